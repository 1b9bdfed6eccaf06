"""What is asked and answered, whatever carries it: over HTTP, or within a page."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from raiatea.server import refusals
from raiatea.server.live_table import LiveTable, Role
from raiatea.server.refusals import Denial
from raiatea.server.store import Unavailable
from raiatea.server.tables import Tables
from raiatea.server.wire import decoded

T = TypeVar("T")


class Request(Protocol):
    """What somebody asks; the web framework's own requests are such."""

    @property
    def path_params(self) -> dict[str, Any]: ...

    @property
    def query_params(self) -> Mapping[str, str]: ...

    @property
    def headers(self) -> Mapping[str, str]: ...

    @property
    def address(self) -> str:
        """Who asks."""
        ...

    @property
    def scope(self) -> Mapping[str, Any]: ...

    @property
    def app(self) -> Any:
        """What answers: its `state` has the tables."""
        ...

    async def body(self) -> bytes: ...


class Reply(msgspec.Struct, frozen=True):
    """An answer, as JSON."""

    content: bytes
    status: int = 200


Handler = Callable[[Request], Awaitable[Reply]]


class Endpoint(msgspec.Struct, frozen=True):
    """What answers at a path; what stands in braces there is given to it."""

    path: str
    handler: Handler
    method: str = "GET"


def answer(data: object, status: int = 200) -> Reply:
    return Reply(msgspec.json.encode(data), status)


async def answered(handler: Handler, request: Request) -> Reply:
    """Turn refusals into answers."""
    try:
        return await handler(request)
    except Denial as refusal:
        no = refusal
    except Unavailable as lost:
        no = refusals.no_database(str(lost))
    return answer(no.to_dict(), no.status)


async def body(request: Request, kind: type[T]) -> T:
    return decoded(await request.body(), kind)


def number(request: Request, name: str) -> int:
    """A number in the address."""
    text = request.path_params[name]
    if re.fullmatch("[0-9]{1,9}", text) is None:
        raise Denial(404, "bad-request", f"{name}: must be a number")
    return int(text)


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def key_of(request: Request) -> str:
    """The secret in the header."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key:
        raise Denial(401, "forbidden", "a secret is needed: Authorization: Bearer …")
    return key


async def enter(request: Request, early: bool = False) -> tuple[LiveTable, Role]:
    """The table of the address, opened by the secret in the header."""
    table, address = request.path_params["table"], request.address
    return await tables_of(request).enter(table, key_of(request), address, early)


async def seated(request: Request, early: bool = False) -> tuple[LiveTable, int]:
    live, role = await enter(request, early)
    if role.seat is None:
        raise refusals.forbidden("only who sits at the table may do this")
    return live, role.seat


async def hosting(request: Request) -> tuple[LiveTable, Role]:
    live, role = await enter(request, early=True)
    if not role.host:
        raise refusals.forbidden("only the host may do this")
    return live, role
