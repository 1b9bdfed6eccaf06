"""Records to analyse."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from raiatea import Game, bots


@cache
def played(*players: str, seed: int = 1, decisions: int = 10_000) -> dict[str, Any]:
    """The record of a game of bots, all of it or its beginning."""
    names = [f"{player} {seat}" for seat, player in enumerate(players)]
    game = Game.new(names, seed=seed, variants=["tane"])
    minds = [bots.make(player) for player in players]
    rng = random.Random(seed)
    while not game.over and decisions > 0:
        seat = game.awaiting[0]
        game.play(seat, minds[seat].choose(game.view(seat), game.moves(seat), rng, None))
        decisions -= 1
    return game.record()
