"""What was decided, as a chain that copies of a game share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from raiatea.engine.declare import MOST_PLAYERS
from raiatea.errors import RecordError

if TYPE_CHECKING:
    from raiatea.engine.moves import Move


@final
class Decision:
    """A seat's move."""

    __slots__ = ("move", "seat")

    def __init__(self, seat: int, move: Move) -> None:
        self.seat = seat
        self.move = move


def by_seat(decisions: tuple[Decision, ...]) -> list[Decision]:
    """Answers given at the same time in the order of seats."""
    return [one for seat in range(MOST_PLAYERS) for one in decisions if one.seat == seat]


@final
class Deed:
    """A decision with the chance outcomes that it brought, and what came before it.

    `told` is whether somebody learned something by it that is no chance: what lay in a hand, a bag
    or behind a screen, or what others answered at the same time.

    The first deed of a game is its set-up, with no move; that of an imagined game is `UNKNOWN`.
    """

    __slots__ = ("before", "move", "number", "outcomes", "seat", "told")

    def __init__(
        self,
        before: Deed | None,
        seat: int,
        move: Move | None,
        outcomes: tuple[tuple[int, int], ...],
        told: bool = False,
    ) -> None:
        self.before = before
        self.number: int = before.number + 1 if before is not None else 0
        self.seat = seat
        self.move = move
        self.outcomes = outcomes
        self.told = told

    def may_be_undone_by(self, seat: int) -> bool:
        """Whether the seat decided it alone and nothing new came to light."""
        return self.seat == seat and not self.outcomes and not self.told


UNKNOWN: Final = Deed(None, -1, None, ())


def set_up_deed(outcomes: tuple[tuple[int, int], ...]) -> Deed:
    """The first deed of a game."""
    return Deed(None, -1, None, outcomes)


def deeds(last: Deed) -> list[Deed]:
    """All deeds from the first to the last; raises `RecordError` when the first is not known."""
    found = [last]
    while last.before is not None:
        last = last.before
        found.append(last)
    if last is UNKNOWN:
        raise RecordError("this game was imagined from a view and has no record of its beginning")
    found.reverse()
    return found
