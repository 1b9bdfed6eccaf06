"""The store: what is kept together, who was first, and what other processes are told."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

import asyncpg
import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from raiatea.server import new_tables
from raiatea.server.logged_game import MOVE
from raiatea.server.settings import Settings
from raiatea.server.store import Conflict, EntryRow, Grown, TableRow, schema
from raiatea.server.store.sql import CHANNEL, SqlStore
from raiatea.server.store.store import MOST_CHAT
from raiatea.server.wire import NewTable
from tests.server import stored
from tests.server.live import PATIENCE, asynchronous
from tests.server.process import chair_of


@contextlib.asynccontextmanager
async def opened(database: str) -> AsyncIterator[SqlStore]:
    store = SqlStore(Settings(database=database).database_url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def new_row(**options: object) -> TableRow:
    chairs = [chair_of(seat, "link") for seat in range(3)]
    return new_tables.make(msgspec.convert({"seats": chairs, **options}, NewTable)).row


def entry(n: int, move: str = "done") -> EntryRow:
    return EntryRow(n, MOVE, 0, move, 0, [["die", 3]], 12.5)


@asynchronous
async def test_what_was_stored_is_what_is_found(database: str) -> None:
    row = new_row()
    async with opened(database) as store:
        await store.add_table(row, [entry(0), entry(1, "pass")])
        await store.append(Grown(row.id, entry(2)))
    async with opened(database) as store:
        assert await store.table(row.id) == row
        assert await store.entries(row.id, 1) == [entry(1, "pass"), entry(2)]
        assert await store.running() == [row.id]
        assert await store.table("nowhere") is None


@asynchronous
async def test_a_record_is_stored_as_a_whole_or_not_at_all(database: str) -> None:
    row = new_row()
    async with opened(database) as store:
        with pytest.raises(IntegrityError):
            await store.add_table(row, [entry(0), entry(1), entry(1)])
        assert await store.table(row.id) is None
        assert await store.entries(row.id, 0) == []


@asynchronous
async def test_a_game_is_over_together_with_its_last_entry(database: str) -> None:
    row = new_row()
    async with opened(database) as store:
        await store.add_table(row, [entry(0)])
        with pytest.raises(Conflict):
            await store.append(Grown(row.id, entry(0), over=True))
        assert await store.running() == [row.id]
        await store.append(Grown(row.id, entry(1), over=True))
        assert await store.running() == []


@asynchronous
async def test_of_entries_that_arrive_together_only_the_late_ones_are_refused(
    database: str,
) -> None:
    rows = [new_row() for _ in range(4)]
    async with opened(database) as store:
        for row in rows:
            await store.add_table(row)
        await store.append(Grown(rows[1].id, entry(0, "first")))
        found = await asyncio.gather(
            *[store.append(Grown(row.id, entry(0))) for row in rows], return_exceptions=True
        )
        assert [type(one) for one in found] == [type(None), Conflict, type(None), type(None)]
        assert await store.entries(rows[1].id, 0) == [entry(0, "first")]
        for row in (rows[0], rows[2], rows[3]):
            assert await store.entries(row.id, 0) == [entry(0)]


@asynchronous
async def test_processes_that_append_to_the_same_tables_never_block_each_other(
    postgresql_database: str,
) -> None:
    """They come to the same tables in opposite orders: one of them is late, none hangs."""
    rows = [new_row() for _ in range(3)]
    between = sorted(row.id for row in rows)[1]
    async with opened(postgresql_database) as one, opened(postgresql_database) as other:
        for row in rows:
            await one.add_table(row)
        third = await asyncpg.connect(postgresql_database)
        holding = third.transaction()
        await holding.start()  # both are stopped between their tables
        await third.execute(
            "insert into entries values ($1, 0, 'move', 0, 'done', 0, '[]', 0)", between
        )
        appending = asyncio.gather(
            *[one.append(Grown(row.id, entry(0))) for row in sorted(rows, key=name)],
            *[other.append(Grown(row.id, entry(0))) for row in sorted(rows, key=name)[::-1]],
            return_exceptions=True,
        )
        async with asyncio.timeout(PATIENCE):
            while await third.fetchval("select count(*) from pg_locks where not granted") < 2:
                await asyncio.sleep(0.01)
        await holding.rollback()
        found = await appending
        assert sorted(type(error).__name__ for error in found) == (
            ["Conflict"] * len(rows) + ["NoneType"] * len(rows)
        )
        await third.close()


def name(row: TableRow) -> str:
    return row.id


@asynchronous
async def test_many_who_write_at_the_same_time_wait_for_their_turn(database: str) -> None:
    """However long it takes, and however impatient the database is."""
    rows = [new_row() for _ in range(10)]
    async with opened(database) as store:

        async def write(row: TableRow) -> None:
            async with store.database.writing() as connection:
                if store.database.file is not None:
                    await connection.execute(sa.text("pragma busy_timeout = 1"))
                await connection.execute(sa.insert(schema.tables).values(msgspec.to_builtins(row)))
                await asyncio.sleep(0.05)

        await asyncio.gather(*[write(row) for row in rows])
        assert [await store.table(row.id) for row in rows] == rows


@asynchronous
async def test_other_processes_are_told_which_table_has_grown_and_nothing_of_the_game(
    postgresql_database: str,
) -> None:
    row = new_row()
    async with opened(postgresql_database) as store:
        told: asyncio.Queue[str] = asyncio.Queue()
        listening = await asyncpg.connect(postgresql_database)
        await listening.add_listener(CHANNEL, lambda *heard: told.put_nowait(str(heard[-1])))
        await store.add_table(row)
        await store.append(Grown(row.id, entry(0)))
        assert await asyncio.wait_for(told.get(), PATIENCE) == f"{store.process} {row.id} 0"
        await store.say(row.id, 0, "ia ora na")
        assert await asyncio.wait_for(told.get(), PATIENCE) == f"{store.process} {row.id} -1"
        await store.see([(row.id, 1)], time.time(), announce=True)
        assert await asyncio.wait_for(told.get(), PATIENCE) == f"{store.process} {row.id} -1"
        await store.see([(row.id, 1)], time.time(), announce=False)
        assert told.empty()
        await listening.close()


@asynchronous
async def test_who_was_there_is_known_to_every_process(database: str) -> None:
    row = new_row()
    async with opened(database) as store:
        await store.add_table(row)
        assert await store.seen([row.id]) == {row.id: dict.fromkeys(range(3), row.created)}
        await store.see([(row.id, 0), (row.id, 2)], 5e9, announce=True)
    async with opened(database) as store:
        assert await store.seen([row.id]) == {row.id: {0: 5e9, 1: row.created, 2: 5e9}}


@asynchronous
async def test_only_the_last_lines_of_a_long_chat_are_told(database: str) -> None:
    row = new_row()
    async with opened(database) as store:
        await store.add_table(row)
        for n in range(MOST_CHAT + 3):
            await store.say(row.id, 0, f"{n + 1}")
        said = await store.said(row.id)
        assert [line.text for line in said] == [f"{n + 1}" for n in range(3, MOST_CHAT + 3)]
        assert [line.n for line in await store.said(row.id, MOST_CHAT)] == [201, 202, 203]
    query = f"select count(*), min(n) from chat where table_id = '{row.id}'"
    kept = await asyncio.to_thread(stored.execute, database, query)
    assert kept == [(MOST_CHAT, 4)], "the others are not kept"


@asynchronous
async def test_there_is_one_snapshot_of_a_table_the_last_one(database: str) -> None:
    row = new_row()
    async with opened(database) as store:
        await store.add_table(row)
        assert await store.snapshot(row.id) is None
        for n in (100, 200):
            await store.add_snapshot(row.id, n, {"length": n})
        assert await store.snapshot(row.id) == {"length": 200}


@pytest.mark.parametrize("mode", ["disable", "prefer"])
@asynchronous
async def test_an_address_of_postgresql_may_say_how_it_is_encrypted(
    postgresql_database: str, mode: str
) -> None:
    mark = "&" if "?" in postgresql_database else "?"
    async with opened(f"{postgresql_database}{mark}sslmode={mode}") as store:
        assert await store.running() == []


@asynchronous
async def test_lobbies_of_friends_hide_no_table_that_looks_for_players(database: str) -> None:
    async with opened(database) as store:
        for public in (True, False, False):
            await store.add_table(new_row(lobby=True, public=public), [])
        (found,) = await store.waiting(1)
        assert found.options.public
