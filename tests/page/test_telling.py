"""What a bot does in a page is told while it is being written; what a person does, once it is."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from raiatea.page import rehearsal
from raiatea.page.office import Office
from raiatea.server import connection
from raiatea.view import View
from tests.server.live import asynchronous

CHAIRS = [
    {"kind": "here", "name": "Ana", "colour": 1},
    {"kind": "bot", "name": "Teva", "colour": 2, "bot": "novice"},
    {"kind": "bot", "name": "Moana", "colour": 3, "bot": "novice"},
]


class SlowBooks(rehearsal.MemoryBooks):
    """Nothing is written while they are busy, and nothing at all while they are full."""

    def __init__(self) -> None:
        super().__init__()
        self.ready = asyncio.Event()
        self.ready.set()
        self.full = False

    async def transact(
        self, key: str | None, write: Callable[[str | None], str | None], lasting: bool
    ) -> bool:
        await self.ready.wait()
        if self.full:
            raise OSError("there is no room left")
        return await super().transact(key, write, lasting)

    @property
    def entries(self) -> list[str]:
        return sorted(key for key in self.kept if key.startswith("entry/"))


class Tab:
    """A page with one table, before which Ana sits."""

    def __init__(self, books: SlowBooks) -> None:
        self.books = books
        self.office = Office(books, rehearsal.InstantMind())
        self.lines = self.asked = 0
        self.table = self.key = ""

    async def make(self) -> None:
        status, text = await self.office.ask(
            "POST", "/api/tables", "", "", json.dumps({"seats": CHAIRS})
        )
        assert status < 300, text
        made = json.loads(text)
        self.table, self.key = made["table"], made["seats"][0]["secret"]
        await self.come()

    async def come(self) -> None:
        self.lines += 1
        self.heard: list[dict[str, Any]] = []
        self.ended: list[int] = []
        self.office.connect(
            self.lines,
            self.table,
            lambda text: self.heard.append(json.loads(text)),
            self.ended.append,
        )
        self.say(type="hello", secret=self.key)
        await self.until(lambda: self.heard)

    def say(self, **message: object) -> None:
        self.office.hear(self.lines, json.dumps(message))

    async def until(self, true: Callable[[], object]) -> None:
        while not true():
            await asyncio.sleep(0.001)

    @property
    def told(self) -> View:
        states = [one["state"] for one in self.heard if "state" in one]
        return View(states[-1]["view"])

    @property
    def decisions(self) -> int:
        """How many entries make what is told."""
        return self.office.tables.live[self.table].logged.length

    def choose(self) -> None:
        view = self.told
        self.asked += 1
        self.say(
            type="move", id=str(self.asked), decision=view.me.decision, move=view.moves[0].text
        )

    @property
    def is_done(self) -> bool:
        return {"type": "done", "id": str(self.asked)} in self.heard

    async def play_until(self, true: Callable[[], object]) -> None:
        """Answer whenever asked, until it is so."""
        while not true():
            self.heard = [one for one in self.heard if "state" in one][-1:]
            if not self.told.moves:
                await asyncio.sleep(0.001)
                continue
            self.choose()
            await self.until(lambda: self.is_done)

    def bots_turn(self) -> bool:
        return self.office.tables.live[self.table].awaited_bot() is not None

    async def bot_plays_unwritten(self) -> None:
        """Play on until a bot has done something that is told but not there."""
        await self.play_until(self.bots_turn)
        self.books.ready.clear()
        await self.until(lambda: self.decisions > len(self.books.entries))
        await self.until(lambda: self.told.moves)


@asynchronous
async def test_a_bots_move_is_told_before_it_is_written_a_persons_only_after_all() -> None:
    tab = Tab(SlowBooks())
    await tab.make()
    await tab.bot_plays_unwritten()
    kept = len(tab.books.entries)
    before = tab.decisions
    tab.choose()
    for _ in range(50):
        await asyncio.sleep(0)
    assert not tab.is_done
    assert tab.decisions == before > kept == len(tab.books.entries)
    tab.books.ready.set()
    await tab.until(lambda: tab.is_done)
    assert len(tab.books.entries) > before
    # Whoever opens the table finds it as it was told, without a gap.
    again = Tab(tab.books)
    again.table, again.key = tab.table, tab.key
    await again.come()
    assert again.decisions > before
    await tab.office.tables.close()
    await again.office.tables.close()


@asynchronous
async def test_what_was_told_and_not_kept_is_told_anew_and_nothing_is_kept_behind_it() -> None:
    tab = Tab(SlowBooks())
    await tab.make()
    await tab.bot_plays_unwritten()
    kept = tab.books.entries
    tab.choose()
    await asyncio.sleep(0)
    tab.books.full = True
    tab.books.ready.set()
    await tab.until(lambda: tab.ended)
    assert tab.ended == [connection.TRY_AGAIN]
    assert not tab.is_done
    assert tab.books.entries == kept
    # It is as it was, and now a bot's move is told when it is there.
    await tab.come()
    assert tab.decisions == len(kept)
    await asyncio.sleep(0.02)
    assert tab.decisions == len(kept)
    tab.books.full = False
    await tab.play_until(lambda: tab.decisions > len(kept) + 10)
    assert tab.decisions <= len(tab.books.entries)
    await tab.office.tables.close()


@asynchronous
async def test_where_another_tab_plays_too_nothing_is_told_that_is_not_written() -> None:
    tab = Tab(SlowBooks())
    await tab.make()
    await tab.play_until(tab.bots_turn)
    tab.office.notice(f"other {tab.table} -1")
    tab.books.ready.clear()
    before = tab.decisions
    for _ in range(200):
        await asyncio.sleep(0)
    assert tab.decisions == before
    tab.books.ready.set()
    await tab.play_until(lambda: tab.decisions > before + 10)
    assert tab.decisions <= len(tab.books.entries)
    await tab.office.tables.close()
