"""Clients who take their time, or do not let go, keep nobody waiting; a file has one server."""

from __future__ import annotations

import asyncio
import contextlib
import stat
import subprocess
import time
from pathlib import Path

import pytest

from tests.server.conftest import NewDatabase, Serve
from tests.server.live import asynchronous, sitting
from tests.server.process import COMMAND, Server, chair_of, environment
from tests.server.raw import connected
from tests.server.table import refused

HURRY = "import raiatea.server.hasty as h, raiatea.server.security as s; h.HEAD_SECONDS = s.BODY_SECONDS = 0.3; "


@pytest.fixture
def hasty(new_database: NewDatabase, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server that waits for a third of a second only."""
    command = [*COMMAND[:2], HURRY + COMMAND[2]]
    monkeypatch.setattr("tests.server.process.COMMAND", command)
    return serve(new_database("sqlite"))


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: localhost\r\nX-A"])
def test_who_does_not_finish_the_head_of_a_request_is_cut_off(hasty: Server, sent: bytes) -> None:
    with connected(hasty) as client:
        client.sendall(sent)
        assert client.recv(1000) == b""


def test_who_does_not_finish_the_body_of_a_request_is_refused(hasty: Server) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"
    with connected(hasty) as client:
        client.sendall(head)
        assert client.recv(1000).startswith(b"HTTP/1.1 408")


@asynchronous
async def test_a_connection_that_was_made_in_time_stays(hasty: Server) -> None:
    table = hasty.make()
    async with sitting(table, 0) as live:
        await asyncio.sleep(1.0)
        await live.play()


def test_only_a_record_may_be_large(one_server: Server) -> None:
    large = b" " * 30_000
    refused(one_server.post("/api/tables", content=large), 413, "too-large")
    refused(one_server.post("/api/records", content=large), 400, "bad-request")


@asynchronous
async def test_a_server_stops_in_ten_seconds_whatever_clients_do(
    new_database: NewDatabase, serve: Serve
) -> None:
    server = serve(new_database("sqlite"))
    table = server.make("link", "link", "random")
    with contextlib.ExitStack() as stack:
        for sent in (
            b"",
            b"GET / HT",
            b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\nHost: localhost\r\n\r\n",
        ):
            stack.enter_context(connected(server)).sendall(sent)
        deaf = stack.enter_context(connected(server))
        ask = b"GET /api/catalogue HTTP/1.1\r\nHost: localhost\r\n\r\n"
        deaf.sendall(ask * 500)  # and does not read the answers
        async with sitting(table, 0) as live:
            live.socket.transport.pause_reading()
            for _ in range(300):
                await live.send("chat", text="x" * 400)
            assert server.process is not None
            server.process.terminate()
            began = time.monotonic()
            server.process.wait(30)
            assert time.monotonic() - began < 10
    assert "Traceback" not in server.said()


def test_a_second_server_on_the_same_file_refuses(new_database: NewDatabase, serve: Serve) -> None:
    server = serve(new_database("sqlite"))
    command = [*COMMAND, "serve", "--no-browser", "--port", "0", "--database", server.database]
    second = subprocess.run(
        command, env=environment(), capture_output=True, text=True, timeout=60, check=False
    )
    assert second.returncode != 0
    assert second.stderr.count("\n") == 1
    assert "another server is running on" in second.stderr
    server.make()
    server.kill()
    server.start()


def test_what_is_stored_can_be_read_by_its_owner_alone(tmp_path: Path, serve: Serve) -> None:
    server = serve(str(tmp_path / "new" / "tables.sqlite"))
    server.make()
    files = list((tmp_path / "new").iterdir())
    assert {file.name for file in files} >= {"tables.sqlite", "tables.sqlite-wal"}
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


@pytest.mark.parametrize(
    "name",
    ["A\u200bna", "A\u202ena", "\u2066Ana", "A\tna", "\x1b[31mAna", "\u2028", "\ufeff", "\ue000"],
)
def test_a_name_has_no_signs_that_cannot_be_seen(one_server: Server, name: str) -> None:
    seats = [{**chair_of(seat, "link")} for seat in range(3)]
    seats[1]["name"] = name
    refused(one_server.post("/api/tables", None, {"seats": seats}), 400, "bad-request")


def test_names_that_look_alike_are_the_same(one_server: Server) -> None:
    seats = [{**chair_of(seat, "link")} for seat in range(3)]
    seats[1]["name"], seats[2]["name"] = "Ana", "\uff21na"
    refused(one_server.post("/api/tables", None, {"seats": seats}), 400, "bad-request")
