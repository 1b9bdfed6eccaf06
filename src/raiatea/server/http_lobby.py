"""The HTTP interface before a game and around it: coming in, invitations, one's tables."""

from __future__ import annotations

import asyncio

from raiatea.server import keys, reach, refusals, sealing
from raiatea.server.asking import (
    Endpoint,
    Reply,
    Request,
    answer,
    body,
    enter,
    hosting,
    number,
    tables_of,
)
from raiatea.server.refusals import Denial
from raiatea.server.wire_lobby import (
    Drawn,
    Join,
    Parcel,
    ParcelKey,
    PublicLobby,
    QrCode,
    Sealed,
    Unsealed,
)

PARCEL_SECONDS = 600


async def join(request: Request) -> Reply:
    """Take the next free seat, by a code or at a public table; asked again, it is the same seat."""
    wanted = await body(request, Join)
    live, role = await tables_of(request).lobby.join(wanted, request.address)
    return answer(live.about(role))


async def free(request: Request) -> Reply:
    """In the lobby: leave your seat; as host, free any."""
    live, role = await enter(request, early=True)
    seat = number(request, "seat")
    tables_of(request).seating.check_seat(live, seat)
    if not role.host and role.seat != seat:
        raise refusals.forbidden("only the host may do this, or who sits there")
    await tables_of(request).lobby.free(live, seat)
    return answer({})


async def start(request: Request) -> Reply:
    """Host: begin the game, when all are ready."""
    live, role = await hosting(request)
    await tables_of(request).lobby.start(live)
    return answer(live.about(role))


async def waiting(request: Request) -> Reply:
    """The public tables that wait for players."""
    lobby = tables_of(request).lobby
    return answer(PublicLobby(open=lobby.is_open, tables=await lobby.listed()))


async def seal(request: Request) -> Reply:
    """Keep a parcel for another device, sealed by a secret that is not kept."""
    parcel, tables, key = await body(request, Parcel), tables_of(request), keys.new_key()
    now = tables.time.now()
    sealed = sealing.seal(parcel.content, key)
    await request.app.state.parcels.put(keys.lock_of(key), sealed, now + PARCEL_SECONDS, now)
    return answer(Sealed(secret=key, seconds=PARCEL_SECONDS), 201)


async def unseal(request: Request) -> Reply:
    """Take a parcel, once."""
    key, tables = (await body(request, ParcelKey)).secret, tables_of(request)
    sealed = await request.app.state.parcels.take(keys.lock_of(key), tables.time.now())
    if sealed is None:
        raise Denial(404, "used-up", "this link has been used, or its ten minutes are over")
    return answer(Unsealed(content=sealing.unseal(sealed, key)))


async def draw(request: Request) -> Reply:
    """An address as a QR code."""
    text = (await body(request, Drawn)).text
    return answer(QrCode(svg=await asyncio.to_thread(reach.qr_code, text)))


async def where(request: Request) -> Reply:
    """The addresses on which the server answers."""
    return answer(reach.reach(request.app.state.settings, request.scope))


ENDPOINTS = [
    Endpoint("/api/join", join, "POST"),
    Endpoint("/api/lobby", waiting),
    Endpoint("/api/parcels", seal, "POST"),
    Endpoint("/api/parcels/open", unseal, "POST"),
    Endpoint("/api/qr", draw, "POST"),
    Endpoint("/api/reach", where),
    Endpoint("/api/tables/{table}/seats/{seat}/free", free, "POST"),
    Endpoint("/api/tables/{table}/start", start, "POST"),
]
