"""What any bot thinks of the moves that somebody has, and the best of them as advice."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass

from raiatea.bots import reasons
from raiatea.bots.bot import Bot, Reason, Thinker, Thought, best_first
from raiatea.bots.skilled.grounds import because
from raiatea.engine import Move
from raiatea.view import View

MOST_ADVICE = 3


@dataclass(frozen=True, slots=True)
class Advice:
    """A move that a bot thinks well of: why, and how good it is beside the best one, 0 to 1."""

    move: Move
    share: float
    reason: Reason


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


def advise(bot: Bot, view: View, deadline: float | None = None) -> list[Advice]:
    """The best moves of whoever has this view, first the one that the bot itself would play.

    What looks the same is advised the same; what the bot leaves to luck nobody else can foresee.

    >>> from raiatea import Game, bots
    >>> view = View.of(Game.new(3, seed=4), 0)
    >>> [(str(one.move), one.share) for one in bots.advise(bots.make("skilled"), view)]
    [('keep uru-taetae', 1.0), ('keep rua-hatu', 0.8), ('keep raa', 0.72)]
    """
    lot = random.Random(json.dumps(view.data, sort_keys=True))
    thoughts = rank(bot, view, view.moves, lot, deadline)
    first = bot.pick(thoughts, lot) if isinstance(bot, Thinker) else thoughts[0]
    others = [one for one in thoughts if one is not first]
    return [
        Advice(one.move, share(one.value, first.value), because(view, one.move, one.reason))
        for one in (first, *others)[:MOST_ADVICE]
    ]


def share(value: float, best: float) -> float:
    """How good something is beside the best; where all of it costs, the best costs least.

    The best is what the bot would play, though it may think more of something else.

    >>> [share(value, 4.0) for value in (4.0, 1.0, -1.0)]
    [1.0, 0.25, 0.0]
    >>> [share(value, -1.0) for value in (-1.0, -4.0)]
    [1.0, 0.25]
    """
    if value >= best:
        return 1.0
    return round(value / best if value > 0 else best / value if best < 0 else 0.0, 2)


def foreseen(view: View, chosen: Sequence[str]) -> View:
    """The view that somebody would have after some of their moves, in a world that they imagine.

    It holds nothing that the view does not. Raises `IllegalMove`.
    """
    assert view.seat is not None
    if not chosen:
        return view
    world = view.imagine(view.me.decision)
    for text in chosen:
        world.play(view.seat, world.parse(view.seat, text))
    return View.of(world, view.seat)
