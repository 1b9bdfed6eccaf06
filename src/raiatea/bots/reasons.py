"""Why a bot likes a move: the messages of the locales, most with `$points`, the move's value."""

from __future__ import annotations

from typing import Final

from raiatea.bots.bot import Reason
from raiatea.engine import Move, moves

NONE: Final = "reason-none"
CHOICE: Final = "reason-choice"
PAIR: Final = "reason-pair"
TOO_SOON: Final = "reason-too-soon"
WAIT: Final = "reason-wait"
SOMETHING_BETTER: Final = "reason-something-better"
LOCATION: Final = "reason-location"
CARD: Final = "reason-card"
TATTOO: Final = "reason-tattoo"
SACRIFICE: Final = "reason-sacrifice"
RITUAL: Final = "reason-ritual"
DRAW: Final = "reason-draw"
BUY: Final = "reason-buy"
SHAMAN: Final = "reason-shaman"
BAG: Final = "reason-bag"
PRIESTS: Final = "reason-priests"
MISSION: Final = "reason-mission"
TRADE: Final = "reason-trade"
COMMODITY: Final = "reason-commodity"
ASSISTANT: Final = "reason-assistant"
HIRE: Final = "reason-hire"
MASK: Final = "reason-mask"
OFFER: Final = "reason-offer"
BID: Final = "reason-bid"
GIFT: Final = "reason-gift"
# Here $points are those of whoever is hit, and what is given up.
RIVAL: Final = "reason-rival"
PAY: Final = "reason-pay"
# What those who count in chances to win say, with variables of their own.
LEARNED: Final = "reason-learned"
WORLDS: Final = "reason-worlds"
NOT_TRIED: Final = "reason-not-tried"

OF_VERB: Final = {
    moves.GO: LOCATION,
    moves.TAKE: CARD,
    moves.PASS: WAIT,
    moves.DONE: WAIT,
    moves.COLLECTOR: ASSISTANT,
    moves.COMMODITY: COMMODITY,
    moves.ASSISTANT: ASSISTANT,
    moves.MASK: MASK,
    moves.TATTOO: TATTOO,
    moves.SACRIFICE: SACRIFICE,
    moves.DRAW: DRAW,
    moves.KEEP: RITUAL,
    moves.RECRUIT: PRIESTS,
    moves.RECRUIT_ONLY: PRIESTS,
    moves.GIVE: TRADE,
    moves.FULFIL: MISSION,
    moves.SELL: TRADE,
    moves.HIRE: HIRE,
    moves.MERCHANT: TRADE,
    moves.SHAMAN: SHAMAN,
    moves.JOIN: PAIR,
    moves.BUY: BUY,
    moves.PREPARE: BAG,
    moves.OFFER: OFFER,
    moves.BID: BID,
    moves.GIFT: GIFT,
    moves.LAY: RITUAL,
    moves.PERFORM: RITUAL,
    moves.REACTIVATE: ASSISTANT,
    moves.PLAYER: RIVAL,
    moves.SILENCE: RIVAL,
    moves.STEAL: MASK,
    moves.PAY_COMMODITY: PAY,
    moves.PAY_MASK: PAY,
    moves.PAY_RITUAL: PAY,
    moves.HAND_COMMODITY: PAY,
    moves.HAND_PEARLS: PAY,
}

# What is said before a reason: facts, and what `skilled` counts on.
GROUNDS: Final = tuple(
    f"ground-{name}"
    for name in (
        *("forest", "marae", "marae-rank", "reef", "path", "neighbourhood", "hire", "sell"),
        *("rank", "mission", "die", "mana", "rivals", "shaman", "bag", "laid-first"),
        *("offer", "offer-none", "offer-rituals", "bid"),
    )
)

# The rules of thumb of a novice, who thinks nothing of other kinds of moves.
RULES: Final = {
    **dict.fromkeys(
        (
            *(moves.COLLECTOR, moves.COMMODITY, moves.ASSISTANT, moves.TATTOO, moves.SACRIFICE),
            *(moves.DRAW, moves.HIRE, moves.SHAMAN, moves.JOIN, moves.BUY, moves.PREPARE),
            *(moves.PERFORM, moves.REACTIVATE),
        ),
        "reason-thumb-something",
    ),
    moves.GO: "reason-thumb-location",
    moves.TAKE: "reason-thumb-card",
    moves.MASK: "reason-thumb-pair",
    moves.STEAL: "reason-thumb-pair",
    moves.GIVE: "reason-thumb-give",
    moves.PAY_COMMODITY: "reason-thumb-give",
    moves.PAY_MASK: "reason-thumb-give",
    moves.PAY_RITUAL: "reason-thumb-give",
    moves.HAND_COMMODITY: "reason-thumb-hand",
    moves.HAND_PEARLS: "reason-thumb-hand",
    moves.FULFIL: "reason-thumb-mission",
    moves.KEEP: "reason-thumb-ritual",
    moves.SILENCE: "reason-thumb-ritual",
    moves.SELL: "reason-thumb-sale",
    moves.RECRUIT: "reason-thumb-priests",
    moves.RECRUIT_ONLY: "reason-thumb-priests",
    moves.OFFER: "reason-thumb-mana",
    moves.BID: "reason-thumb-mana",
    moves.GIFT: "reason-thumb-gift",
    moves.PLAYER: "reason-thumb-rival",
}

MESSAGES: Final = (
    *(NONE, CHOICE, TOO_SOON, SOMETHING_BETTER),
    *dict.fromkeys(OF_VERB.values()),
    *GROUNDS,
    *dict.fromkeys(RULES.values()),
    *(LEARNED, WORLDS, NOT_TRIED),
)


def of_waiting(best: bool) -> Reason:
    """Why to leave it at that, or why not."""
    return reason(WAIT if best else SOMETHING_BETTER)


def of_thumb(move: Move, best: bool) -> Reason:
    """The rule by which a novice judges a move."""
    if move.verb in (moves.PASS, moves.DONE):
        return of_waiting(best)
    return reason(RULES.get(move.verb, NONE))


def reason(message: str, value: float = 0.0) -> Reason:
    return Reason(message, {"points": rounded(value)})


def rounded(value: float) -> int | float:
    """Points as people say them: languages tell 1 point from 1.0 points."""
    points = round(float(value), 1)
    return int(points) if points.is_integer() else points
