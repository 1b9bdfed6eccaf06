"""Which tables could not go on with this version: said before an upgrade, not after it."""

from __future__ import annotations

from collections.abc import AsyncIterator

from raiatea.errors import RaiateaError
from raiatea.server import new_tables
from raiatea.server.settings import Settings
from raiatea.server.usable import usable_store


async def tables_that_cannot_go_on(settings: Settings) -> AsyncIterator[str]:
    """Replay every running table; yields a line for each that would not. Changes nothing."""
    async with usable_store(settings) as store:
        await store.check_form()
        for table in await store.running():
            try:
                row = await store.table(table)
                assert row is not None
                new_tables.logged_game_of(row, await store.entries(table, 0))
            except (RaiateaError, LookupError, TypeError, ValueError) as error:
                yield f"table {table} cannot go on: {error}"
