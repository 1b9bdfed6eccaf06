"""Several processes on one PostgreSQL: each hears which tables the others have changed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import asyncpg

from raiatea.server.store import Store
from raiatea.server.store.store import CHANNEL

log = logging.getLogger("raiatea")

RETRY_SECONDS = 1.0


class Listener:
    """Listens on a connection of its own; connects again when it is lost."""

    def __init__(
        self,
        store: Store,
        heard: Callable[[str, int], Awaitable[None]],
        missed: Callable[[], Awaitable[None]],
    ) -> None:
        self.store = store
        self.heard = heard
        self.missed = missed
        self._tasks: set[asyncio.Task[None]] = set()
        self._main: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._main = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        while True:
            try:
                connection = await asyncpg.connect(self.store.url)
                await connection.add_listener(CHANNEL, self._hear)
                await self.missed()
                while not connection.is_closed():
                    await asyncio.sleep(RETRY_SECONDS)
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("not listening: %s", error)
            await asyncio.sleep(RETRY_SECONDS)

    def _hear(self, *heard: object) -> None:
        process, table, n = str(heard[-1]).split(" ")
        if process == self.store.process:
            return
        task = asyncio.ensure_future(self.heard(table, int(n)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        if self._main is not None:
            self._main.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._main
