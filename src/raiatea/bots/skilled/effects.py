"""What the effects of rituals and price charts are worth to me."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from raiatea.bots.skilled import goods, masks, missions, purse
from raiatea.bots.table import Table
from raiatea.catalogue import ASSISTANTS, COMMODITIES, EffectEntry

Numbers = Mapping[str, int]
DRAW = 0.87
UNKNOWN = 0.3
# Mana from the supply in the bag, for each dear ritual that I have.
BAG_FILLED = 0.41
MORE_CARDS = 0.18
# What is left of a good thing when all others get it too.
SHARED_WITH_ALL = 0.36


def of_others(t: Table, numbers: Sequence[float]) -> float:
    """The mean of something that the others have."""
    return sum(numbers[seat] for seat in t.others) / len(t.others)


def best_commodities(t: Table, numbers: Numbers) -> float:
    stall = t.public["markets"]["commodities"]
    found = sorted((goods.commodity(t, one) for one in COMMODITIES if stall[one]), reverse=True)
    return sum(found[: numbers["amount"]])


def best_assistants(t: Table, numbers: Numbers) -> float:
    market = t.public["markets"]["assistants"]
    found = sorted((goods.assistant(t, one) for one in ASSISTANTS if market[one]), reverse=True)
    return sum(found[: numbers["amount"]])


def best_masks(t: Table, numbers: Numbers) -> float:
    market = set(t.public["markets"]["masks"])
    found = sorted((masks.mask(t, one) for one in market), reverse=True)
    return sum(found[: numbers["amount"]])


def reactivated(t: Table, numbers: Numbers) -> float:
    used = t.public["used"][t.seat]
    found = [goods.reactivated(t, one) for one in ASSISTANTS for _ in range(used[one])]
    found.sort(reverse=True)
    return sum(found[: numbers.get("amount", len(found))])


def priest_track(t: Table, numbers: Numbers) -> float:
    return purse.mana_gained(t, t.priests + t.in_front("priest_mana")) + 0.2


def mana_for_priests(t: Table, numbers: Numbers) -> float:
    """What it would do for me, less what it does for others who get it too, by their priests."""
    mine, *theirs = (numbers["factor"] * t.public["priests"][seat] for seat in (t.seat, *t.others))
    shared = sum(theirs) / len(theirs) if numbers.get("everyone") else 0.0
    return purse.mana_gained(t, mine) - (1 - SHARED_WITH_ALL) * purse.MANA * shared


def pearls_for_assistants(t: Table, numbers: Numbers) -> float:
    """What it would do for me, less what it does for the others, who have their own."""
    gained: list[int] = [numbers["factor"] * sum(unused.values()) for unused in t.public["ready"]]
    theirs = purse.PEARL * of_others(t, gained)
    return purse.pearls_gained(t, gained[t.seat]) - (1 - SHARED_WITH_ALL) * theirs


def lost_pearls(t: Table, numbers: Numbers) -> float:
    """What it would do for me, less what it does for the others, who have other purses."""

    def traded(pearls: int) -> float:
        return goods.tattoos(t, numbers["tattoos"] * pearls) - purse.PEARL * pearls

    theirs = of_others(t, [traded(pearls // 2) for pearls in t.tracked["pearls"]])
    return traded(t.pearls // 2) - (1 - SHARED_WITH_ALL) * theirs


def bag_filled(t: Table, numbers: Numbers) -> float:
    """Mana in the bag pays for the dearer rituals that I put in."""
    waiting = [*t.mine["prepared"], *t.hand]
    dear = sum(1 for ritual in waiting if t.cards.rituals[ritual].cost >= 6)
    return BAG_FILLED * min(dear, 3)


def another_ritual(t: Table, numbers: Numbers) -> float:
    others = [ritual for ritual in t.hand if not performs_again(t, ritual)]
    return max([performed(t, ritual) for ritual in others], default=0.0)


def performs_again(t: Table, ritual: str) -> bool:
    return any(effect.do == "perform" for effect in t.cards.rituals[ritual].effects)


def draw(t: Table, numbers: Numbers) -> float:
    if t.last_round:
        return 0.05
    return DRAW * numbers["keep"] / (1 + MORE_CARDS * len(t.hand))


WORDS: dict[str, Callable[[Table, Numbers], float]] = {
    "pearls": lambda t, n: purse.pearls_gained(t, n["amount"]),
    "mana": lambda t, n: purse.mana_gained(t, n["amount"]),
    "priests": lambda t, n: goods.priests(t, n["amount"]),
    "tattoos": lambda t, n: goods.tattoos(t, n["amount"]),
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
    "turn-up": lambda t, n: 1.1,
    "draw": draw,
    "perform": another_ritual,
    "mission": lambda t, n: missions.best_now(t),
    "free-mission": lambda t, n: missions.best_free(t),
    "silence": lambda t, n: 0.5,
    "take-pearls": lambda t, n: 1.3 * purse.pearls_gained(t, n["amount"]),
    "lose-priests": lambda t, n: 0.25 * n["amount"],
    "others-lose-priests": lambda t, n: 0.35 * n["amount"],
    "take-commodity": lambda t, n: 0.7,
    "take-mask": lambda t, n: 0.8,
    "tide": lambda t, n: 0.5 * len(t.others),
}
NOT_SHARED = ("mana-per-priest", "pearls-per-assistant", "lose-half-pearls", "bag-mana")


def of_entries(t: Table, entries: Iterable[EffectEntry]) -> float:
    """What several effects bring me; what everyone gets is worth little."""
    worth = 0.0
    for entry in entries:
        one = WORDS[entry.do](t, entry.numbers) if entry.do in WORDS else UNKNOWN
        shared = entry.numbers.get("everyone", 0) and entry.do not in NOT_SHARED
        worth += SHARED_WITH_ALL * one if shared else one
    return worth


def in_front(t: Table, words: Numbers) -> float:
    """What a permanent ritual brings until the end of the game."""
    each = {
        "vp": 1.0,
        "hire_discount": 1.2 * purse.pearl(t) * t.visits_to_come("market"),
        "reef_pearls": purse.pearl(t) * t.visits_to_come("reef"),
        "priest_mana": purse.mana(t) * goods.mana_payments(t),
        "die_bonus": 0.3 * t.action_rounds_to_come,
        "mission_discount": purse.PEARL * (0.7 + t.ceremonies_to_come),
        "price_reach": 0.35 * t.visits_to_come("market"),
    }
    return sum(each.get(word, 0.0) * number for word, number in words.items())


def performed(t: Table, ritual: str) -> float:
    """What performing a ritual now would bring me."""
    card = t.cards.rituals[ritual]
    return in_front(t, card.in_front) + of_entries(t, card.effects)


def sold(t: Table, commodity: str, space: int) -> float:
    """The bonus of a space of a price chart, counted from 1."""
    return of_entries(t, t.cards.charts[commodity].spaces[space - 1])


def best_sale(t: Table, commodity: str, space: int | None = None) -> float:
    """The best bonus at or below a space, or else below the marker."""
    chart = t.cards.charts[commodity]
    if space is None:
        space = t.public["markets"]["prices"][commodity] + t.in_front("price_reach")
    reach = min(space, len(chart.spaces))
    return max(sold(t, commodity, one) for one in range(1, reach + 1))
