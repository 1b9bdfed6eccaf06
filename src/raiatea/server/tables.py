"""All tables of this server: making, opening, playing, keeping processes in step."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from raiatea.errors import RaiateaError
from raiatea.server import keys, new_tables, refusals
from raiatea.server.abandoned import DAY_SECONDS, remove_abandoned
from raiatea.server.aside import aside, ended
from raiatea.server.attendance import Attendance
from raiatea.server.bot_seats import BotSeats
from raiatea.server.bot_workers import BotWorkers
from raiatea.server.clocks import Clocks
from raiatea.server.hints import Hints
from raiatea.server.live_table import LiveTable, Role, role_of
from raiatea.server.lobby import Lobby
from raiatea.server.logged_game import MOVE, LoggedGame
from raiatea.server.planned_answers import PlannedAnswers
from raiatea.server.refusals import Denial
from raiatea.server.running_time import RunningTime
from raiatea.server.seating import Seating
from raiatea.server.store import (
    WHO_IS_THERE,
    Conflict,
    DamagedRow,
    EntryRow,
    Store,
    TableRow,
    Unavailable,
)
from raiatea.server.waiting_line import WaitingLine
from raiatea.server.windows import Windows
from raiatea.server.wire import NewTable

log = logging.getLogger("raiatea")

SNAPSHOT_EVERY = 100
TOUCH_SECONDS = 3600.0
GOING_ON_SECONDS = 7 * DAY_SECONDS
MOST_ENTRIES = 5000


class Tables:
    """The tables in memory, loaded when somebody asks for them, let go when nobody does."""

    def __init__(
        self, store: Store, bot_workers: BotWorkers, days: tuple[float, float] = (0.0, 0.0)
    ) -> None:
        """`days` is after how many of them tables and brought records go that nobody comes to."""
        self.days = days
        self.confirmed = 0
        self.replays = WaitingLine("too many games are being replayed", 20, 500)
        self.store = store
        self.time = RunningTime(store)
        self.windows = Windows(self.time.now)
        self.bots = BotSeats(bot_workers, self._play_for_bot)
        self.planned = PlannedAnswers(self)
        self.live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.attendance = Attendance(store, self.live, self.publish, self._let_go)
        self.seating = Seating(self)
        self.lobby = Lobby(self)
        self.hints = Hints(self)
        self.clocks = Clocks(self.seating.stand_in, lambda one: self.do(self._open_if_there(one)))

    def start(self) -> None:
        self.store.database.when_back = self._come_back
        self.do(self.attendance.look_around())
        self.do(self.time.run(self.attendance.closing))
        self.do(self._go_on())
        self.do(remove_abandoned(self.store, self.time.now, self.days))

    async def _go_on(self) -> None:
        """Clocks run, and plans are answered, also where nobody has come since the start."""
        for table in await self.store.going_on(self.time.now() - GOING_ON_SECONDS):
            await self._open_if_there(table)

    async def _open_if_there(self, table: str) -> None:
        with contextlib.suppress(Denial):
            await self.open(table)

    def _let_go(self, live: LiveTable) -> None:
        """From memory: nobody looks at it."""
        live.stop()
        self.clocks.let_go(live)
        del self.live[live.id]

    def forget(self, table: str) -> None:
        """More was told of a table than is there now: whoever is connected comes again."""
        live = self.live.get(table)
        if live is not None:
            for watcher in live.watchers:
                self.do(watcher.shut(for_good=False))
            self._let_go(live)

    def _come_back(self) -> None:
        """The database was lost: something may have been missed, and bots have paused."""
        self.do(self.refresh_all())
        self.do(self._go_on())

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(_unless_unavailable(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Making and opening.

    async def create(
        self, wanted: NewTable, address: str = "", inherits: bool = False
    ) -> dict[str, Any]:
        """A new table; returns its id and its secrets."""
        made = new_tables.make(wanted, self.time.now(), inherits)
        if wanted.public and self.lobby.is_open:
            return await self.lobby.look_for_players(made, address)
        return await self.add(made, address)

    async def add(self, made: new_tables.Made, address: str) -> dict[str, Any]:
        """Let a table that was made be there; returns its id and its secrets."""
        logged, entries = new_tables.opening(made.row)
        await self.store.add_table(made.row, entries)
        self._take_in(made.row, logged).asked_by = address
        return made.links()

    async def watch(self, file: bytes, address: str) -> dict[str, Any]:
        """A finished table for a record that somebody brought; only watching is possible."""
        opening = partial(aside, new_tables.of_record, file, self.time.now())
        made, logged, entries = await self.replays.do(address, opening)
        await self.store.add_table(made.row, entries)
        self._take_in(made.row, logged)
        return {"table": made.row.id, "spectator": made.spectator}

    def _take_in(self, row: TableRow, logged: LoggedGame) -> LiveTable:
        live = self.live[row.id] = LiveTable(row, logged, self.time.now)
        self.wake(live)
        self.clocks.watch(live)
        return live

    async def enter(
        self, table: str, key: str, address: str, early: bool = False
    ) -> tuple[LiveTable, Role]:
        """A table and what the secret opens there; raises `Denial`.

        Who is only invited, or comes before the game has begun, must say so with `early`.
        """
        known = self.live.get(table)
        role = role_of(known.row, key) if known is not None else None
        if role is None:  # a wrong secret takes the same way whether there is a table or not
            role = role_of(await self._row(table), key)
        if role is None:
            raise refusals.unknown_table()
        if role.invited is not None and not early:
            raise refusals.forbidden("the seat of this link has to be claimed first")
        live = await self.open(table)
        if live is known:
            await self.hear_of_others(live)
        if live.status == "lobby" and not early:
            raise refusals.not_begun()
        live.asked(role, address)
        self._touch(live)
        self.bots.workers.serve()
        return live, role

    def _touch(self, live: LiveTable) -> None:
        now = self.time.now()
        if now - live.touched > TOUCH_SECONDS:
            live.touched = now
            self.do(self.store.touch(live.id, now))

    async def open(self, table: str) -> LiveTable:
        """A table, from memory or from the store; raises `Denial` if there is none."""
        if table not in self.live:
            try:
                async with self._loading.setdefault(table, asyncio.Lock()):
                    if table not in self.live:
                        await self._load(table)
            finally:
                self._loading.pop(table, None)
        live = self.live[table]
        live.asked_for = time.monotonic()
        return live

    async def _row(self, table: str) -> TableRow:
        try:
            row = await self.store.table(table) if keys.is_table_id(table) else None
        except DamagedRow as error:
            log.warning("table %s cannot go on: %s", table, error)
            row = None
        if row is None:
            raise refusals.unknown_table()
        return row

    async def _load(self, table: str) -> None:
        row = await self._row(table)
        try:
            logged = await self._logged_game(row)
        except (RaiateaError, LookupError, TypeError, ValueError) as error:
            log.warning("table %s cannot go on: %s", table, error)
            raise Denial(409, "conflict", "this table cannot go on here") from None
        seen = await self.store.seen([table])
        if table not in self.live:
            self._take_in(row, logged).seen.update(seen[table])

    async def _logged_game(self, row: TableRow) -> LoggedGame:
        """The logged game of a table: from its last snapshot, then entry by entry."""
        logged = new_tables.begin(row)
        snapshot = await self.store.snapshot(row.id)
        if snapshot is not None:
            logged = new_tables.from_snapshot(row, snapshot)
        for entry in await self.store.entries(row.id, logged.length):
            logged.append(entry)
        return logged

    # Playing.

    async def play(self, live: LiveTable, seat: int, decision: int, text: str) -> None:
        """Play a move that answers a decision; the same answer twice is taken once."""
        await self.windows.wait(live, seat, decision, text)
        async with live.lock:
            while live.logged.answered.get(seat) != (decision, text):
                self.check_running(live)
                if live.logged.game.decision(seat) < decision:
                    await self._catch_up(live)  # another process may be ahead
                if live.logged.game.decision(seat) != decision:
                    raise refusals.stale()
                try:
                    await self._append(
                        live, lambda logged: logged.move(seat, text, self.time.now())
                    )
                except Conflict:
                    await self._catch_up(live)
        self.publish(live)
        self.wake(live)

    async def withdraw(self, live: LiveTable, seat: int) -> None:
        async with live.lock:
            self.check_running(live)
            self.check_may_go_back(live)
            while True:
                try:
                    await self._append(live, lambda logged: logged.withdraw(seat, self.time.now()))
                    break
                except Conflict:
                    await self._catch_up(live)  # what others answered does not matter
        self.publish(live)

    async def undo(self, live: LiveTable, seat: int) -> None:
        async with live.lock:
            self.check_running(live)
            self.check_may_go_back(live)
            await self.append_alone(live, lambda logged: logged.undo(seat, self.time.now()))
        self.publish(live)

    def check_running(self, live: LiveTable) -> None:
        if live.status != "running":
            raise Denial(409, live.status, f"the game is {live.status}")

    def check_may_go_back(self, live: LiveTable) -> None:
        """Forwards every game comes to its end; back and forth a table could grow for ever."""
        if live.logged.length >= MOST_ENTRIES:
            raise Denial(409, "conflict", "too much was taken back at this table: play on")

    async def _append(self, live: LiveTable, change: Callable[[LoggedGame], EntryRow]) -> None:
        """Change a copy, keep it, then let it be the table's; so nothing unconfirmed is seen."""
        if self.live.get(live.id) is not live:
            raise Unavailable(f"{live.id} was let go")
        logged = live.logged.copy()
        try:
            entry = change(logged)
        except RaiateaError as error:
            if await self._catch_up(live):
                raise Conflict(f"{live.id}: another process was ahead") from None
            raise refusals.of_engine(error) from None
        await self.store.append(live.grown(entry, logged))
        self.confirmed += entry.kind == MOVE
        seen = logged.version(None) > live.logged.version(None)
        live.logged = logged
        if entry.kind == MOVE and seen and live.row.takeback is not None:
            await self.seating.set_takeback(live, None)
        if logged.length % SNAPSHOT_EVERY == 0:
            self.do(self._keep(live.id, logged))

    async def _keep(self, table: str, logged: LoggedGame) -> None:
        """Store a snapshot; a logged game that is a table's is never changed, so there is time."""
        data = await aside(logged.to_dict)
        await self.store.add_snapshot(table, logged.length, data)

    async def append_alone(self, live: LiveTable, change: Callable[[LoggedGame], EntryRow]) -> None:
        """Append unless another process was quicker."""
        try:
            await self._append(live, change)
        except Conflict:
            await self._catch_up(live)
            raise refusals.stale() from None

    async def _catch_up(self, live: LiveTable) -> bool:
        """Take over what another process has appended, if it has, and tell everyone here of it."""
        entries = await self.store.entries(live.id, live.logged.length)
        if entries:
            logged = live.logged.copy()
            for entry in entries:
                logged.append(entry)
            live.logged = logged
            self.publish(live)
            self.wake(live)
        return bool(entries)

    async def hear_of_others(self, live: LiveTable) -> None:
        """Who comes may have been told more by another process than has been heard of here yet."""
        if self.store.database.is_shared and not self.store.database.lost:
            with contextlib.suppress(Unavailable):
                async with live.lock:
                    await self._renew(live)

    async def _renew(self, live: LiveTable) -> None:
        """Read what other processes have made of a table."""
        row = await self.store.table(live.id)
        if row is None:
            return  # removed, since nobody had come to it
        chairs, live.logged = live.row.seats, new_tables.in_step(live.logged, live.row, row)
        live.row = row
        live.seen.update((await self.store.seen([live.id]))[live.id])
        for seat in range(len(chairs)):
            if chairs[seat].lock != row.seats[seat].lock:
                self.seating.shut_out(live, seat)
        await self._catch_up(live)

    async def refresh(self, table: str, n: int) -> None:
        """Another process has let a table grow by entry n, or has changed who sits there."""
        live = self.live.get(table)
        if live is None:
            return
        async with live.lock:
            if 0 <= n < live.logged.length:
                return
            await self._renew(live)
        for news in ("update", "table", "chat") if n == WHO_IS_THERE else ("update",):
            self.publish(live, news)
        self.wake(live)

    async def refresh_all(self) -> None:
        """Look at every table in memory: something may have been missed."""
        for table in list(self.live):
            await self.refresh(table, WHO_IS_THERE)

    def publish(self, live: LiveTable, news: str = "update") -> None:
        """Tell everyone who is connected; nobody waits for who does not listen."""
        if news == "table":
            live.told = live.attendance()
        for watcher in live.watchers:
            self.do(watcher.tell(news))
        self.clocks.watch(live)

    def wake(self, live: LiveTable) -> None:
        """Let bots think who owe a decision, and answer what was planned."""
        self.bots.wake(live)
        self.planned.wake(live)

    async def _play_for_bot(self, live: LiveTable, seat: int, decision: int, text: str) -> None:
        await self.windows.wait(live, seat, decision, text)
        await self.play_for(live, seat, decision, text, lambda: bool(live.bot_of(seat)))

    async def play_for(
        self, live: LiveTable, seat: int, decision: int, text: str, still: Callable[[], bool]
    ) -> None:
        """Keep what was chosen for a seat, unless somebody was quicker or it shall not be so."""
        with contextlib.suppress(Denial, Conflict):
            async with live.lock:
                if still() and live.logged.game.decision(seat) == decision:
                    await self.append_alone(
                        live, lambda logged: logged.move(seat, text, self.time.now())
                    )
            self.publish(live)
            self.wake(live)

    async def close(self) -> None:
        for live in self.live.values():
            live.stop()
            if live.clock is not None:
                live.clock.cancel()
        self.attendance.closing.set()
        if self._tasks:
            await ended(self._tasks)
        self.bots.workers.close()


async def _unless_unavailable(work: Coroutine[Any, Any, None]) -> None:
    """Without a database there is nobody to tell it: that it is lost was said already."""
    with contextlib.suppress(Unavailable):
        await work
