"""The ceremonial construction of the To'o (R6.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from raiatea.engine import moves
from raiatea.engine.declare import flag, turn
from raiatea.engine.events import tell
from raiatea.engine.missions import any_available, refuse_mission, row_is_due
from raiatea.engine.step import Task, follow
from raiatea.engine.steps.missions import HoldAuctions, fulfil, fulfil_moves
from raiatea.engine.steps.own_turn import Linger, OwnTurn, may_act_freely

if TYPE_CHECKING:
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState
    from raiatea.errors import Refusal


class Construction(Task):
    """First every auction that is due, then the missions (R6.8)."""

    CEREMONY: ClassVar[int] = 6
    OVER: ClassVar[tuple[str, ...]] = ("EndCeremony",)

    def run(self, s: GameState) -> None:
        # Also rows of auctions alone (R7.6), by Oracle those of statues that may be built (R10.11).
        rows = range(s.statues * s.box.statue_rows)
        s.due = tuple([row for row in rows if row_is_due(s, row)])
        follow(s, [HoldAuctions(), NextBuilder(0, 0)])


class NextBuilder(Task):
    """In ceremonial order, until everybody passes in one full round (R6.8, X9)."""

    OVER: ClassVar[tuple[str, ...]] = ("EndCeremony",)

    place: int = turn()
    fulfilled: int = flag()

    def run(self, s: GameState) -> None:
        if self.place < s.players:
            s.stack.append(Build(s.order[self.place], self.place, self.fulfilled))
        elif self.fulfilled:
            s.stack.append(NextBuilder(0, 0))


class Build(OwnTurn):
    """Fulfil one available mission, or pass; `fulfilled` is 1 if somebody did in this round."""

    RULE: ClassVar[str] = "R6.8"
    VERBS: ClassVar[tuple[int, ...]] = (moves.FULFIL, moves.PASS)
    OVER: ClassVar[tuple[str, ...]] = ("EndCeremony",)

    place: int = turn()
    fulfilled: int = flag()

    def open(self, s: GameState) -> bool:
        return any_available(s) or may_act_freely(s, self.seat)

    def close(self, s: GameState) -> None:
        s.stack.append(NextBuilder(self.place + 1, self.fulfilled))

    def options(self, s: GameState, seat: int) -> list[Move]:
        return [*fulfil_moves(s, seat), s.box.move(moves.PASS)]  # R6.8

    def act(self, s: GameState, seat: int, move: Move) -> None:
        if move.verb == moves.PASS:
            s.stack[-1] = NextBuilder(self.place + 1, self.fulfilled)  # R10.5
            tell(s, "passed", seat)
            return
        s.stack[-1] = NextBuilder(self.place + 1, 1)
        s.stack.append(Linger(seat))
        fulfil(s, seat, move.what)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.FULFIL:
            return refuse_mission(s, seat, move.what)
        return super().refuse(s, seat, move)
