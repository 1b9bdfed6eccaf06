"""Many games at once: what is written, what is played, and that it does not matter where."""

from __future__ import annotations

import os
import random
from itertools import islice

import numpy as np
import numpy.typing as npt
import pytest

from raiatea import Game, View, encoding
from raiatea.bots.processes import Ended
from raiatea.encoding.sights import COMPILED
from raiatea.engine.numeric_view import awaited, numeric_view
from raiatea.vector import Buffers, Lineup, NotBegun, VectorGames, VectorProcesses
from raiatea.vector.rewards import rewards
from raiatea.vector.rows import PlainRows, rows_of
from tests.encoding.walks import ALL, GAMES, positions
from tests.toolkit import RULES_CARDS

LINEUPS = [
    Lineup(3),
    Lineup(4, ("tane",)),
    Lineup(5),
    Lineup(4, ("oracle", "mana-shortage")),
    Lineup(3, ("tane", "oracle")),
]


def choose(seen: Buffers, dice: np.random.Generator) -> npt.NDArray[np.int16]:
    """A legal action of each row."""
    rows = np.arange(len(seen))
    chosen: npt.NDArray[np.int16] = seen.legal[
        rows, (dice.random(len(seen)) * seen.choices).astype(int)
    ]
    return chosen


def told(seen: Buffers) -> list[bytes]:
    """All that the buffers say."""
    legal = [seen.legal[row, : seen.choices[row]].tobytes() for row in range(len(seen))]
    arrays = (seen.observations, seen.masks, seen.choices, seen.seats)
    ends = (seen.rewards, seen.points, seen.dones)
    return [*legal, *[array.tobytes() for array in (*arrays, *ends)]]


@pytest.mark.skipif("RAIATEA_EXPECT" not in os.environ, reason="it is not said what is meant")
def test_the_writer_is_compiled_where_the_engine_is() -> None:
    assert (os.environ["RAIATEA_EXPECT"] == "compiled") == COMPILED


def test_what_is_written_is_bit_for_bit_what_the_encoding_says() -> None:
    """By every seat, in games of all sizes and variants, one row after another game or seat."""
    to = Buffers.new(3)
    rows = rows_of(to)
    for i, (game, _) in enumerate(islice(positions(GAMES // 4), 0, None, 11)):
        row = i % 3
        for seat in range(game.players):
            seen = numeric_view(game, seat)
            rows.write(row, seen)
            assert to.observations[row].tobytes() == encoding.observe(seen).tobytes()
            assert to.masks[row].tobytes() == encoding.mask(seen).tobytes()
            numbers = [number for number in encoding.legal(seen) if number >= 0]
            assert to.legal[row, : to.choices[row]].tolist() == numbers
            assert to.seats[row] == seat


def test_a_row_says_the_same_of_a_view_that_is_written_over() -> None:
    to = Buffers.new(1)
    rows = rows_of(to)
    game = Game.new(4, seed=8)
    dice = random.Random(8)
    seen = awaited(game)
    while seen is not None:
        rows.write(0, seen)
        fresh = encoding.observe(numeric_view(game, seen.seat))
        assert to.observations[0].tobytes() == fresh.tobytes()
        game.play(seen.seat, dice.choice(seen.moves))
        seen = awaited(game, before=seen)


def test_python_alone_writes_the_same() -> None:
    to, plain = Buffers.new(1), Buffers.new(1)
    rows, by_hand = rows_of(to), PlainRows(plain)
    for game, seat in islice(positions(ALL), 0, None, 11):
        seen = numeric_view(game, seat)
        rows.write(0, seen)
        by_hand.write(0, seen)
        assert told(to) == told(plain)


def test_views_of_other_cards_are_refused() -> None:
    rows = rows_of(Buffers.new(1))
    with pytest.raises(ValueError, match="other cards than those that are numbered"):
        rows.write(0, numeric_view(Game.new(3, seed=1, catalogue=RULES_CARDS), 0))


@pytest.mark.parametrize("ask_always", [False, True])
def test_games_are_those_that_the_engine_plays_by_itself(ask_always: bool) -> None:
    seeds = [11, 12, 13, 14, 15]
    games = VectorGames(LINEUPS, seeds, ask_always)
    all_dice = [random.Random(seed) for seed in seeds]
    alone = [
        Game.new(one.players, seed=dice.getrandbits(64), variants=one.variants)
        for one, dice in zip(LINEUPS, all_dice, strict=True)
    ]
    dice = np.random.default_rng(1)
    seen = games.reset()
    ended = 0
    for _ in range(450):
        actions = choose(seen, dice)
        ends: dict[int, Game] = {}
        for row, game in enumerate(alone):
            view = awaited(game, ask_always)
            assert view is not None
            assert view.seat == seen.seats[row]
            assert np.array_equal(encoding.observe(view), seen.observations[row])
            game.play(view.seat, view.moves[encoding.legal(view).index(int(actions[row]))])
            if awaited(game, ask_always) is None:
                ends[row] = game
                one = LINEUPS[row]
                seed = all_dice[row].getrandbits(64)
                alone[row] = Game.new(one.players, seed=seed, variants=one.variants)
        seen = games.step(actions)
        assert set(np.flatnonzero(seen.dones)) == set(ends)
        for row, game in ends.items():
            players = game.players
            assert seen.rewards[row, :players] == pytest.approx(rewards(game))
            assert seen.points[row, :players].tolist() == [one.total for one in game.scores]
            assert not seen.rewards[row, players:].any()
        going = [row for row in range(len(seeds)) if row not in ends]
        assert not seen.rewards[going].any()
        assert not seen.points[going].any()
        ended += len(ends)
    assert ended >= len(seeds)


def test_a_row_does_not_depend_on_those_beside_it_nor_on_the_process() -> None:
    seeds = [5, 6, 7, 8, 9]
    whole = VectorGames(LINEUPS, seeds)
    with VectorProcesses(LINEUPS, seeds, processes=2) as spread:
        seen, beside = whole.reset(), spread.reset()
        dice = np.random.default_rng(2)
        for step in range(400):
            assert told(seen) == told(beside), step
            actions = choose(seen, dice)
            if step == 7:  # the same games again, of other seeds
                seen, beside = whole.reset(seeds[::-1]), spread.reset(seeds[::-1])
            else:
                seen, beside = whole.step(actions), spread.step(actions)


@pytest.mark.parametrize("action", [-1, len(encoding.ACTIONS), 0])
def test_an_illegal_action_is_refused_and_nothing_is_played(action: int) -> None:
    games = VectorGames(LINEUPS, range(5))
    seen = games.reset()
    before = [game.to_dict() for game in games.games]
    actions = seen.legal[:, 0].astype(int)
    actions[3] = action
    with pytest.raises(ValueError, match=f"action {action}.*is not legal now"):
        games.step(actions)
    assert [game.to_dict() for game in games.games] == before
    with VectorProcesses(LINEUPS, range(5), processes=1) as spread:
        seen = spread.reset()
        before_it = told(seen)
        with pytest.raises(ValueError, match=f"action {action}.*is not legal now"):
            spread.step(actions)
        assert told(seen) == before_it
        spread.step(seen.legal[:, 0])


def test_a_process_that_ends_is_told_of_and_nobody_waits_for_it() -> None:
    with VectorProcesses(LINEUPS, range(5), processes=2) as spread:
        seen = spread.reset()
        spread._helpers[1].end()
        with pytest.raises(Ended, match="has ended"):
            spread.step(seen.legal[:, 0])


def test_every_game_needs_an_action_and_a_row_must_be_there() -> None:
    games = VectorGames(LINEUPS, range(5))
    seen = games.reset()
    with pytest.raises(ValueError, match="for each of 5 games"):
        games.step(seen.legal[:4, 0])
    with pytest.raises(IndexError):
        rows_of(Buffers.new(1)).write(1, numeric_view(games.games[0], 0))


def test_before_the_first_games_one_is_told_to_begin_them() -> None:
    with pytest.raises(NotBegun, match=r"call reset\(\) first"):
        VectorGames(LINEUPS).step(np.zeros(5, int))


def test_seeds_and_rows_must_be_as_many_as_tables() -> None:
    with pytest.raises(ValueError, match="2 seeds for 5 tables"):
        VectorGames(LINEUPS, [1, 2])
    with pytest.raises(ValueError, match="2 seeds for 5 tables"):
        VectorGames(LINEUPS).reset([1, 2])
    with pytest.raises(ValueError, match="2 rows for 5 tables"):
        VectorGames(LINEUPS, buffers=Buffers.new(2))


def test_buffers_are_the_callers_memory() -> None:
    memory = bytearray(Buffers.size(2))
    to = Buffers.over(memory, 2)
    games = VectorGames([Lineup(3), Lineup(4)], [1, 2], buffers=to)
    games.reset()
    first = np.frombuffer(memory, np.float32, encoding.LENGTH)
    assert np.array_equal(first, encoding.observe(View.of(games.games[0], 0)))
    to.actions[:] = to.legal[:, 0]
    before = first.copy()
    games.step()
    assert not np.array_equal(first, before)
    assert np.shares_memory(np.from_dlpack(to.observations), first)


@pytest.mark.parametrize(
    ("name", "array"),
    [
        ("observations", np.zeros((2, encoding.LENGTH))),
        ("masks", np.zeros((3, len(encoding.ACTIONS)), np.int8)),
        ("seats", np.zeros(4, np.int32)[::2]),
    ],
)
def test_buffers_of_another_shape_are_refused(name: str, array: npt.NDArray[np.int8]) -> None:
    fitting = Buffers.new(2)
    arrays = {one: getattr(fitting, one) for one in Buffers.__slots__}
    with pytest.raises(ValueError, match=f"{name} must"):
        Buffers(**{**arrays, name: array})


@pytest.mark.parametrize("hidden", [0, 1, 2])
def test_a_row_says_nothing_of_what_the_seat_cannot_know(hidden: int) -> None:
    to = Buffers.new(1)
    rows = rows_of(to)
    for i, (game, seat) in enumerate(islice(positions(ALL), hidden, None, 97)):
        rows.write(0, numeric_view(game, seat))
        before = told(to)
        rows.write(0, numeric_view(game.determinise(seat, seed=i), seat))
        assert told(to) == before
