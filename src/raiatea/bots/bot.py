"""What every bot can do."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from raiatea.engine import Move

View = Mapping[str, Any]
"""What `Game.view(seat)` returns."""


class Bot(Protocol):
    """Chooses moves for a seat. The same view, moves and state of `rng` give the same choice."""

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move:
        """One of the legal moves; there is at least one."""
        ...
