"""What chance is about to decide, as the OpenSpiel door asks it."""

from __future__ import annotations

import random

import pytest

from raiatea import ChanceError, Game
from raiatea.engine.foresight import Chance, Outcome, foresee, foresee_set_up


def bring(chance: Chance, dice: random.Random) -> Outcome:
    return chance.kind, dice.choice(list(chance.ways))


def new_game(dice: random.Random) -> tuple[Game, list[Outcome]]:
    outcomes: list[Outcome] = []
    while isinstance(found := foresee_set_up(4, ["tane"], outcomes), Chance):
        outcomes.append(bring(found, dice))
    return found, outcomes


def test_a_game_of_foreseen_chance_is_one_that_could_be_played() -> None:
    dice = random.Random(1)
    game, outcomes = new_game(dice)
    assert [[*outcome] for outcome in outcomes] == game.outcomes
    while not game.over:
        seat = dice.choice(game.awaiting)
        move = dice.choice(game.moves(seat))
        outcomes = []
        while isinstance(found := foresee(game, seat, move, outcomes), Chance):
            outcomes.append(bring(found, dice))
        assert [[*outcome] for outcome in outcomes] == found.outcomes
        game = found
    assert Game.replay(game.record()).to_dict()["public"] == game.to_dict()["public"]


def test_every_outcome_that_happens_was_foreseen() -> None:
    for seed in range(8):
        game = Game.new(3, seed=seed)
        dice = random.Random(seed)
        for _ in range(60):
            seat = dice.choice(game.awaiting)
            move = dice.choice(game.moves(seat))
            before = game.copy()
            game.play(seat, move)
            outcomes: list[Outcome] = []
            for kind, outcome in game.outcomes:
                chance = foresee(before, seat, move, outcomes)
                assert isinstance(chance, Chance)
                assert chance.kind == kind
                assert outcome in chance.ways
                outcomes.append((chance.kind, outcome))
            after = foresee(before, seat, move, outcomes)
            assert isinstance(after, Game)
            assert after.view(seat) == game.view(seat)


def test_looking_ahead_leaves_the_game_as_it_is() -> None:
    game, _ = new_game(random.Random(2))
    before = game.to_dict()
    foresee(game, 0, game.moves(0)[0], [])
    assert game.to_dict() == before


def test_chance_says_in_how_many_ways_each_outcome_comes() -> None:
    found = foresee_set_up(3, [], [("starting player", 1)])
    assert isinstance(found, Chance)
    assert found.kind == "mask"
    masks = Game.new(3, seed=1).catalogue.masks
    assert found.ways == {mask.id: mask.starting for mask in masks if mask.starting}


def test_outcomes_that_are_not_asked_for_are_refused() -> None:
    game, _ = new_game(random.Random(3))
    with pytest.raises(ChanceError, match="more outcomes than there is chance: die"):
        foresee(game, 0, game.moves(0)[0], [("die", 1)])
    with pytest.raises(ChanceError, match="unknown kind of chance 'dice'"):
        foresee(game, 0, game.moves(0)[0], [("dice", 1)])
    with pytest.raises(ChanceError, match="cannot happen now"):
        foresee_set_up(3, [], [("starting player", 4)])
