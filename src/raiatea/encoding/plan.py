"""What stands where in an observation, as instructions for the compiled writer.

All of it is derived from the tables of `raiatea.encoding` and the names of what lies in a
`NumericView`; see `writer/writer.h` for what each instruction does.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import accumulate
from typing import Any, Final

from raiatea.encoding.actions import MOST_MANA, MOST_SEATS, PRICES
from raiatea.encoding.fields import BLOCKS, LENGTH, SCALE, SIZE, STATUES
from raiatea.encoding.legal import check_cards
from raiatea.encoding.parts import (
    AUCTION_ROWS,
    BOX,
    LOCATION,
    OPENED,
    PAIRED,
    PERMANENT_NUMBER,
    PRICE,
    Part,
    Zone,
    asked_part,
    options_part,
    pairs_part,
    round_part,
    shares,
)
from raiatea.engine.kinds import FACE_DOWN, VP
from raiatea.engine.numeric_view import BOARD, COUNTED, OWN, SPACES

with suppress(ImportError):  # is there only where it was compiled
    from raiatea.encoding import quick

SLOTS: Final = (
    "round", "steps", "prices", "board", "own", "sealed", "counts", "people",
    "awaiting", "question", "asks",
)  # fmt: skip
"""The attributes of a view that are read."""

_names = [(block, field.name) for block, fields in BLOCKS for field in fields]
_sizes = [len(field.places) for _, fields in BLOCKS for field in fields]
PLACE: Final = dict(zip(_names, accumulate(_sizes[:-1], initial=0), strict=True))
"""Where each field of each block begins."""
SEATS: Final = PLACE["seat 0", "there"]
SEAT_SIZE: Final = PLACE["seat 1", "there"] - SEATS
OF_SEAT: Final = {
    name: place - SEATS for (block, name), place in PLACE.items() if block == "seat 0"
}
"""Where each field of a seat begins, from its first on."""
TATTOOS, MASKS, JOINED, IN_FRONT, MISSIONS = range(5)
"""What lies in `NumericView.people`."""
MOST_POINTS: Final = 127


@cache
def plan_of(options: tuple[Any, ...]) -> quick.Plan:
    """The plan for views with these options; raises `ValueError` for other cards."""
    check_cards(options[0])
    players: int = options[1]
    begins = array("f", bytes(4 * LENGTH))
    told = options_part(*options[1:])
    begins[: len(told)] = told
    for seat in range(players):
        begins[SEATS + SEAT_SIZE * seat] = 1
    return quick.Plan(players, SEATS, SEAT_SIZE, begins, SCALE, instructions(players))


def instructions(players: int) -> list[tuple[Any, ...]]:
    """What is read from where, and how it is written: what all seats share, then one's own."""
    found: list[tuple[Any, ...]] = []

    def add(
        kind: int, slot: str, item: int, first: int, size: int = 0, most: int = 0, more: object = ()
    ) -> None:
        found.append((kind, SLOTS.index(slot), item, first, size, most, more))

    for i, name in enumerate(COUNTED):
        if ("table", name) in PLACE:
            add(quick.COUNT, "counts", i, PLACE["table", name], SIZE[name], MOST_MANA)
        else:
            add(quick.SEATS, "counts", i, OF_SEAT[name], SIZE[name], MOST_MANA)
    add(quick.COUNT, "steps", -1, PLACE["table", "steps"], 1, MOST_MANA)
    add(quick.COUNT, "sealed", -1, PLACE["own", "sealed"], 1, 1)
    for i, name in enumerate(BOARD):
        add(quick.ZONE, "board", i, PLACE["table", name])
    add(quick.ZONE, "board", SPACES, PLACE["table", "missions"])
    tokens = PLACE["table", "face down tokens"]
    size = PLACE["table", "due"] - tokens
    add(quick.CROSS, "board", SPACES, tokens, size, more=token_places())
    for i, name in ((3, "starts"), (4, "kahuna"), (5, "place"), (6, "tiles")):
        add(quick.AT, "round", i, OF_SEAT[name])
    rounds = range(len(BOX.rounds[players]) + 1)
    all_rounds = [round_part(players, number) for number in (*rounds, -1)]
    add(quick.PART, "round", 0, PLACE["table", "round"], more=all_rounds)
    add(quick.PART, "round", 1, PLACE["table", "location"], more=LOCATION)
    add(quick.PART, "round", 2, PLACE["table", "opened"], more=OPENED)
    for i in range(SIZE["prices"] // len(PRICES)):
        add(quick.PART, "prices", i, PLACE["table", "prices"] + i * len(PRICES), more=PRICE)
    for item, name, place, adds in sums():
        counts = array("i", [at for at, _ in adds]), array("i", [amount for _, amount in adds])
        table = array("f", [shares(name, number)[0] for number in range(MOST_POINTS + 1)])
        size = 1 if name == "points" else SIZE[name]
        add(quick.SUM, "people", item, OF_SEAT[name] + place, size, more=[*counts, table])
    size = SIZE["pairs"] + SIZE["counting pairs"]
    lists = (pairs_part, MASKS, JOINED, MISSIONS)
    add(quick.PAIRS, "people", -1, OF_SEAT["pairs"], size, OF_SEAT["points"] + PAIRED, lists)
    add(quick.MARK, "awaiting", -1, OF_SEAT["awaited"])
    add(quick.ASKED, "question", -1, PLACE["table", "question"], OF_SEAT["concerned"], more=asked)
    add(quick.TURN, "own", -1, 0)
    for i, name in enumerate(OWN):
        add(quick.ZONE, "own", i, PLACE["table" if name == "returned" else "own", name])
    return found


def sums() -> Iterator[tuple[int, str, int, list[tuple[int, int]]]]:
    """What adds up before each seat: of what, in which field and place of it, and of each thing
    where in that it counts, and how much."""
    rituals = BOX.in_front[VP]
    yield TATTOOS, "rank", 0, [(rank, 1) for rank in BOX.rank_at]
    for item, name in ((MASKS, "masks"), (JOINED, "joined")):
        yield item, name, 0, [(mask, 1) for mask in range(SIZE[name])]
    known = [(PERMANENT_NUMBER.get(ritual, 0), 1) for ritual in range(len(rituals))]
    yield IN_FRONT, "in front", 0, known
    yield MISSIONS, "tokens", 0, [(kind, 1) for kind in BOX.mission_type]
    for place, item, worth in (
        (0, TATTOOS, [BOX.rank_vp[rank] for rank in BOX.rank_at]),
        (1, IN_FRONT, rituals),
        (2, MISSIONS, BOX.mission_value),
    ):
        yield item, "points", place, [(0, one) for one in worth]


def asked(players: int, question: str, asks: Zone) -> Part:
    """What is asked, then of all seats who is concerned."""
    told, _, concerned = asked_part(players, (), question, asks)
    return told + concerned


def token_places() -> list[array[int]]:
    """For each space of the statues where each token is counted; the last two lie face down."""
    rows = PLACE["table", "rows"]
    face_down = PLACE["table", "face down tokens"]
    found = []
    for space, row in enumerate(BOX.row_of_space):
        places = array("i", [rows + row + auction for auction in AUCTION_ROWS])
        below = {FACE_DOWN: face_down + space // BOX.statue_size}
        found.append(places + array("i", [below.get(number, -1) for number in (FACE_DOWN, -1)]))
    return found


assert len(STATUES) == BOX.statue_count
assert SEATS + MOST_SEATS * SEAT_SIZE == LENGTH
