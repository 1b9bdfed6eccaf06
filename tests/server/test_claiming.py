"""A link is good for one claim; then the seat opens for a secret that its owner alone has."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from raiatea.server import keys
from tests.server.conftest import Serve
from tests.server.live import asynchronous, closed, sitting
from tests.server.process import Server, chair_of
from tests.server.table import Table, ok, refused


def made(server: Server) -> Table:
    """A table whose links nobody has used yet."""
    chairs = [chair_of(seat, "link") for seat in range(3)]
    return Table(server, server.post("/api/tables", None, {"seats": chairs}).json(), claim=False)


def claimed(table: Table) -> list[int]:
    return [seat["claimed"] for seat in table.about(None)["seats"]]


def test_a_link_shows_nothing_but_the_table_until_its_seat_is_claimed(server: Server) -> None:
    table = made(server)
    link = table.links[1]
    assert table.about(link)["you"] == {"host": False, "seat": None, "invited": 1, "hints": False}
    for path in ("/state", "/moments/0", "/record"):
        refused(table.get(path, link), 403, "forbidden")
    refused(table.post("/moves", link, {"decision": 0, "move": "done"}), 403, "forbidden")
    refused(table.post("/chat", link, {"text": "hello"}), 403, "forbidden")
    assert claimed(table) == [0, 0, 0]


def test_who_made_the_table_cannot_open_a_seat_that_was_claimed(server: Server) -> None:
    table = made(server)
    own = table.claim(table.links[1])
    assert own not in (*table.links, table.host, table.spectator)
    assert ok(table.get("/state", own))["view"]["seat"] == 1
    refused(table.get("", table.links[1]), 404, "unknown-table")
    refused(table.get("/state", table.links[1]), 404, "unknown-table")
    other = {"secret": keys.new_key()}
    refused(table.post("/claim", table.links[1], other), 404, "unknown-table")
    assert claimed(table) == [0, 1, 0]


def test_a_link_is_nobodys_own_secret(one_server: Server) -> None:
    """Who made the table knows it."""
    table = made(one_server)
    link = table.links[0]
    refused(table.post("/claim", link, {"secret": link}), 400, "bad-request")
    assert claimed(table) == [0, 0, 0]


def test_a_claim_whose_answer_was_lost_can_be_sent_again(server: Server) -> None:
    table = made(server)
    own = keys.new_key()
    for _ in range(2):
        answer = ok(table.post("/claim", table.links[2], {"secret": own}))
        assert answer["you"] == {"host": False, "seat": 2, "invited": None, "hints": False}
    assert claimed(table) == [0, 0, 1]


@asynchronous
async def test_all_others_see_that_a_seat_was_claimed_anew(server: Server) -> None:
    table = server.make()
    async with sitting(table, 0) as live, sitting(table, 1) as lost:
        assert [seat["claimed"] for seat in live.table["seats"]] == [1, 1, 1]
        link = ok(table.post("/seats/1/link", table.host))["secret"]
        assert await closed(lost) == 4404
        table.claim(link)  # whoever it is
        await live.until(
            lambda told: told["type"] == "table" and told["table"]["seats"][1]["claimed"] == 2
        )
    assert claimed(table) == [1, 2, 1]


@pytest.mark.parametrize("own", ["", "short", "x" * 44, "ü" * 43])
def test_a_secret_of_ones_own_is_as_long_as_ours(one_server: Server, own: str) -> None:
    table = made(one_server)
    refused(table.post("/claim", table.links[0], {"secret": own}), 400, "bad-request")
    assert claimed(table) == [0, 0, 0]


@asynchronous
async def test_a_link_opens_no_connection(one_server: Server) -> None:
    table = made(one_server)
    address = one_server.url.replace("http", "ws", 1) + table.path("/live")
    async with connect(address) as socket:
        await socket.send(f'{{"type": "hello", "secret": "{table.links[0]}"}}')
        with pytest.raises(ConnectionClosed) as end:
            await asyncio.wait_for(socket.recv(), 20)
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 4403


def test_of_two_who_claim_a_seat_at_two_processes_one_gets_it(
    postgresql_database: str, serve: Serve
) -> None:
    one, other = serve(postgresql_database), serve(postgresql_database)
    here = made(one)
    there = here.at(other)
    there.about(None)
    answers: list[Any] = [
        table.post("/claim", here.links[0], {"secret": keys.new_key()}) for table in (here, there)
    ]
    assert [answer.status_code for answer in answers] == [200, 404]
    assert claimed(here) == claimed(there) == [1, 0, 0]
