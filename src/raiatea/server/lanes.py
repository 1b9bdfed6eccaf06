"""Workers, and the order in which those are served who wait for one.

What is more urgent comes first. Then comes who is at the table: first tables at which somebody
sits, then those that somebody watches; among these, whoever's address has used the workers least.
For a table that nobody looks at nobody thinks.
"""

from __future__ import annotations

import asyncio
import enum
import math
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

HALF_LIFE_SECONDS = 60.0
MOST_ADDRESSES = 10_000
T = TypeVar("T")


class Urgency(enum.IntEnum):
    """What waits for a worker, the most urgent first."""

    MOVE = 0
    HINT = 1
    PROSPECT = 2


class Audience(msgspec.Struct, frozen=True):
    """Who looks at a table: whether somebody sits there, and from which addresses."""

    seated: bool
    addresses: Sequence[str]


Looking = Callable[[], Audience | None]


class Turn:
    """A table that waits for a worker; who looks at it may change while it waits."""

    def __init__(self, audience: Looking, urgency: Urgency, number: int) -> None:
        self.audience = audience
        self.urgency = urgency
        self.number = number
        self.worker: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()


class Used:
    """How many seconds of the workers each address has used of late."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}

    def of(self, address: str) -> float:
        seconds, at = self._used.get(address, (0.0, 0.0))
        return seconds * math.exp2((at - time.monotonic()) / HALF_LIFE_SECONDS)

    def add(self, address: str, seconds: float) -> None:
        if len(self._used) > MOST_ADDRESSES:
            self._used = {one: kept for one, kept in self._used.items() if self.of(one) > 0.1}
        self._used[address] = (self.of(address) + seconds, time.monotonic())


class Worker(Protocol):
    """Does one thing at a time, beside all else."""

    async def run(self, seconds: float, work: Callable[..., T], *given: object) -> T:
        """What comes of some work; raises `TimeoutError`, and its errors."""
        ...

    def end(self) -> None: ...


MakeWorker = Callable[[bool], Worker]
"""Makes a worker; one that is modest lets others have the processor first."""


class Lane:
    """Workers, each with one thing at a time, so that nobody's time is spent by another."""

    def __init__(
        self, make: MakeWorker, workers: int, seconds: float, modest: bool = False
    ) -> None:
        """`seconds` is how long something takes at most."""
        self.seconds = seconds
        self._all = [make(modest) for _ in range(workers)]
        self._free = self._all[:]
        self._waiting: list[Turn] = []
        self._turns = 0
        self._used = Used()
        self._thinking: Counter[str] = Counter()

    async def served(
        self, audience: Looking, urgency: Urgency, work: Callable[[Worker], Coroutine[Any, Any, T]]
    ) -> T:
        """Wait for a worker in the fair order, and let it work."""
        self._turns += 1
        turn = Turn(audience, urgency, self._turns)
        self._waiting.append(turn)
        self.serve()
        try:
            worker = await asyncio.shield(turn.worker)  # if it is given, it must come back
        except asyncio.CancelledError:
            if turn in self._waiting:
                self._waiting.remove(turn)
            else:
                self._free.append(turn.worker.result())
            raise
        began = time.monotonic()
        payer = self._payer(turn)
        self._thinking[payer] += 1
        try:
            return await work(worker)
        finally:
            self._thinking -= Counter([payer])
            self._used.add(payer, time.monotonic() - began)
            self._free.append(worker)
            self.serve()

    @property
    def waiting(self) -> int:
        """How many tables wait for a worker."""
        return len(self._waiting)

    def serve(self) -> None:
        """Give free workers to those whose turn it is."""
        while self._free:
            looked_at = [turn for turn in self._waiting if turn.audience() is not None]
            if not looked_at:
                return
            turn = min(looked_at, key=self._rank)
            self._waiting.remove(turn)
            turn.worker.set_result(self._free.pop())

    def _rank(self, turn: Turn) -> tuple[Urgency, bool, float, int]:
        audience = turn.audience()
        return (
            turn.urgency,
            audience is None or not audience.seated,
            self._spent(self._payer(turn)),
            turn.number,
        )

    def _payer(self, turn: Turn) -> str:
        """Of those who look at the table, the one who has used least."""
        audience = turn.audience()
        return min(audience.addresses, key=self._spent, default="") if audience else ""

    def _spent(self, address: str) -> float:
        """What an address has used; who is being served counts at once, or one could take all."""
        return self._used.of(address) + self.seconds * self._thinking[address]

    def close(self) -> None:
        for worker in self._all:
            worker.end()
