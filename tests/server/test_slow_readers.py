"""Who does not read is not waited for, costs little, and is let go in the end."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from raiatea.server.connection import Connection, Gone
from raiatea.server.live_table import Role
from raiatea.server.wire import MoveMessage
from tests.server.conftest import NewDatabase, Serve
from tests.server.inside import Inside, inside, soon
from tests.server.live import PATIENCE, asynchronous
from tests.server.process import COMMAND, Server
from tests.server.table import Table

HURRY = "import raiatea.server.hasty as h; h.READ_SECONDS = h.LOOK_SECONDS = 0.2; "


class Narrow:
    """A line to somebody who reads only when they are woken."""

    address = ""

    def __init__(self) -> None:
        self.awake = asyncio.Event()
        self.awake.set()
        self.sent: list[str] = []
        self.code: int | None = None

    async def say(self, text: str) -> None:
        await self.awake.wait()
        self.sent.append(text)

    async def hear(self) -> str:
        raise Gone

    async def end(self, code: int) -> None:
        self.code = code


async def sleeper(server: Inside) -> tuple[Connection, Narrow]:
    """A connection that has been greeted and then reads no more."""
    live = await server.make("link", "link", "link")
    narrow = Narrow()
    connection = Connection(narrow, server.tables, live, Role(), "")
    live.watchers.add(connection)
    await connection.greet(None)
    narrow.awake.clear()
    return connection, narrow


@asynchronous
async def test_for_who_does_not_read_nothing_piles_up(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        connection, narrow = await sleeper(server)
        live, greeted = connection.live, len(narrow.sent)
        others = len(asyncio.all_tasks())
        for _ in range(500):
            for news in ("table", "update", "chat"):
                server.tables.publish(live, news)
        game = live.logged.game
        seat = game.awaiting[0]
        await server.tables.play(live, seat, 0, str(game.moves(seat)[0]))
        await soon(lambda: len(asyncio.all_tasks()) <= others + 6)
        narrow.awake.set()
        await soon(lambda: not connection.untold and not connection.sending.locked())
        told = [json.loads(text) for text in narrow.sent[greeted:]]
        assert len(told) <= 6
        assert connection.version == live.logged.version(None)


@asynchronous
async def test_who_reads_slowly_sees_what_came_of_a_move_before_the_word_that_it_is_done(
    tmp_path: Path,
) -> None:
    async with inside(tmp_path) as server:
        connection, narrow = await sleeper(server)
        connection.role = Role(seat=0)
        live, greeted = connection.live, len(narrow.sent)
        for news in ("table", "update"):
            server.tables.publish(live, news)
        await soon(lambda: connection.untold == {"update"})
        move = str(live.logged.game.moves(0)[0])
        moving = asyncio.create_task(connection.do(MoveMessage(decision=0, move=move, id="1")))
        await soon(lambda: live.logged.version(0) > 0)
        await asyncio.sleep(0)
        narrow.awake.set()
        await moving
        told = [json.loads(text)["type"] for text in narrow.sent[greeted:]]
        assert told == ["table", "update", "done"]


@pytest.mark.parametrize("change", ["rematch", "link", "move"])
@asynchronous
async def test_nothing_that_others_do_waits_for_who_does_not_read(
    tmp_path: Path, change: str
) -> None:
    async with inside(tmp_path) as server:
        connection, narrow = await sleeper(server)
        live = connection.live
        connection.role = Role(seat=0)
        async with asyncio.timeout(PATIENCE):
            if change == "rematch":
                following = await server.make("link", "link", "link")
                await server.tables.seating.invite(live, following.id)
            elif change == "link":
                await server.tables.seating.new_link(live, 0)
            else:
                move = str(live.logged.game.moves(1)[0])
                await server.tables.play(live, 1, 0, move)
        narrow.awake.set()


# Real sockets.


@pytest.fixture
def hasty(new_database: NewDatabase, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server that waits a fifth of a second for who does not read."""
    command = [*COMMAND[:2], HURRY + COMMAND[2]]
    monkeypatch.setattr("tests.server.process.COMMAND", command)
    return serve(new_database("sqlite"))


def narrow_socket(server: Server) -> socket.socket:
    """A connection with hardly any room on its way."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.settimeout(PATIENCE)
    narrow.connect(("127.0.0.1", int(server.url.rpartition(":")[2])))
    return narrow


def is_cut_off(narrow: socket.socket, more: Callable[[], None]) -> bool:
    """Whether the server ends the connection; nothing of what it sent is read."""
    try:
        for _ in range(100_000):
            more()
    except OSError:
        return True
    return False


def test_who_asks_and_does_not_read_the_answers_is_cut_off(hasty: Server) -> None:
    ask = b"GET /api/catalogue HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with narrow_socket(hasty) as narrow:
        assert is_cut_off(narrow, lambda: narrow.sendall(ask))
    assert "Traceback" not in hasty.said()


@asynchronous
async def test_who_is_told_and_does_not_read_is_cut_off(hasty: Server) -> None:
    table: Table = hasty.make()
    address = hasty.url.replace("http", "ws", 1) + table.path("/live")
    ping = json.dumps({"type": "ping", "version": 0})
    table.play_some(6)
    with narrow_socket(hasty) as narrow:
        narrow.setblocking(False)
        async with connect(address, sock=narrow, compression=None, close_timeout=0.1) as asleep:
            await asleep.send(json.dumps({"type": "hello", "secret": table.keys[0]}))
            asleep.transport.pause_reading()
            async with asyncio.timeout(PATIENCE):
                while not asleep.transport.is_closing() and present(table):
                    await asleep.send(ping)  # each is answered with all there is
                    await asyncio.sleep(0)
    table.play_some(3)
    assert "Traceback" not in hasty.said()


def present(table: Table) -> bool:
    seats = table.about(None)["seats"]
    return bool(seats[0]["present"])
