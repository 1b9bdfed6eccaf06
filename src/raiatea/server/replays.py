"""Whole games, replayed for who looks at the past or brings a record: one after the other.

Who has asked for least of late comes first, so that nobody waits for somebody else's pastime.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

from raiatea.server.bot_workers import Used
from raiatea.server.refusals import Denial

T = TypeVar("T")

MOST_WAITING_OF_ONE = 20
MOST_WAITING = 500


class Replays:
    """A queue for work that takes a thread for a while."""

    def __init__(self) -> None:
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []
        self._busy = False
        self._used = Used()

    async def do(self, address: str, work: Callable[[], T]) -> T:
        """Do it when it is its turn; raises `Denial` if too much is waiting."""
        own = sum(one == address for one, _ in self._waiting)
        if own >= MOST_WAITING_OF_ONE or len(self._waiting) >= MOST_WAITING:
            raise Denial(429, "too-many", "too many games are being replayed: wait a moment")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        waiting = (address, turn)
        self._waiting.append(waiting)
        self._go_on()
        try:
            await turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._end()
            raise
        began = time.monotonic()
        try:
            return await asyncio.to_thread(work)
        finally:
            self._used.add(address, time.monotonic() - began)
            self._end()

    def _go_on(self) -> None:
        if self._waiting and not self._busy:
            first = min(self._waiting, key=lambda one: self._used.of(one[0]))
            self._waiting.remove(first)
            self._busy = True
            first[1].set_result(None)

    def _end(self) -> None:
        self._busy = False
        self._go_on()
