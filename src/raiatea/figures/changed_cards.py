"""A card set that no network was trained with: the packaged one with ten other rituals."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from raiatea.catalogue.rewriting import entries, id_of, write_rituals


def write_changed_cards(folder: Path) -> None:
    """Write it into a new folder."""
    text = (files("raiatea.figures") / "changed_rituals.toml").read_text("utf-8")
    changed = {id_of(entry): entry for entry in entries(text)}
    write_rituals(folder, lambda entry: changed.pop(id_of(entry), entry))
    assert not changed, f"not in the packaged set: {', '.join(changed)}"
