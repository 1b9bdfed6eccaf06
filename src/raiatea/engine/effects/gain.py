"""Effects that add and take pearls, mana, priests and tattoos."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from raiatea.engine import goods, tracks
from raiatea.engine.effect import Amount, Effect
from raiatea.engine.events import tell
from raiatea.engine.steps.choices import CarryOutPriestTrack

if TYPE_CHECKING:
    from raiatea.engine.state import GameState


class Pearls(Amount):
    def run(self, s: GameState, seat: int, may: bool) -> None:
        goods.gain_pearls(s, seat, self.amount)


class Mana(Amount):
    def run(self, s: GameState, seat: int, may: bool) -> None:
        goods.gain_mana(s, seat, self.amount)


class Priests(Amount):
    def run(self, s: GameState, seat: int, may: bool) -> None:
        tracks.recruit(s, seat, self.amount)


class Tattoos(Amount):
    def run(self, s: GameState, seat: int, may: bool) -> None:
        tracks.advance_tattoo(s, seat, self.amount)


class ForEach(Effect):
    """So much for each of something that the seat has."""

    FIELDS: ClassVar[tuple[str, ...]] = ("factor",)

    def __init__(self, factor: int) -> None:
        super().__init__()
        self.factor = factor


class ManaPerPriest(ForEach):
    def run(self, s: GameState, seat: int, may: bool) -> None:
        goods.gain_mana(s, seat, self.factor * s.priests[seat])


class PearlsPerAssistant(ForEach):
    """For those that are unused."""

    def run(self, s: GameState, seat: int, may: bool) -> None:
        goods.gain_pearls(s, seat, self.factor * goods.unused_assistants(s, seat))


class PriestTrack(Effect):
    def run(self, s: GameState, seat: int, may: bool) -> None:
        s.stack.append(CarryOutPriestTrack(seat))


class LoseHalfPearls(Effect):
    """Half, rounded down, is lost; each pearl lost brings so many tattoos."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tattoos",)

    def __init__(self, tattoos: int) -> None:
        super().__init__()
        self.tattoos = tattoos

    def run(self, s: GameState, seat: int, may: bool) -> None:
        lost = s.pearls[seat] // 2
        if lost:
            s.pearls[seat] -= lost
            tell(s, "lost pearls", seat, lost)
            tracks.advance_tattoo(s, seat, self.tattoos * lost)


class BagMana(Effect):
    """Mana from the supply into the bag, so much for each player (R10.6)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("per_player",)
    NEEDS_OWNER: ClassVar[bool] = False

    def __init__(self, per_player: int) -> None:
        super().__init__()
        self.per_player = per_player

    def run(self, s: GameState, seat: int, may: bool) -> None:
        goods.fill_bag(s, self.per_player * s.players)
