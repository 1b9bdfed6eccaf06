"""The Forest (R5.1 to R5.4, R8.2 Collector)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from raiatea.engine import goods, moves
from raiatea.engine.declare import flag
from raiatea.engine.events import tell
from raiatea.engine.goods import COLLECTOR, COMMODITY_CARD
from raiatea.engine.refusal import PLAIN, because, not_ready
from raiatea.engine.state import distinct, without_card
from raiatea.engine.step import SeatQuestion, Step, Task, follow
from raiatea.engine.steps.choices import TakeCommodity, Treasure
from raiatea.engine.steps.die import lucky_seats
from raiatea.engine.steps.own_turn import Linger, OwnTurn, may_act_freely

if TYPE_CHECKING:
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState
    from raiatea.errors import Refusal


def visit_forest(s: GameState) -> None:
    clockwise = s.seats_from(s.kahuna)  # the Kahuna first in both series (R5.4)
    counter_clockwise = [clockwise[0], *clockwise[:0:-1]]
    steps: list[Step] = [TakeCommodity(seat, 1, 1) for seat in lucky_seats(s, COLLECTOR)]  # R5.1
    steps += [ForestPick(seat, 0) for seat in clockwise]  # R5.2
    steps.append(RefreshForest())
    steps += [ForestPick(seat, 0) for seat in counter_clockwise]  # R5.3
    follow(s, steps)


class RefreshForest(Task):
    """What is left goes to the markets, and P+1 new cards are turned up (R2.4, R5.2)."""

    OVER: ClassVar[tuple[str, ...]] = ("ForestPick",)

    def run(self, s: GameState) -> None:
        left = s.forest
        s.forest = ()
        goods.cards_to_markets(s, left)
        goods.fill_forest(s)


class ForestPick(OwnTurn):
    """Take one card from the Forest Supply, or pass; `collector` is 1 once one was used."""

    RULE: ClassVar[str] = "R5.2"
    VERBS: ClassVar[tuple[int, ...]] = (moves.TAKE, moves.COLLECTOR, moves.PASS)
    OVER: ClassVar[tuple[str, ...]] = ("NextPlayer", "ForestPick", "RefreshForest")

    collector: int = flag()

    def may_collect(self, s: GameState) -> bool:
        """Also when there is nothing to turn up (R8.2, X14)."""
        return not self.collector and s.ready[self.seat * 4 + COLLECTOR] > 0

    def open(self, s: GameState) -> bool:
        return bool(s.forest) or self.may_collect(s) or may_act_freely(s, self.seat)

    def options(self, s: GameState, seat: int) -> list[Move]:
        take = s.box.moves[moves.TAKE]
        found = [take[card] for card in distinct(s.forest)]
        if self.may_collect(s):
            found.append(s.box.move(moves.COLLECTOR))
        found.append(s.box.move(moves.PASS))  # even after a Collector (R2.3, X5)
        return found

    def moves(self, s: GameState, seat: int) -> list[Move]:
        if self.collector:  # nothing comes between the new card and the pick (R10.5)
            return self.options(s, seat)
        return super().moves(s, seat)

    def act(self, s: GameState, seat: int, move: Move) -> None:
        if move.verb == moves.COLLECTOR:
            goods.use_assistant(s, seat, COLLECTOR)  # E6
            s.forest = tuple(sorted([*s.forest, *goods.turn_up(s, 1)]))
            s.stack[-1] = ForestPick(seat, 1)
            return
        s.stack.pop()
        steps: list[Step] = []
        if self.collector:  # both cards come before a treasure (R10.13)
            steps.append(AlsoTakeCommodity(seat))
        if move.verb == moves.TAKE:
            s.forest = without_card(s.forest, move.what)
            goods.receive_card(s, seat, move.what)
            if s.box.card_amount[move.what]:
                steps.append(Treasure(seat, move.what))
        else:
            tell(s, "passed", seat)
        if self.collector or move.verb == moves.TAKE:
            steps.append(Linger(seat))
        follow(s, steps)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.TAKE and move.what not in s.forest:
            return because("not-there", "R5.2")
        if move.verb == moves.COLLECTOR:
            if self.collector:
                return because("one-collector", "R8.2")
            return not_ready(s, seat, COLLECTOR)
        found = super().refuse(s, seat, move)
        if self.collector and move.verb in (moves.SHAMAN, moves.JOIN):
            there = found is None or found.why not in PLAIN
            return because("unfinished", "R10.5") if there else found
        return found


class AlsoTakeCommodity(SeatQuestion):
    """The Collector also brings one commodity from the Forest Supply (R8.2)."""

    RULE: ClassVar[str] = "R8.2"
    VERBS: ClassVar[tuple[int, ...]] = (moves.TAKE, moves.PASS)
    OVER: ClassVar[tuple[str, ...]] = ("Linger", "Treasure")

    def moves(self, s: GameState, seat: int) -> list[Move]:
        take = s.box.moves[moves.TAKE]
        kinds = s.box.card_kind
        found = [take[card] for card in distinct(s.forest) if kinds[card] == COMMODITY_CARD]
        found.append(s.box.move(moves.PASS))  # X5
        return found

    def open(self, s: GameState) -> bool:
        kinds = s.box.card_kind
        return any([kinds[card] == COMMODITY_CARD for card in s.forest])  # X14

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        s.stack.pop()
        if move.verb == moves.TAKE:
            s.forest = without_card(s.forest, move.what)
            goods.receive_card(s, seat, move.what)  # besides one's own card (R8.2)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.TAKE and move.what not in s.forest:
            return because("not-there", "R8.2")
        if move.verb == moves.TAKE and s.box.card_kind[move.what] != COMMODITY_CARD:
            return because("only-commodities", "R8.2")
        return super().refuse(s, seat, move)
