"""What the network believes of others' hands, and worlds that are met as often as believed."""

from __future__ import annotations

import random

import pytest

from raiatea import Game, View
from raiatea.bots.learned.judge import network_for
from raiatea.bots.learned.network import SeatNetwork
from raiatea.bots.master.search import believed
from raiatea.encoding import Observer
from tests.bots.playing import decisions

WORLDS = 200
EVERY = 25


@pytest.fixture(scope="module", params=(3, 5))
def moments(request: pytest.FixtureRequest) -> list[tuple[Game, int]]:
    """Now and then in a game, with whoever decides."""
    game = Game.new(request.param, seed=11)
    seen = decisions(game, ["novice"] * request.param, 1)
    return [(game.copy(), seat) for i, (seat, _) in enumerate(seen) if i % EVERY == EVERY - 1]


def rituals(game: Game) -> list[str]:
    return [ritual.id for ritual in game.catalogue.rituals]


def hand(game: Game, seat: int) -> list[str]:
    return View.of(game, seat).me.hand


def test_a_world_that_is_believed_looks_the_same_to_the_seat(
    moments: list[tuple[Game, int]],
) -> None:
    dice = random.Random(1)
    for game, seat in moments:
        view = game.view(seat)
        held = [[dice.random() for _ in rituals(game)] for _ in range(game.players)]
        for seed in range(3):
            assert Game.imagine(view, seed, None, held).view(seat) == view


def test_a_ritual_is_held_about_as_often_as_it_is_believed() -> None:
    game = Game.new(3, seed=2)
    while game.together:
        seat = game.awaiting[0]
        game.play(seat, game.moves(seat)[0])
    names, view = rituals(game), game.view(0)

    def often(held: list[list[float]] | None) -> dict[str, float]:
        worlds = [hand(Game.imagine(view, seed, None, held), 1) for seed in range(WORLDS)]
        return {name: sum(name in one for one in worlds) / WORLDS for name in names}

    counted = often(None)
    may = [name for name in names if 0 < counted[name] < 1]
    for chance in (0.3, 0.6, 0.9):
        held = [[counted[name] for name in names] for _ in range(3)]
        held[1][names.index(may[0])] = chance
        found = often(held)[may[0]]
        assert abs(found - chance) < 0.1, (chance, found)


def test_what_is_hidden_changes_no_belief(moments: list[tuple[Game, int]]) -> None:
    network = network_for(None)
    for game, seat in moments:
        there = game.determinise(seat, seed=3)
        one, other = (believed(View.of(game, seat), network) for game in (game, there))
        assert one == other is not None


def test_beliefs_stand_with_the_seat_that_they_are_about(
    moments: list[tuple[Game, int]],
) -> None:
    network = network_for(None)
    for game, seat in moments:
        view = View.of(game, seat)
        told, held = network.beliefs(Observer().look(view)), believed(view, network)
        assert told is not None
        assert held is not None
        assert held[seat] == []
        for one in range(1, game.players):
            assert held[(seat + one) % game.players] == told[one - 1]


def test_the_shipped_network_has_beliefs() -> None:
    network = network_for(None)
    assert isinstance(network, SeatNetwork)
    assert network.by.belief is not None
