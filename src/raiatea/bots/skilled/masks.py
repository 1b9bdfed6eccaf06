"""What masks are worth: only complete pairs score, and of each picture there are two (R8.4)."""

from __future__ import annotations

from raiatea.bots.skilled.tokens import token_type
from raiatea.bots.table import Table
from raiatea.catalogue import MIRROR

TOKENS_PER_CEREMONY = 0.51
ASSISTANTS_PER_ROUND = 0.3
COLOURS_PER_ROUND = 0.25
# How easily the other mask of a picture comes to me, for each round to come.
FROM_FOREST = 0.26
FROM_MARKET = 0.25
FROM_PILE = 0.2
FROM_PLAYER = 0.1
MOST_HOPE = 0.7
SPARE = 0.05
# What is left of the hope for a pair when its mask is there and I leave it.
MISSED = 0.22
MIRROR_PER_ROUND = 0.37


def pair(t: Table, mask: str) -> float:
    """What a pair of this mask will score at the end, about."""
    card = t.cards.masks[mask]
    if card.scores == "mission":
        tokens = [t.cards.missions[token] for token in t.mine["missions"]]
        mine = sum(1 for token in tokens if token_type(token) == card.counts)
        return mine + TOKENS_PER_CEREMONY * (t.ceremonies_to_come + (1 if t.in_ceremony else 0))
    if card.scores == "assistant":
        return t.assistants[card.counts] + ASSISTANTS_PER_ROUND * t.action_rounds_to_come
    colours = {t.cards.masks[one].colour for one in t.pairs} | {card.colour}
    return 2 * min(4.0, len(colours) + COLOURS_PER_ROUND * t.action_rounds_to_come)


def variety_bonus(t: Table, mask: str) -> int:
    """What a pair of a new colour adds to my pairs that count colours."""
    colours = {t.cards.masks[one].colour for one in t.pairs}
    if t.cards.masks[mask].colour in colours:
        return 0
    return 2 * sum(1 for one in t.pairs if t.cards.masks[one].scores == "variety")


def completed(t: Table, name: str) -> float:
    """Completing the pair of a single mask."""
    return pair(t, name) + variety_bonus(t, name)


def hope(t: Table, name: str) -> float:
    """The chance that one more mask of the picture will still come to me.

    Of the two there are, I have one, or else I am about to take the one that is nearest.
    """
    shown = [t.cards.forest[card].shows for card in t.public["forest"]].count(name)
    market = t.public["markets"]["masks"].count(name)
    pile = [t.cards.forest[card].shows for card in t.tracked["forest_pile"]].count(name)
    places = [FROM_FOREST] * shown + [FROM_MARKET] * market + [FROM_PILE] * pile + [FROM_PLAYER] * 2
    rounds = t.action_rounds_to_come + (0 if t.in_ceremony else 0.5)
    return min(MOST_HOPE, places[0 if name in t.masks else 1] * rounds)


def mask(t: Table, name: str) -> float:
    """One more mask."""
    if name == MIRROR:
        singles = [completed(t, one) for one in t.single_masks]
        return max(singles, default=0.0) if singles else MIRROR_PER_ROUND * t.action_rounds_to_come
    held = t.masks.count(name)
    if held == 1:
        return completed(t, name) - MISSED * single(t, name)
    if held > 1 or name in t.public["joined"][t.seat]:
        return SPARE
    if MIRROR in t.masks:
        worst = max([completed(t, one) for one in t.single_masks], default=0.0)
        return max(single(t, name), 0.9 * (completed(t, name) - worst))
    return single(t, name)


def single(t: Table, name: str) -> float:
    """Having one mask of a picture."""
    return SPARE + hope(t, name) * completed(t, name)


def kept(t: Table, name: str) -> float:
    """What I give up when a mask of mine goes."""
    if name == MIRROR:
        return 0.3 + mask(t, name)
    if t.masks.count(name) > 1:
        return pair(t, name) - single(t, name)
    if MIRROR in t.masks:
        return max(single(t, name), 0.9 * completed(t, name))
    return single(t, name)
