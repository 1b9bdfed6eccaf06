"""Several processes on one PostgreSQL: each hears which tables the others have changed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import asyncpg

from raiatea.server.store import Unavailable
from raiatea.server.store.database import CONNECT_SECONDS, first_line
from raiatea.server.store.sql import CHANNEL, SqlStore

log = logging.getLogger("raiatea")

RETRY_SECONDS = 1.0


class Listener:
    """Listens on a connection of its own; connects again when it is lost."""

    def __init__(
        self,
        store: SqlStore,
        heard: Callable[[str, int], Awaitable[None]],
        missed: Callable[[], Awaitable[None]],
    ) -> None:
        self.url = store.database.url
        self.process = store.process
        self.heard = heard
        self.missed = missed
        self._tasks: set[asyncio.Task[None]] = set()
        self._main: asyncio.Task[None] | None = None
        self._trouble = ""

    def start(self) -> None:
        self._main = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        while True:
            connection = None
            try:
                connection = await asyncpg.connect(self.url, timeout=CONNECT_SECONDS)
                await connection.add_listener(CHANNEL, self._hear)
                await self.missed()
                self._say("")
                while not connection.is_closed():
                    await asyncio.sleep(RETRY_SECONDS)
            except Exception as error:  # whatever it is: a process that is deaf is worse
                self._say(first_line(error))
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(RETRY_SECONDS)

    def _say(self, trouble: str) -> None:
        """Say it once, not every second."""
        if trouble and not self._trouble:
            log.warning("not listening to other processes: %s", trouble)
        self._trouble = trouble

    def _hear(self, *heard: object) -> None:
        process, table, n = str(heard[-1]).split(" ")
        if process == self.process:
            return
        task = asyncio.create_task(self._pass_on(table, int(n)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, table: str, n: int) -> None:
        with contextlib.suppress(Unavailable):  # when it is back, all tables are looked at
            await self.heard(table, n)

    async def stop(self) -> None:
        tasks = [*self._tasks, *([self._main] if self._main is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
