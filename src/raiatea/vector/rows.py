"""Rows of buffers that views are written into: by compiled code where there is such.

Both ways write the same to the last bit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import numpy as np

from raiatea.encoding import Observer, legal
from raiatea.encoding.arrays import mask_of
from raiatea.encoding.legal import not_legal, sayable
from raiatea.encoding.sights import COMPILED, compiled_rows
from raiatea.engine import Game
from raiatea.engine.numeric_view import NumericView
from raiatea.vector.buffers import Buffers

GoOn = Callable[[Game, NumericView, int, bool], NumericView | None]
"""Plays a move that was seen in a game; what is seen next, or None at its end."""


class Rows(Protocol):
    """Buffers that views are written into."""

    def write(self, row: int, view: NumericView, /) -> None:
        """Write what a seat sees, which actions are legal, and which seat it is."""

    def places(self, actions: list[int], /) -> list[int]:
        """Of each row which of its legal moves has the number; raises `ValueError` if none."""

    def play(
        self,
        go_on: GoOn,
        games: list[Game],
        views: list[NumericView],
        places: list[int],
        always: bool,
        /,
    ) -> list[int]:
        """Play one of its moves in each game and write what is seen then; returns the rows whose
        games are over."""


class PlainRows:
    """Rows that are written by Python alone."""

    def __init__(self, buffers: Buffers) -> None:
        self._to = buffers
        self._observers = [Observer() for _ in range(len(buffers))]

    def write(self, row: int, view: NumericView) -> None:
        to = self._to
        to.observations[row] = self._observers[row].observe(view)
        numbers = sayable(legal(view))
        to.masks[row] = mask_of(numbers)
        to.legal[row, : len(numbers)] = numbers
        to.choices[row] = len(numbers)
        to.seats[row] = view.seat

    def places(self, actions: list[int]) -> list[int]:
        found = []
        for row, action in enumerate(actions):
            known = self._to.legal[row, : self._to.choices[row]]
            places = np.flatnonzero(known == action)
            if not len(places):
                raise not_legal(action)
            found.append(int(places[0]))
        return found

    def play(
        self,
        go_on: GoOn,
        games: list[Game],
        views: list[NumericView],
        places: list[int],
        always: bool,
    ) -> list[int]:
        ended = []
        for row, place in enumerate(places):
            view = go_on(games[row], views[row], place, always)
            if view is None:
                ended.append(row)
            else:
                views[row] = view
                self.write(row, view)
        return ended


def rows_of(buffers: Buffers) -> Rows:
    """What writes into these buffers, as quickly as it can here."""
    if not COMPILED:
        return PlainRows(buffers)
    to = buffers
    return compiled_rows(to.observations, to.masks, to.legal, to.choices, to.seats)
