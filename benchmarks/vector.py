"""Many games stepped at once: observed decisions a second, beside the engine's own.

    python -m benchmarks.vector --processes 16

First on one core, for batches of several sizes: the same random play by the engine alone and
through `raiatea.vector`, in turns, several times over; the best time of each counts, of the
processor. Then over so many processes, by the clock.
"""

from __future__ import annotations

import argparse
import math
import time
from contextlib import ExitStack

import numpy as np

import raiatea.engine.game
from raiatea.figures.rates import (
    PLAYERS,
    STEPS,
    engine,
    microseconds,
    vector,
    vector_asking_always,
)
from raiatea.vector import Lineup, VectorGames, VectorProcesses

WARMING = 50
ROWS = 128  # of each process
BATCHES = (16, 64, 256)
REPEATS = 5
WAYS = (engine, vector, vector_asking_always)


def compiled() -> bool:
    return not raiatea.engine.game.__file__.endswith(".py")


def spread(processes: int) -> None:
    """In this process alone, then in two halves of the processes.

    Each half plays while actions are chosen for the other.
    """
    rates = []
    for count in (0, processes):
        with ExitStack() as stack:
            sets: list[VectorGames | VectorProcesses] = []
            if count == 0:
                sets.append(VectorGames([Lineup(PLAYERS)] * ROWS, range(ROWS), True))
            for i in range(min(count, 2)):
                half = (count + i) // 2 if count > 1 else 1
                lineups = [Lineup(PLAYERS)] * (half * ROWS)
                seeds = range(i * ROWS * count, i * ROWS * count + len(lineups))
                sets.append(stack.enter_context(VectorProcesses(lineups, seeds, True, half)))
            rates.append(rate(sets))
        print(f"{count:>3} processes beside this one: {rates[-1]:,.0f} observed decisions a second")
    print(f"{rates[1] / rates[0]:.1f} times")


def rate(sets: list[VectorGames | VectorProcesses]) -> float:
    """Observed decisions a second, by the clock."""
    dice = np.random.default_rng(1)
    seen = [games.reset() for games in sets]
    rows = [np.arange(len(one)) for one in seen]
    start = 0.0
    for step in range(-WARMING, STEPS):
        if step == 0:
            start = time.perf_counter()
        for games, one, row in zip(sets, seen, rows, strict=True):
            if isinstance(games, VectorProcesses):
                games.receive()
            actions = one.legal[row, (dice.random(len(row)) * one.choices).astype(int)]
            if isinstance(games, VectorProcesses):
                games.send(actions)
            else:
                games.step(actions)
    for games in sets:
        if isinstance(games, VectorProcesses):
            games.receive()
    return sum(map(len, rows)) * STEPS / (time.perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure many games at once.")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--repeats", type=int, default=REPEATS)
    options = parser.parse_args()
    print(f"engine {'compiled' if compiled() else 'interpreted'}")
    print(f"{'batch':>5}{'the engine alone':>20}{'vector':>20}{'asking always':>20}")
    for batch in BATCHES:
        best = [math.inf] * len(WAYS)
        for i in range(options.repeats):
            costs = [microseconds(play, batch, i * batch) for play in WAYS]
            best = list(map(min, best, costs))
        rates = [f"{1e6 / cost:,.0f} ({best[0] / cost:.2f})" for cost in best]
        print(f"{batch:>5}" + "".join(f"{rate:>20}" for rate in rates))
    spread(options.processes)


if __name__ == "__main__":
    main()
