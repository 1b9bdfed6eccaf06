"""Which location to choose: what its Kahuna gets there, and whether it would be visited anyway."""

from __future__ import annotations

from typing import Final

from raiatea.bots.skilled import effects, hand, masks, missions, possessions, purse
from raiatea.catalogue import ASSISTANTS, COMMODITIES
from raiatea.engine.steps.reef import KAHUNA_PEARLS
from raiatea.engine.tracks import PRICES as PRIEST_PRICES
from raiatea.view import View

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


def chosen(view: View, location: str) -> float:
    """Being the Kahuna of a location: the bonus, and what the visit brings me and the others."""
    bonus, plain, others = VISITS.get(location, unknown)(view)
    ahead = plain - others + die(view, location)
    return bonus + (1 - visited_anyway(view)) * ahead


def unknown(view: View) -> tuple[float, float, float]:
    """A location of which I know nothing is worth what its die brings."""
    return 0.0, 0.0, 0.0


def visited_anyway(view: View) -> float:
    """The chance that a location which I leave will be chosen by another in this round."""
    free = len(view.free_locations)
    taken = len(view.tiles) - free
    return (view.players - taken - 1) / max(1, free - 1)


def die(view: View, location: str) -> float:
    """What the roll should bring me, compared with the others."""
    assistant = view.cards.locations[location].die
    if not assistant:
        return 0.0
    others = effects.of_others(view, lambda one: one.assistants[assistant])
    ahead = view.me.assistants[assistant] - others
    return possessions.DIE_GIFTS[assistant] * ahead / len(view.cards.board.die)


def best(gains: list[float]) -> list[float]:
    """The two best of several gains; a loss can be left."""
    return sorted([*(max(0.0, gain) for gain in gains), 0.0, 0.0], reverse=True)[:2]


def others_sale(view: View) -> float:
    """What the others could sell, or sacrifice."""
    held = effects.of_others(view, lambda one: one.commodities_in_all)
    return min(1.0, held) * OTHERS_SALE


def forest_card(view: View, name: str) -> float:
    """Taking a card from the forest, with its treasure."""
    card = view.cards.forest[name]
    if card.kind == "commodity":
        return possessions.commodity(view, card.shows)
    if card.kind == "assistant":
        return possessions.assistant(view, card.shows)
    worth = masks.mask(view, card.shows)
    if card.treasure == "pearls":
        worth += purse.pearls_gained(view, card.amount)
    elif card.treasure == "mana":
        worth += purse.mana_gained(view, card.amount)
    elif card.treasure == "tattoos":
        worth += possessions.tattoos(view, card.amount)
    return worth


def forest(view: View) -> tuple[float, float, float]:
    """The first choice twice, where the others make do with the middling cards."""
    cards = sorted((forest_card(view, card) for card in view.forest), reverse=True)
    if not cards:
        return 0.0, 0.0, 0.0
    middle = cards[len(cards) // 2]
    return 0.3 + FIRST_PICK * (cards[0] - middle), 2 * middle, OTHERS_FOREST


def marae(view: View) -> tuple[float, float, float]:
    held = [c for c in COMMODITIES for _ in range(view.me.commodities[c])]
    gains = best([possessions.tattoos(view, 1) - possessions.kept_commodity(view, c) for c in held])
    draw = hand.drawn(view, "normal")
    return gains[1] + 0.8 * draw, gains[0] + draw, others_sale(view) + effects.DRAW


def reef(view: View) -> tuple[float, float, float]:
    mean = sum(view.cards.board.die) / len(view.cards.board.die)
    mine = purse.pearls_gained(view, round(mean) + view.me.lasting("reef_pearls"))
    bonus = late(view) * purse.pearls_gained(view, KAHUNA_PEARLS)
    bonus += FREE_PEARLS * view.action_rounds_left
    bonus += EMPTY_PURSES.get((view.players, view.round), 0.0)
    return bonus, mine, purse.pearl(view) * mean


def late(view: View) -> float:
    return LATE if view.action_rounds_left < 2 else 1.0


def path(view: View) -> tuple[float, float, float]:
    """A free priest, and mana for those I have more of than the others."""
    me = view.me
    worth = purse.mana_gained(view, me.priests + me.lasting("priest_mana")) + best_recruiting(view)
    others = purse.mana(view) * effects.of_others(view, lambda one: one.priests)
    bonus = late(view) * (possessions.priests(view, 1) + purse.mana(view))
    bonus += FREE_PRIEST * view.action_rounds_left
    return bonus, worth, others + OTHERS_RECRUIT * best_recruiting(view)


def best_recruiting(view: View) -> float:
    affordable = [number for number, price in enumerate(PRIEST_PRICES) if view.me.pearls >= price]
    return max(recruited(view, number, number) for number in affordable)


def recruited(view: View, paid: int, number: int) -> float:
    """Recruiting so many priests, of whom some are paid for."""
    return possessions.priests(view, number) + purse.pearls_gained(view, -PRIEST_PRICES[paid])


def neighbourhood(view: View) -> tuple[float, float, float]:
    """A mission ahead of the others, and an exchange of masks."""
    ahead = 0.0
    to_come = view.action_rounds_left
    hurry = HURRY[to_come] if to_come < len(HURRY) else NO_HURRY
    for mission in view.open_missions:
        if missions.able(view, view.me, mission):
            lost = LOST_MISSION + LOST_TO_RIVAL * min(2, missions.rivals(view, mission))
            ahead = max(ahead, min(1.0, hurry * lost) * missions.fulfilled(view, mission))
    exchange = max([exchanged(view, mask) for mask in set(view.me.masks)], default=0.0)
    return ahead, max(0.0, exchange), OTHERS_MASK


def exchanged(view: View, given: str) -> float:
    """Giving a mask for the best one in the market."""
    market = set(view.market.masks)
    best = max((masks.mask(view, mask) for mask in market if mask != given), default=0.0)
    return best - masks.kept(view, given)


def market(view: View) -> tuple[float, float, float]:
    held = [c for c in COMMODITIES for _ in range(view.me.commodities[c])]
    sales = best([net_sale(view, c) for c in held])
    stock = view.market.assistants
    hires = best([hired(view, a) for a in ASSISTANTS if stock[a]])
    price = view.me.hire_price
    affordable = view.me.pearls // price if price else len(hires)
    hires[affordable:] = [0.0] * max(0, len(hires) - affordable)
    return sales[1] + 0.7 * hires[1], sales[0] + hires[0], others_sale(view) + OTHERS_HIRE


def net_sale(view: View, commodity: str) -> float:
    return effects.best_sale(view, commodity) - possessions.kept_commodity(view, commodity)


def hired(view: View, assistant: str) -> float:
    return possessions.assistant(view, assistant) + purse.pearls_gained(view, -view.me.hire_price)


VISITS: Final = {
    "forest": forest,
    "marae": marae,
    "reef": reef,
    "path": path,
    "neighbourhood": neighbourhood,
    "market": market,
}
