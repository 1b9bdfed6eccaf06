"""What missions are worth, what paying for them costs, and who else could fulfil them."""

from __future__ import annotations

from raiatea.bots.skilled import masks, possessions, purse
from raiatea.bots.skilled.tokens import token
from raiatea.catalogue import Mission
from raiatea.view import Seat, View

TYPICAL_RITUAL = 0.37
# How much sooner I want a mission that one other player, or more, could take from me.
HURRY = 0.24


def payment(view: View, mission: Mission) -> float:
    """What I give up to pay for a mission."""
    if mission.kind == "pearls":
        price = purse.price(view, mission.amount)
        return price * purse.LAST_PEARL if view.last_round else -purse.pearls_gained(view, -price)
    if mission.kind == "mana":
        price = purse.price(view, mission.amount)
        return price * (purse.LAST_MANA if view.last_round else purse.mana(view))
    if mission.kind == "commodities":
        held = sum(view.me.commodities.values())
        size = mission.amount or len(mission.commodities)
        return possessions.trade(view, held) - possessions.trade(view, held - size)
    if mission.kind == "masks":
        held_masks = view.me.masks
        if mission.pattern == "identical":
            doubles = [masks.kept(view, one) for one in held_masks if held_masks.count(one) > 1]
            return min(doubles, default=0.0)
        return sum(sorted(masks.kept(view, one) for one in held_masks)[: mission.amount])
    if mission.kind == "rituals":
        return 0.05 if view.last_round else TYPICAL_RITUAL * mission.amount
    return 0.0


def fulfilled(view: View, mission: Mission) -> float:
    """Fulfilling a mission now, paying for it."""
    return token(view, mission) - payment(view, mission)


def able(view: View, who: Seat, mission: Mission) -> bool:
    """Whether somebody can fulfil a mission now, as far as anyone who counts knows."""
    if mission.kind in ("pearls", "mana"):
        price = purse.price(view, mission.amount) if who is view.me else mission.amount
        return (who.pearls if mission.kind == "pearls" else who.mana) >= price
    if mission.kind == "commodities":
        return not possessions.lacking(mission, who.commodities)
    if mission.kind == "masks":
        held = who.masks
        enough = len(held) >= mission.amount
        return enough and (mission.pattern == "any" or len(set(held)) < len(held))
    if mission.kind == "rituals":
        if who is view.me:
            return len(view.me.hand) >= mission.amount
        return sum(held.least for held in who.held.values()) >= mission.amount
    return condition_met(who, mission)


def condition_met(who: Seat, mission: Mission) -> bool:
    owned = who.assistants
    reached = {
        "rank": who.rank_number,
        "priests": who.priests,
        "pairs": len(who.pairs),
        "assistants": sum(owned.values()),
        "each": min(owned.values()),
    }
    number = reached[mission.pattern] if mission.pattern in reached else owned[mission.pattern]
    return number >= mission.amount


def rivals(view: View, mission: Mission) -> int:
    """How many others could fulfil a mission now."""
    return sum(1 for one in view.others if able(view, one, mission))


def urgent(view: View, mission: Mission) -> float:
    """Fulfilling a mission now, the sooner the more others could take it."""
    return fulfilled(view, mission) + HURRY * mission.value * min(2, rivals(view, mission))


def best_now(view: View) -> float:
    """The best that fulfilling one mission now would bring, 0 if there is none."""
    mine = [fulfilled(view, one) for one in view.open_missions if able(view, view.me, one)]
    return max(mine, default=0.0)


def best_free(view: View) -> float:
    """The best token that could be had without paying."""
    return max([token(view, one) for one in view.open_missions], default=0.0)
