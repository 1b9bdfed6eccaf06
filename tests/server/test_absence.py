"""People who are away or out of time: a bot goes on until they return."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from raiatea import Game
from raiatea.server.live_table import Role
from tests.server import stored
from tests.server.inside import Onlooker, inside, soon
from tests.server.live import asynchronous
from tests.server.table import ok, refused


@asynchronous
async def test_who_is_away_for_long_may_be_replaced_by_anyone_until_they_return(
    tmp_path: Path,
) -> None:
    async with inside(tmp_path) as server:
        live = await server.make("link", "link", "link", away_minutes=2)
        refused(await server.give_to_bot(0, 1, "random"), 403, "forbidden")
        live.seen[1] = time.time() - 30
        assert await server.seats("away") == [False, False, False]
        refused(await server.give_to_bot(0, 1, "random"), 403, "forbidden")
        live.seen[1] -= 100
        assert await server.seats("away") == [False, True, False]
        refused(await server.give_to_bot("spectator", 1, "random"), 403, "forbidden")
        refused(await server.give_to_bot(0, 2, "random"), 403, "forbidden")
        ok(await server.give_to_bot(0, 1, "random"))
        await soon(lambda: 1 not in live.logged.game.awaiting)
        await server.tables.seating.came(live, Role(seat=1))
        assert await server.seats("bot") == [None, None, None]
        assert await server.seats("away") == [False, False, False]


@asynchronous
async def test_others_are_told_when_somebody_has_been_gone_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody asks again and again, so that the server must notice."""
    monkeypatch.setattr("raiatea.server.attendance.LOOK_AROUND_SECONDS", 0.02)
    async with inside(tmp_path) as server:
        live = await server.make("link", "link", "link", away_minutes=1)
        onlooker = Onlooker(live)
        live.watchers.add(onlooker)
        server.tables.publish(live, "table")
        await soon(lambda: onlooker.told == ["table"])
        await server.tables.store.see([(live.id, 1)], time.time() - 61, announce=False)
        await soon(lambda: onlooker.told == ["table", "table"])
        assert await server.seats("away") == [False, True, False]


@asynchronous
async def test_who_is_connected_stays_present_however_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("raiatea.server.attendance.LOOK_AROUND_SECONDS", 0.02)
    async with inside(tmp_path) as server:
        live = await server.make("link", "link", "link")
        live.watchers.add(Onlooker(live, Role(seat=1)))
        await server.tables.store.see([(live.id, 1)], 1000.0, announce=False)
        before = time.time()
        await soon(lambda: live.seen[1] > before)
        assert (await server.tables.store.seen([live.id]))[live.id][1] > before
        assert await server.seats("present") == [False, True, False]


@asynchronous
async def test_who_sits_at_another_process_is_present_until_that_has_been_silent_for_a_minute(
    tmp_path: Path,
) -> None:
    async with inside(tmp_path) as here, inside(tmp_path) as killed:
        await killed.make("link", "link", "link")
        live = await killed.open()
        await killed.tables.seating.came(live, Role(seat=2))
        here.made = killed.made
        assert await here.seats("present") == [False, False, True]
        (await here.open()).seen[2] -= 61
        assert await here.seats("present") == [False, False, False]


@asynchronous
async def test_who_leaves_is_gone_at_once_unless_they_are_connected_twice(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        live = await server.make("link", "link", "link")
        phone, tablet = Onlooker(live, Role(seat=0)), Onlooker(live, Role(seat=0))
        for device in (phone, tablet):
            live.watchers.add(device)
            await server.tables.seating.came(live, device.role)
        live.watchers.discard(phone)
        server.tables.seating.left(live, phone.role)
        assert await server.seats("present") == [True, False, False]
        live.watchers.discard(tablet)
        server.tables.seating.left(live, tablet.role)
        assert await server.seats("present") == [False, False, False]


@asynchronous
async def test_people_at_one_screen_are_present_together(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        live = await server.make("here", "here", "link")
        await server.tables.seating.came(live, Role(seat=1))
        assert await server.seats("present") == [True, True, False]


@asynchronous
async def test_a_table_may_wait_for_ever(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        live = await server.make("link", "link", "random", away_minutes=None)
        live.seen = dict.fromkeys(range(3), 0.0)
        assert await server.seats("away") == [False, False, False]


@asynchronous
async def test_a_bot_is_never_away(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        live = await server.make("link", "link", "random", away_minutes=1)
        live.seen = dict.fromkeys(range(3), 0.0)
        assert await server.seats("away") == [True, True, False]


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
        live.logged.spent[1] = 700.0
        server.tables.publish(live)
        await soon(lambda: live.bot_of(1) is not None)
        await soon(lambda: 1 not in live.logged.game.awaiting)
        assert live.bot_of(0) is None
        assert (await server.about())["time_left"][0] > 500


@asynchronous
async def test_a_clock_that_ran_out_is_noticed_though_nobody_is_connected(tmp_path: Path) -> None:
    """Also at a table to which nobody has come since the server was started."""
    async with inside(tmp_path) as server:
        live = await server.make("link", "link", "random", clock={"seconds": 600})
        table = live.id
    stored.execute(str(tmp_path / "tables.sqlite"), "update tables set began = began - 700")

    def stand_ins() -> list[bool]:
        query = f"select seats from tables where id = '{table}'"
        ((seats,),) = stored.execute(str(tmp_path / "tables.sqlite"), query)
        return [seat["stand_in"] for seat in json.loads(seats)]

    async with inside(tmp_path):
        await soon(lambda: stand_ins() == [True, True, False])


@asynchronous
async def test_clocks_stand_still_while_no_server_runs_and_whatever_time_of_day_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(tmp_path) as server:
        await server.make("link", "link", "random", clock={"seconds": 600})
        made = server.made
    now = time.time()
    monkeypatch.setattr("time.time", lambda: now + 5000.0)
    async with inside(tmp_path) as server:
        server.made = made
        assert (await server.about())["time_left"][0] > 500
        monkeypatch.setattr("time.time", lambda: now - 5000.0)
        assert 500 < (await server.about())["time_left"][0] <= 600


@asynchronous
async def test_clocks_stand_still_while_the_database_cannot_be_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(tmp_path) as server:
        await server.make("link", "link", "random", clock={"seconds": 600})
        moment = time.monotonic()
        monkeypatch.setattr("raiatea.server.running_time.monotonic", lambda: moment + 5000.0)
        assert (await server.about())["time_left"][0] > 500


@asynchronous
async def test_a_start_does_not_grow_with_tables_to_which_nobody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("raiatea.server.store.sql.REMOVED_AT_ONCE", 3)
    file = str(tmp_path / "tables.sqlite")
    async with inside(tmp_path) as server:
        made = [
            (await server.make("link", "link", "link", clock={"seconds": 600})).id for _ in range(9)
        ]
    for number, table in enumerate(made[1:]):
        days = 8 if number < 3 else 400
        stored.execute(
            file, f"update tables set touched = touched - {days * 86_400} where id = '{table}'"
        )
    async with inside(tmp_path) as server:
        await soon(lambda: stored.execute(file, "select count(*) from tables") == [(4,)])
        await soon(lambda: made[0] in server.tables.live)
        assert set(server.tables.live) == {made[0]}


@asynchronous
async def test_what_nobody_comes_to_is_removed_in_the_end_whatever_the_time_of_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(tmp_path / "tables.sqlite")
    async with inside(tmp_path) as server:
        gone = await server.make("link", "link", "link")
        kept = await server.make("link", "link", "link")
        record = Game.new(3, seed=1).record()
        watched = (await server.http.post("/api/records", json=record)).json()["table"]
    day = 86_400
    for table, days in ((gone.id, 400), (kept.id, 300), (watched, 31)):
        query = f"update tables set touched = touched - {days * day} where id = '{table}'"
        stored.execute(file, query)
    wrong = time.time() + 1000 * day
    monkeypatch.setattr("time.time", lambda: wrong)
    async with inside(tmp_path):
        await soon(lambda: stored.execute(file, "select id from tables") == [(kept.id,)])
        assert {one for (one,) in stored.execute(file, "select table_id from presence")} == {
            kept.id
        }
