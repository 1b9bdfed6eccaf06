"""Who lets the server wait keeps no notice from anybody else."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from raiatea.server import new_tables
from raiatea.server.notices.sender import AT_ONCE, MOST_SLOW, SLOW_SECONDS, Sender
from raiatea.server.store.outbox import Due, WayRow
from raiatea.server.store.rows import TableRow
from raiatea.server.wire import NewTable
from tests.server.inside import soon
from tests.server.live import asynchronous
from tests.server.process import chair_of


def table() -> TableRow:
    chairs = [chair_of(seat, "link") for seat in range(3)]
    return new_tables.make(msgspec.convert({"seats": chairs}, NewTable)).row


class World:
    """An outbox in memory, and carriers that take as long as the test says."""

    def __init__(self) -> None:
        self.time = 0.0
        self.due: list[Due] = []
        self.later: list[str] = []
        self.arrived: list[str] = []
        self.under_way: list[str] = []
        self.go_on = asyncio.Event()
        self.public_url = ""

    def add(self, way: str) -> None:
        row = table()
        kept = WayRow(way, row.id, 0, row.seats[0].lock, "webhook", "en", {"url": way}, way)
        self.due.append(Due(way, "A1", 0.0, 0, kept, row, None, 0.0))

    async def take(self, now: float, until: float, most: int) -> list[Due]:
        found, self.due = self.due[:most], self.due[most:]
        return found

    async def put_off(self, notice: str, due: float, tries: int) -> None:
        self.later.append(notice)

    async def done(self, notice: Due, at: float | None = None) -> None:
        self.arrived.append(notice.way.id)

    async def carry(self, way: WayRow, letter: object) -> None:
        self.under_way.append(way.id)
        if way.id.startswith("slow"):
            await self.go_on.wait()
        self.under_way.remove(way.id)


@asynchronous
async def test_those_who_take_long_leave_room_for_others() -> None:
    world: Any = World()
    sender = Sender(world, world, lambda: world.time)
    slow = [f"slow {n}" for n in range(2 * MOST_SLOW)]
    for way in slow:
        world.add(way)
    await sender.look()
    await soon(lambda: len(world.under_way) == len(slow))  # nobody knows it yet
    world.time += SLOW_SECONDS
    world.go_on.set()
    await soon(lambda: len(world.arrived) == len(slow))
    world.go_on.clear()
    for way in slow * (AT_ONCE // len(slow)):
        world.add(way)
    world.add("quick")
    await sender.look()
    await sender.look()
    await soon(lambda: "quick" in world.arrived)
    assert len(world.under_way) == MOST_SLOW
    assert len(world.later) == AT_ONCE - MOST_SLOW
    world.go_on.set()
