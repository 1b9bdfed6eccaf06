"""What any bot thinks of the moves that somebody has."""

from __future__ import annotations

import random
from collections.abc import Sequence

from raiatea.bots import reasons
from raiatea.bots.bot import Bot, Thinker, Thought, best_first
from raiatea.engine import Move
from raiatea.view import View


def rank(
    bot: Bot, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
) -> list[Thought]:
    """A thought for each of the legal moves, the best first.

    A bot that cannot say what it thinks has its choice worth 1, and everything else nothing.
    """
    if isinstance(bot, Thinker):
        return bot.rank(view, moves, rng, deadline)
    chosen = bot.choose(view, moves, rng, deadline)
    why = {True: reasons.reason(reasons.CHOICE, 1.0), False: reasons.reason(reasons.NONE)}
    return best_first([Thought(one, float(one == chosen), why[one == chosen]) for one in moves])
