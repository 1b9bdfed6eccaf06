"""Observations: a view as a vector.

An observation is made of parts that follow each other: the table, what is one's own, amid it what
is asked, and the seats, from one's own on round the table. Little changes from one decision to the
next, so the parts are kept, and only what has changed is written into them.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final, final

from raiatea.encoding.actions import MOST_MANA, MOST_SEATS, PRICES
from raiatea.encoding.fields import OWN, SEAT, SHARE, SIZE, TABLE, Span
from raiatea.encoding.legal import check_cards
from raiatea.encoding.parts import (
    AUCTION_ROWS,
    BOX,
    LOCATION,
    MARK,
    OPENED,
    PRICE,
    Zone,
    asked_part,
    options_part,
    possessions,
    round_part,
)
from raiatea.encoding.reading import read
from raiatea.engine import numeric_view
from raiatea.engine.kinds import EMPTY, FACE_DOWN
from raiatea.engine.numeric_view import COUNTED, SPACES, NumericView
from raiatea.view import View

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

ZERO: Final = bytes(array("f", [0]))

Spot = tuple[int, float]  # where a field begins, and what one of it counts
Line = tuple[list[int], list[float]]  # all places of a field, and what stands there for each count


def starts(fields: Iterable[Span]) -> dict[str, int]:
    """Where each of the fields begins; under "" where the last one ends."""
    sizes = {field.name: len(field.places) for field in fields}
    return dict(zip([*sizes, ""], accumulate(sizes.values(), initial=0), strict=True))


# One field of one's own is told with the table: what is asked follows it.
RETURNED: Final = [field.name for field in TABLE].index("returned")
ON_TABLE: Final = starts(TABLE[:RETURNED])
OF_OWN: Final = starts((TABLE[RETURNED], *OWN))
OF_SEAT: Final = starts(SEAT)
TABLE_SIZE: Final = ON_TABLE[""]
OWN_SIZE: Final = OF_OWN[""]
SEAT_SIZE: Final = OF_SEAT[""]


def spot(block: dict[str, int], name: str) -> Spot:
    return block[name], SHARE[name]


def line(players: int, name: str) -> Line:
    """Where a field of the table stands, or one of all seats, which follow the table."""
    if name in ON_TABLE:
        firsts = [ON_TABLE[name]]
    else:
        firsts = [TABLE_SIZE + SEAT_SIZE * seat + OF_SEAT[name] for seat in range(players)]
    places = [first + i for first in firsts for i in range(SIZE[name])]
    return places, [count * SHARE[name] for count in range(MOST_MANA + 1)]


LINES: Final = {players: [line(players, name) for name in COUNTED] for players in (3, 4, 5)}

OPTIONS: Final = slice(ON_TABLE["round"])
STAGE: Final = slice(ON_TABLE["round"], ON_TABLE["location"])
LOCATIONS: Final = slice(ON_TABLE["location"], ON_TABLE["bag"])
OPEN_STATUES: Final = slice(ON_TABLE["opened"], ON_TABLE["missions"])
STEPS, STEP = spot(ON_TABLE, "steps")
PRICE_MARKS: Final = [
    slice(first, first + len(PRICES))
    for first in range(ON_TABLE["prices"], ON_TABLE["assistants"], len(PRICES))
]
MISSIONS, MISSION = spot(ON_TABLE, "missions")
FACE_DOWN_TOKENS, FACE_DOWN_TOKEN = spot(ON_TABLE, "face down tokens")
FIRST_ROW, TOKEN = spot(ON_TABLE, "rows")
ROW_OF_SPACE: Final = [FIRST_ROW + row for row in BOX.row_of_space]

BOARD: Final = tuple(spot(ON_TABLE, name) for name in numeric_view.BOARD)
OWN_ZONES: Final = tuple(spot(OF_OWN, name) for name in numeric_view.OWN)
SEALED: Final = OF_OWN["sealed"]
ASKED: Final = 2  # the place of what is asked among the parts


def of_all_seats(place: int) -> slice:
    """What stands at this place of every seat."""
    return slice(place, None, SEAT_SIZE)


THERE: Final = of_all_seats(OF_SEAT["there"])
AWAITED: Final = of_all_seats(OF_SEAT["awaited"])
STARTS: Final = of_all_seats(OF_SEAT["starts"])
KAHUNA: Final = of_all_seats(OF_SEAT["kahuna"])
CONCERNED: Final = of_all_seats(OF_SEAT["concerned"])
PLACES: Final = [of_all_seats(place) for place in range(OF_SEAT["place"], OF_SEAT["tiles"])]
TILES: Final = [of_all_seats(place) for place in range(OF_SEAT["tiles"], OF_SEAT["pearls"])]
PERSON: Final = OF_SEAT["rank"]


def bare(size: int) -> memoryview[float]:
    """So many numbers, all 0."""
    return memoryview(bytearray(ZERO * size)).cast("f")


@final
class Observer:
    """Makes observations; from one to the next in a game little changes, so it keeps the rest."""

    def __init__(self) -> None:
        self._options: tuple[Any, ...] = ()

    def _begin(self, options: tuple[Any, ...]) -> None:
        """Forget what was seen; what comes is of another kind of game."""
        catalogue, players = options[:2]
        check_cards(catalogue)
        self._options = options
        self._players = players
        self._lines = LINES[players]
        self._written = bare(TABLE_SIZE + SEAT_SIZE * players)
        self._table = self._written[:TABLE_SIZE]
        self._seats = self._written[TABLE_SIZE:]
        self._table[OPTIONS] = options_part(*options[1:])
        self._seats[THERE] = array("f", [1] * players)
        self._parts: list[list[Any]] = [[]] * players
        self._owns: dict[int, memoryview[float]] = {}
        self._concerned = MARK[players][-1]
        self._round: tuple[Any, ...] = (None,) * 7
        self._counts: list[Sequence[int]] = [[0] * len(places) for places, _ in self._lines]
        self._prices: list[int] = []
        self._board: tuple[Zone, ...] = (*((),) * len(BOARD), (EMPTY,) * len(BOX.spaces))
        self._own: list[tuple[Zone, ...]] = [((),) * len(OWN_ZONES)] * players
        self._people: tuple[Sequence[Any], ...] = ()
        self._persons: list[tuple[Any, ...]] = [()] * players

    def _sit_down(self, seat: int) -> memoryview[float]:
        """Lay out the parts for a seat that looks for the first time; returns what is its own."""
        own = self._owns[seat] = bare(OWN_SIZE)
        hand = OF_OWN["hand"]
        myself = SEAT_SIZE * seat
        self._parts[seat] = [
            self._table,
            own[:hand],
            b"",  # at ASKED
            own[hand:],
            self._seats[myself:],
            self._seats[:myself],
            bare(SEAT_SIZE * (MOST_SEATS - self._players)),
        ]
        return own

    def __reduce__(self) -> tuple[object, ...]:
        """A copy begins anew: it will see for itself."""
        return Observer, ()

    def observe(self, view: View | NumericView) -> npt.NDArray[np.float32]:
        """The view as a vector: see `encoding.FIELDS` for what each number says.

        >>> from raiatea import Game, encoding
        >>> Observer().observe(View.of(Game.new(3, seed=1), 0)).shape == (encoding.LENGTH,)
        True

        Raises `ValueError` for a view of a spectator, or of another catalogue.
        """
        import numpy as np  # noqa: PLC0415 - who only plays needs none

        return np.frombuffer(self.look(view), np.float32)

    def look(self, view: View | NumericView) -> bytearray:
        """The same without numpy: the bytes of the vector, each number a C float."""
        seen = view if isinstance(view, NumericView) else read(view)
        if seen.options != self._options:
            self._begin(seen.options)
        table = self._table
        seats = self._seats
        seat = seen.seat
        own = self._owns.get(seat) or self._sit_down(seat)
        if seen.round != self._round:
            self._write_round(seen.round)
        table[STEPS] = seen.steps * STEP
        if seen.prices != self._prices:
            for commodity, price in enumerate(seen.prices):
                table[PRICE_MARKS[commodity]] = PRICE[price]
            self._prices = seen.prices[:]
        if seen.board != self._board:
            self._write_board(seen.board)
        if seen.own != self._own[seat]:
            lay(own, OWN_ZONES, seen.own, self._own[seat])
            self._own[seat] = seen.own
        own[SEALED] = seen.sealed
        self._parts[seat][ASKED], seats[AWAITED], concerned = asked_part(
            seen.players, seen.awaiting, seen.question, seen.asks
        )
        if concerned is not self._concerned:
            self._concerned = seats[CONCERNED] = concerned
        if seen.counts != self._counts:
            self._write_counts(seen.counts)
        if seen.people != self._people:
            self._write_people(seen.people)
        return bytearray().join(self._parts[seat])

    def _write_counts(self, counts: list[Sequence[int]]) -> None:
        written = self._written
        before = self._counts
        for i, now in enumerate(counts):
            was = before[i]
            if now != was:
                before[i] = now[:]
                places, shares = self._lines[i]
                for j, count in enumerate(now):
                    if count != was[j]:
                        try:
                            written[places[j]] = shares[count]
                        except IndexError:  # somebody is very rich
                            written[places[j]] = shares[-1]

    def _write_round(self, seen: tuple[Any, ...]) -> None:
        number, location, opened, start, kahuna, order, tiles = seen
        was = self._round
        seats = self._seats
        mark = MARK[self._players]
        if number != was[0]:
            self._table[STAGE] = round_part(self._players, number)
        self._table[LOCATIONS] = LOCATION[location]
        self._table[OPEN_STATUES] = OPENED[opened]
        seats[STARTS] = mark[start]
        seats[KAHUNA] = mark[kahuna]
        if order != was[5]:
            for place, seat in enumerate(order):
                seats[PLACES[place]] = mark[seat]
        if tiles != was[6]:
            for tile, seat in enumerate(tiles):
                seats[TILES[tile]] = mark[seat]
        self._round = seen

    def _write_board(self, board: tuple[Zone, ...]) -> None:
        before = self._board
        lay(self._table, BOARD, board, before)
        if board[SPACES] != before[SPACES]:
            self._write_tokens(board[SPACES], before[SPACES])
        self._board = board

    def _write_tokens(self, spaces: Zone, before: Zone) -> None:
        """Rows have two spaces at most, so what was added can be taken away without rounding."""
        table = self._table
        for space, token in enumerate(spaces):
            old = before[space]
            if token != old:
                row = ROW_OF_SPACE[space]
                if old >= 0:
                    table[MISSIONS + old] -= MISSION
                    table[row + AUCTION_ROWS[old]] -= TOKEN
                if token >= 0:
                    table[MISSIONS + token] += MISSION
                    table[row + AUCTION_ROWS[token]] += TOKEN
        for statue in range(BOX.statue_count):
            first = statue * BOX.statue_size
            face_down = spaces[first : first + BOX.statue_size].count(FACE_DOWN)
            table[FACE_DOWN_TOKENS + statue] = face_down * FACE_DOWN_TOKEN

    def _write_people(self, people: tuple[Sequence[Any], ...]) -> None:
        for seat, has in enumerate(zip(*people)):  # noqa: B905 - strict takes as long again
            if has != self._persons[seat]:
                self._persons[seat] = has
                self._seats[SEAT_SIZE * seat + PERSON : SEAT_SIZE * (seat + 1)] = possessions(*has)
        tattoos, masks, joined, in_front, missions = people
        self._people = (tattoos[:], masks[:], joined, in_front, missions[:])


def lay(
    written: memoryview[float], spots: Sequence[Spot], zones: Sequence[Zone], before: Sequence[Zone]
) -> None:
    """Take away the cards of the zones that have changed, and lay those of now.

    No card has so many copies that to add up its shares would be to round otherwise.
    """
    for i, (first, share) in enumerate(spots):
        if zones[i] != before[i]:
            for card in before[i]:
                written[first + card] = 0
            for card in zones[i]:
                written[first + card] += share


def observe(view: View | NumericView) -> npt.NDArray[np.float32]:
    """The view as a vector, as a new `Observer` makes it.

    >>> from raiatea import Game, encoding
    >>> view = View.of(Game.new(3, seed=1), 0)
    >>> encoding.observe(view)[encoding.FIELDS.index("seat 0: there")]
    np.float32(1.0)
    """
    return Observer().observe(view)
