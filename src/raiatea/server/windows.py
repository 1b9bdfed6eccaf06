"""Answers that count only after a while, so that nobody can tell by the time they take whether
there was a choice.

Whoever has no choice may be answered for by their client at once. If that could be seen, others
would learn what lies behind a screen. So what such an answer looks like waits here for a moment
that does not depend on any secret, whether there was a choice or not; whoever thinks for longer
than that, shows that they think. Nothing waits where only one person plays.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Final

from raiatea.errors import RaiateaError
from raiatea.server.live_table import LiveTable
from raiatea.server.logged_game import LoggedGame
from raiatea.telling.emptiness import quiet
from raiatea.view import View

# In windows: when a lone answer counts at the earliest, and over how long those of a step that all
# answer together are spread, lest their order be that in which they came.
LEAST: Final = 3 / 8
SPREAD: Final = 1 / 8
# Here one can always still do something, so it takes the same time for everybody.
LINGER: Final = "Linger"
PAY: Final = "pay"


class Windows:
    """Lets answers wait; a window lasts for so many `seconds` from when something was asked."""

    def __init__(
        self,
        now: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        seconds: float = 0.0,
    ) -> None:
        self.seconds = seconds
        self.now = now
        self.sleep = sleep

    async def wait(
        self, live: LiveTable, seat: int, decision: int, text: str, planned: bool = False
    ) -> None:
        """Wait until a seat's answer to a decision may count."""
        while (left := self.left(live, seat, decision, text, planned)) > 0:
            await self.sleep(left)

    def left(
        self, live: LiveTable, seat: int, decision: int, text: str, planned: bool = False
    ) -> float:
        """For how many seconds an answer has to wait."""
        return max(0.0, self._opens(live, seat, decision, text, planned) - self.now())

    def _opens(
        self, live: LiveTable, seat: int, decision: int, text: str, planned: bool = False
    ) -> float:
        """When an answer counts at the earliest; what is none is refused at once.

        One that was planned needs no thought, and takes as long as one that was thought of quickly.
        """
        logged = live.logged
        game = logged.game
        if not self.seconds or live.people < 2 or game.over or game.decision(seat) != decision:
            return 0.0
        # Once for each question: nobody knows it before, and no secret but the salt is in it.
        lot = random.Random(f"{logged.salt} {seat} {logged.asked_at}").random()
        if game.together:
            if not completes(logged, seat, text):
                return 0.0  # nobody hears of it
            share = 1 + SPREAD * lot
        else:
            view = View.of(game, seat)
            if (
                live.row.seats[seat].kind == "bot"
                or not (planned or text in quiet(view, game.decisions - game.undo_point(seat)))
                or goes_on_paying(logged, seat, text)
            ):
                return 0.0
            share = 1.0 if view.question.step == LINGER else LEAST + (1 - LEAST) * lot
        return logged.asked_at + share * self.seconds


def completes(logged: LoggedGame, seat: int, text: str) -> bool:
    """Whether this is the last part of a seat's answer to what all are asked together."""
    game = logged.game.copy()
    try:
        game.play(seat, game.parse(seat, text))
    except RaiateaError:
        return False
    return seat not in game.awaiting or not game.answers


def goes_on_paying(logged: LoggedGame, seat: int, text: str) -> bool:
    """What is paid at once is chosen at once: the first piece has waited for all."""
    last = logged.played[-1].entry if logged.played else None
    return last is not None and last.seat == seat and {last.move[:3], text[:3]} == {PAY}
