"""The seats that bots play: at each table one bot after the other, whatever goes wrong."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from raiatea.server.bot_workers import BotWorkers
from raiatea.server.live_table import LiveTable
from raiatea.server.store import Unavailable

log = logging.getLogger("raiatea")

FIRST_PAUSE_SECONDS = 0.5
LONGEST_PAUSE_SECONDS = 30.0

Play = Callable[[LiveTable, int, int, str], Awaitable[None]]


class BotSeats:
    """Lets bots play who owe a decision; `play` keeps what they chose."""

    def __init__(self, workers: BotWorkers, play: Play) -> None:
        self.workers = workers
        self.play = play

    def wake(self, live: LiveTable) -> None:
        """See to it that bots who owe a decision are thinking."""
        live.bots_woken.set()
        if live.bots is None or live.bots.done():
            live.bots = asyncio.create_task(self._let_play(live))
        self.workers.serve()

    async def _let_play(self, live: LiveTable) -> None:
        pause = FIRST_PAUSE_SECONDS
        while (seat := live.awaited_bot()) is not None:
            live.bots_woken.clear()
            try:
                await self._decide(live, seat)
                pause = FIRST_PAUSE_SECONDS
            except Exception as error:  # else the table would stand still for good
                if not isinstance(error, Unavailable):
                    log.warning("the bots of table %s pause: %r", live.id, error)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(live.bots_woken.wait(), pause)
                pause = min(2 * pause, LONGEST_PAUSE_SECONDS)

    async def _decide(self, live: LiveTable, seat: int) -> None:
        bot = live.bot_of(seat)
        assert bot is not None
        game = live.logged.game
        decision = game.decision(seat)
        text = live.scripted(seat)
        if text is None:
            text = await self.workers.choose(bot, game.view(seat), live.audience)
        await self.play(live, seat, decision, text)
