"""Which rituals are worth keeping and preparing, and how much mana to offer and bid."""

from __future__ import annotations

from raiatea.bots.greedy import effects, goods, missions
from raiatea.bots.greedy.table import Table

# What I expect of the others: the share of their mana that they give, and what they put in.
OFFERED_SHARE = 0.45
BID_SHARE = 0.35
USUAL_COST = {"normal": 5, "forbidden": 9}
USUAL_NUMBER = 2


def kept(t: Table, ritual: str) -> float:
    """Having a ritual in hand: what it brings if it can be performed some day."""
    ceremonies = t.ceremonies_to_come + (0 if ceremony_is_past_preparing(t) else 1)
    if not ceremonies:
        return 0.05
    cost = t.cards.rituals[ritual].cost
    chance = max(0.3, 1.1 - 0.055 * cost)
    if t.assistants("shaman") and cost <= t.priests:
        chance = 1.0
    return 0.1 + chance * effects.performed(t, ritual)


def ceremony_is_past_preparing(t: Table) -> bool:
    before = ("Dance", "BuyRituals", "KeepTogether", "Prepare")
    return t.in_ceremony and t.frame[0] not in before


def paid_for(t: Table, bag: float, mine: list[str]) -> list[str]:
    """Which of my rituals the bag will pay for, if the others put in what is usual."""
    cards = t.cards.rituals
    row: list[tuple[int, str]] = [(cards[ritual].cost, ritual) for ritual in mine]
    for seat in t.others:
        held = t.tracked["rituals"][seat]
        costs = [USUAL_COST[pile] for pile in held for _ in range(held[pile]["most"])]
        row += [(cost, "") for cost in sorted(costs)[:USUAL_NUMBER]]
    paid = []
    for cost, ritual in sorted(row):
        if bag < cost:
            break
        bag -= cost
        if ritual:
            paid.append(ritual)
            for entry in cards[ritual].effects:
                if entry.do == "bag-mana":
                    bag += entry.numbers["per_player"] * t.players
    return paid


def others_offers(t: Table) -> list[float]:
    return [OFFERED_SHARE * t.tracked["mana"][seat] for seat in t.others]


def prepared(t: Table, ritual: str) -> float:
    """Putting a ritual into the bag, compared with keeping it."""
    bag = t.public["bag"] + sum(others_offers(t)) + 0.5 * t.mana
    paid = paid_for(t, bag, [*t.mine["prepared"], ritual])
    chance = 0.9 if ritual in paid else 0.3
    return chance * effects.performed(t, ritual) - (0.0 if t.last_round else 0.15)


def bought(t: Table, pile: str) -> float:
    """Buying a draw before the preparation."""
    rank = t.cards.board.ranks[t.rank(t.seat)]
    useful = [ritual for ritual in t.hand if kept(t, ritual) > 0.4]
    room = 1.0 if len(useful) < rank.clips else 0.5
    return room * drawn(t, pile) - 3 * goods.MANA


def drawn(t: Table, pile: str) -> float:
    """Drawing by rank and keeping one."""
    if ceremony_is_past_preparing(t) and not t.ceremonies_to_come:
        return 0.01
    dear = goods.DRAW * 1.35 if pile == "forbidden" and (t.mana + t.priests) >= 6 else goods.DRAW
    return dear / (1 + 0.12 * len(t.hand))


def gift(t: Table, name: str) -> float:
    """One of the ceremonial gifts."""
    if name == "tattoo":
        return goods.tattoos(t, 1)
    if name == "commodity":
        return effects.best_commodities(t, {"amount": 1})
    return 2 * goods.PEARL


def offered(t: Table, amount: int) -> float:
    """Offering so much: the gift for my place, and my rituals that the bag then pays for."""
    others = others_offers(t)
    place = sum(1 for offer in others if offer >= amount)
    gifts = sorted((gift(t, name) for name in ("tattoo", "commodity", "pearls")), reverse=True)
    worth = gifts[place] if place < (2 if t.players == 3 else 3) else 0.0
    bag = t.public["bag"] + sum(others) + amount
    worth += sum(effects.performed(t, one) for one in paid_for(t, bag, t.mine["prepared"]))
    return worth - amount * goods.MANA


def bid(t: Table, amount: int) -> float:
    """Bidding so much for the token at auction: the least that should win, or nothing."""
    space = t.frame[1]
    highest = max(BID_SHARE * t.tracked["mana"][seat] for seat in t.others)
    wins = amount > highest
    return (missions.token(t, t.public["spaces"][space]) if wins else 0.0) - amount * goods.MANA
