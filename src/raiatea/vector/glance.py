"""One view at a time, as arrays of their own."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from raiatea.encoding import Observer, legal
from raiatea.encoding.arrays import mask_of
from raiatea.encoding.legal import sayable
from raiatea.encoding.sights import COMPILED
from raiatea.engine.numeric_view import NumericView
from raiatea.vector.buffers import Buffers
from raiatea.vector.rows import rows_of


class Glanced(NamedTuple):
    """What a seat sees and may do; `legal` are the numbers that the mask marks."""

    observation: npt.NDArray[np.float32]
    mask: npt.NDArray[np.int8]
    legal: list[int]


class Glance:
    """Looks at one view after another; those of one game are looked at quickest.

    >>> from raiatea import Game
    >>> from raiatea.engine.numeric_view import numeric_view
    >>> len(Glance().at(numeric_view(Game.new(3, seed=1), 0)).observation)
    1224
    """

    def __init__(self) -> None:
        if COMPILED:
            self._to = Buffers.new(1)
            self._rows = rows_of(self._to)
        else:  # a buffer in between would only cost time
            self._observer = Observer()

    def at(self, view: NumericView) -> Glanced:
        """What the view says."""
        if not COMPILED:
            numbers = sayable(legal(view))
            return Glanced(self._observer.observe(view), mask_of(numbers), numbers)
        self._rows.write(0, view)
        to = self._to
        numbers = to.legal[0, : to.choices[0]].tolist()
        return Glanced(to.observations[0].copy(), to.masks[0].copy(), numbers)
