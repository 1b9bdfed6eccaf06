"""Why a text is no legal move of a seat now; `legal` alone decides, this explains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raiatea.engine.moves import Move, parse
from raiatea.engine.refusal import because
from raiatea.engine.step import Question, Together
from raiatea.errors import Refusal

if TYPE_CHECKING:
    from raiatea.engine.box import Box
    from raiatea.engine.state import GameState


def why_not(s: GameState, seat: int, text: str) -> Refusal | None:
    """Why a seat cannot play the move of that text; None if it can."""
    if not s.stack:
        return because("over", "R6.9")
    top = s.stack[-1]
    assert isinstance(top, Question)
    if not top.awaits(s, seat):
        answered = isinstance(top, Together) and top.asks(s, seat)
        return because("answered" if answered else "not-awaited", top.RULE)
    if text in [move.text for move in top.moves(s, seat)]:
        return None
    move = read(s.box, text)
    if move is None:
        return because("unknown", top.RULE)
    return top.refuse(s, seat, move) or because("not-asked", top.RULE)


def read(box: Box, text: str) -> Move | None:
    """The move of a text, legal or not; None for a text that is none."""
    try:
        move = parse(box, text)
    except ValueError:
        return None
    return move if move.text == text else None


def open_now(found: list[Move]) -> str:
    """The first few moves that are open, for an error."""
    texts = [move.text for move in found[:8]]
    more = ", …" if len(found) > len(texts) else ""
    return f"open are: {', '.join(texts)}{more}"
