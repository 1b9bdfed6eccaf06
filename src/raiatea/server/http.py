"""The HTTP interface: JSON in, JSON out, secrets in the Authorization header."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from raiatea import bots
from raiatea import catalogue as catalogues
from raiatea.server import new_tables, refusals
from raiatea.server.addresses import client_of
from raiatea.server.live_table import LiveTable, Role
from raiatea.server.openapi import description
from raiatea.server.refusals import Denial
from raiatea.server.store import Unavailable
from raiatea.server.tables import Tables
from raiatea.server.wire import MOST_MOVE, Claim, Consent, NewTable, Play, Said, StandIn, decoded

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


def answer(data: object, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(data),
        status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def handled(handler: Handler) -> Handler:
    """Turn refusals into answers."""

    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except Denial as refusal:
            no = refusal
        except Unavailable as lost:
            no = refusals.no_database(str(lost))
        return answer(no.to_dict(), no.status)

    return handle


async def body(request: Request, kind: type[T]) -> T:
    return decoded(await whole(request), kind)


async def whole(request: Request) -> bytes:
    """The body of a request, undecoded."""
    try:
        return await request.body()
    except ClientDisconnect:
        raise Denial(400, "bad-request", "the request did not come to its end") from None


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


async def enter(request: Request, invited: bool = False) -> tuple[LiveTable, Role]:
    """The table of the address, opened by the secret in the header."""
    table, address = request.path_params["table"], client_of(request.scope)
    return await tables_of(request).enter(table, key_of(request), address, invited)


async def seated(request: Request) -> tuple[LiveTable, int]:
    live, role = await enter(request)
    if role.seat is None:
        raise refusals.forbidden("only who sits at the table may do this")
    return live, role.seat


async def hosting(request: Request) -> LiveTable:
    live, role = await enter(request)
    if not role.host:
        raise refusals.forbidden("only the host may do this")
    return live


# Tables.


async def create(request: Request) -> Response:
    wanted = await body(request, NewTable)
    return answer(await tables_of(request).create(wanted, client_of(request.scope)), 201)


async def claim(request: Request) -> Response:
    """Take the seat of a link; asked again, it is the same seat."""
    own = (await body(request, Claim)).secret
    tables, table = tables_of(request), request.path_params["table"]
    try:
        live, role = await enter(request, invited=True)
        if role.invited is not None:
            await tables.seating.claim(live, role.invited, key_of(request), own)
    except Denial as refusal:
        if refusal.status != 404:
            raise
    live, role = await tables.enter(table, own, client_of(request.scope))
    return answer(live.about(role))


async def about(request: Request) -> Response:
    live, role = await enter(request, invited=True)
    return answer(live.about(role))


async def state(request: Request) -> Response:
    live, role = await enter(request)
    return answer(live.encoded_state(role.seat, 0))


async def moment(request: Request) -> Response:
    """The view at an earlier version; once the game is over, anybody's."""
    live, role = await enter(request)
    onlooker = role.seat
    wanted = request.query_params.get("seat")
    if wanted is not None and wanted != str(onlooker):
        if not live.logged.game.over:
            raise refusals.forbidden("other views open when the game is over")
        if wanted not in [str(seat) for seat in range(len(live.row.seats))]:
            raise Denial(404, "bad-request", "there is no such seat")
        onlooker = int(wanted)
    lines = live.logged.lines[onlooker]
    version = min(number(request, "version"), len(lines))
    last = lines[version - 1].n if version else -1
    past = await tables_of(request).past(live, last + 1, client_of(request.scope))
    found = live.moment(past, onlooker, past.since(onlooker, 0), 0)
    return answer({**found, "latest": len(lines)})


async def record(request: Request) -> Response:
    live, _ = await enter(request)
    if not live.logged.game.over:
        raise refusals.forbidden("the record opens when the game is over")
    return answer(live.record())


async def watch(request: Request) -> Response:
    found = await tables_of(request).watch(await whole(request), client_of(request.scope))
    return answer(found, 201)


# Playing.


async def play(request: Request) -> Response:
    live, seat = await seated(request)
    wanted = await body(request, Play)
    try:
        await tables_of(request).play(live, seat, wanted.decision, wanted.move)
    except Denial as refusal:
        if refusal.status != 409:
            raise
        return answer({**refusal.to_dict(), "state": live.encoded_state(seat, 0)}, 409)
    return answer(live.encoded_state(seat, 0))


async def why(request: Request) -> Response:
    live, seat = await seated(request)
    move = request.query_params.get("move", "")
    if len(move) > MOST_MOVE:
        raise Denial(400, "bad-request", f"a move has at most {MOST_MOVE} characters")
    return answer({"why": live.why_not(seat, move)})


async def prospects(request: Request) -> Response:
    """How the seat could still score, and what a bot expects; thought about once a position."""
    live, seat = await seated(request)
    return answer(await live.prospects(seat, tables_of(request).bots.workers))


async def withdraw(request: Request) -> Response:
    live, seat = await seated(request)
    await tables_of(request).withdraw(live, seat)
    return answer(live.encoded_state(seat, 0))


async def undo(request: Request) -> Response:
    live, seat = await seated(request)
    await tables_of(request).undo(live, seat)
    return answer(live.encoded_state(seat, 0))


async def take_back(request: Request) -> Response:
    live, seat = await seated(request)
    await tables_of(request).seating.take_back(live, seat, (await body(request, Consent)).agree)
    return answer(live.encoded_state(seat, 0))


async def say(request: Request) -> Response:
    live, seat = await seated(request)
    await tables_of(request).seating.say(live, seat, (await body(request, Said)).text)
    return answer({})


# The host.


async def new_link(request: Request) -> Response:
    live = await hosting(request)
    key = await tables_of(request).seating.new_link(live, number(request, "seat"))
    return answer({"secret": key})


async def seat_bot(request: Request) -> Response:
    """The host may always; others may when a person has been gone for long."""
    live, role = await enter(request)
    seat = number(request, "seat")
    may = role.host or role.seat == seat
    if not may and not (role.seat is not None and seat < len(live.row.seats) and live.away(seat)):
        raise refusals.forbidden("only the host may do this, or anybody for a person long gone")
    await tables_of(request).seating.seat_bot(live, seat, (await body(request, StandIn)).bot)
    return answer(live.about(role))


async def close(request: Request) -> Response:
    live = await hosting(request)
    await tables_of(request).seating.end(live)
    return answer(live.about(Role(host=True)))


async def rematch(request: Request) -> Response:
    """The same people again, the next one at the head of the table."""
    live = await hosting(request)
    wanted = new_tables.again(live.row)
    found = await tables_of(request).create(wanted, client_of(request.scope), inherits=True)
    await tables_of(request).seating.invite(live, found["table"])
    return answer(found, 201)


async def catalogue(request: Request) -> Response:
    """All components as data, for clients that show them; of another card set by its hash."""
    name = request.path_params.get("hash")
    found = catalogues.own() if name is None else catalogues.named(name)
    if found is None:
        raise Denial(404, "bad-request", "there is no such card set")
    shown: dict[str, object] = msgspec.to_builtins(found)
    strangers = list(bots.strangers(catalogues.own()))
    seated = {"bots": new_tables.seatable(), "strangers": strangers}
    return answer({**shown, **seated})


async def openapi(_: Request) -> Response:
    return answer(description())


ROUTES = [
    Route("/api/openapi.json", handled(openapi)),
    Route("/api/tables", handled(create), methods=["POST"]),
    Route("/api/records", handled(watch), methods=["POST"]),
    Route("/api/catalogue", handled(catalogue)),
    Route("/api/catalogue/{hash}", handled(catalogue)),
    Route("/api/tables/{table}", handled(about)),
    Route("/api/tables/{table}/claim", handled(claim), methods=["POST"]),
    Route("/api/tables/{table}/state", handled(state)),
    Route("/api/tables/{table}/moments/{version}", handled(moment)),
    Route("/api/tables/{table}/record", handled(record)),
    Route("/api/tables/{table}/moves", handled(play), methods=["POST"]),
    Route("/api/tables/{table}/why", handled(why)),
    Route("/api/tables/{table}/prospects", handled(prospects)),
    Route("/api/tables/{table}/withdraw", handled(withdraw), methods=["POST"]),
    Route("/api/tables/{table}/undo", handled(undo), methods=["POST"]),
    Route("/api/tables/{table}/takeback", handled(take_back), methods=["POST"]),
    Route("/api/tables/{table}/chat", handled(say), methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat}/link", handled(new_link), methods=["POST"]),
    Route("/api/tables/{table}/seats/{seat}/bot", handled(seat_bot), methods=["POST"]),
    Route("/api/tables/{table}/close", handled(close), methods=["POST"]),
    Route("/api/tables/{table}/rematch", handled(rematch), methods=["POST"]),
]
