"""Effects that draw and perform rituals and fulfil missions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from raiatea.engine.declare import amount, flag
from raiatea.engine.effect import Effect
from raiatea.engine.steps.missions import FulfilByEffect
from raiatea.engine.steps.rituals import DrawFrom, PerformFree

if TYPE_CHECKING:
    from raiatea.engine.state import GameState


class Draw(Effect):
    """Draw rituals by rank (R4.2) and keep so many."""

    WORD: ClassVar[str] = "draw"

    keep: int = amount()

    def run(self, s: GameState, seat: int, may: bool) -> None:
        s.stack.append(DrawFrom(seat, self.keep, 1 if may else 0))


class Perform(Effect):
    """Perform one other ritual from hand for free (R10.2)."""

    WORD: ClassVar[str] = "perform"

    def run(self, s: GameState, seat: int, may: bool) -> None:
        s.stack.append(PerformFree(seat, 1 if may else 0))


class FulfilMission(Effect):
    """Fulfil one available mission, paying or meeting it (R7.1)."""

    WORD: ClassVar[str] = "mission"

    may: int = flag()

    def run(self, s: GameState, seat: int, may: bool) -> None:
        s.stack.append(FulfilByEffect(seat, 1 if may or self.may else 0, 0))


class FreeMission(Effect):
    """Fulfil one available mission without paying or meeting it (R7.1)."""

    WORD: ClassVar[str] = "free-mission"

    def run(self, s: GameState, seat: int, may: bool) -> None:
        s.stack.append(FulfilByEffect(seat, 1 if may else 0, 1))
