"""Work that takes a while, done beside all else where there are threads."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Collection
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

END_SECONDS = 1.0


async def aside(work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """What comes of some work; in a browser there are no threads, and all else waits."""
    if sys.platform == "emscripten":
        return work(*given, **named)
    return await asyncio.to_thread(work, *given, **named)


async def ended(tasks: Collection[asyncio.Task[None]]) -> None:
    """Wait a moment for some work to end, then end it."""
    _, late = await asyncio.wait(tasks, timeout=END_SECONDS)
    for task in late:
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)
