"""The base of all card effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from raiatea.engine import declare
from raiatea.engine.declare import Declared, one
from raiatea.engine.step import follow
from raiatea.engine.steps.rituals import RunEffect

if TYPE_CHECKING:
    from raiatea.engine.state import GameState


class Effect(Declared):
    """One effect as a card states it, by its `WORD`, which a base of several effects has not.

    Its class declares the numbers that the card gives it.

    `id` is its place in the box, by which frames on the stack remember it; one that is `AIMED`
    lets its owner choose another player.
    """

    WORD: ClassVar[str] = ""
    NEEDS_OWNER: ClassVar[bool] = True
    AIMED: ClassVar[bool] = False

    def __init__(self) -> None:
        self.id = -1

    def run(self, s: GameState, seat: int, may: bool) -> None:
        """Carry it out for a seat.

        A market bonus comes with `may`: what it lets one choose can be declined, while what a
        ritual gives must be taken (R10.14, X4).
        """
        raise NotImplementedError

    def hit(self, s: GameState, seat: int, target: int) -> None:
        """Carry it out against the player that the seat chose."""
        raise NotImplementedError

    def into_bag(self, s: GameState) -> int:
        """How much mana it puts into the bag."""
        return 0


class Amount(Effect):
    """An effect of one number."""

    amount: int = declare.amount()


class Everyone(Effect):
    """Another effect for every player, in ceremonial order (R10.1)."""

    NEEDS_OWNER: ClassVar[bool] = False

    effect: int = one("effect")

    def run(self, s: GameState, seat: int, may: bool) -> None:
        follow(s, [RunEffect(self.effect, one, 1 if may else 0) for one in s.order])

    def into_bag(self, s: GameState) -> int:
        return s.players * s.box.effects[self.effect].into_bag(s)
