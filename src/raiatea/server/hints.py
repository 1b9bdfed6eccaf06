"""Hints at a table: what a bot advises, thought about once, and how often it was asked."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from raiatea import bots
from raiatea.bots import Advice
from raiatea.server import fair_play, refusals
from raiatea.server.bot_workers import LONGER_SECONDS, MASTER
from raiatea.server.counts import MINUTE, Counts
from raiatea.server.live_table import LiveTable
from raiatea.server.refusals import Denial
from raiatea.server.store import HintUsed, TableRow
from raiatea.server.wire import AskHint
from raiatea.telling import selection
from raiatea.view import View

if TYPE_CHECKING:
    from raiatea.server.tables import Tables

PATIENCE_SECONDS = 3.0
MOST_PER_MINUTE = 30
MOST_THOUGHTS = 20
# Who is asked at once, and who when there is time; the next one where the one before cannot say.
AT_ONCE = (bots.PLAYS_ANY_CARDS,)
LONGER = (MASTER, "learned")


class Hints:
    """Answers who asks for a hint, and counts it."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._asked = Counts(MINUTE, MOST_PER_MINUTE)

    async def ask(self, live: LiveTable, seat: int, wanted: AskHint) -> dict[str, object]:
        """The best moves of a seat, as a bot sees them with what the seat can see.

        There are none where nobody answers in time; the question can be answered all the while.
        """
        self._check(live, seat, wanted)
        game = live.logged.game
        if self._asked.too_many(f"{live.id} {seat}"):
            raise Denial(429, "too-many", "too many hints: wait a moment")
        version, view = live.logged.version(seat), View(game.view(seat), game.catalogue)
        found, adviser = None, ""
        for adviser in LONGER if wanted.longer else AT_ONCE:
            found = await self._thought(live, view, version, adviser, wanted.chosen)
            if found is not None:
                break
        if found is not None:
            await self._count(live, seat, HintUsed(view.round_number, wanted.decision))
        return {
            "bot": adviser,
            "moves": [
                {"move": str(one.move), "share": one.share, "reason": one.reason}
                for one in found or ()
            ],
            "longer": not bots.strangers(game.catalogue),
            "used": len(live.row.seats[seat].hints),
        }

    def _check(self, live: LiveTable, seat: int, wanted: AskHint) -> None:
        self.tables.check_running(live)
        no = fair_play.refusal(live.row, seat)
        if no is not None:
            raise Denial(403, "no-hints", no)
        game = live.logged.game
        if game.decision(seat) != wanted.decision:
            raise refusals.stale()
        if len(game.moves(seat)) < 2:
            raise Denial(409, "conflict", "there is nothing to choose")
        if wanted.chosen:
            check_chosen(View(game.view(seat), game.catalogue), wanted.chosen)

    async def _thought(
        self, live: LiveTable, view: View, version: int, adviser: str, chosen: Sequence[str]
    ) -> list[Advice] | None:
        """What a bot advises, thought about once; None if it does not know in time."""
        assert view.seat is not None
        seat = view.seat
        key = (seat, version, adviser, tuple(chosen))
        thought = live.thoughts.get(key)
        if thought is None or (thought.done() and thought.result() is None):
            if len(live.thoughts) >= MOST_THOUGHTS:
                live.thoughts.clear()
            thought = live.thoughts[key] = asyncio.create_task(
                self.tables.bots.workers.advise(
                    adviser,
                    view.data,
                    chosen,
                    live.audience,
                    lambda: live.logged.game.decision(seat) == view.me.decision,
                )
            )
        patience = PATIENCE_SECONDS + (LONGER_SECONDS if adviser == MASTER else 0.0)
        done, _ = await asyncio.wait({thought}, timeout=patience)
        return thought.result() if done else None

    async def _count(self, live: LiveTable, seat: int, hint: HintUsed) -> None:
        """Keep that a seat had a hint: one for each decision, however often it asks."""

        def change(row: TableRow) -> TableRow:
            known = row.seats[seat].hints
            if hint in known:
                return row
            return row.with_seat(seat, hints=(*known, hint))

        if hint not in live.row.seats[seat].hints:
            async with live.lock:
                live.row = await self.tables.store.change(live.id, change, announced=None)


def check_chosen(view: View, chosen: Sequence[str]) -> None:
    """Whether moves can be chosen together and leave something to choose; raises `Denial`."""
    of = selection(view)
    legal = {str(move) for move in view.moves}
    counts = Counter(chosen)
    if (
        of is None
        or len(chosen) >= of.most
        or not legal.issuperset(counts)
        or of.finish in counts
        or any(number > of.copies.get(move, 1) for move, number in counts.items())
        or sum(counts[move] for move in of.limited) > of.limit
    ):
        raise Denial(422, "illegal", "chosen: these cannot be chosen together with more")
