"""The master: it searches what it can imagine, and keeps its time."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from typing import Any

import pytest

from raiatea import Game, Move
from raiatea import catalogue as catalogues
from raiatea.bots.learned import LearnedBot
from raiatea.bots.learned.network import NetworkError
from raiatea.bots.master import MasterBot
from tests.bots.playing import decisions

Choice = tuple[Game, int, dict[str, Any], list[Move]]


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
        there = bot.choose(world.view(seat), world.moves(seat), random.Random(1), None)
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


def test_several_cores_search_more_worlds(
    choices: list[Choice],
) -> None:
    bot = MasterBot(cores=2, worlds=8)
    for _, _, view, moves in choices:
        first, second = (bot.choose(view, moves, random.Random(1), None) for _ in range(2))
        assert first == second


def test_a_deadline_that_has_passed_leaves_it_the_networks_choice(
    choices: list[Choice],
) -> None:
    for _, _, view, moves in choices:
        chosen = MasterBot(cores=1).choose(view, moves, random.Random(1), time.monotonic())
        assert chosen in moves


@pytest.mark.parametrize("kind", [LearnedBot, MasterBot])
def test_other_cards_than_the_packaged_ones_are_refused_in_words(
    kind: type[LearnedBot | MasterBot],
) -> None:
    cards = catalogues.default()
    kind(cards)
    with pytest.raises(NetworkError, match="packaged cards"):
        kind(replace(cards, hash="other"))
