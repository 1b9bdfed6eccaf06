"""Games played at random by the engine alone, and many at once: how long a decision takes."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Final

import numpy as np

from raiatea import Game
from raiatea.vector import Lineup, VectorGames

PLAYERS: Final = 4
STEPS: Final = 300


def engine(batch: int, seed: int, look: Callable[[Game, int], None] | None = None) -> int:
    """Games played through the engine's public face; whoever decides may look first."""
    pick = random.Random(seed).random
    playing = [Game.new(PLAYERS, seed=seed + i) for i in range(batch)]
    decisions = 0
    while playing:
        for game in playing:
            seat = game.awaiting[0]
            if look is not None:
                look(game, seat)
            moves = game.moves(seat)
            game.play(seat, moves[int(pick() * len(moves))])
        decisions += len(playing)
        playing = [game for game in playing if not game.over]
    return decisions


def vector(batch: int, seed: int, ask_always: bool = False) -> int:
    """Those that end are followed by others, until about as much was decided as in a batch."""
    games = VectorGames([Lineup(PLAYERS)] * batch, range(seed, seed + batch), ask_always)
    rows = np.arange(batch)
    seen = games.reset()
    decisions = 0
    for picked in np.random.default_rng(seed).random((STEPS, batch)):
        before = games.games[:]
        seen = games.step(seen.legal[rows, (picked * seen.choices).astype(int)])
        decisions += sum(before[row].decisions for row in games.ended)
    return decisions + sum(game.decisions for game in games.games)


def vector_asking_always(batch: int, seed: int) -> int:
    return vector(batch, seed, ask_always=True)


def microseconds(play: Callable[[int, int], int], batch: int, seed: int) -> float:
    start = time.process_time()
    decisions = play(batch, seed)
    return (time.process_time() - start) / decisions * 1e6
