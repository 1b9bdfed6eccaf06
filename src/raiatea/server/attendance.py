"""Who is there, at which table, in which process; tables at which nobody looks are let go."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from typing import Any

from raiatea.server.live_table import LiveTable
from raiatea.server.store import Store, Unavailable

LOOK_AROUND_SECONDS = 20.0
PRESENT_SECONDS = 60.0
FORGET_SECONDS = 60.0


class Attendance:
    """Looks around now and then, until the server closes."""

    def __init__(
        self,
        store: Store,
        tables: dict[str, LiveTable],
        publish: Callable[[LiveTable, str], None],
        let_go: Callable[[LiveTable], None],
    ) -> None:
        self.store = store
        self.tables = tables
        self.publish = publish
        self.let_go = let_go
        self.closing = asyncio.Event()

    def see(self, live: LiveTable, seat: int, until: float) -> Coroutine[Any, Any, None]:
        """Note until when a person is there, for all processes."""
        live.seen[seat] = until
        return self.store.see([(live.id, seat)], until, announce=True)

    async def look_around(self) -> None:
        """Who is still there, who has gone, and which tables nobody looks at."""
        while not await self._closes_within(LOOK_AROUND_SECONDS):
            with contextlib.suppress(Unavailable):
                await self._note_who_is_there()
            self._tell_who_is_there_and_let_go()

    async def _closes_within(self, seconds: float) -> bool:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.closing.wait(), seconds)
        return self.closing.is_set()

    async def _note_who_is_there(self) -> None:
        watched = [live for live in self.tables.values() if live.watchers]
        here = [(live.id, seat) for live in watched for seat in live.connected()]
        await self.store.see(here, time.time() + PRESENT_SECONDS, announce=False)
        seen = await self.store.seen([live.id for live in watched])
        for live in watched:
            live.seen.update(seen[live.id])

    def _tell_who_is_there_and_let_go(self) -> None:
        for live in list(self.tables.values()):
            if live.told != live.attendance():
                self.publish(live, "table")
            if live.idle_for(FORGET_SECONDS):
                self.let_go(live)
