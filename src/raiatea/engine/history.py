"""What was decided, as a chain that copies of a game share."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from raiatea.engine.moves import Move


@final
class Decision:
    """A seat's move."""

    __slots__ = ("move", "seat")

    def __init__(self, seat: int, move: Move) -> None:
        self.seat = seat
        self.move = move

    def by_seat(self) -> int:
        return self.seat


@final
class Deed:
    """A decision with the chance outcomes that it brought, and what came before it.

    The first deed of a game is its set-up: seat -1 and no move.
    """

    __slots__ = ("before", "move", "outcomes", "seat", "together")

    def __init__(
        self,
        before: Deed | None,
        seat: int,
        move: Move | None,
        outcomes: tuple[tuple[int, int], ...],
        together: bool = False,
    ) -> None:
        self.before = before
        self.seat = seat
        self.move = move
        self.outcomes = outcomes
        self.together = together

    def may_be_undone_by(self, seat: int) -> bool:
        """Whether the seat decided it alone and nothing new came to light."""
        return self.seat == seat and not self.outcomes and not self.together


def deeds(last: Deed | None) -> list[Deed]:
    """All deeds from the first to the last."""
    found: list[Deed] = []
    while last is not None:
        found.append(last)
        last = last.before
    found.reverse()
    return found
