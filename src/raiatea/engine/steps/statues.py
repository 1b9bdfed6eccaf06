"""Turning up the statues' mission tokens (R1.7, R6.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raiatea.engine import chance
from raiatea.engine.events import tell
from raiatea.engine.state import put

if TYPE_CHECKING:
    from raiatea.engine.state import GameState


def turn_up_statue(s: GameState, statue: int) -> None:
    """Its tokens, dealt face down at set-up, are seen from now on (R1.7, R6.9)."""
    size = s.box.statue_size
    unseen = list(s.unseen[statue])
    tokens = [chance.draw(s, chance.MISSION, unseen) for _ in range(size)]
    s.unseen = put(s.unseen, statue, tuple(unseen))
    s.spaces = (*s.spaces[: statue * size], *tokens, *s.spaces[(statue + 1) * size :])
    tell(s, "statue", statue + 1, *tokens)
