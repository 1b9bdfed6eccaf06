"""Bots: players that see one seat's view and its legal moves, and choose one of them."""

from raiatea.bots.bot import Bot, Reason, Thinker, Thought
from raiatea.bots.hints import Advice, advise, foreseen, rank
from raiatea.bots.projection import expected
from raiatea.bots.registry import (
    NAMES,
    PLAYS_ANY_CARDS,
    BrokenBot,
    UnknownBot,
    make,
    strangers,
)
from raiatea.bots.skilled.grounds import because
from raiatea.bots.whole_game import Chooser, IllegalChoice, ask, by_lot, play_out, seated

__all__ = [
    "NAMES",
    "PLAYS_ANY_CARDS",
    "Advice",
    "Bot",
    "BrokenBot",
    "Chooser",
    "IllegalChoice",
    "Reason",
    "Thinker",
    "Thought",
    "UnknownBot",
    "advise",
    "ask",
    "because",
    "by_lot",
    "expected",
    "foreseen",
    "make",
    "play_out",
    "rank",
    "seated",
    "strangers",
]
