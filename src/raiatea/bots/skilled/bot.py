"""The skilled bot: what each kind of move is worth, in victory points."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from raiatea.bots import reasons
from raiatea.bots.bot import Reason, Thought, View, best_first
from raiatea.bots.skilled import ceremony, effects, goods, hand, locations, masks, missions, purse
from raiatea.bots.skilled.tokens import token
from raiatea.bots.table import CardKnower, Table, named
from raiatea.engine import Move, moves
from raiatea.engine.moves import OFFER

# How long mirrors wait for a better mask, and what a Collector brings besides the card.
PATIENCE = 1.7
COLLECTED = 0.49
ASSISTANT_USE = 0.15
# The most that a mirror loses which did not wait for a better mask, or for the end of the turn.
SPENT_TOO_SOON = 1.0
HASTE = 0.1
# What it is worth to hit a rival, for each point that shows how dangerous the rival is.
RIVAL_HIT = 0.1


class SkilledBot(CardKnower):
    """Values every legal move in victory points and takes the best, or nearly so with offers."""

    def choose(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> Move:
        if moves[0].verb != OFFER:
            return super().choose(view, moves, rng, deadline)
        thoughts = self.rank(view, moves, rng, deadline)
        return max(thoughts, key=lambda one: one.value + rng.gauss(0, ceremony.SURPRISE)).move

    def rank(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> list[Thought]:
        table = Table(view, self.cards)
        gains = [worth(table, move) for move in moves]
        values = with_the_rest(moves, gains)
        best = max(values)
        return best_first(
            [
                Thought(move, value, why(table, move, gain, value == best))
                for move, gain, value in zip(moves, gains, values, strict=True)
            ]
        )


def with_the_rest(moves: Sequence[Move], gains: Sequence[float]) -> list[float]:
    """What moves are worth, with the best that can still follow them in the same turn."""
    values = list(gains)
    rest = max(
        (gain for move, gain in zip(moves, gains, strict=True) if move.verb not in IN_PASSING),
        default=0.0,
    )
    for verb, followed_by in IN_PASSING.items():
        places = [place for place, move in enumerate(moves) if move.verb == verb]
        for place in places:
            values[place] = followed_by(gains[place], rest)
        rest = max([rest, *(values[place] for place in places)])
    return values


def why(t: Table, move: Move, gain: float, best: bool) -> Reason:
    message = reasons.OF_VERB.get(move.verb, reasons.NONE)
    if message == reasons.WAIT:
        return reasons.of_waiting(best)
    if message == reasons.PAY:
        return reasons.reason(message, -gain)
    if message == reasons.RIVAL:
        return reasons.reason(message, t.visible_points(rival(t, move)))
    if message in (reasons.CARD, reasons.MASK) and completes_pair(t, named(move)):
        message = reasons.PAIR
    elif move.verb == moves.JOIN and gain < 0:
        message = reasons.TOO_SOON
    return reasons.reason(message, gain)


def rival(t: Table, move: Move) -> int:
    """Whom a move hits."""
    if move.verb == moves.PLAYER:
        return int(named(move))
    seat: int = t.public["row"][int(named(move)) - 1]["owner"]
    return seat


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
    return goods.tattoos(t, 1) - goods.kept_commodity(t, name)


def recruit(t: Table, name: str) -> float:
    """With the Kahuna's free priest, where there is one."""
    bonus = t.frame[-1] if t.frame[0] == "PathTurn" else 0
    return locations.recruited(t, int(name), int(name) + bonus)


def join(t: Table, name: str) -> float:
    """Mirrors wait for a good mask, but not beyond the end of the game."""
    gain = masks.completed(t, name) - PATIENCE * t.action_rounds_to_come
    return max(gain, -SPENT_TOO_SOON)


def give(t: Table, name: str) -> float:
    return locations.exchanged(t, name) - 0.1


def player(t: Table, name: str) -> float:
    """Whoever is ahead, and first of all one who has something to lose."""
    seat = int(name)
    commodities: int = sum(t.tracked["commodities"][seat].values())
    pearls: int = t.tracked["pearls"][seat]
    priests: int = t.public["priests"][seat]
    return RIVAL_HIT * (t.visible_points(seat) + 0.2 * (commodities + pearls + priests))


def silence(t: Table, name: str) -> float:
    ritual = t.public["row"][int(name) - 1]
    cost = t.cards.rituals[ritual["ritual"]].cost
    return RIVAL_HIT * (cost + 0.3 * t.visible_points(ritual["owner"]))


def nothing(t: Table, name: str) -> float:
    return 0.0


def then(gain: float, rest: float) -> float:
    return gain + rest


def now_or_last(gain: float, rest: float) -> float:
    """Joining a mirror can wait until the turn is over."""
    return max(gain, rest + min(gain, 0.0) - HASTE)


# What leaves the rest of the turn to be done. The draws end the sacrifices of a Marae.
IN_PASSING: dict[int, Callable[[float, float], float]] = {
    moves.SACRIFICE: then,
    moves.JOIN: now_or_last,
    moves.SHAMAN: then,
}


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
