"""The index of actions."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from raiatea import Game, View, catalogue, encoding
from raiatea.encoding.actions import ABOUT
from raiatea.encoding.arrays import mask_of
from raiatea.encoding.legal import place_of
from raiatea.engine.moves import Move
from raiatea.engine.numeric_view import numeric_view
from raiatea.engine.vocabulary import VERBS
from tests.encoding.walks import ALL, GAMES, positions

WALKS = 4
"""Apart, so that they can be walked at the same time."""
BY_MEANING = ("fulfil ", "silence ", "player ")
"""What is not numbered by its text."""


@pytest.mark.thorough
@pytest.mark.parametrize("walk", range(WALKS))
def test_every_legal_move_has_a_number_of_its_own_and_is_found_again_by_it(walk: int) -> None:
    number_of_games = GAMES // WALKS
    for game, seat in positions(number_of_games, first=walk * number_of_games):
        moves = game.moves(seat)
        numbers = encoding.legal(numeric_view(game, seat))
        assert encoding.UNSAYABLE not in numbers
        assert [moves[place_of(number, numbers)] for number in numbers] == moves
        assert mask_of(numbers).nonzero()[0].tolist() == sorted(numbers)
        texts = [str(move) for move in moves]
        if any(text.startswith(BY_MEANING) for text in texts):
            view = View.of(game, seat)
            assert [encoding.index(view, move) for move in moves] == numbers
            assert [encoding.move(view, number) for number in numbers] == moves
        else:
            assert [encoding.ACTIONS[number] for number in numbers] == texts


def test_every_verb_is_met_in_these_games() -> None:
    verbs = {
        encoding.ACTIONS[number].partition(" ")[0]
        for game, seat in positions()
        for number in encoding.legal(numeric_view(game, seat))
    }
    assert verbs == {verb.partition(" ")[0] for verb in VERBS}


def test_the_view_and_the_view_in_numbers_say_the_same_of_moves() -> None:
    for game, seat in positions(ALL):
        view = View.of(game, seat)
        numbers = encoding.legal(view)
        assert numbers == encoding.legal(numeric_view(game, seat))
        for move, number in zip(view.moves, numbers, strict=True):
            assert encoding.index(view, move) == number
            assert encoding.move(view, number) == move


def test_a_seat_that_is_not_asked_has_no_legal_actions() -> None:
    game = Game.new(3, seed=1)
    while len(game.awaiting) > 1:
        game.play(game.awaiting[0], game.moves(game.awaiting[0])[0])
    idle = (game.awaiting[0] + 1) % 3
    assert encoding.legal(View.of(game, idle)) == encoding.legal(numeric_view(game, idle)) == []
    assert not encoding.mask(View.of(game, idle)).any()


def test_moves_of_other_cards_have_no_numbers() -> None:
    cards = catalogue.default()
    renamed = replace(cards.rituals[0], id="of-my-own", copies=40)
    game = Game.new(
        3, seed=1, catalogue=replace(cards, rituals=(renamed, *cards.rituals[1:]), hash="x")
    )
    assert any("of-my-own" in str(move) for move in game.moves(0))
    for view in (View.of(game, 0), numeric_view(game, 0)):
        with pytest.raises(ValueError, match="numbered here"):
            encoding.legal(view)


def test_an_illegal_action_is_named() -> None:
    view = View.of(Game.new(3, seed=1), 0)
    with pytest.raises(ValueError, match=r"action 0 \(go forest\) is not legal now"):
        encoding.move(view, 0)


def test_all_verbs_are_in_the_index_in_the_order_of_the_engine() -> None:
    assert tuple(ABOUT) == tuple(VERBS)
    assert len(set(encoding.ACTIONS)) == len(encoding.ACTIONS)


def test_other_players_are_named_by_the_way_round_the_table() -> None:
    for seat in range(4):
        view = View.of(Game.new(4, seed=1), seat)
        others = [(seat + steps) % 4 for steps in (1, 2, 3)]
        choices = [Move(VERBS["player"].number, other, 0, f"player {other}") for other in others]
        found = [encoding.ACTIONS[encoding.index(view, move)] for move in choices]
        assert found == ["player +1", "player +2", "player +3"]


def test_descriptions_tell_all_actions_apart_but_for_copies() -> None:
    rows = encoding.DESCRIPTIONS
    assert rows.shape == (len(encoding.ACTIONS), len(encoding.FEATURES))
    first = [
        number
        for number, text in enumerate(encoding.ACTIONS)
        if not (text.startswith(("fulfil", "silence")) and text[-2] == " ")
    ]
    assert len(np.unique(rows[first], axis=0)) == len(first)
