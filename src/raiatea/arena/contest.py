"""What is played in an arena."""

from __future__ import annotations

import random
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from raiatea import Game
from raiatea import catalogue as catalogues
from raiatea.catalogue import Catalogue


@dataclass(frozen=True)
class Contest:
    """The bots at one table, and how many games they play; all that a worker has to know.

    Each deal is played once for each seating: the bots move up by one seat, while chance and the
    cards remain the same. So a number of games that is no multiple of the seats leaves the last
    deal unfinished.
    """

    bots: tuple[str, ...]
    games: int
    seed: int
    variants: tuple[str, ...] = ()
    catalogue: str | None = None
    seconds: float | None = None  # for a decision

    def seats(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        turn = number % len(self.bots)
        return self.bots[turn:] + self.bots[:turn]

    def deal(self, number: int) -> int:
        """Which deal a game is played with."""
        return number // len(self.bots)

    def new_game(self, number: int) -> Game:
        return Game.new(
            len(self.bots),
            seed=random.Random(f"{self.seed} {self.deal(number)}").getrandbits(64),
            variants=self.variants,
            catalogue=self.cards(),
            play_forced=True,
        )

    def lot(self, number: int, seat: int) -> random.Random:
        """What a bot leaves to luck in a game."""
        return random.Random(f"{self.seed} {number} {seat}")

    def cards(self) -> Catalogue | None:
        return _catalogue_at(self.catalogue)

    def to_dict(self) -> dict[str, Any]:
        return {**asdict(self), "bots": list(self.bots), "variants": list(self.variants)}


@cache
def _catalogue_at(path: str | None) -> Catalogue | None:
    return None if path is None else catalogues.load(Path(path))
