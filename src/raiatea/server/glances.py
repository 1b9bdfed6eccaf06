"""One's tables in short, for the front page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from raiatea.server.live_table import LiveTable, Role
from raiatea.server.logged_game import Onlooker
from raiatea.server.refusals import Denial
from raiatea.server.wire_lobby import KeyOfTable, NextTable, SeatAtAGlance, TableAtAGlance
from raiatea.telling import story
from raiatea.telling.sayings import Saying
from raiatea.view import View

if TYPE_CHECKING:
    from raiatea.server.tables import Tables

LOOKED_BACK = 12  # lines, most of which tell something


async def of_mine(tables: Tables, wanted: list[KeyOfTable], address: str) -> list[TableAtAGlance]:
    """Those of the tables that the secrets still open."""
    found = []
    for one in wanted:
        try:
            live, role = await tables.enter(one.table, one.secret, address, early=True)
        except Denial:
            continue  # it was removed, or the secret replaced
        if role.invited is None:
            found.append(glance(live, role, await way_on(tables, live, role, one.secret)))
    return found


async def way_on(tables: Tables, live: LiveTable, role: Role, key: str) -> NextTable | None:
    """The next game of the same people, for who sat at this one."""
    if role.seat is None or live.row.rematch is None:
        return None
    try:
        way = await tables.seating.sit_down_again(live, role.seat, key)
    except Denial:
        return None  # that one was removed too
    return None if way is None else NextTable(table=way["table"], secret=way["secret"])


def glance(live: LiveTable, role: Role, rematch: NextTable | None) -> TableAtAGlance:
    logged, begun = live.logged, live.status != "lobby"
    view = View.of(logged.game, role.seat)
    return TableAtAGlance(
        table=live.id,
        status=live.status,
        host=role.host,
        you=role.seat,
        seats=[
            SeatAtAGlance(
                name=chair.name,
                colour=chair.colour,
                bot=chair.kind == "bot",
                taken=chair.kind == "bot" or bool(chair.lock),
            )
            for chair in live.row.seats
        ],
        round=view.round if begun else "",
        location=view.location or "" if begun else "",
        awaiting=view.awaiting if live.status == "running" else [],
        last=last_told(live, role.seat, view),
        ago=max(0.0, live.running() - logged.asked_at) if begun else 0.0,
        scores=[score.total for score in view.scores] if view.over else None,
        winner=view.winner if view.over else None,
        rematch=rematch,
    )


def last_told(live: LiveTable, onlooker: Onlooker, view: View) -> Saying | None:
    """What was told last of what an onlooker saw."""
    for line in reversed(live.logged.lines[onlooker][-LOOKED_BACK:]):
        told = story(line.events, view.cards)
        if told and told[-1].says:
            return told[-1].says[0]
    return None
