"""Limits on rates, tables and connections, and secrets that nobody can read."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from raiatea import Game
from tests.server import stored
from tests.server.conftest import NewDatabase, Serve
from tests.server.live import all_sitting, asynchronous, closed, sitting
from tests.server.process import Server
from tests.server.table import Table, ok, refused

PUBLIC = "https://raiatea.example"


def test_too_many_requests_are_refused_for_a_while(new_database: NewDatabase, serve: Serve) -> None:
    server = serve(new_database("sqlite"), RAIATEA_REQUESTS_PER_MINUTE="40")
    table = server.make("here", "here", "here")  # asks for itself once, and once for each seat
    answers = [
        table.get("", 0, headers={"X-Forwarded-For": f"10.0.0.{n}"}).status_code for n in range(50)
    ]
    assert answers == [200] * 36 + [429] * 14
    refused(table.get("", 0), 429, "too-many")
    assert server.get("/").status_code != 429
    files = [server.get("/healthz").status_code for _ in range(220)]
    assert files == [200] * 199 + [429] * 21  # five times as many

    async def connect_to_it() -> None:
        address = server.url.replace("http", "ws", 1) + table.path("/live")
        with pytest.raises(InvalidStatus):
            async with connect(address):
                pass

    asyncio.run(connect_to_it())


@asynchronous
async def test_too_many_messages_on_one_connection_are_refused_too(
    new_database: NewDatabase, serve: Serve
) -> None:
    server = serve(new_database("sqlite"), RAIATEA_REQUESTS_PER_MINUTE="40")
    table = server.make("here", "here", "here")
    async with sitting(table, 0) as live:  # so far five requests and a message
        for n in range(34):
            assert (await live.ask("chat", text=f"{n}"))["type"] == "done"
        await live.send("chat", text="too much")
        assert await closed(live) == 4429
    refused(table.get("", 0), 429, "too-many")


def test_too_many_tables_are_refused(new_database: NewDatabase, serve: Serve) -> None:
    server = serve(new_database("sqlite"), RAIATEA_TABLES_PER_HOUR="3")
    table = server.make()
    record = Game.new(3, seed=1).record()
    assert server.post("/api/records", None, record).status_code == 201
    assert table.post("/rematch", table.host).status_code == 201
    refused(table.post("/rematch", table.host), 429, "too-many")
    refused(server.post("/api/records", None, record), 429, "too-many")
    refused(server.post("/api/tables", None, {}), 429, "too-many")
    ok(table.get("/state", 0))


@asynchronous
async def test_too_many_connections_are_refused_until_some_are_closed(
    new_database: NewDatabase, serve: Serve
) -> None:
    server = serve(new_database("sqlite"), RAIATEA_MOST_CONNECTIONS_PER_CLIENT="4")
    table = server.make()
    async with AsyncExitStack() as open_ones:
        for _ in range(4):
            await open_ones.enter_async_context(sitting(table, None))
        with pytest.raises(InvalidStatus):
            await open_ones.enter_async_context(sitting(table, None))
    for _ in range(1000):
        try:
            async with sitting(table, None):
                return
        except InvalidStatus:
            await asyncio.sleep(0.1)
    raise AssertionError("closed connections are still counted")


@asynchronous
async def test_there_is_a_limit_to_connections_in_all(
    new_database: NewDatabase, serve: Serve
) -> None:
    server = serve(new_database("sqlite"), RAIATEA_MOST_CONNECTIONS="3")
    table, other = server.make(), server.make()
    async with AsyncExitStack() as open_ones:
        for one in (table, table, other):
            await open_ones.enter_async_context(sitting(one, 0))
        with pytest.raises(InvalidStatus):
            await open_ones.enter_async_context(sitting(other, 1))
        ok(other.get("/state", 1))


def test_moments_of_the_past_have_a_limit_of_their_own(
    new_database: NewDatabase, serve: Serve
) -> None:
    server = serve(new_database("sqlite"), RAIATEA_MOMENTS_PER_MINUTE="5")
    table = server.make()
    answers = [table.get(f"/moments/{n}", 0).status_code for n in range(8)]
    assert answers == [200] * 5 + [429] * 3
    ok(table.get("/state", 0))


def test_behind_a_proxy_clients_are_told_apart_and_the_public_address_is_the_own(
    new_database: NewDatabase, serve: Serve, free_port: int
) -> None:
    server = serve(
        new_database("sqlite"),
        *("--port", str(free_port), "--public-url", PUBLIC),
        RAIATEA_REQUESTS_PER_MINUTE="5",
    )
    assert server.url == PUBLIC
    server.url = f"http://127.0.0.1:{free_port}"
    for n in range(3):
        headers = {"X-Forwarded-For": f"10.0.0.{n}", "Origin": PUBLIC}
        for _ in range(5):
            refused(server.post("/api/tables", None, {}, headers=headers), 400, "bad-request")
        refused(server.post("/api/tables", None, {}, headers=headers), 429, "too-many")
    headers = {"X-Forwarded-For": "10.0.1.1", "Origin": "https://elsewhere.example"}
    refused(server.post("/api/tables", None, {}, headers=headers), 403, "origin")


@pytest.mark.parametrize(
    ("trusted", "told_apart"),
    [("127.0.0.0/8", True), ("10.9.8.7, 127.0.0.1", True), ("10.9.8.7", False), ("::1", False)],
)
def test_only_the_proxies_of_the_settings_say_who_asks(
    new_database: NewDatabase, serve: Serve, free_port: int, trusted: str, told_apart: bool
) -> None:
    server = serve(
        new_database("sqlite"),
        *("--port", str(free_port), "--public-url", PUBLIC),
        RAIATEA_REQUESTS_PER_MINUTE="5",
        RAIATEA_TRUSTED_PROXIES=trusted,
    )
    server.url = f"http://127.0.0.1:{free_port}"

    def taken(*forwarded: str) -> int:
        """How many requests are, of one from each of these."""
        found = 0
        for one in forwarded:
            headers = {"X-Forwarded-For": one, "Origin": PUBLIC}
            answer = server.post("/api/tables", None, {}, headers=headers)
            found += answer.status_code == 400
        return found

    several = [f"192.0.2.{n}" for n in range(8)]
    assert taken(*several) == (8 if told_apart else 5)
    if told_apart:
        # What a client makes up stands before what the proxy has added, and does not count.
        assert taken(*[f"198.51.100.{n}, 203.0.113.1" for n in range(8)]) == 5
        # One household has a /64.
        assert taken(*[f"2001:db8:1:2::{n}" for n in range(8)]) == 5
        assert taken(*[f"2001:db8:1:{n}::1" for n in range(3, 11)]) == 8


# Secrets.


def played(server: Server) -> Table:
    """A table at which everything that has to do with secrets has happened."""
    table = server.make("here", "link", "random")
    old = table.keys[1]
    table.keys.append(old)
    table.keys[1] = table.claim(ok(table.post("/seats/1/link", table.host))["secret"])
    refused(table.get("/state", old), 404, "unknown-table")
    server.get(table.path("/state"), "wrong" * 9)
    server.get(table.path(f"/moments/{'9' * 9}"), table.host)
    server.post(table.path("/moves"), table.keys[0], content=b"{broken")

    async def connect_all() -> None:
        async with all_sitting(table, [0, 1, None, table.host]) as (first, *_):
            await first.ask("chat", text="ia ora na")
        address = server.url.replace("http", "ws", 1) + table.path("/live")
        for text in ("{broken", json.dumps({"type": "hello", "secret": old})):
            async with connect(address) as socket:
                await socket.send(text)
                with pytest.raises(ConnectionClosed):
                    await socket.recv()

    asyncio.run(connect_all())
    return table


def test_secrets_are_stored_as_hashes_only_and_never_logged(database: str, serve: Serve) -> None:
    server = serve(database)
    table = played(server)
    assert len(table.secrets) == 5
    everything = everything_in(database)
    assert table.id in everything
    for secret in table.secrets:
        assert secret not in everything
        assert secret not in server.said()


def everything_in(database: str) -> str:
    """All bytes of the files, or all rows of all tables."""
    if "://" not in database:
        folder = Path(database).parent
        return "".join(file.read_bytes().decode("latin-1") for file in folder.iterdir())
    names = ("tables", "entries", "snapshots", "chat", "presence")
    return str([stored.execute(database, f"select * from {name}") for name in names])
