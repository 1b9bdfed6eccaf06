"""Tables in an SQL database; nothing here knows the rules of the game."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from raiatea.server.store import outbox, schema
from raiatea.server.store.database import Database
from raiatea.server.store.parcels import Parcels
from raiatea.server.store.personal import SILENCE
from raiatea.server.store.rows import ChatLine, EntryRow, Grown, TableRow, read_table
from raiatea.server.store.store import MOST_CHAT, WHO_IS_THERE, Conflict, Store
from raiatea.server.store.upgrade import StrangeDatabase, is_newest, upgrade

CHANNEL = "raiatea"
PUBLIC = "public"  # the option of a table that looks for players
REMOVED_AT_ONCE = 20  # others want to write too

CHANGEABLE = ("status", "began", "options", "seats", "takeback", "rematch")

TELL = sa.text("select pg_notify(:channel, one) from unnest(cast(:told as text[])) as one")


class SqlStore(Store):
    """One database. Entries that arrive together are committed together."""

    def __init__(self, url: str) -> None:
        self.process = secrets.token_hex(4)
        self.database = Database(url)
        self.parcels = Parcels(self.database)
        self.when_told: Callable[[], None] = lambda: None  # there are new notices
        self._waiting: list[tuple[Grown, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make or upgrade the database; raises what the driver does, and `StrangeDatabase`."""
        self.database.make_file()
        async with self.database.engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def check_form(self) -> None:
        """Raises `StrangeDatabase` for one that has not the newest form, or is not there."""
        if self.database.file is not None and not self.database.file.exists():
            raise StrangeDatabase(f"there is no {self.database.file}")
        async with self.database.engine.connect() as connection:
            await connection.run_sync(is_newest)

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        await self.database.engine.dispose()

    # Tables.

    async def add_table(self, row: TableRow, entries: Sequence[EntryRow] = ()) -> None:
        async with self.database.writing() as connection:
            await connection.execute(sa.insert(schema.tables).values(msgspec.to_builtins(row)))
            seen = [
                {"table_id": row.id, "seat": seat, "until": row.created}
                for seat in range(len(row.seats))
            ]
            await connection.execute(sa.insert(schema.presence), seen)
            if entries:
                await connection.execute(sa.insert(schema.entries), _rows(row.id, entries))

    async def table(self, table: str) -> TableRow | None:
        async with self.database.reading() as connection:
            found = await connection.execute(
                sa.select(schema.tables).where(schema.tables.c.id == table)
            )
            row = found.first()
        return read_table(row) if row is not None else None

    async def behind_code(self, lock: str) -> str | None:
        query = sa.select(schema.tables.c.id).where(schema.tables.c.code_lock == lock)
        async with self.database.reading() as connection:
            return (await connection.execute(query)).scalars().first()

    async def waiting(self, most: int) -> list[TableRow]:
        public = schema.tables.c.options[PUBLIC].as_boolean()
        lobby = sa.select(schema.tables).where(schema.tables.c.status == "lobby", public)
        newest = lobby.order_by(schema.tables.c.created.desc()).limit(most)
        async with self.database.reading() as connection:
            return [read_table(row) for row in await connection.execute(newest)]

    async def beat(self, seconds: float) -> float:
        known = schema.running_time.c.seconds
        later = sa.case((known < seconds, seconds), else_=known)
        async with self.database.writing() as connection:
            await connection.execute(sa.update(schema.running_time).values(seconds=later))
            found: float = (await connection.execute(sa.select(known))).scalar_one()
        return found

    async def touch(self, table: str, at: float) -> None:
        async with self.database.writing() as connection:
            this = sa.update(schema.tables).where(schema.tables.c.id == table)
            await connection.execute(this.values(touched=at))

    async def remove_abandoned(self, tables_before: float, records_before: float) -> int:
        touched, brought = schema.tables.c.touched, schema.tables.c.brought
        abandoned = sa.or_(
            touched < tables_before, sa.and_(touched < records_before, brought.is_not(None))
        )
        gone = 0
        while True:
            async with self.database.writing() as connection:
                some = sa.select(schema.tables.c.id).where(abandoned).limit(REMOVED_AT_ONCE)
                found = list((await connection.execute(some)).scalars())
                these = sa.delete(schema.tables).where(schema.tables.c.id.in_(found))
                await connection.execute(these)
            gone += len(found)
            if len(found) < REMOVED_AT_ONCE:
                return gone

    async def going_on(self, since: float) -> list[str]:
        known = schema.tables.c
        query = sa.select(known.id, known.options, known.seats).where(
            known.status == "running", known.touched > since
        )
        async with self.database.reading() as connection:
            found = (await connection.execute(query)).all()
        return [
            table
            for table, options, seats in found
            if options.get("clock_seconds") is not None or any(seat.get("plans") for seat in seats)
        ]

    async def any_table(self) -> bool:
        """Whether there is a table at all."""
        async with self.database.reading() as connection:
            found = await connection.execute(sa.select(schema.tables.c.id).limit(1))
            return found.first() is not None

    async def running(self) -> list[str]:
        async with self.database.reading() as connection:
            found = await connection.execute(
                sa.select(schema.tables.c.id).where(schema.tables.c.status == "running")
            )
            return list(found.scalars())

    async def change(
        self,
        table: str,
        change: Callable[[TableRow], TableRow],
        announced: int | None = WHO_IS_THERE,
        asks: Sequence[int] = (),
    ) -> TableRow:
        this = schema.tables.c.id == table
        async with self.database.writing() as connection:
            found = await connection.execute(sa.select(schema.tables).where(this).with_for_update())
            before = read_table(found.one())
            row = change(before)
            values = {name: msgspec.to_builtins(getattr(row, name)) for name in CHANGEABLE}
            await connection.execute(sa.update(schema.tables).where(this).values(**values))
            await outbox.remove_left(connection, before, row)
            told = bool(asks) and await outbox.write_first(connection, row, asks)
            if announced is not None:
                await self._announce(connection, [(table, announced)])
        if told:
            self.when_told()
        return row

    # Who is there.

    async def seen(self, tables: Sequence[str]) -> dict[str, dict[int, float]]:
        found: dict[str, dict[int, float]] = {table: {} for table in tables}
        query = sa.select(schema.presence).where(schema.presence.c.table_id.in_(tables))
        async with self.database.reading() as connection:
            for table, seat, until in await connection.execute(query):
                found[table][seat] = until
        return found

    async def see(self, present: Iterable[tuple[str, int]], until: float, announce: bool) -> None:
        there = list(present)
        if not there:
            return
        change = sa.update(schema.presence).where(
            schema.presence.c.table_id == sa.bindparam("of_table"),
            schema.presence.c.seat == sa.bindparam("of_seat"),
        )
        async with self.database.writing() as connection:
            rows = [{"of_table": table, "of_seat": seat, "until": until} for table, seat in there]
            await connection.execute(change.values(until=sa.bindparam("until")), rows)
            if announce:
                await self._announce(connection, [(table, WHO_IS_THERE) for table, _ in there])

    # Entries.

    async def append(self, grown: Grown) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((grown, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            try:
                await self._insert([grown for grown, _ in batch])
            except IntegrityError:
                for grown, done in batch:
                    _settle(done, await self._insert_alone(grown))
            except Exception as error:  # the database is gone: nobody is told that all is well
                for _, done in batch:
                    _settle(done, error)
            else:
                for _, done in batch:
                    _settle(done, None)

    async def _insert_alone(self, grown: Grown) -> Exception | None:
        """Insert one entry of a batch that could not be inserted; returns what is wrong with it."""
        try:
            await self._insert([grown])
        except IntegrityError:
            return Conflict(f"{grown.table}: entry {grown.entry.n} is there already")
        except Exception as error:
            return error
        return None

    async def _insert(self, batch: Sequence[Grown]) -> None:
        in_order = sorted(batch, key=lambda grown: grown.table)  # else processes could deadlock
        rows = [row for grown in in_order for row in _rows(grown.table, [grown.entry])]
        ended = [grown.table for grown in batch if grown.over]
        async with self.database.writing() as connection:
            await connection.execute(sa.insert(schema.entries), rows)
            if ended:
                change = sa.update(schema.tables).where(schema.tables.c.id.in_(ended))
                await connection.execute(change.values(status="over"))
            told = await outbox.write(connection, in_order)
            await self._announce(connection, [(grown.table, grown.entry.n) for grown in batch])
        if told:
            self.when_told()

    async def _announce(
        self, connection: AsyncConnection, changes: Sequence[tuple[str, int]]
    ) -> None:
        """Tell other processes, once this is committed, which tables have grown or changed."""
        if connection.dialect.name == "postgresql":
            told = [f"{self.process} {table} {n}" for table, n in changes]
            await connection.execute(TELL, {"channel": CHANNEL, "told": told})

    async def entries(self, table: str, since: int, before: int | None = None) -> list[EntryRow]:
        columns = [schema.entries.c[name] for name in EntryRow.__struct_fields__]
        query = (
            sa.select(*columns)
            .where(schema.entries.c.table_id == table, schema.entries.c.n >= since)
            .order_by(schema.entries.c.n)
        )
        if before is not None:
            query = query.where(schema.entries.c.n < before)
        async with self.database.reading() as connection:
            found = await connection.execute(query)
            return [EntryRow(*row) for row in found]

    # Snapshots, reviews and chat.

    async def add_snapshot(self, table: str, n: int, game: dict[str, Any]) -> None:
        row = {"table_id": table, "n": n, "game": game}
        async with self.database.writing() as connection:
            await connection.execute(
                sa.delete(schema.snapshots).where(schema.snapshots.c.table_id == table)
            )
            await connection.execute(sa.insert(schema.snapshots).values(row))

    async def snapshot(self, table: str) -> dict[str, Any] | None:
        query = sa.select(schema.snapshots.c.game).where(schema.snapshots.c.table_id == table)
        async with self.database.reading() as connection:
            found: dict[str, Any] | None = (await connection.execute(query)).scalars().first()
        return found

    async def add_review(self, table: str, bot: str, review: dict[str, Any]) -> None:
        row = {"table_id": table, "bot": bot, "review": review}
        with contextlib.suppress(IntegrityError):
            async with self.database.writing() as connection:
                await connection.execute(sa.insert(schema.reviews).values(row))

    async def review(self, table: str, bot: str) -> dict[str, Any] | None:
        query = sa.select(schema.reviews.c.review).where(
            schema.reviews.c.table_id == table, schema.reviews.c.bot == bot
        )
        async with self.database.reading() as connection:
            found: dict[str, Any] | None = (await connection.execute(query)).scalars().first()
        return found

    async def say(self, table: str, seat: int, text: str) -> None:
        last = sa.select(sa.func.coalesce(sa.func.max(schema.chat.c.n), 0)).where(
            schema.chat.c.table_id == table
        )
        while True:
            try:
                async with self.database.writing() as connection:
                    n = (await connection.execute(last)).scalar_one() + 1
                    row = {"table_id": table, "n": n, "seat": seat, "text": text, "at": time.time()}
                    await connection.execute(sa.insert(schema.chat).values(row))
                    old = sa.and_(schema.chat.c.table_id == table, schema.chat.c.n <= n - MOST_CHAT)
                    await connection.execute(sa.delete(schema.chat).where(old))
                    await self._announce(connection, [(table, WHO_IS_THERE)])
            except IntegrityError:
                continue  # somebody spoke at the same moment
            return

    async def said(self, table: str, since: int = 0) -> list[ChatLine]:
        query = (
            sa.select(schema.chat.c.n, schema.chat.c.seat, schema.chat.c.text, schema.chat.c.at)
            .where(
                schema.chat.c.table_id == table,
                schema.chat.c.n > since,
                schema.chat.c.text != SILENCE,
            )
            .order_by(schema.chat.c.n.desc())
            .limit(MOST_CHAT)
        )
        async with self.database.reading() as connection:
            found = [ChatLine(*row) for row in await connection.execute(query)]
        return found[::-1]


def _rows(table: str, entries: Iterable[EntryRow]) -> list[dict[str, Any]]:
    return [{"table_id": table, **msgspec.to_builtins(entry)} for entry in entries]


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Tell who waits for it, unless they have gone."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
