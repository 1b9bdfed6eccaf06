"""Bots that crash, dawdle or talk nonsense keep nobody waiting."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from raiatea import Game
from raiatea.server import bot_workers
from raiatea.server.bot_workers import BotWorkers
from raiatea.server.lanes import Audience
from raiatea.server.worker_process import WorkerProcess
from tests.server.live import asynchronous

View = Mapping[str, Any]


def view() -> dict[str, Any]:
    return Game.new(3, seed=1).view(1)


def somebody() -> Audience:
    return Audience(True, ["one"])


def first_move() -> str:
    move: str = view()["prompt"]["moves"][0]
    return move


@asynchronous
async def test_a_bot_plays_a_legal_move() -> None:
    bots = BotWorkers(WorkerProcess, 1, 30.0)
    try:
        assert await bots.choose("random", view(), somebody) in view()["prompt"]["moves"]
    finally:
        bots.close()


@asynchronous
async def test_a_bot_that_fails_plays_its_first_legal_move(
    caplog: pytest.LogCaptureFixture,
) -> None:
    bots = BotWorkers(WorkerProcess, 1, 30.0)
    try:
        with caplog.at_level(logging.WARNING, "raiatea"):
            assert await bots.choose("nobody", view(), somebody) == first_move()
        assert [record.getMessage()[:23] for record in caplog.records] == [
            "the bot nobody crashed:"
        ] * bot_workers.TRIES
        assert await bots.choose("random", view(), somebody) in view()["prompt"]["moves"]
    finally:
        bots.close()


@asynchronous
async def test_a_bot_that_chooses_what_is_no_move_plays_its_first_legal_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def nonsense(_: WorkerProcess, *given: object) -> str:
        return "fly"

    monkeypatch.setattr(WorkerProcess, "run", nonsense)
    assert (
        await BotWorkers(WorkerProcess, 1, 30.0).choose("random", view(), somebody) == first_move()
    )


@asynchronous
async def test_a_bot_that_crashed_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    last = view()["prompt"]["moves"][-1]
    asked: list[str] = []

    async def crash_once(
        _: WorkerProcess, seconds: float, work: object, bot: str, *given: object
    ) -> str:
        asked.append(bot)
        if len(asked) == 1:
            raise BrokenProcessPool("gone")
        return str(last)

    monkeypatch.setattr(WorkerProcess, "run", crash_once)
    assert (
        await BotWorkers(WorkerProcess, 1, 30.0).choose("random", view(), somebody)
        == last
        != first_move()
    )
    assert asked == ["random", "random"]


@asynchronous
async def test_a_bot_that_dawdles_costs_only_its_own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking: list[str] = []
    enough = asyncio.Event()

    async def think(
        _: WorkerProcess, seconds: float, work: object, bot: str, view: View, *given: object
    ) -> str:
        thinking.append(bot)
        if bot == "slow":
            await enough.wait()
            raise TimeoutError
        return str(view["prompt"]["moves"][-1])

    monkeypatch.setattr(WorkerProcess, "run", think)
    bots = BotWorkers(WorkerProcess, 2, 30.0)
    slow = asyncio.create_task(bots.choose("slow", view(), somebody))
    for _ in range(3):
        assert await bots.choose("quick", view(), somebody) != first_move()
    assert not slow.done()
    enough.set()
    assert await slow == first_move()
    assert thinking.count("slow") == 1


class Queue:
    """One worker, and tables that wait for it; notes in which order they are served."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.served: list[str] = []
        self.tasks: list[asyncio.Task[str]] = []
        self.finish = asyncio.Semaphore(0)
        self.workers = BotWorkers(WorkerProcess, 1, 30.0)
        monkeypatch.setattr(WorkerProcess, "run", self._think)

    async def _think(
        self, seconds: float, work: object, bot: str, view: View, *given: object
    ) -> str:
        self.served.append(bot)
        await self.finish.acquire()
        return str(view["prompt"]["moves"][0])

    def wait(self, table: str, audience: Audience | None) -> None:
        choosing = self.workers.choose(table, view(), lambda: audience)
        self.tasks.append(asyncio.create_task(choosing))

    async def serve_all(self) -> list[str]:
        self.finish.release()
        while any(not task.done() for task in self.tasks):
            await asyncio.sleep(0)
            self.finish.release()
        return self.served


@asynchronous
async def test_one_address_with_sixty_tables_does_not_keep_others_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    queue = Queue(monkeypatch)
    for i in range(60):
        queue.wait(f"greedy {i}", Audience(True, ["greedy"]))
    await asyncio.sleep(0)
    queue.wait("modest", Audience(True, ["modest"]))
    served = await queue.serve_all()
    assert served.index("modest") == 1  # after the one that was being served
    assert len(served) == 61


@asynchronous
async def test_tables_at_which_somebody_sits_are_served_before_those_that_are_only_watched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    queue = Queue(monkeypatch)
    for i in range(5):
        queue.wait(f"watched {i}", Audience(False, [f"watcher {i}"]))
    await asyncio.sleep(0)
    queue.wait("played", Audience(True, ["player"]))
    assert (await queue.serve_all()).index("played") == 1


@asynchronous
async def test_for_a_table_that_nobody_looks_at_no_bot_thinks_until_somebody_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    queue = Queue(monkeypatch)
    looking: list[Audience] = []
    choosing = queue.workers.choose("alone", view(), lambda: looking[0] if looking else None)
    task = asyncio.create_task(choosing)
    queue.wait("watched", Audience(False, ["watcher"]))
    assert await queue.serve_all() == ["watched"]
    looking.append(Audience(False, ["somebody"]))
    queue.workers.serve()
    queue.tasks.append(task)
    assert await queue.serve_all() == ["watched", "alone"]


@asynchronous
async def test_a_table_that_was_given_a_worker_and_goes_gives_it_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    queue = Queue(monkeypatch)
    queue.wait("goes", Audience(True, ["one"]))
    await asyncio.sleep(0)
    queue.tasks[0].cancel()  # it has the worker, and has not begun
    await asyncio.gather(*queue.tasks, return_exceptions=True)
    queue.wait("comes", Audience(True, ["one"]))
    assert (await queue.serve_all())[-1] == "comes"


@asynchronous
async def test_moves_of_bots_come_before_long_thoughts_and_quick_advice_waits_for_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    queue = Queue(monkeypatch)
    player = Audience(True, ["player"])

    def ask(adviser: str) -> None:
        advising = queue.workers.advise(adviser, view(), (), lambda: player, lambda: True)
        queue.tasks.append(asyncio.create_task(advising))  # type: ignore[arg-type]

    queue.wait("first", player)
    await asyncio.sleep(0)
    quick = await queue.workers.advise("skilled", view(), (), lambda: player, lambda: True)
    assert quick, "the only worker is busy"
    ask("learned")
    ask("master")
    for i in range(3):
        queue.wait(f"bot {i}", Audience(False, ["watcher"]))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert queue.served == ["first", "master"]  # each in a lane of its own
    assert (await queue.serve_all())[-1] == "learned"


@asynchronous
async def test_advice_that_nobody_wants_any_more_costs_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    queue = Queue(monkeypatch)
    found = await queue.workers.advise("skilled", view(), (), somebody, lambda: False)
    assert found is None
    assert queue.served == []
