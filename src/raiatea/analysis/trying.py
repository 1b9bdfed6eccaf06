"""Trying moves out: what was played against what seems better, in imagined worlds.

Many positions and worlds are played on side by side, so that the network is asked once for all of
them. First a few worlds for everything, only until the seat is asked again; then many worlds and a
long way for what may have cost the most.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from raiatea.bots.learned.judge import Judge
from raiatea.bots.master.search import LOOK_AHEAD, mean, play_on
from raiatea.engine import Move
from raiatea.view import View

GLANCE: Final = (6, 0)
LOOK: Final = (16, LOOK_AHEAD)
"""In how many worlds, and how far."""
LOOKED_AT: Final = 6  # of each seat
SIDE_BY_SIDE: Final = 12  # positions


@dataclass(frozen=True, slots=True)
class Doubt:
    """A decision of which it is to be found out what it cost; its number seeds the worlds."""

    number: int
    view: View
    played: Move
    better: Move


@dataclass(frozen=True, slots=True)
class Tried:
    """What both moves came to, as chances to win, and in how many worlds."""

    played: float
    better: float
    worlds: int

    @property
    def cost(self) -> float:
        return self.better - self.played


def try_out(
    doubts: Sequence[Doubt], network: Judge, done: Callable[[float], None]
) -> dict[int, Tried]:
    """What each doubt came to, by its number; `done` is told which part of the work is."""
    found: dict[int, Tried] = {}
    for number, (some, tried) in enumerate(in_parts(doubts, network, GLANCE), 1):
        found |= zip([one.number for one in some], tried, strict=True)
        done(0.2 * number * SIDE_BY_SIDE / len(doubts))
    closer = list(costliest(doubts, found))
    for number, (some, tried) in enumerate(in_parts(closer, network, LOOK), 1):
        found |= zip([one.number for one in some], tried, strict=True)
        done(min(1.0, 0.2 + 0.8 * number * SIDE_BY_SIDE / len(closer)))
    looked_at = {one.number for one in closer}
    return {number: tried for number, tried in found.items() if number in looked_at}


def costliest(doubts: Sequence[Doubt], found: dict[int, Tried]) -> Iterator[Doubt]:
    """Of each seat those that seem to have cost the most."""
    by_cost = sorted(doubts, key=lambda one: -found[one.number].cost)
    for seat in {one.view.me.number for one in doubts}:
        yield from [one for one in by_cost if one.view.me.number == seat][:LOOKED_AT]


def in_parts(
    doubts: Sequence[Doubt], network: Judge, effort: tuple[int, int]
) -> Iterator[tuple[Sequence[Doubt], list[Tried]]]:
    for first in range(0, len(doubts), SIDE_BY_SIDE):
        some = doubts[first : first + SIDE_BY_SIDE]
        yield some, side_by_side(some, network, *effort)


def side_by_side(
    doubts: Sequence[Doubt], network: Judge, worlds: int, look_ahead: int
) -> list[Tried]:
    """Both moves of all doubts, in the same worlds."""
    games, seats, lots = [], [], []
    for one in doubts:
        seat = one.view.me.number
        rng = random.Random(one.number)
        for _ in range(worlds):
            world = one.view.imagine(rng.getrandbits(32))
            lot = rng.getrandbits(32)
            for move in (one.played, one.better):
                game = world.copy()
                game.play(seat, game.parse(seat, move.text))
                games.append(game)
                seats.append(seat)
                lots.append(lot)
    values = play_on(games, seats, network, lots, look_ahead=look_ahead)
    each = [values[i : i + 2 * worlds] for i in range(0, len(values), 2 * worlds)]
    return [Tried(mean(one[::2]), mean(one[1::2]), worlds) for one in each]
