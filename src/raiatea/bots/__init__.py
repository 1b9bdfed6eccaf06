"""Bots: players that see one seat's view and its legal moves, and choose one of them."""

from __future__ import annotations

from typing import Final

from raiatea.bots.bot import Bot, View
from raiatea.bots.greedy import GreedyBot
from raiatea.bots.random_bot import RandomBot
from raiatea.catalogue import Catalogue
from raiatea.errors import RaiateaError

NAMES: Final = ("random", "greedy")

__all__ = ["NAMES", "Bot", "UnknownBot", "View", "make"]


class UnknownBot(RaiateaError, ValueError):
    """A name that is no bot's."""


def make(name: str, catalogue: Catalogue | None = None) -> Bot:
    """A bot by its name, for games with that catalogue (None: the packaged one).

    Raises `UnknownBot`.
    """
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(catalogue)
    raise UnknownBot(f"unknown bot {name!r:.80}; known are: {', '.join(NAMES)}")
