"""Which rituals to keep, and which of them Shamans should perform."""

from __future__ import annotations

from raiatea.bots.skilled import effects
from raiatea.view import View

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


def ceremony_is_past_preparing(view: View) -> bool:
    before = ("Dance", "BuyRituals", "KeepTogether", "Prepare")
    return view.in_ceremony and view.question.step not in before


def by_bag(view: View, ritual: str) -> float:
    """The chance that some ceremony to come will perform a ritual that I put in."""
    if not view.ceremonies_left and ceremony_is_past_preparing(view):
        return 0.0
    return max(0.15, BAG_CHANCE - BAG_CHANCE_PER_COST * view.cards.rituals[ritual].cost)


def reach(view: View) -> float:
    """The highest cost that Shamans of mine should be able to perform some day."""
    return view.me.priests + PRIESTS_PER_ROUND * view.action_rounds_left


def by_shaman(view: View, ritual: str) -> float:
    """The chance that a Shaman of mine will perform a ritual, after better ones in my hand."""
    if view.cards.rituals[ritual].cost > reach(view):
        return 0.0
    worth = effects.performed(view, ritual)
    better = sum(
        1
        for one in view.me.hand
        if one != ritual
        and view.cards.rituals[one].cost <= reach(view)
        and effects.performed(view, one) > worth
    )
    shamans = view.me.ready["shaman"] + SHAMANS_PER_ROUND * view.action_rounds_left
    return min(0.95, max(0.0, shamans - better))


def kept(view: View, ritual: str) -> float:
    """Having a ritual in hand: what it brings if it can be performed some day."""
    shaman = by_shaman(view, ritual)
    chance = shaman + (1 - shaman) * by_bag(view, ritual)
    return SPARE_CARD + chance * effects.performed(view, ritual)


def drawn(view: View, pile: str) -> float:
    """Drawing by rank and keeping one."""
    if ceremony_is_past_preparing(view) and not view.ceremonies_left:
        return 0.01
    rank = view.me.rank
    worth = effects.DRAW * (1 + 0.1 * (rank.draws - 3))
    if pile == "forbidden" and view.me.mana + view.me.priests >= 6:
        worth *= FORBIDDEN
    return worth / (1 + effects.MORE_CARDS * len(view.me.hand))


def shaman(view: View, ritual: str) -> float:
    """Performing a ritual with a Shaman now, rather than another one later."""
    gain = effects.performed(view, ritual) * (1 - LEFT_TO_BAG * by_bag(view, ritual))
    waiting = [
        effects.performed(view, one) * (1 - LEFT_TO_BAG * by_bag(view, one))
        for one in view.me.hand
        if one != ritual and view.me.priests < view.cards.rituals[one].cost <= reach(view)
    ]
    if len(waiting) >= view.me.ready["shaman"]:
        gain -= HELD_BACK * max(waiting, default=0.0)
    return gain - SPARE_CARD
