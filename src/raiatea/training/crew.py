"""Processes that play: each has its own crowd, and is sent the network before every stretch."""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np

from raiatea.bots.learned.network import Network
from raiatea.training.games import Crowd, Lessons, match


class Crew:
    """Worker processes; used as a context, which ends them."""

    def __init__(self, jobs: int, tables: int, seed: int, teacher: str = "") -> None:
        context = get_context("spawn")
        self.pipes: list[Connection] = []
        self.processes = []
        for number in range(jobs):
            ours, theirs = context.Pipe()
            arguments = (theirs, tables, seed * 1000 + number, teacher)
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            self.pipes.append(ours)
            self.processes.append(process)

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        for process in self.processes:
            process.kill()

    def play(self, network: Network, wanted: int) -> Iterator[Lessons]:
        """So many lessons in all, from each process its part."""
        for pipe in self.pipes:
            pipe.send(("play", network, wanted // len(self.pipes)))
        for pipe in self.pipes:
            yield pipe.recv()

    def match(self, network: Network, opponents: str, games: int, seed: int) -> float:
        """The share of games that the network wins against three of a bot."""
        seeds = range(seed, seed + games)
        for number, pipe in enumerate(self.pipes):
            pipe.send(("match", network, opponents, seeds[number :: len(self.pipes)]))
        won = [one for pipe in self.pipes for one in pipe.recv()]
        return float(np.mean(won))


def work(pipe: Connection, tables: int, seed: int, teacher: str) -> None:
    """In a worker: do what is asked until the pipe ends."""
    crowd: Crowd | None = None
    while True:
        order: tuple[Any, ...] = pipe.recv()
        if order[0] == "play":
            if crowd is None:
                crowd = Crowd(tables, seed, teacher)
            pipe.send(crowd.play(order[1], order[2]))
        else:
            pipe.send([match(order[1], order[2], one) for one in order[3]])
