"""Reading and writing the database; nothing here knows the rules of the game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from raiatea.server.course import Entry
from raiatea.server.store import schema
from raiatea.server.store.upgrade import upgrade

CHANNEL = "raiatea"


class Conflict(Exception):
    """Another process has appended to the table first."""


class TableRow(msgspec.Struct):
    """A table as it is stored."""

    id: str
    created: float
    status: str
    rules: int
    catalogue: str
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    seed: str
    salt: str
    setup: list[list[Any]]
    host_lock: str
    spectator_lock: str


class Store:
    """One database. Entries that arrive together are committed together."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = _engine(url)
        self._waiting: list[tuple[str, Entry, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make or upgrade the database."""
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        await self.engine.dispose()

    # Tables.

    async def add_table(self, row: TableRow) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(sa.insert(schema.tables).values(msgspec.to_builtins(row)))

    async def table(self, table: str) -> TableRow | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(
                sa.select(schema.tables).where(schema.tables.c.id == table)
            )
            row = found.first()
        return TableRow(*row) if row is not None else None

    async def running(self) -> list[str]:
        async with self.engine.connect() as connection:
            found = await connection.execute(
                sa.select(schema.tables.c.id).where(schema.tables.c.status == "running")
            )
            return list(found.scalars())

    async def change_table(self, table: str, **values: object) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(
                sa.update(schema.tables).where(schema.tables.c.id == table).values(**values)
            )
            await self._announce(connection, [f"{table} -1"])

    # Entries.

    async def append(self, table: str, entry: Entry) -> None:
        """Append an entry; returns when it is safe. Raises `Conflict`."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, entry, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self._insert([(table, entry) for table, entry, _ in batch])
            except IntegrityError:
                for table, entry, done in batch:
                    await self._insert_alone(table, entry, done)
                continue
            except Exception as error:  # the database is gone: nobody is told that all is well
                for _, _, done in batch:
                    done.set_exception(error)
                continue
            for _, _, done in batch:
                if not done.cancelled():
                    done.set_result(None)

    async def _insert_alone(self, table: str, entry: Entry, done: asyncio.Future[None]) -> None:
        try:
            await self._insert([(table, entry)])
        except IntegrityError:
            done.set_exception(Conflict(f"{table}: entry {entry.n} is there already"))
        except Exception as error:
            done.set_exception(error)
        else:
            done.set_result(None)

    async def _insert(self, batch: Sequence[tuple[str, Entry]]) -> None:
        rows = [{"table_id": table, **msgspec.to_builtins(entry)} for table, entry in batch]
        async with self.engine.begin() as connection:
            await connection.execute(sa.insert(schema.entries), rows)
            await self._announce(connection, [f"{table} {entry.n}" for table, entry in batch])

    async def _announce(self, connection: AsyncConnection, changes: Sequence[str]) -> None:
        """Tell other processes, once this is committed, which tables have grown or changed."""
        if connection.dialect.name == "postgresql":
            for change in changes:
                await connection.execute(
                    sa.text("select pg_notify(:channel, :change)"),
                    {"channel": CHANNEL, "change": change},
                )

    async def entries(self, table: str, since: int) -> list[Entry]:
        columns = [schema.entries.c[name] for name in Entry.__struct_fields__]
        query = (
            sa.select(*columns)
            .where(schema.entries.c.table_id == table, schema.entries.c.n >= since)
            .order_by(schema.entries.c.n)
        )
        async with self.engine.connect() as connection:
            found = await connection.execute(query)
            return [Entry(*row) for row in found]

    # Snapshots and chat.

    async def add_snapshot(self, table: str, n: int, course: dict[str, Any]) -> None:
        row = {"table_id": table, "n": n, "course": course}
        async with self.engine.begin() as connection:
            await connection.execute(
                sa.delete(schema.snapshots).where(schema.snapshots.c.table_id == table)
            )
            await connection.execute(sa.insert(schema.snapshots).values(row))

    async def snapshot(self, table: str) -> dict[str, Any] | None:
        query = sa.select(schema.snapshots.c.course).where(schema.snapshots.c.table_id == table)
        async with self.engine.connect() as connection:
            found: dict[str, Any] | None = (await connection.execute(query)).scalars().first()
        return found

    async def say(self, table: str, seat: int, text: str) -> None:
        """Add a line of chat."""
        last = sa.select(sa.func.coalesce(sa.func.max(schema.chat.c.n), 0)).where(
            schema.chat.c.table_id == table
        )
        while True:
            try:
                async with self.engine.begin() as connection:
                    n = (await connection.execute(last)).scalar_one() + 1
                    row = {"table_id": table, "n": n, "seat": seat, "text": text, "at": time.time()}
                    await connection.execute(sa.insert(schema.chat).values(row))
                    await self._announce(connection, [f"{table} -1"])
            except IntegrityError:
                continue  # somebody spoke at the same moment
            return

    async def said(self, table: str, since: int = 0) -> list[dict[str, Any]]:
        query = (
            sa.select(schema.chat.c.n, schema.chat.c.seat, schema.chat.c.text, schema.chat.c.at)
            .where(schema.chat.c.table_id == table, schema.chat.c.n > since)
            .order_by(schema.chat.c.n)
        )
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]


def _engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=5, max_overflow=5, hide_parameters=True)
    file = make_url(url).database
    assert file is not None
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, hide_parameters=True)  # moves and seeds are secret

    @sa.event.listens_for(engine.sync_engine, "connect")
    def settle(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("pragma journal_mode = wal")
        cursor.execute("pragma synchronous = full")  # a confirmed move survives a power cut
        cursor.execute("pragma foreign_keys = on")
        cursor.execute("pragma busy_timeout = 5000")
        cursor.close()

    return engine
