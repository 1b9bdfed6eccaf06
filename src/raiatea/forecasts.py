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


class Sums(TypedDict):
    """The four sums of a score, as far as they are known."""

    rank: int
    rituals: int
    missions: int | None
    masks: int


class Points(TypedDict):
    """What a seat would score now, and from what; None where that cannot be known.

    `known` is the sum of all that is.
    """

    rank: int
    rituals: list[RitualPoints]
    tokens: list[Tokens] | None
    pairs: list[Pair]
    singles: list[str]
    sums: Sums
    known: int
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


class Item(TypedDict):
    """So much of something; a range where chance or a later choice decides."""

    what: str
    least: int
    most: int
    name: str | None


class TileLine(TypedDict):
    """A line about a place: what it costs and brings, and a note with what it is about."""

    note: str
    about: dict[str, object]
    cost: list[Item]
    gain: list[Item]


class Odds(TypedDict):
    """How likely a die is to help, with so many assistants, and what it gives then."""

    assistant: str
    owned: int
    percent: int
    gain: list[Item]


class Share(TypedDict):
    """What another seat gets at a place."""

    seat: int
    gets: TileLine
    odds: Odds | None


class Tile(TypedDict):
    """What a free tile would bring as Kahuna; the lists are full when it is one's to choose."""

    location: str
    now: TileLine
    note: TileLine
    odds: Odds | None
    kahuna: list[TileLine]
    others: list[Share]
    after: list[TileLine]


class Reach(TypedDict):
    """What a seat could still score with what it holds: each way, and all that goes together."""

    ways: list[TileLine]
    held: int


class Forecast(TypedDict):
    """See the fields' own classes; `places` is None until the game is over.

    `standing`, the seats by their points, is None while totals are hidden; `tiles` is None unless
    one may still choose a location in this round.
    """

    points: list[Points]
    places: list[int] | None
    standing: list[int] | None
    row: list[Waiting]
    counters: list[Counter]
    terms: SeatTerms | None
    tiles: list[Tile] | None
    refused: list[RefusedMove]
