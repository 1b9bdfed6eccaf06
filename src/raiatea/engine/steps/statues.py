"""Turning up the statues' mission tokens (R1.7, R6.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raiatea.engine import chance
from raiatea.engine.events import tell
from raiatea.engine.state import put, without_card

if TYPE_CHECKING:
    from raiatea.engine.state import GameState


def turn_up_statue(s: GameState, statue: int) -> None:
    size = s.box.statue_size
    for space in range(statue * size, (statue + 1) * size):
        mission = chance.draw(s, chance.MISSION, s.unseen[statue])
        s.unseen = put(s.unseen, statue, without_card(s.unseen[statue], mission))
        s.spaces = put(s.spaces, space, mission)
    tell(s, "statue", statue + 1, *s.spaces[statue * size : (statue + 1) * size])
