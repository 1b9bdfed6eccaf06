"""Where notices are asked for and sent from, and where the host's orders are read."""

from __future__ import annotations

import asyncio
import contextlib

from raiatea.server.addresses import Bans
from raiatea.server.aside import ended
from raiatea.server.live_table import LiveTable
from raiatea.server.notices.carriers import Carriers
from raiatea.server.notices.sender import Sender
from raiatea.server.notices.subscribing import Subscribing
from raiatea.server.security import Guard
from raiatea.server.store import WHO_IS_THERE, Unavailable
from raiatea.server.store.outbox import Outbox
from raiatea.server.store.personal import Personal
from raiatea.server.store.sql import SqlStore
from raiatea.server.tables import Tables

ORDERS_SECONDS = 2.0


class Desk:
    """All of it for one server."""

    def __init__(
        self,
        tables: Tables,
        store: SqlStore,
        carriers: Carriers,
        guard: Guard,
        per_hour: int,
    ) -> None:
        self.tables = tables
        self.guard = guard
        self.store = store
        outbox = Outbox(store.database)
        self.personal = Personal(store.database)
        self.sender = Sender(outbox, carriers, tables.time.now)
        self.subscribing = Subscribing(outbox, carriers, self.sender, per_hour)
        self._closing = asyncio.Event()
        self._orders: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.store.when_told = self.sender.wake
        self.sender.start()
        self._orders = asyncio.create_task(self._follow_orders())

    async def _follow_orders(self) -> None:
        """Read now and then what the host has decided by the command."""
        while not self._closing.is_set():
            with contextlib.suppress(Unavailable):
                await self.follow_orders()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), ORDERS_SECONDS)

    async def follow_orders(self) -> None:
        """Let those not in who are banned, and nobody play at tables that were closed."""
        self.guard.bans = Bans(await self.personal.bans())
        for live in list(self.tables.live.values()):
            self._shut_out(live)
        if self.personal.database.is_shared:
            return  # then the command has told everybody
        going_on = [one for one in self.tables.live.values() if one.status in ("lobby", "running")]
        playing = [live.id for live in going_on]
        for table in await self.personal.closed(playing) if playing else ():
            await self.tables.refresh(table, WHO_IS_THERE)

    def _shut_out(self, live: LiveTable) -> None:
        for watcher in [one for one in live.watchers if self.guard.bans.include(one.address)]:
            self.tables.do(watcher.shut())

    async def close(self) -> None:
        self._closing.set()
        if self._orders is not None:
            await ended([self._orders])
        await self.sender.close()
