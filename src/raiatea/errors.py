"""Every error that Raiatea raises on purpose, under one base class."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from raiatea.engine.refusal import Refusal


class RaiateaError(Exception):
    """The base of all errors that say what is wrong with what was asked."""


class CatalogueError(RaiateaError, ValueError):
    """A catalogue that cannot be used; the text names file, entry and field."""


class OptionError(RaiateaError, ValueError):
    """A game that cannot be started: number of players, names, variants, seed."""


class NoMove(RaiateaError, ValueError):
    """What cannot be played now.

    `refusal` says why, as `Game.why_not` does, where a move was refused; `rule` is the number of
    the rule that stands against it.
    """

    def __init__(self, message: str, rule: str, refusal: Refusal | None = None) -> None:
        self.rule = rule if refusal is None else refusal.rule
        self.refusal = refusal
        super().__init__(f"{message} ({self.rule})")


class IllegalMove(NoMove):
    """A move that the rules do not allow now."""


class NotYourDecision(IllegalMove):
    """A move for a seat that owes no decision now."""


class UnknownMove(NoMove):
    """A text that is no move of the seat's present decision."""


class ChanceError(RaiateaError, ValueError):
    """A forced chance outcome that cannot happen."""


class PositionError(RaiateaError, ValueError):
    """A saved position that is broken or impossible."""


class ViewError(RaiateaError, ValueError):
    """A view that is broken, or that does not say what is asked of it."""


class RecordError(RaiateaError, ValueError):
    """A record that is damaged, or of another catalogue or other rules."""


class NetworkError(RaiateaError, ValueError):
    """A file that is no network, or one that does not know these cards or these views."""


class UnknownSeat(RaiateaError, ValueError):
    """A seat that is not at this table."""
