"""What missions are worth, and what paying for them costs."""

from __future__ import annotations

from raiatea.bots.greedy import goods, masks
from raiatea.bots.greedy.table import Table
from raiatea.catalogue import COMMODITIES, Mission

TYPICAL_RITUAL = 0.4


def token(t: Table, name: str) -> float:
    """Having the token: its points, and what it adds to my pairs of masks."""
    kind = masks.token_type(t, name)
    counted = sum(
        1
        for pair in t.pairs()
        if t.cards.masks[pair].scores == "mission" and t.cards.masks[pair].counts == kind
    )
    return t.cards.missions[name].value + counted


def price(t: Table, mission: Mission) -> int:
    """What a mission of pearls or mana costs me."""
    return max(1, mission.amount - t.in_front("mission_discount"))


def payment(t: Table, name: str) -> float:
    """What I give up to pay for a mission."""
    mission = t.cards.missions[name]
    thrift = 0.4 if t.last_round else 0.85
    if mission.kind == "pearls":
        return thrift * goods.PEARL * price(t, mission)
    if mission.kind == "mana":
        return thrift * goods.MANA * price(t, mission)
    if mission.kind == "commodities":
        return thrift * 0.45 * mission.amount
    if mission.kind == "masks":
        held = t.masks
        if mission.pattern == "identical":
            return min((masks.kept(t, m) for m in held if held.count(m) > 1), default=0.0)
        return sum(sorted(masks.kept(t, mask) for mask in held)[: mission.amount])
    if mission.kind == "rituals":
        return thrift * TYPICAL_RITUAL * mission.amount
    return 0.0


def fulfilled(t: Table, name: str) -> float:
    """Fulfilling a mission now, paying for it."""
    return token(t, name) - payment(t, name)


def affordable(t: Table, name: str) -> bool:
    """Whether I could fulfil it now, as far as rules of thumb go."""
    mission = t.cards.missions[name]
    if mission.kind == "pearls":
        return t.pearls >= price(t, mission)
    if mission.kind == "mana":
        return t.mana >= price(t, mission)
    if mission.kind == "rituals":
        return len(t.hand) >= mission.amount
    if mission.kind == "masks":
        enough = len(t.masks) >= mission.amount
        return enough and (mission.pattern == "any" or len(set(t.masks)) < len(t.masks))
    held = [t.commodities(one) for one in COMMODITIES]
    if mission.kind == "commodities":
        if mission.pattern == "exact":
            return all(t.commodities(one) for one in mission.commodities)
        if mission.pattern == "different":
            return sum(1 for number in held if number) >= mission.amount
        if mission.pattern == "identical":
            return max(held) >= mission.amount
        return sum(1 for number in held if number >= 2) >= 2
    return condition_met(t, mission)


def condition_met(t: Table, mission: Mission) -> bool:
    if mission.pattern == "rank":
        return t.rank(t.seat) >= mission.amount
    if mission.pattern == "priests":
        return t.priests >= mission.amount
    if mission.pattern == "pairs":
        return len(t.pairs()) >= mission.amount
    owned = {one: t.assistants(one) for one in goods.USES}
    if mission.pattern == "assistants":
        return sum(owned.values()) >= mission.amount
    if mission.pattern == "each":
        return min(owned.values()) >= mission.amount
    return owned[mission.pattern] >= mission.amount


def best_now(t: Table) -> float:
    """The best that fulfilling one mission now would bring, 0 if there is none."""
    return max([fulfilled(t, one) for one in t.open_missions() if affordable(t, one)], default=0.0)


def best_free(t: Table) -> float:
    """The best token that could be had without paying."""
    return max([token(t, one) for one in t.open_missions()], default=0.0)
