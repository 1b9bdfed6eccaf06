"""In the worker of a page: the tables, what is asked about them, and who is connected."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Final
from urllib.parse import parse_qsl

from raiatea.page.books import Books, BookStore
from raiatea.page.minds import Mind, PageReviewer, PageWorker
from raiatea.server.asking import answer, answered
from raiatea.server.bot_workers import BotWorkers
from raiatea.server.connection import Gone, converse
from raiatea.server.endpoints import ENDPOINTS
from raiatea.server.reviews import Reviews
from raiatea.server.tables import Tables

BOT_SECONDS: Final = 20.0
WINDOW_SECONDS: Final = 4.0
MOST_SPECTATORS: Final = 20


def pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))


WAYS: Final = [(one.method, pattern(one.path), one.handler) for one in ENDPOINTS]


class PageRequest:
    """What the page asks; it is a request like any other."""

    address = ""
    scope: Final[dict[str, Any]] = {}

    def __init__(self, state: object, parts: dict[str, Any], query: str, key: str, body: str):
        self.app = SimpleNamespace(state=state)
        self.path_params = parts
        self.query_params = dict(parse_qsl(query, keep_blank_values=True))
        self.headers = {"authorization": f"Bearer {key}"} if key else {}
        self._body = body

    async def body(self) -> bytes:
        return self._body.encode()


class PageWire:
    """Carries the messages of a connection between the worker and the page."""

    address = ""

    def __init__(self, say: Callable[[str], None], end: Callable[[int], None]) -> None:
        self._say = say
        self._end = end
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()

    async def say(self, text: str) -> None:
        self._say(text)

    async def hear(self) -> str:
        text = await self.heard.get()
        if text is None:
            raise Gone
        return text

    async def end(self, code: int) -> None:
        self._end(code)


class Office:
    """All tables of this browser, in this tab."""

    def __init__(self, books: Books, mind: Mind) -> None:
        self.store = BookStore(books)
        self.tables = Tables(
            self.store, BotWorkers(lambda modest: PageWorker(mind, modest), 1, BOT_SECONDS)
        )
        self.tables.windows.seconds = WINDOW_SECONDS
        self.store.torn = self.tables.forget
        reviews = Reviews(self.store, lambda: PageReviewer(mind))
        self.state = SimpleNamespace(tables=self.tables, reviews=reviews)
        self._lines: dict[int, PageWire] = {}
        self._talks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.tables.time.confirm()
        self.tables.start()

    async def ask(self, method: str, path: str, query: str, key: str, body: str) -> tuple[int, str]:
        """The status and the text of an answer."""
        for one, way, handler in WAYS:
            found = way.fullmatch(path) if one == method else None
            if found is not None:
                asked = PageRequest(self.state, found.groupdict(), query, key, body)
                reply = await answered(handler, asked)
                break
        else:
            reply = answer({"error": "nowhere", "message": "this page has no such thing"}, 404)
        return reply.status, reply.content.decode()

    def connect(
        self, number: int, table: str, say: Callable[[str], None], end: Callable[[int], None]
    ) -> None:
        """A connection from the page, which has a number there."""
        line = self._lines[number] = PageWire(say, end)
        talk = asyncio.create_task(converse(line, self.tables, table, MOST_SPECTATORS))
        self._talks.add(talk)
        talk.add_done_callback(self._talks.discard)

    def hear(self, number: int, text: str | None) -> None:
        """A message on a connection; None: it was closed."""
        line = self._lines.get(number) if text is not None else self._lines.pop(number, None)
        if line is not None:
            line.heard.put_nowait(text)

    def notice(self, text: str) -> None:
        """Another tab has changed a table."""
        process, table, n = text.split(" ")
        if process != self.store.process:
            self.store.careful.add(table)
            self.tables.do(self.tables.refresh(table, int(n)))
