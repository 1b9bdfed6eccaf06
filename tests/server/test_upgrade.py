"""A database of an earlier version is upgraded when the server starts, and its tables go on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from raiatea.server.settings import Settings
from raiatea.server.store import Store, schema
from raiatea.server.store import upgrade as steps
from tests.server import stored
from tests.server.conftest import NewDatabase, Serve
from tests.server.live import sitting
from tests.server.table import Table, ok

FIRST = (schema.tables, schema.entries, schema.snapshots, schema.chat)


def make_first_version(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(steps.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


async def copy_to_first_version(source: str, target: str) -> None:
    """Make a database as the first version did, with all that lies in another one."""
    old, new = (Store(Settings(database=one).database_url) for one in (source, target))
    async with old.engine.connect() as reading, new.engine.begin() as writing:
        await writing.run_sync(make_first_version)
        for table in FIRST:
            rows = [dict(row) for row in (await reading.execute(sa.select(table))).mappings()]
            await writing.execute(sa.insert(table), rows)
        await writing.execute(sa.update(schema.tables).values(status="running"))  # even if over
    await old.close()
    await new.close()


def test_tables_of_the_first_version_go_on_after_an_upgrade(
    database: str, new_database: NewDatabase, serve: Serve
) -> None:
    source = new_database("sqlite")
    server = serve(source)
    running, over = server.make(), server.make()
    running.play_some(110)  # there is a snapshot
    ok(running.post("/chat", 0, {"text": "ia ora na"}))
    over.play_to_the_end()
    before = seen(running, over)
    server.kill()
    asyncio.run(copy_to_first_version(source, database))
    server = serve(database)
    running, over = running.at(server), over.at(server)
    assert seen(running, over) == before
    assert over.about(0)["status"] == "over"
    assert "cannot go on" not in server.said()

    async def come_back() -> None:
        async with sitting(running, 0) as ana, sitting(running, 1) as ben:
            assert [chair["present"] for chair in ben.table["seats"]] == [True, True, False]
            said = await ana.until(lambda message: message["type"] == "chat")
            assert [line["text"] for line in said["lines"]] == ["ia ora na"]

    asyncio.run(come_back())
    running.play_to_the_end()
    assert running.about(0)["status"] == "over"


def seen(*tables: Table) -> list[object]:
    return [
        (table.state(0), table.state(None), [c["away"] for c in table.about(0)["seats"]])
        for table in tables
    ]


def test_a_server_that_starts_twice_changes_nothing(database: str, serve: Serve) -> None:
    server = serve(database)
    table = server.make()
    table.play_some(3)
    before = table.state(0)
    for _ in range(2):
        server.kill()
        server.start()
        assert table.state(0) == before
    assert stored.execute(database, "select version_num from alembic_version") == [("0002",)]
    ok(table.get("", 0))
