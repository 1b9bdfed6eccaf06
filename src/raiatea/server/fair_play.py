"""Fair play with hints: who may have them, and what others are told of it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from raiatea.server.store import HintUsed, TableRow
from raiatea.server.wire_hints import SeatHint
from raiatea.view import View

MOST_HINTS = 3000


def refusal(row: TableRow, seat: int) -> str | None:
    """Why a seat may have no hints at its table; None if it may."""
    allowed = row.options.hints
    others = [chair for one, chair in enumerate(row.seats) if one != seat]
    if allowed == "off":
        return "there are no hints at this table"
    if row.options.clock_seconds is not None:
        return "there are no hints with a clock"
    if allowed == "alone" and any(chair.kind != "bot" or not chair.bot for chair in others):
        return "there are hints at this table only while all others are bots"
    return None


def shown(row: TableRow, view: View) -> list[int]:
    """How many hints each seat has used, as whose view it is may know it.

    Of others those of the rounds before: when somebody asks in the middle of a round would tell
    that they have a choice, which may be a secret.
    """
    now, open_to = view.round_number, view.seat
    return [
        sum(
            one.round < now or (one.round == now and (view.over or seat == open_to))
            for one in chair.hints
        )
        for seat, chair in enumerate(row.seats)
    ]


def used(row: TableRow) -> list[dict[str, int]]:
    """All hints of a game, for its record."""
    return [
        {"seat": seat, "round": one.round, "decision": one.decision}
        for seat, chair in enumerate(row.seats)
        for one in chair.hints
    ]


def brought(found: object, seat: int) -> tuple[HintUsed, ...]:
    """The hints of a seat in a record that somebody brought; raises `msgspec.ValidationError`."""
    listed = msgspec.convert(found, Annotated[list[SeatHint], Meta(max_length=MOST_HINTS)])
    return tuple(HintUsed(one.round, one.decision) for one in listed if one.seat == seat)
