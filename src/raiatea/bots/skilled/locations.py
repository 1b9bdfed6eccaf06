"""Which location to choose: what its Kahuna gets there, and whether it would be visited anyway."""

from __future__ import annotations

from raiatea.bots.skilled import effects, goods, hand, masks, missions, purse
from raiatea.bots.table import Table
from raiatea.catalogue import ASSISTANTS, COMMODITIES

HIRE_PRICE = 2
KAHUNA_PEARLS = 3
PRIEST_PRICES = (0, 2, 5)
# What a location brings the others, where I can only guess.
OTHERS_FOREST = 1.3
OTHERS_MASK = 0.32
OTHERS_RECRUIT = 0.43
OTHERS_SALE = 0.35
OTHERS_HIRE = 0.45
# The chance that a mission I could fulfil is gone when the ceremony comes.
LOST_MISSION = 0.17
LOST_TO_RIVAL = 0.24
# It is likelier when no or one action round is to come after this one, and unlikely before.
HURRY = (1.8, 1.3)
NO_HURRY = 0.5
FIRST_PICK = 1.1
# What the Kahuna's free priest and pearls bring in each action round to come, besides what any
# priest or pearl brings; and what is left of their worth in the last two of them.
FREE_PRIEST = 0.25
FREE_PEARLS = 0.15
LATE = 0.6
# After the first ceremony purses are empty, and the more players there are, the fewer rounds are
# left to fill them: what pearls are worth besides, by number of players and round.
EMPTY_PURSES = {(4, "A2"): 2.2, (5, "A2"): 1.3, (5, "A3"): 0.6}


def chosen(t: Table, location: str) -> float:
    """Being the Kahuna of a location: the bonus, and what the visit brings me and the others."""
    bonus, plain, others = {
        "forest": forest,
        "marae": marae,
        "reef": reef,
        "path": path,
        "neighbourhood": neighbourhood,
        "market": market,
    }[location](t)
    ahead = plain - others + die(t, location)
    return bonus + (1 - visited_anyway(t)) * ahead


def visited_anyway(t: Table) -> float:
    """The chance that a location which I leave will be chosen by another in this round."""
    taken = sum(1 for seat in t.public["tiles"].values() if seat is not None)
    free = len(t.public["tiles"]) - taken
    return (t.players - taken - 1) / max(1, free - 1)


def die(t: Table, location: str) -> float:
    """What the roll should bring me, compared with the others."""
    for assistant, place in goods.DIE_LOCATIONS.items():
        if place == location:
            gain = goods.DIE_GIFTS[assistant]
            others = [t.assistants_of(seat)[assistant] for seat in t.others]
            ahead: float = t.assistants[assistant] - sum(others) / len(others)
            return gain * ahead / len(t.cards.board.die)
    return 0.0


def best(gains: list[float]) -> list[float]:
    """The two best of several gains; a loss can be left."""
    return sorted([*(max(0.0, gain) for gain in gains), 0.0, 0.0], reverse=True)[:2]


def others_commodities(t: Table) -> list[float]:
    return [sum(known.values()) for known in t.tracked["commodities"]]


def forest_card(t: Table, name: str) -> float:
    """Taking a card from the forest, with its treasure."""
    card = t.cards.forest[name]
    if card.kind == "commodity":
        return goods.commodity(t, card.shows)
    if card.kind == "assistant":
        return goods.assistant(t, card.shows)
    worth = masks.mask(t, card.shows)
    if card.treasure == "pearls":
        worth += purse.pearls_gained(t, card.amount)
    elif card.treasure == "mana":
        worth += purse.mana_gained(t, card.amount)
    elif card.treasure == "tattoos":
        worth += goods.tattoos(t, card.amount)
    return worth


def forest(t: Table) -> tuple[float, float, float]:
    """The first choice twice, where the others make do with the middling cards."""
    cards = sorted((forest_card(t, card) for card in t.public["forest"]), reverse=True)
    if not cards:
        return 0.0, 0.0, 0.0
    middle = cards[len(cards) // 2]
    return 0.3 + FIRST_PICK * (cards[0] - middle), 2 * middle, OTHERS_FOREST


def marae(t: Table) -> tuple[float, float, float]:
    held = [c for c in COMMODITIES for _ in range(t.commodities[c])]
    gains = best([goods.tattoos(t, 1) - goods.kept_commodity(t, c) for c in held])
    draw = hand.drawn(t, "normal")
    others = min(1.0, effects.of_others(t, others_commodities(t))) * OTHERS_SALE + effects.DRAW
    return gains[1] + 0.8 * draw, gains[0] + draw, others


def reef(t: Table) -> tuple[float, float, float]:
    mean = sum(t.cards.board.die) / len(t.cards.board.die)
    mine = purse.pearls_gained(t, round(mean) + t.in_front("reef_pearls"))
    bonus = late(t) * purse.pearls_gained(t, KAHUNA_PEARLS)
    bonus += FREE_PEARLS * t.action_rounds_to_come
    bonus += EMPTY_PURSES.get((t.players, t.round), 0.0)
    return bonus, mine, purse.pearl(t) * mean


def late(t: Table) -> float:
    return LATE if t.action_rounds_to_come < 2 else 1.0


def path(t: Table) -> tuple[float, float, float]:
    """A free priest, and mana for those I have more of than the others."""
    worth = purse.mana_gained(t, t.priests + t.in_front("priest_mana")) + best_recruiting(t)
    others = purse.mana(t) * effects.of_others(t, t.public["priests"])
    bonus = late(t) * (goods.priests(t, 1) + purse.mana(t))
    bonus += FREE_PRIEST * t.action_rounds_to_come
    return bonus, worth, others + OTHERS_RECRUIT * best_recruiting(t)


def best_recruiting(t: Table) -> float:
    affordable = [number for number, price in enumerate(PRIEST_PRICES) if t.pearls >= price]
    return max(recruited(t, number, number) for number in affordable)


def recruited(t: Table, paid: int, number: int) -> float:
    """Recruiting so many priests, of whom some are paid for."""
    return goods.priests(t, number) + purse.pearls_gained(t, -PRIEST_PRICES[paid])


def neighbourhood(t: Table) -> tuple[float, float, float]:
    """A mission ahead of the others, and an exchange of masks."""
    ahead = 0.0
    to_come = t.action_rounds_to_come
    hurry = HURRY[to_come] if to_come < len(HURRY) else NO_HURRY
    for mission in t.open_missions:
        if missions.able(t, t.seat, mission):
            lost = LOST_MISSION + LOST_TO_RIVAL * min(2, missions.rivals(t, mission))
            ahead = max(ahead, min(1.0, hurry * lost) * missions.fulfilled(t, mission))
    exchange = max([exchanged(t, mask) for mask in set(t.masks)], default=0.0)
    return ahead, max(0.0, exchange), OTHERS_MASK


def exchanged(t: Table, given: str) -> float:
    """Giving a mask for the best one in the market."""
    market = set(t.public["markets"]["masks"])
    best = max((masks.mask(t, mask) for mask in market if mask != given), default=0.0)
    return best - masks.kept(t, given)


def market(t: Table) -> tuple[float, float, float]:
    held = [c for c in COMMODITIES for _ in range(t.commodities[c])]
    sales = best([net_sale(t, c) for c in held])
    stock = t.public["markets"]["assistants"]
    hires = best([hired(t, a) for a in ASSISTANTS if stock[a]])
    price = hire_price(t)
    affordable = t.pearls // price if price else len(hires)
    hires[affordable:] = [0.0] * max(0, len(hires) - affordable)
    others = min(1.0, effects.of_others(t, others_commodities(t))) * OTHERS_SALE + OTHERS_HIRE
    return sales[1] + 0.7 * hires[1], sales[0] + hires[0], others


def net_sale(t: Table, commodity: str) -> float:
    return effects.best_sale(t, commodity) - goods.kept_commodity(t, commodity)


def hire_price(t: Table) -> int:
    return max(0, HIRE_PRICE - t.in_front("hire_discount"))


def hired(t: Table, assistant: str) -> float:
    return goods.assistant(t, assistant) + purse.pearls_gained(t, -hire_price(t))
