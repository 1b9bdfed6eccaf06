"""The bot that has no plan."""

from __future__ import annotations

import random
from collections.abc import Sequence

from raiatea.bots import reasons
from raiatea.bots.bot import Thinker, Thought
from raiatea.catalogue import Catalogue
from raiatea.engine import Move
from raiatea.view import View

NO_REASON = reasons.reason(reasons.NONE)


class RandomBot(Thinker):
    """All legal moves are alike to it, so that each has the same chance."""

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        """A random bot needs to know nothing."""

    def rank(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> list[Thought]:
        return [Thought(move, 0.0, NO_REASON) for move in moves]
