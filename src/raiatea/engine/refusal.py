"""Why a move is not legal: a reason that a player understands, and the rule behind it.

Legality is decided by the lists of legal moves alone; a reason only explains what is not in them.
It reads nothing that the seat does not see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from raiatea.catalogue import ASSISTANTS, COMMODITIES
from raiatea.engine import moves
from raiatea.engine.goods import COLLECTOR, MERCHANT, PEARL_DIVER
from raiatea.errors import Refusal

if TYPE_CHECKING:
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState

# Reasons that say no more than that something is not here now: nobody would have expected it.
PLAIN: Final = frozenset(
    (
        "answered",
        "no-mirror",
        "no-token",
        "not-asked",
        "not-awaited",
        "not-held",
        "not-there",
        "over",
        "unknown",
    )
)


def because(why: str, rule: str, **about: int | str) -> Refusal:
    """A reason with what it is about."""
    return Refusal(why, rule, about)


def not_asked(s: GameState, seat: int, move: Move, rule: str) -> Refusal:
    """Why a move of another question is none now."""
    if move.verb == moves.COLLECTOR:
        return not_ready(s, seat, COLLECTOR) or because("collector", "R8.2")
    if move.verb == moves.MERCHANT:
        return not_ready(s, seat, MERCHANT) or because("merchant", "R8.2")
    if move.verb in (moves.SHAMAN, moves.JOIN):
        return because("own-turn", "R8.3")
    if move.verb == moves.FULFIL:
        if s.ready[seat * 4 + PEARL_DIVER]:
            return because("pearl-diver", "R8.2")
        return because("no-mission", "R7.1")
    return because("not-asked", rule)


def not_ready(s: GameState, seat: int, assistant: int) -> Refusal | None:
    """Why the one-time effect of a type of assistant cannot be used (R8.1)."""
    if s.ready[seat * 4 + assistant]:
        return None
    used = s.used[seat * 4 + assistant]
    return because("all-used" if used else "none-owned", "R8.1", assistant=ASSISTANTS[assistant])


def none_held(s: GameState, seat: int, commodity: int, rule: str) -> Refusal | None:
    """Why a commodity cannot be given up, if the seat has none."""
    if s.commodities[seat * 4 + commodity]:
        return None
    return because("none-held", rule, commodity=COMMODITIES[commodity])
