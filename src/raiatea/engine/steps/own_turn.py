"""One's own turn: where Shamans and mirrors may be used (R8.2, R8.3, R8.6, R10.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from raiatea.engine import moves
from raiatea.engine.events import tell
from raiatea.engine.goods import SHAMAN, can_join, single_masks, use_assistant
from raiatea.engine.refusal import because
from raiatea.engine.state import distinct, put, with_card, without_card
from raiatea.engine.step import SeatQuestion
from raiatea.engine.steps.rituals import perform_from_hand

if TYPE_CHECKING:
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState
    from raiatea.errors import Refusal


def may_act_freely(s: GameState, seat: int) -> bool:
    """Whether a Shaman or mirror is there to be used, as far as everyone can see.

    Whether a ritual in hand fits is secret, so a seat with a ready Shaman is always asked.
    """
    return s.ready[seat * 4 + SHAMAN] > 0 or can_join(s, seat)


def times(s: GameState, seat: int) -> int:
    """How often a seat may do each thing at the Marae and at the Market; the Kahuna twice."""
    return 2 if seat == s.kahuna else 1


def refuse_shaman(s: GameState, seat: int, ritual: int) -> Refusal | None:
    """Why no Shaman can perform a ritual (R8.2)."""
    if ritual not in s.hands[seat]:
        return because("not-held", "R8.2")
    if not s.ready[seat * 4 + SHAMAN]:
        return because("no-shaman", "R8.2")
    cost = s.box.ritual_cost[ritual]
    have = s.priests[seat]
    return because("priests", "R8.2", cost=cost, have=have) if cost > have else None


def join_moves(s: GameState, seat: int) -> list[Move]:
    """To a mask that is in no pair and is no mirror (R8.6, R10.8)."""
    if s.box.mirror not in s.masks[seat]:
        return []
    join = s.box.moves[moves.JOIN]
    return [join[mask] for mask in single_masks(s, seat)]


def refuse_join(s: GameState, seat: int, mask: int) -> Refusal | None:
    """Why a mirror cannot be joined to a mask (R8.6)."""
    masks = s.masks[seat]
    if mask not in masks:
        return because("joined" if mask in s.joined[seat] else "not-held", "R8.6")
    if s.box.mirror not in masks:
        return because("no-mirror", "R8.6")
    if mask == s.box.mirror:
        return because("two-mirrors", "R8.6")
    return because("paired-mirror", "R10.8") if masks.count(mask) > 1 else None


def join_mirror(s: GameState, seat: int, mask: int) -> None:
    """The two lie apart from the other masks from now on: nothing parts them (R8.6)."""
    s.masks[seat] = without_card(without_card(s.masks[seat], mask), s.box.mirror)
    s.joined = put(s.joined, seat, with_card(s.joined[seat], mask))
    tell(s, "joined mirror", seat, mask)


class OwnTurn(SeatQuestion):
    """A decision in one's own turn (R8.3); `options` and `act` are what the turn is about."""

    FREE: ClassVar[tuple[int, ...]] = (moves.SHAMAN, moves.JOIN)

    def options(self, s: GameState, seat: int) -> list[Move]:
        raise NotImplementedError

    def act(self, s: GameState, seat: int, move: Move) -> None:
        raise NotImplementedError

    def moves(self, s: GameState, seat: int) -> list[Move]:
        found = self.options(s, seat)
        if s.ready[seat * 4 + SHAMAN]:  # any number of them, each for one ritual (R8.2, E7)
            shaman = s.box.moves[moves.SHAMAN]
            cost = s.box.ritual_cost
            priests = s.priests[seat]
            found += [shaman[r] for r in distinct(s.hands[seat]) if cost[r] <= priests]
        if s.box.mirror in s.masks[seat]:  # R8.6
            found += join_moves(s, seat)
        return found

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        if move.verb == moves.SHAMAN:  # no mana is paid (R8.2)
            use_assistant(s, seat, SHAMAN)
            perform_from_hand(s, seat, move.what)
        elif move.verb == moves.JOIN:
            join_mirror(s, seat, move.what)  # R8.6
        else:
            self.act(s, seat, move)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.SHAMAN:
            return refuse_shaman(s, seat, move.what)
        if move.verb == moves.JOIN:
            return refuse_join(s, seat, move.what)
        return super().refuse(s, seat, move)


class Linger(OwnTurn):
    """The turn's action is done; a Shaman or mirror may still follow."""

    RULE: ClassVar[str] = "R10.5"
    VERBS: ClassVar[tuple[int, ...]] = (moves.DONE,)
    OVER: ClassVar[tuple[str, ...]] = (
        "NextPlayer",
        "ForestPick",
        "RefreshForest",
        "PathTurn",
        "Exchange",
        "KahunaMission",
        "TakeBack",
        "NextGift",
        "NextBuilder",
    )

    def open(self, s: GameState) -> bool:
        return may_act_freely(s, self.seat)

    def options(self, s: GameState, seat: int) -> list[Move]:
        return [s.box.move(moves.DONE)]  # Shamans and mirrors come besides (R10.5)

    def act(self, s: GameState, seat: int, move: Move) -> None:
        s.stack.pop()  # the turn is over (R10.5)


class LastMirrors(SeatQuestion):
    """Before final scoring every player may join mirrors once more (R10.8)."""

    RULE: ClassVar[str] = "R10.8"
    VERBS: ClassVar[tuple[int, ...]] = (moves.JOIN, moves.DONE)
    OVER: ClassVar[tuple[str, ...]] = ("GameOver", "LastMirrors")

    def open(self, s: GameState) -> bool:
        return can_join(s, self.seat)

    def moves(self, s: GameState, seat: int) -> list[Move]:
        return [*join_moves(s, seat), s.box.move(moves.DONE)]  # R10.8

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        if move.verb == moves.JOIN:
            join_mirror(s, seat, move.what)  # any number of them (R10.8)
        else:
            s.stack.pop()

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.JOIN:
            return refuse_join(s, seat, move.what)
        return super().refuse(s, seat, move)
