"""What is released is what it says it is."""

from __future__ import annotations

import io
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import hatch_build
import raiatea
from scripts import release
from scripts.first_move import NoGame, first_move

GOOD = {
    **dict.fromkeys(release.PACKAGE, b""),
    f"{release.CLIENT}/assets/main-1.js": b"",
}

NO_CLIENT = """
import http.server, sys
port = int(sys.argv[sys.argv.index("--port") + 1])
http.server.HTTPServer(("127.0.0.1", port), http.server.SimpleHTTPRequestHandler).serve_forever()
"""


def wheel(folder: Path, files: dict[str, bytes]) -> Path:
    path = folder / "raiatea-1-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return path


def sdist(folder: Path, files: dict[str, bytes]) -> Path:
    path = folder / "raiatea-1.tar.gz"
    with tarfile.open(path, "w:gz") as archive:
        for name, data in files.items():
            info = tarfile.TarInfo(f"raiatea-1/{name}")
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    return path


def test_wheels_are_built_for_every_python_that_the_project_names() -> None:
    wanted = release.wanted_pythons()
    assert wanted[0] == release.project()["project"]["requires-python"].removeprefix(">=")
    built = release.project()["tool"]["cibuildwheel"]["build"]
    assert built == [f"cp{version.replace('.', '')}-*" for version in wanted]


def test_pythons_are_found_by_their_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    here = ".".join(map(str, sys.version_info[:2]))
    assert release.by_version([sys.executable]) == {here: sys.executable}
    monkeypatch.setattr(release, "wanted_pythons", lambda: ["2.7"])
    with pytest.raises(release.Unfit, match=f"runs on Python {here}"):
        release.by_version([sys.executable])


@pytest.mark.parametrize(
    ("program", "words"),
    [("raise SystemExit(3)", "it ended with 3"), (NO_CLIENT, "there is no client")],
)
def test_a_command_that_begins_no_game_is_told(tmp_path: Path, program: str, words: str) -> None:
    with pytest.raises(NoGame, match=words):
        first_move([sys.executable, "-c", program], tmp_path)


def test_the_change_log_ends_with_this_version() -> None:
    text = (release.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert release.newest_change(text) == release.version() == raiatea.__version__


def test_a_change_log_without_a_dated_release_is_refused() -> None:
    with pytest.raises(release.Unfit, match="no release"):
        release.newest_change("# Changes\n\n## [Unreleased]\n\n## [0.3.0]\n")


def test_the_source_archive_has_the_words_both_for_the_client_and_in_the_package() -> None:
    held = set(hatch_build.words(release.ROOT).values())
    assert {"locales/it/board.ftl", "src/raiatea/locales/it/board.ftl"} <= held


def test_an_archive_with_all_that_belongs_there_is_fit(tmp_path: Path) -> None:
    release.check(wheel(tmp_path, GOOD))
    project = dict.fromkeys(release.PROJECT, b"")
    release.check(sdist(tmp_path, project | {f"src/{name}": data for name, data in GOOD.items()}))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"raiatea/locales/en/rules.ftl": None}, "raiatea/locales/en/rules.ftl is missing"),
        ({f"{release.CLIENT}/assets/main-1.js": None}, "the client has no script"),
        ({"raiatea/__pycache__/x.pyc": b""}, "does not belong there"),
        ({"raiatea/x.py": f"'{release.ROOT}/src'".encode()}, "raiatea/x.py tells of"),
    ],
)
def test_one_that_lacks_something_or_tells_of_this_machine_is_not(
    tmp_path: Path, changes: dict[str, bytes | None], words: str
) -> None:
    files = {name: data for name, data in (GOOD | changes).items() if data is not None}
    with pytest.raises(release.Unfit, match=words):
        release.check(wheel(tmp_path, files))
