"""Moves by their texts."""

from __future__ import annotations

from raiatea.catalogue import Catalogue
from raiatea.engine import Move
from raiatea.engine.options import box_of


def move_of(catalogue: Catalogue, text: str) -> Move:
    """The move of a text that is one."""
    return box_of(catalogue).parse(text)
