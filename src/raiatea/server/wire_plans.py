"""What somebody may plan, and has planned, as structures."""

from __future__ import annotations

from raiatea.server.wire_view import Answer
from raiatea.telling.sayings import Saying


class PlannedMove(Answer):
    """A move that may be planned, in words of no language."""

    move: str
    says: Saying


class PlanOffer(Answer):
    """A question of which one may say now what one would answer, or has said it.

    `moves` are the answers to choose from, so many of them at `most`, the best first; none where it
    is too late. `planned` is what one has said: it stands until it is withdrawn or falls.
    """

    question: str
    moves: list[PlannedMove]
    most: int
    planned: list[PlannedMove]
