"""A copy of the project in which something is changed, and which files were touched by hand."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from tests.docs.pages import ROOT, Piece, pieces_of
from tests.docs.workshop import SERVER, Workshop, copy_project

PAGE = ROOT / "docs" / "adding-a-card.md"
LANGUAGES = ("en", "fr", "it", "nl")
WORDS = {f"locales/{language}/cards.ftl" for language in LANGUAGES}
CARDS = "src/raiatea/catalogue/data/rituals.toml"
TYPES = "web/src/server/wire.ts"  # which no hand writes
FOLLOWED = ("A card of known effects", "A new effect", "A new kind of decision")


def section(heading: str) -> list[Piece]:
    """What a section of the page about cards tells to do."""
    found = pieces_of(PAGE)
    headings = [n for n, piece in enumerate(found) if not piece.kind and piece.text[:3] == "## "]
    start = next(n for n in headings if found[n].text == f"## {heading}")
    end = next((n for n in headings if n > start), len(found))
    return found[start:end]


class Copy:
    """The project in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        copy_project(folder)
        unwanted = shutil.ignore_patterns("node_modules")
        shutil.copytree(ROOT / "web", folder / "web", ignore=unwanted)
        (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        self.workshop = Workshop(PAGE.name, folder, SERVER)
        self.before = self.files()

    def files(self) -> dict[str, bytes]:
        """What there is, but for tests and what Python leaves behind."""
        return {
            path.relative_to(self.folder).as_posix(): path.read_bytes()
            for part in ("src", "locales", "web")
            for path in (self.folder / part).rglob("*")
            if path.is_file()
            and not path.is_symlink()
            and not {"__pycache__", "node_modules", "static"} & {*path.parts}
        }

    def follow(self, heading: str) -> None:
        """Do what a section says, to the letter."""
        for piece in section(heading):
            self.workshop.carry_out(piece)

    def touched(self) -> set[str]:
        """The files that are not as they were, but for what the program writes."""
        found = {name for name, text in self.files().items() if self.before.get(name) != text}
        return found - {TYPES}

    def run(self, *arguments: str) -> str:
        """What Python says to something, which must succeed."""
        done = self.try_to(*arguments)
        assert done.returncode == 0, f"{arguments}\n{done.stdout}"
        return done.stdout

    def try_to(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=self.workshop.environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )

    def test(self, *arguments: str) -> None:
        """Run a part of the tests there."""
        self.run("-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments)
