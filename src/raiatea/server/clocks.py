"""Clocks: each person has a time for the whole game, if the host wants it so."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from raiatea.server.live_table import LiveTable

LATE_SECONDS = 0.1


class Clocks:
    """Says of a seat that its time is up."""

    def __init__(self, up: Callable[[LiveTable, int], Awaitable[None]]) -> None:
        self.up = up

    def watch(self, live: LiveTable) -> None:
        """Look again when the next person's time is up."""
        if live.clock is not None:
            live.clock.cancel()
            live.clock = None
        left = [live.time_left(seat) for seat in live.logged.game.awaiting]
        running = [seconds for seconds in left if seconds is not None]
        if live.status == "running" and running:
            live.clock = asyncio.get_running_loop().call_later(
                max(0.0, min(running)) + LATE_SECONDS, self._look, live
            )

    def _look(self, live: LiveTable) -> None:
        live.handing_over = asyncio.create_task(self._end_turns(live))

    async def _end_turns(self, live: LiveTable) -> None:
        for seat in live.logged.game.awaiting:
            left = live.time_left(seat)
            if left is not None and left <= 0:
                await self.up(live, seat)
