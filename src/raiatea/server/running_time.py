"""How long the server has been running, all its times together: what players' clocks go by.

It stands still while no server runs and while the database cannot be used, for then nobody can
play; and it knows nothing of the time of day, which may be set.
"""

from __future__ import annotations

import asyncio
import contextlib
from time import monotonic

from raiatea.server.store import Store, Unavailable

BEAT_SECONDS = 5.0
MOST_UNCONFIRMED = 3 * BEAT_SECONDS


class RunningTime:
    """The time that has passed; the database confirms it every few seconds."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._confirmed = 0.0
        self._at = monotonic()
        self._confirming = asyncio.Lock()

    def now(self) -> float:
        """Seconds since the first server began, without those in which none could be used."""
        return self._confirmed + min(monotonic() - self._at, MOST_UNCONFIRMED)

    async def confirm(self, unless_within: float = 0.0) -> None:
        """Note how much time has passed; another process may know of more. Raises `Unavailable`."""
        async with self._confirming:
            if monotonic() - self._at >= unless_within:
                self._confirmed = await self.store.beat(self.now())
                self._at = monotonic()

    async def run(self, closing: asyncio.Event) -> None:
        """Confirm it every few seconds, and once more in the end."""
        while not closing.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(closing.wait(), BEAT_SECONDS)
            with contextlib.suppress(Unavailable):
                await self.confirm()
