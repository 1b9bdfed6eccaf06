"""`raiatea upgrade --check` says which running tables would not replay; all others go on."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server import stored
from tests.server.conftest import KINDS, NewDatabase
from tests.server.process import COMMAND, Server, environment
from tests.server.table import Table, ok

DAMAGES = {
    "a move is another": "update entries set move = 'nonsense' where n = 2 and table_id = '{table}'",
    "an entry is missing": "delete from entries where n = 2 and table_id = '{table}'",
    "a seat is none": "update entries set seat = 9 where n = 2 and table_id = '{table}'",
    "a kind is none": "update entries set kind = 'miracle' where n = 2 and table_id = '{table}'",
    "an outcome is none": "update entries set outcomes = '[[\"die\", 9]]' where n = 2 and table_id = '{table}'",
    "outcomes are numbers": "update entries set outcomes = '[1]' where n = 2 and table_id = '{table}'",
    "outcomes are an object": "update entries set outcomes = '{{\"a\": 1}}' where n = 2 and table_id = '{table}'",
    "outcomes are nothing": "update entries set outcomes = 'null' where n = 2 and table_id = '{table}'",
    "rules are newer": "update tables set rules = 99 where id = '{table}'",
    "a catalogue is another": "update tables set catalogue = 'another' where id = '{table}'",
    "the set-up is gone": "update tables set setup = '[]' where id = '{table}'",
    "the options are gone": "update tables set options = '{{}}' where id = '{table}'",
    "the seats are gone": "update tables set seats = '[]' where id = '{table}'",
    "the seed is none": "update tables set seed = 'none' where id = '{table}'",
}


class Restarted:
    """A server that was killed, found its database damaged, and was started again."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.whole = server.make(variants=["oracle"])
        self.other_rules = server.make()
        self.broken = {name: server.make() for name in DAMAGES}
        for table in self.broken.values():
            table.play_some(6)
        for table in (self.whole, self.other_rules):
            table.play_some(100)
        seat, *_ = self.whole.play_until_undo()
        ok(self.whole.post("/undo", seat))
        self.before = self.states()
        self.snapshots = stored.execute(server.database, "select table_id from snapshots")
        self.restart_after(
            *[damage.format(table=self.broken[name].id) for name, damage in DAMAGES.items()],
            f"update tables set rules = 99 where id = '{self.other_rules.id}'",
        )
        self.said = checked(server.database)

    def states(self) -> list[dict[str, Any]]:
        """What all at the whole table see."""
        return [self.whole.lasting(who) for who in (0, 1, 2, None)]

    def restart_after(self, *queries: str) -> None:
        self.server.kill()
        for query in queries:
            stored.execute(self.server.database, query)
        self.server.start()


def checked(database: str) -> str:
    command = [*COMMAND, "upgrade", "--check", "--database", database]
    return subprocess.run(
        command, env=environment(), capture_output=True, text=True, check=False
    ).stdout


@pytest.fixture(scope="module", params=KINDS)
def restarted(
    request: pytest.FixtureRequest,
    new_database: NewDatabase,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Restarted]:
    log = tmp_path_factory.mktemp("restarted") / "log"
    with Server(new_database(request.param), log) as server:
        yield Restarted(server)


def test_tables_that_would_not_replay_are_named(restarted: Restarted) -> None:
    named = [line for line in restarted.said.splitlines() if "cannot go on" in line]
    for name, table in restarted.broken.items():
        assert sum(table.id in line for line in named) == 1, f"{name}: {named}"
    assert sum(restarted.other_rules.id in line for line in named) == 1
    assert len(named) == len(DAMAGES) + 1


def test_a_table_that_would_not_replay_is_refused_politely(restarted: Restarted) -> None:
    """Who comes to it hears that it cannot go on, not that the server is broken."""
    for name, table in restarted.broken.items():
        check_refused(name, table)
    assert "Traceback" not in restarted.server.said()


def test_a_table_of_other_rules_is_refused_though_it_has_a_snapshot(restarted: Restarted) -> None:
    assert (restarted.other_rules.id,) in restarted.snapshots
    check_refused("other rules", restarted.other_rules)


def test_who_has_a_wrong_secret_does_not_learn_that_a_table_exists(restarted: Restarted) -> None:
    unknown = restarted.server.get("/api/tables/nowhere/state", "x" * 43)
    for table in (restarted.other_rules, *restarted.broken.values(), restarted.whole):
        answer = table.get("/state", "x" * 43)
        assert (answer.status_code, answer.text) == (404, unknown.text)


def check_refused(name: str, table: Table) -> None:
    answer = table.get("/state", 0)
    assert answer.status_code in (404, 409, 410, 503), f"{name}: {answer.status_code}"
    assert answer.json()["error"], name


def test_a_table_is_the_same_after_a_restart(restarted: Restarted) -> None:
    """Going on from a snapshot, and without one."""
    assert (restarted.whole.id,) in restarted.snapshots
    assert restarted.states() == restarted.before
    restarted.restart_after("delete from snapshots")
    assert restarted.states() == restarted.before
    restarted.whole.play_some(1)
