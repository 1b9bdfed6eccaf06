"""Bots think in worker processes, with a deadline; a crashed worker is replaced."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import threading
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from raiatea import bots
from raiatea.engine import Game

TRIES = 3


def choose(bot: str, view: Mapping[str, Any], seed: int) -> str:
    """In a worker: the text of the move that a bot chooses, from its view alone."""
    moves = Game.imagine(view, seed).moves(view["seat"])
    return str(bots.make(bot).choose(view, moves, random.Random(seed)))


def end_with(server: int) -> None:
    """In a worker: do not outlive the server, even one that was killed."""

    def watch() -> None:
        while os.getppid() == server:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Minds:
    """A pool of workers."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, view: Mapping[str, Any]) -> str:
        """What a bot plays; its first legal move if it does not answer in time."""
        for _ in range(TRIES):
            pool = self._ready()
            try:
                work = asyncio.wrap_future(pool.submit(choose, bot, view, secrets.randbits(32)))
                return await asyncio.wait_for(work, self.seconds)
            except TimeoutError:
                self._discard(pool)
                break
            except BrokenProcessPool:
                self._discard(pool)
        first: str = view["prompt"]["moves"][0]
        return first

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.workers, get_context("spawn"), end_with, (os.getpid(),)
            )
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """Let go of workers that crashed or hang."""
        if self._pool is pool:
            self._pool = None
        for process in list(getattr(pool, "_processes", {}).values()):
            process.kill()
        pool.shutdown(wait=False)

    def close(self) -> None:
        if self._pool is not None:
            self._discard(self._pool)
