"""What a catalogue says: the components of the game as plain, frozen data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

COMMODITIES = ("uru", "taro", "mahi-mahi", "tiare")
ASSISTANTS = ("collector", "merchant", "shaman", "pearl-diver")
LOCATIONS = ("forest", "marae", "reef", "path", "neighbourhood", "market")
RANKS = ("raatira", "ariki", "arioi", "tahua")
PILES = ("normal", "forbidden")
RITUAL_COLOURS = ("black", "blue", "brown", "burgundy")
MASK_COLOURS = ("red", "blue", "green", "yellow")
TOKEN_TYPES = ("pearls", "mana", "commodities", "conditional", "other")
MIRROR = "mirror"

# One of these names. Type checkers do not follow a list; who reads the types at run time does.
if TYPE_CHECKING:
    Commodity = str
    Assistant = str
    LocationId = str
    RankId = str
    Pile = str
    RitualColour = str
    MaskColour = str
else:
    Commodity = Literal[COMMODITIES]
    Assistant = Literal[ASSISTANTS]
    LocationId = Literal[LOCATIONS]
    RankId = Literal[RANKS]
    Pile = Literal[PILES]
    RitualColour = Literal[RITUAL_COLOURS]
    MaskColour = Literal[MASK_COLOURS]


@dataclass(frozen=True)
class EffectEntry:
    """One effect of a card or chart space: a word of the effect vocabulary and its numbers."""

    do: str
    numbers: Mapping[str, int]
    where: str


@dataclass(frozen=True)
class Ritual:
    """One kind of ritual card; `copies` of it are in the box."""

    id: str
    pile: Pile
    cost: int
    colour: RitualColour
    copies: int
    tane: bool
    effects: tuple[EffectEntry, ...]
    in_front: Mapping[str, int]
    source: str


@dataclass(frozen=True)
class Mission:
    """One kind of To'o mission token.

    `kind` is pearls, mana, commodities, masks, rituals, conditional or auction.
    `amount` is what it costs or asks. `pattern` says how: for commodities `exact` (then
    `commodities` lists them), `different`, `identical` or `pairs` (twice 2 identical); for masks
    `any` or `identical`; for conditions `rank` (amount is 1 for Ariki to 3 for Tahua),
    `priests`, `assistants`, `each` (that many of every type), `pairs`, or one of ASSISTANTS.
    """

    id: str
    value: int
    kind: str
    amount: int
    pattern: str
    commodities: tuple[Commodity, ...]
    copies: int
    source: str


@dataclass(frozen=True)
class Mask:
    """One picture. `scores` is mission, assistant or variety; `counts` the type it counts."""

    id: str
    colour: MaskColour
    scores: str
    counts: str
    starting: int
    source: str


@dataclass(frozen=True)
class ForestCard:
    """One kind of forest card: a mask (with its treasure), mirror, commodity or assistant.

    `shows` is the id of the mask, commodity or assistant, or "mirror"; `treasure` is "" or
    pearls, mana or tattoos, of which it gives `amount`.
    """

    id: str
    kind: str
    shows: str
    treasure: str
    amount: int
    copies: int
    source: str


@dataclass(frozen=True)
class Location:
    """A location tile; `die` is the assistant its die looks at, or ""."""

    id: LocationId
    die: str
    source: str


@dataclass(frozen=True)
class Chart:
    """The price chart of one commodity: the effects of each space, bottom first."""

    commodity: Commodity
    start: int
    spaces: tuple[tuple[EffectEntry, ...], ...]
    source: str


@dataclass(frozen=True)
class Rank:
    """A rank, the space of the tattoo track where it begins, and its victory points."""

    id: RankId
    space: int
    vp: int
    draws: int
    forbidden: bool
    clips: int
    source: str


@dataclass(frozen=True)
class Board:
    """Die, tracks, charts, statues and starting markets."""

    die: tuple[int, ...]
    rounds: Mapping[int, tuple[str, ...]]
    ranks: tuple[Rank, ...]
    priest_track: int
    statue_rows: tuple[int, ...]
    locations: tuple[Location, ...]
    charts: tuple[Chart, ...]
    starting_assistants: int
    starting_commodities: int


@dataclass(frozen=True)
class Catalogue:
    """All components, and the hash that a record names them by.

    What they are called and say is in `locales/`; `words` is what a card set of one's own says
    besides, by language, as Fluent messages. The hash is of what is played, not of the words.
    """

    board: Board
    rituals: tuple[Ritual, ...]
    missions: tuple[Mission, ...]
    masks: tuple[Mask, ...]
    forest: tuple[ForestCard, ...]
    words: Mapping[str, str]
    hash: str
