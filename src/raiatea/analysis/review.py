"""An analysis as a page shows it: JSON-able, in no language yet.

The game is over, so nothing is secret any more: at each turning point all hands lie open. Moves
and their words are told as they were when the move was due.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

import msgspec

from raiatea import telling
from raiatea.analysis.analysis import Analysis, Mistake
from raiatea.engine import Game
from raiatea.view import View

OF_EACH: Final = 5
DIGITS: Final = 4
LEAST_GOODS: Final = 0.5
LEAST_COST: Final = {"points": 0.1, "chance": 0.01}


def review(record: Mapping[str, Any], found: Analysis) -> dict[str, Any]:
    """What was found in a record: the chances through the game, turning points, and luck."""
    turning = [one for seat in range(len(found.names)) for one in of_seat(found, seat)[:OF_EACH]]
    turning.sort(key=lambda one: -one.cost)
    end = Game.replay(record)
    return {
        "bot": found.bot,
        "catalogue": record["catalogue"],
        "players": list(found.names),
        "winner": found.winner,
        "scores": [score.total for score in end.scores],
        "chances": [[round(one, DIGITS) for one in moment.chances] for moment in found.moments],
        "rounds": [
            {"round": moment.round, "at": moment.decisions} for moment in found.first_of_rounds[:-1]
        ],
        "turning": [turning_point(record, one) for one in turning],
        "luck": [
            {
                "dice": round(luck.dice, DIGITS),
                "draws": round(luck.draws, DIGITS),
                "goods": {
                    name: round(over)
                    for name, over in luck.goods.items()
                    if abs(over) >= LEAST_GOODS
                },
                **lost(found, seat),
            }
            for seat, luck in enumerate(found.luck)
        ],
    }


def of_seat(found: Analysis, seat: int) -> list[Mistake]:
    """A seat's own decisions that cost enough to be told, the costliest first."""
    own = [one for one in found.decisions if one.seat == seat]
    return [one for one in own if one.cost >= LEAST_COST[one.unit]]


def lost(found: Analysis, seat: int) -> dict[str, Any]:
    """What all of a seat's own decisions cost."""
    own = of_seat(found, seat)
    return {"cost": round(sum(one.cost for one in own), DIGITS), "mistakes": len(own)}


def turning_point(record: Mapping[str, Any], one: Mistake) -> dict[str, Any]:
    game = Game.replay(record, one.number - 1)
    asked = telling.asked(one.view, game.terms(one.seat))
    assert asked is not None
    moves = {move["move"]: move for move in asked.moves}
    return {
        "number": one.number,
        "at": game.decisions - len(game.answers),
        "round": one.round,
        "seat": one.seat,
        "says": msgspec.to_builtins(asked.says),
        "played": msgspec.to_builtins(moves[one.played.text]),
        "better": msgspec.to_builtins(moves[one.better.text]),
        "cost": round(one.cost, DIGITS),
        "unit": one.unit,
        "reason": asdict(one.reason),
        "hands": [hand(game, seat) for seat in range(game.players)],
        "then": then(game, one),
    }


def hand(game: Game, seat: int) -> dict[str, Any]:
    """What somebody held behind the screen, with their points so far."""
    mine = View.of(game, seat).me
    return {
        "pearls": mine.pearls,
        "mana": mine.mana,
        "commodities": dict(mine.commodities),
        "rituals": [*mine.hand, *mine.drawn, *mine.chosen, *mine.prepared],
        "points": game.scores[seat].total,
    }


def then(game: Game, one: Mistake) -> list[dict[str, Any]]:
    """What would have come of the better move at once; chance falls as it would have."""
    after = game.copy()
    events = after.play(one.seat, after.parse(one.seat, one.better.text))
    seen = [event.to_dict() for event in events if event.visible_to(one.seat)]
    return [
        msgspec.to_builtins(saying)
        for entry in telling.story(seen, View.of(game, one.seat).cards)
        for saying in entry.says
    ]
