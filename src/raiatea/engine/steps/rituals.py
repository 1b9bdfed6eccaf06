"""Rituals: drawing by rank, keeping, discarding, performing (R3.4, R4.2, R4.3, R8.8, R10.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from raiatea.engine import chance, moves
from raiatea.engine.declare import amount, flag, one, player
from raiatea.engine.events import tell, whisper
from raiatea.engine.refusal import because
from raiatea.engine.state import distinct, put, with_card, without_card
from raiatea.engine.step import EFFECTS, SeatQuestion, Step, Task, Together, follow

if TYPE_CHECKING:
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState, Zone
    from raiatea.errors import Refusal

NORMAL: Final = 0
FORBIDDEN: Final = 1

# What lies below a ritual that one may perform as new Tahua, wherever the tattoo came from.
GAINS_TATTOOS: Final = (*EFFECTS, "Linger", "MaraeTurn", "AdvanceTattoo", "ShownToMarkets")

FROM_ROW: Final = 0
FROM_HAND: Final = 1


def rank(s: GameState, seat: int) -> int:
    """0 for Raatira to 3 for Tahua (R4.1)."""
    return s.box.rank_at[s.tattoos[seat]]


def shuffle_discards(s: GameState, pile: int) -> list[int]:
    """Make a new pile of all discards of the kind, face up or down (R3.4).

    What is drawn and not yet kept is in other zones, so it is not among them (R10.13).
    """
    for_all = s.discards[pile]
    cards = list(for_all)
    s.discards[pile] = ()
    s.returned = put(s.returned, s.players * 2 + pile, for_all)
    for seat in range(s.players):
        i = seat * 2 + pile
        cards += s.buried[i]
        s.returned = put(s.returned, i, tuple(sorted(for_all + s.buried[i])))
        s.fresh = put(s.fresh, i, 0)
        s.buried[i] = ()
    if cards:
        tell(s, "shuffled", pile, len(cards))
    return sorted(cards)


def draw_rituals(s: GameState, seat: int, pile: int, number: int) -> None:
    cards: list[int] = []
    left = list(s.piles[pile])
    for _ in range(number):  # those there first, then from the new pile, then fewer (R3.4)
        if not left:
            left = shuffle_discards(s, pile)
            if not left:
                break
        cards.append(chance.draw(s, chance.NORMAL + pile, left))
    s.piles[pile] = tuple(left)
    cards.sort()
    s.drawn[seat] = tuple(cards)
    for card in cards:
        find(s, seat, card)
    tell(s, "drew", seat, pile, len(cards))
    whisper(s, seat, "saw", seat, *s.drawn[seat])


def draw_by_rank(s: GameState, seat: int, pile: int) -> None:
    """As many as the rank allows (R4.2)."""
    draw_rituals(s, seat, pile, s.box.rank_draws[rank(s, seat)])


def pile_moves(s: GameState, seat: int, verbs: list[Move]) -> list[Move]:
    """The piles that the seat's rank may draw from (R4.2)."""
    return verbs[:] if s.box.rank_forbidden[rank(s, seat)] else verbs[:1]


def refuse_pile(s: GameState, seat: int, pile: int) -> Refusal | None:
    """Why a seat may not draw from a pile (R4.2)."""
    if pile == FORBIDDEN and not s.box.rank_forbidden[rank(s, seat)]:
        return because("rank", "R4.2")
    return None


def into_hand(s: GameState, seat: int, ritual: int) -> None:
    s.hands[seat] = with_card(s.hands[seat], ritual)
    i = seat * 2 + s.box.ritual_pile[ritual]
    s.held_min = put(s.held_min, i, s.held_min[i] + 1)
    s.held_max = put(s.held_max, i, s.held_max[i] + 1)
    s.fresh = put(s.fresh, i, s.fresh[i] + 1)
    whisper(s, seat, "kept ritual", seat, ritual)


def find(s: GameState, onlooker: int, ritual: int) -> None:
    """An onlooker sees a ritual, which may be one that went back into the pile."""
    i = onlooker * 2 + s.box.ritual_pile[ritual]
    if ritual in s.returned[i]:
        s.returned = put(s.returned, i, without_card(s.returned[i], ritual))


def show(s: GameState, ritual: int) -> None:
    """Everyone sees a ritual."""
    s.revealed = True
    for onlooker in range(s.players + 1):
        find(s, onlooker, ritual)


def known_to_leave_hand(s: GameState, seat: int, ritual: int) -> None:
    """Everyone sees that a ritual of this pile is no longer in the hand."""
    i = seat * 2 + s.box.ritual_pile[ritual]
    s.held_min = put(s.held_min, i, max(0, s.held_min[i] - 1))
    s.held_max = put(s.held_max, i, s.held_max[i] - 1)
    s.fresh = put(s.fresh, i, min(s.fresh[i], s.held_max[i]))


def out_of_hand(s: GameState, seat: int, ritual: int) -> None:
    s.revealed = True
    s.hands[seat] = without_card(s.hands[seat], ritual)
    known_to_leave_hand(s, seat, ritual)


def bury(s: GameState, seat: int, cards: Zone) -> None:
    """Discard rituals face down: only the seat knows them (X2)."""
    for card in cards:
        i = seat * 2 + s.box.ritual_pile[card]
        s.buried[i] = with_card(s.buried[i], card)


def discard_ritual(s: GameState, ritual: int) -> None:
    """Discard a ritual that everyone saw, to the pile it belongs to (R3.3)."""
    pile = s.box.ritual_pile[ritual]
    s.discards[pile] = with_card(s.discards[pile], ritual)


class Keep(SeatQuestion):
    """Keep so many of the rituals just drawn."""

    RULE: ClassVar[str] = "R4.2"
    VERBS: ClassVar[tuple[int, ...]] = (moves.KEEP,)
    OVER: ClassVar[tuple[str, ...]] = (*EFFECTS, "MaraeTurn")

    number: int = amount()

    def open(self, s: GameState) -> bool:
        return self.number > 0 and bool(s.drawn[self.seat])

    def close(self, s: GameState) -> None:
        bury(s, self.seat, s.drawn[self.seat])
        s.drawn[self.seat] = ()

    def moves(self, s: GameState, seat: int) -> list[Move]:
        keep = s.box.moves[moves.KEEP]
        return [keep[ritual] for ritual in distinct(s.drawn[seat])]  # R4.2

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        s.drawn[seat] = without_card(s.drawn[seat], move.what)
        tell(s, "kept", seat, 1)
        into_hand(s, seat, move.what)  # R4.2; the others are discarded at last
        s.stack[-1] = Keep(seat, self.number - 1)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.KEEP and move.what not in s.drawn[seat]:
            return because("not-there", "R4.2")
        return super().refuse(s, seat, move)


def kept_together(setup: bool, players: int, starts: bool) -> int:
    """How many rituals each keeps when all keep together (R1.9, R6.2)."""
    return 1 if not setup or (players == 4 and starts) else 2


class KeepTogether(Together):
    """Everyone who drew keeps rituals at the same time (R1.9, R6.2)."""

    RULE: ClassVar[str] = "R4.2"
    VERBS: ClassVar[tuple[int, ...]] = (moves.KEEP,)
    OVER: ClassVar[tuple[str, ...]] = ("NextRound", "FifthPlayersRituals", "Prepare")

    setup: int = flag()

    def problem(self, s: GameState) -> str:
        return "only before the first round" if bool(self.setup) != (s.round < 0) else ""

    def number(self, s: GameState, seat: int) -> int:
        """How many the seat keeps."""
        return kept_together(self.setup != 0, s.players, seat == s.start)

    def moves(self, s: GameState, seat: int) -> list[Move]:
        keep = s.box.moves[moves.KEEP]
        return [keep[ritual] for ritual in distinct(s.drawn[seat])]  # R4.2

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        s.drawn[seat] = without_card(s.drawn[seat], move.what)
        s.chosen[seat] = with_card(s.chosen[seat], move.what)  # in secret (R1.9)
        if len(s.chosen[seat]) == self.number(s, seat) or not s.drawn[seat]:
            s.sealed[seat] = 1

    def asks(self, s: GameState, seat: int) -> bool:
        return s.sealed[seat] != 0  # sealed before by `keep_together`

    def possible(self, s: GameState, seat: int) -> bool:
        if s.sealed[seat] == 0:
            return not s.drawn[seat] and not s.chosen[seat]
        enough = len(s.chosen[seat]) == self.number(s, seat)
        return s.sealed[seat] == 1 and (enough or not s.drawn[seat])

    def withdraw(self, s: GameState, seat: int) -> None:
        s.drawn[seat] = tuple(sorted(s.drawn[seat] + s.chosen[seat]))
        s.chosen[seat] = ()
        s.sealed[seat] = -1

    def reveal(self, s: GameState, answers: list[int]) -> None:
        for seat in range(s.players):
            if s.chosen[seat]:
                tell(s, "kept", seat, len(s.chosen[seat]))
            for ritual in s.chosen[seat]:
                s.chosen[seat] = without_card(s.chosen[seat], ritual)
                into_hand(s, seat, ritual)  # R4.2; the others are discarded
            bury(s, seat, s.drawn[seat])
            s.drawn[seat] = ()

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.KEEP and move.what not in s.drawn[seat]:
            return because("not-there", "R4.2")
        return super().refuse(s, seat, move)


def keep_together(s: GameState, setup: bool) -> None:
    """Ask all seats that have drawn; the others need not answer."""
    for seat in range(s.players):
        s.sealed[seat] = -1 if s.drawn[seat] else 0
    s.stack.append(KeepTogether(1 if setup else 0))


class DrawFrom(SeatQuestion):
    """Say from which pile to draw by rank."""

    RULE: ClassVar[str] = "R4.2"
    VERBS: ClassVar[tuple[int, ...]] = (moves.DRAW, moves.PASS)

    keep: int = amount()
    may: int = flag()

    def moves(self, s: GameState, seat: int) -> list[Move]:
        found = pile_moves(s, seat, s.box.moves[moves.DRAW])  # R4.2
        if self.may:
            found.append(s.box.move(moves.PASS))
        return found

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        s.stack.pop()
        if move.verb == moves.DRAW:
            draw_by_rank(s, seat, move.what)  # R4.2
            s.stack.append(Keep(seat, self.keep))

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.DRAW:
            return refuse_pile(s, seat, move.what)
        if move.verb == moves.PASS and not self.may:
            return because("must", "R10.14")
        return super().refuse(s, seat, move)


class RunEffect(Task):
    """One effect of a card, for a seat (-1 where nobody is its owner)."""

    OVER: ClassVar[tuple[str, ...]] = EFFECTS

    effect: int = one("effect")
    seat: int = player(optional=True)
    may: int = flag()

    def problem(self, s: GameState) -> str:
        needs_owner = s.box.effects[self.effect].NEEDS_OWNER
        return "the effect needs an owner" if self.seat < 0 and needs_owner else ""

    def run(self, s: GameState) -> None:
        s.box.effects[self.effect].run(s, self.seat, self.may != 0)


class FinishRitual(Task):
    """After its effect a ritual is discarded or, if permanent, put in front (R6.7, R10.2)."""

    OVER: ClassVar[tuple[str, ...]] = ("OwnTurn", "PerformRow", *GAINS_TATTOOS)

    ritual: int = one("ritual")
    owner: int = player(optional=True)

    def problem(self, s: GameState) -> str:
        general = s.box.ritual_general[self.ritual]
        return "only a general ritual has no owner" if self.owner < 0 and not general else ""

    def run(self, s: GameState) -> None:
        s.performing = without_card(s.performing, self.ritual)
        if s.box.ritual_permanent[self.ritual]:
            in_front = with_card(s.in_front[self.owner], self.ritual)
            s.in_front = put(s.in_front, self.owner, in_front)
            tell(s, "put in front", self.owner, self.ritual)
        else:
            discard_ritual(s, self.ritual)


def perform(s: GameState, owner: int, ritual: int, source: int, paid: int) -> None:
    """Perform a ritual that has just left the hand or the row (R6.7, R10.2).

    Its effect is over before it is discarded or put in front, and before play goes on.
    """
    s.performing = with_card(s.performing, ritual)
    tell(s, "performed", owner, ritual, source, paid, s.bag)
    steps: list[Step] = [RunEffect(effect, owner, 0) for effect in s.box.ritual_effects[ritual]]
    steps.append(FinishRitual(ritual, owner))
    follow(s, steps)


def perform_from_hand(s: GameState, seat: int, ritual: int) -> None:
    """Outside the row a ritual works at once, and all see it (R8.8, X2)."""
    out_of_hand(s, seat, ritual)
    show(s, ritual)
    perform(s, seat, ritual, FROM_HAND, 0)


class PerformFree(SeatQuestion):
    """Perform a ritual from hand for nothing: as new Tahua (R4.3) or by Ta'aroa."""

    RULE: ClassVar[str] = "R4.3"
    VERBS: ClassVar[tuple[int, ...]] = (moves.PERFORM, moves.PASS)
    OVER: ClassVar[tuple[str, ...]] = GAINS_TATTOOS

    may: int = flag()

    def moves(self, s: GameState, seat: int) -> list[Move]:
        performs = s.box.moves[moves.PERFORM]
        found = [performs[ritual] for ritual in distinct(s.hands[seat])]
        if self.may or not found:  # as Tahua one may (R4.3), by an effect one must (R10.14)
            found.append(s.box.move(moves.PASS))
        return found

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        s.stack.pop()
        if move.verb == moves.PERFORM:
            perform_from_hand(s, seat, move.what)  # for nothing, and now or never (R4.3)
        else:
            s.revealed = not self.may  # that there is nothing in the hand
            tell(s, "declined", seat)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.PERFORM and move.what not in s.hands[seat]:
            return because("not-held", "R4.3")
        if move.verb == moves.PASS and not self.may and s.hands[seat]:
            return because("must", "R10.14")
        return super().refuse(s, seat, move)
