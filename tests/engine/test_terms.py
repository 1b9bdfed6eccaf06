"""What a move costs and brings is said before it is played."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from raiatea import Game
from raiatea.engine.terms import Item
from tests.properties.games import games, play_on
from tests.rules.visits import visit
from tests.toolkit import Scene


def told(items: list[Item]) -> list[str]:
    """Like 2 pearls, 6–9 pearls, 1 commodity taro."""
    ranges = [
        str(item.least) if item.least == item.most else f"{item.least}–{item.most}"
        for item in items
    ]
    return [
        f"{amount} {item.what} {item.name}".strip()
        for amount, item in zip(ranges, items, strict=True)
    ]


def terms(scene: Scene, seat: int, move: str) -> tuple[str, list[str], list[str]]:
    found = scene.game.terms(seat)[scene.moves(seat).index(move)]
    return found.kind, told(found.cost), told(found.gain)


def test_hiring_costs_pearls_and_says_how_many_one_will_own() -> None:
    scene = Scene()
    scene.has(0, pearls=4)
    scene.assistants(0, "shaman", used=("shaman",))
    visit(scene, "market", 4)
    assert terms(scene, 0, "hire shaman") == ("choice", ["2 pearls"], ["3 assistant shaman"])


def test_a_sale_costs_the_commodity_and_brings_the_bonus() -> None:
    scene = Scene()
    scene.commodities(0, "taro")
    visit(scene, "market", 4)
    assert terms(scene, 0, "sell taro 1") == ("choice", ["1 commodity taro"], ["3 mana"])


def test_a_turn_of_several_parts_is_ended_and_nothing_else() -> None:
    scene = Scene()
    visit(scene, "market", 4)
    assert terms(scene, 0, "done") == ("end", [], [])


def test_recruiting_says_how_many_priests_one_will_have_and_what_they_bring() -> None:
    scene = Scene()
    scene.has(1, pearls=5, priests=3)
    visit(scene, "path")
    scene.until("PathTurn", 1)
    assert terms(scene, 1, "recruit 1") == ("choice", ["2 pearls"], ["4 priests", "4 mana"])
    assert terms(scene, 1, "recruit 2") == ("choice", ["5 pearls"], ["5 priests", "5 mana"])


def test_what_the_die_decides_is_a_range() -> None:
    scene = Scene()
    assert terms(scene, 0, "go reef") == ("choice", [], ["4–7 pearls"])


def test_what_a_later_choice_decides_is_named() -> None:
    scene = Scene()
    visit(scene, "marae", 4)
    assert terms(scene, 0, "draw normal") == ("choice", [], ["3 drawn", "1 ritual"])


def test_a_tattoo_that_reaches_a_rank_says_so_with_its_points() -> None:
    scene = Scene()
    ariki = scene.game.catalogue.board.ranks[1]
    scene.has(0, tattoos=ariki.space - 1)
    scene.commodities(0, "uru")
    visit(scene, "marae", 4)
    assert terms(scene, 0, "sacrifice uru") == (
        "choice",
        ["1 commodity uru"],
        [f"{ariki.space} tattoos", "1 rank ariki", f"{ariki.vp} points"],
    )


def test_declining_something_free_is_forgoing_it_and_taking_it_is_what_one_does() -> None:
    scene = Scene()
    scene.assistants(0, "shaman")
    visit(scene, "marae", 1)
    assert scene.question == "AdvanceTattoo"
    assert terms(scene, 0, "tattoo") == ("do", [], ["1 tattoos"])
    assert terms(scene, 0, "pass") == ("forgo", [], [])


@pytest.mark.parametrize("question", ["Offer", "Bid"])
def test_offering_nothing_is_forgoing(question: str) -> None:
    game = Game.new(3, seed=4)
    dice = random.Random(4)
    while game.view(game.awaiting[0])["prompt"]["question"] != question:  # type: ignore[index]
        play_on(game, 1, dice)
    seat = max(game.awaiting, key=lambda one: len(game.moves(one)))
    nothing, *rest = game.terms(seat)
    assert nothing.kind == "forgo"
    assert [told(one.cost) for one in rest] == [[f"{n + 1} mana"] for n in range(len(rest))]


def noted(scene: Scene, seat: int, move: str) -> dict[str, object] | None:
    found = scene.game.terms(seat)[scene.moves(seat).index(move)]
    return None if found.note is None else found.note.to_dict()


def test_ending_a_turn_notes_what_could_still_be_done() -> None:
    scene = Scene()
    scene.has(0, pearls=4)
    visit(scene, "market", 4)
    assert noted(scene, 0, "done") == {"kind": "unused", "numbers": {"hires": 2}, "name": None}


def test_a_second_mask_of_a_kind_notes_the_points_of_the_pair() -> None:
    scene = Scene()
    scene.masks(0, "green-variety")
    scene.forest("mask-green-variety-mana", "uru", "taro", "uru")
    visit(scene, "forest", 4)
    assert noted(scene, 0, "take mask-green-variety-mana") == {
        "kind": "pair",
        "numbers": {"points": 2},
        "name": None,
    }


def test_what_is_rolled_for_or_drawn_cannot_be_undone_and_says_so() -> None:
    scene = Scene()
    found = dict(zip(scene.moves(0), scene.game.terms(0), strict=True))
    assert {move for move, one in found.items() if one.rolls} == {
        "go forest",
        "go marae",
        "go reef",
        "go market",
    }
    visit(scene, "marae", 4)
    drawn = scene.game.terms(0)[scene.moves(0).index("draw normal")]
    assert drawn.reveals


def test_only_what_is_free_is_lost() -> None:
    scene = Scene()
    scene.assistants(0, "shaman")
    visit(scene, "marae", 1)
    kinds = dict(zip(scene.moves(0), scene.game.terms(0), strict=True))
    assert kinds["pass"].loses
    assert not kinds["tattoo"].loses


@given(games(), st.integers(0, 10**6))
def test_terms_say_the_same_in_every_world_that_looks_the_same(game: Game, seed: int) -> None:
    for seat in game.awaiting:
        world = game.determinise(seat, seed)
        assert [one.to_dict() for one in world.terms(seat)] == [
            one.to_dict() for one in game.terms(seat)
        ]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_is_said_before_is_what_happens(players: int) -> None:
    """Pearls and mana, where nothing but the move and what it brings has happened in between."""
    game = Game.new(players, seed=players, variants=["tane"])
    dice = random.Random(players)
    compared = 0
    while not game.over:
        seat = dice.choice(game.awaiting)
        number = dice.randrange(len(game.moves(seat)))
        said = game.terms(seat)[number]
        together, below = game.together, game._state.stack[:-1]
        before = {"pearls": game._state.pearls[seat], "mana": game._state.mana[seat]}
        game.play(seat, game.moves(seat)[number])
        after = {"pearls": game._state.pearls[seat], "mana": game._state.mana[seat]}
        alone = game._state.stack[: len(below)] == below and game.awaiting == (seat,)
        if together or not alone or game._state.outcomes:
            continue
        compared += 1
        for what, had in before.items():
            got = sum(item.most for item in said.gain if item.what == what)
            gave = sum(item.most for item in said.cost if item.what == what)
            later = any(not item.name and item.what != what for item in said.gain + said.cost)
            assert after[what] - had == got - gave or later
    assert compared > 30


@given(games())
def test_to_ask_changes_nothing(game: Game) -> None:
    before = game.to_dict()
    for seat in range(game.players):
        assert len(game.terms(seat)) == len(game.moves(seat))
    assert game.to_dict() == before
