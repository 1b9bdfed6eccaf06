"""The arena: bots play many games against each other, and are rated by what comes of it."""

from raiatea.arena.contest import Contest
from raiatea.arena.match import Crash, Outcome, play
from raiatea.arena.standings import report

__all__ = ["Contest", "Crash", "Outcome", "play", "report"]
