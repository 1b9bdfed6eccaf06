"""The whole position of a game, in numbers.

Cards and tokens are numbers into the box's lists. A zone is a tuple of them: it is shared between
copies and replaced when it changes. Zones of equal cards have no order, so they are kept sorted.
What changes often is a list, what changes seldom a tuple, which a copy need not copy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar, final

if TYPE_CHECKING:
    from raiatea.engine.box import Box
    from raiatea.engine.events import Event
    from raiatea.engine.step import Step

T = TypeVar("T")
Zone = tuple[int, ...]

# What a state has before anything happens: shared by all states, never changed.
NO_EVENTS: Final[list[Event]] = []
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


@final
class GameState:
    """Everything that is true at one moment of a game. See `docs/engine.md` for the zones."""

    def __init__(  # noqa: PLR0913, PLR0915, PLR0917 - one argument for each zone, for clone()
        self,
        box: Box,
        players: int,
        variants: frozenset[str],
        seed: int,
        draws: int,
        words: tuple[int, ...],
        round: int,
        start: int,
        kahuna: int,
        location: int,
        bag: int,
        statues: int,
        pearls: list[int],
        mana: list[int],
        tattoos: list[int],
        priests: list[int],
        commodities: list[int],
        ready: list[int],
        used: list[int],
        masks: list[Zone],
        joined: tuple[Zone, ...],
        hands: list[Zone],
        in_front: tuple[Zone, ...],
        missions: list[Zone],
        stall: list[int],
        prices: list[int],
        assistants: list[int],
        mask_market: Zone,
        forest: Zone,
        forest_pile: Zone,
        shown: Zone,
        tiles: Zone,
        order: Zone,
        spaces: Zone,
        unseen: tuple[Zone, ...],
        due: Zone,
        piles: list[Zone],
        discards: list[Zone],
        buried: list[Zone],
        drawn: list[Zone],
        chosen: list[Zone],
        prepared: list[Zone],
        sealed: list[int],
        row: Zone,
        row_owners: Zone,
        performing: Zone,
        aside: Zone,
        held_min: Zone,
        held_max: Zone,
        fresh: Zone,
        returned: tuple[Zone, ...],
        sure: Zone,
        decisions: list[int],
        stack: list[Step],
    ) -> None:
        self.box = box
        self.players = players
        self.variants = variants
        self.seed = seed
        self.draws = draws
        self.words = words
        self.round = round
        self.start = start
        self.kahuna = kahuna
        self.location = location
        self.bag = bag
        self.statues = statues
        self.pearls = pearls
        self.mana = mana
        self.tattoos = tattoos
        self.priests = priests
        self.commodities = commodities
        self.ready = ready
        self.used = used
        self.masks = masks
        self.joined = joined
        self.hands = hands
        self.in_front = in_front
        self.missions = missions
        self.stall = stall
        self.prices = prices
        self.assistants = assistants
        self.mask_market = mask_market
        self.forest = forest
        self.forest_pile = forest_pile
        self.shown = shown
        self.tiles = tiles
        self.order = order
        self.spaces = spaces
        self.unseen = unseen
        self.due = due
        self.piles = piles
        self.discards = discards
        self.buried = buried
        self.drawn = drawn
        self.chosen = chosen
        self.prepared = prepared
        self.sealed = sealed
        self.row = row
        self.row_owners = row_owners
        self.performing = performing
        self.aside = aside
        self.held_min = held_min
        self.held_max = held_max
        self.fresh = fresh
        self.returned = returned
        self.sure = sure
        self.decisions = decisions
        self.stack = stack
        self.revealed = False
        self.events = NO_EVENTS
        self.outcomes = NO_OUTCOMES
        self.forced = NOT_FORCED

    # All that is set up, and what a move brings.
    __slots__ = (
        *__init__.__code__.co_varnames[1 : __init__.__code__.co_argcount],
        "events",
        "forced",
        "outcomes",
        "revealed",
    )

    def clone(self) -> GameState:
        """An independent copy; what was forced comes along, events and outcomes do not."""
        other = GameState(
            self.box,
            self.players,
            self.variants,
            self.seed,
            self.draws,
            self.words,
            self.round,
            self.start,
            self.kahuna,
            self.location,
            self.bag,
            self.statues,
            self.pearls[:],
            self.mana[:],
            self.tattoos[:],
            self.priests[:],
            self.commodities[:],
            self.ready[:],
            self.used[:],
            self.masks[:],
            self.joined,
            self.hands[:],
            self.in_front,
            self.missions[:],
            self.stall[:],
            self.prices[:],
            self.assistants[:],
            self.mask_market,
            self.forest,
            self.forest_pile,
            self.shown,
            self.tiles,
            self.order,
            self.spaces,
            self.unseen,
            self.due,
            self.piles[:],
            self.discards[:],
            self.buried[:],
            self.drawn[:],
            self.chosen[:],
            self.prepared[:],
            self.sealed[:],
            self.row,
            self.row_owners,
            self.performing,
            self.aside,
            self.held_min,
            self.held_max,
            self.fresh,
            self.returned,
            self.sure,
            self.decisions[:],
            self.stack[:],
        )
        if self.forced:
            other.forced = {kind: values[:] for kind, values in self.forced.items()}
        return other

    def seats_from(self, first: int) -> list[int]:
        """All seats clockwise from the first."""
        return [(first + i) % self.players for i in range(self.players)]
