"""Many games stepped at once."""

from __future__ import annotations

import random
from collections.abc import Sequence, Sized
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from raiatea.encoding.actions import CATALOGUE
from raiatea.engine import Game
from raiatea.engine.numeric_view import NumericView, awaited, play_on
from raiatea.errors import RaiateaError
from raiatea.vector.buffers import Buffers
from raiatea.vector.rewards import rewards
from raiatea.vector.rows import rows_of


@dataclass(frozen=True, slots=True)
class Lineup:
    """How many play a game, and with which variants."""

    players: int = 4
    variants: tuple[str, ...] = ()


class NotBegun(RaiateaError, RuntimeError):
    """Games are stepped that were never set up."""


def check_seeds(rows: Sized, seeds: Sequence[int] | None) -> None:
    """Raises `ValueError` when there is not one seed for each row, if there are any."""
    if seeds is not None and len(seeds) != len(rows):
        raise ValueError(f"{len(seeds)} seeds for {len(rows)} tables")


class VectorGames:
    """Games that are played side by side, one decision of each at a step.

    A row is one game at one table; when it is over, the next begins in the same step. Its seed
    fixes all games of a row, wherever the row lies and whoever plays beside it.

    >>> games = VectorGames([Lineup(3), Lineup(5, ("tane",))], seeds=[1, 2])
    >>> seen = games.reset()
    >>> seen.observations.shape, seen.seats.tolist()
    ((2, 1224), [0, 0])
    >>> seen = games.step(seen.legal[:, 0])
    >>> seen.dones.tolist()
    [False, False]
    """

    def __init__(
        self,
        tables: Sequence[Lineup],
        seeds: Sequence[int] | None = None,
        ask_always: bool = False,
        buffers: Buffers | None = None,
    ) -> None:
        """Without seeds they are drawn from the operating system.

        Who has no choice is not asked, unless `ask_always`. Raises `ValueError` when there is not
        one seed and one row of the buffers for each table.
        """
        check_seeds(tables, seeds)
        self.buffers = Buffers.new(len(tables)) if buffers is None else buffers
        if len(self.buffers) != len(tables):
            raise ValueError(f"{len(self.buffers)} rows for {len(tables)} tables")
        self.tables = tuple(tables)
        self.games: list[Game] = []
        self.ended = list(range(len(tables)))  # rows whose games ended; what lies in a buffer goes
        self._always = ask_always
        self.seen: list[NumericView] = []  # of who decides, in each game
        self._rows = rows_of(self.buffers)
        self._reseed(seeds)

    def _reseed(self, seeds: Sequence[int] | None) -> None:
        count = len(self.tables)
        drawn: Sequence[int | None] = [None] * count if seeds is None else seeds
        self._dice = [random.Random(seed) for seed in drawn]

    def reset(self, seeds: Sequence[int] | None = None) -> Buffers:
        """Set up all games anew; with seeds those of other rows, else the next of these."""
        check_seeds(self.tables, seeds)
        if seeds is not None:
            self._reseed(seeds)
        self.games = [self._new_game(row) for row in range(len(self.tables))]
        self.seen = [self._first(game) for game in self.games]
        for row, seen in enumerate(self.seen):
            self._rows.write(row, seen)
        self._clear()
        return self.buffers

    def step(self, actions: npt.NDArray[np.integer[Any]] | None = None) -> Buffers:
        """Play an action in each game; without any, what the buffer `actions` holds.

        Raises `ValueError` if one of them is not legal, and nothing is played then.
        """
        if not self.games:
            raise NotBegun("no game has begun: call reset() first")
        given = self.buffers.actions if actions is None else np.asarray(actions)
        if given.shape != (len(self.tables),):
            raise ValueError(f"one action is needed for each of {len(self.tables)} games")
        places = self._rows.places(given.tolist())
        self._clear()
        for row in self._rows.play(play_on, self.games, self.seen, places, self._always):
            self._end(row)
        return self.buffers

    def put(self, row: int, game: Game) -> None:
        """Go on with a game that is not over in a row, instead of the one that is played there."""
        self.games[row] = game
        self.seen[row] = seen = self._first(game)
        self._rows.write(row, seen)

    def _clear(self) -> None:
        """Forget the games that ended with the step before."""
        to = self.buffers
        for row in self.ended:
            to.dones[row] = False
            to.rewards[row] = 0
            to.points[row] = 0
        self.ended.clear()

    def _new_game(self, row: int) -> Game:
        table = self.tables[row]
        seed = self._dice[row].getrandbits(64)
        return Game.new(table.players, seed, table.variants, CATALOGUE)

    def _first(self, game: Game) -> NumericView:
        seen = awaited(game, self._always)
        assert seen is not None, "nobody is asked in a whole game"
        return seen

    def _end(self, row: int) -> None:
        """Note how a game ended, and begin the next."""
        game, to = self.games[row], self.buffers
        self.ended.append(row)
        to.dones[row] = True
        to.rewards[row, : game.players] = rewards(game)
        to.points[row, : game.players] = [score.total for score in game.scores]
        self.games[row] = game = self._new_game(row)
        self.seen[row] = seen = self._first(game)
        self._rows.write(row, seen)
