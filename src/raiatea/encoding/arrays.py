"""Numbers as arrays, for programs that learn. Whoever only plays needs no numpy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from raiatea.encoding.actions import ABOUT, ACTIONS, FEATURES, PRICES, TABLE, THINGS, Action
from raiatea.encoding.legal import legal
from raiatea.engine.numeric_view import NumericView
from raiatea.engine.vocabulary import VERBS
from raiatea.view import View

FLOATS: Final = np.dtype(np.float32)
MARKS: Final = np.dtype(np.int8)
SIZE: Final = len(ACTIONS)


def rows(seen: Sequence[bytearray]) -> npt.NDArray[np.float32]:
    """What an `Observer` looked at, a row for each."""
    return np.frombuffer(bytearray().join(seen), FLOATS).reshape(len(seen), -1)


def mask(view: View | NumericView) -> npt.NDArray[np.int8]:
    """1 for each action that is legal now, 0 for all others.

    >>> from raiatea import Game
    >>> view = View.of(Game.new(3, seed=1), 0)
    >>> int(mask(view).sum()) == len(view.moves)
    True
    """
    return mask_of(legal(view))


def mask_of(numbers: Sequence[int]) -> npt.NDArray[np.int8]:
    """A mask with 1 for each of the numbers."""
    found = bytearray(SIZE + 1)  # the last for what is unsayable
    for number in numbers:
        found[number] = 1
    return np.frombuffer(found, MARKS, SIZE)


def describe(action: Action) -> npt.NDArray[np.float32]:
    found = np.zeros(len(FEATURES), FLOATS)
    found[VERBS[action.verb].number] = 1
    kind = ABOUT[action.verb]
    if kind == "amount":
        found[FEATURES.index("amount")] = action.thing / 30
    elif kind == "priests":
        found[FEATURES.index("amount")] = action.thing / 2
    elif kind in THINGS:
        found[FEATURES.index(f"{kind} {THINGS[kind][action.thing]}")] = 1
    if action.verb == "sell":
        found[FEATURES.index("price")] = (action.nth + 1) / len(PRICES)
    return found


DESCRIPTIONS: Final = np.stack([describe(action) for action in TABLE])
"""A row for each action, for networks that score moves one by one: see `FEATURES`."""
DESCRIPTIONS.setflags(write=False)
