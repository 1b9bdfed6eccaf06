"""What a forecast is made of, as JSON; `Game.forecast` makes it.

The server's description of its answers is made from these. They stand outside the engine, since
compiled classes forget the types of their fields.
"""

from __future__ import annotations

from typing import TypedDict

from raiatea.errors import Why


class Counter(TypedDict):
    """How much of something a turn allows is done."""

    what: str
    done: int
    total: int


class RefusedMove(Why):
    """A move that is not legal, and why."""

    move: str


class RitualPoints(TypedDict):
    """A ritual in front that is worth points."""

    ritual: str
    points: int


class Tokens(TypedDict):
    """How many tokens of a value one has."""

    value: int
    count: int


class Pair(TypedDict):
    """A complete pair; `points` is None where it counts tokens that cannot be seen."""

    mask: str
    joined: bool
    points: int | None


class Points(TypedDict):
    """What a seat would score now, and from what; None where that cannot be known."""

    rank: int
    rituals: list[RitualPoints]
    tokens: list[Tokens] | None
    pairs: list[Pair]
    singles: list[str]
    total: int | None


class Waiting(TypedDict):
    """A ritual in the row: what the bag holds when its turn comes, and what is left then."""

    ritual: str
    owner: int | None
    cost: int
    bag: int
    paid: bool
    left: int
    short: int


class SeatTerms(TypedDict):
    """What things cost a seat, and how many it gets, as long as nothing in front of it changes."""

    hire_price: int
    ritual_price: int
    draws: int
    clips: int
    price_reach: int


class Forecast(TypedDict):
    """See the fields' own classes; `places` is None until the game is over."""

    points: list[Points]
    places: list[int] | None
    row: list[Waiting]
    counters: list[Counter]
    terms: SeatTerms | None
    refused: list[RefusedMove]
