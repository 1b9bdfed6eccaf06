"""What clients send, decoded strictly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from raiatea.engine.declare import MOST_PLAYERS
from raiatea.engine.kinds import VARIANTS
from raiatea.engine.options import LEAST_PLAYERS
from raiatea.server import keys
from raiatea.server.refusals import Denial
from raiatea.server.store import SeatKind
from raiatea.server.switches import Manner

T = TypeVar("T")

# One of these names; type checkers do not follow a list.
if TYPE_CHECKING:
    Variant = str
else:
    Variant = Literal[VARIANTS]


def only(signs: str) -> str:
    """The pattern of what is nothing but this; `$` alone would let a line end follow."""
    return rf"^{signs}$(?!\n)"


LONGEST_NAME = 24
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Colour = Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_PLAYERS - 1)]
MOST_MOVE = 100
MoveText = Annotated[str, Meta(min_length=1, max_length=MOST_MOVE)]
MessageId = Annotated[str, Meta(max_length=40)]
QuestionName = Annotated[str, Meta(max_length=40)]
PlannedMoves = Annotated[list[MoveText], Meta(max_length=5)]
Key = Annotated[str, Meta(min_length=20, max_length=100)]
NewKey = Annotated[str, Meta(pattern=only(keys.KEY))]
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


class NewTable(Manner, forbid_unknown_fields=True, kw_only=True):
    """What a host asks for; at a table with a `lesson` all sit as the lesson has it.

    With `lobby` people come in by the code of the table and name themselves before the game
    begins; a `public` one is shown to all who look for players, with the host's `language`.
    """

    seats: Annotated[list[Chair], Meta(min_length=LEAST_PLAYERS, max_length=MOST_PLAYERS)]
    variants: list[Variant] = msgspec.field(default_factory=list)
    clock: Clock | None = None
    away_minutes: Annotated[int, Meta(ge=1, le=10_080)] | None = 10
    lesson: Annotated[str, Meta(max_length=40)] | None = None
    lobby: bool = False
    public: bool = False
    language: Annotated[str, Meta(pattern=only("[a-z]{2}"))] | None = None


class Retry(msgspec.Struct, forbid_unknown_fields=True):
    """Which decision of a finished game is taken up again, by its number from 1, and the bot that
    plays the others."""

    number: Annotated[int, Meta(ge=1)]
    bot: str


class LessonPlace(msgspec.Struct, forbid_unknown_fields=True):
    """How far somebody is in their lesson: the beat, the version it began at, whether they left."""

    beat: Annotated[int, Meta(ge=0, le=200)]
    version: Annotated[int, Meta(ge=0)] = 0
    left: bool = False


class Play(msgspec.Struct, forbid_unknown_fields=True):
    """A move, and the decision that it answers."""

    decision: Annotated[int, Meta(ge=0)]
    move: MoveText


class MakePlan(msgspec.Struct, forbid_unknown_fields=True):
    """What one would answer to a question if it were asked: the first of these moves that is legal
    then. No moves: one will see, and a plan that there was is withdrawn."""

    question: QuestionName
    moves: PlannedMoves


class AskHint(msgspec.Struct, forbid_unknown_fields=True):
    """A hint for a decision: at once, or after a longer thought.

    `chosen` are moves that one has chosen already, where several are chosen together.
    """

    decision: Annotated[int, Meta(ge=0)]
    longer: bool = False
    chosen: Annotated[list[MoveText], Meta(max_length=20)] = msgspec.field(default_factory=list)


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


class MoveMessage(Play, tag="move"):
    id: MessageId


class WithdrawMessage(msgspec.Struct, tag="withdraw", forbid_unknown_fields=True):
    id: MessageId


class UndoMessage(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    id: MessageId


class TakebackMessage(Consent, tag="takeback"):
    id: MessageId


class PlanMessage(MakePlan, tag="plan"):
    id: MessageId


class ChatMessage(Said, tag="chat"):
    id: MessageId


class AskWhy(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Why is this move not open to me?"""

    id: MessageId
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
    | PlanMessage
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
