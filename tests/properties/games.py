"""Random games for property tests: Hypothesis chooses the options, a seed and how far to play."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from raiatea import VARIANTS, Game, Move
from raiatea.engine import moves


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
    """Every move of the box, legal or not; of offers and bids those up to 40 mana."""
    box = game._state.box
    open_ended = (moves.OFFER, moves.BID)
    found = [box.moves_up_to(verb, 40) for verb in open_ended]
    found += [made for verb, made in enumerate(box.moves) if verb not in open_ended]
    return [move for made in found for move in made]
