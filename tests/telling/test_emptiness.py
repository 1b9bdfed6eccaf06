"""Where there is no choice, who can see that; and what is chosen together can be played."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from raiatea import Game, View, telling
from raiatea.telling.sayings import Asked
from tests.properties.games import games


def asked_of(game: Game, seat: int) -> Asked:
    asked = telling.asked(View.of(game, seat), game.terms(seat))
    assert asked is not None
    return asked


@given(games(), st.integers(0, 10**6))
def test_where_all_can_see_that_there_is_no_choice_there_is_none_in_any_world(
    game: Game, seed: int
) -> None:
    if game.together:
        return
    for seat in game.awaiting:
        if asked_of(game, seat).empty != "open":
            continue
        for other in range(game.players):
            if other != seat:
                world = game.determinise(other, seed)
                assert asked_of(world, seat).empty == "open"


def test_no_choice_is_said_wherever_there_is_one_answer_only() -> None:
    met = set()
    for seed in range(12):
        game = Game.new(3, seed=seed, variants=["tane"])
        dice = random.Random(seed)
        while not game.over:
            seat = game.awaiting[0]
            asked = asked_of(game, seat)
            seen = View.of(game, seat).question.step == "Keep"
            assert (asked.empty is None) == (len(game.moves(seat)) > 1 or seen)
            met.add(asked.empty)
            game.play(seat, dice.choice(game.moves(seat)))
    assert met == {None, "open", "secret"}


def choose(asked: Asked, dice: random.Random) -> list[str]:
    """Some of the moves that are chosen together, as the selection allows."""
    select = asked.select
    assert select is not None
    chosen: list[str] = []
    wanted = dice.randint(select.least, select.most)
    open_moves = [one["move"] for one in asked.moves if one["terms"].kind == "choice"]
    pool = [move for move in open_moves for _ in range(select.copies.get(move, 1))]
    dice.shuffle(pool)
    for move in pool:
        limited = [one for one in chosen if one in select.limited]
        if len(chosen) < wanted and (move not in select.limited or len(limited) < select.limit):
            chosen.append(move)
    assert len(chosen) >= select.least
    return chosen


def test_all_that_may_be_chosen_together_can_be_played_one_by_one() -> None:
    met: dict[str, int] = {}
    for seed in range(25):
        game = Game.new(3 + seed % 3, seed=seed, variants=["tane"])
        dice = random.Random(seed)
        while not game.over:
            seat = game.awaiting[0]
            asked = asked_of(game, seat)
            if asked.select is None:
                game.play(seat, dice.choice(game.moves(seat)))
                continue
            step = View.of(game, seat).question.step
            met[step] = met.get(step, 0) + 1
            for move in choose(asked, dice):
                game.play(seat, game.parse(seat, move))
            finish = asked.select.finish
            still = View.of(game, seat).question.step == step
            if still and finish in [str(move) for move in game.moves(seat)]:
                game.play(seat, game.parse(seat, finish))
    assert len(met) == 8, met
