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
    rng = random.Random(seed)
    choose = bots.seated([bots.make(player) for player in players], [rng] * len(players))
    bots.play_out(game, choose, until=lambda game: game.decisions >= decisions)
    return game.record()
