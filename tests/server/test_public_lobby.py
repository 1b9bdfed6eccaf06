"""Where a server is open, tables that look for players are shown to everybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from raiatea.server import keys
from tests.server import stored
from tests.server.conftest import Serve
from tests.server.lobby import come, opened, seat_of
from tests.server.process import Server, chair_of
from tests.server.table import Table, ok, refused


def test_a_public_lobby_shows_tables_that_look_for_players_and_nothing_else(
    database: str, serve: Serve
) -> None:
    server = serve(database, "--port", "0", "--open")
    hidden = opened(server)
    shown = opened(server, public=True, language="fr", clock={"seconds": 600})
    found = ok(server.get("/api/lobby"))
    assert found["open"]
    (one,) = found["tables"]
    assert one["table"] == shown.id
    assert (one["names"], one["free"], one["language"]) == (["Player 0"], 3, "fr")
    assert shown.code not in str(found)
    stranger = keys.new_key()
    ok(server.post("/api/join", None, {"secret": stranger, "table": shown.id}))
    assert seat_of(shown, stranger) == 1
    body = {"secret": keys.new_key(), "table": hidden.id}
    refused(server.post("/api/join", None, body), 404, "no-seat")
    come(shown)
    come(shown)
    assert ok(server.get("/api/lobby"))["tables"] == [], "it is full"


def test_a_table_at_which_nobody_has_been_for_a_day_does_not_wait(
    database: str, serve: Serve
) -> None:
    server = serve(database, "--port", "0", "--open")
    tables = [opened(server, "here", "link", "link", public=True) for _ in range(2)]
    gone = f"update presence set until = until - 86401 where table_id = '{tables[0].id}'"
    stored.execute(database, gone)
    waiting = ok(server.get("/api/lobby"))["tables"]
    assert [one["table"] for one in waiting] == [tables[1].id]


def test_nobody_fills_the_tables_at_which_others_wait_for_players(
    new_database: Callable[[str], str], serve: Serve
) -> None:
    server = serve(new_database("sqlite"), "--port", "0", "--open", RAIATEA_MOST_PUBLIC_SEATS="4")
    one, other = (opened(server, public=True, language="en") for _ in range(2))  # these count too

    def sit_down(table: Table, own: str = "") -> Any:
        body = {"secret": own or keys.new_key(), "table": table.id}
        return server.post("/api/join", None, body)

    own = keys.new_key()
    ok(sit_down(one, own))
    ok(sit_down(one))
    refused(sit_down(other), 429, "too-many-seats")
    ok(sit_down(one, own))  # it is theirs
    come(other)  # who is invited
    ok(one.post(f"/seats/{seat_of(one, own)}/free", own))
    ok(sit_down(other))
    refused(sit_down(one), 429, "too-many-seats")


def test_nobody_fills_the_public_lobby_with_their_tables(database: str, serve: Serve) -> None:
    server = serve(database, "--port", "0", "--open", RAIATEA_MOST_PUBLIC_SEATS="2")
    tables = [opened(server, public=True, language="en") for _ in range(2)]
    chairs = [chair_of(seat, "link") for seat in range(3)]
    another = {"seats": chairs, "lobby": True, "public": True, "language": "en"}
    refused(server.post("/api/tables", None, another), 429, "too-many-seats")
    opened(server)  # for friends
    ok(tables[0].post("/close", tables[0].host))
    opened(server, public=True, language="en")
    refused(server.post("/api/tables", None, another), 429, "too-many-seats")


def test_without_the_option_there_is_no_public_lobby(one_server: Server) -> None:
    table = opened(one_server, public=True, language="en")
    assert ok(one_server.get("/api/lobby")) == {"open": False, "tables": []}
    body = {"secret": keys.new_key(), "table": table.id}
    refused(one_server.post("/api/join", None, body), 404, "no-seat")
