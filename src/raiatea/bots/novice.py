"""The novice: it knows what things are good for, but neither plans nor counts."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from raiatea.bots import reasons
from raiatea.bots.bot import Thinker, Thought, about, best_first
from raiatea.catalogue import Catalogue
from raiatea.engine import Move, moves
from raiatea.view import View

# What a novice thinks of an answer that is not worth a closer look.
LIKING = {
    moves.TATTOO: 1.0,
    moves.SACRIFICE: 0.9,
    moves.PERFORM: 0.9,
    moves.JOIN: 0.8,
    moves.COLLECTOR: 0.7,
    moves.DRAW: 0.6,
    moves.BUY: 0.4,
    moves.SHAMAN: 0.5,
    moves.PREPARE: 0.5,
    moves.HIRE: 0.4,
    moves.COMMODITY: 0.5,
    moves.ASSISTANT: 0.5,
    moves.REACTIVATE: 0.3,
    moves.PAY_COMMODITY: 0.0,
    moves.PAY_RITUAL: 0.0,
    moves.HAND_PEARLS: 0.1,
}
FOREST = {"mask": 0.8, "mirror": 0.9, "commodity": 0.6, "assistant": 0.5}
GIFTS = {"tattoo": 1.0, "commodity": 0.6, "pearls": 0.4}
KEPT_PEARLS = 4
OFFERED_SHARE = 3


class NoviceBot(Thinker):
    """Likes some things better than others, and looks no further than that."""

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        """Which cards there are it sees in each view."""

    def rank(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> list[Thought]:
        likings = [liking(view, move) for move in moves]
        best = max(likings)
        return best_first(
            [
                Thought(move, value, reasons.of_thumb(move, value == best))
                for move, value in zip(moves, likings, strict=True)
            ]
        )


def liking(view: View, move: Move) -> float:
    """How much a novice likes a move; passing is worth nothing."""
    look = LOOKS.get(move.verb)
    return LIKING.get(move.verb, 0.0) if look is None else look(view, about(move))


def forest_card(view: View, name: str) -> float:
    card = view.cards.forest[name]
    return mask(view, card.shows) if card.kind == "mask" else FOREST.get(card.kind, 0.0)


def location(view: View, name: str) -> float:
    """A place where there is something to do with what one has."""
    goods = sum(view.me.commodities.values())
    return {
        "market": 0.6 * min(2, goods),
        "marae": 0.5 * min(2, goods) + 0.2,
        "path": 0.4 * min(3, view.me.pearls // 2),
        "forest": 0.8,
        "reef": 0.7 if view.me.pearls < KEPT_PEARLS else 0.3,
        "neighbourhood": 0.5,
    }.get(name, 0.0)


def mask(view: View, name: str) -> float:
    """The second of a pair is what one looks for."""
    return 2.0 if view.me.masks.count(name) == 1 else FOREST["mask"]


def priests(view: View, number: int) -> float:
    """As many as one can pay for, until the last round."""
    return 0.0 if view.last_round else number


def mana(view: View, name: str) -> float:
    """A third of what one has, for every offer and every bid."""
    return -abs(int(name) - view.me.mana // OFFERED_SHARE)


def waiting_ritual(view: View, name: str) -> float:
    return view.cards.rituals[view.row[int(name) - 1].ritual].cost


LOOKS: dict[int, Callable[[View, str], float]] = {
    moves.GO: location,
    moves.TAKE: forest_card,
    moves.MASK: mask,
    moves.STEAL: mask,
    moves.GIVE: lambda view, name: 0.1 - mask(view, name),
    moves.PAY_MASK: lambda view, name: -mask(view, name),
    moves.FULFIL: lambda view, name: view.missions[name].value,
    moves.KEEP: lambda view, name: view.cards.rituals[name].cost,
    moves.SELL: lambda view, name: 0.3 + int(name.rsplit(" ", 1)[1]),
    moves.RECRUIT: lambda view, name: priests(view, int(name)),
    moves.OFFER: mana,
    moves.BID: mana,
    moves.GIFT: lambda view, name: GIFTS.get(name, 0.0),
    moves.PLAYER: lambda view, name: view.seats[int(name)].visible_points,
    moves.SILENCE: waiting_ritual,
}
