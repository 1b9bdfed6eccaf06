"""The engine's speed in units (see units.py): a decision, a game, a copy; and the size of a save.

Run with `make bench`, which does it interpreted and compiled. Units are timed before and after
each measurement, and the measurement is repeated; the middle value counts.
"""

from __future__ import annotations

import json
import random
import statistics
import time
from collections.abc import Callable
from functools import partial

import raiatea.engine.game
from benchmarks.units import seconds_per_unit
from raiatea import Game

GAMES = 20
COPIES = 2000
REPEATS = 7


def play_games(players: int) -> int:
    """Play games with random moves through the public face; returns the number of decisions."""
    decisions = 0
    for seed in range(GAMES):
        game = Game.new(players, seed=seed)
        pick = random.Random(seed).random
        while not game.over:
            seat = game.awaiting[0]
            moves = game.moves(seat)
            game.play(seat, moves[int(pick() * len(moves))])
            decisions += 1
    return decisions


def middle_of_a_game(players: int) -> Game:
    """A position about half-way, with cards in hands and markets."""
    game = Game.new(players, seed=7)
    pick = random.Random(7)
    for _ in range(150):
        seat = game.awaiting[0]
        game.play(seat, pick.choice(game.moves(seat)))
    return game


def units(work: Callable[[], int]) -> float:
    """The units that one piece of the work costs; `work` returns how many pieces it did."""
    found = []
    for _ in range(REPEATS):
        before = seconds_per_unit()
        start = time.perf_counter()
        pieces = work()
        seconds = time.perf_counter() - start
        unit = (before + seconds_per_unit()) / 2
        found.append(seconds / pieces / unit)
    return statistics.median(found)


def copy_often(game: Game) -> int:
    for _ in range(COPIES):
        game.copy()
    return COPIES


def main() -> None:
    compiled = not raiatea.engine.game.__file__.endswith(".py")
    print(f"engine {'compiled' if compiled else 'interpreted'}")
    print(f"{'players':>8}{'decision':>10}{'game':>10}{'copy':>8}{'save, bytes':>14}")
    for players in (3, 4, 5):
        decision = units(partial(play_games, players))
        per_game = play_games(players) / GAMES
        game = middle_of_a_game(players)
        copy = units(partial(copy_often, game))
        size = len(json.dumps(game.to_dict(), separators=(",", ":")))
        print(
            f"{players:>8}{decision:>10.2f}{decision * per_game:>10.0f}{copy:>8.2f}{size:>14,}",
            flush=True,
        )


if __name__ == "__main__":
    main()
