"""What masks are worth: only complete pairs score, and of each picture there are two (R8.4)."""

from __future__ import annotations

from raiatea.bots.skilled.tokens import token_type
from raiatea.catalogue import MIRROR
from raiatea.view import View

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


def pair(view: View, mask: str) -> float:
    """What a pair of this mask will score at the end, about."""
    card = view.cards.masks[mask]
    if card.scores == "mission":
        tokens = [view.cards.missions[token] for token in view.me.missions]
        mine = sum(1 for token in tokens if token_type(token) == card.counts)
        return mine + TOKENS_PER_CEREMONY * (view.ceremonies_left + (1 if view.in_ceremony else 0))
    if card.scores == "assistant":
        return view.me.assistants[card.counts] + ASSISTANTS_PER_ROUND * view.action_rounds_left
    colours = {view.cards.masks[one].colour for one in view.me.pairs} | {card.colour}
    return 2 * min(4.0, len(colours) + COLOURS_PER_ROUND * view.action_rounds_left)


def variety_bonus(view: View, mask: str) -> int:
    """What a pair of a new colour adds to my pairs that count colours."""
    colours = {view.cards.masks[one].colour for one in view.me.pairs}
    if view.cards.masks[mask].colour in colours:
        return 0
    return 2 * sum(1 for one in view.me.pairs if view.cards.masks[one].scores == "variety")


def completed(view: View, name: str) -> float:
    """Completing the pair of a single mask."""
    return pair(view, name) + variety_bonus(view, name)


def hope(view: View, name: str) -> float:
    """The chance that one more mask of the picture will still come to me.

    Of the two there are, I have one, or else I am about to take the one that is nearest.
    """
    shown = [view.cards.forest[card].shows for card in view.forest].count(name)
    market = view.market.masks.count(name)
    pile = [view.cards.forest[card].shows for card in view.forest_pile].count(name)
    places = [FROM_FOREST] * shown + [FROM_MARKET] * market + [FROM_PILE] * pile + [FROM_PLAYER] * 2
    rounds = view.action_rounds_left + (0 if view.in_ceremony else 0.5)
    return min(MOST_HOPE, places[0 if name in view.me.masks else 1] * rounds)


def mask(view: View, name: str) -> float:
    """One more mask."""
    if name == MIRROR:
        singles = [completed(view, one) for one in view.me.single_masks]
        return max(singles) if singles else MIRROR_PER_ROUND * view.action_rounds_left
    held = view.me.masks.count(name)
    if held == 1:
        return completed(view, name) - MISSED * single(view, name)
    if held > 1 or name in view.me.joined:
        return SPARE
    if MIRROR in view.me.masks:
        worst = max([completed(view, one) for one in view.me.single_masks], default=0.0)
        return max(single(view, name), 0.9 * (completed(view, name) - worst))
    return single(view, name)


def single(view: View, name: str) -> float:
    """Having one mask of a picture."""
    return SPARE + hope(view, name) * completed(view, name)


def kept(view: View, name: str) -> float:
    """What I give up when a mask of mine goes."""
    if name == MIRROR:
        return 0.3 + mask(view, name)
    if view.me.masks.count(name) > 1:
        return pair(view, name) - single(view, name)
    if MIRROR in view.me.masks:
        return max(single(view, name), 0.9 * completed(view, name))
    return single(view, name)
