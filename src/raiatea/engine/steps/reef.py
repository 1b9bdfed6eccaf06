"""The Pearl Oyster Reef (R5.8, R5.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raiatea.engine.goods import PEARL_DIVER, gain_pearls, in_front_bonus
from raiatea.engine.kinds import REEF_PEARLS
from raiatea.engine.steps.die import lucky_seats, roll

if TYPE_CHECKING:
    from raiatea.engine.state import GameState

DIVERS_PEARLS = 4
KAHUNA_PEARLS = 3


def visit_reef(s: GameState) -> None:
    for seat in lucky_seats(s, PEARL_DIVER):  # R5.8; nobody has a turn here (R10.5)
        gain_pearls(s, seat, DIVERS_PEARLS)
    face = roll(s)  # R5.9
    for seat in s.seats_from(s.kahuna):
        bonus = KAHUNA_PEARLS if seat == s.kahuna else 0
        gain_pearls(s, seat, face + bonus + in_front_bonus(s, seat, REEF_PEARLS))
