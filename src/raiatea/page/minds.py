"""Who thinks in a page: bots that answer at once here, the others in a worker of their own."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Protocol, TypeVar

from raiatea.bots.registry import PLAYS_ANY_CARDS
from raiatea.errors import RaiateaError

T = TypeVar("T")

AT_ONCE: Final = ("random", "novice", PLAYS_ANY_CARDS)
REVIEW_SECONDS: Final = 600.0

noted: Final[list[Callable[[float], None]]] = []
"""In the worker that thinks: who is told how far the present work is."""


class Mind(Protocol):
    """A worker that thinks, as the browser gives it; it is started when it is first asked."""

    def think(self, order: bytes, note: Callable[[float], None]) -> Awaitable[bytes]:
        """What comes of an order; `note` is told meanwhile which part is done."""
        ...

    def end(self) -> None:
        """End it, whatever it is doing; it is started anew when it is asked again."""


class Thoughtless(RaiateaError):
    """What was thought about came to nothing."""


async def thought(
    mind: Mind, seconds: float, note: Callable[[float], None], work: Any, *given: object
) -> Any:
    """Let the mind do some work; raises `TimeoutError`, and the work's errors."""
    order = pickle.dumps((work, given))
    try:
        answer = await asyncio.wait_for(_asked(mind, order, note), seconds)
    except TimeoutError:
        mind.end()
        raise
    error, found = pickle.loads(answer)
    if error is not None:
        raise Thoughtless(error)
    return found


async def _asked(mind: Mind, order: bytes, note: Callable[[float], None]) -> bytes:
    return await mind.think(order, note)


def obey(order: bytes, note: Callable[[float], None]) -> bytes:
    """In the worker that thinks: do some work, which may say how far it is."""
    work, given = pickle.loads(order)
    noted[:] = [note]
    try:
        found = work(*given)
    except Exception as error:  # of a bot, or of the analysis
        return pickle.dumps((repr(error), None))
    return pickle.dumps((None, found))


class PageWorker:
    """Does what a process does on a server; what takes long is done elsewhere."""

    def __init__(self, mind: Mind, modest: bool) -> None:
        self.mind = mind
        self.modest = modest

    async def run(self, seconds: float, work: Callable[..., T], *given: object) -> T:
        if given[0] in AT_ONCE:  # a bot's name
            await asyncio.sleep(0)  # whoever asks meanwhile is not kept waiting
            return work(*given)
        found: T = await thought(self.mind, seconds, lambda _: None, work, *given)
        return found

    def end(self) -> None:
        self.mind.end()


def judged(record: Mapping[str, Any], bot: str) -> dict[str, Any]:
    """In the worker that thinks: the review of a record."""
    from raiatea.analysis import analyse, review  # noqa: PLC0415 - the tables have no use for it

    return review(record, analyse(record, bot, noted[0]))


class PageReviewer:
    """Makes reviews; a bot that has to think meanwhile comes after."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.part = 0.0

    async def review(self, record: Mapping[str, Any], bot: str) -> dict[str, Any]:
        self.part = 0.0
        found: dict[str, Any] = await thought(
            self.mind, REVIEW_SECONDS, self._note, judged, record, bot
        )
        return found

    def _note(self, part: float) -> None:
        self.part = part

    def end(self) -> None:
        self.mind.end()
