"""What is worth knowing of a move besides what it costs and brings: a pair, a price, what is left.

Like the terms of a move it tells nothing that the seat does not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from raiatea.engine import moves, scoring
from raiatea.engine.kinds import CONDITIONAL, RANK
from raiatea.engine.missions import available, can_fulfil

if TYPE_CHECKING:
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState
    from raiatea.engine.step import Question

PAIR: Final = "pair"
BREAKS_PAIR: Final = "breaks-pair"
UNUSED: Final = "unused"
PRICE: Final = "price"
RANKED: Final = "ranked"
MET: Final = "met"
MEETS: Final = "meets"
COST: Final = "cost"
OF_SO_MANY: Final = "of"
THEN: Final = "then"
KINDS: Final = (
    PAIR,
    BREAKS_PAIR,
    UNUSED,
    PRICE,
    RANKED,
    MET,
    MEETS,
    COST,
    OF_SO_MANY,
    THEN,
)
# What is counted in a turn, and the verb that uses it up.
USES: Final = {
    "sacrifices": moves.SACRIFICE,
    "draws": moves.DRAW,
    "sales": moves.SELL,
    "hires": moves.HIRE,
    "merchant": moves.MERCHANT,
    "mirrors": moves.JOIN,
}


@final
class Note:
    """What it is, with a number or two, and what it is about."""

    __slots__ = ("kind", "name", "numbers")

    def __init__(self, kind: str, numbers: dict[str, int], name: str = "") -> None:
        self.kind = kind
        self.numbers = numbers
        self.name = name

    def to_dict(self) -> dict[str, object]:
        """JSON-able; `name` is null where it is about nothing in particular."""
        return {"kind": self.kind, "numbers": self.numbers, "name": self.name or None}


def note_of(
    s: GameState, top: Question, seat: int, move: Move, found: list[Move], after: GameState
) -> Note | None:
    """The one thing to note of a move that leads from one state to another."""
    box = s.box
    if move.verb == moves.DONE:
        left = unused(s, top, found)
        return Note(UNUSED, left) if left else None
    pairs = scoring.score(after, seat).masks - scoring.score(s, seat).masks
    if pairs and move.verb != moves.JOIN:
        return Note(PAIR if pairs > 0 else BREAKS_PAIR, {"points": abs(pairs)})
    if move.verb == moves.COMMODITY and s.prices[move.what] != after.prices[move.what]:
        return Note(
            PRICE, {"before": s.prices[move.what] + 1, "after": after.prices[move.what] + 1}
        )
    if move.verb == moves.FULFIL:
        mission = s.spaces[move.what]
        if box.mission_kind[mission] != CONDITIONAL:
            return None
        if box.mission_pattern[mission] != RANK:
            return Note(MET, {})
        return Note(RANKED, {}, box.rank_ids[box.rank_at[s.tattoos[seat]]])
    if move.verb == moves.SILENCE:
        return Note(COST, {"mana": box.ritual_cost[s.row[move.what]]})
    if move.verb == moves.GIVE:
        return Note(OF_SO_MANY, {"count": len(after.mask_market)})
    if move.verb == moves.GIFT and after.pearls[seat] > s.pearls[seat]:
        return Note(THEN, {"pearls": after.pearls[seat]})
    met = newly_met(s, seat, after)
    return Note(MEETS, {}, box.spaces[met]) if met >= 0 else None


def unused(s: GameState, top: Question, found: list[Move]) -> dict[str, int]:
    """How much of a turn could still be done, by what is counted."""
    verbs = {move.verb for move in found}
    left = {one["what"]: one["total"] - one["done"] for one in top.counters(s)}
    if type(top).__name__ == "LastMirrors":
        left["mirrors"] = s.masks[top.awaiting(s)[0]].count(s.box.mirror)
    return {what: number for what, number in left.items() if number and USES[what] in verbs}


def newly_met(s: GameState, seat: int, after: GameState) -> int:
    """The first space with a condition that the seat meets from now on, -1 for none."""
    box = s.box
    for space in available(s):
        mission = s.spaces[space]
        if box.mission_kind[mission] != CONDITIONAL or after.spaces[space] != mission:
            continue
        if not can_fulfil(s, seat, mission, 0) and can_fulfil(after, seat, mission, 0):
            return space
    return -1
