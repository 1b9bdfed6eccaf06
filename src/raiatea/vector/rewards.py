"""What a finished game is worth to each seat."""

from __future__ import annotations

from raiatea.engine import Game


def rewards(game: Game) -> list[float]:
    """By seat: 1 for the winner, and the others lose it between them; 0 while the game goes on.

    >>> rewards(Game.new(3, seed=1))
    [0.0, 0.0, 0.0]
    """
    winner = game.winner
    if winner is None:
        return [0.0] * game.players
    found = [-1 / (game.players - 1)] * game.players
    found[winner] = 1.0
    return found
