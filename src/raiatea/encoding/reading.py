"""Reads a view, names and all, into the numbers of a `NumericView`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from raiatea.catalogue import ASSISTANTS, COMMODITIES, LOCATIONS, PILES
from raiatea.encoding.actions import CATALOGUE, FOREST, MASKS, MISSIONS, RITUALS
from raiatea.encoding.legal import check_cards
from raiatea.engine.frames import frame_numbers
from raiatea.engine.kinds import EMPTY, FACE_DOWN, VARIANTS
from raiatea.engine.numeric_view import NumericView
from raiatea.engine.options import box_of
from raiatea.view import View, tracked

Zone = tuple[int, ...]


def numbered(names: Iterable[str]) -> dict[str, int]:
    return {name: i for i, name in enumerate(names)}


BOX: Final = box_of(CATALOGUE)
RITUAL: Final = numbered(RITUALS)
MISSION: Final = numbered(MISSIONS)
MASK: Final = numbered(MASKS)
CARD: Final = numbered(FOREST)
COMMODITY: Final = numbered(COMMODITIES)
LOCATION: Final = dict[str | None, int](numbered(LOCATIONS)) | {None: -1}
SPACE: Final = dict[str | None, int](MISSION) | {None: EMPTY, "?": FACE_DOWN}


def read(view: View) -> NumericView:
    """What a seat sees, in numbers; the moves are left out.

    Lists of all seats and the stack are read as they stand in the data, which takes half the time.

    Raises `ViewError` for a view of a spectator, and `ValueError` for one of other cards.
    """
    check_cards(view.cards.catalogue.hash)
    found = NumericView()
    public = view.data["public"]
    me, market, row = view.me, view.market, view.row
    variants = [name in view.variants for name in VARIANTS]
    found.options = (view.cards.catalogue.hash, view.players, *variants)
    found.seat = me.number
    found.players = view.players
    found.awaiting = tuple(view.awaiting)
    stack = public["stack"]
    found.question = stack[-1]["step"] if stack else ""
    found.asks = tuple(frame_numbers(BOX, view.players, stack[-1])) if stack else ()
    found.moves = []
    found.sealed = me.sealed is not None
    found.round = (
        view.round_number,
        LOCATION[view.location],
        view.statues,
        view.starting_player,
        number(view.kahuna),
        tuple(view.ceremonial_order),
        tuple([number(view.tiles[name]) for name in LOCATIONS]),
    )
    found.steps = len(stack)
    found.prices = [price - 1 for price in goods(COMMODITIES, market.prices)]
    found.board = (
        zone(MASK, market.masks),
        zone(CARD, view.forest),
        zone(CARD, view.forest_pile),
        *by_pile(view.discards),
        tuple(view.due_rows),
        zone(RITUAL, [one.ritual for one in row]),
        zone(RITUAL, view.performing),
        zone(CARD, view.shown),
        zone(COMMODITY, view.aside),
        tuple([SPACE[name] for name in view.spaces]),
    )
    found.counts = counts(view)
    found.people = people(public, tracked(view.data))
    found.own = (
        zone(RITUAL, me.hand),
        zone(RITUAL, me.drawn),
        zone(RITUAL, me.chosen),
        zone(RITUAL, me.prepared),
        zone(RITUAL, [one.ritual for one in row if one.owner == me.number]),
        *by_pile(me.discarded),
        *by_pile(view.returned),
    )
    return found


def zone(numbers: Mapping[str, int], names: Iterable[str]) -> Zone:
    return tuple([numbers[name] for name in names])


def by_pile(piles: Mapping[str, Iterable[str]]) -> tuple[Zone, ...]:
    return tuple([zone(RITUAL, piles[pile]) for pile in PILES])


def goods(names: tuple[str, ...], held: Mapping[str, int]) -> list[int]:
    return [held[name] for name in names]


def number(seat: int | None) -> int:
    return -1 if seat is None else seat


def all_goods(names: tuple[str, ...], seats: Iterable[Mapping[str, int]]) -> list[int]:
    return [held[name] for held in seats for name in names]


def counts(view: View) -> list[Sequence[int]]:
    """All that `COUNTED` names."""
    public, counted, market = view.data["public"], tracked(view.data), view.market
    known = counted["commodities"]
    held = [one[pile] for one in counted["rituals"] for pile in PILES]
    return [
        counted["pearls"],
        counted["mana"],
        public["tattoos"],
        public["priests"],
        all_goods(ASSISTANTS, public["ready"]),
        all_goods(ASSISTANTS, public["used"]),
        goods(COMMODITIES, market.commodities),
        goods(ASSISTANTS, market.assistants),
        all_goods(COMMODITIES, known),
        [one["unknown"] for one in known],
        [bounds["least"] for bounds in held],
        [bounds["most"] for bounds in held],
        [bounds["fresh"] for bounds in held],
        all_goods(PILES, view.data["face_down"]),
        all_goods(PILES, view.data["drawn"]),
        [view.bag],
        goods(("forest", *PILES), view.piles),
    ]


def people(public: Mapping[str, Any], counted: Mapping[str, Any]) -> tuple[Sequence[Any], ...]:
    return (
        public["tattoos"],
        [zone(MASK, names) for names in public["masks"]],
        tuple([zone(MASK, names) for names in public["joined"]]),
        tuple([zone(RITUAL, names) for names in public["in_front"]]),
        [zone(MISSION, names) for names in counted["missions"]],
    )
