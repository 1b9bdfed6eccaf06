"""What is kept about a person: shown to them as a whole, and removed when they say so."""

from __future__ import annotations

from raiatea.server.live_table import LiveTable
from raiatea.server.notices.subscribing import Subscribing
from raiatea.server.store.personal import Personal
from raiatea.server.tables import Tables
from raiatea.server.wire_notices import Kept, KeptPlan

NAMELESS = "–"


async def kept(live: LiveTable, seat: int, personal: Personal, subscribing: Subscribing) -> Kept:
    """All that is kept about who holds a seat."""
    row, chair = live.row, live.row.seats[seat]
    told = await subscribing.shown(live, seat)
    said, moves = await personal.of_seat(live.id, seat)
    return Kept(
        table=row.id,
        created=row.created,
        status=live.status,
        seat=seat,
        name=chair.name,
        colour=chair.colour,
        claimed=chair.claimed,
        last_seen=live.seen[seat],
        hints=len(chair.hints),
        chat=said,
        moves=moves,
        plans=[KeptPlan(one.question, list(one.moves)) for one in chair.plans],
        ways=told.ways,
        quiet=told.quiet,
    )


async def remove(live: LiveTable, seat: int, personal: Personal, tables: Tables) -> None:
    """Remove a person: the name, what they said, how they are told. The game stays."""
    nameless = f"{NAMELESS} {seat + 1}"
    await tables.lobby.change_row(live, lambda row: row.with_seat(seat, name=nameless, given=""))
    await personal.remove(live.id, seat)
    tables.publish(live, "chat")
