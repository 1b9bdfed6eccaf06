"""Why a move is not open, as a saying."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raiatea.telling.sayings import Saying, Variables
from raiatea.telling.variables import NAMED, player, thing

if TYPE_CHECKING:
    from raiatea.engine import Refusal


def refused(refusal: Refusal) -> Saying:
    """The reason's message: $who is a player, $what a thing; numbers keep their names."""
    found: Variables = {}
    for name, value in refusal.about.items():
        if isinstance(value, str):
            assert name in NAMED
            found["what"] = thing(name, value)
        elif name == "seat":
            found["who"] = player(value)
        else:
            found[name] = value
    return Saying(f"why-{refusal.why}", found)
