"""The skilled bot: what each kind of move is worth, in victory points."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from raiatea.bots import reasons
from raiatea.bots.bot import Reason, Thinker, Thought, about, best_first
from raiatea.bots.skilled import (
    ceremony,
    effects,
    hand,
    locations,
    masks,
    missions,
    possessions,
    purse,
)
from raiatea.bots.skilled.tokens import token
from raiatea.catalogue import Catalogue
from raiatea.engine import Move, moves
from raiatea.engine.moves import OFFER
from raiatea.view import Seat, View

# How long mirrors wait for a better mask, and what a Collector brings besides the card.
PATIENCE = 1.7
COLLECTED = 0.49
ASSISTANT_USE = 0.15
# The most that a mirror loses which did not wait for a better mask, or for the end of the turn.
SPENT_TOO_SOON = 1.0
HASTE = 0.1
# What it is worth to hit a rival, for each point that shows how dangerous the rival is.
RIVAL_HIT = 0.1


class SkilledBot(Thinker):
    """Values every legal move in victory points and takes the best, or nearly so with offers."""

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        """Which cards there are it sees in each view."""

    def pick(self, thoughts: Sequence[Thought], rng: random.Random) -> Thought:
        if thoughts[0].move.verb != OFFER:
            return super().pick(thoughts, rng)
        return max(thoughts, key=lambda one: one.value + rng.gauss(0, ceremony.SURPRISE))

    def rank(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> list[Thought]:
        gains = [worth(view, move) for move in moves]
        values = with_the_rest(moves, gains)
        best = max(values)
        return best_first(
            [
                Thought(move, value, why(view, move, gain, value == best))
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


def why(view: View, move: Move, gain: float, best: bool) -> Reason:
    message = reasons.OF_VERB.get(move.verb, reasons.NONE)
    if message == reasons.WAIT:
        return reasons.of_waiting(best)
    if message == reasons.PAY:
        return reasons.reason(message, -gain)
    if message == reasons.RIVAL:
        return reasons.reason(message, rival(view, move).visible_points)
    if message in (reasons.CARD, reasons.MASK) and completes_pair(view, about(move)):
        message = reasons.PAIR
    elif move.verb == moves.JOIN and gain < 0:
        message = reasons.TOO_SOON
    return reasons.reason(message, gain)


def rival(view: View, move: Move) -> Seat:
    """Whom a move hits."""
    number = int(about(move))
    owner = number if move.verb == moves.PLAYER else view.row[number - 1].owner
    assert owner is not None
    return view.seats[owner]


def completes_pair(view: View, name: str) -> bool:
    shown = view.cards.forest[name].shows if name in view.cards.forest else name
    return shown in view.me.single_masks


def worth(view: View, move: Move) -> float:
    """What a move is worth, where passing is worth nothing, and so is what I know nothing of."""
    return VERBS.get(move.verb, nothing)(view, about(move))


def collector(view: View, name: str) -> float:
    """Better than any card alone: it brings a commodity besides."""
    cards = [locations.forest_card(view, card) for card in view.forest]
    return max(cards, default=0.5) + COLLECTED


def sell(view: View, name: str) -> float:
    commodity, space = name.rsplit(" ", 1)
    return effects.sold(view, commodity, int(space)) - possessions.kept_commodity(view, commodity)


def merchant(view: View, name: str) -> float:
    """Raising a price pays off if I then sell at it."""
    if not view.question.get("sales") or not view.me.commodities[name]:
        return -ASSISTANT_USE
    top = len(view.cards.charts[name].spaces)
    gain = effects.best_sale(view, name, top) - effects.best_sale(view, name)
    held = [one for one, number in view.me.commodities.items() if number]
    best_now = max(locations.net_sale(view, one) for one in held)
    after = locations.net_sale(view, name) + gain
    return after - ASSISTANT_USE if after - ASSISTANT_USE > best_now else -ASSISTANT_USE


def fulfil(view: View, name: str) -> float:
    """A mission; Ta'ere asks for no payment."""
    mission = view.missions[name]
    return token(view, mission) if view.question.get("free") else missions.urgent(view, mission)


def sacrifice(view: View, name: str) -> float:
    return possessions.tattoos(view, 1) - possessions.kept_commodity(view, name)


def recruit(view: View, name: str) -> float:
    """With the Kahuna's free priest, where there is one."""
    return locations.recruited(view, int(name), int(name) + view.question.get("bonus", 0))


def join(view: View, name: str) -> float:
    """Mirrors wait for a good mask, but not beyond the end of the game."""
    gain = masks.completed(view, name) - PATIENCE * view.action_rounds_left
    return max(gain, -SPENT_TOO_SOON)


def give(view: View, name: str) -> float:
    return locations.exchanged(view, name) - 0.1


def player(view: View, name: str) -> float:
    """Whoever is ahead, and first of all one who has something to lose."""
    who = view.seats[int(name)]
    goods_to_lose = who.commodities_in_all + who.pearls + who.priests
    return RIVAL_HIT * (who.visible_points + 0.2 * goods_to_lose)


def silence(view: View, name: str) -> float:
    ritual, owner = view.row[int(name) - 1]
    assert owner is not None  # general rituals cannot be silenced
    cost = view.cards.rituals[ritual].cost
    return RIVAL_HIT * (cost + 0.3 * view.seats[owner].visible_points)


def hand_pearls(view: View, name: str) -> float:
    """All that was asked for, as far as there is so much."""
    pearls = view.me.pearls
    return purse.pearls_gained(view, -min(pearls, view.question.get("pearls", pearls)))


def nothing(view: View, name: str) -> float:
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


VERBS: dict[int, Callable[[View, str], float]] = {
    moves.GO: locations.chosen,
    moves.TAKE: locations.forest_card,
    moves.PASS: nothing,
    moves.DONE: nothing,
    moves.COLLECTOR: collector,
    moves.COMMODITY: possessions.commodity,
    moves.ASSISTANT: possessions.assistant,
    moves.MASK: masks.mask,
    moves.TATTOO: lambda view, name: possessions.tattoos(view, 1) + 0.01,
    moves.SACRIFICE: sacrifice,
    moves.DRAW: hand.drawn,
    moves.KEEP: hand.kept,
    moves.RECRUIT: recruit,
    moves.RECRUIT_ONLY: lambda view, name: locations.recruited(view, int(name), int(name)) - 0.01,
    moves.GIVE: give,
    moves.FULFIL: fulfil,
    moves.SELL: sell,
    moves.HIRE: locations.hired,
    moves.MERCHANT: merchant,
    moves.SHAMAN: hand.shaman,
    moves.JOIN: join,
    moves.BUY: ceremony.bought,
    moves.PREPARE: ceremony.prepared,
    moves.OFFER: lambda view, name: ceremony.offered(view, int(name)),
    moves.BID: lambda view, name: ceremony.bid(view, int(name)),
    moves.GIFT: ceremony.gift,
    moves.LAY: effects.performed,
    moves.PERFORM: effects.performed,
    moves.REACTIVATE: possessions.reactivated,
    moves.PLAYER: player,
    moves.SILENCE: silence,
    moves.STEAL: masks.mask,
    moves.PAY_COMMODITY: lambda view, name: -possessions.kept_commodity(view, name),
    moves.PAY_MASK: lambda view, name: -masks.kept(view, name),
    moves.PAY_RITUAL: lambda view, name: -hand.kept(view, name),
    moves.HAND_COMMODITY: lambda view, name: -possessions.kept_commodity(view, name),
    moves.HAND_PEARLS: hand_pearls,
}
