"""What a connection hears."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from raiatea.errors import Why
from raiatea.server.answers import ChatLine, State, Table
from raiatea.server.wire_view import Answer


class StateMessage(Answer, tag="state"):
    """The greeting."""

    table: Table
    state: State


class LobbyMessage(Answer, tag="lobby"):
    """The greeting before the game has begun; when it does, the state comes as an update."""

    table: Table


class UpdateMessage(Answer, tag="update"):
    state: State


class TableMessage(Answer, tag="table"):
    table: Table


class ChatNews(Answer, tag="chat"):
    lines: list[ChatLine]


class RematchMessage(Answer, tag="rematch"):
    """The next table, and one's secret there."""

    table: str
    secret: str


class DoneMessage(Answer, tag="done"):
    id: str


class RefusedMessage(Answer, tag="refused"):
    id: str
    status: int
    error: str
    message: str
    rule: str | UnsetType = UNSET
    refusal: Why | UnsetType = UNSET


class WhyMessage(Answer, tag="why"):
    """Why the move that was asked about is not legal; null if it is."""

    id: str
    why: Why | None


class Pong(Answer, tag="pong"):
    """Yes."""


News = (
    StateMessage
    | LobbyMessage
    | UpdateMessage
    | TableMessage
    | ChatNews
    | RematchMessage
    | DoneMessage
    | RefusedMessage
    | WhyMessage
    | Pong
)
