"""The ceremony's first four steps, and its end (R6.1 to R6.5, R6.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from raiatea.engine import goods, moves
from raiatea.engine.declare import some, turn
from raiatea.engine.events import tell
from raiatea.engine.kinds import COMMODITY_GIFT, GIFTS, ORACLE, SHORTAGE, TATTOO_GIFT
from raiatea.engine.refusal import because
from raiatea.engine.state import distinct, with_card, without_card
from raiatea.engine.step import Step, Task, Together
from raiatea.engine.steps.blessings import LayRow
from raiatea.engine.steps.choices import TakeCommodity
from raiatea.engine.steps.construction import Construction
from raiatea.engine.steps.own_turn import Linger, OwnTurn
from raiatea.engine.steps.rituals import draw_by_rank, keep_together, pile_moves, rank, refuse_pile
from raiatea.engine.steps.statues import turn_up_statue
from raiatea.engine.tracks import advance_tattoo, priest_track, recruit_moves, refuse_recruit

if TYPE_CHECKING:
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState
    from raiatea.errors import Refusal

RITUAL_PRICE: Final = 3
GIFT_PEARLS: Final = 2
ALL_GIFTS: Final = (1 << len(GIFTS)) - 1


def ceremony_steps() -> list[Step]:
    return [
        Dance(),
        BuyRituals(),
        Prepare(),
        Offer(),
        NextGift(0, ALL_GIFTS),
        LayRow(),
        Construction(),
        EndCeremony(),
    ]


class Dance(Together):
    """The dance of the priests (R6.1)."""

    CEREMONY: ClassVar[int] = 1
    RULE: ClassVar[str] = "R6.1"
    VERBS: ClassVar[tuple[int, ...]] = (moves.RECRUIT,)
    OVER: ClassVar[tuple[str, ...]] = ("BuyRituals",)

    def moves(self, s: GameState, seat: int) -> list[Move]:
        return recruit_moves(s, seat, 0)  # no Kahuna bonus (R6.1)

    def reveal(self, s: GameState, answers: list[int]) -> None:
        for seat in s.order:
            priest_track(s, seat, answers[seat], 0)  # R6.1

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb in (moves.RECRUIT, moves.RECRUIT_ONLY):
            return refuse_recruit(s, seat, move, 0)
        return super().refuse(s, seat, move)


class BuyRituals(Together):
    """Say whether to buy a draw, and from which pile (R6.2); an answer is 1 + the pile."""

    CEREMONY: ClassVar[int] = 2
    RULE: ClassVar[str] = "R6.2"
    VERBS: ClassVar[tuple[int, ...]] = (moves.BUY, moves.PASS)
    OVER: ClassVar[tuple[str, ...]] = ("Prepare",)

    def moves(self, s: GameState, seat: int) -> list[Move]:
        found: list[Move] = []
        if s.mana[seat] >= RITUAL_PRICE:  # R6.2, R8.9
            found += pile_moves(s, seat, s.box.moves[moves.BUY])
        found.append(s.box.move(moves.PASS))
        return found

    def value(self, move: Move) -> int:
        return move.what + 1 if move.verb == moves.BUY else 0

    def reveal(self, s: GameState, answers: list[int]) -> None:
        buyers = [seat for seat in s.order if answers[seat]]
        for seat in buyers:
            tell(s, "bought", seat, answers[seat] - 1, RITUAL_PRICE)
            goods.pay_mana(s, seat, RITUAL_PRICE)
        if SHORTAGE not in s.variants:  # else it goes to the supply (R9.3)
            goods.fill_bag(s, RITUAL_PRICE * len(buyers))
        for seat in buyers:  # in ceremonial order; what is drawn is no discard yet (R6.2, R10.13)
            draw_by_rank(s, seat, answers[seat] - 1)
        if buyers:
            keep_together(s, False)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.BUY:
            if s.mana[seat] < RITUAL_PRICE:
                return because("mana", "R6.2", cost=RITUAL_PRICE, have=s.mana[seat])
            return refuse_pile(s, seat, move.what)
        return super().refuse(s, seat, move)


class Prepare(Together):
    """Put rituals into the bag, one by one, until done (R6.3)."""

    CEREMONY: ClassVar[int] = 3
    RULE: ClassVar[str] = "R6.3"
    VERBS: ClassVar[tuple[int, ...]] = (moves.PREPARE, moves.DONE)
    OVER: ClassVar[tuple[str, ...]] = ("Offer",)

    def moves(self, s: GameState, seat: int) -> list[Move]:
        box = s.box
        general = box.ritual_general
        clip_left = self.clip_left(s, seat)
        found = [
            box.moves[moves.PREPARE][ritual]
            for ritual in distinct(s.hands[seat])
            if clip_left or general[ritual]  # R6.3
        ]
        found.append(box.move(moves.DONE))
        return found

    def clip_left(self, s: GameState, seat: int) -> bool:
        """Whether a ritual that is not general may still go in."""
        clipped = 0
        for ritual in s.prepared[seat]:
            if not s.box.ritual_general[ritual]:
                clipped += 1
        return clipped < s.box.rank_clips[rank(s, seat)]

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        if move.verb == moves.PREPARE:  # how many is secret too (R6.3)
            s.hands[seat] = without_card(s.hands[seat], move.what)
            s.prepared[seat] = with_card(s.prepared[seat], move.what)
        else:
            s.sealed[seat] = 1

    def possible(self, s: GameState, seat: int) -> bool:
        return s.sealed[seat] == 1

    def withdraw(self, s: GameState, seat: int) -> None:
        s.hands[seat] = tuple(sorted(s.hands[seat] + s.prepared[seat]))
        s.prepared[seat] = ()
        s.sealed[seat] = -1

    def reveal(self, s: GameState, answers: list[int]) -> None:
        pass  # what is in the bag is seen when the row is laid (R6.6)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.PREPARE:
            if move.what not in s.hands[seat]:
                return because("not-held", "R6.3")
            if not self.clip_left(s, seat) and not s.box.ritual_general[move.what]:
                return because("clips", "R6.3", clips=s.box.rank_clips[rank(s, seat)])
        return super().refuse(s, seat, move)


class Offer(Together):
    """Offer mana; the highest offering comes first in the new ceremonial order (R6.4)."""

    CEREMONY: ClassVar[int] = 4
    RULE: ClassVar[str] = "R6.4"
    VERBS: ClassVar[tuple[int, ...]] = (moves.OFFER,)
    OVER: ClassVar[tuple[str, ...]] = ("NextGift",)

    def moves(self, s: GameState, seat: int) -> list[Move]:
        return s.box.moves_up_to(moves.OFFER, s.mana[seat])  # or none (R6.4)

    def reveal(self, s: GameState, answers: list[int]) -> None:
        for seat in s.order:
            tell(s, "offered", seat, answers[seat])
            goods.pay_mana(s, seat, answers[seat])
        goods.fill_bag(s, sum(answers))  # in a mana shortage too (R10.10)
        by_amount = [(-answers[s.order[place]], place) for place in range(s.players)]
        # Equal offerings keep the order they had (R6.4, E3).
        s.order = tuple([s.order[place] for _, place in sorted(by_amount)])
        tell(s, "order", *s.order)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.OFFER and move.what > s.mana[seat]:
            return because("too-much", "R6.4", have=s.mana[seat])
        return super().refuse(s, seat, move)


class NextGift(Task):
    """The first three in ceremonial order choose gifts, with 3 players the first two (R6.5)."""

    OVER: ClassVar[tuple[str, ...]] = ("LayRow",)

    place: int = turn()
    left: int = some("gift")

    def run(self, s: GameState) -> None:
        if self.place < (2 if s.players == 3 else 3):  # X3
            s.stack.append(ChooseGift(s.order[self.place], self.place, self.left))


class ChooseGift(OwnTurn):
    """Choose one of the gifts that are left; `left` has a bit for each."""

    RULE: ClassVar[str] = "R6.5"
    VERBS: ClassVar[tuple[int, ...]] = (moves.GIFT, moves.PASS)
    OVER: ClassVar[tuple[str, ...]] = ("LayRow",)

    place: int = turn()
    left: int = some("gift")

    def options(self, s: GameState, seat: int) -> list[Move]:
        found = [move for move in s.box.moves[moves.GIFT] if self.left >> move.what & 1]
        found.append(s.box.move(moves.PASS))  # R10.14
        return found

    def act(self, s: GameState, seat: int, move: Move) -> None:
        if move.verb == moves.PASS:
            s.stack[-1] = NextGift(self.place + 1, self.left)  # the next may have it (R6.5, X3)
            tell(s, "passed", seat)
            return
        s.stack[-1] = NextGift(self.place + 1, self.left & ~(1 << move.what))
        s.stack.append(Linger(seat))
        tell(s, "gift", seat, move.what)
        if move.what == TATTOO_GIFT:
            advance_tattoo(s, seat, 1)
        elif move.what == COMMODITY_GIFT:
            s.stack.append(TakeCommodity(seat, 1, 0))
        else:
            goods.gain_pearls(s, seat, GIFT_PEARLS)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.GIFT and not self.left >> move.what & 1:
            return because("gift-gone", "R6.5")
        return super().refuse(s, seat, move)


class EndCeremony(Task):
    """After C1 statue 2 is turned up, after C2 statue 3 (R6.9, R9.2)."""

    CEREMONY: ClassVar[int] = 7
    OVER: ClassVar[tuple[str, ...]] = ("NextRound",)

    def run(self, s: GameState) -> None:
        if s.statues < s.box.statue_count:
            s.statues += 1
            if ORACLE not in s.variants:  # else it lies face up already (R9.2)
                turn_up_statue(s, s.statues - 1)
