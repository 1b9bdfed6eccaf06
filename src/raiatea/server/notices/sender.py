"""Sends what is in the outbox: soon, at least once, and only while it still is somebody's turn."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from raiatea.server.aside import ended
from raiatea.server.counts import MINUTE, Counts
from raiatea.server.notices.carriers import Carriers
from raiatea.server.notices.letters import letter_to
from raiatea.server.notices.outgoing import Unsendable
from raiatea.server.store import Unavailable
from raiatea.server.store.outbox import Due, Outbox, QuietRow

log = logging.getLogger("raiatea")

LOOK_SECONDS = 1.0
AT_ONCE = 64
# Whoever lets a way take long has no more than a part of that, or all others would wait for them.
SLOW_SECONDS = 2.0
MOST_SLOW = 16
SLOW_PAUSE_SECONDS = 5.0
MOST_REMEMBERED = 10_000
# So long a notice is one process's; longer than any delivery takes.
MINE_SECONDS = 60.0
# For so long who is at the table may find it out by themselves.
THERE_SECONDS = 60.0
MAILS_SECONDS = 600.0
HOLD_SECONDS = 300.0
MOST_A_MINUTE = 20
# After a failure, the next attempt comes later each time; after the last it is given up.
PAUSES = (2.0, 8.0, 30.0, 120.0, 600.0, 1800.0)


class Sender:
    """Looks for notices that are due, when it is told to and now and then."""

    def __init__(
        self,
        outbox: Outbox,
        carriers: Carriers,
        running: Callable[[], float],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.outbox = outbox
        self.carriers = carriers
        self.running = running
        self.clock = clock
        self._woken = asyncio.Event()
        self._closing = False
        self._tasks: dict[asyncio.Task[None], str] = {}  # with the way that each one takes
        self._slow: set[str] = set()  # ways that took long when they were used last
        self._main: asyncio.Task[None] | None = None
        self._to_one = Counts(MINUTE, MOST_A_MINUTE)

    def wake(self) -> None:
        """Somebody may just have been asked something."""
        self._woken.set()

    def start(self) -> None:
        self._main = asyncio.create_task(self._run())

    async def _run(self) -> None:
        with contextlib.suppress(Unavailable):
            if not self.outbox.database.is_shared:
                await self.outbox.release(self.running())
        while not self._closing:
            self._woken.clear()
            with contextlib.suppress(Unavailable):
                await self.look()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), LOOK_SECONDS)

    async def look(self) -> None:
        """Send what is due, as much as can be sent at the same time."""
        room = AT_ONCE - len(self._tasks)
        if room <= 0:
            return
        now = self.running()
        for due in await self.outbox.take(now, now + MINE_SECONDS, room):
            if due.way.id in self._slow and self._slow_ones() >= MOST_SLOW:
                await self.outbox.put_off(due.id, now + SLOW_PAUSE_SECONDS, due.tries)
                continue
            task = asyncio.create_task(self._send(due))
            self._tasks[task] = due.way.id
            task.add_done_callback(self._ended)

    def _slow_ones(self) -> int:
        """How many notices are under way by ways that take long."""
        return sum(way in self._slow for way in self._tasks.values())

    def _took(self, way: str, seconds: float) -> None:
        self._slow.discard(way)
        if seconds >= SLOW_SECONDS:
            if len(self._slow) >= MOST_REMEMBERED:
                self._slow.clear()
            self._slow.add(way)

    def _ended(self, task: asyncio.Task[None]) -> None:
        del self._tasks[task]
        if len(self._tasks) == AT_ONCE - 1:
            self.wake()  # others may have waited for this
        if not task.cancelled() and task.exception() is not None:
            kind = type(task.exception()).__name__
            log.error("a notice could not be made: %s", kind)  # its words may name an address

    async def _send(self, due: Due) -> None:
        with contextlib.suppress(Unavailable):  # then it is due again in a while
            if due.table.status != "running" or due.table.seats[due.way.seat].lock != due.way.lock:
                await self.outbox.done(due)
                return
            held = self.held(due)
            if held > 0:
                await self.outbox.put_off(due.id, self.running() + held, due.tries)
                return
            letter = letter_to(due.way, due.table, due.round, self.carriers.public_url, due.id)
            began = self.running()
            try:
                await self.carriers.carry(due.way, letter)
            except Unsendable as error:
                await self._failed(due, error.why)
                return
            finally:
                self._took(due.way.id, self.running() - began)
            await self.outbox.done(due, self.running())

    async def _failed(self, due: Due, why: str) -> None:
        if why == "gone":
            await self.outbox.stop(due.way.stop)
        elif why == "unreachable" and due.tries < len(PAUSES):
            await self.outbox.put_off(due.id, self.running() + PAUSES[due.tries], due.tries + 1)
        else:
            log.warning("a notice by %s was given up: %s", due.way.kind, why)
            await self.outbox.done(due)

    def held(self, due: Due) -> float:
        """For how many seconds a notice is held back; if it is answered by then, it is not sent."""
        now = self.running()
        found = [quiet_for(due.quiet, due.way.lock, self.clock())]
        if due.way.kind != "webhook" and due.seen > self.clock():
            found.append(due.made + THERE_SECONDS - now)
        if due.way.kind == "mail" and due.way.used is not None:
            found.append(due.way.used + MAILS_SECONDS - now)
        if max(found) <= 0 and self._to_one.too_many(str(due.way.target)):
            found.append(MINUTE / 2)
        return min(max(found), HOLD_SECONDS)

    async def close(self) -> None:
        """End soon; what is still under way then will be sent again."""
        self._closing = True
        self.wake()
        if self._main is not None:
            await ended([self._main, *self._tasks])
        self.carriers.close()


def quiet_for(quiet: QuietRow | None, lock: str, now: float) -> float:
    """For how many seconds from a time of day on somebody wants to hear nothing."""
    if quiet is None or quiet.lock != lock:
        return 0.0
    zone = ZoneInfo(quiet.zone)
    here = datetime.fromtimestamp(now, zone)
    minute = here.hour * 60 + here.minute
    until_end = (quiet.ends - quiet.begins) % 1440
    if (minute - quiet.begins) % 1440 >= until_end:
        return 0.0
    day = here.date() + timedelta(days=int(quiet.ends <= minute))
    end = datetime(day.year, day.month, day.day, quiet.ends // 60, quiet.ends % 60, tzinfo=zone)
    return (end.astimezone(UTC) - here.astimezone(UTC)).total_seconds()
