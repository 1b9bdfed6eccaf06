"""The parts of an observation: numbers as they stand in it, each count as its share of the most.

What recurs is remembered.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final, TypeAlias

from raiatea.catalogue import ASSISTANTS, TOKEN_TYPES
from raiatea.encoding.actions import CATALOGUE, MASKS, PRICES, RITUALS
from raiatea.encoding.fields import NUMBERS, PERMANENT, QUESTIONS, ROUNDS, ROWS, SHARE
from raiatea.engine.kinds import ASSISTANT_MASK, AUCTION, MISSION_MASK, VP
from raiatea.engine.options import box_of
from raiatea.engine.vocabulary import STEPS

Zone = tuple[int, ...]
Part: TypeAlias = "array[float]"

BOX: Final = box_of(CATALOGUE)
MEMORY: Final = 1 << 14
AUCTION_ROWS: Final = [len(ROWS) if kind == AUCTION else 0 for kind in BOX.mission_kind]
PERMANENT_NUMBER: Final = {RITUALS.index(ritual): i for i, ritual in enumerate(PERMANENT)}


@lru_cache(MEMORY)
def shares(field: str, *counts: int) -> Part:
    """Counts of a field as they stand in an observation."""
    share = SHARE[field]
    return array("f", [count * share for count in counts])


def marks(size: int) -> list[Part]:
    """A mark at each place; the last one is without, so that -1 stands for none."""
    return [array("f", [i == place for i in range(size)]) for place in range(size + 1)]


PLAYERS: Final = marks(3)
ROUND: Final = marks(len(ROUNDS))
LOCATION: Final = marks(len(BOX.locations))
PRICE: Final = marks(len(PRICES))
QUESTION: Final = marks(len(QUESTIONS))
STATUE: Final = marks(BOX.statue_count)
MARK: Final = {players: marks(players) for players in (3, 4, 5)}
RANK: Final = marks(len(BOX.rank_ids))
OPENED: Final = [array("f", [i < opened for i in range(3)]) for opened in range(4)]
ROUNDS_OF: Final = {
    players: [ROUNDS.index(name) for name in names] for players, names in BOX.rounds.items()
}


def options_part(players: int, *variants: bool) -> Part:
    """The number of players and the variants."""
    return PLAYERS[players - 3] + array("f", variants)


@cache
def round_part(players: int, number: int) -> Part:
    """The round, and how many are to come."""
    rounds = ROUNDS_OF[players]
    last = len(rounds) - 1
    here = rounds[number] if 0 <= number <= last else -1
    return ROUND[here] + shares("rounds to come", last - min(number, last))


@cache
def asked_part(players: int, awaiting: Zone, question: str, asks: Zone) -> tuple[Part, Part, Part]:
    """What is asked, with its numbers; of all seats who is asked, and who is concerned."""
    numbers = [0] * len(NUMBERS)
    concerned = [False] * players
    fields = [field.name for field in STEPS[question].fields] if question else []
    for field, value in zip(fields, asks, strict=True):
        if field in NUMBERS:
            numbers[NUMBERS.index(field)] = value
        elif field in ("victim", "receiver"):
            concerned[value] = True
        elif field == "givers":
            concerned = [bool(value >> seat & 1) for seat in range(players)]
    asking = QUESTIONS.index(question) if question else -1
    statue = asks[0] // BOX.statue_size if question == "Bid" else -1
    return (
        QUESTION[asking] + shares("numbers", *numbers) + STATUE[statue],
        array("f", [seat in awaiting for seat in range(players)]),
        array("f", concerned) if any(concerned) else MARK[players][-1],
    )


def counted(size: int, cards: Iterable[int]) -> list[int]:
    """How many there are of each card."""
    found = [0] * size
    for card in cards:
        found[card] += 1
    return found


def possessions(tattoos: int, masks: Zone, joined: Zone, in_front: Zone, missions: Zone) -> Part:
    """What lies openly before a seat, and what it is worth (R8.4)."""
    rank = BOX.rank_at[tattoos]
    permanent, worth = of_permanent(in_front)
    tokens = counted(len(TOKEN_TYPES), [BOX.mission_type[mission] for mission in missions])
    value = sum([BOX.mission_value[mission] for mission in missions])
    pairs, said_of_masks = of_masks(masks, joined)
    points = shares("points", BOX.rank_vp[rank], worth, value, mask_points(pairs, missions))
    return RANK[rank] + said_of_masks + permanent + shares("tokens", *tokens) + points


PAIRED: Final = 3
"""Which of the points are those of masks."""


def pairs_part(masks: Zone, joined: Zone, missions: Zone) -> Part:
    """Pairs as they are written, then what they are worth."""
    counting, part = of_pairs(masks, joined)
    if not counting:
        return part
    pairs, _ = of_masks(masks, joined)
    return part[:-1] + shares("points", mask_points(pairs, missions))


@lru_cache(MEMORY)
def of_pairs(masks: Zone, joined: Zone) -> tuple[bool, Part]:
    """Whether missions count for a pair, and all that is said of pairs without any."""
    pairs, said_of_masks = of_masks(masks, joined)
    counting = any(BOX.mask_scores[mask] == MISSION_MASK for mask in pairs)
    return counting, said_of_masks[PAIRS:] + shares("points", mask_points(pairs, ()))


PAIRS: Final = len(MASKS) + len(MASKS) - 1
"""From where on it is said of masks which pairs they make."""


@lru_cache(MEMORY)
def of_masks(masks: Zone, joined: Zone) -> tuple[Zone, Part]:
    """The masks that make pairs, and masks and pairs as they are written."""
    doubles = [mask for mask in set(masks) if mask != BOX.mirror and masks.count(mask) == 2]
    pairs = (*joined, *doubles)
    counting = [BOX.mask_counts[mask] for mask in pairs if BOX.mask_scores[mask] == ASSISTANT_MASK]
    return pairs, (
        shares("masks", *counted(len(MASKS), masks))
        + shares("joined", *counted(len(MASKS) - 1, joined))
        + shares("pairs", len(pairs))
        + shares("counting pairs", *counted(len(ASSISTANTS), counting))
    )


@lru_cache(MEMORY)
def of_permanent(in_front: Zone) -> tuple[Part, int]:
    """The permanent rituals in front, and their points."""
    numbers = [PERMANENT_NUMBER[ritual] for ritual in in_front]
    return (
        shares("in front", *counted(len(PERMANENT), numbers)),
        sum([BOX.in_front[VP][ritual] for ritual in in_front]),
    )


def mask_points(pairs: Zone, missions: Zone) -> int:
    """What pairs are worth that count missions or colours."""
    colours = len({BOX.mask_colour[mask] for mask in pairs})
    total = 0
    for mask in pairs:
        if BOX.mask_scores[mask] == MISSION_MASK:
            kind = BOX.mask_counts[mask]
            total += sum([BOX.mission_type[mission] == kind for mission in missions])
        elif BOX.mask_scores[mask] != ASSISTANT_MASK:
            total += min(2 * colours, 8)
    return total
