"""Tables at which nobody looks are let go from memory, and come back when somebody asks."""

from __future__ import annotations

import asyncio
import gc
import random
import weakref
from pathlib import Path

import pytest

from raiatea.server.free_time import MOST_SECONDS
from raiatea.server.live_table import LiveTable
from tests.server import stored
from tests.server.inside import Inside, Onlooker, inside, soon
from tests.server.live import asynchronous
from tests.server.process import Server
from tests.server.table import Table, lasting


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that lets a table go as soon as nobody looks at it."""
    monkeypatch.setattr("raiatea.server.attendance.LOOK_AROUND_SECONDS", 0.02)
    monkeypatch.setattr("raiatea.server.attendance.FORGET_SECONDS", 0.3)


async def finish(server: Inside) -> None:
    """Play a table's game to its end."""
    dice = random.Random(3)
    while not (game := (live := await server.open()).logged.game).over:
        seat = game.awaiting[0]
        if live.bot_of(seat):
            await soon(lambda live=live, game=game: live.logged.game is not game)  # type: ignore[misc]
        else:
            move = str(dice.choice(game.moves(seat)))
            await server.tables.play(live, seat, game.decision(seat), move)


def is_gone(table: weakref.ref[LiveTable]) -> bool:
    gc.collect()
    return table() is None


@asynchronous
async def test_a_finished_table_is_let_go_and_can_be_opened_again(
    tmp_path: Path, forgetful: None
) -> None:
    async with inside(tmp_path) as server:
        memory = weakref.ref(await server.make("link", "link", "link"))
        await finish(server)
        record = await server.get("/record", "spectator")
        state = await server.get("/state", 1)
        await soon(lambda: is_gone(memory))
        assert lasting(await server.get("/state", 1)) == lasting(state)
        assert await server.get("/record", "spectator") == record
        assert (await server.about())["status"] == "over"


@asynchronous
async def test_a_running_table_is_let_go_and_goes_on(tmp_path: Path, forgetful: None) -> None:
    async with inside(tmp_path) as server:
        memory = weakref.ref(await server.make("link", "link", "random"))
        await soon(lambda: is_gone(memory))
        assert 2 not in (await server.get("/state", 0))["view"]["awaiting"]
        await finish(server)
        assert (await server.about())["status"] == "over"


@asynchronous
async def test_a_table_that_somebody_watches_is_kept(tmp_path: Path, forgetful: None) -> None:
    async with inside(tmp_path) as server:
        watched = await server.make("link", "link", "link")
        watched.watchers.add(Onlooker(watched))
        other = weakref.ref(await server.make("link", "link", "link"))
        await soon(lambda: is_gone(other))
        assert await server.tables.open(watched.id) is watched


@asynchronous
async def test_a_clock_rings_though_its_table_was_let_go(tmp_path: Path, forgetful: None) -> None:
    """Else tables with clocks, which may run for days, would fill the memory."""
    async with inside(tmp_path) as server:
        live = await server.make("link", "link", "link", clock={"seconds": 600})
        # All but two seconds of it, and of what is given for looking on.
        past = 600 + MOST_SECONDS - 2
        stored.execute(str(tmp_path / "tables.sqlite"), f"update tables set began = began - {past}")
        live.logged.at -= past
        live.logged.asked_at -= past
        server.tables.publish(live)
        memory = weakref.ref(live)
        del live
        await soon(lambda: is_gone(memory))
        query = "select count(*) from tables where seats like '%\"stand_in\":true%'"
        await soon(lambda: stored.execute(str(tmp_path / "tables.sqlite"), query) == [(1,)])


@asynchronous
async def test_many_who_ask_for_a_table_at_once_get_the_same(tmp_path: Path) -> None:
    async with inside(tmp_path) as server:
        await server.make("link", "link", "link")
        made = server.made
    async with inside(tmp_path) as server:
        server.made = made
        found = await asyncio.gather(*[server.open() for _ in range(20)])
        assert len({id(live) for live in found}) == 1


def test_a_finished_game_is_over_in_the_database(server: Server) -> None:
    table = server.make()
    assert status(table) == "running"
    table.play_to_the_end()
    assert status(table) == "over"


def status(table: Table) -> str:
    query = f"select status from tables where id = '{table.id}'"
    ((found,),) = stored.execute(table.server.database, query)
    return str(found)
