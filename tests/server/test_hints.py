"""Hints at the table: what is advised, who may ask, and what is kept and told of it."""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from raiatea import View, bots
from raiatea.bots.reasons import MESSAGES
from raiatea.server import hints
from raiatea.server.worker_process import WorkerProcess
from tests.server.conftest import Serve
from tests.server.inside import Inside, inside
from tests.server.live import asynchronous
from tests.server.process import Server
from tests.server.table import Table, ok, refused


def ask(table: Table, seat: int = 0, **more: object) -> dict[str, Any]:
    """A hint for what a seat is asked now."""
    body = {"decision": table.prompt(seat)["decision"], **more}
    return ok(table.post("/hint", seat, body))


def counts(table: Table, who: int | str | None) -> list[int]:
    found: list[int] = table.state(who)["hints"]
    return found


def test_the_best_moves_are_told_with_their_reasons_and_counted_once(server: Server) -> None:
    table = server.make("link", "random", "random", tracked=True)
    assert table.about(0)["you"]["hints"]
    assert not table.about(None)["you"]["hints"]
    hint = ask(table)
    view = View(table.view(0))
    best = bots.advise(bots.make("skilled"), view)
    assert [one["move"] for one in hint["moves"]] == [str(one.move) for one in best]
    assert [one["share"] for one in hint["moves"]] == [one.share for one in best]
    assert all(one["reason"]["message"] in MESSAGES for one in hint["moves"])
    assert (hint["bot"], hint["longer"], hint["used"]) == ("skilled", True, 1)
    assert ask(table) == hint
    assert counts(table, 0) == [1, 0, 0]


def test_where_several_are_chosen_together_the_next_one_is_advised(one_server: Server) -> None:
    table = one_server.make("link", "random", "random")
    first = ask(table)["moves"][0]["move"]
    assert first.startswith("keep ")
    second = ask(table, chosen=[first])
    assert [one["move"] for one in second["moves"] if one["move"] == first] == []
    assert second["used"] == 1
    decision = table.prompt(0)["decision"]
    for wrong in (["fly"], [first, first], [first, second["moves"][0]["move"]], ["done"]):
        answer = table.post("/hint", 0, {"decision": decision, "chosen": wrong})
        refused(answer, 422, "illegal")


@pytest.mark.parametrize(
    ("options", "people"),
    [
        ({"hints": "off"}, ("link", "random", "random")),
        ({"clock": {"seconds": 600}}, ("link", "random", "random")),
        ({}, ("link", "link", "random")),
    ],
)
def test_a_table_that_allows_no_hints_gives_none(
    one_server: Server, options: dict[str, object], people: tuple[str, ...]
) -> None:
    table = one_server.make(*people, **options)
    assert not table.about(0)["you"]["hints"]
    answer = table.post("/hint", 0, {"decision": table.prompt(0)["decision"]})
    refused(answer, 403, "no-hints")
    assert counts(table, 0) == [0, 0, 0]


def test_a_person_in_the_place_of_a_bot_ends_the_hints(one_server: Server) -> None:
    table = one_server.make("link", "random", "random")
    ask(table)
    ok(table.post("/seats/1/bot", table.host, {"bot": None}))
    answer = table.post("/hint", 0, {"decision": table.prompt(0)["decision"]})
    refused(answer, 403, "no-hints")


def test_with_a_clock_hints_cannot_be_promised(one_server: Server) -> None:
    table = one_server.make("link", "random", "random")
    chairs = [{"kind": "link", "name": f"P{i}", "colour": i + 1} for i in range(3)]
    wish = {"seats": chairs, "hints": "shown", "clock": {"seconds": 600}}
    assert (
        "clock" in refused(one_server.post("/api/tables", "", wish), 400, "bad-request")["message"]
    )
    assert table.about(0)["hints"] == "alone"


def test_what_is_not_asked_cannot_be_advised(one_server: Server) -> None:
    table = one_server.make("link", "link", "link", hints="shown")
    decision = table.prompt(0)["decision"]
    refused(table.post("/hint", 0, {"decision": decision + 1}), 409, "stale")
    refused(table.post("/hint", None, {"decision": decision}), 403, "forbidden")
    while table.prompt(0)["together"]:
        decision = table.play(0)["view"]["mine"]["decision"]
        if table.view(0)["prompt"] is None:
            break
    refused(table.post("/hint", 0, {"decision": decision}), 409, "conflict")


def test_others_hear_of_hints_when_the_round_is_over_and_all_in_the_record(
    serve: Serve, database: str
) -> None:
    """And a server that is killed has forgotten none."""
    server = serve(database)
    table = server.make("link", "link", "link", hints="shown")
    ask(table, 0)
    ask(table, 1)
    assert counts(table, 0) == [1, 0, 0]
    assert counts(table, 1) == [0, 1, 0]
    assert counts(table, None) == [0, 0, 0]
    server.kill()
    server.start()
    assert counts(table, 0) == [1, 0, 0]
    while table.view(None)["public"]["round"] == -1:
        table.play_some(1)
    assert counts(table, None) == counts(table, 2) == [1, 1, 0]
    record = table.play_to_the_end()
    used = [{"seat": seat, "round": -1, "decision": 0} for seat in (0, 1)]
    assert record["hints"] == used
    opened = server.post("/api/records", "", record).json()
    state = server.get(f"/api/tables/{opened['table']}/state", opened["spectator"]).json()
    assert state["hints"] == [1, 1, 0]
    refused(server.post("/api/records", "", {**record, "hints": [{"seat": 9}]}), 400, "bad-request")


# What goes wrong with those who think.


async def hint(server: Inside, **more: object) -> dict[str, Any]:
    decision = (await server.get("/state", 0))["view"]["prompt"]["decision"]
    return ok(await server.post("/hint", 0, {"decision": decision, **more}))


@asynchronous
async def test_nobody_waits_for_a_slow_worker_and_what_it_found_is_told_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    enough = asyncio.Event()
    run = WorkerProcess.run

    async def slow(worker: WorkerProcess, *given: Any) -> Any:
        await enough.wait()
        return await run(worker, *given)

    monkeypatch.setattr(WorkerProcess, "run", slow)
    monkeypatch.setattr(hints, "AT_ONCE", ("learned",))
    monkeypatch.setattr(hints, "PATIENCE_SECONDS", 0.05)
    async with inside(tmp_path) as server:
        await server.make("link", "random", "random")
        nothing = await hint(server)
        assert (nothing["moves"], nothing["used"]) == ([], 0)
        monkeypatch.setattr(hints, "PATIENCE_SECONDS", 120.0)
        enough.set()
        found = await hint(server)
        assert (len(found["moves"]), found["used"]) == (3, 1)


@asynchronous
async def test_where_the_master_fails_the_learned_bot_answers_and_a_killed_worker_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = WorkerProcess.run

    async def killed(
        worker: WorkerProcess, seconds: float, work: Any, bot: Any, *given: Any
    ) -> Any:
        if bot == "master":
            raise BrokenProcessPool("gone")
        return await run(worker, seconds, work, bot, *given)

    monkeypatch.setattr(WorkerProcess, "run", killed)
    monkeypatch.setattr(hints, "PATIENCE_SECONDS", 120.0)
    async with inside(tmp_path) as server:
        live = await server.make("link", "random", "random")
        found = await hint(server, longer=True)
        assert (found["bot"], len(found["moves"])) == ("learned", 3)
        for worker in server.tables.bots.workers._quick._all:
            for process in worker._pool._processes.values():  # type: ignore[attr-defined]
                process.kill()
        live.thoughts.clear()
        await hint(server, longer=True)  # by a process that may have been killed just now
        live.thoughts.clear()
        assert len((await hint(server, longer=True))["moves"]) == 3


@asynchronous
async def test_a_seat_may_not_ask_too_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inside(tmp_path) as server:
        live = await server.make("link", "random", "random")
        monkeypatch.setattr(server.tables.hints._asked, "most", 2)
        for _ in range(2):
            await hint(server)
        decision = live.logged.game.decision(0)
        refused(await server.post("/hint", 0, {"decision": decision}), 429, "too-many")
