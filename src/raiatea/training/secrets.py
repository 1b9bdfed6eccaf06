"""What no seat may see of the others: for a critic, which only training has."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from raiatea.catalogue import COMMODITIES
from raiatea.encoding.actions import MOST_SEATS, RITUALS
from raiatea.engine import Game

COUNT: Final = len(RITUALS)
SECRET_SIZE: Final = 2 * COUNT + len(COMMODITIES)
"""Of each seat: rituals in hand, those prepared, commodities."""
SECRETS: Final = (MOST_SEATS, SECRET_SIZE)


def write_secrets(games: list[Game], to: npt.NDArray[np.uint8]) -> None:
    """Write down all hands, a row for each game."""
    to[:] = 0
    flat = memoryview(to.reshape(-1).data)
    first = 0
    goods = len(COMMODITIES)
    for game in games:
        s = game._state
        held = s.commodities
        drawn, chosen, hands, prepared = s.drawn, s.chosen, s.hands, s.prepared
        for seat in range(s.players):
            place = first + seat * SECRET_SIZE
            for ritual in hands[seat]:
                flat[place + ritual] += 1
            if drawn[seat] or chosen[seat]:
                for ritual in drawn[seat] + chosen[seat]:
                    flat[place + ritual] += 1
            place += COUNT
            for ritual in prepared[seat]:
                flat[place + ritual] += 1
            place += COUNT
            flat[place : place + goods] = bytes(held[seat * goods : (seat + 1) * goods])
        first += MOST_SEATS * SECRET_SIZE
