"""The parts of an observation that change seldom, as bytes; each is made once and remembered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from raiatea.catalogue import TOKEN_TYPES
from raiatea.encoding.actions import FOREST, MASKS, MISSIONS, MOST_SEATS, PRICES, RITUALS
from raiatea.encoding.fields import NUMBERS, PERMANENT, QUESTIONS, ROUNDS, ROWS
from raiatea.engine.frames import STEPS
from raiatea.engine.kinds import ASSISTANT_MASK, AUCTION, FACE_DOWN, MISSION_MASK, VP
from raiatea.engine.options import box_of

Zone = tuple[int, ...]

BOX: Final = box_of(None)
MEMORY: Final = 1 << 14
PERMANENT_NUMBER: Final = {RITUALS.index(ritual): i for i, ritual in enumerate(PERMANENT)}


def mark(size: int, place: int) -> bytes:
    return bytes([i == place for i in range(size)])


THERE: Final = {players: bytes([1] * players) for players in (3, 4, 5)}

# The last one is without a mark, so that -1 stands for none.
MISSION: Final = [mark(len(MISSIONS), i) for i in (*range(len(MISSIONS)), -1)]


@lru_cache(MEMORY)
def of_cards(size: int, *zones: Zone) -> bytes:
    """How many there are of each card."""
    found = bytearray(size)
    for zone in zones:
        for card in zone:
            found[card] += 1
    return bytes(found)


def table_part(  # noqa: PLR0913, PLR0917 - one for each zone
    players: int,
    tane: bool,
    oracle: bool,
    shortage: bool,
    round_: int,
    start: int,
    kahuna: int,
    location: int,
    tiles: Zone,
    order: Zone,
    open_statues: int,
    spaces: Zone,
    due: Zone,
    mask_market: Zone,
    forest: Zone,
    forest_pile: Zone,
    shown: Zone,
    aside: Zone,
    row: Zone,
    row_owners: Zone,
    performing: Zone,
    least: Zone,
    most: Zone,
    fresh: Zone,
    prices: Zone,
    *discards: Zone,
) -> bytes:
    """What lies on the table, as `Sight.table` has it."""
    return b"".join((
        rounds_and_prices(players, tane, oracle, shortage, round_, location, open_statues, prices),
        THERE[players],
        marked(players, start),
        marked(players, kahuna),
        places_in(order),
        chosen_by(players, tiles),
        bytes(least),
        bytes(most),
        bytes(fresh),
        statues(spaces),
        of_cards(len(ROWS), due),
        of_cards(len(MASKS), mask_market),
        of_cards(len(FOREST), forest),
        of_cards(len(FOREST), forest_pile),
        of_cards(len(FOREST), shown),
        of_cards(4, aside),
        of_cards(len(RITUALS), performing),
        of_cards(len(RITUALS), *discards),
        waiting(players, row, row_owners),
    ))  # fmt: skip


def people_part(players: int, people: tuple[Any, ...]) -> bytes:
    """What all seats have before them, as `Sight.people` has it, and the tokens of all."""
    assistants = people[players * 5 :]
    missions = people[players * 4 : players * 5]
    each = [
        possessions(*people[seat : players * 5 : players], *assistants[seat * 4 : seat * 4 + 4])
        for seat in range(players)
    ]
    return b"".join([*each, of_cards(len(MISSIONS), *missions)])


@lru_cache(MEMORY)
def rounds_and_prices(
    players: int,
    tane: bool,
    oracle: bool,
    shortage: bool,
    round_: int,
    location: int,
    open_statues: int,
    prices: Zone,
) -> bytes:
    rounds = BOX.rounds[players]
    playing = 0 <= round_ < len(rounds)
    return b"".join((
        mark(3, players - 3),
        bytes((tane, oracle, shortage)),
        mark(len(ROUNDS), ROUNDS.index(rounds[round_]) if playing else -1),
        bytes((len(rounds) - 1 - min(round_, len(rounds) - 1),)),
        mark(len(BOX.locations), location),
        bytes([statue < open_statues for statue in range(BOX.statue_count)]),
        *[mark(len(PRICES), price) for price in prices],
    ))  # fmt: skip


@lru_cache(MEMORY)
def marked(players: int, *seats: int) -> bytes:
    """A mark for each of the seats."""
    return bytes([seat in seats for seat in range(players)])


@lru_cache(MEMORY)
def places_in(order: Zone) -> bytes:
    """Each seat's place in the ceremonial order."""
    return b"".join([mark(MOST_SEATS, order.index(seat)) for seat in range(len(order))])


@lru_cache(MEMORY)
def chosen_by(players: int, tiles: Zone) -> bytes:
    """The locations that each seat has chosen."""
    return bytes([seat == owner for seat in range(players) for owner in tiles])


@lru_cache(MEMORY)
def asked(players: int, question: str, asks: Zone) -> bytes:
    """The open question with its numbers, and whom else it concerns."""
    numbers = bytearray(len(NUMBERS))
    concerned = bytearray(players)
    fields = STEPS[question].FIELDS if question else ()
    for field, value in zip(fields, asks, strict=True):
        if field in NUMBERS:
            numbers[NUMBERS.index(field)] = value
        elif field in ("victim", "receiver"):
            concerned[value] = 1
        elif field == "givers":
            concerned = bytearray([value >> seat & 1 for seat in range(players)])
    asking = QUESTIONS.index(question) if question else -1
    return mark(len(QUESTIONS), asking) + numbers + concerned


@lru_cache(MEMORY)
def statues(spaces: Zone) -> bytes:
    """Tokens on the statues, face down, and in each row."""
    missions = bytearray(len(MISSIONS))
    face_down = bytearray(BOX.statue_count)
    rows = bytearray(len(ROWS))
    auctions = bytearray(len(ROWS))
    for space, mission in enumerate(spaces):
        if mission == FACE_DOWN:
            face_down[space // BOX.statue_size] += 1
        elif mission >= 0:
            missions[mission] += 1
            kind = auctions if BOX.mission_kind[mission] == AUCTION else rows
            kind[BOX.row_of_space[space]] += 1
    return bytes(missions + face_down + rows + auctions)


@lru_cache(MEMORY)
def waiting(players: int, row: Zone, owners: Zone) -> bytes:
    """The rituals that wait in the row: each seat's, then nobody's."""
    size = len(RITUALS)
    found = bytearray(size * (players + 1))
    for ritual, owner in zip(row, owners, strict=False):
        found[size * (owner if owner >= 0 else players) + ritual] += 1
    return bytes(found)


@lru_cache(MEMORY)
def possessions(
    tattoos: int, masks: Zone, joined: Zone, in_front: Zone, missions: Zone, *assistants: int
) -> bytes:
    """What lies openly before a seat, and what it is worth (R8.4)."""
    rank = BOX.rank_at[tattoos]
    permanent = bytearray(len(PERMANENT))
    for ritual in in_front:
        permanent[PERMANENT_NUMBER[ritual]] += 1
    tokens = bytearray(len(TOKEN_TYPES))
    for mission in missions:
        tokens[BOX.mission_type[mission]] += 1
    doubles = [mask for mask in set(masks) if mask != BOX.mirror and masks.count(mask) == 2]
    pairs = [*joined, *doubles]
    points = (
        BOX.rank_vp[rank],
        sum([BOX.in_front[VP][ritual] for ritual in in_front]),
        sum([BOX.mission_value[mission] for mission in missions]),
        mask_points(pairs, tokens, assistants),
    )
    return b"".join((
        mark(len(BOX.rank_ids), rank),
        of_cards(len(MASKS), masks),
        of_cards(len(MASKS) - 1, joined),
        bytes((len(pairs),)),
        permanent,
        tokens,
        bytes(points),
    ))  # fmt: skip


def mask_points(pairs: list[int], tokens: Sequence[int], assistants: Zone) -> int:
    colours = len({BOX.mask_colour[mask] for mask in pairs})
    total = 0
    for mask in pairs:
        if BOX.mask_scores[mask] == MISSION_MASK:
            total += tokens[BOX.mask_counts[mask]]
        elif BOX.mask_scores[mask] == ASSISTANT_MASK:
            total += assistants[BOX.mask_counts[mask]]
        else:
            total += min(2 * colours, 8)
    return total
