"""Loads a catalogue from its folder of TOML files, and refuses one that is not right."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeVar

from raiatea.catalogue.board import read_board
from raiatea.catalogue.cards import read_forest_card, read_mask, read_mission, read_ritual
from raiatea.catalogue.checks import check_totals
from raiatea.catalogue.model import Catalogue
from raiatea.catalogue.reader import CatalogueEntry, read_file, read_text
from raiatea.errors import CatalogueError

FILES = ("board.toml", "rituals.toml", "missions.toml", "masks.toml", "forest.toml")
WORDS = "words"
OWN = "RAIATEA_CATALOGUE"
UNPLAYED = ("source", "where", "words", "hash")

T = TypeVar("T")


@cache
def default() -> Catalogue:
    """Return the catalogue that comes with the package."""
    return _load(files("raiatea.catalogue") / "data")


def bring(folder: Path | str) -> None:
    """Let this program and all that it starts know a card set as its own.

    To be said first of all: what was asked for its own cards before goes on with those.
    """
    os.environ[OWN] = str(Path(folder).expanduser().resolve())


@cache
def own() -> Catalogue:
    """The card set in the folder that RAIATEA_CATALOGUE names, by default the packaged one.

    A server makes its tables with it, and networks read it; all processes find it there.
    """
    folder = os.environ.get(OWN)
    return load(folder) if folder else default()


def named(name: object) -> Catalogue | None:
    """The card set of that hash: the packaged one, a server's own, or one of an earlier release.

    Those of all releases since 0.2.0 stay in the package, so that their games can go on.
    """
    for one in (default(), own()):
        if name == one.hash:
            return one
    return _release(name) if isinstance(name, str) and name in _releases() else None


@cache
def _releases() -> dict[str, Traversable]:
    folder = files("raiatea.catalogue") / "released"
    return {one.name: one for one in folder.iterdir()} if folder.is_dir() else {}


@cache  # of what there is alone: anybody may ask for any name
def _release(name: str) -> Catalogue:
    return _load(_releases()[name])


def load(path: Path | str) -> Catalogue:
    """Return the catalogue in a folder; raises CatalogueError when it is not right."""
    folder = Path(path)
    if not _is_folder(folder):
        raise CatalogueError(f"{path}: must be a folder that holds {', '.join(FILES)}")
    return _load(folder)


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:
        return False


def _load(folder: Traversable) -> Catalogue:
    board, rituals, missions, masks, forest = (read_file(folder, file) for file in FILES)
    pictures = _entries(masks, "masks", read_mask)
    read_card = partial(read_forest_card, masks=tuple(mask.id for mask in pictures))
    catalogue = Catalogue(
        board=read_board(board),
        rituals=_entries(rituals, "rituals", read_ritual),
        missions=_entries(missions, "missions", read_mission),
        masks=pictures,
        forest=_entries(forest, "forest", read_card),
        words=_words(folder / WORDS),
        hash="",
    )
    check_totals(catalogue)
    return replace(catalogue, hash=_hash(catalogue))


def _entries(
    file: CatalogueEntry, field: str, read: Callable[[CatalogueEntry, str], T]
) -> tuple[T, ...]:
    built: dict[str, T] = {}
    with file:
        for entry in file.tables(field):
            with entry:
                key = entry.id()
                entry.where = f"{file.where}: {key}"
                if key in built:
                    raise entry.error("id", "must be unique, but an earlier entry has it too")
                built[key] = read(entry, key)
    return tuple(built.values())


def _words(folder: Traversable) -> dict[str, str]:
    if not folder.is_dir():
        return {}
    found = sorted((file.name, file) for file in folder.iterdir() if file.name.endswith(".ftl"))
    return {name.removesuffix(".ftl"): read_text(file, f"{WORDS}/{name}") for name, file in found}


def _hash(catalogue: Catalogue) -> str:
    def played(items: list[tuple[str, Any]]) -> dict[str, Any]:
        return {field: value for field, value in items if field not in UNPLAYED}

    content = asdict(catalogue, dict_factory=played)
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
