"""Observations: a view as a vector.

What is counted is first written as bytes, with the seats in their own order (see `parts`); numpy
then puts it into the order of `fields`, oneself first, and divides.
"""

from __future__ import annotations

from typing import Any, Final, final

import numpy as np
import numpy.typing as npt

from raiatea.encoding.actions import MOST_MANA, MOST_SEATS
from raiatea.encoding.fields import BLOCKS, OWN, SCALE, SEAT, TABLE, Field
from raiatea.encoding.legal import View
from raiatea.encoding.parts import (
    BOX,
    asked,
    ceremony_part,
    held_part,
    own_part,
    people_part,
    round_part,
    statues_part,
    table_part,
)
from raiatea.encoding.reading import read
from raiatea.engine.sight import COUNTS, COUNTS_OF_SEATS, Sight

BYTES: Final = np.dtype(np.uint8)

# The fields in the order in which they are written: each group once, or once for every seat.
ONCE: Final = False
EACH_SEAT: Final = True
WRITTEN: Final[tuple[tuple[bool, tuple[str, ...]], ...]] = (
    *[(ONCE, (name,)) for name in COUNTS],
    *[(EACH_SEAT, (name,)) for name in COUNTS_OF_SEATS],
    (ONCE, ("players", "variants", "round", "rounds to come", "location", "opened")),
    *[(EACH_SEAT, (name,)) for name in ("there", "starts", "kahuna", "place", "tiles")],
    *[(EACH_SEAT, (name,)) for name in ("least", "most", "fresh")],
    (ONCE, ("prices",)),
    (ONCE, ("missions", "face down tokens", "rows", "auctions", "due")),
    (ONCE, ("mask market", "forest", "forest pile", "discards")),
    (ONCE, ("row",)),
    (EACH_SEAT, ("own row",)),
    (ONCE, ("performing", "shown", "aside")),
    (
        EACH_SEAT,
        (
            "tattoos",
            "rank",
            "masks",
            "joined",
            "pairs",
            "counting pairs",
            "in front",
            "tokens",
            "points",
        ),
    ),
    (EACH_SEAT, ("awaited",)),
    (ONCE, ("question", "numbers")),
    (EACH_SEAT, ("concerned",)),
    (ONCE, ("auction", "hand", "drawn by oneself", "chosen", "prepared", "discarded", "returned")),
)
# The parts in which they are written; the last is a single zero, for absent seats.
COUNTED: Final = 0
ROUND: Final = 1
HELD: Final = 2
STATUES: Final = 3
ON_TABLE: Final = 4
CEREMONY: Final = 5
PEOPLE: Final = 6
ASKED: Final = 7
OF_ONESELF: Final = 8
NOTHING: Final = 9


@final
class Observer:
    """Makes observations; from one to the next in a game little changes, so it keeps the rest."""

    def __init__(self) -> None:
        self._round: tuple[Any, ...] = ()
        self._held: tuple[Any, ...] = ()
        self._statues: tuple[Any, ...] = ()
        self._table: tuple[Any, ...] = ()
        self._ceremony: tuple[Any, ...] = ()
        self._people: tuple[Any, ...] = ()
        self._own: list[tuple[Any, ...]] = [()] * MOST_SEATS
        self._parts = [b""] * NOTHING + [b"\0"]
        self._own_part = [b""] * MOST_SEATS

    def observe(self, view: View | Sight) -> npt.NDArray[np.float32]:
        """The view as a vector: see `encoding.FIELDS` for what each number says.

        >>> from raiatea import Game, encoding
        >>> Observer().observe(Game.new(3, seed=1).view(0)).shape == (encoding.LENGTH,)
        True

        Raises `ValueError` for a view of a spectator, or of another catalogue.
        """
        seen = view if isinstance(view, Sight) else read(view)
        if seen.catalogue != BOX.hash:
            raise ValueError("observations are made of the packaged catalogue alone")
        written = np.frombuffer(self._write(seen), BYTES)
        vector: npt.NDArray[np.float32] = written.take(PLACES[seen.players][seen.seat]) * SCALE
        return vector

    def _write(self, seen: Sight) -> bytes:
        """All counts of an observation, in the order that `WRITTEN` says."""
        parts = self._parts
        players = seen.players
        seat = seen.seat
        parts[COUNTED] = as_bytes(seen.counts)
        if seen.round != self._round:
            self._round = seen.round
            parts[ROUND] = round_part(*seen.round)
        if seen.held != self._held:
            self._held = seen.held
            parts[HELD] = held_part(*seen.held)
        if seen.statues != self._statues:
            self._statues = seen.statues
            parts[STATUES] = statues_part(*seen.statues)
        if seen.table != self._table:
            self._table = seen.table
            parts[ON_TABLE] = table_part(*seen.table)
        if seen.ceremony != self._ceremony:
            self._ceremony = seen.ceremony
            parts[CEREMONY] = ceremony_part(*seen.ceremony)
        if seen.people != self._people:
            self._people = seen.people
            parts[PEOPLE] = people_part(players, seen.people)
        parts[ASKED] = asked(players, seen.awaiting, seen.question, seen.asks)
        if seen.own != self._own[seat]:
            self._own[seat] = seen.own
            self._own_part[seat] = own_part(*seen.own)
        parts[OF_ONESELF] = self._own_part[seat]
        return b"".join(parts)


def observe(view: View | Sight) -> npt.NDArray[np.float32]:
    """The view as a vector, as a new `Observer` makes it.

    >>> from raiatea import Game, encoding
    >>> encoding.observe(Game.new(3, seed=1).view(0))[encoding.FIELDS.index("seat 0: there")]
    np.float32(1.0)
    """
    return Observer().observe(view)


def as_bytes(counts: list[int]) -> bytes:
    try:
        return bytes(counts)
    except ValueError:  # somebody is very rich
        return bytes([min(count, MOST_MANA) for count in counts])


def places(players: int, seat: int) -> npt.NDArray[np.intp]:
    """For each place of an observation of that seat the place where it is written."""
    sizes = {field.name: len(field.places) for field in (*TABLE, *OWN, *SEAT)}
    starts: dict[str, tuple[int, int]] = {}  # where a field is written, and how far for each seat
    end = 0
    for each_seat, names in WRITTEN:
        step = sum(sizes[name] for name in names)
        for name in names:
            starts[name] = (end, step if each_seat else 0)
            end += sizes[name]
        end += step * (players - 1) if each_seat else 0
    found: list[int] = []
    for block, (_, fields) in enumerate(BLOCKS):
        turn = max(0, block - 2)  # after the table and oneself
        for field in fields:
            found += field_places(field, starts, turn, players, seat, end)
    return np.array(found, np.intp)


def field_places(
    field: Field, starts: dict[str, tuple[int, int]], turn: int, players: int, seat: int, end: int
) -> list[int]:
    if turn >= players:
        return [end] * len(field.places)
    start, step = starts[field.name]
    start += step * ((seat + turn) % players)
    return list(range(start, start + len(field.places)))


PLACES: Final = {
    players: [places(players, seat) for seat in range(players)] for players in (3, 4, 5)
}
