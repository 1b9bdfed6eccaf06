"""The HTTP interface of notices, and of what is kept about a person."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlette.responses import RedirectResponse, Response

from raiatea.server import keys
from raiatea.server.asking import Endpoint, Reply, Request, answer, body, seated, tables_of
from raiatea.server.live_table import LiveTable
from raiatea.server.notices import people
from raiatea.server.notices.desk import Desk
from raiatea.server.notices.subscribing import Subscribing
from raiatea.server.wire_notices import (
    ChosenWay,
    HookWanted,
    MailCode,
    MailWanted,
    PushWanted,
    SetQuiet,
)

Wanted = TypeVar("Wanted")


def desk_of(request: Request) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


async def show(request: Request) -> Reply:
    """How you are told that it is your turn, and what this server can do."""
    live, seat = await seated(request, early=True)
    return answer(await desk_of(request).subscribing.shown(live, seat))


async def subscribe(
    request: Request,
    wanted: type[Wanted],
    how: Callable[[Subscribing, LiveTable, int, Wanted, str], Awaitable[None]],
) -> Reply:
    """Ask for a way to be told; answers with all of them."""
    live, seat = await seated(request, early=True)
    asked = await body(request, wanted)
    await how(desk_of(request).subscribing, live, seat, asked, request.address)
    return await show(request)


async def push(request: Request) -> Reply:
    """Be told by push in a browser."""
    return await subscribe(request, PushWanted, Subscribing.push)


async def mail(request: Request) -> Reply:
    """Be told by mail; a code is sent first."""
    return await subscribe(request, MailWanted, Subscribing.mail)


async def webhook(request: Request) -> Reply:
    """Let a webhook be told."""
    return await subscribe(request, HookWanted, Subscribing.webhook)


async def code(request: Request) -> Reply:
    """Confirm the address of mails."""
    live, seat = await seated(request, early=True)
    await desk_of(request).subscribing.confirm(live, seat, await body(request, MailCode))
    return await show(request)


async def test(request: Request) -> Reply:
    """Send something to one of your webhooks now."""
    live, seat = await seated(request, early=True)
    way = (await body(request, ChosenWay)).id
    client = request.address
    return answer(await desk_of(request).subscribing.test(live, seat, way, client))


async def quiet(request: Request) -> Reply:
    """Hear nothing at some hours."""
    live, seat = await seated(request, early=True)
    wanted = await body(request, SetQuiet)
    await desk_of(request).subscribing.set_quiet(live, seat, wanted.quiet)
    return await show(request)


async def end(request: Request) -> Reply:
    """End one of your ways."""
    live, seat = await seated(request, early=True)
    await desk_of(request).subscribing.end(live, seat, (await body(request, ChosenWay)).id)
    return await show(request)


async def stop(request: Request) -> Reply:
    """End mails by what stands in each of them, whoever asks; said twice, it is the same."""
    await request.body()
    key = request.path_params["stop"]
    if keys.is_key(key):
        await desk_of(request).subscribing.outbox.stop(key)
    return answer({})


async def ask_to_stop(request: Request) -> Response:
    """Who opens that address as a page is asked there: mail programs look at links unasked."""
    return RedirectResponse(f"/#/stop/{request.path_params['stop']}", 303)


async def mine(request: Request) -> Reply:
    """All that is kept about you at this table."""
    live, seat = await seated(request, early=True)
    desk = desk_of(request)
    return answer(await people.kept(live, seat, desk.personal, desk.subscribing))


async def forget(request: Request) -> Reply:
    """Remove your name, what you said and how you are told; the game stays."""
    live, seat = await seated(request, early=True)
    await people.remove(live, seat, desk_of(request).personal, tables_of(request))
    return answer({})


TABLE = "/api/tables/{table}"
ENDPOINTS = [
    Endpoint(f"{TABLE}/notices", show),
    Endpoint(f"{TABLE}/notices/push", push, "POST"),
    Endpoint(f"{TABLE}/notices/mail", mail, "POST"),
    Endpoint(f"{TABLE}/notices/code", code, "POST"),
    Endpoint(f"{TABLE}/notices/webhook", webhook, "POST"),
    Endpoint(f"{TABLE}/notices/test", test, "POST"),
    Endpoint(f"{TABLE}/notices/quiet", quiet, "POST"),
    Endpoint(f"{TABLE}/notices/end", end, "POST"),
    Endpoint(f"{TABLE}/mine", mine),
    Endpoint(f"{TABLE}/forget", forget, "POST"),
    Endpoint("/api/stop/{stop}", stop, "POST"),
]
