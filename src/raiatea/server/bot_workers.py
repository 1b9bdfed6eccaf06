"""Bots think in worker processes, with a deadline; a crashed worker is replaced.

Who waits for a bot is served in a fair order: first tables at which somebody sits, then those
that somebody watches; among these, whoever's address has used the workers least. For a table
that nobody looks at no bot thinks.
"""

from __future__ import annotations

import asyncio
import logging
import math
import random
import secrets
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec

from raiatea import bots
from raiatea.bots.processes import helpers
from raiatea.errors import NetworkError
from raiatea.view import View

log = logging.getLogger("raiatea")

TRIES = 3
HALF_LIFE_SECONDS = 60.0
MOST_ADDRESSES = 10_000
T = TypeVar("T")


def choose(bot: str, view: Mapping[str, Any], seed: int, seconds: float) -> str:
    """In a worker: the text of the move that a bot chooses, from its view alone."""
    deadline = time.monotonic() + seconds
    seen = View(view)
    cards = seen.cards.catalogue
    try:
        mind = bots.make(bot, cards)
    except NetworkError as error:
        log.warning("%s", error)
        mind = bots.make(bots.PLAYS_ANY_CARDS, cards)
    return str(mind.choose(seen, seen.moves, random.Random(seed), deadline))


def expect(view: Mapping[str, Any], seed: int, seconds: float) -> float:
    """In a worker: the points that a bot expects a seat to have in the end, from its view alone."""
    return bots.expected(View(view), random.Random(seed), time.monotonic() + seconds / 4)


class Audience(msgspec.Struct, frozen=True):
    """Who looks at a table: whether somebody sits there, and from which addresses."""

    seated: bool
    addresses: Sequence[str]


class Turn:
    """A table that waits for a worker; who looks at it may change while it waits."""

    def __init__(self, audience: Callable[[], Audience | None], number: int) -> None:
        self.audience = audience
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


class BotWorkers:
    """Workers, each with one bot at a time, so that no bot's time is spent by another's."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self._all = [Worker() for _ in range(workers)]
        self._free = self._all[:]
        self._waiting: list[Turn] = []
        self._turns = 0
        self._used = Used()
        self._thinking: Counter[str] = Counter()
        self.decisions = 0

    async def choose(
        self, bot: str, view: Mapping[str, Any], audience: Callable[[], Audience | None]
    ) -> str:
        """What a bot plays; its first legal move if it does not answer in time, or nonsense."""
        try:
            return await self._served(audience, lambda worker: self._ask(worker, bot, view))
        finally:
            self.decisions += 1

    async def expect(
        self, view: Mapping[str, Any], audience: Callable[[], Audience | None]
    ) -> float | None:
        """The points that a bot expects of a seat; None if there is no answer in time."""

        async def ask(worker: Worker) -> float | None:
            try:
                return await worker.expect(view, self.seconds)
            except Exception as error:  # too slow, or cards that no bot can play
                log.warning("no points could be expected: %r", error)
                return None

        return await self._served(audience, ask)

    async def _served(
        self,
        audience: Callable[[], Audience | None],
        work: Callable[[Worker], Coroutine[Any, Any, T]],
    ) -> T:
        """Wait for a worker in the fair order, and let it work."""
        self._turns += 1
        turn = Turn(audience, self._turns)
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

    def _rank(self, turn: Turn) -> tuple[bool, float, int]:
        audience = turn.audience()
        return (
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

    async def _ask(self, worker: Worker, bot: str, view: Mapping[str, Any]) -> str:
        moves: list[str] = view["prompt"]["moves"]
        for _ in range(TRIES):
            try:
                move = await worker.choose(bot, view, self.seconds)
            except TimeoutError:
                log.warning("the bot %s did not answer within %g seconds", bot, self.seconds)
                break
            except Exception as error:  # of the bot, which may be anybody's, or of its process
                log.warning("the bot %s crashed: %s", bot, error)
                continue
            if move in moves:
                return move
            log.warning("the bot %s chose what is no move: %.80s", bot, move)
        return moves[0]

    def close(self) -> None:
        for worker in self._all:
            worker.end()


class Worker:
    """A process that is started when it is needed, and anew when it crashed or hangs."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, view: Mapping[str, Any], seconds: float) -> str:
        return await self._run(seconds, choose, bot, view)

    async def expect(self, view: Mapping[str, Any], seconds: float) -> float:
        return await self._run(seconds, expect, view)

    async def _run(self, seconds: float, work: Callable[..., T], *given: object) -> T:
        """Work with what is given, a seed and the seconds there are.

        Raises `TimeoutError` or `BrokenProcessPool`.
        """
        if self._pool is None:
            self._pool = helpers(1)
        try:
            future = self._pool.submit(work, *given, secrets.randbits(32), seconds)
            return await asyncio.wait_for(asyncio.wrap_future(future), seconds)
        except (TimeoutError, BrokenProcessPool):
            self.end()
            raise

    def end(self) -> None:
        if self._pool is not None:
            for process in list(getattr(self._pool, "_processes", {}).values()):
                process.kill()
            self._pool.shutdown(wait=False)
            self._pool = None
