"""What missions are worth, what paying for them costs, and who else could fulfil them."""

from __future__ import annotations

from raiatea.bots.skilled import goods, masks, purse
from raiatea.bots.skilled.tokens import token
from raiatea.bots.table import Table
from raiatea.catalogue import COMMODITIES, MIRROR, Mission

TYPICAL_RITUAL = 0.37
# How much sooner I want a mission that one other player, or more, could take from me.
HURRY = 0.24


def payment(t: Table, mission: Mission) -> float:
    """What I give up to pay for a mission."""
    if mission.kind == "pearls":
        price = purse.price(t, mission.amount)
        return price * purse.LAST_PEARL if t.last_round else -purse.pearls_gained(t, -price)
    if mission.kind == "mana":
        price = purse.price(t, mission.amount)
        return price * (purse.LAST_MANA if t.last_round else purse.mana(t))
    if mission.kind == "commodities":
        held = sum(t.commodities.values())
        size = mission.amount or len(mission.commodities)
        return goods.trade(t, held) - goods.trade(t, held - size)
    if mission.kind == "masks":
        held_masks = t.masks
        if mission.pattern == "identical":
            doubles = [masks.kept(t, one) for one in held_masks if held_masks.count(one) > 1]
            return min(doubles, default=0.0)
        return sum(sorted(masks.kept(t, one) for one in held_masks)[: mission.amount])
    if mission.kind == "rituals":
        return 0.05 if t.last_round else TYPICAL_RITUAL * mission.amount
    return 0.0


def fulfilled(t: Table, mission: Mission) -> float:
    """Fulfilling a mission now, paying for it."""
    return token(t, mission) - payment(t, mission)


def able(t: Table, seat: int, mission: Mission) -> bool:
    """Whether a seat can fulfil a mission now, as far as anyone who counts knows."""
    if mission.kind == "pearls":
        price = purse.price(t, mission.amount) if seat == t.seat else mission.amount
        pearls: int = t.tracked["pearls"][seat]
        return pearls >= price
    if mission.kind == "mana":
        price = purse.price(t, mission.amount) if seat == t.seat else mission.amount
        mana: int = t.tracked["mana"][seat]
        return mana >= price
    if mission.kind == "commodities":
        known = t.tracked["commodities"][seat]
        return not goods.lacking(mission, {one: known[one] for one in COMMODITIES})
    if mission.kind == "masks":
        held = t.public["masks"][seat]
        enough = len(held) >= mission.amount
        return enough and (mission.pattern == "any" or len(set(held)) < len(held))
    if mission.kind == "rituals":
        if seat == t.seat:
            return len(t.hand) >= mission.amount
        least: int = sum(pile["least"] for pile in t.tracked["rituals"][seat].values())
        return least >= mission.amount
    return condition_met(t, seat, mission)


def condition_met(t: Table, seat: int, mission: Mission) -> bool:
    if mission.pattern == "rank":
        return t.rank(seat) >= mission.amount
    if mission.pattern == "priests":
        priests: int = t.public["priests"][seat]
        return priests >= mission.amount
    if mission.pattern == "pairs":
        held = t.public["masks"][seat]
        doubles = {one for one in held if one != MIRROR and held.count(one) > 1}
        return len(doubles) + len(t.public["joined"][seat]) >= mission.amount
    owned = t.assistants_of(seat)
    if mission.pattern == "assistants":
        return sum(owned.values()) >= mission.amount
    if mission.pattern == "each":
        return min(owned.values()) >= mission.amount
    return owned[mission.pattern] >= mission.amount


def rivals(t: Table, mission: Mission) -> int:
    """How many others could fulfil a mission now."""
    return sum(1 for seat in t.others if able(t, seat, mission))


def urgent(t: Table, mission: Mission) -> float:
    """Fulfilling a mission now, the sooner the more others could take it."""
    return fulfilled(t, mission) + HURRY * mission.value * min(2, rivals(t, mission))


def best_now(t: Table) -> float:
    """The best that fulfilling one mission now would bring, 0 if there is none."""
    mine = [fulfilled(t, one) for one in t.open_missions if able(t, t.seat, one)]
    return max(mine, default=0.0)


def best_free(t: Table) -> float:
    """The best token that could be had without paying."""
    return max([token(t, one) for one in t.open_missions], default=0.0)
