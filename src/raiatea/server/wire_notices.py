"""What is asked and answered about notices, and about what is kept of a person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

from raiatea.server.store import WayKind
from raiatea.server.wire import SeatNumber, only
from raiatea.server.wire_view import Answer
from raiatea.words import LANGUAGES

# One of these names; type checkers do not follow a list.
if TYPE_CHECKING:
    LanguageName = str
else:
    LanguageName = Literal[LANGUAGES]

HookShape = Literal["plain", "discord", "slack", "mattermost"]
Url = Annotated[str, Meta(min_length=1, max_length=1000, pattern=only("https?://[!-~]+"))]
WayId = Annotated[str, Meta(min_length=1, max_length=32)]
# As mail has them, but for the question mark: "=?…?=" says that other signs are meant.
ATOM = r"[A-Za-z0-9!#$%&'*+/=^_`{|}~-]+"
MAILBOX = rf"(?=[^@]{{1,64}}@){ATOM}(?:\.{ATOM})*"
LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
DOMAIN = rf"(?:{LABEL}\.)+[A-Za-z][A-Za-z0-9-]{{0,61}}[A-Za-z0-9]"
Minute = Annotated[int, Meta(ge=0, le=1439)]


class PushWanted(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that wants to be pushed to, as its `PushSubscription` has it."""

    endpoint: Url
    p256dh: Annotated[str, Meta(pattern=only("[A-Za-z0-9_-]{87}"))]
    auth: Annotated[str, Meta(pattern=only("[A-Za-z0-9_-]{22}"))]
    language: LanguageName


class MailWanted(msgspec.Struct, forbid_unknown_fields=True):
    """An address that wants mail; it is sent a code first."""

    address: Annotated[str, Meta(max_length=254, pattern=only(rf"{MAILBOX}@{DOMAIN}"))]
    language: LanguageName


class MailCode(msgspec.Struct, forbid_unknown_fields=True):
    """The code that an address was sent."""

    id: WayId
    code: Annotated[str, Meta(pattern=only("[0-9]{6}"))]


class HookWanted(msgspec.Struct, forbid_unknown_fields=True):
    """A webhook, and for which program what is sent to it is shaped."""

    url: Url
    shape: HookShape
    language: LanguageName


class ChosenWay(msgspec.Struct, forbid_unknown_fields=True):
    """One of one's ways, by its id."""

    id: WayId


class QuietHours(msgspec.Struct, forbid_unknown_fields=True):
    """When one wants to hear nothing: minutes since midnight, in a time zone of the IANA."""

    begins: Minute
    ends: Minute
    zone: Annotated[str, Meta(min_length=1, max_length=64, pattern=only("[A-Za-z0-9_+/-]+"))]


class SetQuiet(msgspec.Struct, forbid_unknown_fields=True):
    """Quiet hours, or none."""

    quiet: QuietHours | None


class Way(Answer):
    """A way by which one is told; one that waits for its code is not `on` yet."""

    id: str
    kind: WayKind
    to: str
    shape: HookShape | None
    on: bool


class Offered(Answer):
    """What this server can do: `push` is the key that browsers need, null without it."""

    push: str | None
    mail: bool
    webhook: bool


class NoticeSettings(Answer):
    """How one is told at this table that it is one's turn."""

    offered: Offered
    ways: list[Way]
    quiet: QuietHours | None


class HookTested(Answer):
    """Whether a test arrived; if not, why: a forbidden `address`, nobody there, or refused."""

    sent: bool
    why: Literal["address", "unreachable", "refused", "gone"] | None


class KeptPlan(Answer):
    """What somebody has planned to answer to a question."""

    question: str
    moves: list[str]


class Kept(Answer):
    """All that is kept about who holds a seat, at this table; `last_seen` is since 1970.

    `moves` are in the record of the game too.
    """

    table: str
    created: float
    status: str
    seat: SeatNumber
    name: str
    colour: int
    claimed: int
    last_seen: float
    hints: int
    chat: list[str]
    moves: list[str]
    plans: list[KeptPlan]
    ways: list[Way]
    quiet: QuietHours | None
