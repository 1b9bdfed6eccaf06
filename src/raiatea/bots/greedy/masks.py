"""What masks are worth: only complete pairs score (R8.4)."""

from __future__ import annotations

from raiatea.bots.greedy.table import Table
from raiatea.catalogue import MIRROR

AUCTION_TYPE = "mana"


def token_type(t: Table, mission: str) -> str:
    """The type by which masks count a token (R7.4)."""
    kind = t.cards.missions[mission].kind
    return AUCTION_TYPE if kind == "auction" else kind


def pair(t: Table, mask: str) -> float:
    """What a pair of this mask will score at the end, about."""
    card = t.cards.masks[mask]
    if card.scores == "mission":
        mine = sum(1 for token in t.mine["missions"] if token_type(t, token) == card.counts)
        return mine + 0.8 * (t.ceremonies_to_come + (1 if t.in_ceremony else 0))
    if card.scores == "assistant":
        return t.assistants(card.counts) + 0.3 * t.action_rounds_to_come
    colours = {t.cards.masks[one].colour for one in t.pairs()} | {card.colour}
    return min(8, 2 * len(colours) + 0.4 * t.action_rounds_to_come)


def variety_bonus(t: Table, mask: str) -> int:
    """What a pair of a new colour adds to my pairs that count colours."""
    complete = t.pairs()
    colours = {t.cards.masks[one].colour for one in complete}
    if t.cards.masks[mask].colour in colours or len(colours) >= 4:
        return 0
    return 2 * sum(1 for one in complete if t.cards.masks[one].scores == "variety")


def mask(t: Table, name: str) -> float:
    """One more mask."""
    if name == MIRROR:
        singles = t.single_masks()
        if singles:
            return max(joined(t, one) for one in singles)
        return 0.3 * t.action_rounds_to_come
    held = t.masks.count(name)
    if held == 1:
        return 0.95 * joined(t, name)
    if held > 1 or name in t.public["joined"][t.seat]:
        return 0.05
    if MIRROR in t.masks and not t.single_masks():
        return 0.9 * joined(t, name)
    return 0.1 + 0.07 * pair(t, name) * t.action_rounds_to_come


def kept(t: Table, name: str) -> float:
    """What I give up when a mask of mine goes."""
    if name == MIRROR:
        return 0.3 + mask(t, name)
    if t.masks.count(name) > 1:
        return joined(t, name)
    return 0.1 + 0.07 * pair(t, name) * t.action_rounds_to_come


def joined(t: Table, name: str) -> float:
    """Completing the pair of a single mask."""
    return pair(t, name) + variety_bonus(t, name)
