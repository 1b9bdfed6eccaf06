"""Why a bot likes a move: the messages of the locales, most with `$points`, the move's value."""

from __future__ import annotations

from typing import Final

from raiatea.bots.bot import Reason
from raiatea.engine import moves

NONE: Final = "reason-none"
CHOICE: Final = "reason-choice"
THUMB: Final = "reason-thumb"
PAIR: Final = "reason-pair"
WAIT: Final = "reason-wait"
LOCATION: Final = "reason-location"
CARD: Final = "reason-card"
RANK: Final = "reason-rank"
RITUAL: Final = "reason-ritual"
BAG: Final = "reason-bag"
PRIESTS: Final = "reason-priests"
MISSION: Final = "reason-mission"
TRADE: Final = "reason-trade"
ASSISTANT: Final = "reason-assistant"
MASK: Final = "reason-mask"
OFFER: Final = "reason-offer"
BID: Final = "reason-bid"
GIFT: Final = "reason-gift"
RIVAL: Final = "reason-rival"
PAY: Final = "reason-pay"
# What those who count in chances to win say, with variables of their own.
LEARNED: Final = "reason-learned"
WORLDS: Final = "reason-worlds"
NOT_TRIED: Final = "reason-not-tried"

MESSAGES: Final = (
    *(NONE, CHOICE, THUMB, PAIR, WAIT, LOCATION, CARD, RANK, RITUAL, BAG, PRIESTS, MISSION),
    *(TRADE, ASSISTANT, MASK, OFFER, BID, GIFT, RIVAL, PAY, LEARNED, WORLDS, NOT_TRIED),
)

OF_VERB: Final = {
    moves.GO: LOCATION,
    moves.TAKE: CARD,
    moves.PASS: WAIT,
    moves.DONE: WAIT,
    moves.COLLECTOR: ASSISTANT,
    moves.COMMODITY: TRADE,
    moves.ASSISTANT: ASSISTANT,
    moves.MASK: MASK,
    moves.TATTOO: RANK,
    moves.SACRIFICE: RANK,
    moves.DRAW: RITUAL,
    moves.KEEP: RITUAL,
    moves.RECRUIT: PRIESTS,
    moves.RECRUIT_ONLY: PRIESTS,
    moves.GIVE: MASK,
    moves.FULFIL: MISSION,
    moves.SELL: TRADE,
    moves.HIRE: ASSISTANT,
    moves.MERCHANT: TRADE,
    moves.SHAMAN: RITUAL,
    moves.JOIN: PAIR,
    moves.BUY: RITUAL,
    moves.PREPARE: BAG,
    moves.OFFER: OFFER,
    moves.BID: BID,
    moves.GIFT: GIFT,
    moves.LAY: RITUAL,
    moves.PERFORM: RITUAL,
    moves.REACTIVATE: ASSISTANT,
    moves.PLAYER: RIVAL,
    moves.SILENCE: RIVAL,
    moves.STEAL: RIVAL,
    moves.PAY_COMMODITY: PAY,
    moves.PAY_MASK: PAY,
    moves.PAY_RITUAL: PAY,
    moves.HAND_COMMODITY: PAY,
    moves.HAND_PEARLS: PAY,
}


def reason(message: str, value: float = 0.0) -> Reason:
    points = round(float(value), 1)
    # Languages tell 1 point from 1.0 points.
    return Reason(message, {"points": int(points) if points.is_integer() else points})
