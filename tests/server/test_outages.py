"""The database is lost and comes back: nobody loses a move, bots go on, processes hear again."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from raiatea.server.store import Unavailable
from raiatea.server.store.sql import SqlStore
from tests.server.conftest import Serve, own_postgresql
from tests.server.inside import Onlooker, inside, soon
from tests.server.live import asynchronous, sitting
from tests.server.process import Server
from tests.server.table import ok


class Fails:
    """A database that fails as often as it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        self.failed = 0
        real = SqlStore._insert

        async def insert(store: SqlStore, batch: Any) -> None:
            async with store.database.writing():
                if self.times > 0:
                    self.times -= 1
                    self.failed += 1
                    raise OperationalError("insert", {}, OSError("disk I/O error"))
            await real(store, batch)

        monkeypatch.setattr(SqlStore, "_insert", insert)


@asynchronous
async def test_bots_go_on_after_errors_of_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("raiatea.server.bot_seats.FIRST_PAUSE_SECONDS", 0.01)
    fails = Fails(monkeypatch)
    async with inside(tmp_path) as server:
        fails.times = 3
        live = await server.make("random", "random", "random")
        live.watchers.add(Onlooker(live))
        await soon(lambda: live.logged.length > 5)
        assert fails.failed == 3
        live.watchers.clear()
    said = [record.getMessage() for record in caplog.records]
    assert said == [
        "the database cannot be used: disk I/O error",
        "the database can be used again",
    ]


@asynchronous
async def test_without_a_database_a_move_is_refused_and_people_can_go_on_looking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails = Fails(monkeypatch)
    async with inside(tmp_path) as server:
        await server.make("link", "link", "link")
        before = await server.get("/state", 0)
        move = {"decision": 0, "move": before["view"]["prompt"]["moves"][0]}
        fails.times = 1
        answer = await server.post("/moves", 0, move)
        assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")
        assert await server.get("/state", 0) == before
        assert ok(await server.post("/moves", 0, move))["version"] == 1


@asynchronous
async def test_a_wrong_secret_learns_nothing_from_an_outage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither of a table in memory nor of one that does not exist."""

    async def lost(_: SqlStore, table: str) -> None:
        raise Unavailable("gone")

    async with inside(tmp_path) as server:
        await server.make("link", "link", "link")
        wrong = {"Authorization": f"Bearer {'x' * 43}"}
        for outage in (False, True):
            if outage:
                monkeypatch.setattr(SqlStore, "table", lost)
            answers = [
                await server.http.get(f"/api/tables/{table}/state", headers=wrong)
                for table in (server.id, "nowhere")
            ]
            assert {answer.status_code for answer in answers} == {503 if outage else 404}
            assert answers[0].content == answers[1].content
        await server.get("/state", 0)  # who has a right one can go on looking


@pytest.fixture
def restartable() -> Iterator[Any]:
    """A PostgreSQL that a test may stop and start again."""
    with own_postgresql() as server:
        yield server
        server.start()  # what is just ending cannot be ended once more


def test_processes_hear_of_each_other_after_postgresql_was_restarted(
    restartable: Any, serve: Serve
) -> None:
    uri = restartable.get_uri()
    one, other = serve(uri), serve(uri)
    table = one.make("link", "link", "random")
    there = table.at(other)

    async def play() -> None:
        async with sitting(there, 1) as live:
            restartable.stop()
            await asyncio.to_thread(until_refused, table.server, table.id, table.spectator)
            restartable.start()
            await asyncio.to_thread(until_taken, table)
            await live.version(table.state(1)["version"])
            table.play(0)
            await live.version(table.state(1)["version"])

    asyncio.run(play())
    for server in (one, other):
        assert server.process is not None
        server.process.terminate()
        assert server.process.wait(600) in (0, -15)
        assert "Traceback" not in server.said()
        assert server.said().count("cannot be used") <= 1  # one may not have needed it


def test_a_server_stops_politely_while_its_database_is_gone(restartable: Any, serve: Serve) -> None:
    server = serve(restartable.get_uri())
    table = server.make("link", "link", "random")
    table.state(0)
    restartable.stop()
    until_refused(server, table.id, table.spectator)
    assert server.process is not None
    server.process.terminate()
    try:
        server.process.wait(600)
    except subprocess.TimeoutExpired:
        raise AssertionError(f"it did not stop: {server.said()}") from None
    assert "Traceback" not in server.said()


def until_refused(server: Server, table: str, key: str) -> None:
    """Wait until the server has noticed; reading a past moment needs the database."""
    for _ in range(1000):
        if server.get(f"/api/tables/{table}/moments/0", key).status_code == 503:
            return
    raise AssertionError("it never noticed")


def until_taken(table: Any) -> None:
    for _ in range(10_000):
        prompt = table.prompt(0)
        move = {"decision": prompt["decision"], "move": prompt["moves"][0]}
        if table.post("/moves", 0, move).status_code == 200:
            return
    raise AssertionError("no move was taken any more")
