"""Bots: players that see one seat's view and its legal moves, and choose one of them."""

from raiatea.bots.bot import Bot, Reason, Thinker, Thought, View
from raiatea.bots.hints import rank
from raiatea.bots.registry import (
    NAMES,
    PLAYS_ANY_CARDS,
    BrokenBot,
    UnknownBot,
    make,
    strangers,
)

__all__ = [
    "NAMES",
    "PLAYS_ANY_CARDS",
    "Bot",
    "BrokenBot",
    "Reason",
    "Thinker",
    "Thought",
    "UnknownBot",
    "View",
    "make",
    "rank",
    "strangers",
]
