"""Processes that play: each has its own practice, and is sent the network before every stretch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial

import numpy as np

from raiatea.bots.learned.network import Network
from raiatea.bots.processes import Helper
from raiatea.training.games import Lessons, Practice, match


class Crew:
    """Worker processes; used as a context, which ends them."""

    def __init__(self, jobs: int, games_at_once: int, seed: int, teacher: str = "") -> None:
        self.practices = [(games_at_once, seed * 1000 + number, teacher) for number in range(jobs)]
        self.helpers = [Helper() for _ in range(jobs)]

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        for helper in self.helpers:
            helper.end()

    def play(self, network: Network, wanted: int) -> Iterator[Lessons]:
        """So many lessons in all, from each process its part."""
        share = wanted // len(self.helpers)
        parts = [
            helper.ask(partial(play_on, own, network, share))
            for helper, own in zip(self.helpers, self.practices, strict=True)
        ]
        return (part.result() for part in parts)

    def match(self, network: Network, opponents: str, games: int, seed: int) -> float:
        """The share of games that the network wins against three of a bot."""
        seeds = range(seed, seed + games)
        parts = [
            helper.ask(partial(matches, network, opponents, seeds[number :: len(self.helpers)]))
            for number, helper in enumerate(self.helpers)
        ]
        return float(np.mean([won for part in parts for won in part.result()]))


practice = cache(Practice)
"""In a worker: its practice, whose games go on from stretch to stretch."""


def play_on(own: tuple[int, int, str], network: Network, wanted: int) -> Lessons:
    return practice(*own).play(network, wanted)


def matches(network: Network, opponents: str, seeds: Sequence[int]) -> list[bool]:
    return [match(network, opponents, seed) for seed in seeds]
