"""The skilled bot: what each kind of move is worth, in victory points."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from raiatea import catalogue as catalogues
from raiatea.bots import reasons
from raiatea.bots.bot import Thinker, Thought, View, best_first
from raiatea.bots.skilled import ceremony, effects, goods, hand, locations, masks, missions, purse
from raiatea.bots.skilled.tokens import token
from raiatea.bots.table import Cards, Table, named
from raiatea.catalogue import Catalogue
from raiatea.engine import Move, moves

# How long mirrors wait for a better mask, and what a Collector brings besides the card.
PATIENCE = 1.7
COLLECTED = 0.49
ASSISTANT_USE = 0.15


class SkilledBot(Thinker):
    """Values every legal move in victory points and takes the best."""

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        self._cards = Cards(catalogue or catalogues.default())

    def rank(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> list[Thought]:
        table = Table(view, self._cards)
        return best_first([thought(table, move) for move in moves])


def thought(t: Table, move: Move) -> Thought:
    value = worth(t, move)
    why = reasons.OF_VERB.get(move.verb, reasons.NONE)
    if move.verb in (moves.TAKE, moves.MASK) and completes_pair(t, named(move)):
        why = reasons.PAIR
    points = value - hand.AT_ONCE if value > hand.AT_ONCE else value
    return Thought(move, value, reasons.reason(why, points))


def completes_pair(t: Table, name: str) -> bool:
    shown = t.cards.forest[name].shows if name in t.cards.forest else name
    return shown in t.single_masks


def worth(t: Table, move: Move) -> float:
    """What a move is worth, where passing is worth nothing."""
    return VERBS[move.verb](t, named(move))


def collector(t: Table, name: str) -> float:
    """Better than any card alone: it brings a commodity besides."""
    cards = [locations.forest_card(t, card) for card in t.public["forest"]]
    return max(cards, default=0.5) + COLLECTED


def sell(t: Table, name: str) -> float:
    commodity, space = name.rsplit(" ", 1)
    return effects.sold(t, commodity, int(space)) - goods.kept_commodity(t, commodity)


def merchant(t: Table, name: str) -> float:
    """Raising a price pays off if I then sell at it."""
    sales_left = t.frame[2]
    if not sales_left or not t.commodities[name]:
        return -ASSISTANT_USE
    top = len(t.cards.charts[name].spaces)
    gain = effects.best_sale(t, name, top) - effects.best_sale(t, name)
    best_now = max(locations.net_sale(t, one) for one in t.cards.charts if t.commodities[one])
    after = locations.net_sale(t, name) + gain
    return after - ASSISTANT_USE if after - ASSISTANT_USE > best_now else -ASSISTANT_USE


def fulfil(t: Table, name: str) -> float:
    """A mission; Ta'ere asks for no payment."""
    mission = t.mission_at(name)
    free = t.frame[0] == "FulfilByEffect" and t.frame[-1] == 1
    return token(t, mission) if free else missions.urgent(t, mission)


def sacrifice(t: Table, name: str) -> float:
    """The sacrifice comes before the draw, so a good one must beat every draw."""
    gain = goods.tattoos(t, 1) - goods.kept_commodity(t, name)
    return gain + 2 if gain > 0 else gain


def recruit(t: Table, name: str) -> float:
    """With the Kahuna's free priest, where there is one."""
    bonus = t.frame[-1] if t.frame[0] == "PathTurn" else 0
    return locations.recruited(t, int(name), int(name) + bonus)


def join(t: Table, name: str) -> float:
    """Mirrors wait for a good mask, but not beyond the end of the game."""
    gain = masks.completed(t, name)
    patience = PATIENCE * t.action_rounds_to_come
    return gain - patience if gain > patience else -1.0


def give(t: Table, name: str) -> float:
    return locations.exchanged(t, name) - 0.1


def player(t: Table, name: str) -> float:
    """Whoever is ahead, and first of all one who has something to lose."""
    seat = int(name)
    commodities: int = sum(t.tracked["commodities"][seat].values())
    pearls: int = t.tracked["pearls"][seat]
    priests: int = t.public["priests"][seat]
    return t.visible_points(seat) + 0.2 * (commodities + pearls + priests)


def silence(t: Table, name: str) -> float:
    ritual = t.public["row"][int(name) - 1]
    cost = t.cards.rituals[ritual["ritual"]].cost
    return cost + 0.3 * t.visible_points(ritual["owner"])


def nothing(t: Table, name: str) -> float:
    return 0.0


VERBS: dict[int, Callable[[Table, str], float]] = {
    moves.GO: locations.chosen,
    moves.TAKE: locations.forest_card,
    moves.PASS: nothing,
    moves.DONE: nothing,
    moves.COLLECTOR: collector,
    moves.COMMODITY: goods.commodity,
    moves.ASSISTANT: goods.assistant,
    moves.MASK: masks.mask,
    moves.TATTOO: lambda t, name: goods.tattoos(t, 1) + 0.01,
    moves.SACRIFICE: sacrifice,
    moves.DRAW: hand.drawn,
    moves.KEEP: hand.kept,
    moves.RECRUIT: recruit,
    moves.RECRUIT_ONLY: lambda t, name: locations.recruited(t, int(name), int(name)) - 0.01,
    moves.GIVE: give,
    moves.FULFIL: fulfil,
    moves.SELL: sell,
    moves.HIRE: locations.hired,
    moves.MERCHANT: merchant,
    moves.SHAMAN: hand.shaman,
    moves.JOIN: join,
    moves.BUY: ceremony.bought,
    moves.PREPARE: ceremony.prepared,
    moves.OFFER: lambda t, name: ceremony.offered(t, int(name)),
    moves.BID: lambda t, name: ceremony.bid(t, int(name)),
    moves.GIFT: ceremony.gift,
    moves.LAY: effects.performed,
    moves.PERFORM: effects.performed,
    moves.REACTIVATE: goods.reactivated,
    moves.PLAYER: player,
    moves.SILENCE: silence,
    moves.STEAL: masks.mask,
    moves.PAY_COMMODITY: lambda t, name: -goods.kept_commodity(t, name),
    moves.PAY_MASK: lambda t, name: -masks.kept(t, name),
    moves.PAY_RITUAL: lambda t, name: -hand.kept(t, name),
    moves.HAND_COMMODITY: lambda t, name: -goods.kept_commodity(t, name),
    moves.HAND_PEARLS: lambda t, name: purse.pearls_gained(t, -min(t.pearls, t.frame[-1])),
}
