"""Luck told apart from decisions: what dice and draws gave, against what they give on average.

Wherever chance fell, the same move is played again with chance falling otherwise: every face of a
die, or some other draws. What really came, less the mean of these, is luck.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final

from raiatea.analysis.chances import Watching, chances, opinions
from raiatea.engine import Game
from raiatea.engine.foresight import otherwise
from raiatea.view import View

FACES: Final = (1, 2, 3, 4)
DRAWS: Final = 6
GOODS: Final = ("pearls", "mana", "tattoos", "priests")


@dataclass(slots=True)
class Luck:
    """What dice and draws did to a seat: chances to win, and goods over the average by dice."""

    dice: float = 0.0
    draws: float = 0.0
    goods: dict[str, float] = field(default_factory=lambda: defaultdict(float))


class Fortune:
    """Gathers where chance fell in a game, and says in the end who was lucky."""

    def __init__(self, players: int) -> None:
        self._watching = Watching(players)
        self._seen: list[list[bytearray]] = []
        self._rounds: list[int] = []
        self._cast: list[tuple[int, bool, int]] = []  # moment, by a die, how many other worlds
        self._found = [Luck() for _ in range(players)]

    def cast(self, before: Game, seat: int, text: str, after: Game, kinds: Sequence[str]) -> None:
        """Chance fell by a move; `after` is what came of it."""
        die = "die" in kinds
        worlds = [otherwise(before, number) for number in range(1, DRAWS + 1)]
        if die:
            worlds = [before.copy() for _ in FACES]
            for face, world in zip(FACES, worlds, strict=True):
                world.force("die", [face])
        for world in worlds:
            world.play(seat, world.parse(seat, text))
            self._seen.append(self._watching.look(world))
            self._rounds.append(View.of(after, None).round_number)
        self._cast.append((after.decisions, die, len(worlds)))
        if die:
            self._count(after, worlds)

    def _count(self, after: Game, worlds: Sequence[Game]) -> None:
        got, *others = [View.of(game, None).seats for game in (after, *worlds)]
        for one, luck in enumerate(self._found):
            for name in GOODS:
                usual = fmean(getattr(seats[one], name) for seats in others)
                luck.goods[name] += getattr(got[one], name) - usual

    def found(self, after: Sequence[Sequence[float]]) -> list[Luck]:
        """Everyone's luck; `after` are the chances after each number of decisions."""
        if not self._cast:
            return self._found
        thought = chances(opinions(self._seen), self._rounds)
        first = 0
        for moment, die, worlds in self._cast:
            tried = thought[first : first + worlds]
            first += worlds
            for one, luck in enumerate(self._found):
                over = after[moment][one] - fmean(chance[one] for chance in tried)
                if die:
                    luck.dice += over
                else:
                    luck.draws += over
        return self._found
