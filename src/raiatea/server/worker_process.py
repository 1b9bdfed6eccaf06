"""A worker that is a process of its own."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from raiatea.bots.processes import helpers

T = TypeVar("T")


class WorkerProcess:
    """A process that is started when it is needed, and anew when it crashed or hangs.

    One that is `modest` lets other processes have the cores first.
    """

    def __init__(self, modest: bool = False) -> None:
        self.modest = modest
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, seconds: float, work: Callable[..., T], *given: object) -> T:
        """What comes of some work; raises `TimeoutError`, `BrokenProcessPool`, and its errors."""
        if self._pool is None:
            self._pool = helpers(1)
            if self.modest:
                self._pool.submit(os.nice, 10)
        try:
            future = self._pool.submit(work, *given)
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
