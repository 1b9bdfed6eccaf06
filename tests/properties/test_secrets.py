"""Nothing that a seat may not know reaches it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from raiatea import Game, IllegalMove, RaiateaError, ViewError
from raiatea.engine.chance import COMMODITY, FORBIDDEN, KINDS, NORMAL
from raiatea.engine.glimpse import Glimpse
from tests.properties.games import all_moves, games, play_on
from tests.toolkit import Scene

SECRET_CHANCE = (NORMAL, FORBIDDEN, COMMODITY)
SECRET_VERBS = ("keep", "prepare", "pay ritual")


def onlookers(game: Game) -> list[int | None]:
    return [None, *range(game.players)]


def seen(glimpses: list[Glimpse], seat: int | None) -> list[object]:
    """What an onlooker learns of a move while it is carried out."""
    return [
        (one.event and one.event.to_dict(), one.view(seat), one.forecast(seat))
        for one in glimpses
        if one.visible_to(seat)
    ]


@given(games(over=True), st.integers(0, 10**6))
def test_a_determinised_world_looks_the_same_to_its_seat(game: Game, seed: int) -> None:
    for seat in range(game.players):
        world = game.determinise(seat, seed)
        assert world.view(seat) == game.view(seat)
        assert world.moves(seat) == game.moves(seat)
        assert world.forecast(seat) == game.forecast(seat)


@given(games(over=True), st.integers(0, 10**6))
def test_a_view_alone_is_enough_to_imagine_a_world(game: Game, seed: int) -> None:
    for seat in onlookers(game):
        view = json.loads(json.dumps(game.view(seat)))
        assert Game.imagine(view, seed).view(seat) == view


@given(games(), st.integers(0, 10**6))
def test_an_imagined_world_can_be_played_to_its_end(game: Game, seed: int) -> None:
    world = game.determinise(seed % game.players, seed)
    play_on(world, 2000, random.Random(seed))
    assert world.over


@given(games(most=300), st.integers(0, 10**6))
def test_errors_say_the_same_in_every_world_that_looks_the_same(game: Game, seed: int) -> None:
    seat = seed % game.players
    world = game.determinise(seat, seed)
    texts = [str(move) for move in random.Random(seed).sample(all_moves(game), 60)]
    for text in ("offer 999", "sell taro 5", "keep hina", "nonsense", "", *texts):
        assert error_of(game, seat, text) == error_of(world, seat, text)
        assert game.why_not(seat, text) == world.why_not(seat, text)


def error_of(game: Game, seat: int, text: str) -> str:
    try:
        game.parse(seat, text)
    except RaiateaError as error:
        return f"{type(error).__name__}: {error}"
    return "no error"


@given(games(), st.randoms(use_true_random=False))
def test_what_another_does_in_secret_looks_the_same_in_every_world(
    game: Game, dice: random.Random
) -> None:
    """One move of another seat in two worlds, public chance alike: the onlooker sees no difference.

    Left out are moves that rightly show what was hidden: the last answer of several, the row.
    """
    actor = dice.choice(game.awaiting)
    onlooker = dice.choice([seat for seat in onlookers(game) if seat != actor])
    assume(not game._open)
    world = Game.imagine(game.view(onlooker), dice.randrange(10**6))
    move = dice.choice(game.moves(actor))
    same = [one for one in world.moves(actor) if looks_like(game, str(one), str(move))]
    assume(same)  # a hidden ritual or commodity may be what made the move possible
    glimpses = game.watch(actor, move)
    assume(not any(one.event and one.event.kind == "row" for one in glimpses))
    for kind, outcome in game._state.outcomes:
        if kind not in SECRET_CHANCE:
            world.force(KINDS[kind], [game._state.box.outcome_names(kind)[outcome]])
    assert seen(world.watch(actor, dice.choice(same)), onlooker) == seen(glimpses, onlooker)
    assert world.view(onlooker) == game.view(onlooker)


def looks_like(game: Game, one: str, other: str) -> bool:
    """Whether two moves look alike to others: of a ritual kept or paid only its pile is seen."""
    piles = {ritual.id: ritual.pile for ritual in game.catalogue.rituals}
    for verb in SECRET_VERBS:
        if other.startswith(verb):
            pile = piles[other.rsplit(" ", 1)[-1]]
            return one.startswith(verb) and piles[one.rsplit(" ", 1)[-1]] == pile
    return one == other


def test_determinising_varies_every_kind_of_secret() -> None:
    game = Game.new(4, seed=3, variants=["tane"])
    play_on(game, 150, random.Random(3))
    worlds = [game.determinise(0, seed).to_dict() for seed in range(40)]
    secrets: list[dict[str, Any]] = [world["secret"] for world in worlds]  # type: ignore[misc]
    for zone in ("seed", "piles", "buried"):
        assert len({json.dumps(secret[zone]) for secret in secrets}) > 20
    hands = [secret["hands"] for secret in secrets]
    assert len({json.dumps(hand[0]) for hand in hands}) == 1
    for seat in (1, 2, 3):
        assert len({json.dumps(hand[seat]) for hand in hands}) > 5


def test_sealed_answers_vary_between_worlds() -> None:
    game = Game.new(3, seed=1)
    dice = random.Random(1)
    while type(game._state.stack[-1]).__name__ != "Offer":
        play_on(game, 1, dice)
    game.play(1, game.moves(1)[-1])
    answers = {game.determinise(0, seed)._state.sealed[1] for seed in range(60)}
    assert len(answers) > 3
    assert {game.determinise(1, seed)._state.sealed[1] for seed in range(5)} == {
        game._state.sealed[1]
    }


@given(games(most=300))
def test_no_view_holds_the_seed_or_another_seats_rituals(game: Game) -> None:
    for seat in onlookers(game):
        view = json.dumps(game.view(seat))
        assert '"seed"' not in view
        assert '"hands"' not in view
        assert '"sealed"' not in view or seat is not None


@given(games())
def test_events_with_secrets_are_for_one_seat_only(game: Game) -> None:
    dice = random.Random(0)
    for _ in range(20):
        if game.over:
            return
        seat = dice.choice(game.awaiting)
        for event in game.play(seat, dice.choice(game.moves(seat))):
            if event.kind in ("saw", "kept ritual", "stolen commodity"):
                assert event.audience is not None
                assert not event.visible_to(None)


def test_a_view_without_its_tracked_part_is_refused() -> None:
    view = Game.new(3, seed=1).view(0)
    del view["tracked"]
    with pytest.raises(ViewError, match="tracked: missing"):
        Game.imagine(view, 1)


def test_an_imagined_game_has_no_record() -> None:
    world = Game.new(3, seed=1).determinise(0, 1)
    with pytest.raises(RaiateaError, match="imagined"):
        world.record()


def test_an_answer_that_does_not_exist_cannot_be_withdrawn() -> None:
    game = Game.new(3, seed=1)
    with pytest.raises(IllegalMove, match="no answer"):
        game.withdraw(0)


def test_a_ritual_seen_to_return_to_the_pile_is_in_no_hand_that_drew_nothing_since() -> None:
    scene = Scene(3)
    scene.hand(1, "tohu", "ru", "atea")
    scene.hand(2, "maui", "tipa")
    scene.leave_in_pile("normal", "hiro")  # all others, the only Pere too, lie face up
    scene.force("die", 4)
    scene.force("normal", "hiro", "rua-hatu", "rau-pena")
    scene.go("marae")
    scene.play(0, "draw normal")
    for seed in range(30):
        world = scene.game.determinise(0, seed)._state
        assert scene.box.rituals.index("pere") in world.piles[0]


def test_a_ritual_that_went_back_may_be_in_a_hand_that_drew_since() -> None:
    scene = Scene(3)
    scene.hand(1, "tohu", "ru", "atea")
    scene.leave_in_pile("normal", "hiro")
    scene.force("die", 4)
    scene.force("normal", "hiro", "rua-hatu", "rau-pena", "pere", "tohu", "ru")
    scene.go("marae")
    scene.play(0, "draw normal", "keep hiro", "done")
    scene.play(1, "draw normal", "keep pere")
    pere = scene.box.rituals.index("pere")
    worlds = [scene.game.determinise(0, seed)._state for seed in range(60)]
    places = {(pere in world.piles[0], pere in world.hands[1]) for world in worlds}
    assert (True, False) in places
    assert (False, True) in places


def test_an_imagined_game_has_no_record_after_it_went_on_either() -> None:
    world = Game.new(3, seed=1).determinise(0, 1)
    play_on(world, 5, random.Random(1))
    assert world.to_dict()["history"] is None
    with pytest.raises(RaiateaError, match="imagined"):
        world.record()


def test_hidden_points_stay_hidden_until_the_game_is_over() -> None:
    game = Game.new(3, seed=5)
    dice = random.Random(5)
    while awaiting := game.awaiting:
        before, *glimpses = game.watch(awaiting[0], dice.choice(game.moves(awaiting[0])))
        last = ("game over", None) if game.over else ()
        for glimpse in (before, *glimpses):
            if glimpse is not before and (glimpse.event and glimpse.event.kind) in last:
                continue
            points: Any = glimpse.forecast(0, tracked=False)["points"]
            assert [one["total"] is None for one in points] == [False, True, True]
