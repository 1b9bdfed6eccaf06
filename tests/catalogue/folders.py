"""The packaged data files, and how to change a copy of them."""

from __future__ import annotations

from pathlib import Path

from raiatea import catalogue

DATA = Path(catalogue.__file__).parent / "data"
FILES = ("board.toml", "rituals.toml", "missions.toml", "masks.toml", "forest.toml")


def edit(folder: Path, file: str, entry: str, old: str, new: str) -> None:
    """Replace the first `old` that follows the text `entry`."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    start = text.index(old, text.index(entry))
    path.write_text(text[:start] + new + text[start + len(old) :], encoding="utf-8")
