"""What can be asked about tables: JSON in, JSON out, secrets in the Authorization header.

A request comes over HTTP, or within a page that is its own server.
"""

from __future__ import annotations

from functools import partial

import msgspec

from raiatea import bots, lessons
from raiatea import catalogue as catalogues
from raiatea.server import glances, moments, new_tables, refusals, teaching
from raiatea.server.aside import aside
from raiatea.server.asking import (
    Endpoint,
    Reply,
    Request,
    answer,
    body,
    enter,
    hosting,
    key_of,
    number,
    seated,
    tables_of,
)
from raiatea.server.changes import behind
from raiatea.server.live_table import Role
from raiatea.server.past import past
from raiatea.server.refusals import Denial
from raiatea.server.reviews import JUDGES, Reviews
from raiatea.server.wire import (
    MOST_MOVE,
    AskHint,
    Claim,
    Consent,
    LessonPlace,
    MakePlan,
    NewTable,
    Play,
    Retry,
    Said,
    StandIn,
)
from raiatea.server.wire_lobby import AskMine, Introduction, MyTables

# Tables.


async def create(request: Request) -> Reply:
    """Make a table; answers with all its secrets."""
    wanted = await body(request, NewTable)
    return answer(await tables_of(request).create(wanted, request.address), 201)


async def claim(request: Request) -> Reply:
    """Take the seat of a link: from now on a secret of your own opens it, and no other.

    Asked again, it is the same seat.
    """
    own = (await body(request, Claim)).secret
    tables, table = tables_of(request), request.path_params["table"]
    try:
        live, role = await enter(request, early=True)
        if role.invited is not None:
            await tables.seating.claim(live, role.invited, key_of(request), own)
    except Denial as refusal:
        if refusal.status != 404:
            raise
    live, role = await tables.enter(table, own, request.address, early=True)
    return answer(live.about(role))


async def about(request: Request) -> Reply:
    """The table: seats, options, fairness."""
    live, role = await enter(request, early=True)
    return answer(live.about(role))


async def state(request: Request) -> Reply:
    """The present view and the log."""
    live, role = await enter(request)
    return answer(live.encoded_state(role.seat, 0))


async def moment(request: Request) -> Reply:
    """The view at an earlier version; `?seat=` of any seat, `all` or `all-0` once the game is over,
    and `?instead=` with what another move would have brought."""
    live, role = await enter(request)
    onlooker, open_ = moments.eyes(live, role.seat, request.query_params.get("seat"))
    lines = live.logged.lines[onlooker]
    version = min(number(request, "version"), len(lines))
    last = lines[version - 1].n if version else -1
    then = await past(tables_of(request), live, last + 1, request.address)
    instead = request.query_params.get("instead")
    if instead is not None:
        then = moments.supposed(live, then, onlooker, instead)
    found = live.moment(then, onlooker, then.since(onlooker, 0), 0)
    if open_:
        found["open"] = [behind(then.game, seat) for seat in range(len(live.row.seats))]
    return answer({**found, "latest": len(lines)})


async def record(request: Request) -> Reply:
    """The record, once over."""
    live, _ = await enter(request)
    if not live.logged.game.over:
        raise refusals.forbidden("the record opens when the game is over")
    return answer(live.record())


async def review(request: Request) -> Reply:
    """What a bot found in the game, once over; `?bot=learned` asks the deeper one."""
    live, _ = await enter(request)
    reviews: Reviews = request.app.state.reviews
    judge = request.query_params.get("bot", JUDGES[0])
    return answer(await reviews.of(live, judge, request.address))


async def retry(request: Request) -> Reply:
    """Take a decision of a finished game up again at a new table against bots."""
    live, _ = await enter(request)
    wanted = await body(request, Retry)
    if not live.logged.game.over:
        raise refusals.forbidden("a game can be taken up again when it is over")
    tables, address = tables_of(request), request.address
    making = partial(aside, new_tables.at_moment, live, wanted, tables.time.now())
    return answer(await tables.add(await tables.replays.do(address, making), address), 201)


async def watch(request: Request) -> Reply:
    """Make a finished table of a record, to watch it."""
    found = await tables_of(request).watch(await request.body(), request.address)
    return answer(found, 201)


# Playing.


async def play(request: Request) -> Reply:
    """Play a move."""
    live, seat = await seated(request)
    wanted = await body(request, Play)
    try:
        await tables_of(request).play(live, seat, wanted.decision, wanted.move)
    except Denial as refusal:
        if refusal.status != 409:
            raise
        return answer({**refusal.to_dict(), "state": live.encoded_state(seat, 0)}, 409)
    return answer(live.encoded_state(seat, 0))


async def why(request: Request) -> Reply:
    """Why a move is not legal, `?move=`; null if it is."""
    live, seat = await seated(request)
    move = request.query_params.get("move", "")
    if len(move) > MOST_MOVE:
        raise Denial(400, "bad-request", f"a move has at most {MOST_MOVE} characters")
    return answer({"why": live.why_not(seat, move)})


async def prospects(request: Request) -> Reply:
    """How your seat could still score, and what a bot expects it to have in the end."""
    live, seat = await seated(request)
    return answer(await live.prospects(seat, tables_of(request).bots.workers))


async def hint(request: Request) -> Reply:
    """What a bot would play in your place, from what you can see; it is counted."""
    live, seat = await seated(request)
    wanted = await body(request, AskHint)
    return answer(await tables_of(request).hints.ask(live, seat, wanted))


async def withdraw(request: Request) -> Reply:
    """Take back a secret answer while others still think."""
    live, seat = await seated(request)
    await tables_of(request).withdraw(live, seat)
    return answer(live.encoded_state(seat, 0))


async def undo(request: Request) -> Reply:
    """Undo to the last barrier."""
    live, seat = await seated(request)
    await tables_of(request).undo(live, seat)
    return answer(live.encoded_state(seat, 0))


async def take_back(request: Request) -> Reply:
    """Ask for a takeback, agree to one, or decline it."""
    live, seat = await seated(request)
    await tables_of(request).seating.take_back(live, seat, (await body(request, Consent)).agree)
    return answer(live.encoded_state(seat, 0))


async def plan(request: Request) -> Reply:
    """Say what you would answer to a question if it were asked; without moves, withdraw that."""
    live, seat = await seated(request)
    wanted = await body(request, MakePlan)
    await tables_of(request).planned.plan(live, seat, wanted.question, wanted.moves)
    return answer(live.encoded_state(seat, 0))


async def learn(request: Request) -> Reply:
    """Keep how far you are in the lesson of your table."""
    live, seat = await seated(request)
    place = await body(request, LessonPlace)
    await tables_of(request).seating.keep_place(live, place)
    return answer(live.about(Role(seat=seat)))


async def lesson(request: Request) -> Reply:
    """A lesson: what its coach says when; what the others will play is not told."""
    found = lessons.named(request.path_params["lesson"])
    if found is None:
        raise Denial(404, "bad-request", "there is no such lesson")
    told = {name: getattr(found, name) for name in ("name", "names", "bot", "beats")}
    return answer(told)


async def say(request: Request) -> Reply:
    """Say something."""
    live, seat = await seated(request, early=True)
    await tables_of(request).seating.say(live, seat, (await body(request, Said)).text)
    return answer({})


# The host.


async def new_link(request: Request) -> Reply:
    """Host: replace the secret of a seat."""
    live, _ = await hosting(request)
    key = await tables_of(request).seating.new_link(live, number(request, "seat"))
    return answer({"secret": key})


async def seat_bot(request: Request) -> Reply:
    """Host: give a seat to a bot or back; anybody for a person long gone, once it has begun."""
    live, role = await enter(request, early=True)
    seat = number(request, "seat")
    lobby = live.status == "lobby"
    gone = role.seat is not None and seat < len(live.row.seats) and live.away(seat)
    if not role.host and (lobby or not (role.seat == seat or gone)):
        raise refusals.forbidden("only the host may do this, or anybody for a person long gone")
    table = tables_of(request).lobby if lobby else tables_of(request).seating
    await table.seat_bot(live, seat, (await body(request, StandIn)).bot)
    return answer(live.about(role))


async def close(request: Request) -> Reply:
    """Host: close the table."""
    live, role = await hosting(request)
    await tables_of(request).seating.end(live)
    return answer(live.about(role))


async def rematch(request: Request) -> Reply:
    """Host: the same people again, the next one at the head of the table."""
    live, _ = await hosting(request)
    if live.status == "lobby":
        raise refusals.not_begun()
    wanted = new_tables.again(live.row)
    found = await tables_of(request).create(wanted, request.address, inherits=True)
    await tables_of(request).seating.invite(live, found["table"])
    return answer(found, 201)


async def catalogue(_: Request) -> Reply:
    """All components as data."""
    return answer(components(catalogues.own()))


async def card_set(request: Request) -> Reply:
    """The components of a released card set."""
    found = catalogues.named(request.path_params["hash"])
    if found is None:
        raise Denial(404, "bad-request", "there is no such card set")
    return answer(components(found))


def components(shown: catalogues.Catalogue) -> dict[str, object]:
    """For clients that show them, with who can be seated and what is taught."""
    data: dict[str, object] = msgspec.to_builtins(shown)
    strangers = list(bots.strangers(catalogues.own()))
    seated = {"bots": new_tables.seatable(), "strangers": strangers}
    return {**data, **seated, "lessons": teaching.given()}


async def introduce(request: Request) -> Reply:
    """Say your name, colour, and whether you are ready; the name until the first round ends."""
    live, seat = await seated(request, early=True)
    said = await body(request, Introduction)
    await tables_of(request).lobby.introduce(live, seat, said)
    return answer(live.about(Role(seat=seat)))


async def mine(request: Request) -> Reply:
    """Your tables in short."""
    wanted = (await body(request, AskMine)).tables
    found = await glances.of_mine(tables_of(request), wanted, request.address)
    return answer(MyTables(tables=found))


ENDPOINTS = [
    Endpoint("/api/mine", mine, "POST"),
    Endpoint("/api/tables/{table}/person", introduce, "POST"),
    Endpoint("/api/tables", create, "POST"),
    Endpoint("/api/records", watch, "POST"),
    Endpoint("/api/catalogue", catalogue),
    Endpoint("/api/catalogue/{hash}", card_set),
    Endpoint("/api/lessons/{lesson}", lesson),
    Endpoint("/api/tables/{table}", about),
    Endpoint("/api/tables/{table}/claim", claim, "POST"),
    Endpoint("/api/tables/{table}/state", state),
    Endpoint("/api/tables/{table}/moments/{version}", moment),
    Endpoint("/api/tables/{table}/record", record),
    Endpoint("/api/tables/{table}/review", review),
    Endpoint("/api/tables/{table}/retry", retry, "POST"),
    Endpoint("/api/tables/{table}/moves", play, "POST"),
    Endpoint("/api/tables/{table}/why", why),
    Endpoint("/api/tables/{table}/prospects", prospects),
    Endpoint("/api/tables/{table}/hint", hint, "POST"),
    Endpoint("/api/tables/{table}/withdraw", withdraw, "POST"),
    Endpoint("/api/tables/{table}/undo", undo, "POST"),
    Endpoint("/api/tables/{table}/takeback", take_back, "POST"),
    Endpoint("/api/tables/{table}/plan", plan, "POST"),
    Endpoint("/api/tables/{table}/lesson", learn, "POST"),
    Endpoint("/api/tables/{table}/chat", say, "POST"),
    Endpoint("/api/tables/{table}/seats/{seat}/link", new_link, "POST"),
    Endpoint("/api/tables/{table}/seats/{seat}/bot", seat_bot, "POST"),
    Endpoint("/api/tables/{table}/close", close, "POST"),
    Endpoint("/api/tables/{table}/rematch", rematch, "POST"),
]
