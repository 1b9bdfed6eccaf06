"""What every bot can do, and what most of ours can do besides: say what they think."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from raiatea.engine import Move
from raiatea.engine.moves import VERBS
from raiatea.view import View


class Bot(Protocol):
    """Chooses moves for one seat of one game, and may remember things from one to the next.

    `deadline` is the moment, on the clock of `time.monotonic()`, by which the answer is wanted.
    With None there is none, and a bot that could think for ever takes what time it sees fit.
    """

    def choose(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> Move:
        """One of the legal moves; there is at least one."""
        ...


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is good or bad: a message of the locales, and what stands in it.

    Text in it is the name of another message; `grounds` are said before it.
    """

    message: str
    variables: Mapping[str, str | int | float]
    grounds: Reason | None = None


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot thinks of a move: the more `value` the better.

    The value is in victory points or in chances to win, as the bot counts.
    """

    move: Move
    value: float
    reason: Reason


class Thinker(ABC):
    """A bot that values every move and plays the best one; ties are drawn by lot."""

    @abstractmethod
    def rank(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> list[Thought]:
        """A thought for each of the legal moves, the best first."""

    def choose(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> Move:
        if len(moves) == 1:
            return moves[0]
        return self.pick(self.rank(view, moves, rng, deadline), rng).move

    def pick(self, thoughts: Sequence[Thought], rng: random.Random) -> Thought:
        """The move that it plays, of all that it thinks of, the best first."""
        best = thoughts[0].value
        return rng.choice([thought for thought in thoughts if thought.value == best])


def about(move: Move) -> str:
    """What stands behind the verb of a move."""
    return move.text[len(VERBS[move.verb].name) + 1 :]


def best_first(thoughts: list[Thought]) -> list[Thought]:
    """Thoughts in the order of their values; equal ones stay in the order of the moves."""
    return sorted(thoughts, key=lambda thought: -thought.value)
