"""The Market (R5.14 to R5.17, R8.2 Merchant)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from raiatea.engine import goods, moves
from raiatea.engine.declare import amount, flag, one
from raiatea.engine.events import tell
from raiatea.engine.goods import MERCHANT, in_front_bonus
from raiatea.engine.kinds import HIRE_DISCOUNT, PRICE_REACH
from raiatea.engine.refusal import because, none_held, not_ready
from raiatea.engine.state import with_card, without_card
from raiatea.engine.step import Step, Task, follow
from raiatea.engine.steps.choices import TakeAssistant
from raiatea.engine.steps.die import lucky_seats
from raiatea.engine.steps.own_turn import OwnTurn, may_act_freely, times
from raiatea.engine.steps.rituals import RunEffect

if TYPE_CHECKING:
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState
    from raiatea.errors import Refusal
    from raiatea.forecasts import Counter

HIRE_PRICE: Final = 2


def hire_price(s: GameState, seat: int) -> int:
    """The same for the Kahuna's second one (R5.15, R5.17)."""
    return price_with(in_front_bonus(s, seat, HIRE_DISCOUNT))


def price_with(discount: int) -> int:
    """What an assistant costs, never below 0 (R10.9)."""
    return max(0, HIRE_PRICE - discount)


def visit_market(s: GameState) -> None:
    steps: list[Step] = [TakeAssistant(seat, 1, 1) for seat in lucky_seats(s, MERCHANT)]  # R5.14
    steps += [
        MarketTurn(seat, times(s, seat), times(s, seat), 1) for seat in s.seats_from(s.kahuna)
    ]  # R5.15, R5.17
    follow(s, steps)


class MarketTurn(OwnTurn):
    """Sell commodities, hire assistants, use a Merchant, in any order; what is left of each."""

    RULE: ClassVar[str] = "R5.15"
    VERBS: ClassVar[tuple[int, ...]] = (moves.SELL, moves.HIRE, moves.MERCHANT, moves.DONE)
    OVER: ClassVar[tuple[str, ...]] = ("NextPlayer", "MarketTurn")

    sales: int = amount(most=2)
    hires: int = amount(most=2)
    merchants: int = flag()

    def open(self, s: GameState) -> bool:
        return (
            self.sales > 0
            or self.hires > 0
            or self.may_use_merchant(s)
            or may_act_freely(s, self.seat)
        )

    def may_use_merchant(self, s: GameState) -> bool:
        """One in each visit, a new one too (R8.2)."""
        return self.merchants > 0 and s.ready[self.seat * 4 + MERCHANT] > 0

    def options(self, s: GameState, seat: int) -> list[Move]:
        box = s.box
        found: list[Move] = []
        if self.sales:  # R5.15
            reach = in_front_bonus(s, seat, PRICE_REACH)
            size = box.chart_top + 1
            for commodity in range(4):  # at the marker or below (R5.16), or as far above (R10.9)
                if s.commodities[seat * 4 + commodity]:
                    first = commodity * size
                    top = min(s.prices[commodity] + 1 + reach, size)
                    found += box.moves[moves.SELL][first : first + top]
        if self.hires and s.pearls[seat] >= hire_price(s, seat):  # R5.15, R8.9
            found += [m for m in box.moves[moves.HIRE] if s.assistants[m.what]]
        if self.may_use_merchant(s):  # R8.2
            found += [m for m in box.moves[moves.MERCHANT] if s.prices[m.what] < box.chart_top]
        found.append(box.move(moves.DONE))
        return found

    def act(self, s: GameState, seat: int, move: Move) -> None:
        if move.verb == moves.SELL:
            s.stack[-1] = MarketTurn(seat, self.sales - 1, self.hires, self.merchants)
            self.sell(s, seat, move.what, move.more)
        elif move.verb == moves.HIRE:
            s.stack[-1] = MarketTurn(seat, self.sales, self.hires - 1, self.merchants)
            price = hire_price(s, seat)  # R5.15
            tell(s, "hired", seat, move.what, price)
            goods.pay_pearls(s, seat, price)
            goods.assistant_from_market(s, seat, move.what)
        elif move.verb == moves.MERCHANT:
            s.stack[-1] = MarketTurn(seat, self.sales, self.hires, 0)
            goods.use_assistant(s, seat, MERCHANT)
            goods.set_price(s, move.what, s.box.chart_top)  # R8.2
        else:
            s.stack.pop()

    def sell(self, s: GameState, seat: int, commodity: int, space: int) -> None:
        tell(s, "sold", seat, commodity, space)
        goods.lose_commodity(s, seat, commodity)
        s.aside = with_card(s.aside, commodity)  # until its bonus is over (R5.16)
        steps: list[Step] = [
            RunEffect(effect, seat, 1) for effect in s.box.charts[commodity][space]
        ]  # choices may be declined (X4)
        steps.append(FinishSale(commodity))
        follow(s, steps)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.SELL:
            return self.refuse_sale(s, seat, move.what, move.more)
        if move.verb == moves.HIRE:
            return self.refuse_hire(s, seat, move.what)
        if move.verb == moves.MERCHANT:
            if not self.merchants:
                return because("one-merchant", "R8.2")
            if s.prices[move.what] == s.box.chart_top:
                return not_ready(s, seat, MERCHANT) or because("at-top", "R8.2")
            return not_ready(s, seat, MERCHANT)
        return super().refuse(s, seat, move)

    def counters(self, s: GameState) -> list[Counter]:
        most = times(s, self.seat)
        found: list[Counter] = [
            {"what": "sales", "done": most - self.sales, "total": most},
            {"what": "hires", "done": most - self.hires, "total": most},
        ]
        if self.may_use_merchant(s) or not self.merchants:
            found.append({"what": "merchant", "done": 1 - self.merchants, "total": 1})
        return found

    def refuse_sale(self, s: GameState, seat: int, commodity: int, space: int) -> Refusal | None:
        if not self.sales:
            return because("no-sales", "R5.15")
        price = s.prices[commodity]
        highest = min(price + in_front_bonus(s, seat, PRICE_REACH), s.box.chart_top)
        if s.commodities[seat * 4 + commodity] and space > highest:
            return because("above-marker", "R5.16", price=price + 1, highest=highest + 1)
        return none_held(s, seat, commodity, "R5.15")

    def refuse_hire(self, s: GameState, seat: int, assistant: int) -> Refusal | None:
        if not self.hires:
            return because("no-hires", "R5.15")
        if not s.assistants[assistant]:
            return because("empty", "R8.9")
        cost = hire_price(s, seat)
        if cost > s.pearls[seat]:
            return because("pearls", "R5.15", cost=cost, have=s.pearls[seat])
        return None


class FinishSale(Task):
    """After its bonus the commodity sold goes to the market (R5.16)."""

    OVER: ClassVar[tuple[str, ...]] = ("MarketTurn",)

    commodity: int = one("commodity")

    def run(self, s: GameState) -> None:
        s.aside = without_card(s.aside, self.commodity)
        goods.commodity_to_market(s, self.commodity)
