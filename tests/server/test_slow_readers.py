"""Who does not read is not waited for, and let go when too much has piled up."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import pytest
from starlette.websockets import WebSocket, WebSocketState

from raiatea.server.connection import MOST_BEHIND, TRY_AGAIN, Connection
from raiatea.server.live_table import Role
from tests.server.inside import Inside, inside, soon
from tests.server.live import PATIENCE, asynchronous


class Narrow:
    """A WebSocket to somebody who reads only when they are woken."""

    client_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.awake = asyncio.Event()
        self.awake.set()
        self.sent: list[str] = []
        self.code: int | None = None
        self.scope: dict[str, object] = {}

    async def send_text(self, text: str) -> None:
        await self.awake.wait()
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.code = code


async def sleeper(server: Inside) -> tuple[Connection, Narrow]:
    """A connection that has been greeted and then reads no more."""
    live = await server.make("link", "link", "link")
    socket = Narrow()
    connection = Connection(cast(WebSocket, socket), server.tables, live, Role(), "")
    live.watchers.add(connection)
    await connection.greet(None)
    socket.awake.clear()
    return connection, socket


@asynchronous
async def test_who_reads_too_slowly_is_asked_to_try_again(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        connection, socket = await sleeper(server)
        for _ in range(MOST_BEHIND + 3):
            server.tables.publish(connection.live, "table")
        await soon(lambda: socket.code is not None)
        assert socket.code == TRY_AGAIN == 1013
        assert connection not in connection.live.watchers
        socket.awake.set()


@asynchronous
async def test_who_reads_on_in_time_gets_everything(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        connection, socket = await sleeper(server)
        greeted = len(socket.sent)
        for _ in range(MOST_BEHIND):
            server.tables.publish(connection.live, "table")
        await asyncio.sleep(0)
        socket.awake.set()
        await soon(lambda: len(socket.sent) == greeted + MOST_BEHIND)
        assert socket.code is None


@pytest.mark.parametrize("change", ["rematch", "link", "move"])
@asynchronous
async def test_nothing_that_others_do_waits_for_who_does_not_read(
    tmp_path: Path, change: str
) -> None:
    async with inside(tmp_path) as server:
        connection, socket = await sleeper(server)
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
        socket.awake.set()
