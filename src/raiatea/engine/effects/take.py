"""Effects that take cards from markets and forest, and reactivate assistants."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from raiatea.engine import declare, goods
from raiatea.engine.declare import amount, flag
from raiatea.engine.effect import Amount, Effect
from raiatea.engine.steps.choices import (
    Reactivate,
    TakeAssistant,
    TakeCommodity,
    TakeMask,
    TakeShown,
)

if TYPE_CHECKING:
    from raiatea.engine.state import GameState


class Commodities(Amount):
    WORD: ClassVar[str] = "commodities"

    def run(self, s: GameState, seat: int, may: bool) -> None:
        s.stack.append(TakeCommodity(seat, self.amount, 1 if may else 0))


class Assistants(Amount):
    WORD: ClassVar[str] = "assistants"

    def run(self, s: GameState, seat: int, may: bool) -> None:
        s.stack.append(TakeAssistant(seat, self.amount, 1 if may else 0))


class Masks(Amount):
    WORD: ClassVar[str] = "masks"

    def run(self, s: GameState, seat: int, may: bool) -> None:
        s.stack.append(TakeMask(seat, self.amount, 1 if may else 0))


class ReactivateSome(Effect):
    """So many of one's assistants; with `may` up to so many (R8.1, R10.14)."""

    WORD: ClassVar[str] = "reactivate"

    amount: int = declare.amount()
    may: int = flag()

    def run(self, s: GameState, seat: int, may: bool) -> None:
        s.stack.append(Reactivate(seat, self.amount, 1 if may or self.may else 0))


class ReactivateAll(Effect):
    WORD: ClassVar[str] = "reactivate-all"

    def run(self, s: GameState, seat: int, may: bool) -> None:
        for assistant in range(4):
            while s.used[seat * 4 + assistant]:
                goods.reactivate(s, seat, assistant)


class TurnUp(Effect):
    """Turn up forest cards and take one of them (R3.6); the others go to their markets."""

    WORD: ClassVar[str] = "turn-up"

    cards: int = amount()

    def run(self, s: GameState, seat: int, may: bool) -> None:
        cards = goods.turn_up(s, self.cards)
        if cards:
            s.shown = (*s.shown, *cards)
            s.stack.append(TakeShown(seat, len(cards)))
