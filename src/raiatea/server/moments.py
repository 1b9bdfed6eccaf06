"""Moments of the past: through whose eyes, and what another move would have brought there."""

from __future__ import annotations

from typing import Any

from raiatea.errors import RaiateaError
from raiatea.server import refusals
from raiatea.server.live_table import LiveTable
from raiatea.server.logged_game import LoggedGame, Onlooker
from raiatea.server.refusals import Denial

# Instead of a seat: what lies behind every screen; with a seat, from its side of the table.
ALL = "all"


def eyes(live: LiveTable, own: Onlooker, wanted: str | None) -> tuple[Onlooker, bool]:
    """Whose view is wanted, and whether all screens are open in it; raises `Denial`."""
    if wanted is None or wanted == str(own):
        return own, False
    if not live.logged.game.over:
        raise refusals.forbidden("other views open when the game is over")
    if wanted == ALL:
        return None, True
    side = wanted.removeprefix(f"{ALL}-")
    if side not in map(str, range(len(live.row.seats))):
        raise Denial(
            404, "bad-request", f"there is no such seat; {ALL}, or {ALL}-0, opens all of them"
        )
    return int(side), side != wanted


def supposed(live: LiveTable, past: LoggedGame, seat: Onlooker, move: str) -> LoggedGame:
    """What would have been if a seat had played another move then; raises `Denial`.

    Where all answer together, what they answered follows, until all of it is in.
    """
    if not live.logged.game.over:
        raise refusals.forbidden("what another move would have brought opens when the game is over")
    if seat is None:
        raise Denial(422, "illegal", "instead: is a move of the seat that `seat` names")
    other = past.copy()
    try:
        other.move(seat, move, other.at)
    except RaiateaError as error:
        raise Denial(422, "illegal", f"instead: {error}") from None
    record: dict[str, Any] = live.logged.game.record()
    for one, text, _ in record["moves"][past.game.decisions :]:
        if not other.game.answers:
            break
        if one in other.game.awaiting and text in map(str, other.game.moves(one)):
            other.move(one, text, other.at)
    return other
