"""At its start a server says which running tables would not replay; all others go on."""

from __future__ import annotations

from tests.server import stored
from tests.server.conftest import Serve
from tests.server.table import Table

DAMAGES = {
    "a move is another": "update entries set move = 'nonsense' where n = 2 and {entry}",
    "an entry is missing": "delete from entries where n = 2 and {entry}",
    "a seat is none": "update entries set seat = 9 where n = 2 and {entry}",
    "a kind is none": "update entries set kind = 'miracle' where n = 2 and {entry}",
    "an outcome is none": "update entries set outcomes = '[[\"die\", 9]]' where n = 2 and {entry}",
    "outcomes are numbers": "update entries set outcomes = '[1]' where n = 2 and {entry}",
    "outcomes are an object": "update entries set outcomes = '{{\"a\": 1}}' where n = 2 and {entry}",
    "outcomes are nothing": "update entries set outcomes = 'null' where n = 2 and {entry}",
    "rules are newer": "update tables set rules = 99 where {table}",
    "a catalogue is another": "update tables set catalogue = 'another' where {table}",
    "the set-up is gone": "update tables set setup = '[]' where {table}",
    "the options are gone": "update tables set options = '{{}}' where {table}",
    "the seats are gone": "update tables set seats = '[]' where {table}",
    "the seed is none": "update tables set seed = 'none' where {table}",
}


def test_tables_that_would_not_replay_are_named_and_all_others_go_on(
    database: str, serve: Serve
) -> None:
    server = serve(database)
    whole = server.make()
    broken = {name: server.make() for name in DAMAGES}
    for table in (whole, *broken.values()):
        for _ in range(6):
            table.play(table.awaiting()[0])
    server.kill()
    for name, table in broken.items():
        entry, row = f"table_id = '{table.id}'", f"id = '{table.id}'"
        stored.execute(database, DAMAGES[name].format(entry=entry, table=row))
    server.start()
    said = [line for line in server.said().splitlines() if "cannot go on" in line]
    for name, table in broken.items():
        assert sum(table.id in line for line in said) == 1, f"{name}: {said}"
    assert len(said) == len(broken)
    whole.play(whole.awaiting()[0])
    for name, table in broken.items():
        check_refused(name, table)
    assert "Traceback" not in server.said()


def check_refused(name: str, table: Table) -> None:
    """Who comes to such a table hears that it cannot go on, not that the server is broken."""
    answer = table.get("/state", 0)
    assert answer.status_code in (404, 409, 410, 503), f"{name}: {answer.status_code}"
    assert answer.json()["error"], name


def test_a_table_of_other_rules_is_refused_though_it_has_a_snapshot(
    database: str, serve: Serve
) -> None:
    server = serve(database)
    table = server.make()
    for _ in range(110):
        table.play(table.awaiting()[0])
    assert stored.execute(database, "select count(*) from snapshots") == [(1,)]
    server.kill()
    stored.execute(database, "update tables set rules = 99")
    server.start()
    assert table.id in server.said()
    check_refused("rules are newer", table)


def test_a_table_is_the_same_after_a_restart(database: str, serve: Serve) -> None:
    """Also where it goes on from a snapshot."""
    server = serve(database)
    table = server.make(variants=["oracle"])
    for _ in range(130):
        table.play(table.awaiting()[0])
    before = [table.state(who) for who in (0, 1, 2, None)]
    server.kill()
    server.start()
    assert [table.state(who) for who in (0, 1, 2, None)] == before
    stored.execute(database, "delete from snapshots")
    server.kill()
    server.start()
    assert [table.state(who) for who in (0, 1, 2, None)] == before
    table.play(table.awaiting()[0])
