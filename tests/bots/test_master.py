"""The master: it searches what it can imagine, and keeps its time."""

from __future__ import annotations

import math
import os
import random
import subprocess
import sys
import time
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from raiatea import Game, Move, View
from raiatea import catalogue as catalogues
from raiatea.bots import Thought
from raiatea.bots.learned import LearnedBot
from raiatea.bots.learned.judge import network_for
from raiatea.bots.master import MasterBot
from raiatea.bots.master.search import Search, filled, in_the_running, mean, play_on
from raiatea.bots.master.searchers import Searchers, look, searchers
from raiatea.bots.processes import Ended
from raiatea.cli import main
from raiatea.errors import NetworkError
from tests.bots.playing import decisions

Choice = tuple[Game, int, View, list[Move]]


@pytest.fixture(scope="module")
def choices() -> list[Choice]:
    """A few decisions of a game of which the network is not sure."""
    game = Game.new(4, seed=7)
    bot = LearnedBot()
    found = [
        (game.copy(), seat, view, moves)
        for seat, view in decisions(game, ["learned"] * 4, 1)
        if bot.rank(view, moves := game.moves(seat), random.Random(1), None)[0].value < 0.6
    ]
    return found[:: len(found) // 4]


def test_with_a_number_of_worlds_it_always_chooses_the_same(
    choices: list[Choice],
) -> None:
    bot = MasterBot(cores=1, worlds=4)
    for _, _, view, moves in choices:
        first, second = (bot.choose(view, moves, random.Random(1), None) for _ in range(2))
        assert first == second


def test_what_is_hidden_does_not_change_its_choice(
    choices: list[Choice],
) -> None:
    bot = MasterBot(cores=1, worlds=4)
    for game, seat, view, moves in choices:
        world = game.determinise(seat, seed=1)
        there = bot.choose(View.of(world, seat), world.moves(seat), random.Random(1), None)
        assert bot.choose(view, moves, random.Random(1), None) == there


def test_it_ranks_every_move_and_what_it_tried_comes_first(
    choices: list[Choice],
) -> None:
    for _, _, view, moves in choices:
        thoughts = MasterBot(cores=1, worlds=4).rank(view, moves, random.Random(1), None)
        assert sorted(str(one.move) for one in thoughts) == sorted(map(str, moves))
        values = [one.value for one in thoughts]
        assert values == sorted(values, reverse=True)
        tried = [one.reason.message != "reason-not-tried" for one in thoughts]
        assert tried == sorted(tried, reverse=True)


def test_what_is_tried_in_a_world_has_the_same_luck_there(choices: list[Choice]) -> None:
    others = 0
    for game, seat, _, moves in choices:
        world = game.determinise(seat, seed=1)
        world.play(seat, moves[0])
        trials = [world.copy() for _ in range(3)]
        one, same, other = play_on(trials, [seat] * 3, network_for(None), lots=[5, 5, 6])
        assert one == pytest.approx(same, abs=1e-4)  # sums of a row depend on where it stands
        others += other != pytest.approx(one, abs=1e-4)
    assert others


def test_a_move_that_was_given_up_is_as_far_behind_in_worlds_that_it_has_not_seen() -> None:
    good, bad = [0.5, 0.6, 0.1, 0.2], [0.4, 0.5]
    assert mean(bad) > mean(good), "it was given up after the two best worlds"
    assert filled([good, bad]) == [good, pytest.approx([0.4, 0.5, 0.0, 0.1])]
    assert filled([[], []]) == [[], []]


def test_what_is_clearly_behind_is_given_up_and_what_may_be_luck_is_not() -> None:
    best = [0.5, 0.6, 0.4, 0.5]
    luckless, bad = [0.6, 0.4, 0.5, 0.4], [0.1, 0.25, 0.0, 0.1]
    assert in_the_running([bad, best, luckless, best], [0, 1, 2, 3]) == [1, 2, 3]
    assert in_the_running([bad, best, luckless], [0, 2]) == [2]


def test_it_thinks_no_longer_than_it_takes_to_see_what_is_best(
    choices: list[Choice], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("raiatea.bots.master.search.SURE", -math.inf)  # whoever leads is sure
    for _, _, view, moves in choices:
        thoughts = MasterBot(cores=1, worlds=1000).rank(view, moves, random.Random(1), None)
        assert 8 <= worlds_in(thoughts) < 24


def test_without_any_time_it_plays_what_the_network_would(choices: list[Choice]) -> None:
    for _, _, view, moves in choices:
        late = MasterBot(cores=1, seconds=0.001).choose(view, moves, random.Random(1), None)
        learnt = LearnedBot().choose(view, moves, random.Random(1), None)
        assert late == learnt


def test_it_tries_every_ritual_that_it_may_keep_even_if_the_network_would_not() -> None:
    game = Game.new(4, seed=7)
    view, moves = View.of(game, 0), game.moves(0)
    assert {str(move).split()[0] for move in moves} == {"keep"}
    unlikely = LearnedBot().rank(view, moves, random.Random(1), None)[-1]
    assert unlikely.value < 0.02
    thoughts = MasterBot(cores=1, worlds=4).rank(view, moves, random.Random(1), None)
    assert {one.reason.message for one in thoughts} == {"reason-worlds"}


def test_with_a_number_of_worlds_the_number_of_cores_changes_nothing(
    choices: list[Choice],
) -> None:
    one, two = MasterBot(cores=1, worlds=8), MasterBot(cores=2, worlds=8)
    for _, _, view, moves in choices:
        assert one.rank(view, moves, random.Random(1), None) == two.rank(
            view, moves, random.Random(1), None
        )


def idle(search: Search) -> list[list[float]]:
    """What somebody finds who only waits."""
    time.sleep(max(0, search.until - time.monotonic()))
    return [[] for _ in search.texts]


def worlds_in(thoughts: list[Thought]) -> int:
    return int(thoughts[0].reason.variables["worlds"])


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> MasterBot:
    """A master with another core, which does not search itself, and has time for late answers."""
    monkeypatch.setattr("raiatea.bots.master.bot.look", idle)
    monkeypatch.setattr("raiatea.bots.master.bot.TOO_LATE", 20.0)
    bot = MasterBot(cores=2, seconds=20.5)
    searchers._all[0].awake.result(600)
    return bot


def test_other_cores_search_worlds_too(choices: list[Choice], patient: MasterBot) -> None:
    _, _, view, moves = choices[0]
    assert worlds_in(patient.rank(view, moves, random.Random(1), None)) >= 1


def test_when_a_helper_ends_it_goes_on_alone_and_later_with_a_new_one(
    choices: list[Choice], monkeypatch: pytest.MonkeyPatch, patient: MasterBot
) -> None:
    _, _, view, moves = choices[0]
    with pytest.raises(Ended):
        searchers._all[0].helper.ask(partial(os._exit, 3)).result(600)
    monkeypatch.setattr("raiatea.bots.master.searchers.PAUSE", 1000.0)
    monkeypatch.setattr("raiatea.bots.master.bot.look", look)
    alone = MasterBot(cores=2, seconds=20.3).rank(view, moves, random.Random(1), None)
    assert worlds_in(alone) >= 1
    assert searchers._all[0].helper.ended

    monkeypatch.setattr("raiatea.bots.master.searchers.PAUSE", 0.0)
    monkeypatch.setattr("raiatea.bots.master.bot.look", idle)
    patient.rank(view, moves, random.Random(1), None)
    searchers._all[0].awake.result(600)
    assert worlds_in(patient.rank(view, moves, random.Random(1), None)) >= 1


def test_nobody_is_asked_before_being_awake(choices: list[Choice]) -> None:
    others = Searchers()
    others.start(1)
    try:
        others._all[0].awake = Future()
        _, _, view, moves = choices[0]
        search = Search(view, (str(moves[0]),), 1, time.monotonic())
        assert others.ask([search]) == []
    finally:
        others.end()


WITHOUT_A_GUARD = """
import random
from raiatea import Game, bots
from raiatea.bots.master import MasterBot
from raiatea.bots.master.searchers import searchers

game = Game.new(4, seed=7)
bot = MasterBot(cores=2, seconds=0.1)
searchers._all[0].awake.result(600)
print(bots.ask(bot, game, 0, random.Random(1)) in game.moves(0))
"""


def test_any_program_may_use_it_with_several_cores(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(WITHOUT_A_GUARD, encoding="utf-8")
    for arguments, given in (([str(script)], ""), (["-"], WITHOUT_A_GUARD)):
        done = subprocess.run(
            [sys.executable, *arguments],
            input=given,
            capture_output=True,
            encoding="utf-8",
            timeout=600,
            check=False,
        )
        assert (done.returncode, done.stdout, done.stderr) == (0, "True\n", "")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("RAIATEA_MASTER_SECONDS", "abc"),
        ("RAIATEA_MASTER_SECONDS", "0"),
        ("RAIATEA_MASTER_SECONDS", "inf"),
        ("RAIATEA_MASTER_CORES", "-3"),
        ("RAIATEA_MASTER_CORES", "two"),
        ("RAIATEA_MASTER_WORLDS", "0"),
    ],
)
def test_a_setting_that_is_no_such_number_is_refused_in_one_line(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, value)
    assert main(["arena", "--bots", "master,random,random", "--games", "1"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"raiatea: {name}: must be a ")
    assert told.err.endswith(f"not {value!r}\n")


class Ticking:
    """A clock that goes on by a little whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        self.now += 0.001
        return self.now


def test_it_looks_at_the_clock_all_the_time_and_ends_as_soon_as_that_says_so(
    choices: list[Choice], monkeypatch: pytest.MonkeyPatch
) -> None:
    """How long it computes between two looks is for the benchmarks to say."""
    clock = Ticking()
    monkeypatch.setattr("raiatea.bots.master.bot.time", clock)
    monkeypatch.setattr("raiatea.bots.master.search.time", clock)
    bot = MasterBot(cores=1)
    for _, _, view, moves in choices:
        deadline = clock.now + 0.1
        bot.choose(view, moves, random.Random(1), deadline)
        assert deadline - 0.04 < clock.now <= deadline


def test_a_deadline_that_has_passed_leaves_it_the_networks_choice(
    choices: list[Choice],
) -> None:
    for _, _, view, moves in choices:
        chosen = MasterBot(cores=1).choose(view, moves, random.Random(1), time.monotonic())
        assert chosen == LearnedBot().choose(view, moves, random.Random(1), None)


@pytest.mark.parametrize("kind", [LearnedBot, MasterBot])
def test_other_cards_than_those_of_the_program_are_refused_in_words(
    kind: type[LearnedBot | MasterBot],
) -> None:
    cards = catalogues.default()
    kind(cards)
    with pytest.raises(NetworkError, match="named by --catalogue or RAIATEA_CATALOGUE"):
        kind(replace(cards, hash="other"))
