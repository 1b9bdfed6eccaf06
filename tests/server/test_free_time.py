"""Clocks stand still while one is shown what happened, and while an answer has to wait."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from raiatea import Game, View
from raiatea.server.logged_game import LoggedGame
from raiatea.telling import durations, story
from tests.server.inside import inside
from tests.server.live import asynchronous
from tests.server.slow_clock import SlowClock
from tests.server.two_worlds import pairs

OPEN = ("ChooseLocation", "ForestPick", "TakeCommodity", "TakeMask", "ChooseGift", "AdvanceTattoo")


def played(seed: int) -> tuple[LoggedGame, int, str, float]:
    """A game by lot until a seat is asked openly after others have moved: who, what, and for how
    long it is shown what happened since they were asked last."""
    game = LoggedGame(Game.new(3, seed=seed), "salt", 0.0, clock=True)
    lot = random.Random(seed)
    at = 0.0
    shown = [0.0] * 3
    cards = View.of(game.game, None).cards
    while True:
        seat = lot.choice(game.game.awaiting)
        asked = game.game.decisions
        version = game.version(None)
        at += lot.uniform(0.0, 20.0)
        game.move(seat, lot.choice(game.game.moves(seat)).text, at)
        length = sum(durations.fast(story(one.events, cards)) for one in game.since(None, version))
        shown = [before + length for before in shown]
        assert game.game.decisions == asked + 1
        if game.game.answers:
            continue
        (other, *more) = game.game.awaiting
        question = View.of(game.game, other).question.step
        ready = View.of(game.game, other).me.ready["shaman"]
        if asked > 60 and not more and other != seat and question in OPEN and not ready:
            return game, other, question, shown[other]
        for one in game.game.awaiting:
            shown[one] = 0.0


@pytest.mark.parametrize("seed", range(6))
def test_a_clock_stands_still_as_long_as_it_is_shown_what_happened_but_five_seconds_at_most(
    seed: int,
) -> None:
    game, seat, question, shown = played(seed)
    stands = game.stands(seat)
    assert stands == pytest.approx(min(5.0, shown)), question
    assert stands > 0
    before = game.thought(seat, game.asked_at)
    assert game.thought(seat, game.asked_at + stands) == before
    assert game.thought(seat, game.asked_at + stands + 7) == pytest.approx(before + 7)
    answer = game.game.moves(seat)[0].text
    quick, slow = game.copy(), game.copy()
    quick.move(seat, answer, game.asked_at + 0.9 * stands)
    slow.move(seat, answer, game.asked_at + stands + 30)
    assert quick.spent[seat] == before
    assert slow.spent[seat] == pytest.approx(before + 30)


def test_what_stands_still_is_kept_in_snapshots_and_is_the_same_when_all_is_played_again() -> None:
    game, seat, _, _ = played(3)
    again = LoggedGame.from_dict(game.to_dict(), "salt")
    assert again.stands(seat) == game.stands(seat)
    assert again.to_dict() == game.to_dict()


def test_an_answer_that_has_to_wait_costs_no_time_whether_there_was_a_choice_or_not() -> None:
    for pair in pairs({"Build", "Linger", "Prepare"}):
        left = []
        for world in (pair.forced, pair.free):
            game = LoggedGame(world.copy(), "salt", 0.0, clock=True)
            game.move(pair.seat, pair.move, 4.5)
            left.append(game.spent)
        assert left == [[0.0] * 3, [0.0] * 3], pair.question


@asynchronous
async def test_nobody_is_out_of_time_while_their_clock_stands_still(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        clock = SlowClock(server)
        live = await server.make("link", "link", "random", clock={"seconds": 600})
        assert live.state(0, 0)["stands"][0] == 5.0  # type: ignore[index]
        assert (live.time_left(0), live.time_up(0)) == (600.0, 605.0)
        clock.go_to(clock.time + 4)
        assert (live.time_left(0), live.time_up(0)) == (600.0, 601.0)
        clock.go_to(clock.time + 4)
        assert (live.time_left(0), live.time_up(0)) == (597.0, 597.0)
