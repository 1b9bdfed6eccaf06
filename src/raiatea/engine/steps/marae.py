"""The Marae (R5.5 to R5.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from raiatea.engine import goods, moves
from raiatea.engine.declare import amount
from raiatea.engine.events import tell
from raiatea.engine.goods import SHAMAN
from raiatea.engine.refusal import because, none_held
from raiatea.engine.step import Step, follow
from raiatea.engine.steps.choices import AdvanceTattoo
from raiatea.engine.steps.die import lucky_seats
from raiatea.engine.steps.own_turn import OwnTurn, may_act_freely, times
from raiatea.engine.steps.rituals import Keep, draw_by_rank, pile_moves, refuse_pile
from raiatea.engine.tracks import advance_tattoo

if TYPE_CHECKING:
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState
    from raiatea.errors import Refusal
    from raiatea.forecasts import Counter


def visit_marae(s: GameState) -> None:
    steps: list[Step] = [AdvanceTattoo(seat) for seat in lucky_seats(s, SHAMAN)]  # R5.5
    for seat in s.seats_from(s.kahuna):
        most = times(s, seat)  # each or only one (R5.6, R5.7)
        steps.append(MaraeTurn(seat, most, most))
    follow(s, steps)


class MaraeTurn(OwnTurn):
    """Sacrifice commodities for tattoos, then draw rituals; as many of each as are left."""

    RULE: ClassVar[str] = "R5.6"
    VERBS: ClassVar[tuple[int, ...]] = (moves.SACRIFICE, moves.DRAW, moves.DONE)
    OVER: ClassVar[tuple[str, ...]] = ("NextPlayer", "MaraeTurn")

    sacrifices: int = amount(most=2)
    draws: int = amount(most=2)

    def open(self, s: GameState) -> bool:
        return self.draws > 0 or may_act_freely(s, self.seat)

    def options(self, s: GameState, seat: int) -> list[Move]:
        found: list[Move] = []
        if self.sacrifices:
            held = s.commodities
            # Also with the marker on the last space (X13).
            found += [m for m in s.box.moves[moves.SACRIFICE] if held[seat * 4 + m.what]]
        if self.draws:
            found += pile_moves(s, seat, s.box.moves[moves.DRAW])
        found.append(s.box.move(moves.DONE))
        return found

    def act(self, s: GameState, seat: int, move: Move) -> None:
        if move.verb == moves.SACRIFICE:
            s.stack[-1] = MaraeTurn(seat, self.sacrifices - 1, self.draws)
            tell(s, "sacrificed", seat, move.what)
            goods.discard_commodity(s, seat, move.what)
            advance_tattoo(s, seat, 1)
        elif move.verb == moves.DRAW:
            s.stack[-1] = MaraeTurn(seat, 0, self.draws - 1)  # no more sacrifices (R5.7, E1)
            draw_by_rank(s, seat, move.what)
            s.stack.append(Keep(seat, 1))
        else:
            s.stack.pop()

    def counters(self, s: GameState) -> list[Counter]:
        most = times(s, self.seat)
        return [
            {"what": "sacrifices", "done": most - self.sacrifices, "total": most},
            {"what": "draws", "done": most - self.draws, "total": most},
        ]

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.SACRIFICE:
            if not self.sacrifices:
                return because("no-sacrifices", "R5.7")
            return none_held(s, seat, move.what, "R5.6")
        if move.verb == moves.DRAW:
            return refuse_pile(s, seat, move.what) if self.draws else because("no-draws", "R5.6")
        return super().refuse(s, seat, move)
