"""A game of one seat against bots: what the Gymnasium environments are made of."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from raiatea import bots
from raiatea.encoding.actions import CATALOGUE
from raiatea.engine import Game, Move
from raiatea.engine.numeric_view import NumericView, numeric_view
from raiatea.vector.rewards import rewards


@dataclass(frozen=True, slots=True)
class SeatTable:
    """Bots by name in the order in which they sit after oneself, and one's seat, or None.

    Raises `ValueError` for a seat that there is not.
    """

    opponents: tuple[str, ...]
    seat: int | None
    variants: tuple[str, ...]

    def __post_init__(self) -> None:
        if self.seat is not None and self.seat not in range(self.players):
            last = self.players - 1
            raise ValueError(f"no seat {self.seat!r:.80} at this table; seats are 0 to {last}")

    @property
    def players(self) -> int:
        return len(self.opponents) + 1

    def sit_down(self, draw: np.random.Generator) -> SeatGame:
        """A new game, in which the others have played until one is asked."""
        game = Game.new(self.players, int(draw.integers(1 << 62)), self.variants, CATALOGUE)
        dice = random.Random(int(draw.integers(1 << 62)))
        seat = int(draw.integers(self.players)) if self.seat is None else self.seat
        return SeatGame(game, seat, self.opponents, dice)


class SeatGame:
    """A game, the seat that is asked, and the bots at the others."""

    def __init__(
        self, game: Game, seat: int, opponents: Sequence[str], dice: random.Random
    ) -> None:
        self.game = game
        self.seat = seat
        self.bots = {
            (seat + i + 1) % game.players: bots.make(name) for i, name in enumerate(opponents)
        }
        self._dice = dice
        self._let_others_play()

    def _let_others_play(self) -> None:
        bots.play_out(self.game, self._others_choose, until=lambda game: self.seat in game.awaiting)

    def _others_choose(self, game: Game, seat: int) -> Move:
        return bots.ask(self.bots[seat], game, seat, self._dice)

    def seen(self) -> NumericView:
        """What one sees."""
        return numeric_view(self.game, self.seat)

    def play(self, place: int) -> None:
        """Play one of the legal moves, and let the others play until one is asked again."""
        self.game.play(self.seat, self.game.moves(self.seat)[place])
        self._let_others_play()

    @property
    def reward(self) -> float:
        return rewards(self.game)[self.seat]
