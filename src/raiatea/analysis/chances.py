"""How likely each seat is to win, as the network of `learned` judges it from every seat's view.

What it thinks of a seat is its own opinion of its own position. A seat's chance is its share of
all of them, sharpened or blunted so that of the positions called 40 % two in five are won:
`temperatures.json` says by how much, by the number of players and the round. It is fitted to games
of bots; see docs/analysing.md.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from raiatea import encoding
from raiatea.bots.learned.judge import network_for
from raiatea.engine import Game
from raiatea.engine.numeric_view import numeric_view

TEMPERATURES: Final = Path(__file__).parent / "temperatures.json"
LEAST: Final = 1e-6


class Watching:
    """Looks at a game again and again; little changes from one moment to the next."""

    def __init__(self, players: int) -> None:
        self._observers = [encoding.Observer() for _ in range(players)]

    def look(self, game: Game) -> list[bytearray]:
        """What each seat sees, also one that is not asked."""
        return [one.look(numeric_view(game, seat)) for seat, one in enumerate(self._observers)]


def opinions(seen: Sequence[list[bytearray]]) -> list[list[float]]:
    """For each moment the logarithm of the chance that the network gives each seat.

    Of the chance, not of its odds: those make too much of whoever leads, the more so with five.
    """
    values = iter(network_for(None).values([one for moment in seen for one in moment]))
    return [[math.log(max(next(values), LEAST)) for _ in moment] for moment in seen]


@cache
def temperatures(players: int) -> list[float]:
    """By how much opinions count, before the first round and then by rounds."""
    known: dict[str, list[float]] = json.loads(TEMPERATURES.read_text(encoding="utf-8"))
    return known[str(players)]


def chances(opinion: Sequence[Sequence[float]], rounds: Sequence[int]) -> list[list[float]]:
    """Everyone's chance to win at each moment; they add up to 1. Before the first round is -1."""
    counts = temperatures(len(opinion[0]))
    last = len(counts) - 1
    return [
        shares([one * counts[min(number + 1, last)] for one in moment])
        for moment, number in zip(opinion, rounds, strict=True)
    ]


def shares(raised: Sequence[float]) -> list[float]:
    highest = max(raised)
    grown = [math.exp(one - highest) for one in raised]
    total = sum(grown)
    return [one / total for one in grown]
