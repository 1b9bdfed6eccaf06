"""Notices that are held back: at quiet hours, and for who is at the table anyway."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from raiatea.server.notices.desk import Desk
from raiatea.server.notices.outgoing import Unsendable
from raiatea.server.notices.sender import quiet_for
from raiatea.server.store import WayKind
from raiatea.server.store.outbox import Outbox, QuietRow, WayRow
from tests.server.inside import Inside, inside, soon
from tests.server.live import asynchronous
from tests.server.table import ok

ROME = ZoneInfo("Europe/Rome")


def at(year: int, month: int, day: int, hour: int, minute: int) -> float:
    return datetime(year, month, day, hour, minute, tzinfo=ROME).timestamp()


def left(begins: int, ends: int, now: float, zone: str = "Europe/Rome") -> float:
    """For how many minutes somebody still wants to hear nothing."""
    return quiet_for(QuietRow("t", 0, "lock", begins, ends, zone), "lock", now) / 60


NIGHT = (22 * 60, 7 * 60)


@pytest.mark.parametrize(
    ("when", "minutes"),
    [
        ((2026, 1, 15, 21, 59), 0),
        ((2026, 1, 15, 22, 0), 540),
        ((2026, 1, 15, 23, 30), 450),
        ((2026, 1, 16, 0, 0), 420),
        ((2026, 1, 16, 6, 59), 1),
        ((2026, 1, 16, 7, 0), 0),
        # The clocks go forward on 29 March at two, and back on 25 October at three.
        ((2026, 3, 28, 22, 0), 480),
        ((2026, 10, 24, 22, 0), 600),
    ],
)
def test_quiet_hours_end_by_the_persons_own_clock(
    when: tuple[int, int, int, int, int], minutes: int
) -> None:
    assert left(*NIGHT, at(*when)) == minutes


def test_quiet_hours_may_lie_within_a_day_be_none_and_belong_to_who_made_them() -> None:
    assert left(9 * 60, 17 * 60, at(2026, 5, 4, 12, 0)) == 300
    assert left(9 * 60, 17 * 60, at(2026, 5, 4, 8, 59)) == 0
    assert left(600, 600, at(2026, 5, 4, 10, 0)) == 0
    assert left(*NIGHT, at(2026, 5, 4, 23, 0), "Asia/Tokyo") == 60
    quiet = QuietRow("t", 0, "lock", *NIGHT, "Europe/Rome")
    assert quiet_for(quiet, "another lock", at(2026, 1, 15, 23, 0)) == 0
    assert quiet_for(None, "lock", 0.0) == 0


class Clocked:
    """A server whose notices go to a list, at a time of day that the test says."""

    def __init__(self, server: Inside, desk: Desk) -> None:
        self.server = server
        self.desk = desk
        self.now = at(2036, 1, 15, 12, 0)
        self.sent: list[tuple[str, int]] = []
        desk.sender.clock = lambda: self.now
        desk.sender.carriers.carry = self.carry  # type: ignore[method-assign]
        self.fails = False

    @property
    def outbox(self) -> Outbox:
        return self.desk.sender.outbox

    async def carry(self, way: WayRow, letter: object) -> None:
        if self.fails:
            raise Unsendable("unreachable")
        self.sent.append((way.kind, way.seat))

    async def add(self, kind: WayKind, seat: int) -> None:
        live = await self.server.open()
        lock = live.row.seats[seat].lock
        name = f"{kind}{seat}"
        target = {"endpoint": name, "address": name, "url": name}
        way = WayRow(name, live.id, seat, lock, kind, "en", target, name)
        assert await self.outbox.add_way(way, 5, 0.0)

    async def pass_turn(self) -> int:
        """Play until the turn passes to somebody else; returns them."""
        tables = self.server.tables
        while True:
            live = await self.server.open()
            before = live.logged.game.awaiting
            seat = before[0]
            game = live.logged.game
            await tables.play(live, seat, game.decision(seat), str(game.moves(seat)[0]))
            after = live.logged.game.awaiting
            if len(before) == len(after) == 1 and before != after:
                return after[0]

    async def come_to(self, seat: int) -> None:
        while await self.pass_turn() != seat:
            pass

    async def look_again(self) -> None:
        """As if all that is held back were due: it is held back again, or goes."""
        database = self.outbox.database
        async with database.writing() as connection:
            await connection.exec_driver_sql("update notices set due = 0")
        await self.desk.sender.look()
        await soon(lambda: not self.desk.sender._tasks)

    async def waiting(self) -> int:
        async with self.outbox.database.reading() as connection:
            found = await connection.exec_driver_sql("select count(*) from notices")
            return int(found.scalar_one())


async def clocked(server: Inside) -> Clocked:
    await server.make("link", "link", "link")
    transport = server.http._transport
    guard = transport.app  # type: ignore[attr-defined]
    return Clocked(server, guard.app.state.desk)


@asynchronous
async def test_what_comes_at_quiet_hours_is_sent_at_their_end_if_it_still_is_ones_turn(
    tmp_path: Path,
) -> None:
    async with inside(tmp_path) as server:
        table = await clocked(server)
        await table.add("push", 1)
        await table.add("webhook", 1)
        quiet = {"begins": NIGHT[0], "ends": NIGHT[1], "zone": "Europe/Rome"}
        ok(await server.post("/notices/quiet", 1, {"quiet": quiet}))
        table.now = at(2036, 1, 15, 23, 0)
        await table.come_to(1)
        await table.look_again()
        assert table.sent == []
        # They answer in the night: in the morning there is nothing to tell.
        await table.pass_turn()
        assert await table.waiting() == 0
        await table.come_to(1)
        table.now = at(2036, 1, 16, 6, 59)
        await table.look_again()
        assert table.sent == []
        assert await table.waiting() == 2
        table.now = at(2036, 1, 16, 7, 0)
        await table.look_again()
        assert sorted(table.sent) == [("push", 1), ("webhook", 1)]
        assert await table.waiting() == 0


@asynchronous
async def test_who_is_at_the_table_is_told_elsewhere_after_a_minute(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        table = await clocked(server)
        await table.add("push", 1)
        await table.add("mail", 1)
        await table.add("webhook", 1)
        await server.tables.store.see([(server.id, 1)], table.now + 30, announce=False)
        await table.come_to(1)
        await soon(lambda: table.sent)
        await table.look_again()
        assert table.sent == [("webhook", 1)]
        # A minute later they still have not answered.
        later = server.tables.time.now() + 61
        table.desk.sender.running = lambda: later
        await table.look_again()
        assert sorted(table.sent) == [("mail", 1), ("push", 1), ("webhook", 1)]


@asynchronous
async def test_mails_of_a_table_come_ten_minutes_apart(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        table = await clocked(server)
        await table.add("mail", 1)
        await table.come_to(1)
        await soon(lambda: table.sent)
        await table.come_to(1)
        await table.look_again()
        assert table.sent == [("mail", 1)]
        later = server.tables.time.now() + 601
        table.desk.sender.running = lambda: later
        await table.look_again()
        assert table.sent == [("mail", 1)] * 2


@asynchronous
async def test_what_cannot_be_delivered_is_tried_ever_more_rarely_and_given_up(
    tmp_path: Path,
) -> None:
    async with inside(tmp_path) as server:
        table = await clocked(server)
        await table.add("webhook", 1)
        table.fails = True
        await table.come_to(1)
        for _ in range(8):
            await table.look_again()
        assert await table.waiting() == 0
        assert table.sent == []


@asynchronous
async def test_a_table_that_is_closed_tells_nobody_anything(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        table = await clocked(server)
        await table.add("mail", 1)
        await server.tables.store.see([(server.id, 1)], table.now + 30, announce=False)
        await table.come_to(1)
        ok(await server.post("/close", "host"))
        later = server.tables.time.now() + 61
        table.desk.sender.running = lambda: later
        await table.look_again()
        assert (table.sent, await table.waiting()) == ([], 0)


@asynchronous
async def test_a_zone_that_is_none_is_refused(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        await clocked(server)
        quiet = {"begins": 0, "ends": 60, "zone": "Europe/Atlantis"}
        answer = await server.post("/notices/quiet", 1, {"quiet": quiet})
        assert answer.status_code == 400
        assert "zone" in answer.json()["message"]
