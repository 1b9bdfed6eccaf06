"""What is sent and answered before a game and around it: coming in, invitations, one's tables."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from raiatea.server.keys import CODE_LENGTH, CODE_SIGNS, TABLE_ID
from raiatea.server.store import Status
from raiatea.server.wire import Clock, Colour, Key, NewKey, SeatNumber, only
from raiatea.server.wire_view import Answer
from raiatea.telling.sayings import Saying

SHORTEST_OWN_NAME = 2
LONGEST_OWN_NAME = 16
MOST_OF_MINE = 30
MOST_PARCEL = 16_000
MOST_QR = 300

Code = Annotated[str, Meta(pattern=only(f"[{CODE_SIGNS}]{{{CODE_LENGTH}}}"))]
TableId = Annotated[str, Meta(pattern=only(TABLE_ID))]
OwnName = Annotated[str, Meta(min_length=SHORTEST_OWN_NAME, max_length=LONGEST_OWN_NAME)]


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down on the next free seat, which the secret of one's own opens from then on.

    At the table of a code, or at a public one by its id.
    """

    secret: NewKey
    code: Code | None = None
    table: TableId | None = None


class Introduction(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody who sits there says of themselves; what is left out stays as it is."""

    name: OwnName | None = None
    colour: Colour | None = None
    ready: bool | None = None


class KeyOfTable(msgspec.Struct, forbid_unknown_fields=True):
    table: TableId
    secret: Key


class AskMine(msgspec.Struct, forbid_unknown_fields=True):
    """One's tables, each by a secret that opens it."""

    tables: Annotated[list[KeyOfTable], Meta(max_length=MOST_OF_MINE)]


class Parcel(msgspec.Struct, forbid_unknown_fields=True):
    """Something to be taken to another device."""

    content: Annotated[str, Meta(min_length=1, max_length=MOST_PARCEL)]


class ParcelKey(msgspec.Struct, forbid_unknown_fields=True):
    secret: Key


class Drawn(msgspec.Struct, forbid_unknown_fields=True):
    """The address that a QR code shall lead to."""

    text: Annotated[str, Meta(min_length=8, max_length=MOST_QR, pattern=only("https?://[!-~]+"))]


# Answers.


class SeatAtAGlance(Answer):
    """A seat in short; `taken` by a person or a bot."""

    name: str
    colour: Colour
    bot: bool
    taken: bool


class NextTable(Answer):
    """The next game of the same people, and one's secret there."""

    table: str
    secret: str


class TableAtAGlance(Answer):
    """One of one's own tables in short.

    `awaiting` are the seats that owe a decision, `last` is what was told last, `ago` for how many
    seconds the game has stood still. `scores` are there when it is over.
    """

    table: str
    status: Status
    host: bool
    you: SeatNumber | None
    seats: list[SeatAtAGlance]
    round: str
    location: str
    awaiting: list[SeatNumber]
    last: Saying | None
    ago: float
    scores: list[int] | None
    winner: SeatNumber | None
    rematch: NextTable | None


class MyTables(Answer):
    """Those of the tables that the secrets still open, in the order of the question."""

    tables: list[TableAtAGlance]


class WaitingTable(Answer):
    """A public table that waits for players: who sits there, and how many seats are free."""

    table: str
    created: float
    names: list[str]
    free: int
    language: str
    clock: Clock | None


class PublicLobby(Answer):
    """Whether this server has a public lobby, and the tables that wait there, the newest first."""

    open: bool
    tables: list[WaitingTable]


class Sealed(Answer):
    """The secret that opens a parcel, once, within so many seconds."""

    secret: str
    seconds: int


class Unsealed(Answer):
    content: str


class QrCode(Answer):
    """A picture as SVG."""

    svg: str


class Reachable(Answer):
    """Where the server answers: the addresses that others can open, and how far each one reaches.

    `command` starts it so that others in the same network can open it, where none is there.
    """

    addresses: list[ReachedAt]
    command: str | None


class ReachedAt(Answer):
    url: str
    far: Literal["network", "everywhere"]
