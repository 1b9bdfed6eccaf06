"""To'o missions and auctions (R7, R8.2 Pearl Diver, R10.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from raiatea.catalogue import COMMODITIES
from raiatea.engine import goods, moves
from raiatea.engine.declare import amount, flag, one, player, some
from raiatea.engine.events import tell
from raiatea.engine.goods import PEARL_DIVER, in_front_bonus
from raiatea.engine.kinds import (
    AUCTION,
    EMPTY,
    EXACT,
    FOR_COMMODITIES,
    FOR_MANA,
    FOR_MASKS,
    FOR_PEARLS,
    FOR_RITUALS,
    MISSION_DISCOUNT,
    SHORTAGE,
)
from raiatea.engine.missions import (
    any_available,
    available,
    can_fulfil,
    cost_of,
    refuse_mission,
    refuse_space,
    row_is_due,
)
from raiatea.engine.refusal import because
from raiatea.engine.state import distinct, put, with_card
from raiatea.engine.step import EFFECTS, SeatQuestion, Step, Task, Together, follow
from raiatea.engine.steps.rituals import bury, out_of_hand

if TYPE_CHECKING:
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState
    from raiatea.errors import Refusal


def fulfil_moves(s: GameState, seat: int) -> list[Move]:
    """The missions that a seat can fulfil now, paying in full or meeting them (R7.2, R7.3, X6)."""
    fulfil = s.box.moves[moves.FULFIL]
    discount = in_front_bonus(s, seat, MISSION_DISCOUNT)
    found: list[Move] = []
    for space in range(s.statues * s.box.statue_size):
        mission = s.spaces[space]
        if mission >= 0 and can_fulfil(s, seat, mission, discount):
            found.append(fulfil[space])
    return found


def fulfil(s: GameState, seat: int, space: int) -> None:
    """Fulfil a mission, perhaps a second by Pearl Diver, then hold the auctions (R10.4)."""
    follow(s, [Pay(seat, space), SecondMission(seat), HoldAuctions()])  # there is no third (R8.2)


class Pay(Task):
    """Discard what a mission shows (R7.2) and take the token."""

    seat: int = player()
    space: int = one("space")

    def run(self, s: GameState) -> None:
        box = s.box
        seat = self.seat
        mission = s.spaces[self.space]
        kind = box.mission_kind[mission]
        amount = box.mission_amount[mission]
        steps: list[Step] = []
        if kind == FOR_PEARLS:
            goods.pay_pearls(s, seat, cost_of(s, seat, mission))
        elif kind == FOR_MANA:
            goods.pay_mana(s, seat, cost_of(s, seat, mission))
        elif kind == FOR_COMMODITIES and box.mission_pattern[mission] == EXACT:
            for commodity in range(4):
                pay_commodity(s, seat, commodity, box.mission_wants[mission][commodity])
        elif kind == FOR_COMMODITIES:
            steps.append(PayCommodity(seat, mission, amount, 0))
        elif kind == FOR_MASKS:
            steps.append(PayMask(seat, mission, amount))
        elif kind == FOR_RITUALS:
            s.revealed = True  # that there are so many in the hand
            steps.append(PayRitual(seat, amount))
        steps.append(GainToken(seat, self.space))
        follow(s, steps)


def pay_commodity(s: GameState, seat: int, commodity: int, amount: int) -> None:
    if amount:
        tell(s, "paid commodity", seat, commodity, amount)
    for _ in range(amount):
        goods.discard_commodity(s, seat, commodity)


class PayCommodity(SeatQuestion):
    """Choose which commodities to pay; `paid` has a bit for each type already paid."""

    RULE: ClassVar[str] = "R7.2"
    VERBS: ClassVar[tuple[int, ...]] = (moves.PAY_COMMODITY,)
    OVER: ClassVar[tuple[str, ...]] = ("GainToken",)

    mission: int = one("mission")
    left: int = amount()
    paid: int = some("commodity")

    def open(self, s: GameState) -> bool:
        return self.left > 0

    def moves(self, s: GameState, seat: int) -> list[Move]:
        least = s.box.pay_at_once(self.mission)
        return [  # what the token shows (R7.2)
            move
            for move in s.box.moves[moves.PAY_COMMODITY]
            if s.commodities[seat * 4 + move.what] >= least and not self.paid >> move.what & 1
        ]

    def answerable(self, s: GameState, seat: int) -> bool:
        return len(self.moves(s, seat)) * s.box.pay_at_once(self.mission) >= self.left

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        amount = s.box.pay_at_once(self.mission)
        pay_commodity(s, seat, move.what, amount)  # to the market (R3.3, R7.2)
        paid = self.paid | 1 << move.what
        s.stack[-1] = PayCommodity(seat, self.mission, self.left - amount, paid)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.PAY_COMMODITY and (
            self.paid >> move.what & 1
            or s.commodities[seat * 4 + move.what] < s.box.pay_at_once(self.mission)
        ):
            return because("not-payable", "R7.2", commodity=COMMODITIES[move.what])
        return super().refuse(s, seat, move)


class PayMask(SeatQuestion):
    """Choose which masks to pay (R7.8)."""

    RULE: ClassVar[str] = "R7.8"
    VERBS: ClassVar[tuple[int, ...]] = (moves.PAY_MASK,)
    OVER: ClassVar[tuple[str, ...]] = ("GainToken",)

    mission: int = one("mission")
    left: int = amount()

    def open(self, s: GameState) -> bool:
        return self.left > 0

    def moves(self, s: GameState, seat: int) -> list[Move]:
        masks = s.masks[seat]  # of a pair too, but for those joined (R7.8)
        least = s.box.pay_at_once(self.mission)
        pay = s.box.moves[moves.PAY_MASK]
        return [pay[mask] for mask in distinct(masks) if masks.count(mask) >= least]

    def answerable(self, s: GameState, seat: int) -> bool:
        return bool(self.moves(s, seat)) and len(s.masks[seat]) >= self.left

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        amount = s.box.pay_at_once(self.mission)
        for _ in range(amount):
            goods.mask_to_market(s, seat, move.what)  # R3.3, R7.2
            tell(s, "paid mask", seat, move.what)
        s.stack[-1] = PayMask(seat, self.mission, self.left - amount)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.PAY_MASK:
            if move.what not in s.masks[seat]:
                return because("joined" if move.what in s.joined[seat] else "not-held", "R7.8")
            if s.masks[seat].count(move.what) < s.box.pay_at_once(self.mission):
                return because("not-a-pair", "R7.2")
        return super().refuse(s, seat, move)


class PayRitual(SeatQuestion):
    """Choose which rituals to pay, from the hand (R7.2)."""

    RULE: ClassVar[str] = "R7.2"
    VERBS: ClassVar[tuple[int, ...]] = (moves.PAY_RITUAL,)
    OVER: ClassVar[tuple[str, ...]] = ("GainToken",)

    left: int = amount()

    def open(self, s: GameState) -> bool:
        return self.left > 0

    def moves(self, s: GameState, seat: int) -> list[Move]:
        pay = s.box.moves[moves.PAY_RITUAL]
        return [pay[ritual] for ritual in distinct(s.hands[seat])]  # R7.2

    def answerable(self, s: GameState, seat: int) -> bool:
        return len(s.hands[seat]) >= self.left

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        out_of_hand(s, seat, move.what)
        bury(s, seat, (move.what,))
        tell(s, "paid ritual", seat, s.box.ritual_pile[move.what])  # which one is secret (X2)
        s.stack[-1] = PayRitual(seat, self.left - 1)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.PAY_RITUAL and move.what not in s.hands[seat]:
            return because("not-held", "R7.2")
        return super().refuse(s, seat, move)


class GainToken(Task):
    """The token goes behind the screen; a row with only auctions left falls due (R7.1, R7.5)."""

    OVER: ClassVar[tuple[str, ...]] = ("SecondMission", "HoldAuctions")

    seat: int = player()
    space: int = one("space")

    def problem(self, s: GameState) -> str:
        return token_problem(s, self.space, auction=False)

    def run(self, s: GameState) -> None:
        tell(s, "fulfilled", self.seat, self.space, s.spaces[self.space])
        take_token(s, self.seat, self.space)
        row = s.box.row_of_space[self.space]
        if row_is_due(s, row):
            s.due = with_card(s.due, row)


def token_problem(s: GameState, space: int, auction: bool) -> str:
    mission = s.spaces[space]
    if mission < 0:
        return "the space holds no token"
    if (s.box.mission_kind[mission] == AUCTION) != auction:
        return "auctions are bid for, other missions fulfilled"
    return ""


def take_token(s: GameState, seat: int, space: int) -> None:
    s.missions[seat] = with_card(s.missions[seat], s.spaces[space])
    s.spaces = put(s.spaces, space, EMPTY)


class SecondMission(SeatQuestion):
    """A Pearl Diver may be used to fulfil a second mission at once (R8.2)."""

    RULE: ClassVar[str] = "R8.2"
    VERBS: ClassVar[tuple[int, ...]] = (moves.FULFIL, moves.PASS)
    OVER: ClassVar[tuple[str, ...]] = ("HoldAuctions",)

    def open(self, s: GameState) -> bool:
        return s.ready[self.seat * 4 + PEARL_DIVER] > 0 and any_available(s)

    def moves(self, s: GameState, seat: int) -> list[Move]:
        found = fulfil_moves(s, seat)
        found.append(s.box.move(moves.PASS))  # and leave the Pearl Diver unused (X7)
        return found

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        s.stack.pop()
        if move.verb == moves.FULFIL:
            goods.use_assistant(s, seat, PEARL_DIVER)  # paid for as usual (E8, X7)
            s.stack.append(Pay(seat, move.what))

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.FULFIL:
            return refuse_mission(s, seat, move.what)
        return super().refuse(s, seat, move)


class FulfilByEffect(SeatQuestion):
    """Fulfil one available mission because an effect says so; `free` needs no payment (Ta'ere)."""

    RULE: ClassVar[str] = "R7.1"
    VERBS: ClassVar[tuple[int, ...]] = (moves.FULFIL, moves.PASS)

    may: int = flag()
    free: int = flag()

    def open(self, s: GameState) -> bool:
        return any_available(s)

    def moves(self, s: GameState, seat: int) -> list[Move]:
        if self.free:
            found = [s.box.moves[moves.FULFIL][space] for space in available(s)]  # R7.1
        else:
            found = fulfil_moves(s, seat)
        if self.may or not found:  # R10.14
            found.append(s.box.move(moves.PASS))
        return found

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        s.stack.pop()
        if move.verb == moves.PASS:
            s.revealed = not self.may  # that it can fulfil nothing
            tell(s, "passed", seat)
        elif self.free:  # a Pearl Diver follows here too (X15)
            follow(s, [GainToken(seat, move.what), SecondMission(seat), HoldAuctions()])
        else:
            fulfil(s, seat, move.what)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.FULFIL:
            return refuse_space(s, move.what) if self.free else refuse_mission(s, seat, move.what)
        if move.verb == moves.PASS and not self.may and (self.free or fulfil_moves(s, seat)):
            return because("must", "R10.14")
        return super().refuse(s, seat, move)


class HoldAuctions(Task):
    """Hold the auctions of the rows that are due, from the first row on (R7.5, R10.4)."""

    OVER: ClassVar[tuple[str, ...]] = (*EFFECTS, "Linger")

    def run(self, s: GameState) -> None:
        auctions: list[Step] = []
        for row in s.due:
            auctions += [Bid(space) for space in s.box.row_spaces[row] if s.spaces[space] >= 0]
        s.due = ()
        follow(s, auctions)


class Bid(Together):
    """Everyone bids mana in secret for an auction token (R7.7)."""

    RULE: ClassVar[str] = "R7.7"
    VERBS: ClassVar[tuple[int, ...]] = (moves.BID,)
    OVER: ClassVar[tuple[str, ...]] = (*EFFECTS, "Linger", "NextBuilder", "Bid")

    space: int = one("space")

    def problem(self, s: GameState) -> str:
        return token_problem(s, self.space, auction=True)

    def moves(self, s: GameState, seat: int) -> list[Move]:
        return s.box.moves_up_to(moves.BID, s.mana[seat])  # or none (R7.7)

    def reveal(self, s: GameState, answers: list[int]) -> None:
        winner = s.order[0]  # also when nobody bids (X17)
        for seat in s.order:
            tell(s, "bid", seat, answers[seat], self.space, s.spaces[self.space])
            goods.pay_mana(s, seat, answers[seat])
            if answers[seat] > answers[winner]:  # equal bids: the earlier in order (R7.7)
                winner = seat
        if SHORTAGE not in s.variants:  # else the bids go to the supply (R9.3)
            goods.fill_bag(s, sum(answers))
        # No mission was fulfilled, so no Pearl Diver follows (R8.2).
        tell(s, "won auction", winner, self.space, s.spaces[self.space])
        take_token(s, winner, self.space)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.BID and move.what > s.mana[seat]:
            return because("too-much", "R7.7", have=s.mana[seat])
        return super().refuse(s, seat, move)
