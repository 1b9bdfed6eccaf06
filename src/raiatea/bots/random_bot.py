"""The bot that has no plan."""

from __future__ import annotations

import random
from collections.abc import Sequence

from raiatea.bots.bot import View
from raiatea.engine import Move


class RandomBot:
    """Chooses any legal move, each with the same chance."""

    def choose(self, view: View, moves: Sequence[Move], rng: random.Random) -> Move:
        return rng.choice(moves)
