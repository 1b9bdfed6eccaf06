"""What the end of a game is worth to a network."""

from __future__ import annotations

from raiatea.engine import Game

WIN_WORTH = 0.85
CLEAR_LEAD = 40.0


def worth(game: Game, seat: int) -> float:
    """What the end of a game is worth: mostly whether it was won, a little how clearly."""
    totals = [score.total for score in game.scores]
    ahead = totals[seat] - max(total for one, total in enumerate(totals) if one != seat)
    clearly = min(1.0, max(0.0, 0.5 + ahead / CLEAR_LEAD))
    return WIN_WORTH * (game.winner == seat) + (1 - WIN_WORTH) * clearly
