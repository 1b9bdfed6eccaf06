"""Reads the entries of rituals, missions, masks and forest cards."""

from __future__ import annotations

from raiatea.catalogue.model import (
    ASSISTANTS,
    COMMODITIES,
    MASK_COLOURS,
    MIRROR,
    PILES,
    RANKS,
    RITUAL_COLOURS,
    TOKEN_TYPES,
    ForestCard,
    Mask,
    Mission,
    Ritual,
)
from raiatea.catalogue.reader import CatalogueEntry

IN_FRONT = (
    "hire_discount",
    "reef_pearls",
    "priest_mana",
    "die_bonus",
    "mission_discount",
    "price_reach",
    "vp",
)
PATTERNS: dict[str, tuple[str, ...]] = {
    "pearls": (),
    "mana": (),
    "commodities": ("exact", "different", "identical", "pairs"),
    "masks": ("any", "identical"),
    "rituals": (),
    "conditional": ("rank", "priests", "assistants", "each", "pairs", *ASSISTANTS),
    "auction": (),
}
AMOUNTS = {
    ("commodities", "different"): (1, len(COMMODITIES)),
    ("commodities", "pairs"): (4, 4),
    ("conditional", "rank"): (1, len(RANKS) - 1),
}
TREASURES = ("pearls", "mana", "tattoos")
MASK_SCORES = ("mission", "assistant", "variety")


def read_ritual(entry: CatalogueEntry, key: str) -> Ritual:
    """Return a ritual; burgundy ones are those of Tāne, blue ones stay in front of a player."""
    colour = entry.word("colour", RITUAL_COLOURS)
    permanent = colour == "blue"
    return Ritual(
        id=key,
        pile=entry.word("pile", PILES),
        cost=entry.whole("cost"),
        colour=colour,
        copies=entry.whole("copies", least=1),
        tane=colour == "burgundy",
        effects=() if permanent else entry.effects(),
        in_front=_in_front(entry) if permanent else {},
        source=entry.source(),
    )


def _in_front(ritual: CatalogueEntry) -> dict[str, int]:
    with ritual.table("in_front") as entry:
        found = {word: entry.whole(word, least=1) for word in IN_FRONT if entry.has(word)}
    if not found:
        raise ritual.error("in_front", f"must hold one of {', '.join(IN_FRONT)}")
    return found


def read_mission(entry: CatalogueEntry, key: str) -> Mission:
    """Return a mission; its kind and pattern decide which other fields it has."""
    kind = entry.word("kind", tuple(PATTERNS))
    pattern = entry.word("pattern", PATTERNS[kind]) if PATTERNS[kind] else ""
    commodities = entry.words("commodities", COMMODITIES) if pattern == "exact" else ()
    if commodities or kind == "auction":
        amount = len(commodities)
    else:
        amount = entry.whole("amount", *AMOUNTS.get((kind, pattern), (1, None)))
    return Mission(
        id=key,
        value=entry.whole("value", 1, 3),
        kind=kind,
        amount=amount,
        pattern=pattern,
        commodities=commodities,
        copies=entry.whole("copies", least=1),
        source=entry.source(),
    )


def read_mask(entry: CatalogueEntry, key: str) -> Mask:
    """Return the picture of a mask."""
    colour = entry.word("colour", MASK_COLOURS)
    scores = entry.word("scores", MASK_SCORES)
    counted = (TOKEN_TYPES[:4], ASSISTANTS, (colour,))[MASK_SCORES.index(scores)]
    return Mask(
        id=key,
        colour=colour,
        scores=scores,
        counts=entry.word("counts", counted),
        starting=entry.whole("starting", 0, 2),
        source=entry.source(),
    )


def read_forest_card(entry: CatalogueEntry, key: str, masks: tuple[str, ...]) -> ForestCard:
    """Return a forest card; only masks can have a treasure."""
    shown = {"mask": masks, "mirror": (MIRROR,), "commodity": COMMODITIES, "assistant": ASSISTANTS}
    kind = entry.word("kind", tuple(shown))
    treasure = kind == "mask" and entry.has("treasure")
    return ForestCard(
        id=key,
        kind=kind,
        shows=entry.word("shows", shown[kind]),
        treasure=entry.word("treasure", TREASURES) if treasure else "",
        amount=entry.whole("amount", least=1) if treasure else 0,
        copies=entry.whole("copies", least=1),
        source=entry.source(),
    )
