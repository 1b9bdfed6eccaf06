"""What a network is asked: who has a choice, and what the end of a game is worth."""

from __future__ import annotations

from raiatea.engine import Game
from raiatea.engine.numeric_view import NumericView, numeric_view

WIN_WORTH = 0.85
CLEAR_LEAD = 40.0


def awaited(game: Game) -> NumericView | None:
    """What is seen by who has a choice now; what is forced is played. None when it is over."""
    while not game.over:
        seat = game.awaiting[0]
        moves = game.moves(seat)
        if len(moves) > 1:
            return numeric_view(game, seat)
        game.play(seat, moves[0])
    return None


def worth(game: Game, seat: int) -> float:
    """What the end of a game is worth: mostly whether it was won, a little how clearly."""
    totals = [score.total for score in game.scores]
    ahead = totals[seat] - max(total for one, total in enumerate(totals) if one != seat)
    clearly = min(1.0, max(0.0, 0.5 + ahead / CLEAR_LEAD))
    return WIN_WORTH * (game.winner == seat) + (1 - WIN_WORTH) * clearly
