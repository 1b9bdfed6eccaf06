"""Effects that add and take pearls, mana, priests and tattoos."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from raiatea.engine import goods, tracks
from raiatea.engine.declare import amount
from raiatea.engine.effect import Amount, Effect
from raiatea.engine.events import tell
from raiatea.engine.steps.choices import CarryOutPriestTrack

if TYPE_CHECKING:
    from raiatea.engine.state import GameState


class Pearls(Amount):
    WORD: ClassVar[str] = "pearls"

    def run(self, s: GameState, seat: int, may: bool) -> None:
        goods.gain_pearls(s, seat, self.amount)


class Mana(Amount):
    WORD: ClassVar[str] = "mana"

    def run(self, s: GameState, seat: int, may: bool) -> None:
        goods.gain_mana(s, seat, self.amount)


class Priests(Amount):
    WORD: ClassVar[str] = "priests"

    def run(self, s: GameState, seat: int, may: bool) -> None:
        tracks.recruit(s, seat, self.amount)


class Tattoos(Amount):
    WORD: ClassVar[str] = "tattoos"

    def run(self, s: GameState, seat: int, may: bool) -> None:
        tracks.advance_tattoo(s, seat, self.amount)


class ForEach(Effect):
    """So much for each of something that the seat has."""

    factor: int = amount()


class ManaPerPriest(ForEach):
    WORD: ClassVar[str] = "mana-per-priest"

    def run(self, s: GameState, seat: int, may: bool) -> None:
        goods.gain_mana(s, seat, self.factor * s.priests[seat])


class PearlsPerAssistant(ForEach):
    """For those that are unused."""

    WORD: ClassVar[str] = "pearls-per-assistant"

    def run(self, s: GameState, seat: int, may: bool) -> None:
        goods.gain_pearls(s, seat, self.factor * goods.unused_assistants(s, seat))


class PriestTrack(Effect):
    WORD: ClassVar[str] = "priest-track"

    def run(self, s: GameState, seat: int, may: bool) -> None:
        s.stack.append(CarryOutPriestTrack(seat))


class LoseHalfPearls(Effect):
    """Half, rounded down, is lost; each pearl lost brings so many tattoos."""

    WORD: ClassVar[str] = "lose-half-pearls"

    tattoos: int = amount()

    def run(self, s: GameState, seat: int, may: bool) -> None:
        lost = s.pearls[seat] // 2
        if lost:
            s.pearls[seat] -= lost
            tell(s, "lost pearls", seat, lost)
            tracks.advance_tattoo(s, seat, self.tattoos * lost)


class BagMana(Effect):
    """Mana from the supply into the bag, so much for each player (R10.6)."""

    WORD: ClassVar[str] = "bag-mana"
    NEEDS_OWNER: ClassVar[bool] = False

    per_player: int = amount()

    def run(self, s: GameState, seat: int, may: bool) -> None:
        goods.fill_bag(s, self.into_bag(s))

    def into_bag(self, s: GameState) -> int:
        return self.per_player * s.players
