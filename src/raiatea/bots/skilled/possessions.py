"""What priests, tattoos, commodities and assistants are worth, in victory points."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import exp

from raiatea.bots.skilled import purse, visits
from raiatea.catalogue import Mission
from raiatea.view import View

COMMODITY = 0.42
# How many tattoos a visit to the Marae and a ceremony usually bring me.
TATTOOS_AT_MARAE = 0.6
TATTOOS_IN_CEREMONY = 0.71
# What a higher rank is good for in each round to come: forbidden rituals, more cards, a clip.
RANK_PERKS = (0.0, 0.18, 0.26, 0.47)
NEW_TAHUA = 2.0

# What an assistant brings when the die favours its owners, and when it is used once.
DIE_GIFTS = {"collector": 0.8, "merchant": 0.59, "shaman": 0.46, "pearl-diver": 0.44}
USES = {"collector": 0.94, "merchant": 0.22, "shaman": 0.33, "pearl-diver": 0.28}
# The chance of a mission that asks for a condition, by what it takes me to meet it.
CONDITION_MET = 0.69
CONDITION_NEAR = 0.51
UNSEEN_STATUE = 0.29
# The same for a mission of commodities, by how many of them I lack.
SET_LACKS = (0.51, 0.42, 0.15, 0.036, 0.0)
SET_RESERVE = 0.6


def mana_payments(view: View) -> float:
    """How often the priest track will still pay its mana."""
    dance_now = view.question.step == "Dance"
    path_now = view.question.step in ("PathTurn", "CarryOutPriestTrack")
    dances = view.ceremonies_left + (1 if dance_now else 0)
    return dances + visits.to_come(view, "path") + (1 if path_now else 0)


def priests(view: View, number: int) -> float:
    """Recruiting so many: mana at every payment, and missions that ask for priests."""
    after = min(view.me.priests + number, view.cards.board.priest_track)
    worth = purse.mana_gained(view, (after - view.me.priests) * mana_payments(view))
    return worth + conditions(view, "priests", view.me.priests, after)


def rank_points(view: View, tattoos: int) -> float:
    """What so many tattoos will be worth in the end, with those that are still to come."""
    expected = TATTOOS_AT_MARAE * visits.to_come(view, "marae")
    expected += TATTOOS_IN_CEREMONY * view.ceremonies_left
    ranks = view.cards.board.ranks
    chance, sure, worth = exp(-expected), 0.0, 0.0
    for more in range(8):
        worth += chance * ranks[view.cards.rank_number(tattoos + more)].vp
        sure += chance
        chance *= expected / (more + 1)
    return worth + (1 - sure) * ranks[view.cards.rank_number(tattoos + 8)].vp


def tattoos(view: View, number: int) -> float:
    """Advancing so far."""
    top = view.cards.board.ranks[-1].space
    after = min(view.me.tattoos + number, top)
    rank, rank_after = view.cards.rank_number(view.me.tattoos), view.cards.rank_number(after)
    rounds = view.action_rounds_left + view.ceremonies_left
    worth = rank_points(view, after) - rank_points(view, view.me.tattoos)
    worth += (RANK_PERKS[rank_after] - RANK_PERKS[rank]) * rounds
    if view.me.tattoos < top <= after and view.me.hand:
        worth += NEW_TAHUA
    return worth + conditions(view, "rank", rank, rank_after)


def conditions(view: View, pattern: str, before: int, after: int) -> float:
    """What missions with a condition gain when a number of mine rises."""
    if after == before:
        return 0.0
    worth = sum(
        condition(view, mission, before, after)
        for mission in view.open_missions
        if mission.pattern == pattern and mission.kind == "conditional"
    )
    if view.action_rounds_left:
        for mission in view.cards.missions.values():
            if (
                mission.pattern == pattern
                and mission.kind == "conditional"
                and mission.value > view.statues
            ):
                worth += UNSEEN_STATUE * condition(view, mission, before, after)
    return worth


def condition(view: View, mission: Mission, before: int, after: int) -> float:
    """One of these missions: meeting it now, or coming nearer to it."""
    if before >= mission.amount:
        return 0.0
    if after >= mission.amount:
        return CONDITION_MET * mission.value
    if view.last_round:
        return 0.0
    return CONDITION_NEAR * mission.value * (after - before) / (mission.amount - before)


# Commodities.


def lacking(mission: Mission, held: Mapping[str, int]) -> int:
    """How many commodities I lack for a mission."""
    if mission.pattern == "exact":
        return sum(1 for one in mission.commodities if not held[one])
    if mission.pattern == "different":
        return max(0, mission.amount - sum(1 for number in held.values() if number))
    most = sorted(held.values(), reverse=True)
    if mission.pattern == "identical":
        return max(0, mission.amount - most[0])
    return max(0, 2 - most[0]) + max(0, 2 - most[1])


def set_plans(view: View, held: Mapping[str, int]) -> float:
    """What missions of commodities promise beyond what the cards are worth anyway."""
    anyway = 0.0 if view.last_round else SET_RESERVE
    promises = []
    for mission in view.open_missions:
        if mission.kind == "commodities":
            size = mission.amount or len(mission.commodities)
            surplus = max(0.2, mission.value - anyway * size)
            lacks = min(lacking(mission, held), len(SET_LACKS) - 1)
            if not (view.last_round and lacks):
                promises.append(surplus * SET_LACKS[lacks])
    promises.sort(reverse=True)
    return sum(promise * share for promise, share in zip(promises, (1.0, 0.4), strict=False))


@lru_cache(1)
def present_plans(view: View) -> float:
    """The same of what I have; it is asked for with every commodity."""
    return set_plans(view, view.me.commodities)


def trade(view: View, number: int) -> float:
    """So many commodities to sell and to sacrifice, as far as there will be occasions."""
    occasions = visits.to_come(view, "market") + visits.to_come(view, "marae")
    return COMMODITY * sum(min(1.0, occasions / i) for i in range(1, number + 1))


def commodity_change(view: View, name: str, number: int) -> float:
    held = view.me.commodities
    total = sum(held.values())
    changed = {**held, name: held[name] + number}
    plans = set_plans(view, changed) - present_plans(view)
    return plans + trade(view, total + number) - trade(view, total)


def commodity(view: View, name: str) -> float:
    """One more of a commodity: something to sell, to sacrifice or to pay a mission with."""
    return commodity_change(view, name, 1)


def kept_commodity(view: View, name: str) -> float:
    """What I give up when a commodity of mine goes."""
    return -commodity_change(view, name, -1)


# Assistants.


def assistant(view: View, name: str) -> float:
    """One more assistant: against the die, for its use, for missions and masks."""
    owned = view.me.assistants[name]
    faces = view.cards.board.die
    bonus = view.me.lasting("die_bonus")
    before = sum(1 for face in faces if owned and owned + bonus >= face)
    after = sum(1 for face in faces if owned + 1 + bonus >= face)
    rolls = visits.to_come(view, view.cards.rolled_at[name])
    worth = DIE_GIFTS[name] * rolls * (after - before) / len(faces)
    worth += use(view, name, view.me.ready[name])
    worth += sum(1 for mask in view.me.pairs if view.cards.masks[mask].counts == name)
    total = sum(view.me.assistants.values())
    worth += conditions(view, name, owned, owned + 1)
    worth += conditions(view, "assistants", total, total + 1)
    fewest = min(view.me.assistants.values())
    if owned == fewest:
        worth += 0.3 * conditions(view, "each", fewest, fewest + 1)
    return worth


def use(view: View, name: str, ready: int) -> float:
    """Using one more assistant once, beside those that are ready."""
    if view.last_round and name in ("collector", "merchant"):
        return 0.0
    return USES[name] / (1 + ready)


def reactivated(view: View, name: str) -> float:
    """Using an assistant once more."""
    if name == "shaman":
        fits = any(view.cards.rituals[ritual].cost <= view.me.priests for ritual in view.me.hand)
        return USES[name] if fits else 0.2
    return use(view, name, view.me.ready[name])
