"""What pearls, mana, priests, tattoos, commodities and assistants are worth, in victory points."""

from __future__ import annotations

from itertools import pairwise

from raiatea.bots.greedy.table import Table
from raiatea.catalogue import ASSISTANTS, COMMODITIES

# Missions ask for 4 to 5 pearls or 5 to 6 mana for each victory point.
PEARL = 0.2
MANA = 0.16
COMMODITY = 0.6
DRAW = 0.6

# What an assistant brings when the die favours its owners, and when it is used once.
DIE_GIFTS = {"collector": 0.6, "merchant": 0.6, "shaman": 0.9, "pearl-diver": 0.8}
USES = {"collector": 0.6, "merchant": 0.3, "shaman": 0.7, "pearl-diver": 0.3}
DIE_LOCATIONS = {
    "collector": "forest",
    "merchant": "market",
    "shaman": "marae",
    "pearl-diver": "reef",
}


def mana_payments(t: Table) -> float:
    """How often the priest track will still pay its mana."""
    dance_now = t.frame[0] == "Dance"
    path_now = t.frame[0] in ("PathTurn", "CarryOutPriestTrack")
    dances = t.ceremonies_to_come + (1 if dance_now else 0)
    return dances + t.visits_to_come("path") + (1 if path_now else 0)


def priests(t: Table, number: int) -> float:
    """Recruiting so many: mana at every payment, and missions that ask for priests."""
    after = min(t.priests + number, t.cards.board.priest_track)
    worth = (after - t.priests) * MANA * mana_payments(t)
    return worth + condition(t, "priests", t.priests, after)


def tattoos(t: Table, number: int) -> float:
    """Advancing so far: each space is a share of the next rank, if that can still be reached."""
    ranks = t.cards.board.ranks
    before = t.tattoos
    after = min(before + number, ranks[-1].space)
    rounds = t.action_rounds_to_come + t.ceremonies_to_come + 0.5
    worth = 0.0
    for low, high in pairwise(ranks):
        steps = min(after, high.space) - max(before, low.space)
        if steps > 0:
            missing = max(0, high.space - after)
            reachable = min(1.0, rounds / missing) if missing else 1.0
            gain = high.vp - low.vp
            worth += gain * steps / (high.space - low.space) * reachable
            if not missing:  # a rank reached late would perhaps not be reached any more
                worth += gain * max(0.0, 1 - rounds / 3)
    if before < ranks[-1].space <= after and t.hand:
        worth += 1
    rank_after = sum(1 for rank in ranks if rank.space <= after) - 1
    return worth + condition(t, "rank", t.rank(t.seat), rank_after)


def condition(t: Table, pattern: str, before: int, after: int) -> float:
    """What missions with a condition gain when a number of mine rises."""
    worth = 0.0
    for name in t.open_missions():
        mission = t.cards.missions[name]
        if (
            mission.kind == "conditional"
            and mission.pattern == pattern
            and before < mission.amount
            and after > before
        ):
            worth += 0.6 * mission.value * (after - before) / (mission.amount - before)
    return min(worth, 2.0)


def wanted_for_mission(t: Table, commodity: str) -> bool:
    """Whether one more of the commodity, or the one I hold, helps to pay an open mission."""
    held = {one: t.commodities(one) for one in COMMODITIES}
    for name in t.open_missions():
        mission = t.cards.missions[name]
        if mission.kind != "commodities":
            continue
        if mission.pattern == "exact":
            missing = [c for c in mission.commodities if not held[c]]
            if commodity in mission.commodities and (missing in ([], [commodity])):
                return True
        elif mission.pattern == "different":
            if held[commodity] <= 1 and sum(1 for n in held.values() if n) >= mission.amount - 1:
                return True
        elif held[commodity] >= mission.amount - 1:
            return True
    return False


def commodity(t: Table, name: str) -> float:
    """One more of a commodity: something to sell, to sacrifice or to pay a mission with."""
    mission = 0.5 if wanted_for_mission(t, name) else 0.0
    if t.last_round:
        return mission
    held = sum(t.commodities(one) for one in COMMODITIES)
    outlets = t.visits_to_come("market") + t.visits_to_come("marae")
    return COMMODITY * min(1.0, outlets / (held + 1)) + mission


def kept_commodity(t: Table, name: str) -> float:
    """What I give up when a commodity of mine goes."""
    mission = 0.6 if wanted_for_mission(t, name) else 0.0
    if t.last_round:
        return mission
    held = sum(t.commodities(one) for one in COMMODITIES)
    outlets = t.visits_to_come("market") + t.visits_to_come("marae")
    return 0.9 * COMMODITY * min(1.0, outlets / max(1, held)) + mission


def assistant(t: Table, name: str) -> float:
    """One more assistant: against the die, for its use, for missions and masks."""
    owned = t.assistants(name)
    faces = t.cards.board.die
    bonus = t.in_front("die_bonus")
    before = sum(1 for face in faces if owned and owned + bonus >= face)
    after = sum(1 for face in faces if owned + 1 + bonus >= face)
    visits = t.visits_to_come(DIE_LOCATIONS[name])
    worth = DIE_GIFTS[name] * visits * (after - before) / len(faces)
    if not t.last_round or name in ("pearl-diver", "shaman"):
        worth += USES[name] / (1 + t.ready(name))
    worth += sum(1 for mask in t.pairs() if t.cards.masks[mask].counts == name)
    total = sum(t.assistants(one) for one in ASSISTANTS)
    worth += condition(t, name, owned, owned + 1)
    worth += condition(t, "assistants", total, total + 1)
    fewest = min(t.assistants(one) for one in ASSISTANTS)
    if owned == fewest:
        worth += 0.5 * condition(t, "each", fewest, fewest + 1)
    return worth


def reactivated(t: Table, name: str) -> float:
    """Using an assistant once more."""
    if t.last_round and name in ("collector", "merchant"):
        return 0.0
    if name == "shaman":
        fits = any(t.cards.rituals[ritual].cost <= t.priests for ritual in t.hand)
        return USES[name] if fits else 0.2
    return USES[name]
