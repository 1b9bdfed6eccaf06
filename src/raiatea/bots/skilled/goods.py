"""What priests, tattoos, commodities and assistants are worth, in victory points."""

from __future__ import annotations

from math import exp

from raiatea.bots.skilled import purse
from raiatea.bots.table import Table
from raiatea.catalogue import Mission

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
DIE_LOCATIONS = {
    "collector": "forest",
    "merchant": "market",
    "shaman": "marae",
    "pearl-diver": "reef",
}
# The chance of a mission that asks for a condition, by what it takes me to meet it.
CONDITION_MET = 0.69
CONDITION_NEAR = 0.51
UNSEEN_STATUE = 0.29
# The same for a mission of commodities, by how many of them I lack.
SET_LACKS = (0.51, 0.42, 0.15, 0.036, 0.0)
SET_RESERVE = 0.6


def mana_payments(t: Table) -> float:
    """How often the priest track will still pay its mana."""
    dance_now = t.frame[0] == "Dance"
    path_now = t.frame[0] in ("PathTurn", "CarryOutPriestTrack")
    dances = t.ceremonies_to_come + (1 if dance_now else 0)
    return dances + t.visits_to_come("path") + (1 if path_now else 0)


def priests(t: Table, number: int) -> float:
    """Recruiting so many: mana at every payment, and missions that ask for priests."""
    after = min(t.priests + number, t.cards.board.priest_track)
    worth = purse.mana_gained(t, (after - t.priests) * mana_payments(t))
    return worth + conditions(t, "priests", t.priests, after)


def rank_points(t: Table, tattoos: int) -> float:
    """What so many tattoos will be worth in the end, with those that are still to come."""
    expected = TATTOOS_AT_MARAE * t.visits_to_come("marae")
    expected += TATTOOS_IN_CEREMONY * t.ceremonies_to_come
    ranks = t.cards.board.ranks
    chance, sure, worth = exp(-expected), 0.0, 0.0
    for more in range(8):
        worth += chance * ranks[t.rank_at(tattoos + more)].vp
        sure += chance
        chance *= expected / (more + 1)
    return worth + (1 - sure) * ranks[t.rank_at(tattoos + 8)].vp


def tattoos(t: Table, number: int) -> float:
    """Advancing so far."""
    top = t.cards.board.ranks[-1].space
    after = min(t.tattoos + number, top)
    rank, rank_after = t.rank_at(t.tattoos), t.rank_at(after)
    rounds = t.action_rounds_to_come + t.ceremonies_to_come
    worth = rank_points(t, after) - rank_points(t, t.tattoos)
    worth += (RANK_PERKS[rank_after] - RANK_PERKS[rank]) * rounds
    if t.tattoos < top <= after and t.hand:
        worth += NEW_TAHUA
    return worth + conditions(t, "rank", rank, rank_after)


def conditions(t: Table, pattern: str, before: int, after: int) -> float:
    """What missions with a condition gain when a number of mine rises."""
    if after == before:
        return 0.0
    worth = sum(
        condition(t, mission, before, after)
        for mission in t.open_missions
        if mission.pattern == pattern and mission.kind == "conditional"
    )
    if t.action_rounds_to_come:
        for mission in t.cards.missions.values():
            if (
                mission.pattern == pattern
                and mission.kind == "conditional"
                and mission.value > t.public["statues"]
            ):
                worth += UNSEEN_STATUE * condition(t, mission, before, after)
    return worth


def condition(t: Table, mission: Mission, before: int, after: int) -> float:
    """One of these missions: meeting it now, or coming nearer to it."""
    if before >= mission.amount:
        return 0.0
    if after >= mission.amount:
        return CONDITION_MET * mission.value
    if t.last_round:
        return 0.0
    return CONDITION_NEAR * mission.value * (after - before) / (mission.amount - before)


# Commodities.


def lacking(mission: Mission, held: dict[str, int]) -> int:
    """How many commodities I lack for a mission."""
    if mission.pattern == "exact":
        return sum(1 for one in mission.commodities if not held[one])
    if mission.pattern == "different":
        return max(0, mission.amount - sum(1 for number in held.values() if number))
    most = sorted(held.values(), reverse=True)
    if mission.pattern == "identical":
        return max(0, mission.amount - most[0])
    return max(0, 2 - most[0]) + max(0, 2 - most[1])


def set_plans(t: Table, held: dict[str, int]) -> float:
    """What missions of commodities promise beyond what the cards are worth anyway."""
    anyway = 0.0 if t.last_round else SET_RESERVE
    promises = []
    for mission in t.open_missions:
        if mission.kind == "commodities":
            size = mission.amount or len(mission.commodities)
            surplus = max(0.2, mission.value - anyway * size)
            lacks = min(lacking(mission, held), len(SET_LACKS) - 1)
            if not (t.last_round and lacks):
                promises.append(surplus * SET_LACKS[lacks])
    promises.sort(reverse=True)
    return sum(promise * share for promise, share in zip(promises, (1.0, 0.4), strict=False))


def trade(t: Table, number: int) -> float:
    """So many commodities to sell and to sacrifice, as far as there will be occasions."""
    occasions = t.visits_to_come("market") + t.visits_to_come("marae")
    return COMMODITY * sum(min(1.0, occasions / i) for i in range(1, number + 1))


def commodity_change(t: Table, name: str, number: int) -> float:
    held = t.commodities
    total = sum(held.values())
    changed = {**held, name: held[name] + number}
    return set_plans(t, changed) - set_plans(t, held) + trade(t, total + number) - trade(t, total)


def commodity(t: Table, name: str) -> float:
    """One more of a commodity: something to sell, to sacrifice or to pay a mission with."""
    return commodity_change(t, name, 1)


def kept_commodity(t: Table, name: str) -> float:
    """What I give up when a commodity of mine goes."""
    return -commodity_change(t, name, -1)


# Assistants.


def assistant(t: Table, name: str) -> float:
    """One more assistant: against the die, for its use, for missions and masks."""
    owned = t.assistants[name]
    faces = t.cards.board.die
    bonus = t.in_front("die_bonus")
    before = sum(1 for face in faces if owned and owned + bonus >= face)
    after = sum(1 for face in faces if owned + 1 + bonus >= face)
    visits = t.visits_to_come(DIE_LOCATIONS[name])
    worth = DIE_GIFTS[name] * visits * (after - before) / len(faces)
    worth += use(t, name, t.ready[name])
    worth += sum(1 for mask in t.pairs if t.cards.masks[mask].counts == name)
    total = sum(t.assistants.values())
    worth += conditions(t, name, owned, owned + 1)
    worth += conditions(t, "assistants", total, total + 1)
    fewest = min(t.assistants.values())
    if owned == fewest:
        worth += 0.3 * conditions(t, "each", fewest, fewest + 1)
    return worth


def use(t: Table, name: str, ready: int) -> float:
    """Using one more assistant once, beside those that are ready."""
    if t.last_round and name in ("collector", "merchant"):
        return 0.0
    return USES[name] / (1 + ready)


def reactivated(t: Table, name: str) -> float:
    """Using an assistant once more."""
    if name == "shaman":
        fits = any(t.cards.rituals[ritual].cost <= t.priests for ritual in t.hand)
        return USES[name] if fits else 0.2
    return use(t, name, t.ready[name])
