"""What the server answers about hints, as structures."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from raiatea.server.wire import SeatNumber
from raiatea.server.wire_review import Because
from raiatea.server.wire_view import Answer


class AdvisedMove(Answer):
    """A move that a bot thinks well of, with its share of the worth of the best one, 0 to 1."""

    move: str
    share: float
    reason: Because


class Hint(Answer):
    """The best moves as a bot sees them, the best first; none where it cannot say now.

    `longer` says whether a longer thought can be asked for, `used` for how many decisions of this
    game one has had hints.
    """

    bot: str
    moves: list[AdvisedMove]
    longer: bool
    used: int


class SeatHint(Answer):
    """A hint that a seat had: in which round, -1 before the first, for which of its decisions."""

    seat: SeatNumber
    round: Annotated[int, Meta(ge=-1)]
    decision: Annotated[int, Meta(ge=0)]
