"""How much of something each client may do, and in which order what is costly is done."""

from __future__ import annotations

import asyncio

import pytest

from raiatea.server import counts
from raiatea.server.counts import Counts
from raiatea.server.refusals import Denial
from raiatea.server.waiting_line import WaitingLine
from tests.server.inside import soon
from tests.server.live import asynchronous


class Time:
    """A clock that goes when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr("time.monotonic", lambda: self.now)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


def test_a_client_may_do_so_much_in_a_stretch_of_time(time: Time) -> None:
    of_minute = Counts(60.0, 10)
    assert [of_minute.too_many("a") for _ in range(12)] == [False] * 10 + [True] * 2
    assert not of_minute.too_many("b")
    time.now += 59.0
    assert of_minute.too_many("a")
    time.now += 31.0  # half of what was then still counts
    assert [of_minute.too_many("a") for _ in range(6)] == [False] * 5 + [True]
    time.now += 120.0
    assert [of_minute.too_many("a") for _ in range(11)] == [False] * 10 + [True]


def test_never_more_than_twice_as_much_within_any_stretch(time: Time) -> None:
    of_minute = Counts(60.0, 10)
    taken = []
    for _ in range(10_000):
        time.now += 0.1
        if not of_minute.too_many("a"):
            taken.append(time.now)
    busiest = max(sum(at - 60 < one <= at for one in taken) for at in taken)
    assert 10 <= busiest <= 20
    assert len(taken) > 1000 / 60 * 10 * 0.8, "what is allowed is allowed again and again"


def test_who_comes_no_more_is_forgotten(time: Time) -> None:
    of_minute = Counts(60.0, 10)
    for n in range(1000):
        of_minute.too_many(f"{n}")
    assert len(of_minute) == 1000
    time.now += 121.0
    of_minute.too_many("somebody")
    assert len(of_minute) == 1


def test_a_flood_of_addresses_takes_little_memory(
    time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counts, "MOST_CLIENTS", 100)
    of_minute = Counts(60.0, 2)
    for n in range(10_000):
        of_minute.too_many("a regular")  # who comes all the time is not pushed out
        of_minute.too_many(f"{n}")
        assert len(of_minute) <= 100
    assert of_minute.too_many("a regular")


class Work:
    """Work that is done when it is told to, and notes whose it was."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.go_on = asyncio.Event()

    async def of(self, address: str) -> None:
        await asyncio.wait_for(self.go_on.wait(), 60)
        self.done.append(address)


def line(most_of_one: int = 20) -> WaitingLine:
    return WaitingLine("too much", most_of_one, 500)


@asynchronous
async def test_who_has_asked_for_least_is_served_first() -> None:
    """However many have been waiting for somebody else."""
    work, queue = Work(), line()
    queue._used.add("greedy", 5.0)
    tasks = [
        asyncio.create_task(queue.do(address, lambda address=address: work.of(address)))  # type: ignore[misc]
        for address in ["greedy"] * 6 + ["modest", "modest"]
    ]
    await soon(lambda: len(queue._waiting) == 7)
    work.go_on.set()
    await asyncio.gather(*tasks)
    assert work.done[:3] == ["greedy", "modest", "modest"]  # the first had begun
    assert work.done[3:] == ["greedy"] * 5


@asynchronous
async def test_nobody_has_more_than_a_few_waiting() -> None:
    work, queue = Work(), line(3)
    tasks = [asyncio.create_task(queue.do("greedy", lambda: work.of("greedy"))) for _ in range(9)]
    tasks.append(asyncio.create_task(queue.do("modest", lambda: work.of("modest"))))
    await soon(lambda: sum(task.done() for task in tasks) == 5)
    work.go_on.set()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    refused = [one for one in found if isinstance(one, Denial)]
    assert [one.status for one in refused] == [429] * 5
    assert sorted(work.done) == ["greedy"] * 4 + ["modest"]


@asynchronous
async def test_who_goes_while_waiting_holds_nobody_up() -> None:
    work, queue = Work(), line()
    tasks = [asyncio.create_task(queue.do("a", lambda: work.of("a"))) for _ in range(3)]
    await soon(lambda: len(queue._waiting) == 2)
    tasks[1].cancel()
    work.go_on.set()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    assert isinstance(found[1], asyncio.CancelledError)
    assert work.done == ["a", "a"]


@asynchronous
async def test_work_that_fails_holds_nobody_up() -> None:
    queue = line()

    async def fail() -> None:
        raise ValueError("no")

    async def seven() -> int:
        return 7

    with pytest.raises(ValueError, match="no"):
        await queue.do("a", fail)
    assert await queue.do("a", seven) == 7
