"""Tables in the books of a browser: texts by key, written all at once or not at all.

Every tab has its own worker and all of them write into the same books, as several processes of a
server into one database.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final, Protocol

import msgspec

from raiatea.page.scribe import Scribe
from raiatea.server.store import (
    WHO_IS_THERE,
    ChatLine,
    Conflict,
    DamagedRow,
    EntryRow,
    Grown,
    Store,
    TableRow,
    Unavailable,
)
from raiatea.server.store.store import MOST_CHAT

Steps = list[tuple[str, ...]]
"""What is to be written: `put` and `add` with a key and a text, `delete` with a key."""

LAST: Final = "~"  # after everything that can follow in a key
TIME: Final = "time"


class Books(Protocol):
    """What the browser does for us; everything may fail."""

    def get(self, key: str) -> Awaitable[str | None]: ...

    def between(self, first: str, last: str) -> Awaitable[Sequence[str]]:
        """All texts whose keys lie between two, in their order."""
        ...

    def transact(
        self, key: str | None, write: Callable[[str | None], str | None], lasting: bool
    ) -> Awaitable[bool]:
        """Read the text of a key, if one is named, and do at once what `write` then wants, as JSON.

        It may want nothing, by None. False if something was there already that was to be added;
        `lasting` also outlives the machine.
        """
        ...

    def announce(self, text: str) -> None:
        """Tell the other tabs."""


class Here:
    """The books are always there, and other tabs may be using them too."""

    lost = False
    is_shared = True

    def __init__(self) -> None:
        self.when_back: Callable[[], None] = lambda: None


def table_key(table: str) -> str:
    return f"table/{table}"


def seen_key(table: str) -> str:
    return f"seen/{table}"


def numbered(kind: str, table: str, n: int) -> str:
    return f"{kind}/{table}/{n:06}"


def text_of(value: object) -> str:
    return msgspec.json.encode(value).decode()


def read(text: str) -> TableRow:
    try:
        return msgspec.json.decode(text, type=TableRow)
    except msgspec.ValidationError as error:
        raise DamagedRow(str(error)) from None


class BookStore(Store):
    """Keeps tables in the books of a browser.

    What a bot chose is there for all to see while it is being written: the browser may take longer
    for that than the bot has thought. It could be thought again, were it lost, and nothing that a
    person chose after it is kept without it. Should it come to nothing the table is `torn`.
    """

    def __init__(self, books: Books) -> None:
        self.books = books
        self.scribe = Scribe(self._add, self._tear)
        self.torn: Callable[[str], None] = lambda _: None
        # Others write there too, or something came to nothing: whatever is told is there already.
        self.careful: set[str] = set()
        self.database = Here()
        self.process = secrets.token_hex(4)

    async def _get(self, key: str) -> str | None:
        try:
            return await self.books.get(key)
        except Exception as error:
            raise Unavailable(str(error)) from None

    async def _between(self, first: str, last: str) -> list[str]:
        try:
            return list(await self.books.between(first, last))
        except Exception as error:
            raise Unavailable(str(error)) from None

    async def _write(
        self, key: str | None, steps: Callable[[str | None], Steps], lasting: bool = False
    ) -> bool:
        """Write what follows from a key's text or from nothing; raises `Unavailable`, and what
        `steps` does."""
        failed: list[Exception] = []

        def write(text: str | None) -> str | None:
            try:
                return json.dumps(steps(text))
            except Exception as error:  # it shall be raised here, not in the browser's books
                failed.append(error)
                return None

        try:
            done = await self.books.transact(key, write, lasting)
        except Exception as error:
            raise (failed[0] if failed else Unavailable(str(error))) from None
        if failed:
            raise failed[0]
        return done

    def _announce(self, table: str, n: int) -> None:
        self.books.announce(f"{self.process} {table} {n}")

    # Tables.

    async def add_table(self, row: TableRow, entries: Sequence[EntryRow] = ()) -> None:
        seen = dict.fromkeys(range(len(row.seats)), row.created)
        steps: Steps = [
            ("add", table_key(row.id), text_of(row)),
            ("add", seen_key(row.id), text_of(seen)),
            *[("add", numbered("entry", row.id, one.n), text_of(one)) for one in entries],
        ]
        await self._write(None, lambda _: steps, lasting=True)

    async def table(self, table: str) -> TableRow | None:
        found = await self._get(table_key(table))
        return None if found is None else read(found)

    async def _tables(self) -> list[TableRow]:
        return [read(text) for text in await self._between(table_key(""), table_key(LAST))]

    async def behind_code(self, lock: str) -> str | None:
        return next((row.id for row in await self._tables() if row.code_lock == lock), None)

    async def waiting(self, most: int) -> list[TableRow]:
        lobby = [
            row for row in await self._tables() if row.status == "lobby" and row.options.public
        ]
        return sorted(lobby, key=lambda row: -row.created)[:most]

    async def beat(self, seconds: float) -> float:
        found = seconds

        def steps(text: str | None) -> Steps:
            nonlocal found
            found = max(seconds, float(text or 0))
            return [("put", TIME, str(found))]

        await self._write(TIME, steps)
        return found

    async def touch(self, table: str, at: float) -> None:
        await self._change(table, lambda row: msgspec.structs.replace(row, touched=at))

    async def remove_abandoned(self, tables_before: float, records_before: float) -> int:
        """Nothing is removed by itself: there is nobody else whose room it would take."""
        return 0

    async def going_on(self, since: float) -> list[str]:
        return [
            row.id
            for row in await self._tables()
            if row.status == "running"
            and row.touched > since
            and (row.options.clock_seconds is not None or any(seat.plans for seat in row.seats))
        ]

    async def change(
        self,
        table: str,
        change: Callable[[TableRow], TableRow],
        announced: int | None = WHO_IS_THERE,
        asks: Sequence[int] = (),
    ) -> TableRow:
        row = await self._change(table, change)
        if announced is not None:
            self._announce(table, announced)
        return row

    async def _change(self, table: str, change: Callable[[TableRow], TableRow]) -> TableRow:
        changed: list[TableRow] = []

        def steps(text: str | None) -> Steps:
            assert text is not None, "no table is changed that was never there"
            changed.append(change(read(text)))
            return [("put", table_key(table), text_of(changed[0]))]

        await self._write(table_key(table), steps)
        return changed[0]

    # Who is there.

    async def seen(self, tables: Sequence[str]) -> dict[str, dict[int, float]]:
        found = {}
        for table in tables:
            text = await self._get(seen_key(table))
            kept = {} if text is None else json.loads(text)
            found[table] = {int(seat): until for seat, until in kept.items()}
        return found

    async def see(self, present: Iterable[tuple[str, int]], until: float, announce: bool) -> None:
        for table, seat in list(present):

            def steps(text: str | None, table: str = table, seat: int = seat) -> Steps:
                known = {**json.loads(text or "{}"), str(seat): until}
                return [("put", seen_key(table), json.dumps(known))]

            await self._write(seen_key(table), steps)
            if announce:
                self._announce(table, WHO_IS_THERE)

    # Entries.

    async def append(self, grown: Grown) -> None:
        if grown.by_bot and not grown.over and grown.table not in self.careful:
            self.scribe.begin(grown)
        else:
            await self.scribe.write(grown)

    async def _add(self, together: Sequence[Grown]) -> None:
        """Write entries of one table, all or none."""
        table, over = together[-1].table, together[-1].over

        def steps(text: str | None) -> Steps:
            found: Steps = [
                ("add", numbered("entry", table, one.entry.n), text_of(one.entry))
                for one in together
            ]
            if text is not None:
                ended = msgspec.structs.replace(read(text), status="over")
                found.append(("put", table_key(table), text_of(ended)))
            return found

        # What is not read makes nobody wait; the table itself changes only in the end. All of it
        # outlives the browser; nobody waits for the disk but for what a person chose.
        key = table_key(table) if over else None
        lasting = over or not all(one.by_bot for one in together)
        if not await self._write(key, steps, lasting):
            raise Conflict(f"{table}: entry {together[0].entry.n} is there already")
        for one in together:
            self._announce(table, one.entry.n)

    def _tear(self, table: str) -> None:
        self.careful.add(table)
        self.torn(table)

    async def entries(self, table: str, since: int, before: int | None = None) -> list[EntryRow]:
        await self.scribe.settle(table)
        last = numbered("entry", table, before) if before is not None else f"entry/{table}/{LAST}"
        texts = await self._between(numbered("entry", table, since), last)
        found = [msgspec.json.decode(text, type=EntryRow) for text in texts]
        return [entry for entry in found if before is None or entry.n < before]

    # Snapshots, reviews and chat.

    async def add_snapshot(self, table: str, n: int, game: dict[str, Any]) -> None:
        await self.scribe.settle(table)
        if table not in self.careful:  # else it may hold what came to nothing
            await self._put(f"snapshot/{table}", game)

    async def snapshot(self, table: str) -> dict[str, Any] | None:
        return await self._read(f"snapshot/{table}")

    async def add_review(self, table: str, bot: str, review: dict[str, Any]) -> None:
        await self._put(f"review/{table}/{bot}", review)

    async def review(self, table: str, bot: str) -> dict[str, Any] | None:
        return await self._read(f"review/{table}/{bot}")

    async def _put(self, key: str, value: dict[str, Any]) -> None:
        text = text_of(value)
        await self._write(None, lambda _: [("put", key, text)])

    async def _read(self, key: str) -> dict[str, Any] | None:
        text = await self._get(key)
        found: dict[str, Any] | None = None if text is None else json.loads(text)
        return found

    async def say(self, table: str, seat: int, text: str) -> None:
        key = f"chat/{table}"

        def steps(kept: str | None) -> Steps:
            lines = json.loads(kept or "[]")
            n = lines[-1]["n"] + 1 if lines else 1
            lines.append({"n": n, "seat": seat, "text": text, "at": time.time()})
            return [("put", key, json.dumps(lines[-MOST_CHAT:]))]

        await self._write(key, steps)
        self._announce(table, WHO_IS_THERE)

    async def said(self, table: str, since: int = 0) -> list[ChatLine]:
        text = await self._get(f"chat/{table}")
        lines = [ChatLine(**line) for line in json.loads(text or "[]")]
        return [line for line in lines if line.n > since]
