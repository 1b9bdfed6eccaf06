"""Random games for property tests: Hypothesis chooses the options, a seed and how far to play."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from raiatea import VARIANTS, Game, Move
from raiatea.engine import moves
from raiatea.engine.declare import FEW, MOST_PLAYERS


def play_on(game: Game, decisions: int, dice: random.Random) -> None:
    """Let awaited seats, in any order, play random moves."""
    for _ in range(decisions):
        if game.over:
            return
        seat = dice.choice(game.awaiting)
        game.play(seat, dice.choice(game.moves(seat)))


@st.composite
def games(draw: Any, most: int = 400, over: bool = False) -> Game:
    """A game somewhere between its set-up and (with `over` also at) its end."""
    game = Game.new(
        draw(st.integers(3, 5)),
        seed=draw(st.integers(0, 10**6)),
        variants=draw(st.lists(st.sampled_from(VARIANTS), unique=True)),
    )
    dice = random.Random(draw(st.integers(0, 10**6)))
    for _ in range(draw(st.integers(0, most))):
        before = game.copy()
        play_on(game, 1, dice)
        if game.over:
            return game if over else before
    return game


def all_moves(game: Game) -> list[Move]:
    """Every move of the box, legal or not; of amounts without a limit those up to 40.

    The box makes the latter as games need them: their list as it stands would differ between one
    example and the same one played again.
    """
    box = game._state.box
    return [
        move
        for verb in moves.VERBS
        for move in (
            box.moves_up_to(verb.number, 40)
            if [field for field in verb.fields if field.limit(box, MOST_PLAYERS) >= FEW]
            else box.moves[verb.number]
        )
    ]
