"""The die, and who owns enough assistants for it (R5.1, R5.5, R5.8, R5.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raiatea.engine import chance
from raiatea.engine.events import tell
from raiatea.engine.goods import assistants_of, in_front_bonus
from raiatea.engine.kinds import DIE_BONUS

if TYPE_CHECKING:
    from raiatea.engine.state import GameState


def roll(s: GameState) -> int:
    """The Kahuna rolls the die."""
    face = chance.draw(s, chance.DIE, list(s.box.die))
    tell(s, "rolled", s.kahuna, face)
    return face


def lucky_seats(s: GameState, assistant: int) -> list[int]:
    """Roll, and say who owns at least that many of the assistant, used or not (R8.1, E5).

    They are named in turn order: R5.1, R5.5, R5.8, R5.14.
    """
    face = roll(s)
    lucky: list[int] = []
    for seat in s.seats_from(s.kahuna):
        owned = assistants_of(s, seat, assistant)
        if owned and owned + in_front_bonus(s, seat, DIE_BONUS) >= face:
            lucky.append(seat)
    return lucky
