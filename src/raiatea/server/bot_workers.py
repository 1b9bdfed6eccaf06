"""Bots think in worker processes, with a deadline; a crashed worker is replaced."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from raiatea import bots
from raiatea.bots.processes import helpers
from raiatea.engine import Game

log = logging.getLogger("raiatea")

TRIES = 3


def choose(bot: str, view: Mapping[str, Any], seed: int, seconds: float) -> str:
    """In a worker: the text of the move that a bot chooses, from its view alone."""
    deadline = time.monotonic() + seconds
    moves = Game.imagine(view, seed).moves(view["seat"])
    return str(bots.make(bot).choose(view, moves, random.Random(seed), deadline))


class BotWorkers:
    """Workers, each with one bot at a time, so that no bot's time is spent by another's."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self._all = [Worker() for _ in range(workers)]
        for worker in self._all:
            self._free.put_nowait(worker)

    async def choose(self, bot: str, view: Mapping[str, Any]) -> str:
        """What a bot plays; its first legal move if it does not answer in time, or nonsense."""
        moves: list[str] = view["prompt"]["moves"]
        worker = await self._free.get()
        try:
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
        finally:
            self._free.put_nowait(worker)
        return moves[0]

    def close(self) -> None:
        for worker in self._all:
            worker.end()


class Worker:
    """A process that is started when it is needed, and anew when it crashed or hangs."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, view: Mapping[str, Any], seconds: float) -> str:
        """Raises `TimeoutError` or `BrokenProcessPool`."""
        if self._pool is None:
            self._pool = helpers(1)
        try:
            work = self._pool.submit(choose, bot, view, secrets.randbits(32), seconds)
            return await asyncio.wait_for(asyncio.wrap_future(work), seconds)
        except (TimeoutError, BrokenProcessPool):
            self.end()
            raise

    def end(self) -> None:
        if self._pool is not None:
            for process in list(getattr(self._pool, "_processes", {}).values()):
                process.kill()
            self._pool.shutdown(wait=False)
            self._pool = None
