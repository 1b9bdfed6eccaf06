"""A game as it was earlier."""

from __future__ import annotations

from functools import partial

from raiatea.server import new_tables
from raiatea.server.aside import aside
from raiatea.server.live_table import LiveTable
from raiatea.server.logged_game import LoggedGame
from raiatea.server.tables import Tables


async def past(tables: Tables, live: LiveTable, length: int, address: str) -> LoggedGame:
    """The game of a table as it was after so many entries."""
    before = live.past
    if before is None or before.length > length:
        before = new_tables.begin(live.row)
    entries = await tables.store.entries(live.id, before.length, length)

    def go_on() -> LoggedGame:
        found = before.copy()
        for entry in entries:
            found.append(entry)
        return found

    live.past = await tables.replays.do(address, partial(aside, go_on))
    return live.past
