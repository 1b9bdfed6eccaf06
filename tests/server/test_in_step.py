"""Two processes that appended at the same time: whoever was late tells its own people too.

The processes are played by two sets of tables on one database; neither hears of the other before
it tries to append.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from raiatea.server.bot_workers import BotWorkers
from raiatea.server.lanes import Audience
from raiatea.server.live_table import LiveTable
from raiatea.server.refusals import Denial
from raiatea.server.settings import Settings
from raiatea.server.store.database import Database
from raiatea.server.store.sql import SqlStore
from raiatea.server.tables import Tables
from raiatea.server.wire import NewTable
from raiatea.server.worker_process import WorkerProcess
from tests.server.inside import Onlooker, soon
from tests.server.live import asynchronous
from tests.server.process import chair_of


class Thinker(BotWorkers):
    """Bots that play their first legal move, once they may."""

    def __init__(self) -> None:
        super().__init__(WorkerProcess, 1, 10.0)
        self.may = asyncio.Event()

    async def choose(
        self, bot: str, view: Mapping[str, Any], audience: Callable[[], Audience | None]
    ) -> str:
        await self.may.wait()
        return str(view["prompt"]["moves"][0])


class Process:
    def __init__(self, tables: Tables, bot_workers: Thinker) -> None:
        self.tables = tables
        self.bot_workers = bot_workers

    async def watch(self, table: str) -> tuple[LiveTable, Onlooker]:
        live = await self.tables.open(table)
        onlooker = Onlooker(live)
        live.watchers.add(onlooker)
        return live, onlooker


@contextlib.asynccontextmanager
async def process(folder: Path) -> AsyncIterator[Process]:
    store = SqlStore(Settings(database=str(folder / "tables.sqlite")).database_url)
    await store.open()
    bot_workers = Thinker()
    tables = Tables(store, bot_workers)
    try:
        yield Process(tables, bot_workers)
    finally:
        await tables.close()
        await store.close()


def wanted(*kinds: str) -> NewTable:
    chairs = [chair_of(seat, kind) for seat, kind in enumerate(kinds)]
    return msgspec.convert({"seats": chairs}, NewTable)


def first_move(live: LiveTable, seat: int) -> str:
    return str(live.logged.game.moves(seat)[0])


async def heard(onlooker: Onlooker, length: int) -> None:
    """Wait until somebody was told that there are so many entries."""
    await soon(lambda: onlooker.length == length)


@asynchronous
async def test_who_was_late_with_a_move_tells_their_own_people_what_came_first(
    tmp_path: Path,
) -> None:
    async with process(tmp_path) as early, process(tmp_path) as late:
        made = await early.tables.create(wanted("link", "link", "link"))
        here, _ = await early.watch(str(made["table"]))
        there, onlooker = await late.watch(str(made["table"]))
        await early.tables.play(here, 0, 0, first_move(here, 0))
        with pytest.raises(Denial) as refusal:
            await late.tables.play(there, 0, 0, str(there.logged.game.moves(0)[1]))
        assert refusal.value.code == "stale"
        await heard(onlooker, 1)
        assert there.logged.to_dict() == here.logged.to_dict()


@asynchronous
async def test_who_comes_to_a_process_that_has_not_heard_yet_sees_no_older_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Database, "is_shared", True)
    async with process(tmp_path) as early, process(tmp_path) as late:
        made: dict[str, Any] = await early.tables.create(wanted("link", "link", "link"))
        here, _ = await early.watch(made["table"])
        await late.watch(made["table"])
        await early.tables.play(here, 0, 0, first_move(here, 0))
        there, _ = await late.tables.enter(made["table"], made["spectator"], "")
        assert there.logged.length == 1


@asynchronous
async def test_who_was_late_with_an_answer_of_their_own_is_taken_all_the_same(
    tmp_path: Path,
) -> None:
    async with process(tmp_path) as early, process(tmp_path) as late:
        made = await early.tables.create(wanted("link", "link", "link"))
        here, _ = await early.watch(str(made["table"]))
        there, onlooker = await late.watch(str(made["table"]))
        await early.tables.play(here, 0, 0, first_move(here, 0))
        await late.tables.play(there, 1, 0, first_move(there, 1))
        await heard(onlooker, 2)
        assert there.logged.length == 2


@asynchronous
async def test_who_has_the_turn_only_at_the_other_process_may_play_here_at_once(
    tmp_path: Path,
) -> None:
    async with process(tmp_path) as early, process(tmp_path) as late:
        made = await early.tables.create(wanted("link", "link", "link"))
        here, _ = await early.watch(str(made["table"]))
        while here.logged.game.together:
            seat = here.logged.game.awaiting[0]
            decision = here.logged.game.decision(seat)
            await early.tables.play(here, seat, decision, first_move(here, seat))
        there, onlooker = await late.watch(str(made["table"]))
        first = here.logged.game.awaiting
        while here.logged.game.awaiting == first:
            decision = here.logged.game.decision(first[0])
            await early.tables.play(here, first[0], decision, first_move(here, first[0]))
        second = here.logged.game.awaiting[0]
        assert second not in there.logged.game.awaiting
        move = first_move(here, second)
        await late.tables.play(there, second, here.logged.game.decision(second), move)
        await heard(onlooker, here.logged.length + 1)


@asynchronous
async def test_an_answer_is_withdrawn_though_another_process_was_quicker(tmp_path: Path) -> None:
    async with process(tmp_path) as early, process(tmp_path) as late:
        made = await early.tables.create(wanted("link", "link", "link"))
        here, _ = await early.watch(str(made["table"]))
        there, onlooker = await late.watch(str(made["table"]))
        await late.tables.play(there, 1, 0, first_move(there, 1))
        await early.tables.play(here, 0, 0, first_move(here, 0))
        await early.tables.play(here, 0, 1, first_move(here, 0))
        await late.tables.withdraw(there, 1)
        await heard(onlooker, 4)


@asynchronous
async def test_a_bot_that_was_late_lets_its_own_people_know_what_came_first(
    tmp_path: Path,
) -> None:
    async with process(tmp_path) as early, process(tmp_path) as late:
        made = await early.tables.create(wanted("link", "link", "random"))
        here, first = await early.watch(str(made["table"]))
        _, onlooker = await late.watch(str(made["table"]))
        await asyncio.sleep(0)
        early.bot_workers.may.set()
        await heard(first, 2)
        assert here.logged.length == 2
        late.bot_workers.may.set()
        await heard(onlooker, 2)
