"""Goes through a record, decision by decision."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from raiatea import bots, encoding
from raiatea.bots import Reason, Thought
from raiatea.bots.learned.bot import shipped
from raiatea.bots.learned.network import Floats
from raiatea.bots.master.search import Search, mean
from raiatea.bots.reasons import LEARNED, NOT_TRIED, WORLDS
from raiatea.engine import Game, Move, moves
from raiatea.engine.numeric_view import numeric_view
from raiatea.view import View

WORLDS_TO_TRY: Final = 12
# Whoever does these later in the same round has not missed them; only the last chance counts.
IN_ANY_ORDER: Final = frozenset(
    (
        *(moves.TAKE, moves.KEEP, moves.DRAW, moves.SACRIFICE, moves.FULFIL, moves.SELL),
        *(moves.HIRE, moves.MERCHANT, moves.SHAMAN, moves.JOIN, moves.PREPARE),
    )
)


@dataclass(frozen=True, slots=True)
class Moment:
    """How likely each seat was to win after so many decisions; they add up to 1."""

    decisions: int
    round: str  # "" during set-up and after the last round
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that could have been better, and why."""

    number: int  # from 1
    round: str
    view: View
    played: Move
    better: Move
    cost: float
    reason: Reason

    @property
    def seat(self) -> int:
        return self.view.me.number

    @property
    def in_chances(self) -> bool:
        """Whether the cost is a chance to win; else it is in victory points, as the bot counts."""
        return self.reason.message in (LEARNED, WORLDS)


@dataclass(frozen=True, slots=True)
class Analysis:
    """All moments of a game, and the decisions that cost something, the costliest first."""

    names: tuple[str, ...]
    bot: str
    winner: int | None
    moments: tuple[Moment, ...]
    decisions: tuple[Mistake, ...]

    @property
    def first_of_rounds(self) -> list[Moment]:
        """The moment at which each round began, set-up included, and the last moment of all."""
        found = [self.moments[0]]
        for moment in self.moments[1:-1]:
            if moment.round and moment.round != found[-1].round:
                found.append(moment)
        return [*found, self.moments[-1]]


def analyse(
    record: Mapping[str, Any], bot: str = "skilled", advance: Callable[[int], None] = lambda _: None
) -> Analysis:
    """Look at all decisions of a record through the eyes of a bot; `advance` is told of each.

    Raises `RecordError`, and `UnknownBot` for a name that is no bot's.
    """
    end = Game.replay(record)
    game = Game.replay(record, 0)
    minds = [bots.make(bot) for _ in game.names]
    seen: list[Floats] = []
    rounds: list[str] = []
    costly: dict[object, Mistake] = {}
    for number, (seat, text, outcomes) in enumerate(record["moves"], 1):
        seen.append(observations(game))
        view = View.of(game, seat)
        rounds.append(view.round)
        legal = game.moves(seat)
        played = game.parse(seat, text)
        costly.pop((seat, rounds[-1], played.text), None)
        if len(legal) > 1:
            thoughts = bots.rank(minds[seat], view, legal, random.Random(number), None)
            best = thoughts[0]
            cost = what_it_cost(view, thoughts, played, number)
            if cost > 0:
                may_wait = best.move.verb in IN_ANY_ORDER
                key = (seat, rounds[-1], best.move.text) if may_wait else number
                costly[key] = Mistake(
                    number, rounds[-1], view, played, best.move, cost, best.reason
                )
        for kind, outcome in outcomes:
            game.force(kind, [outcome])
        game.play(seat, played)
        advance(1)
    seen.append(observations(game))
    rounds.append(View.of(game, None).round)
    chances = win_chances(seen, game.players)
    if end.winner is not None:
        chances[-1] = tuple(float(seat == end.winner) for seat in range(game.players))
    return Analysis(
        game.names,
        bot,
        end.winner,
        tuple(map(Moment, range(len(seen)), rounds, chances)),
        tuple(sorted(costly.values(), key=lambda decision: -decision.cost)),
    )


def observations(game: Game) -> Floats:
    """What each seat sees, also one that is not asked."""
    return np.stack([encoding.observe(numeric_view(game, seat)) for seat in range(game.players)])


def win_chances(seen: Sequence[Floats], players: int) -> list[tuple[float, ...]]:
    """What the network thinks of all seats, made to add up to 1 at each moment."""
    values = shipped().values(np.concatenate(seen))
    by_seat = values.reshape(-1, players)
    shares = by_seat / by_seat.sum(axis=1, keepdims=True)
    return [tuple(row) for row in shares.tolist()]


def what_it_cost(view: View, thoughts: Sequence[Thought], played: Move, seed: int) -> float:
    """By how much the best move is better than the one that was played.

    A bot that says how often it would play a move, or that did not try it, does not say what it
    is worth; then both are tried in imagined worlds.
    """
    best = thoughts[0]
    own = next(thought for thought in thoughts if thought.move == played)
    if own.move == best.move or not {best.reason.message, own.reason.message} & {
        LEARNED,
        NOT_TRIED,
    }:
        return best.value - own.value
    search = Search(view, (best.move.text, played.text), seed, math.inf, WORLDS_TO_TRY)
    better, worse = map(mean, search.run(shipped()))
    return better - worse
