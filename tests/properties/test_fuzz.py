"""Damaged input: an error of our own that says what is wrong, or a game that can be played."""

from __future__ import annotations

import copy
import json
import random
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from raiatea import Game, OptionError, PositionError, RecordError, UnknownMove, ViewError
from raiatea.engine.vocabulary import STEPS
from tests.properties.games import games, play_on

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=6,
)


def middle_of(seed: int) -> Game:
    game = Game.new(3 + seed % 3, seed=seed, variants=[(), ("tane", "oracle")][seed % 2])
    play_on(game, 40 * (seed % 8), random.Random(seed))
    return game


GAMES = [middle_of(seed) for seed in range(8)]
UNFINISHED = [game for game in GAMES if not game.over]
MAY_FOLLOW_ITSELF = [name for name, kind in STEPS.items() if name in kind.step.OVER]


def damage(data: Any, dice: random.Random, junk: object) -> Any:
    """The JSON value with one thing in it removed, doubled, exchanged or replaced."""
    data = copy.deepcopy(data)
    places: list[tuple[Any, Any]] = []

    def walk(value: Any) -> None:
        if isinstance(value, dict):
            items: Any = value.items()
        elif isinstance(value, list):
            items = enumerate(value)
        else:
            return
        for key, inner in items:
            places.append((value, key))
            walk(inner)

    walk(data)
    holder, key = dice.choice(places)
    how = dice.randrange(5)
    if how == 0:
        del holder[key]
    elif how == 1 and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]))
    elif how == 2:
        other, place = dice.choice(places)
        if place in other if isinstance(other, dict) else place < len(other):
            holder[key] = copy.deepcopy(other[place])
    elif how == 3 and type(holder[key]) is int:
        holder[key] += dice.choice([-1, 1, 100])
    else:
        holder[key] = junk
    return data


@given(games(most=200), st.text())
def test_a_text_that_is_no_move_is_refused(game: Game, text: str) -> None:
    for seat in game.awaiting:
        if text not in [str(move) for move in game.moves(seat)]:
            with pytest.raises(UnknownMove):
                game.parse(seat, text)


@given(st.sampled_from(GAMES), st.randoms(use_true_random=False), anything)
def test_a_damaged_position_is_refused_or_can_be_played(
    game: Game, dice: random.Random, junk: object
) -> None:
    data = damage(json.loads(json.dumps(game.to_dict())), dice, junk)
    with suppress(PositionError):
        loaded = Game.from_dict(data)
        play_on(loaded, 2000, dice)
        assert loaded.over


@given(st.sampled_from(UNFINISHED), st.randoms(use_true_random=False), anything)
def test_a_damaged_stack_is_refused_or_can_be_played(
    game: Game, dice: random.Random, junk: object
) -> None:
    data = json.loads(json.dumps(game.to_dict()))
    data["public"]["stack"] = damage(data["public"]["stack"], dice, junk)
    with suppress(PositionError):
        loaded = Game.from_dict(data)
        play_on(loaded, 2000, dice)
        assert loaded.over


@pytest.mark.parametrize("game", GAMES)
def test_a_stack_with_any_step_twice_is_refused(game: Game) -> None:
    stack = json.loads(json.dumps(game.to_dict()))["public"]["stack"]
    for i, frame in enumerate(stack):
        if frame["step"] in MAY_FOLLOW_ITSELF:
            continue
        data = json.loads(json.dumps(game.to_dict()))
        data["public"]["stack"].insert(i, frame)
        with pytest.raises(PositionError, match=r"stack|performing|aside|shown"):
            Game.from_dict(data)


@given(st.sampled_from(GAMES), st.randoms(use_true_random=False), anything)
def test_a_damaged_record_is_refused_or_can_be_played(
    game: Game, dice: random.Random, junk: object
) -> None:
    data = damage(json.loads(json.dumps(game.record())), dice, junk)
    with suppress(RecordError):
        play_on(Game.replay(data), 20, dice)


@given(st.sampled_from(GAMES), st.randoms(use_true_random=False), anything)
def test_a_damaged_view_is_refused_or_can_be_imagined(
    game: Game, dice: random.Random, junk: object
) -> None:
    data = damage(json.loads(json.dumps(game.view(dice.randrange(game.players)))), dice, junk)
    with suppress(ViewError):
        play_on(Game.imagine(data, 1), 20, dice)


@given(anything)
def test_anything_else_is_no_position_record_or_view(data: Any) -> None:
    with pytest.raises(PositionError):
        Game.from_dict(data)
    with pytest.raises(RecordError):
        Game.replay(data)
    with pytest.raises(ViewError):
        Game.imagine(data, 1)


@given(anything, st.integers(), anything)
def test_options_that_make_no_game_are_refused(players: Any, seed: int, variants: Any) -> None:
    with suppress(OptionError):
        assert Game.new(players, seed=seed, variants=variants).awaiting
