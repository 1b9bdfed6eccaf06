"""The ceremony: what to put into the bag, how much mana to offer, and what to bid."""

from __future__ import annotations

from math import exp

from raiatea.bots.skilled import effects, goods, hand, purse
from raiatea.bots.skilled.tokens import token
from raiatea.bots.table import Table

# What I expect of the others: which share of their mana they offer in each ceremony, and bid.
OFFERED = (0.65, 0.48, 0.41)
BID_MOST = 1.1
OFFER_SPREAD = 2.4
# How much my own offers vary: an offer that can be foreseen is beaten by one mana more.
SURPRISE = 0.25
BAG_SPREAD = 4.3
PREPARED_OF_HELD = 1.0
FIRST_TO_BUILD = 0.97
DRAW_PRICE = 3
SELDOM_PAID = 0.095


def others_offers(t: Table) -> list[float]:
    share = OFFERED[max(0, 2 - t.ceremonies_to_come)]
    return [share * t.tracked["mana"][seat] for seat in t.others]


def cheaper_of_others(t: Table, cost: int) -> float:
    """The mana that rituals of the others will take from the bag before mine of that cost."""
    total = 0.0
    for seat in t.others:
        held = t.tracked["rituals"][seat]
        number = sum(held[pile]["most"] for pile in held)
        if number:
            clips = t.cards.board.ranks[t.rank(seat)].clips
            prepared = min(clips, PREPARED_OF_HELD * number) / number
            total += prepared * sum(
                held[pile]["most"] * t.cards.cheaper[pile][cost] for pile in held
            )
    return total


def paid(t: Table, bag: float, mine: list[str], ritual: str) -> float:
    """The chance that the bag pays for a ritual of mine."""
    cards = t.cards.rituals
    cost = cards[ritual].cost
    need = cost + cheaper_of_others(t, cost)
    for one in mine:
        if one != ritual and cards[one].cost <= cost:
            need += cards[one].cost
            for entry in cards[one].effects:
                if entry.do == "bag-mana":
                    need -= entry.numbers["per_player"] * t.players
    return 1 / (1 + exp(max(-20.0, min(20.0, (need - bag) / BAG_SPREAD))))


def prepared(t: Table, ritual: str) -> float:
    """Putting a ritual into the bag, compared with keeping it."""
    bag = t.public["bag"] + sum(others_offers(t)) + 0.5 * t.mana
    chance = paid(t, bag, [*t.mine["prepared"], ritual], ritual)
    worth = effects.performed(t, ritual)
    later = hand.by_shaman(t, ritual)
    if t.ceremonies_to_come:
        later = max(later, 0.8 * hand.by_bag(t, ritual))
    return chance * worth - later * worth * 0.9 + (SELDOM_PAID if t.last_round else 0.0)


def bought(t: Table, pile: str) -> float:
    """Buying a draw before the preparation."""
    rank = t.cards.board.ranks[t.rank(t.seat)]
    useful = [ritual for ritual in t.hand if hand.kept(t, ritual) > 0.4]
    room = 1.0 if len(useful) < rank.clips else 0.5
    return room * hand.drawn(t, pile) + purse.mana_gained(t, -DRAW_PRICE)


def gift(t: Table, name: str) -> float:
    """One of the ceremonial gifts."""
    if name == "tattoo":
        return goods.tattoos(t, 1)
    if name == "commodity":
        return effects.best_commodities(t, {"amount": 1})
    return purse.pearls_gained(t, 2)


def offered(t: Table, amount: int) -> float:
    """Offering so much: the gift for my place, and my rituals that the bag then pays for."""
    others = others_offers(t)
    wins_ties = t.public["order"][: t.public["order"].index(t.seat)]
    ahead = [
        1 / (1 + exp((amount - offer + (-0.5 if seat in wins_ties else 0.5)) / OFFER_SPREAD))
        for seat, offer in zip(t.others, others, strict=True)
    ]
    gifts = sorted((gift(t, name) for name in ("tattoo", "commodity", "pearls")), reverse=True)
    if t.players == 3:
        gifts.pop()
    worth = 0.0
    for place, chance in enumerate(places(ahead)):
        if place < len(gifts):
            worth += chance * max(0.0, gifts[place])
        if place == 0:
            worth += FIRST_TO_BUILD * chance
    bag = t.public["bag"] + sum(others) + amount
    mine = t.mine["prepared"]
    worth += sum(paid(t, bag, mine, one) * effects.performed(t, one) for one in mine)
    return worth + purse.mana_gained(t, -amount)


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


def bid(t: Table, amount: int) -> float:
    """Bidding so much for the token at auction, against bids that could be anything."""
    wins = 1.0
    for seat in t.others:
        most = BID_MOST * t.tracked["mana"][seat]
        wins *= min(1.0, (amount + 0.3) / most) if most > 0 else 1.0
    return wins * token(t, t.mission_on(t.frame[1])) + purse.mana_gained(t, -amount)
