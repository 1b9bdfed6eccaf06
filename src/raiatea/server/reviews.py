"""Reviews of games that are over: made one after the other, beside all else, and kept."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, get_args

from raiatea.errors import RaiateaError
from raiatea.server import refusals
from raiatea.server.live_table import LiveTable
from raiatea.server.refusals import Denial
from raiatea.server.store import Store, Unavailable
from raiatea.server.waiting_line import WaitingLine
from raiatea.server.wire_review import Judge

log = logging.getLogger("raiatea")

JUDGES: Final[tuple[str, ...]] = get_args(Judge)
MOST_OF_ONE: Final = 3
MOST_WAITING: Final = 100
PATIENCE_SECONDS: Final = 2.0  # who asks waits so long for it to be done
AGAIN_SECONDS: Final = 600.0  # after a failure
MOST_FAILED: Final = 1000


class Reviewer(Protocol):
    """Makes reviews, one at a time."""

    async def review(self, record: Mapping[str, Any], bot: str) -> dict[str, Any]:
        """Raises `TimeoutError`, and what the analysis does."""
        ...

    @property
    def part(self) -> float:
        """Which part of the present work is done."""
        ...

    def end(self) -> None: ...


class Reviews:
    """All reviews of this server; each judge has a line of its own, so that the quick one is."""

    def __init__(self, store: Store, make: Callable[[], Reviewer]) -> None:
        self.store = store
        self.made = 0
        self._lines = {
            bot: WaitingLine("too many reviews are being made", MOST_OF_ONE, MOST_WAITING)
            for bot in JUDGES
        }
        self._reviewers = {bot: make() for bot in JUDGES}
        self._making: dict[tuple[str, str], asyncio.Task[dict[str, Any]]] = {}
        self._begun: set[tuple[str, str]] = set()
        self._failed: dict[tuple[str, str], float] = {}

    async def of(self, live: LiveTable, bot: str, address: str) -> dict[str, Any]:
        """The review of a table, or how far it is; raises `Denial`."""
        if bot not in JUDGES:
            raise Denial(400, "bad-request", f"bot: is one of {', '.join(JUDGES)}")
        game = live.logged.game
        if not game.over:
            raise refusals.forbidden("the review opens when the game is over")
        found = await self.store.review(live.id, bot)
        if found is None:
            found = await self._made(live, bot, address)
        if found is None:
            begun = (live.id, bot) in self._begun
            return {
                "review": None,
                "moments": [],
                "part": self._reviewers[bot].part if begun else 0.0,
            }
        moments = [
            [live.logged.version_at(one, point["at"]) for one in (*range(game.players), None)]
            for point in found["turning"]
        ]
        return {"review": found, "moments": moments, "part": 1.0}

    async def _made(self, live: LiveTable, bot: str, address: str) -> dict[str, Any] | None:
        """Make it, or wait a little for it to be made."""
        wanted = (live.id, bot)
        if wanted not in self._making:
            if self._failed.get(wanted, 0.0) > time.monotonic():
                raise impossible()
            self._lines[bot].check_room(address)
            task = asyncio.create_task(self._make(live, bot, address))
            self._making[wanted] = task
            task.add_done_callback(lambda _: self._making.pop(wanted, None))
        task = self._making[wanted]
        await asyncio.wait([task], timeout=PATIENCE_SECONDS)
        if not task.done() or task.cancelled():
            return None
        try:
            return task.result()
        except (Denial, Unavailable):
            raise
        except Exception:
            raise impossible() from None

    async def _make(self, live: LiveTable, bot: str, address: str) -> dict[str, Any]:
        wanted = (live.id, bot)
        reviewer = self._reviewers[bot]

        async def make() -> dict[str, Any]:
            self._begun.add(wanted)
            try:
                return await reviewer.review(live.logged.game.record(), bot)
            finally:
                self._begun.discard(wanted)

        try:
            found = await self._lines[bot].do(address, make)
        except (TimeoutError, RaiateaError, ArithmeticError, LookupError) as error:
            log.warning("no review of table %s by %s: %r", live.id, bot, error)
            if len(self._failed) >= MOST_FAILED:
                self._failed.clear()
            self._failed[wanted] = time.monotonic() + AGAIN_SECONDS
            raise
        self.made += 1
        await self.store.add_review(live.id, bot, found)
        return found

    async def close(self) -> None:
        for task in list(self._making.values()):
            task.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)
        for reviewer in self._reviewers.values():
            reviewer.end()


def impossible() -> Denial:
    return Denial(409, "conflict", "no review can be made of this game")
