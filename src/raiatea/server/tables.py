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
from raiatea.server.attendance import PRESENT_SECONDS, Attendance
from raiatea.server.bot_workers import BotWorkers
from raiatea.server.clocks import Clocks
from raiatea.server.live_table import LiveTable, Role, role_of
from raiatea.server.logged_game import MOVE, LoggedGame
from raiatea.server.refusals import Refusal
from raiatea.server.store import (
    WHO_IS_THERE,
    Conflict,
    DamagedRow,
    Entry,
    Grown,
    Store,
    TableRow,
    Takeback,
)
from raiatea.server.wire import NewTable

log = logging.getLogger("raiatea")

SNAPSHOT_EVERY = 100
STAND_IN = "skilled"
END_SECONDS = 1.0


class Tables:
    """The tables in memory, loaded when somebody asks for them, let go when nobody does."""

    def __init__(self, store: Store, bot_workers: BotWorkers) -> None:
        self.store = store
        self.bot_workers = bot_workers
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.attendance = Attendance(store, self._live, self.publish)
        self.clocks = Clocks(self._stand_in)

    def start(self) -> None:
        self._do(self.attendance.look_around())

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Making and opening.

    async def create(self, wanted: NewTable) -> dict[str, Any]:
        """A new table; returns its id and its secrets."""
        made = new_tables.make(wanted)
        await self.store.add_table(made.row)
        self._take_in(made.row, new_tables.begin(made.row))
        return made.links()

    async def watch(self, record: dict[str, Any]) -> dict[str, Any]:
        """A finished table for a record that somebody brought; only watching is possible."""
        made, logged, entries = await asyncio.to_thread(new_tables.of_record, record)
        await self.store.add_table(made.row, entries)
        self._take_in(made.row, logged)
        return {"table": made.row.id, "spectator": made.spectator}

    def _take_in(self, row: TableRow, logged: LoggedGame) -> LiveTable:
        live = self._live[row.id] = LiveTable(row, logged)
        self.wake_bots(live)
        self.clocks.watch(live)
        return live

    async def enter(self, table: str, key: str) -> tuple[LiveTable, Role]:
        """A table and what the secret opens there; raises `Refusal`."""
        live = self._live.get(table)
        row = live.row if live is not None else await self._row(table)
        role = role_of(row, key)
        if role is None:
            raise refusals.unknown_table()
        return await self.open(table), role

    async def open(self, table: str) -> LiveTable:
        """A table, from memory or from the store; raises `Refusal` if there is none."""
        if table not in self._live:
            try:
                async with self._loading.setdefault(table, asyncio.Lock()):
                    if table not in self._live:
                        await self._load(table)
            finally:
                self._loading.pop(table, None)
        live = self._live[table]
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
            raise Refusal(409, "conflict", "this table cannot go on here") from None
        seen = await self.store.seen([table])
        if table not in self._live:
            self._take_in(row, logged).seen.update(seen[table])

    async def _logged_game(self, row: TableRow) -> LoggedGame:
        """The logged game of a table: from its last snapshot, then entry by entry."""
        logged = new_tables.begin(row)
        snapshot = await self.store.snapshot(row.id)
        if snapshot is not None:
            logged = LoggedGame.from_dict(snapshot, row.salt)
        for entry in await self.store.entries(row.id, logged.length):
            logged.append(entry)
        return logged

    async def check_all(self) -> list[str]:
        """Replay all running tables; returns what is wrong with those that would not."""
        problems: list[str] = []
        for table in await self.store.running():
            try:
                row = await self.store.table(table)
                assert row is not None
                new_tables.logged_game_of(row, await self.store.entries(table, 0))
            except (RaiateaError, LookupError, TypeError, ValueError) as error:
                problems.append(f"table {table}: {error}")
        return problems

    # Playing.

    async def play(self, live: LiveTable, seat: int, decision: int, text: str) -> None:
        """Play a move that answers a decision; the same answer twice is taken once."""
        async with live.lock:
            while live.logged.answered.get(seat) != (decision, text):
                self._check_running(live)
                if live.logged.game.decision(seat) < decision:
                    await self._catch_up(live)  # another process may be ahead
                if live.logged.game.decision(seat) != decision:
                    raise refusals.stale()
                try:
                    await self._append(live, lambda logged: logged.move(seat, text, time.time()))
                except Conflict:
                    await self._catch_up(live)
        self.publish(live)
        self.wake_bots(live)

    async def withdraw(self, live: LiveTable, seat: int) -> None:
        async with live.lock:
            self._check_running(live)
            while True:
                try:
                    await self._append(live, lambda logged: logged.withdraw(seat, time.time()))
                    break
                except Conflict:
                    await self._catch_up(live)  # what others answered does not matter
        self.publish(live)

    async def undo(self, live: LiveTable, seat: int) -> None:
        async with live.lock:
            self._check_running(live)
            await self._append_alone(live, lambda logged: logged.undo(seat, None, time.time()))
        self.publish(live)

    async def take_back(self, live: LiveTable, seat: int, agree: bool) -> None:
        """Ask to take back one's last decision, or answer somebody who asked.

        It happens when every other person has agreed.
        """
        async with live.lock:
            self._check_running(live)
            asked = live.row.takeback
            if asked is None:
                if agree:
                    stay = live.logged.last_decision_of(seat)
                    if stay is None:
                        raise Refusal(409, "conflict", "there is nothing to take back")
                    asked = Takeback(seat, stay, (seat,))
            elif not agree:
                asked = None
            elif seat not in asked.agreed:
                asked = Takeback(asked.by, asked.stay, (*asked.agreed, seat))
            await self._set_takeback(live, asked)
            if asked is not None and all(
                live.bot_of(one) or one in asked.agreed for one in range(len(live.row.seats))
            ):
                await self._set_takeback(live, None)
                by, stay = asked.by, asked.stay
                await self._append_alone(live, lambda logged: logged.undo(by, stay, time.time()))
        self.publish(live)
        self.wake_bots(live)

    async def _set_takeback(self, live: LiveTable, asked: Takeback | None) -> None:
        live.row = await self.store.change_table(live.id, takeback=asked)

    def _check_running(self, live: LiveTable) -> None:
        if live.status != "running":
            raise Refusal(409, live.status, f"the game is {live.status}")

    async def _append(self, live: LiveTable, change: Callable[[LoggedGame], Entry]) -> None:
        """Change a copy, keep it, then let it be the table's; so nothing unconfirmed is seen."""
        logged = live.logged.copy()
        try:
            entry = change(logged)
        except RaiateaError as error:
            if await self._catch_up(live):
                raise Conflict(f"{live.id}: another process was ahead") from None
            raise refusals.of_engine(error) from None
        await self.store.append(Grown(live.id, entry, logged.game.over))
        seen = logged.version(None) > live.logged.version(None)
        live.logged = logged
        if entry.kind == MOVE and seen and live.row.takeback is not None:
            await self._set_takeback(live, None)
        if logged.length % SNAPSHOT_EVERY == 0:
            self._do(self._keep(live.id, logged))

    async def _keep(self, table: str, logged: LoggedGame) -> None:
        """Store a snapshot; a logged game that is a table's is never changed, so there is time."""
        data = await asyncio.to_thread(logged.to_dict)
        await self.store.add_snapshot(table, logged.length, data)

    async def _append_alone(self, live: LiveTable, change: Callable[[LoggedGame], Entry]) -> None:
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
            self.wake_bots(live)
        return bool(entries)

    async def refresh(self, table: str, n: int) -> None:
        """Another process has let a table grow by entry n, or has changed who sits there."""
        live = self._live.get(table)
        if live is None:
            return
        async with live.lock:
            if 0 <= n < live.logged.length:
                return
            row = await self.store.table(table)
            assert row is not None
            chairs, live.row = live.row.seats, row
            live.seen.update((await self.store.seen([table]))[table])
            for watcher in live.watchers:
                seat = watcher.role.seat
                if seat is not None and chairs[seat].lock != row.seats[seat].lock:
                    self._do(watcher.shut())
            await self._catch_up(live)
        self.publish(live)
        if n < 0:
            self.publish(live, "table")
            self.publish(live, "chat")
        self.wake_bots(live)

    async def refresh_all(self) -> None:
        """Look at every table in memory: something may have been missed."""
        for table in list(self._live):
            await self.refresh(table, WHO_IS_THERE)

    def publish(self, live: LiveTable, news: str = "update") -> None:
        """Tell everyone who is connected; nobody waits for who does not listen."""
        if news == "table":
            live.told = live.attendance()
        for watcher in live.watchers:
            self._do(watcher.tell(news))
        self.clocks.watch(live)

    # Bots.

    def wake_bots(self, live: LiveTable) -> None:
        """See to it that bots who owe a decision are thinking."""
        if live.bots is None or live.bots.done():
            live.bots = asyncio.create_task(self._let_bots_play(live))

    async def _let_bots_play(self, live: LiveTable) -> None:
        while live.status == "running":
            game = live.logged.game
            seat = next((one for one in game.awaiting if live.bot_of(one)), None)
            if seat is None:
                return
            bot = live.bot_of(seat)
            assert bot is not None
            decision = game.decision(seat)
            text = await self.bot_workers.choose(bot, game.view(seat))
            with contextlib.suppress(
                Refusal, Conflict
            ):  # somebody was quicker, or took the seat back
                async with live.lock:
                    if live.bot_of(seat) and live.logged.game.decision(seat) == decision:
                        await self._append_alone(live, partial(moved, seat, text))
                self.publish(live)

    async def _stand_in(self, live: LiveTable, seat: int) -> None:
        """A bot goes on for who has no time left."""
        await self.seat_bot(live, seat, STAND_IN)

    # People.

    async def came(self, live: LiveTable, role: Role) -> None:
        """Somebody has connected: a person who returns takes their seat back from a stand-in."""
        seat = role.seat
        if seat is not None:
            await self.attendance.see(live, seat, time.time() + PRESENT_SECONDS)
            if live.row.seats[seat].stand_in and live.bot_of(seat):
                await self.seat_bot(live, seat, None)
        self.publish(live, "table")

    def left(self, live: LiveTable, role: Role) -> None:
        """A connection has gone."""
        if role.seat is not None and role.seat not in live.connected():
            self._do(self.attendance.see(live, role.seat, time.time()))
        self.publish(live, "table")

    async def say(self, live: LiveTable, seat: int, text: str) -> None:
        if not live.row.options.chat:
            raise refusals.forbidden("the chat of this table is off")
        await self.store.say(live.id, seat, text)
        self.publish(live, "chat")

    # The host.

    async def new_link(self, live: LiveTable, seat: int) -> str:
        """Replace the secret of a seat; the old one opens nothing any more."""
        key = keys.new_key()
        await self._change_seat(live, seat, lock=keys.lock_of(key), second_lock="")
        for watcher in [one for one in live.watchers if one.role.seat == seat]:
            self._do(watcher.shut())
        return key

    async def seat_bot(self, live: LiveTable, seat: int, bot: str | None) -> None:
        """Give a seat to a bot, or back to its person."""
        if bot is not None:
            new_tables.check_bot(bot)
        self._check_seat(live, seat)
        stand_in = bot is not None and live.row.seats[seat].kind != "bot"
        await self._change_seat(live, seat, bot=bot, stand_in=stand_in)
        self.wake_bots(live)

    def _check_seat(self, live: LiveTable, seat: int) -> None:
        if not 0 <= seat < len(live.row.seats):
            raise Refusal(404, "unknown-table", "there is no such seat")

    async def _change_seat(self, live: LiveTable, seat: int, **changes: object) -> None:
        self._check_seat(live, seat)
        async with live.lock:
            live.row = await self.store.change_seat(live.id, seat, **changes)
        self.publish(live, "table")

    async def invite(self, live: LiveTable, rematch: str) -> None:
        """Give everyone who sits at the table, now or later, their seat at the next one."""
        async with live.lock:
            live.row = await self.store.change_table(live.id, rematch=rematch)
        self.publish(live, "table")

    async def sit_down_again(self, live: LiveTable, seat: int, key: str) -> dict[str, object]:
        """The way to the next table for who has the secret of a seat at this one.

        The new secret follows from the old one, so that it is the same on all their devices.
        """
        table = str(live.row.rematch)
        again = keys.follow_up(key, table)
        following = await self.open(table)
        chair = (seat - 1) % len(live.row.seats)
        if following.row.seats[chair].second_lock != keys.lock_of(again):
            await self._change_seat(following, chair, second_lock=keys.lock_of(again))
        return {"type": "rematch", "table": table, "secret": again}

    async def end(self, live: LiveTable) -> None:
        """The host closes the table."""
        async with live.lock:
            live.row = await self.store.change_table(live.id, status="closed")
        self.publish(live, "table")

    async def close(self) -> None:
        for live in self._live.values():
            if live.bots is not None:
                live.bots.cancel()
            if live.clock is not None:
                live.clock.cancel()
        self.attendance.closing.set()
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=END_SECONDS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        self.bot_workers.close()


def moved(seat: int, text: str, logged: LoggedGame) -> Entry:
    return logged.move(seat, text, time.time())
