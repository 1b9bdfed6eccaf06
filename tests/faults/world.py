"""Servers on one database, the doors to them, and what can happen to them."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

from tests.faults.door import Door
from tests.faults.machines import Disk, Package, TimeOfDay, paths_with, tables_that_cannot_go_on
from tests.server.process import Server

END_SECONDS = 120.0
HOUR = 3600
DAY = 24 * HOUR
JUMPS = (3 * HOUR, -2 * DAY, 800 * DAY, -7000 * DAY, 0)


class World:
    """One round: some processes on one database."""

    def __init__(
        self,
        servers: list[Server],
        doors: list[Door],
        dice: random.Random,
        time: TimeOfDay,
        package: Package,
        disk: Disk | None = None,
        postgresql: Any = None,
    ) -> None:
        self.servers = servers
        self.doors = doors
        self.dice = dice
        self.time = time
        self.package = package
        self.disk = disk
        self.postgresql = postgresql
        self.confirmed: Callable[[], int] = lambda: 0
        self.refused: Callable[[], int] = lambda: 0
        self.happened: list[str] = []
        self.wrong: list[str] = []

    @property
    def database(self) -> str:
        return self.servers[0].database

    async def suffer(self, fault: str) -> None:
        """Let something happen, and be over."""
        ways: dict[str, Callable[[], Coroutine[Any, Any, None]]] = {
            "kill": self.kill,
            "terminate": self.terminate,
            "pause": self.pause,
            "cut": self.cut,
            "halve": self.halve,
            "slow": self.slow,
            "stall": self.stall,
            "clock": self.jump,
            "database": self.lose_database,
            "disk": self.fill_disk,
            "upgrade": self.upgrade,
        }
        self.happened.append(fault)
        await ways[fault]()

    async def kill(self) -> None:
        server = self.dice.choice(self.servers)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)

    async def terminate(self) -> None:
        server = self.dice.choice(self.servers)
        await self._end(server)
        await asyncio.to_thread(server.start)

    async def _end(self, server: Server) -> None:
        assert server.process is not None
        server.process.terminate()
        try:
            await asyncio.to_thread(server.process.wait, END_SECONDS)
        except Exception:
            self.wrong.append("a server did not end when it was asked to")
            server.kill()

    async def pause(self) -> None:
        """A process stands still, and then goes on as if nothing had been."""
        server = self.dice.choice(self.servers)
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.dice.uniform(0.2, 2.0))
        server.process.send_signal(signal.SIGCONT)

    async def cut(self) -> None:
        for _ in range(3):
            self.dice.choice(self.doors).cut()
            await asyncio.sleep(self.dice.uniform(0.0, 0.2))

    async def halve(self) -> None:
        for _ in range(3):
            self.dice.choice(self.doors).halve()
            await asyncio.sleep(self.dice.uniform(0.0, 0.2))

    async def slow(self) -> None:
        await self.dice.choice(self.doors).slow(0.02, self.dice.uniform(0.5, 2.0))

    async def stall(self) -> None:
        await self.dice.choice(self.doors).stall(self.dice.uniform(0.5, 7.0))

    async def jump(self) -> None:
        """The time of day jumps, and a server is started in the middle of it."""
        self.time.set(self.dice.choice(JUMPS))
        await self.kill()
        self.time.set(self.dice.choice(JUMPS))

    async def lose_database(self) -> None:
        await asyncio.to_thread(self.postgresql.stop)
        await self._until_refused()
        await asyncio.to_thread(self.postgresql.start)

    async def fill_disk(self) -> None:
        assert self.disk is not None
        await asyncio.to_thread(self.disk.fill)
        await self._until_refused()
        self.disk.free()

    async def _until_refused(self) -> None:
        """Until somebody was told that it cannot be: somebody always wants something."""
        refused = self.refused()
        while self.refused() == refused:
            await asyncio.sleep(0.02)

    async def upgrade(self) -> None:
        """Just as docs/hosting.md says: ask, stop all, start the next version."""
        version = await asyncio.to_thread(self.package.next_version)
        said = await asyncio.to_thread(tables_that_cannot_go_on, version, self.database)
        if said:
            self.wrong.append(f"before an upgrade: {said}")
        for server in self.servers:
            await self._end(server)
        for server in self.servers:
            server.changes["PYTHONPATH"] = paths_with(version)
        await start_all(self.servers)
        self.package.source = version

    async def end(self) -> None:
        for server in self.servers:
            await self._end(server)
            if "Traceback" in server.said():
                self.wrong.append(f"a traceback in a log: {server.said()}")


async def start_all(servers: list[Server]) -> None:
    await asyncio.gather(*[asyncio.to_thread(server.start) for server in servers])


@contextlib.asynccontextmanager
async def world(
    folder: Path,
    database: str,
    processes: int,
    seed: str,
    disk: Disk | None = None,
    postgresql: Any = None,
) -> AsyncIterator[World]:
    """Servers that are started, and stopped in the end."""
    time = TimeOfDay(folder)
    async with contextlib.AsyncExitStack() as stack:
        servers = []
        for number in range(processes):
            server = Server(database, folder / f"log {number}", **time.variables())
            stack.callback(server.stop)
            servers.append(server)
        await start_all(servers)
        doors = [await stack.enter_async_context(Door(server)) for server in servers]
        dice = random.Random(seed)
        package = Package(folder)
        yield World(servers, doors, dice, time, package, disk, postgresql)
