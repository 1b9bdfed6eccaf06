"""Why a move is not legal: a reason for every move that is not, none for every one that is."""

from __future__ import annotations

import random
import re
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from raiatea import VARIANTS, Game
from raiatea.engine.refusal import PLAIN
from raiatea.engine.step import Question
from tests.properties.games import all_moves, games, play_on

RULES = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")
NUMBERS = set(re.findall(r"^- \*\*(R\d+\.\d+)\*\* ", RULES, flags=re.MULTILINE))


def check_reasons(game: Game, dice: random.Random) -> None:
    """Of every awaited seat and every move of the box; a few of them by their texts too."""
    s = game._state
    top = s.stack[-1]
    assert isinstance(top, Question)
    everything = all_moves(game)
    for seat in game.awaiting:
        legal = set(game.moves(seat))
        for move in everything:
            reason = top.refuse(s, seat, move)
            asked = f"{type(top).__name__} {move}: {reason}"
            assert (reason is None) == (move in legal), asked
            assert reason is None or reason.rule in NUMBERS, asked
        for move in [*dice.sample(everything, 10), *dice.sample(sorted(legal, key=str), 1)]:
            assert game.why_not(seat, move.text) == top.refuse(s, seat, move)


@given(games(), st.integers(0, 1000))
def test_a_move_has_a_reason_exactly_when_it_is_not_legal(game: Game, seed: int) -> None:
    check_reasons(game, random.Random(seed))


def test_so_it_is_throughout_whole_games() -> None:
    for seed in range(6):
        dice = random.Random(seed)
        game = Game.new(3 + seed % 3, seed=seed, variants=VARIANTS[: seed % 4])
        while not game.over:
            if dice.random() < 0.2:
                check_reasons(game, dice)
            play_on(game, 1, dice)


@given(games())
def test_what_the_forecast_says_to_be_refused_is_refused_for_that_reason(game: Game) -> None:
    for seat in range(game.players):
        refused = game.forecast(seat)["refused"]
        assert not refused or seat in game.awaiting
        for one in refused:
            reason = game.why_not(seat, str(one["move"]))
            assert reason is not None
            assert {"move": one["move"], **reason.to_dict()} == one
            assert reason.why not in PLAIN
