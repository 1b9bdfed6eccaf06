"""A card set that no network was trained with: the packaged one with ten other rituals."""

from __future__ import annotations

import shutil
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

RITUALS: Final = "rituals.toml"
ENTRY: Final = "[[rituals]]\n"


def write_changed_cards(folder: Path) -> None:
    """Write it into a new folder."""
    with as_file(files("raiatea.catalogue") / "data") as data:
        shutil.copytree(data, folder)
    text = (files("raiatea.figures") / "changed_rituals.toml").read_text("utf-8")
    changed = {id_of(entry): entry for entry in text.split(ENTRY)[1:]}
    file = folder / RITUALS
    begin, *packaged = file.read_text("utf-8").split(ENTRY)
    cards = [changed.pop(id_of(entry), entry) for entry in packaged]
    assert not changed, f"not in the packaged set: {', '.join(changed)}"
    file.write_text(ENTRY.join([begin, *cards]), "utf-8")


def id_of(entry: str) -> str:
    """`id = "hina"` stands first."""
    return entry.partition("\n")[0]
