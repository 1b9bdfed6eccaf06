"""Clients who break the rules of HTTP and WebSockets: cut off, without a trace in the log."""

from __future__ import annotations

import socket
import time
from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.conftest import NewDatabase, Serve
from tests.server.live import PATIENCE
from tests.server.process import COMMAND, Server
from tests.server.raw import (
    CLOSE,
    CONT,
    HOST,
    PING,
    PONG,
    TEXT,
    connected,
    frame,
    until_closed,
    upgrade,
)

POST = b"POST /api/%s HTTP/1.1\r\n" + HOST
GET = b"GET /healthz HTTP/1.1\r\n" + HOST
FEW_FILES = "import resource as r; r.setrlimit(r.RLIMIT_NOFILE, (520, 520)); "
CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.fixture(autouse=True)
def nothing_is_logged(one_server: Server) -> Any:
    before = len(one_server.said())
    yield
    said = one_server.said()[before:]
    assert "Traceback" not in said
    assert "Exception" not in said
    assert one_server.get("/healthz").status_code == 200


@pytest.mark.parametrize(
    "sent",
    [
        POST % b"tables" + CHUNKED + b"zz\r\n",
        POST % b"nowhere" + CHUNKED + b"zz\r\n",
        POST % b"records" + CHUNKED + b"3\r\nabc\r\nnonsense\r\n",
        POST % b"tables" + b"Content-Length: 3\r\nContent-Length: 4\r\n\r\nabc",
        (POST % b"tables" + CHUNKED + b"2\r\n{}\r\n0\r\n\r\n") * 3 + b"\x00nonsense\r\n\r\n",
        (POST % b"tables" + CHUNKED + b"2\r\n{}\r\nx\r\n\r\n") * 3,
        GET + b"\r\n" + GET.replace(b"GET", b"HEAD") + CHUNKED + b"zz\r\n",
        b"\x16\x03\x01\x02\x00",
        b"GET " + b"/a" * 50_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
    ],
)
def test_what_is_no_http_ends_the_connection(one_server: Server, sent: bytes) -> None:
    with connected(one_server) as client:
        client.sendall(sent)
        until_closed(client)


def test_nonsense_after_the_answer_ends_the_connection(one_server: Server) -> None:
    with connected(one_server) as client:
        client.sendall(POST % b"nowhere" + CHUNKED)
        assert client.recv(1000).startswith(b"HTTP/1.1 405")
        client.sendall(b"zz\r\n")
        until_closed(client)


def test_who_goes_before_the_body_is_whole_is_forgotten(one_server: Server) -> None:
    for path in (b"tables", b"records"):
        with connected(one_server) as client:
            client.sendall(POST % path + b"Content-Length: 100\r\n\r\n{")
    until_quiet(one_server)


def until_quiet(server: Server) -> None:
    """The server has read all that was sent before when it answers what is asked now."""
    for _ in range(3):
        assert server.get("/healthz").status_code == 200


@pytest.mark.parametrize(
    "more",
    [
        b"X: " + b"y" * 20_000 + b"\r\n",
        b"".join(b"X-%d: y\r\n" % n for n in range(300)),
        b"Content-Length: 5\r\n",
        b"Sec-WebSocket-Protocol: a b,,c\r\n",
        b"Sec-WebSocket-Extensions: ;;\r\n",
        b"X: \xff\xfe\r\n",
    ],
)
def test_an_odd_head_of_a_websocket_is_refused_or_taken(one_server: Server, more: bytes) -> None:
    with connected(one_server) as client:
        client.sendall(upgrade(one_server.make().path("/live"), more) + frame(TEXT, b"x"))
        answer = client.recv(1000)
        assert not answer or answer.split()[1] in (b"101", b"400")


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b'{"type": "hell', False) + frame(CONT, b"\xed\xa0\x80"), 1007),
        (frame(TEXT, b"x", False) + frame(CONT, b"", False) * 2000, 1009),
        (frame(CONT, b"x"), 1002),
        (b"\xff\x80" + bytes(4), 1002),
        (b"\x81\x02hi", 1002),
        (frame(CLOSE, b"\x00\x01"), 1002),
        (frame(CLOSE, b"\x00"), 1002),
        (frame(CLOSE, b"\x03\xe8\xff"), 1007),
        (frame(PING, b"x", False), 1002),
        (frame(TEXT, b"x" * 30_000), 1009),
        (frame(CLOSE, b"\x03\xe8") + frame(TEXT, b"\xff"), 1000),
    ],
)
def test_what_is_no_websocket_is_told_why_and_ends_the_connection(
    one_server: Server, frames: bytes, code: int
) -> None:
    with connected(one_server) as client:
        client.sendall(upgrade(one_server.make().path("/live")))
        assert client.recv(1000).startswith(b"HTTP/1.1 101")
        client.sendall(frames)
        answer = until_closed(client)
    assert code.to_bytes(2, "big") in answer


@pytest.mark.parametrize("kind", [PING, PONG])
def test_who_sends_nothing_but_pings_is_cut_off(one_server: Server, kind: int) -> None:
    """They are not counted as messages, and if they are not read, their answers pile up."""
    with connected(one_server) as client:
        client.sendall(upgrade(one_server.make().path("/live")))
        assert client.recv(1000).startswith(b"HTTP/1.1 101")
        client.sendall(frame(kind, b"x") * 100)
        if kind == PING:
            assert client.recv(3, socket.MSG_WAITALL) == b"\x8a\x01x"
        client.sendall(frame(kind, b"x"))
        assert len(until_closed(client)) <= 99 * 3


def test_more_connections_than_the_limits_allow_are_ended_at_once(
    new_database: NewDatabase, serve: Serve
) -> None:
    server = serve(new_database("sqlite"), RAIATEA_MOST_CONNECTIONS_PER_CLIENT="5")
    server.http.close()
    with ExitStack() as stack:
        clients = [stack.enter_context(connected(server)) for _ in range(5)]
        with connected(server) as sixth:
            assert until_closed(sixth) == b""
        clients[0].sendall(b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n")
        assert clients[0].recv(1000).startswith(b"HTTP/1.1 200")
    ask_until_answered(server)


def ask_until_answered(server: Server) -> None:
    """Closed connections are noticed soon."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with connected(server) as client:
            try:
                client.sendall(b"GET /healthz HTTP/1.1\r\n" + HOST + b"\r\n")
                if client.recv(1000).startswith(b"HTTP/1.1 200"):
                    return
            except ConnectionError:
                pass
    raise AssertionError("connections that were closed still count")


def test_a_server_with_few_files_takes_fewer_connections_and_says_so(
    new_database: NewDatabase, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would accept until the system refuses, and log every time that it does."""
    monkeypatch.setattr("tests.server.process.COMMAND", [*COMMAND[:2], FEW_FILES + COMMAND[2]])
    server = serve(new_database("sqlite"))
    assert "at most 20 connections: the system allows 520 open files" in server.said()
    with ExitStack() as stack:
        for _ in range(600):
            stack.enter_context(connected(server))
    ask_until_answered(server)
    assert server.said().count("\n") <= 3
