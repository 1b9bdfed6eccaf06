"""Card sets that are the packaged one with other rituals."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

RITUALS: Final = "rituals.toml"
ENTRY: Final = "[[rituals]]\n"


def entries(text: str) -> list[str]:
    """The rituals of a file, each without its heading."""
    return text.split(ENTRY)[1:]


def id_of(entry: str) -> str:
    """`id = "hina"` stands first."""
    return entry.partition("\n")[0]


def write_rituals(folder: Path, change: Callable[[str], str]) -> None:
    """Write the packaged set into a new folder, with each ritual as it is changed."""
    with as_file(files("raiatea.catalogue") / "data") as data:
        shutil.copytree(data, folder)
    file = folder / RITUALS
    text = file.read_text("utf-8")
    begin = text.partition(ENTRY)[0]
    file.write_text(ENTRY.join([begin, *map(change, entries(text))]), "utf-8")
