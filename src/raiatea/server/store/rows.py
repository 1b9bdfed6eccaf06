"""What is stored, as typed structures: a table, its seats, its options, and what is appended."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from raiatea.errors import RaiateaError
from raiatea.server.switches import Manner

Status = Literal["lobby", "running", "over", "closed"]
SeatKind = Literal["here", "link", "bot"]
WayKind = Literal["push", "mail", "webhook"]


class DamagedRow(RaiateaError):
    """What lies in the database is no table."""


class HintUsed(msgspec.Struct, frozen=True):
    """A hint that somebody had: in which round, for which of their decisions."""

    round: int
    decision: int


class PlannedAnswer(msgspec.Struct, frozen=True):
    """What somebody would answer to a question, the first of these moves that is legal then.

    `round` is the ceremony it is for. When they said so they had seen their log up to a `version`,
    and `had` so much of everything.
    """

    question: str
    moves: tuple[str, ...]
    round: str
    version: int
    had: dict[str, int]


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits on a seat.

    `bot` plays it now; `stand_in` says that a person sits there whom the bot stands in for.
    `lock` is of the secret that opens the seat, `invitation` of a link by which it may be
    claimed once; `claimed` counts how often it was. With `inherits` it waits, until somebody
    claims it, for the person who sat there in the game before. `ready` is what its person says in
    the lobby; `given` is the name that the host gave the seat there, for when they leave.
    """

    name: str
    colour: int
    kind: SeatKind
    bot: str | None
    lock: str = ""
    invitation: str = ""
    claimed: int = 0
    inherits: bool = False
    stand_in: bool = False
    hints: tuple[HintUsed, ...] = ()
    ready: bool = False
    given: str = ""
    plans: tuple[PlannedAnswer, ...] = ()

    @property
    def is_free(self) -> bool:
        """Whether whoever comes next may sit down here."""
        return self.kind == "link" and not self.lock and not self.invitation and not self.inherits


class Takeback(msgspec.Struct, frozen=True):
    """Who asks to take back which decisions, so that `stay` of them stay, and who has agreed."""

    by: int
    stay: int
    agreed: tuple[int, ...]


class Taught(msgspec.Struct, frozen=True):
    """The lesson of a table, and how far its learner is.

    `version` is the learner's when the beat began; with `left` they play on without the coach.
    """

    name: str
    beat: int = 0
    version: int = 0
    left: bool = False


class TakenUp(msgspec.Struct, frozen=True):
    """The game that a table took up in the middle: its table, and the round."""

    table: str
    round: str


class TableOptions(Manner, frozen=True, kw_only=True):  # type: ignore[misc]  # msgspec can
    """How a table was made, how far its lesson is if it is one, and where it began.

    `start` is the position of a game that began in the middle. A `public` one is shown to everybody
    who looks for players, with the `language` of its host.
    """

    variants: tuple[str, ...]
    clock_seconds: int | None
    away_minutes: int | None
    lesson: Taught | None = None
    origin: TakenUp | None = None
    start: dict[str, Any] | None = None
    public: bool = False
    language: str = ""


class TableRow(msgspec.Struct, frozen=True):
    """A table as it is stored.

    `began` is the servers' running time when it was made, `touched` that when somebody last came
    to it, to within an hour. `rematch` is the table of the next game. `brought` is what came as
    fairness with a record that somebody brought; an empty one if nothing did; None for a game that
    was played here. `code_lock` is of the code by which people come into its lobby.
    """

    id: str
    created: float
    began: float
    touched: float
    status: Status
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
    code_lock: str | None = None

    def with_seat(self, seat: int, **changes: object) -> TableRow:
        """The table with something of one seat changed."""
        changed = msgspec.structs.replace(self.seats[seat], **changes)
        return msgspec.structs.replace(
            self, seats=(*self.seats[:seat], changed, *self.seats[seat + 1 :])
        )


class EntryRow(msgspec.Struct, frozen=True):
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
    """A table that grows by an entry, and whether its game is over with that.

    `awaited` are the seats that owe a decision then, `asked` the people among them who did not
    before, `planned` those of them who have planned it; `round` is the round in which they do.
    What is `by_bot` could be thought again, were it lost.
    """

    table: str
    entry: EntryRow
    over: bool = False
    by_bot: bool = False
    awaited: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    planned: tuple[int, ...] = ()
    round: str = ""


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
