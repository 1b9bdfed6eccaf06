"""The novice: it knows what things are good for, but neither plans nor counts."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from raiatea.bots import reasons
from raiatea.bots.bot import Thought, View, best_first
from raiatea.bots.table import CardKnower, Table, named
from raiatea.engine import Move, moves

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


class NoviceBot(CardKnower):
    """Likes some things better than others, and looks no further than that."""

    def rank(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> list[Thought]:
        table = Table(view, self.cards)
        likings = [liking(table, move) for move in moves]
        best = max(likings)
        return best_first(
            [
                Thought(move, value, reasons.of_thumb(move, value == best))
                for move, value in zip(moves, likings, strict=True)
            ]
        )


def liking(t: Table, move: Move) -> float:
    """How much a novice likes a move; passing is worth nothing."""
    look = LOOKS.get(move.verb)
    return LIKING.get(move.verb, 0.0) if look is None else look(t, named(move))


def forest_card(t: Table, name: str) -> float:
    card = t.cards.forest[name]
    return mask(t, card.shows) if card.kind == "mask" else FOREST[card.kind]


def location(t: Table, name: str) -> float:
    """A place where there is something to do with what one has."""
    goods = sum(t.commodities.values())
    return {
        "market": 0.6 * min(2, goods),
        "marae": 0.5 * min(2, goods) + 0.2,
        "path": 0.4 * min(3, t.pearls // 2),
        "forest": 0.8,
        "reef": 0.7 if t.pearls < KEPT_PEARLS else 0.3,
        "neighbourhood": 0.5,
    }[name]


def mask(t: Table, name: str) -> float:
    """The second of a pair is what one looks for."""
    return 2.0 if t.masks.count(name) == 1 else FOREST["mask"]


def priests(t: Table, number: int) -> float:
    """As many as one can pay for, until the last round."""
    return 0.0 if t.last_round else number


def mana(t: Table, name: str) -> float:
    """A third of what one has, for every offer and every bid."""
    return -abs(int(name) - t.mana // OFFERED_SHARE)


def waiting_ritual(t: Table, name: str) -> float:
    return t.cards.rituals[t.public["row"][int(name) - 1]["ritual"]].cost


LOOKS: dict[int, Callable[[Table, str], float]] = {
    moves.GO: location,
    moves.TAKE: forest_card,
    moves.MASK: mask,
    moves.STEAL: mask,
    moves.GIVE: lambda t, name: 0.1 - mask(t, name),
    moves.PAY_MASK: lambda t, name: -mask(t, name),
    moves.FULFIL: lambda t, name: t.mission_at(name).value,
    moves.KEEP: lambda t, name: t.cards.rituals[name].cost,
    moves.SELL: lambda t, name: 0.3 + int(name.rsplit(" ", 1)[1]),
    moves.RECRUIT: lambda t, name: priests(t, int(name)),
    moves.OFFER: mana,
    moves.BID: mana,
    moves.GIFT: lambda t, name: GIFTS[name],
    moves.PLAYER: lambda t, name: t.visible_points(int(name)),
    moves.SILENCE: waiting_ritual,
}
