"""The memory that a vector of games is written into: the caller's, a row for each game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from raiatea.encoding import ACTIONS, LENGTH
from raiatea.encoding.actions import MOST_SEATS

SHAPES: Final[dict[str, tuple[npt.DTypeLike, tuple[int, ...]]]] = {
    "observations": (np.float32, (LENGTH,)),
    "rewards": (np.float32, (MOST_SEATS,)),
    "points": (np.int32, (MOST_SEATS,)),
    "choices": (np.int32, ()),
    "seats": (np.int32, ()),
    "actions": (np.int32, ()),
    "legal": (np.int16, (len(ACTIONS),)),
    "masks": (np.int8, (len(ACTIONS),)),
    "dones": (np.bool_, ()),
}
"""The type and shape of a row of each; wide types first, so that all begin where they may."""


@dataclass(frozen=True, slots=True, eq=False)
class Buffers:
    """Arrays with a row for each game.

    `observations` and `masks` are what the seat that decides sees and may do; `seats` says which
    it is; the first `choices` of each row of `legal` are the numbers that the mask marks. `actions`
    is what the caller plays. `dones` marks the games that ended with the last step: `rewards` and
    `points` are theirs then, by seat, and everything else is of the game that has begun instead.
    """

    observations: npt.NDArray[np.float32]
    masks: npt.NDArray[np.int8]
    legal: npt.NDArray[np.int16]
    choices: npt.NDArray[np.int32]
    seats: npt.NDArray[np.int32]
    rewards: npt.NDArray[np.float32]
    points: npt.NDArray[np.int32]
    dones: npt.NDArray[np.bool_]
    actions: npt.NDArray[np.int32]

    def __post_init__(self) -> None:
        for name, array in self._arrays():
            kind, row = SHAPES[name]
            wanted = (len(self.dones), *row)
            if not isinstance(array, np.ndarray) or array.dtype != kind or array.shape != wanted:
                raise ValueError(f"{name} must be an array of {np.dtype(kind)}, shaped {wanted}")
            if not array.flags.c_contiguous or not array.flags.writeable:
                raise ValueError(f"{name} must lie in one piece and be writeable")

    def _arrays(self) -> Iterator[tuple[str, Any]]:
        return ((field.name, getattr(self, field.name)) for field in fields(self))

    def __len__(self) -> int:
        return len(self.dones)

    @staticmethod
    def new(rows: int) -> Buffers:
        """Buffers of their own memory."""
        return Buffers.over(bytearray(Buffers.size(rows)), rows)

    @staticmethod
    def size(rows: int) -> int:
        """How many bytes so many rows need."""
        return sum(
            rows * np.dtype(kind).itemsize * int(np.prod(row)) for kind, row in SHAPES.values()
        )

    @staticmethod
    def over(memory: Any, rows: int, first: int = 0) -> Buffers:
        """Buffers that lie in memory of the caller's, from a byte on: shared memory, say."""
        found: dict[str, Any] = {}
        for name, (kind, row) in SHAPES.items():
            count = rows * int(np.prod(row))
            found[name] = np.frombuffer(memory, kind, count, first).reshape(rows, *row)
            first += found[name].nbytes
        return Buffers(**found)

    def take(self, other: Buffers) -> None:
        """Hold what another holds, which has as many rows."""
        for (_, own), (_, theirs) in zip(self._arrays(), other._arrays(), strict=True):
            own[:] = theirs

    def part(self, first: int, last: int) -> Buffers:
        """The rows from the first until before the last, in the same memory."""
        return Buffers(**{name: array[first:last] for name, array in self._arrays()})
