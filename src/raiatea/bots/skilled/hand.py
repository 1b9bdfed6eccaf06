"""Which rituals to keep, and which of them Shamans should perform."""

from __future__ import annotations

from raiatea.bots.skilled import effects
from raiatea.bots.table import Table

# The chance that a ritual in the bag is performed, by its cost, before one knows more.
BAG_CHANCE = 0.67
BAG_CHANCE_PER_COST = 0.036
# What I count on for each round to come: priests, and Shamans to be had.
PRIESTS_PER_ROUND = 0.69
SHAMANS_PER_ROUND = 0.19
# How much better forbidden rituals are, for those who can pay for them.
FORBIDDEN = 2.0
HELD_BACK = 0.85
LEFT_TO_BAG = 0.55
SPARE_CARD = 0.084


def ceremony_is_past_preparing(t: Table) -> bool:
    before = ("Dance", "BuyRituals", "KeepTogether", "Prepare")
    return t.in_ceremony and t.frame[0] not in before


def by_bag(t: Table, ritual: str) -> float:
    """The chance that some ceremony to come will perform a ritual that I put in."""
    if not t.ceremonies_to_come and ceremony_is_past_preparing(t):
        return 0.0
    return max(0.15, BAG_CHANCE - BAG_CHANCE_PER_COST * t.cards.rituals[ritual].cost)


def reach(t: Table) -> float:
    """The highest cost that Shamans of mine should be able to perform some day."""
    return t.priests + PRIESTS_PER_ROUND * t.action_rounds_to_come


def by_shaman(t: Table, ritual: str) -> float:
    """The chance that a Shaman of mine will perform a ritual, after better ones in my hand."""
    if t.cards.rituals[ritual].cost > reach(t):
        return 0.0
    worth = effects.performed(t, ritual)
    better = sum(
        1
        for one in t.hand
        if one != ritual
        and t.cards.rituals[one].cost <= reach(t)
        and effects.performed(t, one) > worth
    )
    shamans = t.ready["shaman"] + SHAMANS_PER_ROUND * t.action_rounds_to_come
    return min(0.95, max(0.0, shamans - better))


def kept(t: Table, ritual: str) -> float:
    """Having a ritual in hand: what it brings if it can be performed some day."""
    shaman = by_shaman(t, ritual)
    chance = shaman + (1 - shaman) * by_bag(t, ritual)
    return SPARE_CARD + chance * effects.performed(t, ritual)


def drawn(t: Table, pile: str) -> float:
    """Drawing by rank and keeping one."""
    if ceremony_is_past_preparing(t) and not t.ceremonies_to_come:
        return 0.01
    rank = t.cards.board.ranks[t.rank(t.seat)]
    worth = effects.DRAW * (1 + 0.1 * (rank.draws - 3))
    if pile == "forbidden" and t.mana + t.priests >= 6:
        worth *= FORBIDDEN
    return worth / (1 + effects.MORE_CARDS * len(t.hand))


def shaman(t: Table, ritual: str) -> float:
    """Performing a ritual with a Shaman now, rather than another one later."""
    gain = effects.performed(t, ritual) * (1 - LEFT_TO_BAG * by_bag(t, ritual))
    waiting = [
        effects.performed(t, one) * (1 - LEFT_TO_BAG * by_bag(t, one))
        for one in t.hand
        if one != ritual and t.priests < t.cards.rituals[one].cost <= reach(t)
    ]
    if len(waiting) >= t.ready["shaman"]:
        gain -= HELD_BACK * max(waiting, default=0.0)
    return gain - SPARE_CARD
