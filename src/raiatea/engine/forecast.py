"""What an onlooker can work out from their view by the rules, so that no client needs a rule.

Points as they stand, what the bag will pay, how much of a turn is used up, what things cost, and
why a move that one might expect is not open. All of it depends on the onlooker's view alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from raiatea.engine import moves, scoring
from raiatea.engine.declare import FEW
from raiatea.engine.goods import in_front_bonus, pairs
from raiatea.engine.kinds import PRICE_REACH, VP
from raiatea.engine.refusal import PLAIN
from raiatea.engine.step import Question
from raiatea.engine.steps.ceremony import RITUAL_PRICE
from raiatea.engine.steps.market import hire_price
from raiatea.engine.steps.own_turn import OwnTurn
from raiatea.engine.steps.rituals import rank
from raiatea.engine.tiles import tiles

if TYPE_CHECKING:
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState
    from raiatea.forecasts import Forecast, Points, RefusedMove, SeatTerms, Waiting


def forecast(s: GameState, onlooker: int | None, tracked: bool) -> Forecast:
    """The forecast for a seat or a spectator; with `tracked` they count what others took."""
    seats = range(s.players)
    top = s.stack[-1] if s.stack else None
    asked: Question | None = None
    if onlooker is not None and isinstance(top, Question) and top.awaits(s, onlooker):
        asked = top
    open_to_all = tracked or top is None
    return {
        "points": [points(s, seat, open_to_all or seat == onlooker) for seat in seats],
        "places": scoring.places(s) if top is None else None,
        "standing": scoring.places(s) if open_to_all else None,
        "row": row(s),
        "counters": [] if asked is None else asked.counters(s),
        "terms": None if onlooker is None else terms(s, onlooker),
        "tiles": None if onlooker is None else tiles(s, onlooker),
        "refused": [] if asked is None or onlooker is None else refused(s, asked, onlooker),
    }


def points(s: GameState, seat: int, known: bool) -> Points:
    """The four sums of R8.7; `known` says whether the tokens behind the screen are."""
    box = s.box
    complete = pairs(s, seat)
    joined = len(s.joined[seat])
    singles = [mask for mask in s.masks[seat] if mask not in complete[joined:]]
    values = [box.mission_value[token] for token in s.missions[seat]]
    worth = box.in_front[VP]
    score = scoring.score(s, seat)
    of_pairs = [
        scoring.pair_points(s, seat, mask, complete)
        if known or not scoring.counts_tokens(s, mask)
        else None
        for mask in complete
    ]
    masks = sum([vp for vp in of_pairs if vp is not None])
    missions = score.missions if known else None
    return {
        "rank": box.rank_vp[rank(s, seat)],
        "rituals": [
            {"ritual": box.rituals[ritual], "points": worth[ritual]}
            for ritual in s.in_front[seat]
            if worth[ritual]
        ],
        "tokens": [{"value": value, "count": values.count(value)} for value in sorted(set(values))]
        if known
        else None,
        "pairs": [
            {
                "mask": box.masks[mask],
                "joined": i < joined,
                "points": of_pairs[i],
            }
            for i, mask in enumerate(complete)
        ],
        "singles": [box.masks[mask] for mask in singles],
        "sums": {
            "rank": score.rank,
            "rituals": score.rituals,
            "missions": missions,
            "masks": masks,
        },
        "known": score.rank + score.rituals + masks + (missions or 0),
        "total": score.total if known else None,
    }


def row(s: GameState) -> list[Waiting]:
    """What will become of the waiting rituals if no choice comes between (R6.7)."""
    box = s.box
    bag = s.bag
    found: list[Waiting] = []
    for ritual, owner in zip(s.row, s.row_owners, strict=True):
        cost = box.ritual_cost[ritual]
        paid = bag >= cost  # those after one that cannot be paid cost no less
        left = bag
        if paid:
            brought = [box.effects[effect].into_bag(s) for effect in box.ritual_effects[ritual]]
            left = bag - cost + sum(brought)  # new mana can be spent immediately
        found.append(
            {
                "ritual": box.rituals[ritual],
                "owner": None if owner < 0 else owner,
                "cost": cost,
                "bag": bag,
                "paid": paid,
                "left": left,
                "short": 0 if paid else cost - bag,
            }
        )
        bag = left
    return found


def terms(s: GameState, seat: int) -> SeatTerms:
    """What the seat pays and gets, with what lies in front of it."""
    box = s.box
    return {
        "hire_price": hire_price(s, seat),
        "ritual_price": RITUAL_PRICE,
        "draws": box.rank_draws[rank(s, seat)],
        "clips": box.rank_clips[rank(s, seat)],
        "price_reach": in_front_bonus(s, seat, PRICE_REACH),
    }


def conceivable(s: GameState, verb: int) -> list[Move]:
    """The moves of a verb, as far as they can concern anything on the table.

    Of amounts without a limit there are none: the box has those that anybody ever could offer,
    which is nobody's business.
    """
    if verb == moves.SILENCE:
        return s.box.moves_up_to(verb, len(s.row) - 1)
    if any([field.limit(s.box, s.players) >= FEW for field in moves.VERBS[verb].fields]):
        return []
    return s.box.moves[verb]


def refused(s: GameState, asked: Question, seat: int) -> list[RefusedMove]:
    """The moves that one might expect of this question, but that are not legal, each with why.

    Left out are those that concern nothing that lies there.
    """
    verbs = [*asked.VERBS, *asked.FREE]
    if isinstance(asked, OwnTurn):
        verbs += [verb for verb in (moves.COLLECTOR, moves.MERCHANT) if verb not in verbs]
    found: list[RefusedMove] = []
    for verb in verbs:
        for move in conceivable(s, verb):
            refusal = asked.refuse(s, seat, move)
            if refusal is not None and refusal.why not in PLAIN:
                found.append({"move": move.text, **refusal.to_dict()})
    return found
