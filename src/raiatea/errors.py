"""Every error that Raiatea raises on purpose, under one base class."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict, cast, final


class RaiateaError(Exception):
    """The base of all errors that say what is wrong with what was asked."""


class CatalogueError(RaiateaError, ValueError):
    """A catalogue that cannot be used; the text names file, entry and field."""


class OptionError(RaiateaError, ValueError):
    """A game that cannot be started: number of players, names, variants, seed."""


class Details(TypedDict, total=False):
    """What a reason can be about: numbers, and things by their ids."""

    seat: int
    commodity: str
    assistant: str
    mission: str
    cost: int
    have: int
    price: int
    highest: int
    clips: int
    statue: int


class Why(Details):
    """A reason as JSON: which one, the rule behind it, and what it is about."""

    why: str
    rule: str


@final
class Refusal:
    """Why a move is not legal. `why` is also the end of its message: `why-pearls`.

    `about` holds the numbers of the reason (`cost`, `have`) and the things it names, by their ids
    (`commodity`, `assistant`, `mission`) or, for a player, by `seat`.
    """

    __slots__ = ("about", "rule", "why")

    def __init__(self, why: str, rule: str, about: Mapping[str, int | str]) -> None:
        self.why = why
        self.rule = rule
        self.about = about

    def to_dict(self) -> Why:
        """The reason as a JSON-able dictionary."""
        return cast("Why", {"why": self.why, "rule": self.rule, **self.about})

    def __str__(self) -> str:
        details = ", ".join([f"{name} {value}" for name, value in self.about.items()])
        return f"{self.why}: {details}" if details else self.why

    def __repr__(self) -> str:
        return f"<Refusal {self} ({self.rule})>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash((self.why, self.rule))


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
