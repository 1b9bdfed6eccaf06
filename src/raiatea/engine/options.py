"""What is agreed before a game: players, seed, variants, catalogue."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from raiatea import catalogue as catalogues
from raiatea.catalogue import Catalogue
from raiatea.engine.box import Box
from raiatea.engine.declare import MOST_PLAYERS
from raiatea.engine.kinds import VARIANTS
from raiatea.engine.state import GameState
from raiatea.engine.steps.setup import bare_state
from raiatea.errors import OptionError

LEAST_PLAYERS: Final = 3
MOST_SEED: Final = 1 << 256

_boxes: dict[str, Box] = {}


def box_of(catalogue: Catalogue | None) -> Box:
    """The box of a catalogue, made once; None is the catalogue that comes with the package."""
    if catalogue is None:
        catalogue = catalogues.default()
    box = _boxes.get(catalogue.hash)
    if box is None:
        box = Box(catalogue)
        _boxes[catalogue.hash] = box
    return box


def box_for(catalogue: Catalogue | None, data: object) -> Box:
    """The box of a catalogue, or with None of the card set that a record, position or view names.

    One that names none we know gets the packaged one, and is then refused.
    """
    if catalogue is None and isinstance(data, Mapping):
        name = data.get("catalogue")
        catalogue = catalogues.named(name) if isinstance(name, str) else None
    return box_of(catalogue)


def start(box: Box, players: int, seed: int, variants: Sequence[str]) -> GameState:
    return bare_state(box, players, frozenset(variants), seed)


def check_names(players: object) -> tuple[str, ...]:
    """The names of a number of players, or of a list of names."""
    if type(players) is int:
        if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
            raise OptionError(f"3 to 5 players are needed, not {players}")
        return tuple([f"Player {seat + 1}" for seat in range(players)])
    if not isinstance(players, list | tuple):
        raise OptionError(f"players must be a number or a list of names, not {players!r:.80}")
    if not LEAST_PLAYERS <= len(players) <= MOST_PLAYERS:
        raise OptionError(f"3 to 5 names are needed, not {len(players)}")
    for name in players:
        if not isinstance(name, str) or not name.strip():
            raise OptionError(f"a name must be a text that is not empty, not {name!r:.80}")
    if len(set(players)) < len(players):
        raise OptionError(f"names must differ: {', '.join(players):.200}")
    return tuple(players)


def check_seed(seed: object) -> int:
    if seed is None:
        return secrets.randbits(128)
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise OptionError(f"a seed must be a whole number from 0 to 2**256, not {seed!r:.80}")
    return seed


def check_variants(variants: object) -> tuple[str, ...]:
    if isinstance(variants, str) or not isinstance(variants, Sequence):
        raise OptionError(f"variants must be a list of names, not {variants!r:.80}")
    for variant in variants:
        if variant not in VARIANTS:
            raise OptionError(f"unknown variant {variant!r:.80}; known are: {', '.join(VARIANTS)}")
    return tuple(variants)
