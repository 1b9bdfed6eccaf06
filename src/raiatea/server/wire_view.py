"""The engine's view as structures: what one seat or a spectator sees of a game."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from raiatea.catalogue.model import Assistant, Commodity, LocationId, Pile, RankId
from raiatea.server.wire import SeatNumber, Variant
from raiatea.server.wire_vocabulary import Frame


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """Something that has these fields and no others."""


class Prompt(Answer):
    """What is asked of the seat now."""

    decision: int
    question: str
    rule: str
    together: bool
    moves: list[str]


class Markets(Answer):
    """Prices count from 1, the bottom space."""

    commodities: dict[Commodity, int]
    prices: dict[Commodity, int]
    assistants: dict[Assistant, int]
    masks: list[str]


class RowRitual(Answer):
    """A ritual of the row; general ones have no owner."""

    ritual: str
    owner: SeatNumber | None


class Public(Answer):
    """What lies open. A space of a statue is a mission, "?" face down, null where it was taken."""

    round: int
    start: SeatNumber
    kahuna: SeatNumber | None
    location: LocationId | None
    tiles: dict[LocationId, SeatNumber | None]
    order: list[SeatNumber]
    bag: int
    tattoos: list[int]
    priests: list[int]
    ready: list[dict[Assistant, int]]
    used: list[dict[Assistant, int]]
    masks: list[list[str]]
    joined: list[list[str]]
    in_front: list[list[str]]
    markets: Markets
    forest: list[str]
    shown: list[str]
    aside: list[Commodity]
    statues: int
    spaces: list[str | None]
    due: list[int]
    row: list[RowRitual]
    performing: list[str]
    discards: dict[Pile, list[str]]
    stack: list[Frame]


class Piles(Answer):
    """How many cards lie in each pile."""

    forest: int
    normal: int
    forbidden: int


class Mine(Answer):
    """What lies behind one's own screen, and what one alone knows."""

    pearls: int
    mana: int
    commodities: dict[Commodity, int]
    rituals: list[str]
    missions: list[str]
    drawn: list[str]
    chosen: list[str]
    prepared: list[str]
    sealed: int | None
    discarded: dict[Pile, list[str]]
    decision: int


class Held(Answer):
    """Bounds of the rituals in a hand, and how many at most were drawn since the last shuffle."""

    least: int
    most: int
    fresh: int


class Tracked(Answer):
    """What anybody who counts knows of what lies behind the screens."""

    pearls: list[int]
    mana: list[int]
    commodities: list[dict[Commodity | Literal["unknown"], int]]
    missions: list[list[str]]
    rituals: list[dict[Pile, Held]]
    returned: dict[Pile, list[str]]
    forest_pile: list[str]


class Score(Answer):
    total: int
    rank: int
    rituals: int
    missions: int
    masks: int


class View(Answer):
    """The game as `seat` sees it, null for a spectator.

    `tracked` is null where the table does not show what could be counted.
    """

    rules: int
    catalogue: str
    players: list[str]
    variants: list[Variant]
    seat: SeatNumber | None
    over: bool
    awaiting: list[SeatNumber]
    rounds: list[str]
    ceremony: int | None
    ranks: list[RankId]
    public: Public
    piles: Piles
    face_down: list[dict[Pile, int]]
    drawn: list[dict[Pile, int]]
    tracked: Tracked | None
    prompt: Prompt | None
    mine: Mine | UnsetType = UNSET
    scores: list[Score] | UnsetType = UNSET
    winner: SeatNumber | UnsetType = UNSET
