"""What the effects of rituals and price charts are worth to me."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from raiatea.bots.skilled import masks, missions, possessions, purse, visits
from raiatea.catalogue import ASSISTANTS, COMMODITIES, EffectEntry
from raiatea.view import Seat, View

Numbers = Mapping[str, int]
DRAW = 0.87
UNKNOWN = 0.3
# Mana from the supply in the bag, for each dear ritual that I have.
BAG_FILLED = 0.41
MORE_CARDS = 0.18
# What is left of a good thing when all others get it too.
SHARED_WITH_ALL = 0.36


def of_others(view: View, number: Callable[[Seat], float]) -> float:
    """The mean of something that the others have."""
    return sum(number(one) for one in view.others) / len(view.others)


def best_commodities(view: View, numbers: Numbers) -> float:
    stall = view.market.commodities
    found = sorted(
        (possessions.commodity(view, one) for one in COMMODITIES if stall[one]), reverse=True
    )
    return sum(found[: numbers["amount"]])


def best_assistants(view: View, numbers: Numbers) -> float:
    market = view.market.assistants
    found = sorted(
        (possessions.assistant(view, one) for one in ASSISTANTS if market[one]), reverse=True
    )
    return sum(found[: numbers["amount"]])


def best_masks(view: View, numbers: Numbers) -> float:
    market = set(view.market.masks)
    found = sorted((masks.mask(view, one) for one in market), reverse=True)
    return sum(found[: numbers["amount"]])


def reactivated(view: View, numbers: Numbers) -> float:
    used = view.me.used
    found = [possessions.reactivated(view, one) for one in ASSISTANTS for _ in range(used[one])]
    found.sort(reverse=True)
    return sum(found[: numbers.get("amount", len(found))])


def priest_track(view: View, numbers: Numbers) -> float:
    return purse.mana_gained(view, view.me.priests + view.me.lasting("priest_mana")) + 0.2


def mana_for_priests(view: View, numbers: Numbers) -> float:
    """What it would do for me, less what it does for others who get it too, by their priests."""
    factor = numbers["factor"]
    shared = of_others(view, lambda one: factor * one.priests) if numbers.get("everyone") else 0.0
    mine = purse.mana_gained(view, factor * view.me.priests)
    return mine - (1 - SHARED_WITH_ALL) * purse.MANA * shared


def pearls_for_assistants(view: View, numbers: Numbers) -> float:
    """What it would do for me, less what it does for the others, who have their own."""

    def gained(who: Seat) -> int:
        return numbers["factor"] * sum(who.ready.values())

    theirs = purse.PEARL * of_others(view, gained)
    return purse.pearls_gained(view, gained(view.me)) - (1 - SHARED_WITH_ALL) * theirs


def lost_pearls(view: View, numbers: Numbers) -> float:
    """What it would do for me, less what it does for the others, who have other purses."""

    def traded(who: Seat) -> float:
        pearls = who.pearls // 2
        return possessions.tattoos(view, numbers["tattoos"] * pearls) - purse.PEARL * pearls

    return traded(view.me) - (1 - SHARED_WITH_ALL) * of_others(view, traded)


def bag_filled(view: View, numbers: Numbers) -> float:
    """Mana in the bag pays for the dearer rituals that I put in."""
    waiting = [*view.me.prepared, *view.me.hand]
    dear = sum(1 for ritual in waiting if view.cards.rituals[ritual].cost >= 6)
    return BAG_FILLED * min(dear, 3)


def another_ritual(view: View, numbers: Numbers) -> float:
    others = [ritual for ritual in view.me.hand if not performs_again(view, ritual)]
    return max([performed(view, ritual) for ritual in others], default=0.0)


def performs_again(view: View, ritual: str) -> bool:
    return any(effect.do == "perform" for effect in view.cards.rituals[ritual].effects)


def draw(view: View, numbers: Numbers) -> float:
    if view.last_round:
        return 0.05
    return DRAW * numbers["keep"] / (1 + MORE_CARDS * len(view.me.hand))


WORDS: dict[str, Callable[[View, Numbers], float]] = {
    "pearls": lambda view, n: purse.pearls_gained(view, n["amount"]),
    "mana": lambda view, n: purse.mana_gained(view, n["amount"]),
    "priests": lambda view, n: possessions.priests(view, n["amount"]),
    "tattoos": lambda view, n: possessions.tattoos(view, n["amount"]),
    "mana-per-priest": mana_for_priests,
    "pearls-per-assistant": pearls_for_assistants,
    "priest-track": priest_track,
    "lose-half-pearls": lost_pearls,
    "bag-mana": bag_filled,
    "commodities": best_commodities,
    "assistants": best_assistants,
    "masks": best_masks,
    "reactivate": reactivated,
    "reactivate-all": reactivated,
    "turn-up": lambda view, n: 1.1,
    "draw": draw,
    "perform": another_ritual,
    "mission": lambda view, n: missions.best_now(view),
    "free-mission": lambda view, n: missions.best_free(view),
    "silence": lambda view, n: 0.5,
    "take-pearls": lambda view, n: 1.3 * purse.pearls_gained(view, n["amount"]),
    "lose-priests": lambda view, n: 0.25 * n["amount"],
    "others-lose-priests": lambda view, n: 0.35 * n["amount"],
    "take-commodity": lambda view, n: 0.7,
    "take-mask": lambda view, n: 0.8,
    "tide": lambda view, n: 0.5 * len(view.others),
}
NOT_SHARED = ("mana-per-priest", "pearls-per-assistant", "lose-half-pearls", "bag-mana")


def of_entries(view: View, entries: Iterable[EffectEntry]) -> float:
    """What several effects bring me; what everyone gets is worth little."""
    worth = 0.0
    for entry in entries:
        one = WORDS[entry.do](view, entry.numbers) if entry.do in WORDS else UNKNOWN
        shared = entry.numbers.get("everyone", 0) and entry.do not in NOT_SHARED
        worth += SHARED_WITH_ALL * one if shared else one
    return worth


def in_front(view: View, words: Numbers) -> float:
    """What a permanent ritual brings until the end of the game."""
    each = {
        "vp": 1.0,
        "hire_discount": 1.2 * purse.pearl(view) * visits.to_come(view, "market"),
        "reef_pearls": purse.pearl(view) * visits.to_come(view, "reef"),
        "priest_mana": purse.mana(view) * possessions.mana_payments(view),
        "die_bonus": 0.3 * view.action_rounds_left,
        "mission_discount": purse.PEARL * (0.7 + view.ceremonies_left),
        "price_reach": 0.35 * visits.to_come(view, "market"),
    }
    return sum(each.get(word, 0.0) * number for word, number in words.items())


def performed(view: View, ritual: str) -> float:
    """What performing a ritual now would bring me."""
    card = view.cards.rituals[ritual]
    return in_front(view, card.in_front) + of_entries(view, card.effects)


def sold(view: View, commodity: str, space: int) -> float:
    """The bonus of a space of a price chart, counted from 1."""
    return of_entries(view, view.cards.charts[commodity].spaces[space - 1])


def best_sale(view: View, commodity: str, space: int | None = None) -> float:
    """The best bonus at or below a space, or else below the marker."""
    chart = view.cards.charts[commodity]
    if space is None:
        space = view.market.prices[commodity] + view.me.lasting("price_reach")
    reach = min(space, len(chart.spaces))
    return max(sold(view, commodity, one) for one in range(1, reach + 1))
