"""Work that takes long, for whoever asks: one after the other.

Who has asked for least of late comes first, so that nobody waits for somebody else's pastime.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from raiatea.server.lanes import Used
from raiatea.server.refusals import Denial

T = TypeVar("T")


class WaitingLine:
    """A line before one kind of work, with as many in it as are allowed, of one and in all."""

    def __init__(self, too_many: str, most_of_one: int, most: int) -> None:
        self.too_many = too_many
        self.most_of_one = most_of_one
        self.most = most
        self._waiting: list[tuple[str, asyncio.Future[None]]] = []
        self._busy = False
        self._used = Used()

    def check_room(self, address: str) -> None:
        """Raises `Denial` if too much is waiting."""
        own = sum(one == address for one, _ in self._waiting)
        if own >= self.most_of_one or len(self._waiting) >= self.most:
            raise Denial(429, "too-many", f"{self.too_many}: wait a moment")

    async def do(self, address: str, work: Callable[[], Awaitable[T]]) -> T:
        """Do it when it is its turn; raises `Denial` if too much is waiting."""
        self.check_room(address)
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
            return await work()
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
