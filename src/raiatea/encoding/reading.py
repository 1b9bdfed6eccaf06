"""Reads a view, names and all, into the numbers of a `Sight`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from raiatea.catalogue import ASSISTANTS, COMMODITIES, LOCATIONS, PILES
from raiatea.encoding.actions import FOREST, MASKS, MISSIONS, RITUALS
from raiatea.engine.kinds import EMPTY, FACE_DOWN
from raiatea.engine.options import VARIANTS
from raiatea.engine.sight import Sight

Zone = tuple[int, ...]


def numbered(names: Iterable[str]) -> dict[str, int]:
    return {name: i for i, name in enumerate(names)}


RITUAL: Final = numbered(RITUALS)
MISSION: Final = numbered(MISSIONS)
MASK: Final = numbered(MASKS)
CARD: Final = numbered(FOREST)
COMMODITY: Final = numbered(COMMODITIES)
LOCATION: Final = numbered(LOCATIONS)
SPACE: Final = dict[str | None, int](MISSION) | {None: EMPTY, "?": FACE_DOWN}


def read(view: Mapping[str, Any]) -> Sight:
    """What a seat sees, in numbers; the moves are left out.

    Raises `ValueError` for a view of a spectator.
    """
    if view["seat"] is None:
        raise ValueError("the view of a spectator has no seat to look from")
    found = Sight()
    public = view["public"]
    stack = public["stack"]
    found.options = options(view)
    found.seat = view["seat"]
    found.players = len(view["players"])
    found.awaiting = tuple(view["awaiting"])
    found.question = stack[-1][0] if stack else ""
    found.asks = tuple(stack[-1][1:]) if stack else ()
    found.moves = []
    found.sealed = view["mine"]["sealed"] is not None
    found.round = round_(view)
    found.steps = len(stack)
    found.prices = [price - 1 for price in goods(COMMODITIES, public["markets"]["prices"])]
    found.board = (
        zone(MASK, public["markets"]["masks"]),
        zone(CARD, public["forest"]),
        zone(CARD, view["tracked"]["forest_pile"]),
        *by_pile(public["discards"]),
        tuple(public["due"]),
        zone(RITUAL, [one["ritual"] for one in public["row"]]),
        zone(RITUAL, public["performing"]),
        zone(CARD, public["shown"]),
        zone(COMMODITY, public["aside"]),
        tuple([SPACE[name] for name in public["spaces"]]),
    )
    found.counts = counts(view)
    found.people = people(public, view["tracked"])
    found.own = own(view)
    return found


def zone(numbers: Mapping[str, int], names: Iterable[str]) -> Zone:
    return tuple([numbers[name] for name in names])


def zones(numbers: Mapping[str, int], lists: Iterable[Iterable[str]]) -> list[Zone]:
    return [zone(numbers, names) for names in lists]


def by_pile(piles: Mapping[str, Iterable[str]]) -> tuple[Zone, ...]:
    return tuple([zone(RITUAL, piles[pile]) for pile in PILES])


def goods(names: tuple[str, ...], held: Mapping[str, int]) -> list[int]:
    return [held[name] for name in names]


def all_goods(names: tuple[str, ...], seats: Iterable[Mapping[str, int]]) -> list[int]:
    return [held[name] for held in seats for name in names]


def number(seat: int | None) -> int:
    return -1 if seat is None else seat


def options(view: Mapping[str, Any]) -> tuple[Any, ...]:
    variants = [name in view["variants"] for name in VARIANTS]
    return (view["catalogue"], len(view["players"]), *variants)


def round_(view: Mapping[str, Any]) -> tuple[Any, ...]:
    public = view["public"]
    return (
        public["round"],
        LOCATION.get(public["location"], -1),
        public["statues"],
        public["start"],
        number(public["kahuna"]),
        tuple(public["order"]),
        tuple([number(public["tiles"][name]) for name in LOCATIONS]),
    )


def counts(view: Mapping[str, Any]) -> list[Sequence[int]]:
    public, tracked = view["public"], view["tracked"]
    markets, known = public["markets"], tracked["commodities"]
    held = [one[pile] for one in tracked["rituals"] for pile in PILES]
    return [
        tracked["pearls"],
        tracked["mana"],
        public["tattoos"],
        public["priests"],
        all_goods(ASSISTANTS, public["ready"]),
        all_goods(ASSISTANTS, public["used"]),
        goods(COMMODITIES, markets["commodities"]),
        goods(ASSISTANTS, markets["assistants"]),
        all_goods(COMMODITIES, known),
        [one["unknown"] for one in known],
        [bounds["least"] for bounds in held],
        [bounds["most"] for bounds in held],
        [bounds["fresh"] for bounds in held],
        all_goods(PILES, view["face_down"]),
        all_goods(PILES, view["drawn"]),
        [public["bag"]],
        goods(("forest", *PILES), view["piles"]),
    ]


def people(public: Mapping[str, Any], tracked: Mapping[str, Any]) -> tuple[Sequence[Any], ...]:
    return (
        public["tattoos"],
        zones(MASK, public["masks"]),
        tuple(zones(MASK, public["joined"])),
        tuple(zones(RITUAL, public["in_front"])),
        zones(MISSION, tracked["missions"]),
    )


def own(view: Mapping[str, Any]) -> tuple[Zone, ...]:
    mine = view["mine"]
    row = [one["ritual"] for one in view["public"]["row"] if one["owner"] == view["seat"]]
    return (
        zone(RITUAL, mine["rituals"]),
        zone(RITUAL, mine["drawn"]),
        zone(RITUAL, mine["chosen"]),
        zone(RITUAL, mine["prepared"]),
        zone(RITUAL, row),
        *by_pile(mine["discarded"]),
        *by_pile(view["tracked"]["returned"]),
    )
