"""What pearls and mana are worth: what they will buy, and in the end the missions they pay for."""

from __future__ import annotations

from itertools import combinations

from raiatea.bots.skilled import tokens
from raiatea.view import View

# Missions ask for 4 to 5 pearls or 5 to 6 mana for each victory point; early in the game both
# can still be turned into priests, assistants and rituals.
PEARL = 0.17
PEARL_EARLY = 0.032
MANA = 0.15
MANA_EARLY = 0.0079
# Pearls that can be spent within a round or two.
SPENT_SOON = 7
LAST_PEARL = 0.027
LAST_MANA = 0.038
# The chance that nobody else takes a mission that I could pay for.
STILL_THERE = 0.6


def pearl(view: View) -> float:
    """One pearl, while there is time to spend it."""
    return PEARL + (PEARL_EARLY * view.action_rounds_left if view.me.pearls < SPENT_SOON else 0.0)


def mana(view: View) -> float:
    """One mana, while there is time to spend it."""
    return MANA + MANA_EARLY * view.action_rounds_left


def pearls_gained(view: View, number: int) -> float:
    """Gaining so many pearls, or losing them if the number is negative."""
    after = view.me.pearls + number
    if not view.last_round:
        soon = min(after, SPENT_SOON) - min(view.me.pearls, SPENT_SOON)
        return PEARL * number + PEARL_EARLY * view.action_rounds_left * soon
    paid = missions_paid(view, "pearls", after) - missions_paid(view, "pearls", view.me.pearls)
    return STILL_THERE * paid + LAST_PEARL * number


def mana_gained(view: View, number: float) -> float:
    """The same for mana."""
    if not view.last_round:
        return mana(view) * number
    before = missions_paid(view, "mana", view.me.mana)
    after = missions_paid(view, "mana", view.me.mana + number)
    return STILL_THERE * (after - before) + LAST_MANA * number


def price(view: View, amount: int) -> int:
    """What a mission of so many pearls or mana costs me."""
    return max(1, amount - view.me.lasting("mission_discount"))


def missions_paid(view: View, kind: str, purse: float) -> float:
    """The most that open missions of pearls, or of mana, would bring for what is in the purse."""
    if purse <= 0:
        return 0.0
    offers = [
        (price(view, mission.amount), tokens.token(view, mission))
        for mission in view.open_missions
        if mission.kind == kind
    ]
    best = 0.0
    for number in range(1, min(3, len(offers)) + 1):
        for chosen in combinations(offers, number):
            if sum(cost for cost, _ in chosen) <= purse:
                best = max(best, sum(worth for _, worth in chosen))
    return best
