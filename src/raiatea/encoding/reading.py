"""Reads a view, names and all, into the numbers of a `Sight`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from raiatea.catalogue import ASSISTANTS, COMMODITIES, LOCATIONS, PILES
from raiatea.encoding.actions import FOREST, MASKS, MISSIONS, RITUALS
from raiatea.engine.kinds import EMPTY, FACE_DOWN
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
    found.catalogue = view["catalogue"]
    found.seat = view["seat"]
    found.players = len(view["players"])
    found.awaiting = tuple(view["awaiting"])
    found.question = stack[-1][0] if stack else ""
    found.asks = tuple(stack[-1][1:]) if stack else ()
    found.moves = []
    found.round = round_(view)
    found.held = held(view)
    found.statues = (tuple([SPACE[name] for name in public["spaces"]]), tuple(public["due"]))
    found.table = (
        zone(MASK, public["markets"]["masks"]),
        zone(CARD, public["forest"]),
        zone(CARD, view["tracked"]["forest_pile"]),
        *by_pile(public["discards"]),
    )
    found.ceremony = (
        found.players,
        tuple([RITUAL[one["ritual"]] for one in public["row"]]),
        tuple([number(one["owner"]) for one in public["row"]]),
        zone(RITUAL, public["performing"]),
        zone(CARD, public["shown"]),
        zone(COMMODITY, public["aside"]),
    )
    found.people = people(public, view["tracked"])
    found.own = own(view["mine"], view["tracked"])
    found.counts = counts(view)
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


def round_(view: Mapping[str, Any]) -> tuple[Any, ...]:
    public = view["public"]
    variants = view["variants"]
    return (
        len(view["players"]),
        "tane" in variants,
        "oracle" in variants,
        "mana-shortage" in variants,
        public["round"],
        public["start"],
        number(public["kahuna"]),
        LOCATION.get(public["location"], -1),
        tuple([number(public["tiles"][name]) for name in LOCATIONS]),
        tuple(public["order"]),
        public["statues"],
    )


def held(view: Mapping[str, Any]) -> tuple[Zone, ...]:
    prices = view["public"]["markets"]["prices"]
    rituals = [one[pile] for one in view["tracked"]["rituals"] for pile in PILES]
    return (
        tuple([bounds["least"] for bounds in rituals]),
        tuple([bounds["most"] for bounds in rituals]),
        tuple([bounds["fresh"] for bounds in rituals]),
        tuple([prices[name] - 1 for name in COMMODITIES]),
    )


def people(public: Mapping[str, Any], tracked: Mapping[str, Any]) -> tuple[Any, ...]:
    return (
        *public["tattoos"],
        *zones(MASK, public["masks"]),
        *zones(MASK, public["joined"]),
        *zones(RITUAL, public["in_front"]),
        *zones(MISSION, tracked["missions"]),
    )


def own(mine: Mapping[str, Any], tracked: Mapping[str, Any]) -> tuple[Zone, ...]:
    return (
        zone(RITUAL, mine["rituals"]),
        zone(RITUAL, mine["drawn"]),
        zone(RITUAL, mine["chosen"]),
        zone(RITUAL, mine["prepared"]),
        *by_pile(mine["discarded"]),
        *by_pile(tracked["returned"]),
    )


def counts(view: Mapping[str, Any]) -> list[int]:
    """What can be counted, as the tables of `raiatea.engine.sight` say."""
    public = view["public"]
    tracked = view["tracked"]
    markets = public["markets"]
    return [
        public["bag"],
        view["piles"]["forest"],
        *goods(PILES, view["piles"]),
        len(public["stack"]),
        0 if view["mine"]["sealed"] is None else 1,
        *goods(COMMODITIES, markets["commodities"]),
        *goods(ASSISTANTS, markets["assistants"]),
        *tracked["pearls"],
        *tracked["mana"],
        *public["priests"],
        *all_goods(COMMODITIES, tracked["commodities"]),
        *[known["unknown"] for known in tracked["commodities"]],
        *all_goods(ASSISTANTS, public["ready"]),
        *all_goods(ASSISTANTS, public["used"]),
        *all_goods(PILES, view["face_down"]),
        *all_goods(PILES, view["drawn"]),
    ]
