"""The parts of an observation as bytes, one for each count; what recurs is remembered.

Of what there is for each seat all seats come one after another, in their own order.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final

from raiatea.catalogue import ASSISTANTS, TOKEN_TYPES
from raiatea.encoding.actions import FOREST, MASKS, MISSIONS, MOST_SEATS, PRICES, RITUALS
from raiatea.encoding.fields import NUMBERS, PERMANENT, QUESTIONS, ROUNDS, ROWS
from raiatea.engine.frames import STEPS
from raiatea.engine.kinds import ASSISTANT_MASK, AUCTION, FACE_DOWN, MISSION_MASK, VP
from raiatea.engine.options import box_of

Zone = tuple[int, ...]

BOX: Final = box_of(None)
MEMORY: Final = 1 << 14
STATUE_SIZE: Final = BOX.statue_size
STATUES: Final = range(0, BOX.statue_count * STATUE_SIZE, STATUE_SIZE)
AUCTION_ROWS: Final = [len(ROWS) if kind == AUCTION else 0 for kind in BOX.mission_kind]
PERMANENT_NUMBER: Final = {RITUALS.index(ritual): i for i, ritual in enumerate(PERMANENT)}


def marks(size: int) -> list[bytes]:
    """A mark at each place; the last one is without, so that -1 stands for none."""
    return [bytes([i == place for i in range(size)]) for place in range(size + 1)]


ROUND: Final = marks(len(ROUNDS))
LOCATION: Final = marks(len(BOX.locations))
PRICE: Final = marks(len(PRICES))
QUESTION: Final = marks(len(QUESTIONS))
STATUE: Final = marks(BOX.statue_count)
PLACE: Final = marks(MOST_SEATS)
SEAT: Final = {players: marks(players) for players in (3, 4, 5)}
RANK: Final = marks(len(BOX.rank_ids))
OPENED: Final = [bytes([i < opened for i in range(3)]) for opened in range(4)]
ROUNDS_OF: Final = {
    players: [ROUNDS.index(name) for name in names] for players, names in BOX.rounds.items()
}
PLAYERS: Final = {players: marks(3)[players - 3] for players in (3, 4, 5)}
THERE: Final = {players: bytes([1] * players) for players in (3, 4, 5)}


def counted(size: int, *zones: Zone) -> bytes:
    """How many there are of each card."""
    found = bytearray(size)
    for zone in zones:
        for card in zone:
            found[card] += 1
    return bytes(found)


of_cards: Final = lru_cache(MEMORY)(counted)
"""The same, for what recurs."""


def round_part(options: tuple[Any, ...], seen: tuple[Any, ...]) -> tuple[bytes, bytes, bytes]:
    """How far the game is, the statues that are open, and the seats, as `Sight.round` has it."""
    players = options[1]
    number, location, opened, start, kahuna, order, tiles = seen
    seats = (
        THERE[players],
        SEAT[players][start],
        SEAT[players][kahuna],
        places_in(order),
        chosen_by(players, tiles),
    )
    return stage(options, number, location), OPENED[opened], b"".join(seats)


@lru_cache(MEMORY)
def stage(options: tuple[Any, ...], number: int, location: int) -> bytes:
    players, *variants = options[1:]
    rounds = ROUNDS_OF[players]
    playing = 0 <= number < len(rounds)
    return b"".join((
        PLAYERS[players],
        bytes(variants),
        ROUND[rounds[number] if playing else -1],
        bytes((len(rounds) - 1 - min(number, len(rounds) - 1),)),
        LOCATION[location],
    ))  # fmt: skip


def market_part(stall: list[int], prices: list[int], assistants: list[int]) -> bytes:
    """The market, as `Sight.market` has it."""
    uru, taro, mahi_mahi, tiare = prices
    marks = PRICE[uru] + PRICE[taro] + PRICE[mahi_mahi] + PRICE[tiare]
    return bytes(stall) + marks + bytes(assistants)


def statues_part(spaces: Zone, due: Zone) -> bytes:
    """What lies on the statues, as `Sight.statues` has it."""
    return tokens_on(spaces) + of_cards(len(ROWS), due)


def table_part(
    mask_market: Zone, forest: Zone, forest_pile: Zone, *discards: Zone
) -> tuple[bytes, bytes]:
    """What lies on the table, and the discards, as `Sight.table` has it."""
    return (
        of_cards(len(MASKS), mask_market)
        + of_cards(len(FOREST), forest)
        + of_cards(len(FOREST), forest_pile),
        of_cards(len(RITUALS), *discards),
    )


def ceremony_part(
    players: int, row: Zone, owners: Zone, performing: Zone, shown: Zone, aside: Zone
) -> tuple[bytes, bytes, list[bytes]]:
    """What is shown or aside, the row, and everyone's own of it, as `Sight.ceremony` has it."""
    return (
        of_cards(len(FOREST), shown) + of_cards(4, aside),
        of_cards(len(RITUALS), row) + of_cards(len(RITUALS), performing),
        [
            of_cards(len(RITUALS), tuple([row[i] for i in range(len(row)) if owners[i] == seat]))
            for seat in range(players)
        ],
    )


def people_part(*people: Sequence[Any]) -> bytes:
    """What all seats have before them, as `Sight.people` has it."""
    return b"".join([possessions(*belongings) for belongings in zip(*people, strict=True)])


def own_part(
    hand: Zone, drawn: Zone, chosen: Zone, prepared: Zone, *piles: Zone
) -> tuple[bytes, bytes]:
    """Rituals one saw go into the piles, and what is one's own, as `Sight.own` has it."""
    returned, discarded = known_of(*piles)
    return returned, counted(len(RITUALS), hand) + between(drawn, chosen, prepared) + discarded


@lru_cache(MEMORY)
def between(drawn: Zone, chosen: Zone, prepared: Zone) -> bytes:
    """One's rituals on their way into the hand, and out of it into the bag."""
    size = len(RITUALS)
    return of_cards(size, drawn) + of_cards(size, chosen) + of_cards(size, prepared)


@lru_cache(MEMORY)
def known_of(
    normal: Zone, forbidden: Zone, old_normal: Zone, old_forbidden: Zone
) -> tuple[bytes, bytes]:
    """Rituals one saw go into the piles, and those one discarded face down."""
    size = len(RITUALS)
    return counted(size, old_normal, old_forbidden), counted(size, normal, forbidden)


@lru_cache(MEMORY)
def places_in(order: Zone) -> bytes:
    """Each seat's place in the ceremonial order."""
    return b"".join([PLACE[order.index(seat)] for seat in range(len(order))])


@lru_cache(MEMORY)
def chosen_by(players: int, tiles: Zone) -> bytes:
    """The locations that each seat has chosen."""
    return bytes([seat == owner for seat in range(players) for owner in tiles])


@cache
def asked_part(players: int, awaiting: Zone, question: str, asks: Zone) -> tuple[bytes, bytes]:
    """What is asked, with its numbers; of each seat whether it is asked, or concerned."""
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
    statue = asks[0] // STATUE_SIZE if question == "Bid" else -1
    return (
        QUESTION[asking] + numbers + STATUE[statue],
        bytes([seat in awaiting for seat in range(players)]) + concerned,
    )


def tokens_on(spaces: Zone) -> bytes:
    """Tokens on the statues, face down, and in each row."""
    missions = bytearray(len(MISSIONS))
    rows = bytearray(len(ROWS) * 2)
    for mission, row in zip(spaces, BOX.row_of_space, strict=True):
        if mission >= 0:
            missions[mission] += 1
            rows[row + AUCTION_ROWS[mission]] += 1
    face_down = [spaces[first : first + STATUE_SIZE].count(FACE_DOWN) for first in STATUES]
    return b"".join((missions, bytes(face_down), rows))


@lru_cache(MEMORY)
def possessions(tattoos: int, masks: Zone, joined: Zone, in_front: Zone, missions: Zone) -> bytes:
    """What lies openly before a seat, and what it is worth (R8.4)."""
    rank = BOX.rank_at[tattoos]
    pairs, said_of_masks = of_masks(masks, joined)
    permanent, worth = of_permanent(in_front)
    tokens, value = of_missions(missions)
    paired = mask_points(pairs, tokens) if pairs else 0
    return b"".join((
        RANK[rank],
        said_of_masks,
        permanent,
        tokens,
        bytes((BOX.rank_vp[rank], worth, value, paired)),
    ))  # fmt: skip


@lru_cache(MEMORY)
def of_masks(masks: Zone, joined: Zone) -> tuple[Zone, bytes]:
    """The masks that make pairs, and masks and pairs as they are written."""
    doubles = [mask for mask in set(masks) if mask != BOX.mirror and masks.count(mask) == 2]
    pairs = (*joined, *doubles)
    counting = bytearray(len(ASSISTANTS))
    for mask in pairs:
        if BOX.mask_scores[mask] == ASSISTANT_MASK:
            counting[BOX.mask_counts[mask]] += 1
    return pairs, b"".join((
        of_cards(len(MASKS), masks),
        of_cards(len(MASKS) - 1, joined),
        bytes((len(pairs),)),
        counting,
    ))  # fmt: skip


@lru_cache(MEMORY)
def of_permanent(in_front: Zone) -> tuple[bytes, int]:
    """The permanent rituals in front, and their points."""
    found = bytearray(len(PERMANENT))
    for ritual in in_front:
        found[PERMANENT_NUMBER[ritual]] += 1
    return bytes(found), sum([BOX.in_front[VP][ritual] for ritual in in_front])


@lru_cache(MEMORY)
def of_missions(missions: Zone) -> tuple[bytes, int]:
    """Mission tokens by type, and their points."""
    found = bytearray(len(TOKEN_TYPES))
    for mission in missions:
        found[BOX.mission_type[mission]] += 1
    return bytes(found), sum([BOX.mission_value[mission] for mission in missions])


def mask_points(pairs: Zone, tokens: Sequence[int]) -> int:
    """What pairs are worth that count missions or colours."""
    colours = len({BOX.mask_colour[mask] for mask in pairs})
    total = 0
    for mask in pairs:
        if BOX.mask_scores[mask] == MISSION_MASK:
            total += tokens[BOX.mask_counts[mask]]
        elif BOX.mask_scores[mask] != ASSISTANT_MASK:
            total += min(2 * colours, 8)
    return total
