"""Entries of tables are written one after the other, and those that wait meanwhile together.

Whoever began to write without waiting learns only later that it came to nothing. Nothing that came
after is written then either: no table ever has a gap.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from raiatea.server.store import Grown, Unavailable

Waiting = list[tuple[Grown, asyncio.Future[None]]]


class Scribe:
    """Writes by `write`, which gets entries of one table; one that began in vain is `torn`."""

    def __init__(
        self, write: Callable[[Sequence[Grown]], Awaitable[None]], torn: Callable[[str], None]
    ) -> None:
        self._write = write
        self._torn = torn
        self._waiting: dict[str, Waiting] = {}
        self._writing: dict[str, asyncio.Task[None]] = {}

    def begin(self, grown: Grown) -> None:
        """Write an entry while other things are done."""
        self._line_up(grown).add_done_callback(partial(self._look, grown.table))

    async def write(self, grown: Grown) -> None:
        """Write an entry; returns when it is there, and all before it.

        Raises what `write` does, and `Unavailable` if what came before it came to nothing.
        """
        await asyncio.shield(self._line_up(grown))

    async def settle(self, table: str) -> None:
        """Wait until whatever began is there, or came to nothing."""
        if table in self._writing:
            await asyncio.wait([self._writing[table]])

    def _line_up(self, grown: Grown) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(grown.table, []).append((grown, done))
        if grown.table not in self._writing:
            self._writing[grown.table] = asyncio.create_task(self._write_all(grown.table))
        return done

    async def _write_all(self, table: str) -> None:
        while together := self._waiting.pop(table, []):
            try:
                await self._write([grown for grown, _ in together])
            except Exception as error:
                (_, first), *rest = [*together, *self._waiting.pop(table, [])]
                first.set_exception(error)
                for _, done in rest:
                    done.set_exception(Unavailable(f"{table}: {error}"))
                break
            for _, done in together:
                done.set_result(None)
        del self._writing[table]

    def _look(self, table: str, done: asyncio.Future[None]) -> None:
        if done.exception() is not None:
            self._torn(table)
