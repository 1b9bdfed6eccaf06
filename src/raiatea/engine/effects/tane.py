"""The effects of the Tāne rituals: what players do to each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from raiatea.engine import goods, tracks
from raiatea.engine.declare import amount
from raiatea.engine.effect import Amount, Effect
from raiatea.engine.step import Step, follow
from raiatea.engine.steps.choices import ChoosePlayer, HandOver, SilenceRitual, StealMask

if TYPE_CHECKING:
    from raiatea.engine.state import GameState


class TakePearls(Amount):
    """Choose a player: take pearls from them."""

    WORD: ClassVar[str] = "take-pearls"
    AIMED: ClassVar[bool] = True

    def run(self, s: GameState, seat: int, may: bool) -> None:
        s.stack.append(ChoosePlayer(seat, self.id))

    def hit(self, s: GameState, seat: int, target: int) -> None:
        goods.take_pearls(s, seat, target, self.amount)


class LosePriests(Amount):
    """Choose a player: they lose priests (R10.12)."""

    WORD: ClassVar[str] = "lose-priests"
    AIMED: ClassVar[bool] = True

    def run(self, s: GameState, seat: int, may: bool) -> None:
        s.stack.append(ChoosePlayer(seat, self.id))

    def hit(self, s: GameState, seat: int, target: int) -> None:
        tracks.lose_priests(s, target, self.amount)


class OthersLosePriests(Amount):
    """Every other player loses priests (R10.12)."""

    WORD: ClassVar[str] = "others-lose-priests"

    def run(self, s: GameState, seat: int, may: bool) -> None:
        for other in s.order:
            if other != seat:
                tracks.lose_priests(s, other, self.amount)


class TakeCommodityUnseen(Effect):
    """Choose a player: take one of their commodities at random."""

    WORD: ClassVar[str] = "take-commodity"
    AIMED: ClassVar[bool] = True

    def run(self, s: GameState, seat: int, may: bool) -> None:
        s.stack.append(ChoosePlayer(seat, self.id))

    def hit(self, s: GameState, seat: int, target: int) -> None:
        goods.steal_commodity_unseen(s, seat, target)


class TakeTheirMask(Effect):
    """Choose a player: take one of their unpaired masks (R8.5)."""

    WORD: ClassVar[str] = "take-mask"
    AIMED: ClassVar[bool] = True

    def run(self, s: GameState, seat: int, may: bool) -> None:
        s.stack.append(ChoosePlayer(seat, self.id))

    def hit(self, s: GameState, seat: int, target: int) -> None:
        s.stack.append(StealMask(seat, target))


class Silence(Effect):
    """Choose a waiting ritual of another player: it is discarded without effect (R10.7)."""

    WORD: ClassVar[str] = "silence"

    def run(self, s: GameState, seat: int, may: bool) -> None:
        s.stack.append(SilenceRitual(seat))


class Tide(Effect):
    """Every other player gives one commodity or so many pearls, as they choose."""

    WORD: ClassVar[str] = "tide"

    pearls: int = amount()

    def run(self, s: GameState, seat: int, may: bool) -> None:
        others: list[Step] = [HandOver(o, seat, self.pearls) for o in s.order if o != seat]
        follow(s, others)
