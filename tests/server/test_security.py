"""Origins, headers, limits, and secrets that nobody can read."""

from __future__ import annotations

import asyncio
import gzip
import json
import socket
from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.live import asynchronous, closed, sitting
from tests.server.process import Server
from tests.server.table import ok, refused

FOREIGN = [
    "https://elsewhere.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1.elsewhere.example",
    "null",
    "file://",
    "nonsense",
    "http://[",
    "",
]
HEADERS = {
    "content-security-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "referrer-policy",
    "x-content-type-options",
    "x-frame-options",
}
MEGABYTE = 1_000_000


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_change_that_comes_from_another_site_is_refused(one_server: Server, origin: str) -> None:
    table = one_server.make()
    headers = {"Origin": origin}
    refused(table.post("/moves", 0, {"decision": 0, "move": "x"}, headers=headers), 403, "origin")
    refused(one_server.post("/api/tables", None, {}, headers=headers), 403, "origin")
    for path in ("/withdraw", "/undo", "/close", "/rematch", "/seats/0/link"):
        refused(table.post(path, table.host, headers=headers), 403, "origin")
    ok(table.get("/state", 0, headers=headers))


def test_a_change_that_the_browser_says_comes_from_another_site_is_refused(
    one_server: Server,
) -> None:
    for site in ("cross-site", "same-site"):
        headers = {"Sec-Fetch-Site": site}
        refused(one_server.post("/api/tables", None, {}, headers=headers), 403, "origin")


def test_the_own_page_may_change_things(one_server: Server) -> None:
    headers = {"Origin": one_server.url, "Sec-Fetch-Site": "same-origin"}
    table = one_server.make()
    ok(table.post("/close", table.host, headers=headers))


@asynchronous
async def test_a_connection_from_another_site_is_refused(one_server: Server) -> None:
    table = one_server.make()
    address = one_server.url.replace("http", "ws", 1) + table.path("/live")
    for origin in FOREIGN:
        with pytest.raises(InvalidStatus) as refusal:
            async with connect(address, additional_headers={"Origin": origin}):
                pass
        assert refusal.value.response.status_code == 403, origin
    async with connect(address, additional_headers={"Origin": one_server.url}) as live:
        await live.send(json.dumps({"type": "hello", "secret": table.host}))
        assert json.loads(await live.recv())["type"] == "state"


def test_every_answer_has_the_headers(one_server: Server) -> None:
    table = one_server.make()
    host = {"Host": one_server.url.removeprefix("http://")}
    answers = [
        one_server.get("/"),
        one_server.get("/nowhere"),
        one_server.get("/api/nowhere"),
        one_server.get("/api/catalogue"),
        one_server.get("/api/openapi.json"),
        one_server.get("/api/tables"),
        one_server.get(table.path("")),
        one_server.get("/api/tables/x", "y"),
        one_server.request("OPTIONS", table.path("/moves"), headers=host),
        one_server.request("DELETE", table.path("/moves")),
        one_server.post("/api/tables", None, {}),
        one_server.post("/api/tables", None, {}, headers={"Origin": "https://x.example"}),
        one_server.post("/api/tables", None, {}, headers={"Origin": "http://["}),
        one_server.post("/api/records", content=b"x" * 3 * MEGABYTE),
        table.get("/state", 0),
        table.get("/record", 0),
        table.post("/moves", 0, {"decision": 9, "move": "x"}),
        table.post("/undo", 0),
        table.post("/close", table.host),
    ]
    assert len({answer.status_code for answer in answers}) >= 8
    for answer in answers:
        assert set(answer.headers) >= HEADERS, f"{answer.url} {answer.status_code}"
        policy = answer.headers["content-security-policy"]
        rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
        assert rules["default-src"] == "'none'"
        assert rules["script-src"] == "'self'"
        assert rules["frame-ancestors"] == "'none'"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "server" not in answer.headers
        if answer.headers["content-type"] == "application/json":
            assert answer.headers["cache-control"] == "no-store"


def test_too_large_a_body_is_refused(one_server: Server) -> None:
    refused(one_server.post("/api/records", content=b" " * 3 * MEGABYTE), 413, "too-large")


def test_too_large_a_body_is_refused_though_it_does_not_say_how_large_it_is(
    one_server: Server,
) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(30):
            yield b" " * (MEGABYTE // 10)

    refused(one_server.post("/api/records", content=pieces()), 413, "too-large")


def test_nothing_that_is_sent_is_unpacked(one_server: Server) -> None:
    """Else a few bytes could become as many as the memory holds."""
    headers = {"Content-Encoding": "gzip", "Content-Type": "application/json"}
    for path in ("/api/tables", "/api/records"):
        packed = gzip.compress(b" " * 10 * MEGABYTE)
        assert len(packed) < 20_000
        answer = one_server.post(path, content=packed, headers=headers)
        refused(answer, 400, "bad-request")


@asynchronous
async def test_too_large_a_message_ends_the_connection(one_server: Server) -> None:
    table = one_server.make()
    # What is said to somebody who is still sending does not always reach them.
    for size, codes in ((11_000, {4413}), (3 * MEGABYTE, {1006, 1009, 4413})):
        async with sitting(table, 0) as live:
            with suppress(ConnectionClosed):
                await live.socket.send(json.dumps({"type": "chat", "id": "1", "text": "x" * size}))
            assert await closed(live) in codes
    assert table.state(0)["version"] == 0


@asynchronous
async def test_who_does_not_read_makes_nobody_wait(one_server: Server) -> None:
    table = one_server.make()
    address = one_server.url.replace("http", "ws", 1) + table.path("/live")
    stale = json.dumps({"type": "move", "id": "1", "decision": 99, "move": "done"})
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", int(one_server.url.rpartition(":")[2])))
    async with connect(address, sock=narrow, compression=None, close_timeout=0.1) as asleep:
        await asleep.send(json.dumps({"type": "hello", "secret": table.keys[0]}))
        asleep.transport.pause_reading()
        for _ in range(1500):  # each is answered with the whole state
            await asleep.send(stale)
        await asyncio.sleep(1)
        await asyncio.to_thread(table.play_some, 3)
