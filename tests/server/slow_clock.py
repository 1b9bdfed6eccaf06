"""A clock that goes on only when it is told to, and pages that note when they hear what."""

from __future__ import annotations

import asyncio

from raiatea.server.connection import Connection, Gone
from raiatea.server.live_table import LiveTable, Role
from raiatea.server.windows import Windows
from tests.server.inside import Inside, soon

WINDOW = 4.0


class SlowClock:
    """Whoever waits for a time goes on when it has come."""

    def __init__(self, server: Inside) -> None:
        self.time = 100.0
        self.waiting: list[tuple[float, asyncio.Event]] = []
        server.tables.time.now = self.now  # type: ignore[method-assign]
        server.tables.windows = Windows(self.now, self.sleep, WINDOW)

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        come = asyncio.Event()
        self.waiting.append((self.time + seconds, come))
        await come.wait()

    def go_to(self, time: float) -> None:
        """So late it is now."""
        self.time = max(time, self.time)
        late = [one for one in self.waiting if one[0] <= self.time]
        self.waiting = [one for one in self.waiting if one[0] > self.time]
        for _, come in late:
            come.set()

    async def let_wait(self, number: int) -> list[float]:
        """When so many who wait may go on, as soon as they all wait."""
        await soon(lambda: len(self.waiting) == number)
        return sorted(at for at, _ in self.waiting)


class Page:
    """The line of somebody's page."""

    address = "127.0.0.1"

    def __init__(self, clock: SlowClock) -> None:
        self.clock = clock
        self.heard: list[tuple[float, str]] = []
        self.connection: Connection

    async def say(self, text: str) -> None:
        self.heard.append((self.clock.time, text))

    async def hear(self) -> str:
        raise Gone

    async def end(self, code: int) -> None:
        raise AssertionError("nobody is shut out")


async def looks_on(server: Inside, clock: SlowClock, live: LiveTable, seat: int | None) -> Page:
    """The page of a seat, or of a spectator, which has been greeted."""
    page = Page(clock)
    role = Role(seat=seat)
    connection = page.connection = Connection(page, server.tables, live, role, "")
    await connection.greet(None)
    page.heard.clear()
    live.watchers.add(connection)
    return page
