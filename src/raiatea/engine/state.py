"""The whole position of a game, in numbers.

Cards and tokens are numbers into the box's lists. A zone is a tuple of them: it is shared between
copies and replaced when it changes. Zones of equal cards have no order, so they are kept sorted.
What changes often is a list, what changes seldom a tuple, which a copy need not copy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self, TypeVar, dataclass_transform, final

from raiatea.engine.declare import constructor, define, twin

if TYPE_CHECKING:
    from raiatea.engine.box import Box
    from raiatea.engine.events import Event
    from raiatea.engine.step import Step

T = TypeVar("T")
Zone = tuple[int, ...]

# What a state has before anything happens: shared by all states, never changed.
NO_OUTCOMES: Final[list[tuple[int, int]]] = []
NOT_FORCED: Final[dict[int, list[int]]] = {}


def with_card(zone: Zone, card: int) -> Zone:
    """The zone and one card more."""
    cards = list(zone)
    cards.append(card)
    cards.sort()
    return tuple(cards)


def without_card(zone: Zone, card: int) -> Zone:
    """The zone and one such card less."""
    cards = list(zone)
    cards.remove(card)
    return tuple(cards)


def put(values: tuple[T, ...], i: int, value: T) -> tuple[T, ...]:
    """The values with another one at place i."""
    changed = list(values)
    changed[i] = value
    return tuple(changed)


def distinct(zone: Zone) -> list[int]:
    """The different cards of a sorted zone, each once."""
    last = -1
    found: list[int] = []
    for card in zone:
        if card != last:
            found.append(card)
            last = card
    return found


@dataclass_transform()
class Happening:
    """What a move brings, apart from the position. Of its subclass each zone is declared once."""

    __slots__ = ("events", "forced", "glimpses", "outcomes", "revealed")

    def __init__(self) -> None:
        self.revealed = False
        self.glimpses: list[GameState] | None = None
        self.events: list[Event] | None = None  # None: nobody listens
        self.outcomes = NO_OUTCOMES
        self.forced = NOT_FORCED

    def __init_subclass__(cls) -> None:
        zones = vars(cls).get("__annotations__")
        if zones:
            define(cls, constructor(cls, (), zones))
            define(cls, twin(cls, zones))

    def twin(self) -> Self:
        """Another one with the same zones; lists are copied."""
        raise NotImplementedError


@final
class GameState(Happening):
    """Everything that is true at one moment of a game. See `docs/engine.md` for the zones."""

    box: Box
    players: int
    variants: frozenset[str]
    seed: int
    draws: int
    words: tuple[int, ...]
    round: int
    start: int
    kahuna: int
    location: int
    bag: int
    statues: int
    pearls: list[int]
    mana: list[int]
    tattoos: list[int]
    priests: list[int]
    commodities: list[int]
    ready: list[int]
    used: list[int]
    masks: list[Zone]
    joined: tuple[Zone, ...]
    hands: list[Zone]
    in_front: tuple[Zone, ...]
    missions: list[Zone]
    stall: list[int]
    prices: list[int]
    assistants: list[int]
    mask_market: Zone
    forest: Zone
    forest_pile: Zone
    shown: Zone
    tiles: Zone
    order: Zone
    spaces: Zone
    unseen: tuple[Zone, ...]
    due: Zone
    piles: list[Zone]
    discards: list[Zone]
    buried: list[Zone]
    drawn: list[Zone]
    chosen: list[Zone]
    prepared: list[Zone]
    sealed: list[int]
    row: Zone
    row_owners: Zone
    performing: Zone
    aside: Zone
    held_min: Zone
    held_max: Zone
    fresh: Zone
    returned: tuple[Zone, ...]
    sure: Zone
    decisions: list[int]
    stack: list[Step]

    __slots__ = tuple(__annotations__)

    def clone(self) -> GameState:
        """An independent copy; what was forced comes along, events and outcomes do not."""
        other = self.twin()
        if self.forced:
            other.forced = {kind: values[:] for kind, values in self.forced.items()}
        return other

    def seats_from(self, first: int) -> list[int]:
        """All seats clockwise from the first."""
        return [(first + i) % self.players for i in range(self.players)]
