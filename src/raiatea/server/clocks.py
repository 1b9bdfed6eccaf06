"""Clocks: each person has a time for the whole game, if the host wants it so."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from raiatea.server.live_table import LiveTable

LATE_SECONDS = 0.1


class Clocks:
    """Says of a seat that its time is up; of a table that was let go, that it should be opened."""

    def __init__(
        self,
        up: Callable[[LiveTable, int], Awaitable[None]],
        open_again: Callable[[str], None],
    ) -> None:
        self.up = up
        self.open_again = open_again
        self._let_go: dict[str, asyncio.TimerHandle] = {}

    def watch(self, live: LiveTable) -> None:
        """Look again when the next person's time is up."""
        self._stop(live)
        left = [live.time_up(seat) for seat in live.logged.game.awaiting]
        running = [seconds for seconds in left if seconds is not None]
        if live.status == "running" and running:
            live.clock = asyncio.get_running_loop().call_later(
                max(0.0, min(running)) + LATE_SECONDS, self._look, live
            )

    def let_go(self, live: LiveTable) -> None:
        """A table leaves memory: it is opened again when the next person's time is up."""
        at = live.clock.when() if live.clock is not None else None
        self._stop(live)
        if at is not None:
            loop = asyncio.get_running_loop()
            self._let_go[live.id] = loop.call_at(at, self.open_again, live.id)

    def _stop(self, live: LiveTable) -> None:
        for timer in (live.clock, self._let_go.pop(live.id, None)):
            if timer is not None:
                timer.cancel()
        live.clock = None

    def _look(self, live: LiveTable) -> None:
        live.handing_over = asyncio.create_task(self._end_turns(live))

    async def _end_turns(self, live: LiveTable) -> None:
        for seat in live.logged.game.awaiting:
            left = live.time_left(seat)
            if left is not None and left <= 0:
                await self.up(live, seat)
