"""Many who look at one table: a limit to them, and little work for each."""

from __future__ import annotations

from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from raiatea.server.live_table import LiveTable, Role
from raiatea.server.logged_game import Onlooker as Seat
from tests.server.conftest import NewDatabase, Serve
from tests.server.inside import Onlooker, inside, soon
from tests.server.live import Live, asynchronous, closed, sitting
from tests.server.test_slow_readers import Narrow, sleeper


@asynchronous
async def test_so_many_may_watch_a_table_and_its_people_always_find_room(
    new_database: NewDatabase, serve: Serve
) -> None:
    server = serve(new_database("sqlite"), RAIATEA_MOST_SPECTATORS="3")
    table, other = server.make(), server.make()
    async with AsyncExitStack() as open_ones:
        for _ in range(3):
            await open_ones.enter_async_context(sitting(table, None))
        assert await code_of(table.server.url, table.id, table.spectator) == 4429
        for who in (0, 1, 2, table.host):
            await open_ones.enter_async_context(sitting(table, who))
        await open_ones.enter_async_context(sitting(other, None))


@asynchronous
async def test_one_seat_has_so_many_connections(new_database: NewDatabase, serve: Serve) -> None:
    server = serve(new_database("sqlite"))
    table = server.make()
    async with AsyncExitStack() as open_ones:
        for _ in range(20):
            await open_ones.enter_async_context(sitting(table, 0))
        assert await code_of(server.url, table.id, table.keys[0]) == 4429
        live = await open_ones.enter_async_context(sitting(table, 1))
        await live.play()


async def code_of(url: str, table: str, secret: str) -> int | None:
    """With which code a connection is closed."""
    address = url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    async with connect(address) as socket:
        await socket.send(f'{{"type": "hello", "secret": "{secret}"}}')
        return await closed(Live(socket, lambda _: None))


@asynchronous
async def test_what_is_told_to_many_is_made_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: Counter[Seat] = Counter()
    real = LiveTable.state

    def state(live: LiveTable, onlooker: Seat, since: int) -> dict[str, object]:
        made[onlooker] += 1
        return real(live, onlooker, since)

    async with inside(tmp_path) as server:
        first, _ = await sleeper(server)
        live = first.live
        narrow = [Narrow() for _ in range(50)]
        for one in narrow:
            watching = type(first)(one, server.tables, live, Role(), "")
            live.watchers.add(watching)
            await watching.greet(None)
        monkeypatch.setattr(LiveTable, "state", state)
        for _ in range(3):
            game = live.logged.game
            seat = game.awaiting[0]
            await server.tables.play(live, seat, game.decision(seat), str(game.moves(seat)[0]))
            await soon(lambda: not any(one.untold for one in live.watchers - {first}))  # type: ignore[attr-defined]
        assert made[None] == live.logged.version(None) > 0
        assert len({tuple(one.sent) for one in narrow}) == 1
        await server.get("/state", 0)
        await server.get("/state", 0)
        assert made[0] == 1
        first.wire.awake.set()  # type: ignore[attr-defined]


@asynchronous
async def test_who_only_watches_comes_and_goes_unnoticed(tmp_path: Path) -> None:
    """Else one who connects again and again keeps everybody's connection busy."""
    async with inside(tmp_path) as server:
        live = await server.make("link", "link", "link")
        watching = Onlooker(live)
        live.watchers.add(watching)
        for role in (Role(), Role(host=True)):
            await server.tables.seating.came(live, role)
            server.tables.seating.left(live, role)
        assert watching.told == []
        await server.tables.seating.came(live, Role(seat=1))
        await soon(lambda: "table" in watching.told)
