"""Small choices that cards, dice and gifts ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from raiatea.engine import goods, moves
from raiatea.engine.declare import amount, flag, one, player
from raiatea.engine.events import tell
from raiatea.engine.kinds import MANA, PEARLS, TATTOOS
from raiatea.engine.refusal import because, none_held
from raiatea.engine.state import distinct, with_card, without_card
from raiatea.engine.step import EFFECTS, SeatQuestion, Task
from raiatea.engine.steps.rituals import discard_ritual
from raiatea.engine.tracks import advance_tattoo, answer_recruit, recruit_moves, refuse_recruit

if TYPE_CHECKING:
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState
    from raiatea.errors import Refusal


class SoMany(SeatQuestion):
    """So many things of one's choice, one by one; without `may` one has to."""

    number: int = amount()
    may: int = flag()

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb in (moves.PASS, moves.DONE) and move.verb in self.VERBS and not self.may:
            return because("must", "R10.14")
        return super().refuse(s, seat, move)


class TakeCommodity(SoMany):
    """Take so many commodities of one's choice from the market (R5.1, R6.5)."""

    RULE: ClassVar[str] = "R3.2"
    VERBS: ClassVar[tuple[int, ...]] = (moves.COMMODITY, moves.PASS)
    OVER: ClassVar[tuple[str, ...]] = (*EFFECTS, "ForestPick", "TakeCommodity", "Linger")

    def open(self, s: GameState) -> bool:
        return self.number > 0 and any(s.stall)  # an empty market gives nothing (R8.9)

    def moves(self, s: GameState, seat: int) -> list[Move]:
        stall = s.stall
        found = [move for move in s.box.moves[moves.COMMODITY] if stall[move.what]]
        if self.may:  # R10.14
            found.append(s.box.move(moves.PASS))
        return found

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        s.stack.pop()
        if move.verb == moves.COMMODITY:
            goods.commodity_from_market(s, seat, move.what)  # its price goes up (R3.2)
            s.stack.append(TakeCommodity(seat, self.number - 1, self.may))

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.COMMODITY and not s.stall[move.what]:
            return because("empty", "R8.9")
        return super().refuse(s, seat, move)


class TakeAssistant(SoMany):
    """Take so many assistants of one's choice from the market."""

    RULE: ClassVar[str] = "R5.14"
    VERBS: ClassVar[tuple[int, ...]] = (moves.ASSISTANT, moves.PASS)
    OVER: ClassVar[tuple[str, ...]] = (*EFFECTS, "MarketTurn", "TakeAssistant")

    def open(self, s: GameState) -> bool:
        return self.number > 0 and any(s.assistants)  # R8.9

    def moves(self, s: GameState, seat: int) -> list[Move]:
        market = s.assistants
        found = [move for move in s.box.moves[moves.ASSISTANT] if market[move.what]]
        if self.may:  # R10.14
            found.append(s.box.move(moves.PASS))
        return found

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        s.stack.pop()
        if move.verb == moves.ASSISTANT:
            goods.assistant_from_market(s, seat, move.what)  # unpaid (R5.14)
            s.stack.append(TakeAssistant(seat, self.number - 1, self.may))

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.ASSISTANT and not s.assistants[move.what]:
            return because("empty", "R8.9")
        return super().refuse(s, seat, move)


class TakeMask(SoMany):
    """Take so many masks of one's choice from the market; no treasure (R3.7)."""

    RULE: ClassVar[str] = "R3.7"
    VERBS: ClassVar[tuple[int, ...]] = (moves.MASK, moves.PASS)

    def open(self, s: GameState) -> bool:
        return self.number > 0 and bool(s.mask_market)  # R8.9

    def moves(self, s: GameState, seat: int) -> list[Move]:
        take = s.box.moves[moves.MASK]
        found = [take[mask] for mask in distinct(s.mask_market)]
        if self.may:  # R10.14
            found.append(s.box.move(moves.PASS))
        return found

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        s.stack.pop()
        if move.verb == moves.MASK:
            goods.mask_from_market(s, seat, move.what)  # R3.7
            s.stack.append(TakeMask(seat, self.number - 1, self.may))

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.MASK and move.what not in s.mask_market:
            return because("not-there", "R8.9")
        return super().refuse(s, seat, move)


class Reactivate(SoMany):
    """Reactivate so many of one's used assistants."""

    RULE: ClassVar[str] = "R8.1"
    VERBS: ClassVar[tuple[int, ...]] = (moves.REACTIVATE, moves.DONE)

    def open(self, s: GameState) -> bool:
        # Only what is used can be reactivated (R8.1).
        return self.number > 0 and any(s.used[self.seat * 4 : self.seat * 4 + 4])

    def moves(self, s: GameState, seat: int) -> list[Move]:
        found = [move for move in s.box.moves[moves.REACTIVATE] if s.used[seat * 4 + move.what]]
        if self.may:  # R10.14
            found.append(s.box.move(moves.DONE))
        return found

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        s.stack.pop()
        if move.verb == moves.REACTIVATE:
            goods.reactivate(s, seat, move.what)  # R8.1
            s.stack.append(Reactivate(seat, self.number - 1, self.may))

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.REACTIVATE and not s.used[seat * 4 + move.what]:
            return because("not-used", "R8.1")
        return super().refuse(s, seat, move)


class AdvanceTattoo(SeatQuestion):
    """The Shamans' die: one may advance one tattoo (R5.5)."""

    RULE: ClassVar[str] = "R5.5"
    VERBS: ClassVar[tuple[int, ...]] = (moves.TATTOO, moves.PASS)
    OVER: ClassVar[tuple[str, ...]] = ("MaraeTurn", "AdvanceTattoo")

    def moves(self, s: GameState, seat: int) -> list[Move]:
        return [s.box.move(moves.TATTOO), s.box.move(moves.PASS)]  # R5.5

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        s.stack.pop()
        if move.verb == moves.TATTOO:
            advance_tattoo(s, seat, 1)  # R5.5


class CarryOutPriestTrack(SeatQuestion):
    """The priest track outside the Path of the Gods, by a ritual (R5.10)."""

    RULE: ClassVar[str] = "R5.10"
    VERBS: ClassVar[tuple[int, ...]] = (moves.RECRUIT,)

    def moves(self, s: GameState, seat: int) -> list[Move]:
        return recruit_moves(s, seat, 0)  # R5.10

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        s.stack.pop()
        answer_recruit(s, seat, move, 0)  # R5.10

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb in (moves.RECRUIT, moves.RECRUIT_ONLY):
            return refuse_recruit(s, seat, move, 0)
        return super().refuse(s, seat, move)


class Treasure(Task):
    """A mask taken from the forest gives its treasure (R3.6)."""

    OVER: ClassVar[tuple[str, ...]] = ("Linger",)

    seat: int = player()
    card: int = one("forest card")

    def run(self, s: GameState) -> None:
        treasure = s.box.card_treasure[self.card]
        amount = s.box.card_amount[self.card]
        if treasure == PEARLS:
            goods.gain_pearls(s, self.seat, amount)
        elif treasure == MANA:
            goods.gain_mana(s, self.seat, amount)
        elif treasure == TATTOOS:
            advance_tattoo(s, self.seat, amount)


class TakeShown(SeatQuestion):
    """Take one of the forest cards just turned up by a ritual; the others go to their markets."""

    RULE: ClassVar[str] = "R3.6"
    VERBS: ClassVar[tuple[int, ...]] = (moves.TAKE,)

    number: int = amount()

    def problem(self, s: GameState) -> str:
        return "nothing was turned up" if not self.number else ""

    def moves(self, s: GameState, seat: int) -> list[Move]:
        take = s.box.moves[moves.TAKE]  # one has to (R10.14)
        return [take[card] for card in distinct(tuple(sorted(s.shown[-self.number :])))]

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        earlier = s.shown[: -self.number]
        s.shown = earlier + without_card(tuple(sorted(s.shown[-self.number :])), move.what)
        s.stack[-1] = ShownToMarkets(self.number - 1)
        goods.receive_card(s, seat, move.what)  # like any forest card (R3.6)
        s.stack.append(Treasure(seat, move.what))

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.TAKE and move.what not in s.shown[-self.number :]:
            return because("not-there", "R3.6")
        return super().refuse(s, seat, move)


class ShownToMarkets(Task):
    """The forest cards that were turned up last and not taken go to their markets."""

    OVER: ClassVar[tuple[str, ...]] = EFFECTS

    number: int = amount()

    def run(self, s: GameState) -> None:
        if self.number:
            rest = s.shown[-self.number :]
            s.shown = s.shown[: -self.number]
            goods.cards_to_markets(s, rest)


class ChoosePlayer(SeatQuestion):
    """Choose another player for an effect of a Tāne ritual (R10.14)."""

    RULE: ClassVar[str] = "R10.14"
    VERBS: ClassVar[tuple[int, ...]] = (moves.PLAYER,)

    effect: int = one("effect")

    def problem(self, s: GameState) -> str:
        return "" if s.box.effects[self.effect].AIMED else "the effect is aimed at nobody"

    def moves(self, s: GameState, seat: int) -> list[Move]:
        # Also one with nothing to lose (R10.14).
        return [move for move in s.box.moves[moves.PLAYER][: s.players] if move.what != seat]

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        s.stack.pop()
        # One who has too little loses all of it (R8.9).
        s.box.effects[self.effect].hit(s, seat, move.what)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.PLAYER and move.what >= s.players:
            return because("not-there", "R10.14")
        if move.verb == moves.PLAYER and move.what == seat:
            return because("yourself", "R10.14")
        return super().refuse(s, seat, move)


class StealMask(SeatQuestion):
    """Take one unpaired mask of the chosen player (R8.5)."""

    RULE: ClassVar[str] = "R8.5"
    VERBS: ClassVar[tuple[int, ...]] = (moves.STEAL,)

    victim: int = player()

    def unpaired(self, s: GameState) -> list[int]:
        masks = goods.single_masks(s, self.victim)
        if s.box.mirror in s.masks[self.victim]:
            masks.append(s.box.mirror)
        return masks

    def open(self, s: GameState) -> bool:
        return bool(self.unpaired(s))

    def moves(self, s: GameState, seat: int) -> list[Move]:
        steal = s.box.moves[moves.STEAL]
        return [steal[mask] for mask in self.unpaired(s)]  # R8.5; also a mirror (R8.6)

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        s.stack.pop()
        s.masks[self.victim] = without_card(s.masks[self.victim], move.what)
        s.masks[seat] = with_card(s.masks[seat], move.what)  # no treasure (R3.7)
        tell(s, "stole mask", seat, self.victim, move.what)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.STEAL and move.what not in self.unpaired(s):
            theirs = s.masks[self.victim] + s.joined[self.victim]
            return because("paired" if move.what in theirs else "not-there", "R8.5")
        return super().refuse(s, seat, move)


class SilenceRitual(SeatQuestion):
    """Choose a ritual of another player that still waits in the row (R10.7)."""

    RULE: ClassVar[str] = "R10.7"
    VERBS: ClassVar[tuple[int, ...]] = (moves.SILENCE,)

    def places(self, s: GameState) -> list[int]:
        owners = s.row_owners
        # Only those with a clip (R10.7), and only of others (R10.14).
        return [i for i in range(len(owners)) if owners[i] not in (-1, self.seat)]

    def open(self, s: GameState) -> bool:
        return bool(self.places(s))  # without a row nothing happens (R8.8)

    def moves(self, s: GameState, seat: int) -> list[Move]:
        silence = s.box.moves_up_to(moves.SILENCE, len(s.row) - 1)
        return [silence[place] for place in self.places(s)]  # R10.7

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        s.stack.pop()
        i = move.what
        tell(s, "silenced", seat, s.row[i], s.row_owners[i])
        discard_ritual(s, s.row[i])
        s.row = s.row[:i] + s.row[i + 1 :]  # nothing is paid for it (R10.7)
        s.row_owners = s.row_owners[:i] + s.row_owners[i + 1 :]

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.SILENCE and move.what not in self.places(s):
            there = move.what < len(s.row)
            return because("not-to-silence" if there else "not-there", "R10.7")
        return super().refuse(s, seat, move)


class HandOver(SeatQuestion):
    """Give a commodity or so many pearls to another player, as one chooses (Tāne's Tide)."""

    RULE: ClassVar[str] = "R8.9"
    VERBS: ClassVar[tuple[int, ...]] = (moves.HAND_COMMODITY, moves.HAND_PEARLS)
    OVER: ClassVar[tuple[str, ...]] = (*EFFECTS, "HandOver")

    receiver: int = player()
    pearls: int = amount()

    def moves(self, s: GameState, seat: int) -> list[Move]:
        found = [m for m in s.box.moves[moves.HAND_COMMODITY] if s.commodities[seat * 4 + m.what]]
        if s.pearls[seat] >= self.pearls or not found:  # in full, or all there is (R8.9)
            found.append(s.box.move(moves.HAND_PEARLS))
        return found

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        s.stack.pop()
        if move.verb == moves.HAND_PEARLS:
            s.revealed = s.pearls[seat] < self.pearls  # that there is no commodity
            goods.take_pearls(s, self.receiver, seat, self.pearls)  # at most all (R8.9)
        else:
            goods.lose_commodity(s, seat, move.what)
            goods.gain_commodity(s, self.receiver, move.what)
            tell(s, "handed commodity", seat, self.receiver, move.what)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.HAND_COMMODITY:
            return none_held(s, seat, move.what, "R8.9")
        if (
            move.verb == moves.HAND_PEARLS
            and s.pearls[seat] < self.pearls
            and any(s.commodities[seat * 4 : seat * 4 + 4])
        ):
            return because("pearls", "R8.9", cost=self.pearls, have=s.pearls[seat])
        return super().refuse(s, seat, move)
