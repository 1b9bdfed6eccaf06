"""People who are away or out of time: a bot goes on until they return."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import httpx
from starlette.applications import Starlette

from raiatea.server.app import create_app
from raiatea.server.live_table import LiveTable, Role
from raiatea.server.security import Guard
from raiatea.server.settings import Settings
from raiatea.server.tables import Tables
from tests.server.live import asynchronous
from tests.server.process import chair_of
from tests.server.table import ok, refused


class Inside:
    """A server in this process, so that time can be made to pass."""

    def __init__(self, tables: Tables, http: httpx.AsyncClient) -> None:
        self.tables = tables
        self.http = http
        self.made: dict[str, Any] = {}

    async def make(self, *kinds: str, **options: object) -> LiveTable:
        chairs = [chair_of(seat, kind) for seat, kind in enumerate(kinds)]
        answer = await self.http.post("/api/tables", json={"seats": chairs, **options})
        self.made = answer.json()
        return await self.tables.open(self.made["table"])

    def key(self, who: int | str) -> str:
        key: str = self.made[who] if isinstance(who, str) else self.made["seats"][who]["secret"]
        return key

    async def about(self) -> dict[str, Any]:
        path = f"/api/tables/{self.made['table']}"
        return ok(await self.http.get(path, headers=self._open("spectator")))

    async def give_to_bot(self, who: int | str, seat: int, bot: str | None) -> httpx.Response:
        path = f"/api/tables/{self.made['table']}/seats/{seat}/bot"
        return await self.http.post(path, headers=self._open(who), json={"bot": bot})

    def _open(self, who: int | str) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key(who)}"}


@contextlib.asynccontextmanager
async def inside(folder: Path) -> AsyncIterator[Inside]:
    guard = cast(Guard, create_app(Settings(database=str(folder / "tables.sqlite"))))
    app = cast(Starlette, guard.app)
    transport = httpx.ASGITransport(guard)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://table") as http,
    ):
        yield Inside(app.state.tables, http)


async def soon(wanted: Any, seconds: float = 20.0) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(seconds):
        while not wanted():
            await asyncio.sleep(0.02)


@asynchronous
async def test_who_is_away_for_long_may_be_replaced_by_anyone_until_they_return(
    tmp_path: Path,
) -> None:
    async with inside(tmp_path) as server:
        live = await server.make("link", "link", "link", away_minutes=2)
        refused(await server.give_to_bot(0, 1, "random"), 403, "forbidden")
        live.last_seen[1] -= 110
        assert [chair["away"] for chair in (await server.about())["seats"]] == [False] * 3
        refused(await server.give_to_bot(0, 1, "random"), 403, "forbidden")
        live.last_seen[1] -= 20
        assert [chair["away"] for chair in (await server.about())["seats"]] == [False, True, False]
        refused(await server.give_to_bot("spectator", 1, "random"), 403, "forbidden")
        refused(await server.give_to_bot(0, 2, "random"), 403, "forbidden")
        ok(await server.give_to_bot(0, 1, "random"))
        await soon(lambda: 1 not in live.course.game.awaiting)
        await server.tables.came(live, Role(seat=1))
        assert (await server.about())["seats"][1]["bot"] is None


@asynchronous
async def test_a_table_may_wait_for_ever(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        live = await server.make("link", "link", "random", away_minutes=None)
        live.last_seen = dict.fromkeys(range(3), 0.0)
        assert not any(chair["away"] for chair in (await server.about())["seats"])


@asynchronous
async def test_a_bot_is_never_away(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        live = await server.make("link", "link", "random", away_minutes=1)
        live.last_seen = dict.fromkeys(range(3), 0.0)
        away = [chair["away"] for chair in (await server.about())["seats"]]
        assert away == [True, True, False]


@asynchronous
async def test_without_a_clock_there_is_no_time_left(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        await server.make("link", "link", "random")
        assert (await server.about())["time_left"] == [None] * 3


@asynchronous
async def test_a_bot_goes_on_for_who_has_no_time_left(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        live = await server.make("link", "link", "random", clock={"seconds": 600})
        left = (await server.about())["time_left"]
        assert 590 < left[0] <= 600
        assert left[2] is None
        live.course.spent[1] = 700.0
        await server.tables.publish(live)
        await soon(lambda: live.bot_of(1) is not None)
        await soon(lambda: 1 not in live.course.game.awaiting)
        assert live.bot_of(0) is None
        assert (await server.about())["time_left"][0] > 500


@asynchronous
async def test_a_clock_that_has_run_out_is_noticed_though_nobody_is_connected(
    tmp_path: Path,
) -> None:
    async with inside(tmp_path) as server:
        live = await server.make("link", "link", "random", clock={"seconds": 600})
        assert live.clock is not None, "nobody looks at the clock before the first move"
