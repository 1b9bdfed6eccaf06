"""What clients send, decoded strictly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from raiatea.engine.kinds import VARIANTS
from raiatea.server.refusals import Denial
from raiatea.server.switches import Switches

T = TypeVar("T")

# One of these names; type checkers do not follow a list.
if TYPE_CHECKING:
    Variant = str
else:
    Variant = Literal[VARIANTS]

Name = Annotated[str, Meta(min_length=1, max_length=24)]
SeatKind = Literal["here", "link", "bot"]
Colour = Annotated[int, Meta(ge=1, le=5)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
MOST_MOVE = 100
MoveText = Annotated[str, Meta(min_length=1, max_length=MOST_MOVE)]
Key = Annotated[str, Meta(min_length=20, max_length=100)]
NewKey = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$")]
Words = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*$")]


class Chair(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits on a seat of a new table."""

    kind: SeatKind
    name: Name
    colour: Colour
    bot: str | None = None


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """Thinking time for each person, in seconds for the whole game."""

    seconds: Annotated[int, Meta(ge=60, le=86_400)]


class NewTable(Switches, forbid_unknown_fields=True, kw_only=True):
    """What a host asks for."""

    seats: Annotated[list[Chair], Meta(min_length=3, max_length=5)]
    variants: list[Variant] = msgspec.field(default_factory=list)
    clock: Clock | None = None
    away_minutes: Annotated[int, Meta(ge=1, le=10_080)] | None = 10


class Play(msgspec.Struct, forbid_unknown_fields=True):
    """A move, and the decision that it answers."""

    decision: Annotated[int, Meta(ge=0)]
    move: MoveText


class Consent(msgspec.Struct, forbid_unknown_fields=True):
    """To ask for a takeback or to agree to one, or not."""

    agree: bool


class Said(msgspec.Struct, forbid_unknown_fields=True):
    """A line of chat."""

    text: Words


class StandIn(msgspec.Struct, forbid_unknown_fields=True):
    """The bot that takes a seat, or None to give it back."""

    bot: str | None


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of one's own that shall open a seat from now on."""

    secret: NewKey


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first message of a connection."""

    secret: Key
    since: Annotated[int, Meta(ge=0)] | None = None


class MoveMessage(msgspec.Struct, tag="move", forbid_unknown_fields=True):
    id: Annotated[str, Meta(max_length=40)]
    decision: Annotated[int, Meta(ge=0)]
    move: MoveText


class WithdrawMessage(msgspec.Struct, tag="withdraw", forbid_unknown_fields=True):
    id: Annotated[str, Meta(max_length=40)]


class UndoMessage(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    id: Annotated[str, Meta(max_length=40)]


class TakebackMessage(msgspec.Struct, tag="takeback", forbid_unknown_fields=True):
    id: Annotated[str, Meta(max_length=40)]
    agree: bool


class ChatMessage(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    id: Annotated[str, Meta(max_length=40)]
    text: Words


class AskWhy(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Why is this move not open to me?"""

    id: Annotated[str, Meta(max_length=40)]
    move: MoveText


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there? The client has all lines up to `version`, if it says so."""

    version: Annotated[int, Meta(ge=0)] | None = None


Message = (
    Hello
    | MoveMessage
    | WithdrawMessage
    | UndoMessage
    | TakebackMessage
    | ChatMessage
    | AskWhy
    | Ping
)


def decoded(data: bytes | str, kind: type[T]) -> T:
    """What somebody sent; raises `Denial`."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Denial(400, "bad-request", str(error)) from None
