"""Goes through a record, decision by decision."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from raiatea import bots
from raiatea.analysis.chances import Watching, chances, opinions
from raiatea.analysis.luck import Fortune, Luck
from raiatea.analysis.trying import Doubt, try_out
from raiatea.bots import Reason, Thought
from raiatea.bots.learned.bot import LearnedBot
from raiatea.bots.learned.judge import network_for
from raiatea.bots.reasons import LEARNED, NOT_TRIED, RIVAL, WAIT, WORLDS
from raiatea.engine import Game, Move, moves
from raiatea.view import View

# Whoever does these later in the same round has not missed them; only the last chance counts.
IN_ANY_ORDER: Final = frozenset(
    (
        *(moves.TAKE, moves.KEEP, moves.DRAW, moves.SACRIFICE, moves.FULFIL, moves.SELL),
        *(moves.HIRE, moves.MERCHANT, moves.SHAMAN, moves.JOIN, moves.PREPARE),
    )
)
# What part of the work it is to go through the game, where moves are tried out after it.
FIRST_PART: Final = 0.1
Unit = Literal["points", "chance"]


@dataclass(frozen=True, slots=True)
class Moment:
    """How likely each seat was to win after so many decisions; they add up to 1."""

    decisions: int
    round: str  # "" during set-up and after the last round
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that could have been better, and why; the cost is in points as a bot counts."""

    number: int  # from 1
    round: str
    view: View
    played: Move
    better: Move
    cost: float
    unit: Unit
    reason: Reason

    @property
    def seat(self) -> int:
        return self.view.me.number


@dataclass(frozen=True, slots=True)
class Analysis:
    """All moments of a game, the decisions that cost something, the costliest first, and luck."""

    names: tuple[str, ...]
    bot: str
    winner: int | None
    moments: tuple[Moment, ...]
    decisions: tuple[Mistake, ...]
    luck: tuple[Luck, ...]

    @property
    def first_of_rounds(self) -> list[Moment]:
        """The moment at which each round began, set-up included, and the last moment of all."""
        found = [self.moments[0]]
        for moment in self.moments[1:-1]:
            if moment.round and moment.round != found[-1].round:
                found.append(moment)
        return [*found, self.moments[-1]]


@dataclass(frozen=True, slots=True)
class Case:
    """A decision with a choice."""

    number: int
    round: str
    view: View
    legal: list[Move]
    played: Move


def analyse(
    record: Mapping[str, Any],
    bot: str = "skilled",
    done: Callable[[float], None] = lambda part: None,
) -> Analysis:
    """Look at all decisions of a record through the eyes of a bot; `done` is told how far it is.

    Raises `RecordError`, and `UnknownBot` for a name that is no bot's.
    """
    end = Game.replay(record)
    game = Game.replay(record, 0)
    watching, fortune = Watching(game.players), Fortune(game.players)
    seen, rounds, numbers = [watching.look(game)], [], []
    cases: list[Case] = []
    for number, (seat, text, outcomes) in enumerate(record["moves"], 1):
        view = View.of(game, seat)
        rounds.append(view.round)
        numbers.append(view.round_number)
        legal = game.moves(seat)
        played = game.parse(seat, text)
        if len(legal) > 1:
            cases.append(Case(number, view.round, view, legal, played))
        before = game.copy() if outcomes else game
        for kind, outcome in outcomes:
            game.force(kind, [outcome])
        game.play(seat, played)
        seen.append(watching.look(game))
        if outcomes:
            fortune.cast(before, seat, text, game, [kind for kind, _ in outcomes])
    last = View.of(game, None)
    thought = chances(opinions(seen), [*numbers, last.round_number])
    if end.winner is not None:
        thought[-1] = [float(seat == end.winner) for seat in range(game.players)]
    done(FIRST_PART / 2)
    return Analysis(
        game.names,
        bot,
        end.winner,
        tuple(map(Moment, range(len(seen)), [*rounds, last.round], map(tuple, thought))),
        tuple(sorted(costly(record, rounds, judge(cases, bot, done)), key=lambda one: -one.cost)),
        tuple(fortune.found(thought)),
    )


def costly(
    record: Mapping[str, Any], rounds: Sequence[str], found: Sequence[Mistake]
) -> list[Mistake]:
    """Without those that were made good later in the round, or missed again."""
    by_number = {one.number: one for one in found}
    kept: dict[object, Mistake] = {}
    for number, (seat, text, _) in enumerate(record["moves"], 1):
        kept.pop((seat, rounds[number - 1], text), None)
        if number in by_number:
            one = by_number[number]
            may_wait = one.better.verb in IN_ANY_ORDER
            kept[(seat, one.round, one.better.text) if may_wait else number] = one
    return list(kept.values())


def judge(cases: Sequence[Case], bot: str, done: Callable[[float], None]) -> list[Mistake]:
    """What was not the best, as a bot sees it from the view of who decided.

    A bot that says how often it would play a move, or that did not try it, does not say what it
    is worth; then both moves are tried in imagined worlds.
    """
    found: list[Mistake] = []
    doubts: list[Doubt] = []
    for case, thoughts in zip(cases, thoughts_of(cases, bot), strict=True):
        best = thoughts[0]
        own = next(thought for thought in thoughts if thought.move == case.played)
        if own.move == best.move:
            continue
        if {best.reason.message, own.reason.message} & {LEARNED, NOT_TRIED}:
            doubts.append(Doubt(case.number, case.view, own.move, best.move))
        elif best.value > own.value:
            unit: Unit = "chance" if best.reason.message == WORLDS else "points"
            why = bots.because(case.view, best.move, best.reason)
            found.append(mistake(case, best.move, best.value - own.value, unit, why))
    by_number = {case.number: case for case in cases}
    if doubts:
        done(FIRST_PART)
        tries = try_out(
            doubts,
            network_for(None),
            lambda part: done(FIRST_PART + (1 - FIRST_PART) * part),
        )
        for doubt in doubts:
            tried = tries.get(doubt.number)
            if tried is not None and tried.cost > 0:
                why = in_words(doubt, tried.better, tried.worlds)
                case = by_number[doubt.number]
                found.append(mistake(case, doubt.better, tried.cost, "chance", why))
    done(1.0)
    return found


def mistake(case: Case, better: Move, cost: float, unit: Unit, reason: Reason) -> Mistake:
    return Mistake(case.number, case.round, case.view, case.played, better, cost, unit, reason)


def thoughts_of(cases: Sequence[Case], bot: str) -> list[list[Thought]]:
    """What a bot thinks of the moves of each case; a network is asked once for all."""
    minds = {case.view.me.number: bots.make(bot) for case in cases}
    for mind in minds.values():
        if isinstance(mind, LearnedBot):
            return mind.rank_all([(case.view, case.legal) for case in cases])
    return [
        bots.rank(
            minds[case.view.me.number], case.view, case.legal, random.Random(case.number), None
        )
        for case in cases
    ]


def in_words(doubt: Doubt, chance: float, worlds: int) -> Reason:
    """Why a network likes a move: as `skilled` would say it if it likes it too, else by figures."""
    view = doubt.view
    simple = bots.make(bots.PLAYS_ANY_CARDS)
    for thought in bots.rank(simple, view, view.moves, random.Random(1), None):
        told = thought.value > 0 and thought.reason.message not in (RIVAL, WAIT)
        if thought.move == doubt.better and told:
            return bots.because(view, thought.move, thought.reason)
    figures = Reason(WORLDS, {"worlds": worlds, "percent": min(100, round(100 * chance))})
    return bots.because(view, doubt.better, figures)
