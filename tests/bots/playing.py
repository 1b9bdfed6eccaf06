"""Games between bots."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from raiatea import Game, View, bots


def decisions(game: Game, seats: Sequence[str], seed: int) -> Iterator[tuple[int, View]]:
    """Play a game between bots; before each move comes the seat and its view."""
    players = [bots.make(name) for name in seats]
    rng = random.Random(seed)
    while not game.over:
        seat = game.awaiting[0]
        view = View.of(game, seat)
        yield seat, view
        game.play(seat, players[seat].choose(view, game.moves(seat), rng, None))


def wins(name: str, others: str, games: int) -> int:
    """How many games of four a bot wins against three others of a kind."""
    won = 0
    for number in range(games):
        game = Game.new(4, seed=number // 4, play_forced=True)
        seats = [others] * 4
        seats[number % 4] = name
        for _ in decisions(game, seats, number):
            pass
        won += game.winner == number % 4
    return won
