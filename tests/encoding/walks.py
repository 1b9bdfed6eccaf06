"""Positions of many games, for tests of what holds in all of them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import settings

from raiatea import Game

VARIANTS: tuple[list[str], ...] = ([], ["tane"], ["oracle", "mana-shortage"], ["tane", "oracle"])
ALL = 3 * len(VARIANTS)
"""So many games are of all sizes and variants."""
GAMES = ALL * (8 if settings().derandomize else 200)
"""Many more for `make test-thorough`."""


def games(number: int = GAMES, first: int = 0) -> Iterator[tuple[int, Game]]:
    """New games of all sizes and variants, by their seeds, from the first seed on."""
    for seed in range(first, first + number):
        variants = VARIANTS[seed // 3 % len(VARIANTS)]
        yield seed, Game.new(3 + seed % 3, seed=seed, variants=variants)


def positions(number: int = GAMES, first: int = 0) -> Iterator[tuple[Game, int]]:
    """Every decision of games played at random, with the seat that makes it.

    In half of the games nobody offers or bids mana, so that it piles up.
    """
    for seed, game in games(number, first):
        dice = random.Random(seed)
        thrifty = dice.random() < 0.5
        while not game.over:
            seat = dice.choice(game.awaiting)
            yield game, seat
            moves = game.moves(seat)
            saving = thrifty and str(moves[0]) in ("offer 0", "bid 0")
            game.play(seat, moves[0] if saving else dice.choice(moves))
