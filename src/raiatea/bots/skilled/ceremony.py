"""The ceremony: what to put into the bag, how much mana to offer, and what to bid."""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp

from raiatea.bots.skilled import effects, hand, possessions, purse
from raiatea.bots.skilled.tokens import token
from raiatea.engine.vocabulary import RITUAL_PRICE
from raiatea.view import Cards, View

# What I expect of the others: which share of their mana they offer in each ceremony, and bid.
OFFERED = (0.65, 0.48, 0.41)
BID_MOST = 1.1
OFFER_SPREAD = 2.4
# How much my own offers vary: an offer that can be foreseen is beaten by one mana more.
SURPRISE = 0.25
BAG_SPREAD = 4.3
PREPARED_OF_HELD = 1.0
FIRST_TO_BUILD = 0.97
SELDOM_PAID = 0.095


def others_offers(view: View) -> list[float]:
    share = OFFERED[max(0, 2 - view.ceremonies_left)]
    return [share * one.mana for one in view.others]


def cheaper_of_others(view: View, cost: int) -> float:
    """The mana that rituals of the others will take from the bag before mine of that cost."""
    total = 0.0
    for one in view.others:
        number = sum(held.most for held in one.held.values())
        if number:
            prepared = min(one.rank.clips, PREPARED_OF_HELD * number) / number
            total += prepared * sum(
                held.most * cheaper(view.cards, pile, cost) for pile, held in one.held.items()
            )
    return total


@cache
def cheaper(cards: Cards, pile: str, cost: int) -> float:
    """What a card of the pile takes from the bag before a ritual of that cost, on average."""
    rituals = [one for one in cards.rituals.values() if one.pile == pile]
    costs = [one.cost for one in rituals for _ in range(one.copies)]
    return sum(c for c in costs if c < cost) / max(1, len(costs))


def paid(view: View, bag: float, mine: list[str], ritual: str) -> float:
    """The chance that the bag pays for a ritual of mine."""
    cards = view.cards.rituals
    cost = cards[ritual].cost
    need = cost + cheaper_of_others(view, cost)
    for one in mine:
        if one != ritual and cards[one].cost <= cost:
            need += cards[one].cost
            for entry in cards[one].effects:
                if entry.do == "bag-mana":
                    need -= entry.numbers["per_player"] * view.players
    return 1 / (1 + exp(max(-20.0, min(20.0, (need - bag) / BAG_SPREAD))))


def paid_if_put_in(view: View, ritual: str) -> float:
    """The same for one that I might put in, before anything is offered."""
    return paid(view, bag_with(view, 0.5 * view.me.mana), [*view.me.prepared, ritual], ritual)


def prepared(view: View, ritual: str) -> float:
    """Putting a ritual into the bag, compared with keeping it."""
    chance = paid_if_put_in(view, ritual)
    worth = effects.performed(view, ritual)
    later = hand.by_shaman(view, ritual)
    if view.ceremonies_left:
        later = max(later, 0.8 * hand.by_bag(view, ritual))
    return chance * worth - later * worth * 0.9 + (SELDOM_PAID if view.last_round else 0.0)


def bought(view: View, pile: str) -> float:
    """Buying a draw before the preparation."""
    rank = view.me.rank
    useful = [ritual for ritual in view.me.hand if hand.kept(view, ritual) > 0.4]
    room = 1.0 if len(useful) < rank.clips else 0.5
    return room * hand.drawn(view, pile) + purse.mana_gained(view, -RITUAL_PRICE)


def gift(view: View, name: str) -> float:
    """One of the ceremonial gifts."""
    if name == "tattoo":
        return possessions.tattoos(view, 1)
    if name == "commodity":
        return effects.best_commodities(view, {"amount": 1})
    return purse.pearls_gained(view, 2)


@lru_cache(1)
def gifts(view: View) -> tuple[float, ...]:
    """What the gifts are worth to me, the best first; the same whatever is offered."""
    found = sorted((gift(view, name) for name in ("tattoo", "commodity", "pearls")), reverse=True)
    return tuple(found[:2] if view.players == 3 else found)


def bag_with(view: View, amount: float) -> float:
    """What the bag should hold when I offer so much."""
    return view.bag + sum(others_offers(view)) + amount


def ahead(view: View, amount: int) -> list[float]:
    """The chance of each other to be before me when I offer so much."""
    wins_ties = view.ceremonial_order[: view.ceremonial_order.index(view.me.number)]
    return [
        1 / (1 + exp((amount - offer + (-0.5 if one.number in wins_ties else 0.5)) / OFFER_SPREAD))
        for one, offer in zip(view.others, others_offers(view), strict=True)
    ]


def offered(view: View, amount: int) -> float:
    """Offering so much: the gift for my place, and my rituals that the bag then pays for."""
    to_be_had = gifts(view)
    worth = 0.0
    for place, chance in enumerate(places(ahead(view, amount))):
        if place < len(to_be_had):
            worth += chance * max(0.0, to_be_had[place])
        if place == 0:
            worth += FIRST_TO_BUILD * chance
    bag = bag_with(view, amount)
    mine = view.me.prepared
    worth += sum(paid(view, bag, mine, one) * effects.performed(view, one) for one in mine)
    return worth + purse.mana_gained(view, -amount)


def places(ahead: list[float]) -> list[float]:
    """The chance of each place, given the chances that each other is ahead of me."""
    chances = [1.0]
    for one in ahead:
        longer = [*chances, 0.0]
        for place in range(len(longer)):
            stays = chances[place] * (1 - one) if place < len(chances) else 0.0
            longer[place] = stays + (chances[place - 1] * one if place else 0.0)
        chances = longer
    return chances


def wins(view: View, amount: int) -> float:
    """The chance that a bid of so much is the highest, against bids that could be anything."""
    chance = 1.0
    for one in view.others:
        most = BID_MOST * one.mana
        chance *= min(1.0, (amount + 0.3) / most) if most > 0 else 1.0
    return chance


def bid(view: View, amount: int) -> float:
    """Bidding so much for the token at auction."""
    mission = view.missions.get(view.question.get("space", ""))
    worth = token(view, mission) if mission else 0.0
    return wins(view, amount) * worth + purse.mana_gained(view, -amount)
