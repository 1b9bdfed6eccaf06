"""The pages of the documentation in pieces: code to run, commands, changes to files, links."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").glob("*.md")),
]

FENCE = re.compile(r"^```(\w*)$")
COMMAND = re.compile(r"`(raiatea [^`]+)`")
PLACEHOLDER = re.compile(r"\b[A-Z]{3,}\b")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$")
FILE = re.compile(r"# (\S+/\S+\.py)\n")


@dataclass(frozen=True)
class Piece:
    """A fenced block, or with the kind "" a line of text; `line` is where its text begins."""

    kind: str
    text: str
    line: int

    @property
    def file(self) -> str:
        """The file that a block of Python is, by the comment in its first line; "" for none."""
        found = FILE.match(self.text) if self.kind == "python" else None
        return found[1] if found else ""

    @property
    def commands(self) -> list[str]:
        """The commands in a line of text that can be run as they are."""
        found: list[str] = [] if self.kind else COMMAND.findall(self.text)
        return [command for command in found if not PLACEHOLDER.search(command)]


def pieces(text: str) -> Iterator[Piece]:
    """The lines of text and the fenced blocks of a page, in their order."""
    block: list[str] | None = None
    kind = ""
    for number, line in enumerate(text.splitlines(), 1):
        fence = FENCE.match(line)
        if block is None and fence:
            block, kind = [], fence[1] or "text"
        elif block is None:
            yield Piece("", line, number)
        elif line == "```":
            yield Piece(kind, "".join(f"{one}\n" for one in block), number - len(block))
            block = None
        else:
            block.append(line)
    assert block is None, "a block is not closed"


def pieces_of(page: Path) -> list[Piece]:
    return list(pieces(page.read_text(encoding="utf-8")))


def prose(page: Path) -> str:
    """A page without its blocks."""
    return "\n".join(piece.text for piece in pieces_of(page) if not piece.kind)


def rows(page: Path) -> list[list[str]]:
    """The rows of all tables of a page, cell by cell."""
    lines = [piece.text for piece in pieces_of(page) if piece.text.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


def anchors(page: Path) -> list[str]:
    """What a link may name behind the # of a page."""
    found: list[str] = []
    for piece in pieces_of(page):
        heading = HEADING.match(piece.text) if not piece.kind else None
        if heading:
            plain = re.sub(r"[^\w\- ]", "", heading[1].lower()).replace(" ", "-")
            twins = sum(1 for one in found if re.fullmatch(rf"{re.escape(plain)}(-\d+)?", one))
            found.append(f"{plain}-{twins}" if twins else plain)
    return found


def links(page: Path) -> list[str]:
    """The links of a page to other pages and files of the project."""
    found: list[str] = LINK.findall(prose(page))
    return [link for link in found if not link.startswith(("http://", "https://", "mailto:"))]


def changed(text: str, diff: str) -> str:
    """A text with the hunks of a diff applied: each must fit at exactly one place.

    A hunk is lines that begin with a space (kept), a minus (removed) or a plus (added); a line
    @@ begins the next one.
    """
    for hunk in re.split(r"^@@\n", diff, flags=re.MULTILINE):
        lines = [line if line.strip() else " \n" for line in hunk.splitlines(keepends=True)]
        old = "".join(line[1:] for line in lines if line[0] in " -")
        new = "".join(line[1:] for line in lines if line[0] in " +")
        places = [one.start() for one in re.finditer(rf"^(?={re.escape(old)})", text, re.MULTILINE)]
        assert len(places) == 1, f"these lines are there {len(places)} times:\n{old}"
        text = text[: places[0]] + new + text[places[0] + len(old) :]
    return text


def missing(names: set[str], text: str) -> list[str]:
    """The names that a text does not have in code font."""
    return sorted(name for name in names if f"`{name}`" not in text)


def fields(value: object, deep: int, path: str = "") -> Iterator[str]:
    """The fields of an object down to a depth: round, markets.masks, scores[].total."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield f"{path}{key}"
            if deep > 1:
                yield from fields(inner, deep - 1, f"{path}{key}.")
    elif isinstance(value, list):
        for item in value:
            if isinstance(item, dict):
                yield from fields(item, deep, f"{path.removesuffix('.')}[].")
