"""What a seat could still score is told to it alone, and is so."""

from __future__ import annotations

import json
import random

from hypothesis import given
from hypothesis import strategies as st

from raiatea import Game, View, bots
from tests.properties.games import games
from tests.toolkit import Scene


def ways(scene: Scene, seat: int = 0) -> dict[str, int]:
    return {one["note"]: one["gain"][0]["most"] for one in scene.game.reach(seat)["ways"]}


@given(games(over=True), st.integers(0, 10**6))
def test_what_is_within_reach_is_the_same_in_every_world_that_looks_the_same(
    game: Game, seed: int
) -> None:
    for seat in range(game.players):
        assert game.determinise(seat, seed).reach(seat) == game.reach(seat)


def test_the_next_rank_is_within_reach_with_commodities_enough() -> None:
    scene = Scene()
    ariki = scene.game.catalogue.board.ranks[1]
    scene.has(0, tattoos=ariki.space - 2)
    scene.commodities(0, "uru")
    assert "rank" not in ways(scene)
    before = scene.game.reach(0)["held"]
    scene.commodities(0, "uru", "taro")
    assert ways(scene)["rank"] == ariki.vp
    assert scene.game.reach(0)["held"] == before + ariki.vp


def test_a_mirror_makes_a_pair_and_so_does_a_twin_that_lies_there() -> None:
    scene = Scene()
    scene.masks(0, "red-variety")
    cards = [scene.box.forest_cards[card] for card in scene.state.forest_pile]
    scene.forest(next(card for card in cards if card.startswith("mask-red-variety")))
    assert ways(scene)["twin"] == 2
    assert "mirror" not in ways(scene)
    scene.masks(0, "red-variety", "mirror")
    assert ways(scene)["mirror"] == 2


def test_points_that_are_known_leave_out_what_lies_behind_a_screen() -> None:
    scene = Scene()
    scene.tokens(1, scene.game.catalogue.missions[0].id)
    mine, theirs = (scene.game.forecast(1, tracked=False)["points"][seat] for seat in (1, 0))
    hidden = scene.game.forecast(0, tracked=False)["points"][1]
    assert mine["total"] == mine["known"] > 0
    assert hidden["total"] is hidden["sums"]["missions"] is None
    assert hidden["known"] == 0 == theirs["known"]
    assert scene.game.forecast(0, tracked=False)["standing"] is None
    assert scene.game.forecast(0)["standing"] == [1, 0, 2, 3]


def test_what_a_bot_expects_depends_on_the_view_alone() -> None:
    game = Game.new(3, seed=7)
    world = game.determinise(0, 3)
    guesses = [
        bots.expected(View(json.loads(json.dumps(one.view(0)))), random.Random(1), 0.0)
        for one in (game, world)
    ]
    assert guesses[0] == guesses[1]
