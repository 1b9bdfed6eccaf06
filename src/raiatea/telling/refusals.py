"""Why a move is not open, as a saying."""

from __future__ import annotations

from collections.abc import Mapping

from raiatea.telling.sayings import Saying, Variables
from raiatea.telling.variables import NAMED, player, thing


def refused(reason: Mapping[str, object]) -> Saying:
    """The message of a reason's JSON: $who is a player, $what a thing; numbers keep their names."""
    found: Variables = {}
    for name, value in reason.items():
        if isinstance(value, int):
            found |= {"who": player(value)} if name == "seat" else {name: value}
        elif name in NAMED:
            found["what"] = thing(name, str(value))
    return Saying(f"why-{reason['why']}", found)
