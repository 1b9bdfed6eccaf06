"""All tables of this server: making, opening, playing, keeping processes in step."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from raiatea import bots
from raiatea.engine import RULES_VERSION, Game, box_of
from raiatea.errors import RaiateaError
from raiatea.server import fairness, keys, refusals
from raiatea.server.course import Course, Entry
from raiatea.server.live_table import LiveTable, Role
from raiatea.server.minds import Minds
from raiatea.server.refusals import Refusal
from raiatea.server.store import Conflict, Store, TableRow
from raiatea.server.wire import NewTable

log = logging.getLogger("raiatea")

SNAPSHOT_EVERY = 100
STAND_IN = "greedy"


class Tables:
    """The tables in memory, loaded when somebody asks for them."""

    def __init__(self, store: Store, minds: Minds) -> None:
        self.store = store
        self.minds = minds
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._telling: set[asyncio.Task[None]] = set()

    # Making and opening.

    async def create(self, wanted: NewTable) -> dict[str, object]:
        """A new table; returns its id and the secrets, which are not kept."""
        chairs: list[dict[str, Any]] = []
        given: list[dict[str, object]] = []
        names = [chair.name.strip() for chair in wanted.seats]
        colours = [chair.colour for chair in wanted.seats]
        if len(set(names)) < len(names) or len(set(colours)) < len(colours):
            raise Refusal(400, "bad-request", "names and colours must differ")
        for seat, chair in enumerate(wanted.seats):
            is_bot = chair.kind == "bot"
            if is_bot and chair.bot not in bots.NAMES:
                raise Refusal(400, "bad-request", f"a bot is one of: {', '.join(bots.NAMES)}")
            key = keys.new_key()
            chairs.append(
                {
                    "name": names[seat],
                    "colour": chair.colour,
                    "kind": chair.kind,
                    "bot": chair.bot if is_bot else None,
                    "lock": keys.lock_of(key),
                }
            )
            given.append({"seat": seat, "secret": None if is_bot else key})
        try:
            game = Game.new(names, seed=secrets.randbits(128), variants=wanted.variants)
        except RaiateaError as error:
            raise Refusal(400, "bad-request", str(error)) from None
        options = {
            "variants": list(game.variants),
            "tracked": wanted.tracked,
            "clock": {"seconds": wanted.clock.seconds} if wanted.clock else None,
            "chat": wanted.chat,
            "away_minutes": wanted.away_minutes,
        }
        return {**await self._add(game, chairs, options, "running"), "seats": given}

    async def _add(
        self, game: Game, chairs: list[dict[str, Any]], options: dict[str, Any], status: str
    ) -> dict[str, object]:
        host, spectator = keys.new_key(), keys.new_key()
        record: dict[str, Any] = game.record()
        row = TableRow(
            id=keys.new_table_id(),
            created=time.time(),
            status=status,
            rules=RULES_VERSION,
            catalogue=record["catalogue"],
            options=options,
            seats=chairs,
            seed=str(record["seed"]),
            salt=secrets.token_hex(16),
            setup=record["setup"],
            host_lock=keys.lock_of(host),
            spectator_lock=keys.lock_of(spectator),
        )
        await self.store.add_table(row)
        live = LiveTable(row, begin(row))
        self._live[row.id] = live
        self.wake_bots(live)
        self.watch_clock(live)
        return {"table": row.id, "host": host, "spectator": spectator}

    async def watch(self, record: dict[str, Any]) -> dict[str, object]:
        """A finished table for a record that somebody brought."""
        plain = record.get("record", record)
        try:
            game = Game.replay(plain)
        except RaiateaError as error:
            raise Refusal(400, "bad-request", str(error)) from None
        chairs = [
            {"name": name, "colour": seat + 1, "kind": "bot", "bot": None, "lock": ""}
            for seat, name in enumerate(game.names)
        ]
        options = {
            "variants": list(game.variants),
            "tracked": True,
            "clock": None,
            "chat": False,
            "away_minutes": None,
            "fairness": record.get("fairness"),
        }
        found = await self._add(Game.replay(plain, at=0), chairs, options, "over")
        live = self._live[str(found["table"])]
        for seat, text, outcomes in plain["moves"]:
            await self._append(live, partial(again, seat, text, outcomes))
        return {"table": found["table"], "spectator": found["spectator"]}

    async def open(self, table: str) -> LiveTable:
        """A table, from memory or from the store; raises `Refusal` if there is none."""
        live = self._live.get(table)
        if live is not None:
            return live
        lock = self._loading.setdefault(table, asyncio.Lock())
        async with lock:
            if table not in self._live:
                row = await self.store.table(table)
                if row is None:
                    raise refusals.unknown_table()
                try:
                    course = await self._load(row)
                except (RaiateaError, LookupError, TypeError, ValueError) as error:
                    log.warning("table %s cannot go on: %s", table, error)
                    raise Refusal(409, "conflict", "this table cannot go on here") from None
                self._live[table] = LiveTable(row, course)
                self.wake_bots(self._live[table])
                self.watch_clock(self._live[table])
        self._loading.pop(table, None)
        return self._live[table]

    async def enter(self, table: str, key: str) -> tuple[LiveTable, Role]:
        """A table and what the secret opens there; raises `Refusal`."""
        live = await self.open(table)
        role = live.role_of(key)
        if role is None:
            raise refusals.unknown_table()
        return live, role

    async def _load(self, row: TableRow) -> Course:
        """The course of a table: from its last snapshot, then entry by entry."""
        course = begin(row)
        snapshot = await self.store.snapshot(row.id)
        if snapshot is not None:
            course = Course.from_dict(snapshot, row.salt)
        for entry in await self.store.entries(row.id, course.length):
            course.append(entry)
        return course

    async def check_all(self) -> list[str]:
        """Replay all running tables; returns what is wrong with those that would not."""
        problems: list[str] = []
        for table in await self.store.running():
            row = await self.store.table(table)
            assert row is not None
            try:
                course = begin(row)
                for entry in await self.store.entries(row.id, 0):
                    course.append(entry)
            except (RaiateaError, LookupError, TypeError, ValueError) as error:
                problems.append(f"table {table}: {error}")
        return problems

    # Playing.

    async def play(self, live: LiveTable, seat: int, decision: int, text: str) -> None:
        """Play a move that answers a decision; the same answer twice is taken once."""
        async with live.lock:
            while live.course.answered.get(seat) != (decision, text):
                self._check_running(live)
                if live.course.game.decision(seat) < decision:
                    await self._catch_up(live)  # another process may be ahead
                if live.course.game.decision(seat) != decision:
                    raise refusals.stale()
                try:
                    await self._append(live, lambda course: course.move(seat, text, time.time()))
                except Conflict:
                    await self._catch_up(live)
        await self.publish(live)
        self.wake_bots(live)

    async def withdraw(self, live: LiveTable, seat: int) -> None:
        async with live.lock:
            self._check_running(live)
            await self._append_alone(live, lambda course: course.withdraw(seat, time.time()))
        await self.publish(live)

    async def undo(self, live: LiveTable, seat: int) -> None:
        async with live.lock:
            self._check_running(live)
            await self._append_alone(live, lambda course: course.undo(seat, None, time.time()))
        await self.publish(live)

    async def take_back(self, live: LiveTable, seat: int, agree: bool) -> None:
        """Ask to take back one's last decision, or answer somebody who asked.

        It happens when every other person has agreed.
        """
        async with live.lock:
            self._check_running(live)
            asked = live.takeback
            if asked is None:
                if agree:
                    stay = last_decision_of(live.course.game, seat)
                    asked = {"by": seat, "stay": stay, "agreed": [seat]}
            elif not agree:
                asked = None
            elif seat not in asked["agreed"]:
                asked = {**asked, "agreed": [*asked["agreed"], seat]}
            await self._set_takeback(live, asked)
            if asked is not None and all(
                live.bot_of(one) or one in asked["agreed"] for one in range(len(live.row.seats))
            ):
                await self._set_takeback(live, None)
                by, stay = asked["by"], asked["stay"]
                await self._append_alone(live, lambda course: course.undo(by, stay, time.time()))
        await self.publish(live)
        self.wake_bots(live)

    async def _set_takeback(self, live: LiveTable, asked: dict[str, Any] | None) -> None:
        options = {**live.row.options, "takeback": asked}
        await self.store.change_table(live.id, options=options)
        live.row.options = options

    def _check_running(self, live: LiveTable) -> None:
        if live.status != "running":
            raise Refusal(409, live.status, f"the game is {live.status}")

    async def _append(self, live: LiveTable, change: Callable[[Course], Entry]) -> None:
        """Change a copy, keep it, then let it be the table's; so nothing unconfirmed is seen."""
        course = live.course.copy()
        try:
            entry = change(course)
        except RaiateaError as error:
            raise refusals.of_engine(error) from None
        await self.store.append(live.id, entry)
        live.course = course
        if entry.kind == "move" and live.takeback is not None:
            await self._set_takeback(live, None)
        if course.length % SNAPSHOT_EVERY == 0:
            await self.store.add_snapshot(live.id, course.length, course.to_dict())

    async def _append_alone(self, live: LiveTable, change: Callable[[Course], Entry]) -> None:
        """Append unless another process was quicker."""
        try:
            await self._append(live, change)
        except Conflict:
            await self._catch_up(live)
            raise refusals.stale() from None

    async def _catch_up(self, live: LiveTable) -> None:
        """Take over what another process has appended."""
        course = live.course.copy()
        for entry in await self.store.entries(live.id, course.length):
            course.append(entry)
        live.course = course

    async def refresh(self, table: str, n: int) -> None:
        """A table has grown by entry n, or with -1 has changed, perhaps in another process."""
        live = self._live.get(table)
        if live is None or 0 <= n < live.course.length:
            return
        async with live.lock:
            row = await self.store.table(table)
            assert row is not None
            chairs, live.row = live.row.seats, row
            await self._catch_up(live)
            for watcher in list(live.watchers):
                seat = watcher.role.seat
                if seat is not None and chairs[seat]["lock"] != row.seats[seat]["lock"]:
                    await watcher.shut()
        await self.publish(live)
        if n < 0:
            await self.publish(live, "table")
            await self.publish(live, "chat")
        self.wake_bots(live)

    async def refresh_all(self) -> None:
        """Look at every table in memory: something may have been missed."""
        for table in list(self._live):
            await self.refresh(table, -1)

    async def publish(self, live: LiveTable, news: str = "update") -> None:
        """Tell everyone who is connected; nobody waits for who does not listen."""
        for watcher in list(live.watchers):
            telling = asyncio.create_task(watcher.tell(news))
            self._telling.add(telling)
            telling.add_done_callback(self._telling.discard)
        self.watch_clock(live)

    # Bots.

    def wake_bots(self, live: LiveTable) -> None:
        """See to it that bots who owe a decision are thinking."""
        if live.bots is None or live.bots.done():
            live.bots = asyncio.create_task(self._let_bots_play(live))

    async def _let_bots_play(self, live: LiveTable) -> None:
        while live.status == "running":
            game = live.course.game
            seat = next((one for one in game.awaiting if live.bot_of(one)), None)
            if seat is None:
                return
            bot = live.bot_of(seat)
            assert bot is not None
            decision = game.decision(seat)
            text = await self.minds.choose(bot, game.view(seat))
            with contextlib.suppress(
                Refusal, Conflict
            ):  # somebody was quicker, or took the seat back
                async with live.lock:
                    if live.bot_of(seat) and live.course.game.decision(seat) == decision:
                        await self._append_alone(live, partial(again, seat, text, []))
                await self.publish(live)

    async def invite(self, live: LiveTable, rematch: dict[str, Any]) -> None:
        """Give everyone who is still at the table their seat at the next one."""
        players = len(live.row.seats)
        for watcher in list(live.watchers):
            seat = watcher.role.seat
            if seat is not None:
                key = rematch["seats"][(seat - 1) % players]["secret"]
                await watcher.send({"type": "rematch", "table": rematch["table"], "secret": key})

    # Clocks.

    def watch_clock(self, live: LiveTable) -> None:
        """Look again when the next person's time is up."""
        if live.clock is not None:
            live.clock.cancel()
            live.clock = None
        left = [live.time_left(seat) for seat in live.course.game.awaiting]
        running = [seconds for seconds in left if seconds is not None]
        if live.status == "running" and running:
            live.clock = asyncio.get_running_loop().call_later(
                max(0.0, min(running)) + 0.1, self._time_is_up, live
            )

    def _time_is_up(self, live: LiveTable) -> None:
        live.handing_over = asyncio.create_task(self._hand_over(live))

    async def _hand_over(self, live: LiveTable) -> None:
        """A bot goes on for whoever has no time left."""
        for seat in live.course.game.awaiting:
            left = live.time_left(seat)
            if left is not None and left <= 0:
                await self.seat_bot(live, seat, STAND_IN)

    # People.

    async def came(self, live: LiveTable, role: Role) -> None:
        """Somebody has connected: a person who returns takes their seat back from a stand-in."""
        seat = role.seat
        if seat is not None and live.row.seats[seat].get("stand_in") and live.bot_of(seat):
            await self.seat_bot(live, seat, None)
        await self.publish(live, "table")

    async def say(self, live: LiveTable, seat: int, text: str) -> None:
        if not live.row.options["chat"]:
            raise refusals.forbidden("the chat of this table is off")
        await self.store.say(live.id, seat, text)
        await self.publish(live, "chat")

    # The host.

    async def new_link(self, live: LiveTable, seat: int) -> str:
        """Replace the secret of a seat; the old one opens nothing any more."""
        key = keys.new_key()
        await self._change_chair(live, seat, lock=keys.lock_of(key))
        for watcher in [one for one in live.watchers if one.role.seat == seat]:
            await watcher.shut()
        return key

    async def seat_bot(self, live: LiveTable, seat: int, bot: str | None) -> None:
        """Give a seat to a bot, or back to its person."""
        if bot is not None and bot not in bots.NAMES:
            raise Refusal(400, "bad-request", f"a bot is one of: {', '.join(bots.NAMES)}")
        self._check_chair(live, seat)
        stand_in = bot is not None and live.row.seats[seat]["kind"] != "bot"
        await self._change_chair(live, seat, bot=bot, stand_in=stand_in)
        self.wake_bots(live)

    def _check_chair(self, live: LiveTable, seat: int) -> None:
        if not 0 <= seat < len(live.row.seats):
            raise Refusal(404, "unknown-table", "there is no such seat")

    async def _change_chair(self, live: LiveTable, seat: int, **changes: object) -> None:
        self._check_chair(live, seat)
        async with live.lock:
            chairs = [dict(chair) for chair in live.row.seats]
            chairs[seat].update(changes)
            await self.store.change_table(live.id, seats=chairs)
            live.row.seats = chairs
        await self.publish(live, "table")

    async def end(self, live: LiveTable) -> None:
        """The host closes the table."""
        async with live.lock:
            await self.store.change_table(live.id, status="closed")
            live.row.status = "closed"
        await self.publish(live, "table")

    async def close(self) -> None:
        for live in self._live.values():
            if live.bots is not None:
                live.bots.cancel()
            if live.clock is not None:
                live.clock.cancel()
        self.minds.close()


def begin(row: TableRow) -> Course:
    """The course of a table before its first entry."""
    if row.rules != RULES_VERSION or row.catalogue != box_of(None).hash:
        raise RaiateaError(
            f"made with rules {row.rules} and catalogue {row.catalogue}, "
            f"this server has {RULES_VERSION} and {box_of(None).hash}"
        )
    record = {
        "rules": row.rules,
        "catalogue": row.catalogue,
        "players": [chair["name"] for chair in row.seats],
        "variants": row.options["variants"],
        "seed": int(row.seed),
        "setup": row.setup,
        "moves": [],
    }
    return Course(Game.replay(record), row.salt, row.created)


def again(seat: int, text: str, outcomes: list[list[Any]], course: Course) -> Entry:
    """A move, with the outcomes it had if it was played before."""
    for kind, outcome in outcomes:
        course.game.force(kind, [outcome])
    return course.move(seat, text, time.time())


def last_decision_of(game: Game, seat: int) -> int:
    """How many decisions stay when a seat's last one is taken back."""
    moves: Any = game.record()["moves"]
    for i in range(len(moves) - 1, -1, -1):
        if moves[i][0] == seat:
            return i
    raise Refusal(409, "conflict", "there is nothing to take back")


def export(live: LiveTable) -> dict[str, object]:
    """The record of a finished game with its commitments."""
    row = live.row
    record = live.course.game.record()
    if "fairness" in row.options:  # of a record that somebody brought: its own, if it has any
        brought = row.options["fairness"]
        return {"record": record, "fairness": brought} if brought else {"record": record}
    return {
        "record": record,
        "fairness": {
            "salt": row.salt,
            "commitment": fairness.seed_commitment(row.salt, int(row.seed)),
            "answers": [seen for _, seen in live.course.committed],
        },
    }
