"""What nobody comes to any more is removed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from math import inf

from raiatea.server.store import Store, Unavailable

TIDY_SECONDS = 3600.0
DAY_SECONDS = 86_400.0


async def remove_abandoned(
    store: Store, now: Callable[[], float], days: tuple[float, float]
) -> None:
    """Now and then, remove tables and brought records that nobody has come to for so many days."""
    while True:
        at = now()  # no time of day: that may be wrong
        tables, records = (at - one * DAY_SECONDS if one else -inf for one in days)
        with contextlib.suppress(Unavailable):
            await store.remove_abandoned(tables, records)
        await asyncio.sleep(TIDY_SECONDS)
