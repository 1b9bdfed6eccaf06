"""Watching a record that somebody brings."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from raiatea import Game
from tests.properties.games import play_on
from tests.server.live import asynchronous, sitting
from tests.server.process import Server
from tests.server.table import Table, ok, refused


def watch(server: Server, record: object) -> Table:
    answer = server.post("/api/records", None, record)
    assert answer.status_code == 201, answer.text
    return Table(server, answer.json())


@asynchronous
async def test_a_finished_game_can_be_watched_by_everybody(server: Server, finished: Table) -> None:
    file = finished.record()
    table = watch(server, file)
    assert not table.host
    about = table.about(None)
    assert about["status"] in ("over", "closed")
    assert [chair["name"] for chair in about["seats"]] == file["record"]["players"]
    assert table.view(None) == finished.view(None)
    for seat in range(3):
        version = len(file["record"]["moves"]) // 3
        moment = ok(table.get(f"/moments/{version}?seat={seat}", None))
        assert moment["view"]["seat"] == seat
        assert moment["view"]["mine"]
    async with sitting(table, None) as live:
        assert live.over
        assert len(live.lines) == live.state["version"]
    again = table.record()
    assert again["record"] == file["record"]


def test_a_watched_record_keeps_its_commitments(one_server: Server, finished: Table) -> None:
    """Those that its players saw, not new ones that anybody could make afterwards."""
    file = finished.record()
    assert watch(one_server, file).record()["fairness"] == file["fairness"]


def test_a_record_of_the_command_line_can_be_watched(server: Server) -> None:
    game = Game.new(["Ana", "Ben", "Cleo", "Dan", "Eva"], seed=2**256, variants=["tane"])
    play_on(game, 2000, random.Random(1))
    table = watch(server, game.record())
    assert table.view(None) == game.view(None)
    assert table.record()["record"] == game.record()


def test_a_game_that_is_not_over_keeps_its_secrets(one_server: Server) -> None:
    game = Game.new(3, seed=5)
    play_on(game, 100, random.Random(1))
    answer = one_server.post("/api/records", None, game.record())
    if answer.status_code == 201:
        table = Table(one_server, answer.json())
        refused(table.get("/record", None), 403, "forbidden")
        refused(table.get("/moments/3?seat=0", None), 403, "forbidden")
    else:
        refused(answer, 400, "bad-request")


LONG = "Kamehameha of the many islands"


def with_long_names(record: dict[str, Any]) -> None:
    record["players"] = [f"{LONG} {n}" for n in "ABC"]


def with_blank_beginnings(record: dict[str, Any]) -> None:
    record["players"] = [f"{' ' * 30}{n}" for n in "ABC"]


@pytest.mark.parametrize("change", [with_long_names, with_blank_beginnings])
def test_a_record_may_have_long_names(server: Server, finished: Table, change: Any) -> None:
    record = copy.deepcopy(finished.record()["record"])
    change(record)
    answer = server.post("/api/records", None, record)
    assert answer.status_code in (201, 400), answer.text


@pytest.mark.parametrize(
    "change",
    [
        {"seed": -1},
        {"seed": 10**1000},
        {"seed": "1"},
        {"catalogue": "another"},
        {"rules": 99},
        {"players": ["Ana"]},
        {"players": ["Ana", "Ana", "Ana"]},
        {"players": ["Ana", "Ben", ""]},
        {"variants": ["unheard-of"]},
        {"setup": []},
        {"moves": [[0, "nonsense", []]]},
        {"moves": "none"},
        {"more": 1},
    ],
)
def test_a_damaged_record_is_refused(
    one_server: Server, finished: Table, change: dict[str, Any]
) -> None:
    record = {**finished.record()["record"], **change}
    refused(one_server.post("/api/records", None, record), 400, "bad-request")
    refused(one_server.post("/api/records", None, {"record": record}), 400, "bad-request")


def test_an_outcome_that_does_not_follow_from_the_seed_is_not_said_to_be_fair(
    one_server: Server, finished: Table
) -> None:
    """A record with a forged die can be watched, but what comes out must not verify."""
    record = copy.deepcopy(finished.record()["record"])
    record["seed"] += 1
    answer = one_server.post("/api/records", None, record)
    if answer.status_code == 201:
        file = Table(one_server, answer.json()).record()
        with pytest.raises(Exception, match="set-up"):
            Game.verify(file["record"])


def test_a_record_has_not_more_moves_than_any_game(one_server: Server, finished: Table) -> None:
    record = finished.record()["record"]
    moves = record["moves"] * (3001 // len(record["moves"]) + 1)
    long = {**record, "moves": moves[:3001]}
    answer = one_server.post("/api/records", None, long)
    assert refused(answer, 400, "bad-request")["message"] == "moves: at most 3000"


@pytest.mark.parametrize(
    "promised",
    [
        5,
        "x",
        [],
        {},
        {"salt": "0", "commitment": "0", "answers": []},
        {"salt": "0", "commitment": "0", "answers": [], "more": "x" * 1000},
        {"salt": "0", "commitment": "0", "answers": [{"seat": 9, "number": 1, "commitment": ""}]},
    ],
)
def test_promises_that_were_not_kept_are_refused(
    one_server: Server, finished: Table, promised: object
) -> None:
    file = {**finished.record(), "fairness": promised}
    refused(one_server.post("/api/records", None, file), 400, "bad-request")


@pytest.mark.parametrize("name", ["A\u202ena", "A\u200bna", "\x1b[31m", "A" * 101])
def test_names_in_a_record_can_be_seen(one_server: Server, finished: Table, name: str) -> None:
    record = copy.deepcopy(finished.record()["record"])
    record["players"][1] = name
    refused(one_server.post("/api/records", None, record), 400, "bad-request")
