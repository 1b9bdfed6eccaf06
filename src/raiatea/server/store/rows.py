"""What is stored, as typed structures: a table, its seats, its options, and what is appended."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from raiatea.errors import RaiateaError
from raiatea.server.switches import Switches


class DamagedRow(RaiateaError):
    """What lies in the database is no table."""


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits on a seat.

    `bot` plays it now; `stand_in` says that a person sits there whom the bot stands in for.
    `lock` is of the secret that opens the seat, `invitation` of a link by which it may be
    claimed once; `claimed` counts how often it was. With `inherits` it waits, until somebody
    claims it, for the person who sat there in the game before.
    """

    name: str
    colour: int
    kind: Literal["here", "link", "bot"]
    bot: str | None
    lock: str = ""
    invitation: str = ""
    claimed: int = 0
    inherits: bool = False
    stand_in: bool = False


class Takeback(msgspec.Struct, frozen=True):
    """Who asks to take back which decisions, so that `stay` of them stay, and who has agreed."""

    by: int
    stay: int
    agreed: tuple[int, ...]


class TableOptions(Switches, frozen=True, kw_only=True):  # type: ignore[misc]  # msgspec can
    """How a table was made."""

    variants: tuple[str, ...]
    clock_seconds: int | None
    away_minutes: int | None


class TableRow(msgspec.Struct, frozen=True):
    """A table as it is stored.

    `began` is the servers' running time when it was made, `touched` that when somebody last came
    to it, to within an hour. `rematch` is the table of the next game. `brought` is what came as
    fairness with a record that somebody brought; an empty one if nothing did; None for a game that
    was played here.
    """

    id: str
    created: float
    began: float
    touched: float
    status: str
    rules: int
    catalogue: str
    options: TableOptions
    seats: tuple[SeatRow, ...]
    seed: str
    salt: str
    setup: list[list[Any]]
    host_lock: str
    spectator_lock: str
    takeback: Takeback | None = None
    rematch: str | None = None
    brought: dict[str, Any] | None = None

    def with_seat(self, seat: int, **changes: object) -> TableRow:
        """The table with something of one seat changed."""
        changed = msgspec.structs.replace(self.seats[seat], **changes)
        return msgspec.structs.replace(
            self, seats=(*self.seats[:seat], changed, *self.seats[seat + 1 :])
        )


class Entry(msgspec.Struct, frozen=True):
    """One appended line: a move, an answer withdrawn, or decisions taken back.

    `stay` is, for an undo or a takeback, the number of decisions that stay; `at` is when it
    happened.
    """

    n: int
    kind: str
    seat: int
    move: str = ""
    stay: int = 0
    outcomes: list[list[object]] = []
    at: float = 0.0


class Grown(msgspec.Struct, frozen=True):
    """A table that grows by an entry, and whether its game is over with that."""

    table: str
    entry: Entry
    over: bool = False


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat."""

    n: int
    seat: int
    text: str
    at: float


def read_table(row: Iterable[object]) -> TableRow:
    """The table of a row of the database; raises `DamagedRow`."""
    try:
        return msgspec.convert(dict(zip(TableRow.__struct_fields__, row, strict=True)), TableRow)
    except msgspec.ValidationError as error:
        raise DamagedRow(str(error)) from None
