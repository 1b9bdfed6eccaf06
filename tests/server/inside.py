"""A server in the process of a test, so that time can be made to pass."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, cast

import httpx
from starlette.applications import Starlette

from raiatea.server import keys
from raiatea.server.app import create_app
from raiatea.server.live_table import LiveTable, Role
from raiatea.server.security import Guard
from raiatea.server.settings import Settings
from raiatea.server.store.database import Database
from raiatea.server.tables import Tables
from tests.server.live import PATIENCE
from tests.server.process import chair_of
from tests.server.table import ok


class Inside:
    """The server, with the secrets of the table that it made last."""

    def __init__(self, tables: Tables, http: httpx.AsyncClient) -> None:
        self.tables = tables
        self.http = http
        self.made: dict[str, Any] = {}

    async def make(self, *kinds: str, **options: object) -> LiveTable:
        chairs = [chair_of(seat, kind) for seat, kind in enumerate(kinds)]
        answer = await self.http.post("/api/tables", json={"seats": chairs, **options})
        self.made = answer.json()
        for chair in self.made["seats"]:
            if chair["secret"] and kinds[chair["seat"]] == "link":
                own = keys.new_key()
                link = {"Authorization": f"Bearer {chair['secret']}"}
                path = f"/api/tables/{self.id}/claim"
                ok(await self.http.post(path, headers=link, json={"secret": own}))
                chair["secret"] = own
        return await self.open()

    @property
    def id(self) -> str:
        table: str = self.made["table"]
        return table

    @property
    def database(self) -> Database:
        found = self.tables.store.database
        assert isinstance(found, Database)
        return found

    async def open(self) -> LiveTable:
        return await self.tables.open(self.id)

    def key(self, who: int | str) -> str:
        key: str = self.made[who] if isinstance(who, str) else self.made["seats"][who]["secret"]
        return key

    async def get(self, path: str, who: int | str) -> dict[str, Any]:
        return ok(await self.http.get(f"/api/tables/{self.id}{path}", headers=self._open(who)))

    async def post(self, path: str, who: int | str, body: object = None) -> httpx.Response:
        path = f"/api/tables/{self.id}{path}"
        return await self.http.post(path, headers=self._open(who), json=body)

    async def about(self) -> dict[str, Any]:
        return await self.get("", "spectator")

    async def seats(self, field: str) -> list[object]:
        """Of every seat, what the table says of it."""
        return [chair[field] for chair in (await self.about())["seats"]]

    async def give_to_bot(self, who: int | str, seat: int, bot: str | None) -> httpx.Response:
        return await self.post(f"/seats/{seat}/bot", who, {"bot": bot})

    def _open(self, who: int | str) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key(who)}"}


@contextlib.asynccontextmanager
async def inside(folder: Path) -> AsyncIterator[Inside]:
    settings = Settings(database=str(folder / "tables.sqlite"), window_seconds=0.0)
    guard = cast(Guard, create_app(settings))
    app = cast(Starlette, guard.app)
    transport = httpx.ASGITransport(guard)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http,
    ):
        yield Inside(app.state.tables, http)


class Onlooker:
    """Somebody who is connected, and notes what they are told of and how far the game was then."""

    def __init__(self, live: LiveTable, role: Role | None = None) -> None:
        self.role = role or Role()
        self.live = live
        self.address = ""
        self.told: list[str] = []
        self.length = 0

    async def tell(self, news: str) -> None:
        self.told.append(news)
        self.length = self.live.logged.length

    async def send(self, data: object) -> None:
        raise AssertionError(f"nothing was to be sent: {data}")

    async def shut(self, for_good: bool = True) -> None:
        raise AssertionError("nobody was to be shut out")


async def soon(wanted: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(seconds):
        while not wanted():
            await asyncio.sleep(0.01)
