"""Bots see only a view and legal moves, play legally, and the greedy one plays well."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from raiatea import Game, RaiateaError, bots
from raiatea.bots.greedy import bot as greedy_bot
from raiatea.bots.greedy import effects
from raiatea.engine import effects as engine_effects
from raiatea.engine import moves


def decisions(game: Game, seats: list[str], seed: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Play a game between bots; before each move comes the seat and its view."""
    made = {name: bots.make(name) for name in seats}
    rng = random.Random(seed)
    while not game.over:
        seat = game.awaiting[0]
        view = game.view(seat)
        yield seat, view
        game.play(seat, made[seats[seat]].choose(view, game.moves(seat), rng))


def test_every_bot_can_be_made_by_its_name() -> None:
    assert bots.NAMES == ("random", "greedy")
    for name in bots.NAMES:
        assert callable(bots.make(name).choose)


def test_an_unknown_bot_is_refused_with_the_names_that_are_known() -> None:
    with pytest.raises(bots.UnknownBot, match="unknown bot 'clever'; known are: random, greedy"):
        bots.make("clever")
    assert issubclass(bots.UnknownBot, RaiateaError)


@pytest.mark.parametrize("name", bots.NAMES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_bot_plays_only_legal_moves_to_the_end_of_every_kind_of_game(
    name: str, players: int
) -> None:
    variants = [(), ("tane", "oracle"), ("tane", "mana-shortage")][players - 3]
    game = Game.new(players, seed=players, variants=variants)
    bot = bots.make(name)
    rng = random.Random(players)
    while not game.over:
        for seat in game.awaiting:
            legal = game.moves(seat)
            chosen = bot.choose(game.view(seat), legal, rng)
            assert chosen in legal
        seat = game.awaiting[0]
        game.play(seat, bot.choose(game.view(seat), game.moves(seat), rng))


@pytest.mark.parametrize("name", bots.NAMES)
def test_the_same_view_and_the_same_lot_give_the_same_choice(name: str) -> None:
    game = Game.new(3, seed=5, variants=["tane"])
    bot = bots.make(name)
    for number, (seat, view) in enumerate(decisions(game, ["greedy", "random", "greedy"], 1)):
        choices = [bot.choose(view, game.moves(seat), random.Random(number)).text for _ in range(2)]
        assert choices[0] == choices[1]


def test_what_is_hidden_does_not_change_the_choice_of_the_greedy_bot() -> None:
    game = Game.new(4, seed=11, variants=["tane"])
    compared = 0
    for number, (seat, view) in enumerate(decisions(game, ["greedy"] * 4, 2)):
        if number % 4:
            continue
        world = game.determinise(seat, seed=number)
        assert world.view(seat) == view
        here, there = (
            bots.make("greedy").choose(one.view(seat), one.moves(seat), random.Random(number))
            for one in (game, world)
        )
        assert here == there
        compared += 1
    assert compared > 50


def test_the_greedy_bot_wins_far_more_than_its_share_against_random_bots() -> None:
    games = 60
    wins = 0
    for number in range(games):
        game = Game.new(4, seed=number, play_forced=True)
        seats = ["random"] * 4
        seats[number % 4] = "greedy"
        for _ in decisions(game, seats, number):
            pass
        wins += game.winner == number % 4
    assert wins >= 0.6 * games


def test_the_greedy_bot_has_an_opinion_on_every_kind_of_move_and_effect() -> None:
    assert sorted(greedy_bot.VERBS) == list(range(len(moves.VERBS)))
    assert set(effects.WORDS) == set(engine_effects.WORDS)
