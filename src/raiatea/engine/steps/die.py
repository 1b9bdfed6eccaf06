"""The die, and who owns enough assistants for it (R5.1, R5.5, R5.8, R5.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raiatea.engine import chance
from raiatea.engine.declare import NOBODY
from raiatea.engine.events import tell
from raiatea.engine.goods import assistants_of, in_front_bonus
from raiatea.engine.kinds import DIE_BONUS

if TYPE_CHECKING:
    from raiatea.engine.state import GameState


def roll(s: GameState) -> int:
    """The Kahuna rolls the die."""
    face = chance.draw(s, chance.DIE, list(s.box.die))
    tell(s, "rolled", s.kahuna, face, NOBODY)
    return face


def lucky_seats(s: GameState, assistant: int) -> list[int]:
    """Roll, and say who owns at least that many of the assistant, used or not (R8.1, E5).

    They are named in turn order: R5.1, R5.5, R5.8, R5.14.
    """
    face = chance.draw(s, chance.DIE, list(s.box.die))
    lucky: list[int] = []
    chances: list[int] = []
    for seat in s.seats_from(s.kahuna):
        owned = assistants_of(s, seat, assistant)
        short = face - in_front_bonus(s, seat, DIE_BONUS) - owned
        if owned == 0:
            short = max(short, 1)
        elif short <= 0:
            lucky.append(seat)
        chances += [seat, max(short, 0)]
    tell(s, "rolled", s.kahuna, face, assistant, *chances)
    return lucky
