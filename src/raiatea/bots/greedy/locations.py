"""Which location to choose: what its Kahuna gets there, less what everybody else gets."""

from __future__ import annotations

from raiatea.bots.greedy import effects, goods, masks, missions, rituals
from raiatea.bots.greedy.table import Table
from raiatea.catalogue import ASSISTANTS, COMMODITIES

HIRE_PRICE = 2
KAHUNA_PEARLS = 3
PRIEST_PRICES = (0, 2, 5)


def chosen(t: Table, location: str) -> float:
    """Being the Kahuna of a location."""
    return die(t, location) + {
        "forest": forest,
        "marae": marae,
        "reef": reef,
        "path": path,
        "neighbourhood": neighbourhood,
        "market": market,
    }[location](t)


def die(t: Table, location: str) -> float:
    """What the roll should bring me, compared with the others."""
    for assistant, place in goods.DIE_LOCATIONS.items():
        if place == location:
            gain = goods.DIE_GIFTS[assistant]
            others = [
                t.public["ready"][seat][assistant] + t.public["used"][seat][assistant]
                for seat in t.others
            ]
            ahead: float = t.assistants(assistant) - sum(others) / len(others)
            return gain * ahead / len(t.cards.board.die)
    return 0.0


def forest_card(t: Table, name: str) -> float:
    """Taking a card from the forest, with its treasure."""
    card = t.cards.forest[name]
    if card.kind == "commodity":
        return goods.commodity(t, card.shows)
    if card.kind == "assistant":
        return goods.assistant(t, card.shows)
    worth = masks.mask(t, card.shows)
    if card.treasure == "pearls":
        worth += goods.PEARL * card.amount
    elif card.treasure == "mana":
        worth += goods.MANA * card.amount
    elif card.treasure == "tattoos":
        worth += goods.tattoos(t, card.amount)
    return worth


def forest(t: Table) -> float:
    """The first choice twice, where the others make do with the middling cards."""
    cards = sorted((forest_card(t, card) for card in t.public["forest"]), reverse=True)
    if not cards:
        return 0.0
    return 0.3 + 1.5 * (cards[0] - cards[len(cards) // 2])


def marae(t: Table) -> float:
    held = [c for c in COMMODITIES for _ in range(t.commodities(c))]
    gains = sorted((goods.tattoos(t, 1) - goods.kept_commodity(t, c) for c in held), reverse=True)
    sacrifices = sum(max(0.0, gain) for gain in gains[:2])
    return sacrifices + rituals.drawn(t, "normal") - 0.2


def reef(t: Table) -> float:
    return goods.PEARL * (KAHUNA_PEARLS + t.in_front("reef_pearls")) + 0.1


def path(t: Table) -> float:
    """A free priest, and mana for those I have more of than the others."""
    others: float = sum(t.public["priests"][seat] for seat in t.others) / len(t.others)
    ahead = goods.MANA * (t.priests - others)
    return goods.priests(t, 1) + ahead + best_recruiting(t)


def best_recruiting(t: Table) -> float:
    affordable = [number for number, price in enumerate(PRIEST_PRICES) if t.pearls >= price]
    return max(recruited(t, number, number) for number in affordable)


def recruited(t: Table, paid: int, number: int) -> float:
    """Recruiting so many priests, of whom some are paid for."""
    return goods.priests(t, number) - goods.PEARL * PRIEST_PRICES[paid]


def neighbourhood(t: Table) -> float:
    """A mission ahead of the others, and an exchange of masks."""
    ahead = 0.75 * max(0.0, missions.best_now(t))
    return ahead + 0.5 * max([exchanged(t, mask) for mask in set(t.masks)], default=0.0)


def exchanged(t: Table, given: str) -> float:
    """Giving a mask for the best one in the market."""
    market = set(t.public["markets"]["masks"])
    best = max((masks.mask(t, mask) for mask in market if mask != given), default=0.0)
    return best - masks.kept(t, given)


def market(t: Table) -> float:
    held = [c for c in COMMODITIES for _ in range(t.commodities(c))]
    sales = sorted((net_sale(t, c) for c in held), reverse=True)
    stock = t.public["markets"]["assistants"]
    hires = sorted((hired(t, one) for one in ASSISTANTS if stock[one]), reverse=True)
    affordable = t.pearls // max(1, hire_price(t))
    worth = sum(max(0.0, sale) for sale in sales[:2])
    return worth + 0.7 * sum(max(0.0, hire) for hire in hires[: min(2, affordable)]) - 0.2


def net_sale(t: Table, commodity: str) -> float:
    return effects.best_sale(t, commodity) - goods.kept_commodity(t, commodity)


def hire_price(t: Table) -> int:
    return max(0, HIRE_PRICE - t.in_front("hire_discount"))


def hired(t: Table, assistant: str) -> float:
    return goods.assistant(t, assistant) - goods.PEARL * hire_price(t)
