"""Undo up to the barrier, and further with the others' consent."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.inside import inside
from tests.server.live import all_sitting, asynchronous, sitting
from tests.server.process import Server
from tests.server.table import ok, refused


def test_undo_goes_back_to_the_barrier(server: Server) -> None:
    table = server.make()
    seat, before, _ = table.play_until_undo()
    version = table.state(seat)["version"]
    state = ok(table.post("/undo", seat))
    assert state["view"] == before
    assert state["version"] == version + 1
    assert state["undo"] == 0
    assert [event["event"] for event in state["log"][-1]["events"]] == ["undone"]
    assert [event["event"] for event in table.state(None)["log"][-1]["events"]] == ["undone"]
    refused(table.post("/undo", seat), 422, "illegal")


def test_others_cannot_undo_what_somebody_did(server: Server) -> None:
    table = server.make()
    seat, _, after = table.play_until_undo()
    for other in range(3):
        if other != seat:
            assert table.state(other)["undo"] == 0
            refused(table.post("/undo", other), 422, "illegal")
    refused(table.post("/undo", None), 403, "forbidden")
    refused(table.post("/undo", table.host), 403, "forbidden")
    assert table.view(seat) == after


@asynchronous
async def test_an_undone_move_can_be_played_again(server: Server) -> None:
    table = server.make()
    seat, before, after = table.play_until_undo()
    move = before["prompt"]["moves"][0]
    ok(table.post("/undo", seat))
    assert table.play(seat, move)["view"] == after
    async with sitting(table, seat) as live:
        assert (await live.ask("undo"))["type"] == "done"
        assert live.view == before
        await live.play(move)
        assert live.view == after


@asynchronous
async def test_a_takeback_needs_everyone(server: Server) -> None:
    table = server.make()
    first = table.answer_all()
    while table.awaiting() == [first]:
        table.play(first)
    moves = table.view(first)["mine"]["decision"]
    second, third = [seat for seat in range(3) if seat != first]
    async with all_sitting(table, [first, second, third]) as (asker, other, last):
        done = await asker.ask("takeback", agree=True)
        assert done["type"] == "done"
        await other.until(lambda message: message["type"] == "update")
        assert other.state["takeback"] == {"by": first, "agreed": [first]}
        assert table.state(None)["takeback"] == {"by": first, "agreed": [first]}
        await other.ask("takeback", agree=True)
        assert other.state["takeback"] == {"by": first, "agreed": [first, second]}
        assert table.view(first)["mine"]["decision"] == moves
        await last.ask("takeback", agree=True)
        assert last.state["takeback"] is None
        assert last.lines[-1]["events"][0]["event"] == "undone"
    assert table.view(first)["mine"]["decision"] == moves - 1
    assert table.awaiting() == [first]


def test_one_who_declines_is_enough(one_server: Server) -> None:
    table = one_server.make()
    seat = table.answer_all()
    before = table.view(seat)
    ok(table.post("/takeback", 0, {"agree": True}))
    ok(table.post("/takeback", 1, {"agree": True}))
    assert ok(table.post("/takeback", 2, {"agree": False}))["takeback"] is None
    ok(table.post("/takeback", 1, {"agree": False}))
    assert table.view(seat) == before
    refused(table.post("/takeback", None, {"agree": True}), 403, "forbidden")


def test_a_takeback_is_forgotten_when_the_game_goes_on(one_server: Server) -> None:
    table = one_server.make()
    seat = table.answer_all()
    ok(table.post("/takeback", 0, {"agree": True}))
    table.play(seat)
    assert table.state(0)["takeback"] is None


def test_bots_agree_to_every_takeback(server: Server) -> None:
    table = server.make("link", "random", "random")
    refused(table.post("/takeback", 0, {"agree": True}), 409, "conflict")
    table.play(0)
    answer = ok(table.post("/takeback", 0, {"agree": True}))
    assert answer["takeback"] is None
    assert answer["view"]["mine"]["decision"] == 0
    table.play(0)


@asynchronous
async def test_a_table_does_not_grow_for_ever_by_going_back_and_forth(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("raiatea.server.tables.MOST_ENTRIES", 10)
    async with inside(tmp_path) as server:
        live = await server.make("link", "link", "link")
        answers = []
        for _ in range(12):
            prompt = (await server.get("/state", 0))["view"]["prompt"]
            if prompt is not None:
                move = {"decision": prompt["decision"], "move": prompt["moves"][0]}
                ok(await server.post("/moves", 0, move))
            answers.append((await server.post("/withdraw", 0)).status_code)
        assert answers[:5] == [200] * 5
        assert set(answers[5:]) == {409}
        refused(await server.post("/undo", 0), 409, "conflict")
        refused(await server.post("/takeback", 0, {"agree": True}), 409, "conflict")
        while seats := live.logged.game.awaiting:  # forwards it goes to the end
            game = live.logged.game
            first = str(game.moves(seats[0])[0])
            await server.tables.play(live, seats[0], game.decision(seats[0]), first)
