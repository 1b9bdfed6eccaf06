"""Build the source archive and the wheels, and check them: `make release`.

The wheels are built from the source archive, without npm: one that is compiled for this machine
and one in plain Python for all others. Nothing is published; what is in `dist` afterwards can be.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
CLIENT = "raiatea/server/static"
# What a game cannot do without, in the package of both kinds of archive.
PACKAGE = (
    "raiatea/__init__.py",
    "raiatea/py.typed",
    "raiatea/locales/en/rules.ftl",
    "raiatea/locales/it/board.ftl",
    f"{CLIENT}/index.html",
    f"{CLIENT}/index.html.br",
    f"{CLIENT}/index.html.gz",
    f"{CLIENT}/built-from",
)
PROJECT = (
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "Makefile",
    "README.md",
    "web/package.json",
)
UNWANTED = re.compile(r"(^|/)(__pycache__|node_modules|\.venv|\.hypothesis|build|dist)(/|$)")
NO_NPM = {"npm_config_registry": "http://127.0.0.1:9", "npm_config_fetch_retries": "0"}


class Unfit(Exception):
    """Something that may not be released."""


def version() -> str:
    text = (ROOT / "src" / "raiatea" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise Unfit("src/raiatea/__init__.py says no version")
    return found[1]


def newest_change(text: str) -> str:
    """The version of the newest release in a change log; it must have a date."""
    found = re.search(r"^## \[(\d[^\]]*)\] - \d{4}-\d\d-\d\d$", text, re.MULTILINE)
    if found is None:
        raise Unfit("CHANGELOG.md has no release with a date")
    return found[1]


def complaints(
    files: Mapping[str, bytes], wanted: Iterable[str], machine: Iterable[str]
) -> list[str]:
    """What is wrong with the files of an archive; `machine` are paths that nobody else has."""
    found = [f"{name} is missing" for name in wanted if name not in files]
    found += [f"{name} does not belong there" for name in files if UNWANTED.search(name)]
    for path in machine:
        found += [f"{name} tells of {path}" for name in files if path.encode() in files[name]]
    if not any(name.endswith(".js") and f"{CLIENT}/assets/" in name for name in files):
        found.append("the client has no script")
    return found


def sdist_files(path: Path) -> dict[str, bytes]:
    """The files of a source archive, without the folder in which all of them are."""
    with tarfile.open(path) as archive:
        files = [(one.name.partition("/")[2], archive.extractfile(one)) for one in archive]
        return {name: file.read() for name, file in files if file is not None}


def wheel_files(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def check(path: Path) -> None:
    """Raises `Unfit`."""
    machine = [f"{ROOT}/", f"{Path.home()}/"]
    if path.suffix == ".whl":
        found = complaints(wheel_files(path), PACKAGE, machine)
    else:
        wanted = (*PROJECT, *(f"src/{name}" for name in PACKAGE))
        found = complaints(sdist_files(path), wanted, machine)
    if found:
        raise Unfit(f"{path.name}: {'; '.join(found[:5])}")


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> str:
    print("$", *command, flush=True)
    done = subprocess.run(
        command, cwd=cwd, env={**os.environ, **environment}, check=False, stdout=subprocess.PIPE
    )
    if done.returncode:
        raise Unfit(f"{command[0]} ended with {done.returncode}")
    return done.stdout.decode()


def build(folder: Path) -> list[Path]:
    """The source archive, and from it the two wheels."""
    python = sys.executable
    run(python, "-m", "hatchling", "build", "--target", "sdist", "--directory", folder)
    [sdist] = folder.glob("*.tar.gz")
    with tempfile.TemporaryDirectory() as temporary:
        shutil.unpack_archive(sdist, temporary)
        [source] = Path(temporary).iterdir()
        for compiled in ("1", "0"):
            command = (python, "-m", "hatchling", "build", "--target", "wheel", "--directory")
            run(*command, folder, cwd=source, RAIATEA_COMPILE=compiled, **NO_NPM)
    return [sdist, *sorted(folder.glob("*.whl"))]


def play(wheel: Path) -> None:
    """Install a wheel where nothing else is, and play a game with it."""
    with tempfile.TemporaryDirectory() as temporary:
        home = Path(temporary)
        venv.create(home / "venv", with_pip=True)
        python = home / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
        run(python, "-m", "pip", "install", "--quiet", wheel, cwd=home)
        told = run(python, "-m", "raiatea", "--version", cwd=home)
        if not told.startswith(f"raiatea {version()}, engine "):
            raise Unfit(f"{wheel.name} says {told}")
        told = run(
            *(python, "-m", "raiatea", "simulate", "--bots", "skilled,novice,random"),
            *("-n", "1", "--seed", "1", "--json"),
            cwd=home,
        )
        if '"games"' not in told:
            raise Unfit(f"{wheel.name} plays no game: {told}")


def main() -> int:
    try:
        newest = newest_change((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
        if newest != version():
            raise Unfit(f"this is {version()}, but the newest in CHANGELOG.md is {newest}")
        shutil.rmtree(DIST, ignore_errors=True)
        DIST.mkdir()
        made = build(DIST)
        for path in made:
            check(path)
        for path in made[1:]:
            play(path)
    except Unfit as error:
        print(f"not fit for release: {error}", file=sys.stderr)
        return 1
    print(*(f"dist/{path.name}" for path in made), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
