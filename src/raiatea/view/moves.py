"""Moves by their texts, until the engine itself reads them without a game."""

from __future__ import annotations

from collections.abc import Iterator

from raiatea.catalogue import Catalogue
from raiatea.engine import Box, Move
from raiatea.engine.options import box_of

_made: dict[str, dict[str, Move]] = {}


def all_moves(box: Box) -> Iterator[Move]:
    for name in dir(box):
        value = getattr(box, name)
        for one in value if isinstance(value, list) else [value]:
            yield from [
                move for move in (one if isinstance(one, list) else [one]) if isinstance(move, Move)
            ]


def move_of(catalogue: Catalogue, text: str) -> Move:
    """The move of a text that is one."""
    box = box_of(catalogue)
    known = _made.setdefault(box.hash, {})
    if text not in known:
        verb, _, number = text.rpartition(" ")
        if verb in ("offer", "bid", "silence"):
            {"offer": box.offers, "bid": box.bids, "silence": box.silence}[verb](int(number))
        known.update({move.text: move for move in all_moves(box)})
    return known[text]
