"""The arena: fair deals, figures that depend on the seed alone, and no bot that ends it."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Sequence
from functools import partial
from typing import ClassVar

import pytest

from raiatea import Game, Move, View
from raiatea.arena import Contest, Crash, Outcome, play, report
from raiatea.arena.crew import in_processes
from raiatea.arena.standings import ratings, wilson
from raiatea.bots import registry
from raiatea.catalogue import Catalogue

CONTEST = Contest(("novice", "random", "random"), 6, 1)


class Faulty:
    """Plays well enough until its tenth decision."""

    def __init__(self, catalogue: Catalogue | None) -> None:
        self.decisions = 0

    def choose(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> Move:
        self.decisions += 1
        if self.decisions == 10:
            raise ZeroDivisionError("a bot that is not finished")
        return moves[0]


class Cheat(Faulty):
    def choose(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> Move:
        return Move(0, 0, 0, "win at once")


class Adding(Faulty):
    def choose(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> Move:
        own = Move(0, 0, 0, "win at once")
        assert isinstance(moves, list)
        moves.append(own)
        return own


class Leaving(Faulty):
    def choose(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> Move:
        sys.exit("enough\nof \x1b[31mthis")


class Unspeakable(Exception):
    def __str__(self) -> str:
        raise ValueError("no words")


class Speechless(Faulty):
    def choose(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> Move:
        raise Unspeakable


class Unmade(Faulty):
    def __init__(self, catalogue: Catalogue | None) -> None:
        raise ZeroDivisionError("not today")


class Punctual(Faulty):
    left: ClassVar[list[float]] = []

    def choose(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> Move:
        assert deadline is not None
        self.left.append(deadline - time.monotonic())
        return moves[0]


@pytest.fixture
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in (Faulty, Cheat, Adding, Leaving, Speechless, Unmade, Punctual):
        monkeypatch.setitem(registry.OUR_OWN, kind.__name__.lower(), kind)


def outcomes(contest: Contest) -> list[Outcome]:
    return [play(contest, number) for number in range(contest.games)]


def test_each_deal_is_played_with_all_seatings() -> None:
    assert [CONTEST.seats(number) for number in range(4)] == [
        ("novice", "random", "random"),
        ("random", "random", "novice"),
        ("random", "novice", "random"),
        ("novice", "random", "random"),
    ]
    deals = [CONTEST.new_game(number).to_dict() for number in range(6)]
    assert deals[0] == deals[1] == deals[2] != deals[3]
    assert deals[3] == deals[4] == deals[5]


def test_a_game_depends_on_the_plan_and_its_number_alone() -> None:
    assert play(CONTEST, 4) == play(CONTEST, 4)
    assert play(CONTEST, 4) != play(Contest(CONTEST.bots, 6, 2), 4)


def test_the_number_of_processes_changes_nothing() -> None:
    alone = list(in_processes(partial(play, CONTEST), range(6), 1))
    together = list(in_processes(partial(play, CONTEST), range(6), 2))
    assert report(CONTEST, alone) == report(CONTEST, together)


def test_a_bot_that_crashes_loses_and_the_game_goes_on(guests: None) -> None:
    contest = Contest(("faulty", "random", "random"), 3, 1)
    found = outcomes(contest)
    assert [one.crashes[0].seat for one in found] == [0, 2, 1]
    assert all(contest.seats(one.number)[one.winner] == "random" for one in found)
    crash = found[0].crashes[0]
    assert crash.bot == "faulty"
    assert crash.error.startswith("ZeroDivisionError: a bot that is not finished (choose, line ")
    game = Game.replay(crash.record)
    assert not game.over
    assert 0 in game.awaiting


def test_an_illegal_choice_is_a_crash(guests: None) -> None:
    crash = play(Contest(("cheat", "random", "random"), 1, 1), 0).crashes[0]
    assert crash.error.startswith("IllegalChoice: chose win at once, which is not one of its moves")


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("adding", "IllegalChoice: chose win at once, which is not one of its moves (ask, line "),
        ("leaving", r"SystemExit: enough\nof \x1b[31mthis (choose, line "),
        ("speechless", "Unspeakable: an error that cannot be told (choose, line "),
        ("unmade", "ZeroDivisionError: not today (__init__, line "),
    ],
)
def test_whatever_a_bot_does_wrong_is_a_crash_told_in_one_line(
    guests: None, name: str, error: str
) -> None:
    outcome = play(Contest((name, "random", "random"), 1, 1), 0)
    [crash] = outcome.crashes
    assert crash.seat == 0 != outcome.winner
    assert crash.error.startswith(error)


def test_a_bot_is_told_by_when_its_answer_is_wanted(guests: None) -> None:
    assert not play(Contest(("punctual",) * 3, 1, 1, seconds=1000), 0).crashes
    assert Punctual.left
    assert all(900 < left <= 1000 for left in Punctual.left)


def test_the_report_names_each_crash_with_its_record(guests: None) -> None:
    contest = Contest(("faulty", "random", "random"), 1, 1)
    found = report(contest, outcomes(contest))
    assert found["standings"][-1]["bot"] == "faulty"
    assert found["standings"][-1]["crashes"] == 1
    [crash] = found["crashes"]
    assert (crash["game"], crash["seat"], crash["bot"]) == (0, 0, "faulty")
    assert Game.replay(crash["record"]).players == 3


def test_a_record_of_every_game_can_be_kept() -> None:
    outcome = play(CONTEST, 0, keep_record=True)
    assert outcome.record is not None
    game = Game.verify(outcome.record)
    assert game.names == ("novice", "random 1", "random 2")
    assert game.winner == outcome.winner
    assert [score.total for score in game.scores] == [sum(points) for points in outcome.points]


def test_every_game_has_one_winner_and_bots_of_one_name_are_one_entry() -> None:
    found = report(CONTEST, outcomes(CONTEST))
    by_name = {one["bot"]: one for one in found["standings"]}
    assert sum(one["wins"] for one in by_name.values()) == found["played"] == 6
    assert (by_name["novice"]["games"], by_name["random"]["games"]) == (6, 12)
    assert sum(found["seats"]) == 6
    for one in by_name.values():
        points = dict(one["points"])
        assert one["low"] <= one["share"] <= one["high"]
        assert points.pop("total") == pytest.approx(sum(points.values()), abs=0.05)


def drawn_up(number: int, winner: int, totals: Sequence[int], crashed: Sequence[int]) -> Outcome:
    crashes = tuple(Crash(seat, "random", "", {}) for seat in crashed)
    return Outcome(number, winner, tuple((one, 0, 0, 0) for one in totals), 1, crashes, None)


def test_seats_are_placed_by_points_the_winner_first_and_who_crashed_last() -> None:
    assert drawn_up(0, 2, [9, 5, 9], []).order() == [1, 2, 0]
    assert drawn_up(0, 1, [9, 5, 5], [0]).order() == [2, 0, 1]


def test_who_wins_more_is_rated_higher() -> None:
    games = [drawn_up(n, CONTEST.seats(n).index("novice"), [1, 1, 1], []) for n in range(6)]
    rated = ratings(CONTEST, games)
    assert rated["novice"][0] > 30
    assert rated["random"][0] < 25
    assert rated["novice"][1] < 25 / 3


def test_the_interval_is_that_of_wilson() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(45, 100)
    assert (round(low, 4), round(high, 4)) == (0.3561, 0.5476)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(10, 10)[1] == pytest.approx(1.0)
