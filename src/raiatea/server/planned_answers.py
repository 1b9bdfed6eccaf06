"""Answers that people have planned are given when they are asked, as quickly as they might."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import TYPE_CHECKING

from raiatea.server import plans
from raiatea.server.bot_seats import FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS
from raiatea.server.live_table import LiveTable, Role
from raiatea.server.store import PLANNED, TableRow, Unavailable

if TYPE_CHECKING:
    from raiatea.server.tables import Tables


class PlannedAnswers:
    """Makes and withdraws plans, and answers by them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def plan(self, live: LiveTable, seat: int, question: str, moves: list[str]) -> None:
        """What a seat would answer to a question from now on; with no moves, whatever it will."""
        async with live.lock:
            self.tables.check_running(live)
            made = [plans.make(live.logged, seat, question, moves)] if moves else []

            def change(row: TableRow) -> TableRow:
                kept = plans.standing(row.seats[seat].plans, live.logged, seat)
                others = [one for one in kept if one.question != question]
                return row.with_seat(seat, plans=(*others, *made))

            live.row = await self.tables.store.change(live.id, change, announced=PLANNED)
        self.tables.publish(live)
        self.wake(live)

    def wake(self, live: LiveTable) -> None:
        """See to it that who has planned what they are asked now answers."""
        if live.status != "running":
            return
        for seat in live.logged.game.awaiting:
            answering = live.answering.get(seat)
            if live.planned(seat) is not None and (answering is None or answering.done()):
                live.answering[seat] = asyncio.create_task(self._answer(live, seat))

    async def _answer(self, live: LiveTable, seat: int) -> None:
        """Come, answer and go: the others see no more of it than of anybody who is quick."""
        absent = not live.present(seat)
        if absent:
            await self.tables.seating.came(live, Role(seat=seat))
        pause = FIRST_PAUSE_SECONDS
        while (text := live.planned(seat)) is not None:
            decision = live.logged.game.decision(seat)
            await self.tables.windows.wait(live, seat, decision, text, planned=True)
            still = partial(self._is, live, seat, text)
            with contextlib.suppress(Unavailable):
                await self.tables.play_for(live, seat, decision, text, still)
            if live.planned(seat) is not None and live.logged.game.decision(seat) == decision:
                await asyncio.sleep(pause)  # it could not be kept, and perhaps nobody comes
                pause = min(2 * pause, LONGEST_PAUSE_SECONDS)
        if absent:
            self.tables.seating.left(live, Role(seat=seat))

    def _is(self, live: LiveTable, seat: int, text: str) -> bool:
        """Whether that is still the plan; it may be withdrawn until it counts."""
        return live.planned(seat) == text
