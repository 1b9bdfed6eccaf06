"""What a table needs of the place where it is kept, whichever that is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

import msgspec

from raiatea.server.store.rows import ChatLine, EntryRow, Grown, TableRow

MOST_CHAT = 200

WHO_IS_THERE = -1
"""Announced of a table of which more changed than an entry: who sits there, what was said."""
PLANNED = -2
"""Announced of a table at which somebody has planned something, of which nobody else may hear."""


class Conflict(Exception):
    """Another process has appended to the table first."""


class Unavailable(Exception):
    """The database does not answer, or cannot write."""


class Connected(Protocol):
    """What is known of the connection to a database.

    `is_shared` says whether other processes may be using it too; `when_back` is called when it was
    `lost` and has come back.
    """

    lost: bool
    when_back: Callable[[], None]

    @property
    def is_shared(self) -> bool: ...


class Store(Protocol):
    """Keeps tables. Everything here raises `Unavailable`."""

    database: Connected

    async def add_table(self, row: TableRow, entries: Sequence[EntryRow] = ()) -> None:
        """A new table, with all that has happened there if it is an old game."""

    async def table(self, table: str) -> TableRow | None: ...

    async def behind_code(self, lock: str) -> str | None:
        """The table to which a code leads."""

    async def waiting(self, most: int) -> list[TableRow]:
        """The newest public tables whose games have not begun."""

    async def beat(self, seconds: float) -> float:
        """Note for how long servers have been running; returns it, or more if that is known."""

    async def touch(self, table: str, at: float) -> None:
        """Note that somebody has come to a table."""

    async def remove_abandoned(self, tables_before: float, records_before: float) -> int:
        """Remove what nobody has come to since; returns how many tables that were."""

    async def going_on(self, since: float) -> list[str]:
        """The running tables whose people have clocks or plans, if somebody came there since."""

    async def change_seat(self, table: str, seat: int, **changes: object) -> TableRow:
        """Change what is stored of a seat; returns the table as it is then."""
        return await self.change(table, lambda row: row.with_seat(seat, **changes))

    async def change_table(self, table: str, **changes: object) -> TableRow:
        """Change what is stored of a table; returns it as it is then."""
        return await self.change(table, lambda row: msgspec.structs.replace(row, **changes))

    async def change(
        self,
        table: str,
        change: Callable[[TableRow], TableRow],
        announced: int | None = WHO_IS_THERE,
        asks: Sequence[int] = (),
    ) -> TableRow:
        """Change a table as it is now, whatever other processes have made of it before.

        What is not announced as anything they will read when the table grows. `asks` are the seats
        that owe a decision by this, since the game begins.
        """

    async def seen(self, tables: Sequence[str]) -> dict[str, dict[int, float]]:
        """Of each table: until when each seat's person is there, or was."""

    async def see(self, present: Iterable[tuple[str, int]], until: float, announce: bool) -> None:
        """Note of seats of tables until when their people are there."""

    async def append(self, grown: Grown) -> None:
        """Append an entry; returns when it is safe. Raises `Conflict`."""

    async def entries(self, table: str, since: int, before: int | None = None) -> list[EntryRow]:
        """Those from one number on, to the end or before another."""

    async def add_snapshot(self, table: str, n: int, game: dict[str, Any]) -> None: ...

    async def snapshot(self, table: str) -> dict[str, Any] | None: ...

    async def add_review(self, table: str, bot: str, review: dict[str, Any]) -> None:
        """Keep what a bot found in a game, unless another process has just done so."""

    async def review(self, table: str, bot: str) -> dict[str, Any] | None: ...

    async def say(self, table: str, seat: int, text: str) -> None:
        """Add a line of chat; of a long one only the last lines are kept."""

    async def said(self, table: str, since: int = 0) -> list[ChatLine]:
        """The last lines of chat after the one numbered `since`."""
