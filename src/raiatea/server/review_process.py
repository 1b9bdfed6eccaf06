"""Reviews are made in a process of its own.

Bots never wait for a review: its process has the processor only when nobody else wants it.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping
from functools import cache, partial
from typing import Any, Final

from raiatea.bots.processes import Helper, note

NICE: Final = 10
LONGEST_SECONDS: Final = 300.0
IDLE_SECONDS: Final = 600.0


def judged(record: Mapping[str, Any], bot: str) -> dict[str, Any]:
    """In a process: the review of a record."""
    from raiatea.analysis import analyse, review  # noqa: PLC0415 - the server itself has no use for it

    step_back()
    return review(record, analyse(record, bot, note))


@cache
def step_back() -> None:
    """Leave the processor to whoever else wants it."""
    if hasattr(os, "nice"):
        os.nice(NICE)


class ReviewProcess:
    """A process that is started when it is needed, and ends when nobody has for long."""

    def __init__(self) -> None:
        self._helper: Helper | None = None
        self._ending: asyncio.TimerHandle | None = None

    async def review(self, record: Mapping[str, Any], bot: str) -> dict[str, Any]:
        """Raises `TimeoutError`, `Ended`, and what the analysis does."""
        if self._ending is not None:
            self._ending.cancel()
        if self._helper is not None and self._helper.ended:
            self.end()
        if self._helper is None:
            self._helper = await asyncio.to_thread(Helper)
        self._helper.last_note = 0.0
        future = self._helper.ask(partial(judged, record, bot))
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), LONGEST_SECONDS)
        except (TimeoutError, asyncio.CancelledError):
            self.end()
            raise
        finally:
            self._ending = asyncio.get_running_loop().call_later(IDLE_SECONDS, self.end)

    @property
    def part(self) -> float:
        """Which part of the present work is done."""
        return 0.0 if self._helper is None else float(self._helper.last_note or 0.0)

    def end(self) -> None:
        if self._helper is not None:
            self._helper.end()
            self._helper = None
