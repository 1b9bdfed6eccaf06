"""Many games between bots, on one or several processes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from raiatea import arena, bots
from raiatea.arena.crew import in_processes
from raiatea.cli.console import progress_bar
from raiatea.cli.failure import Failure

GAMES_AT_ONCE = 5


class Simulation(arena.Contest):
    """What is simulated: as in an arena, but each game has a deal of its own."""

    def deal(self, number: int) -> int:
        return number


@dataclass(frozen=True)
class Result:
    """One game that was played."""

    number: int
    winner: int
    points: tuple[tuple[int, int, int, int], ...]
    decisions: int


def bots_for(names: list[str], players: int | None) -> tuple[str, ...]:
    """One bot for each seat; a list that is too short is repeated."""
    for name in names:
        bots.make(name)
    seats = len(names) if players is None else players
    if not 3 <= seats <= 5:
        raise Failure(f"3 to 5 players are needed, not {seats}; see --players and --bots")
    if len(names) > seats:
        raise Failure(f"{len(names)} bots do not fit on {seats} seats")
    return tuple(names[seat % len(names)] for seat in range(seats))


def play_game(simulation: Simulation, number: int) -> Result:
    """Play one game; what happens depends on the simulation and the number alone."""
    seats = [bots.make(name, simulation.cards()) for name in simulation.seats(number)]
    lots = [simulation.lot(number, seat) for seat in range(len(seats))]
    game = simulation.new_game(number)
    decisions = bots.play_out(game, bots.seated(seats, lots))
    assert game.winner is not None
    points = tuple((one.rank, one.rituals, one.missions, one.masks) for one in game.scores)
    return Result(number, game.winner, points, decisions)


def play_games(simulation: Simulation, first: int) -> list[Result]:
    """Play a few games, from the first one on."""
    last = min(first + GAMES_AT_ONCE, simulation.games)
    return [play_game(simulation, number) for number in range(first, last)]


def simulate(simulation: Simulation, jobs: int) -> tuple[list[Result], float]:
    """Play all games; returns them in their order, and how many seconds it took."""
    simulation.new_game(0)  # what is wrong with the options is said here, not in a worker
    began = time.perf_counter()
    chunks = in_chunks(simulation, jobs)
    found = []
    with progress_bar("Games", simulation.games) as advance:
        for results in chunks:
            found += results
            advance(len(results))
    found.sort(key=lambda result: result.number)
    return found, time.perf_counter() - began


def in_chunks(simulation: Simulation, jobs: int) -> Iterator[list[Result]]:
    """The games a few at a time, in the order in which they are finished."""
    starts = range(0, simulation.games, GAMES_AT_ONCE)
    return in_processes(partial(play_games, simulation), starts, min(jobs, len(starts)))
