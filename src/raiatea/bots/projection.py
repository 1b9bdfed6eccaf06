"""What a seat may expect to score in the end, as a bot sees it."""

from __future__ import annotations

import random
import time

from raiatea.bots.registry import PLAYS_ANY_CARDS, make
from raiatea.bots.whole_game import play_out, seated
from raiatea.view import View

WORLDS = 4


def expected(view: View, rng: random.Random, deadline: float) -> float:
    """The mean of the view's seat in a few worlds that look like it, played on by bots to the end.

    At least one is played; no further one is begun after the deadline.

    >>> from raiatea import Game
    >>> game = Game.new(3, seed=1)
    >>> 5 < expected(View(game.view(0)), random.Random(1), 0.0) < 60
    True
    """
    assert view.seat is not None
    totals: list[int] = []
    while len(totals) < WORLDS and (not totals or time.monotonic() < deadline):
        world = view.imagine(rng.getrandbits(32))
        bots = [make(PLAYS_ANY_CARDS, world.catalogue) for _ in range(world.players)]
        play_out(world, seated(bots, [random.Random(rng.random()) for _ in bots]))
        totals.append(world.scores[view.seat].total)
    return sum(totals) / len(totals)
