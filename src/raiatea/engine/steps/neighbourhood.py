"""The Neighbourhood (R5.12, R5.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from raiatea.engine import declare, goods, moves
from raiatea.engine.declare import flag, players
from raiatea.engine.events import tell
from raiatea.engine.missions import any_available, refuse_mission
from raiatea.engine.refusal import because
from raiatea.engine.state import distinct
from raiatea.engine.step import Step, Task, follow
from raiatea.engine.steps.missions import fulfil, fulfil_moves
from raiatea.engine.steps.own_turn import Linger, OwnTurn, may_act_freely

if TYPE_CHECKING:
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState
    from raiatea.errors import Refusal


def visit_neighbourhood(s: GameState) -> None:
    s.stack.append(KahunaMission(s.kahuna, 0))


class KahunaMission(OwnTurn):
    """The Kahuna may fulfil one mission, before the exchange or after it (R5.13, X12)."""

    RULE: ClassVar[str] = "R5.13"
    VERBS: ClassVar[tuple[int, ...]] = (moves.FULFIL, moves.PASS)
    OVER: ClassVar[tuple[str, ...]] = ("NextPlayer",)

    after: int = flag()

    def open(self, s: GameState) -> bool:
        return any_available(s) or may_act_freely(s, self.seat)

    def close(self, s: GameState) -> None:
        if not self.after:
            s.stack.append(Exchange(0, 0, 1))  # asked again afterwards (X12)

    def options(self, s: GameState, seat: int) -> list[Move]:
        return [*fulfil_moves(s, seat), s.box.move(moves.PASS)]  # R2.3, R5.13

    def act(self, s: GameState, seat: int, move: Move) -> None:
        s.stack.pop()
        if move.verb == moves.PASS:
            self.close(s)
            return
        if not self.after:
            s.stack.append(Exchange(0, 0, 0))  # not asked again (R5.13)
        s.stack.append(Linger(seat))
        fulfil(s, seat, move.what)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.FULFIL:
            return refuse_mission(s, seat, move.what)
        return super().refuse(s, seat, move)


class Exchange(Task):
    """Players give masks one after another, then those who did take one (R5.12).

    `turn` counts the players from the Kahuna, `givers` has a bit for each seat that gave, and
    `bonus` is 1 while the Kahuna's mission is still open.
    """

    OVER: ClassVar[tuple[str, ...]] = ("NextPlayer",)

    turn: int = declare.turn()
    givers: int = players()
    bonus: int = flag()

    def problem(self, s: GameState) -> str:
        return "needs a Kahuna" if s.kahuna < 0 else ""

    def run(self, s: GameState) -> None:
        seats = s.seats_from(s.kahuna)
        if self.turn < s.players:
            s.stack.append(GiveMask(seats[self.turn], self.turn, self.givers, self.bonus))
            return
        # A second part of the same turn (X16).
        steps: list[Step] = [TakeBack(seat) for seat in seats if self.givers >> seat & 1]
        if self.bonus:
            steps.append(KahunaMission(s.kahuna, 1))
        follow(s, steps)


class GiveMask(OwnTurn):
    """Put one mask on the Mask Market, or not; one joined to a mirror cannot be given."""

    RULE: ClassVar[str] = "R5.12"
    VERBS: ClassVar[tuple[int, ...]] = (moves.GIVE, moves.PASS)
    OVER: ClassVar[tuple[str, ...]] = ("NextPlayer",)

    turn: int = declare.turn()
    givers: int = players()
    bonus: int = flag()

    def problem(self, s: GameState) -> str:
        return "needs a Kahuna" if s.kahuna < 0 else ""

    def open(self, s: GameState) -> bool:
        return bool(s.masks[self.seat]) or may_act_freely(s, self.seat)

    def close(self, s: GameState) -> None:
        s.stack.append(Exchange(self.turn + 1, self.givers, self.bonus))

    def options(self, s: GameState, seat: int) -> list[Move]:
        give = s.box.moves[moves.GIVE]
        found = [give[mask] for mask in distinct(s.masks[seat])]  # those joined lie apart (R8.6)
        found.append(s.box.move(moves.PASS))
        return found

    def act(self, s: GameState, seat: int, move: Move) -> None:
        s.stack.pop()
        if move.verb == moves.PASS:
            self.close(s)
            return
        goods.mask_to_market(s, seat, move.what)
        tell(s, "gave mask", seat, move.what)
        givers = self.givers | 1 << seat  # Shamans and mirrors before the next is asked (X16)
        follow(s, [Linger(seat), Exchange(self.turn + 1, givers, self.bonus)])

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.GIVE and move.what not in s.masks[seat]:
            if move.what in s.joined[seat]:
                return because("joined", "R8.6")
            return because("not-held", "R5.12")
        return super().refuse(s, seat, move)


class TakeBack(OwnTurn):
    """Take one mask from the Mask Market for the one given."""

    RULE: ClassVar[str] = "R5.12"
    VERBS: ClassVar[tuple[int, ...]] = (moves.MASK, moves.PASS)
    OVER: ClassVar[tuple[str, ...]] = ("NextPlayer", "KahunaMission", "TakeBack")

    def options(self, s: GameState, seat: int) -> list[Move]:
        take = s.box.moves[moves.MASK]
        found = [take[mask] for mask in distinct(s.mask_market)]  # the one given too (R5.12)
        found.append(s.box.move(moves.PASS))
        return found

    def act(self, s: GameState, seat: int, move: Move) -> None:
        if move.verb == moves.PASS:
            s.stack.pop()
            return
        s.stack[-1] = Linger(seat)
        goods.mask_from_market(s, seat, move.what)  # without treasure (R3.7)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.MASK and move.what not in s.mask_market:
            return because("not-there", "R5.12")
        return super().refuse(s, seat, move)
