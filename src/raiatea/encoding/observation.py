"""Observations: a view as a vector.

What is counted is first written as bytes (see `parts`): the table and what is one's own where it
stands in an observation, the seats apart, in their own order. Little of it changes from one
decision to the next. numpy then puts the seats where they belong, oneself first, and divides.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any, Final, final

import numpy as np
import numpy.typing as npt

from raiatea.encoding.actions import MOST_MANA
from raiatea.encoding.fields import LENGTH, OWN, SCALE, SEAT, TABLE
from raiatea.encoding.legal import View
from raiatea.encoding.parts import (
    BOX,
    asked_part,
    ceremony_part,
    market_part,
    own_part,
    people_part,
    round_part,
    statues_part,
    table_part,
)
from raiatea.encoding.reading import read
from raiatea.engine.sight import Sight

BYTES: Final = np.dtype(np.uint8)

# Where the fields of the table and of oneself begin and end.
ENDS: Final = dict(
    zip(
        [field.name for field in TABLE + OWN],
        accumulate([len(field.places) for field in TABLE + OWN]),
        strict=True,
    )
)
STARTS: Final = dict(zip(ENDS, [0, *ENDS.values()], strict=False))


def span(first: str, last: str) -> slice:
    """Where the fields from the first to the last stand."""
    return slice(STARTS[first], ENDS[last])


STAGE: Final = span("players", "location")
BAG: Final = STARTS["bag"]
MARKET: Final = span("stall", "assistants")
FOREST: Final = span("mask market", "forest pile")
SHOWN: Final = span("shown", "aside")
HEIGHTS: Final = span("piles", "piles")
STEPS: Final = STARTS["steps"]
OPENED: Final = span("opened", "opened")
STATUES: Final = span("missions", "due")
ROW: Final = span("row", "performing")
DISCARDS: Final = span("discards", "discards")
ASKED: Final = span("returned", "sealed")  # what is asked stands amid what is one's own
NOT_SEALED_OR_SEALED: Final = (b"\0", b"\1")
SEATS: Final = ENDS["sealed"]

# What each part says of the seats: of one field after the other all seats, except that the rank
# of a seat is followed by all the fields that come after it.
SEAT_PARTS: Final = {
    "asked": ("awaited", "concerned"),
    "round": ("there", "starts", "kahuna", "place", "tiles"),
    "purses": ("pearls", "mana", "tattoos", "priests"),
    "commodities": ("commodities", "unknown"),
    "assistants": ("ready", "used"),
    "rituals": ("least", "most", "fresh", "face down", "drawn"),
    "people": ("rank",),
}


def seat_sizes() -> dict[str, int]:
    """How many places of a seat each field of `SEAT_PARTS` has, in the order of the places."""
    named = {name for names in SEAT_PARTS.values() for name in names}
    found: dict[str, int] = {}
    for field in SEAT:
        name = field.name if field.name in named else "rank"
        found[name] = found.get(name, 0) + len(field.places)
    return found


@final
class Layout:
    """Where the seats are written in games of so many players, and where that belongs."""

    def __init__(self, players: int) -> None:
        sizes = seat_sizes()
        starts: dict[str, int] = {}
        self.spans: dict[str, slice] = {}
        self.size = 0
        for part, names in SEAT_PARTS.items():
            start = self.size
            for name in names:
                starts[name] = self.size
                self.size += sizes[name] * players
            self.spans[part] = slice(start, self.size)
        self.places = [
            np.array(
                [
                    starts[name] + size * ((seat + turn) % players) + i
                    for turn in range(players)
                    for name, size in sizes.items()
                    for i in range(size)
                ],
                np.intp,
            )
            for seat in range(players)
        ]


LAYOUTS: Final = {players: Layout(players) for players in (3, 4, 5)}


@final
class Observer:
    """Makes observations; from one to the next in a game little changes, so it keeps the rest."""

    def __init__(self) -> None:
        self._options: tuple[Any, ...] = ()

    def _begin(self, options: tuple[Any, ...]) -> None:
        """Forget what was seen; what comes is of another kind of game."""
        catalogue, players = options[:2]
        if catalogue != BOX.hash:
            raise ValueError("observations are made of the packaged catalogue alone")
        self._options = options
        layout = LAYOUTS[players]
        self._places = layout.places
        self._spans = layout.spans
        self._asked_seats = layout.spans["asked"]
        self._written = memoryview(bytearray(LENGTH))
        self._seats = memoryview(bytearray(layout.size))
        # The same bytes for numpy, and where in them the seats belong, oneself first.
        self._counts = np.frombuffer(self._written, BYTES)
        self._take_seats = np.frombuffer(self._seats, BYTES).take
        self._seats_in_order = self._counts[SEATS : SEATS + layout.size]
        self._round: tuple[Any, ...] = ()
        self._stock: tuple[int, ...] = ()
        self._market: tuple[Any, ...] = ()
        self._table: tuple[Any, ...] = ()
        self._statues: tuple[Any, ...] = ()
        self._ceremony: tuple[Any, ...] = ()
        self._purses: tuple[Any, ...] = ()
        self._commodities: tuple[Any, ...] = ()
        self._assistants: tuple[Any, ...] = ()
        self._rituals: tuple[Any, ...] = ()
        self._people: tuple[Any, ...] = ()
        self._own: list[tuple[Any, ...]] = [()] * players
        self._own_parts = [(b"", b"")] * players
        self._own_rows = [b""] * players

    def __reduce__(self) -> tuple[object, ...]:
        """A copy begins anew: it will see for itself."""
        return Observer, ()

    def observe(self, view: View | Sight) -> npt.NDArray[np.float32]:
        """The view as a vector: see `encoding.FIELDS` for what each number says.

        >>> from raiatea import Game, encoding
        >>> Observer().observe(Game.new(3, seed=1).view(0)).shape == (encoding.LENGTH,)
        True

        Raises `ValueError` for a view of a spectator, or of another catalogue.
        """
        seen = view if isinstance(view, Sight) else read(view)
        if seen.options != self._options:
            self._begin(seen.options)
        self._write(seen)
        self._take_seats(self._places[seen.seat], None, self._seats_in_order, "clip")
        vector: npt.NDArray[np.float32] = self._counts * SCALE
        return vector

    def _write(self, seen: Sight) -> None:
        """Write what has changed."""
        counts = self._written
        if seen.round != self._round:
            self._round = seen.round
            counts[STAGE], counts[OPENED], self._seats[self._spans["round"]] = round_part(
                seen.options, seen.round
            )
        if seen.stock != self._stock:
            self._stock = seen.stock
            bag, *heights = seen.stock
            counts[BAG] = min(bag, MOST_MANA)
            counts[HEIGHTS] = bytes(heights)
        counts[STEPS] = seen.steps
        if seen.market != self._market:
            self._market = kept(seen.market)
            counts[MARKET] = market_part(*seen.market)
        if seen.table != self._table:
            self._table = seen.table
            counts[FOREST], counts[DISCARDS] = table_part(*seen.table)
        if seen.statues != self._statues:
            self._statues = seen.statues
            counts[STATUES] = statues_part(*seen.statues)
        if seen.ceremony != self._ceremony:
            self._ceremony = seen.ceremony
            counts[SHOWN], counts[ROW], self._own_rows = ceremony_part(seen.players, *seen.ceremony)
        seat = seen.seat
        if seen.own != self._own[seat]:
            self._own[seat] = seen.own
            self._own_parts[seat] = own_part(*seen.own)
        returned, hand = self._own_parts[seat]
        asked, self._seats[self._asked_seats] = asked_part(
            seen.players, seen.awaiting, seen.question, seen.asks
        )
        counts[ASKED] = b"".join((
            returned,
            asked,
            hand,
            self._own_rows[seat],
            NOT_SEALED_OR_SEALED[seen.sealed],
        ))  # fmt: skip
        if seen.purses != self._purses:
            self._purses = kept(seen.purses)
            self._seats[self._spans["purses"]] = as_bytes(seen.purses)
        if seen.commodities != self._commodities:
            self._commodities = kept(seen.commodities)
            self._seats[self._spans["commodities"]] = as_bytes(seen.commodities)
        if seen.assistants != self._assistants:
            self._assistants = kept(seen.assistants)
            self._seats[self._spans["assistants"]] = as_bytes(seen.assistants)
        if seen.rituals != self._rituals:
            self._rituals = seen.rituals
            self._seats[self._spans["rituals"]] = as_bytes(seen.rituals)
        if seen.people != self._people:
            tattoos, masks, joined, in_front, missions = seen.people
            self._people = (tattoos[:], masks[:], joined, in_front, missions[:])
            self._seats[self._spans["people"]] = people_part(*seen.people)


def kept(lists: tuple[list[int], ...]) -> tuple[list[int], ...]:
    """The lists as they are now: those of a sight go on with the game."""
    return tuple(map(list, lists))


def as_bytes(counts: Sequence[Sequence[int]]) -> bytes:
    try:
        return b"".join(map(bytes, counts))
    except ValueError:  # somebody is very rich
        return bytes([min(count, MOST_MANA) for some in counts for count in some])


def observe(view: View | Sight) -> npt.NDArray[np.float32]:
    """The view as a vector, as a new `Observer` makes it.

    >>> from raiatea import Game, encoding
    >>> encoding.observe(Game.new(3, seed=1).view(0))[encoding.FIELDS.index("seat 0: there")]
    np.float32(1.0)
    """
    return Observer().observe(view)
