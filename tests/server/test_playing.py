"""Moves: answered once, refused with a reason, told in order to who was away."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.server.live import asynchronous, sitting
from tests.server.process import Server
from tests.server.table import Table, ok, refused


def test_a_move_sent_again_is_taken_once(server: Server) -> None:
    table = server.make()
    prompt = table.prompt(0)
    answer = {"decision": prompt["decision"], "move": prompt["moves"][0]}
    first = ok(table.post("/moves", 0, answer))
    again = ok(table.post("/moves", 0, answer))
    assert again == first == table.state(0)


@asynchronous
async def test_a_lost_answer_never_plays_twice(server: Server) -> None:
    table = server.make()
    prompt = table.prompt(0)
    decision, move = prompt["decision"], prompt["moves"][0]
    async with sitting(table, 0) as live:
        await live.send("move", decision=decision, move=move)
    # The connection was closed before its answer came: nobody knows whether the move was taken.
    async with sitting(table, 0) as live:
        for _ in range(3):
            assert (await live.move(decision, move))["type"] == "done"
        assert live.view["prompt"]["decision"] == decision + 1
        await live.rest()
        assert len(live.lines) == 1
    async with sitting(table, 0) as live:
        assert (await live.move(decision, move))["type"] == "done"
    assert table.state(0)["version"] == 1


@asynchronous
async def test_a_move_is_done_when_what_it_did_has_been_told(server: Server) -> None:
    """Else whoever hears that it is done still sees the question that it answered."""
    table = server.make()
    async with sitting(table, 0) as live:
        for decision in range(2):
            await live.play()
            assert live.view["mine"]["decision"] == decision + 1
        assert (await live.ask("withdraw"))["type"] == "done"
        assert live.view["mine"]["decision"] == 0


@asynchronous
async def test_a_stale_move_is_409_with_the_present_state(server: Server) -> None:
    table = server.make()
    prompt = table.prompt(0)
    table.play(0)
    stale = {"decision": prompt["decision"], "move": prompt["moves"][-1]}
    assert table.prompt(0)["decision"] == 1
    answer = refused(table.post("/moves", 0, stale), 409, "stale")
    assert answer["state"] == table.state(0)
    refused(table.post("/moves", 0, {**stale, "decision": 99}), 409, "stale")
    async with sitting(table, 0) as live:
        answer = await live.move(**stale)
        assert (answer["type"], answer["status"], answer["error"]) == ("refused", 409, "stale")
        update = await live.until(lambda message: message["type"] == "update")
        assert update["state"]["view"] == table.view(0)
    assert table.state(0)["version"] == 1


@asynchronous
async def test_an_illegal_move_is_422_with_its_rule(one_server: Server) -> None:
    table = one_server.make()
    seat = table.answer_all()
    prompt = table.prompt(seat)
    before = table.state(seat)
    for move in ("offer 1", "keep ru", "nonsense", "go nowhere", prompt["moves"][0] + " "):
        answer = refused(
            table.post("/moves", seat, {"decision": prompt["decision"], "move": move}),
            422,
            "illegal",
        )
        assert answer["rule"] == prompt["rule"]
        async with sitting(table, seat) as live:
            answer = await live.move(prompt["decision"], move)
            assert (answer["status"], answer["error"]) == (422, "illegal")
            assert answer["rule"] == prompt["rule"]
    assert table.state(seat) == before


@asynchronous
async def test_a_move_out_of_turn_is_422_with_its_rule(one_server: Server) -> None:
    table = one_server.make()
    seat = table.answer_all()
    other = (seat + 1) % 3
    decision = table.view(other)["mine"]["decision"]
    answer = refused(
        table.post("/moves", other, {"decision": decision, "move": "go forest"}), 422, "not-yours"
    )
    assert answer["rule"] == table.prompt(seat)["rule"]
    async with sitting(table, other) as live:
        answer = await live.move(decision, "go forest")
        assert (answer["status"], answer["error"]) == (422, "not-yours")
        assert answer["rule"] == table.prompt(seat)["rule"]


def test_nobody_plays_when_the_game_is_over(finished: Table) -> None:
    table = finished
    before = table.state(0)
    decision = before["view"]["mine"]["decision"]
    answer = refused(table.post("/moves", 0, {"decision": decision, "move": "done"}), 409, "over")
    assert answer["state"] == before
    for path in ("/withdraw", "/undo"):
        refused(table.post(path, 0), 409, "over")
    refused(table.post("/takeback", 0, {"agree": True}), 409, "over")
    assert table.state(0) == before


@asynchronous
async def test_who_comes_back_gets_exactly_the_lines_they_missed(server: Server) -> None:
    table = server.make()
    table.answer_all()
    async with sitting(table, 2) as live:
        before = live.state["version"]
    table.play_some(8)
    log = table.state(2)["log"]
    for since in (before, before + 3, 0, None, len(log), len(log) + 5):
        async with sitting(table, 2, since) as live:
            assert live.lines == log[since or 0 :]
            assert live.state["version"] == len(log)
            assert live.view == table.view(2)
    async with sitting(table, 2, before) as live:
        table.play(table.awaiting()[0])
        await live.version(len(log) + 1)
        assert live.lines == table.state(2)["log"][before:]


@asynchronous
async def test_what_a_client_has_not_acknowledged_comes_again(one_server: Server) -> None:
    table = one_server.make()
    table.answer_all()
    table.play_some(4)
    log = table.state(0)["log"]
    async with sitting(table, 0) as live:
        await live.rest()
        for version in (len(log), len(log) + 7, None):
            live.messages = []
            await live.socket.send(json.dumps({"type": "ping", "version": version}))
            await live.until(lambda message: message["type"] == "pong")
            assert live.of("update") == []
        for version in (len(log) - 1, 2, 0):
            live.lines = []
            await live.socket.send(json.dumps({"type": "ping", "version": version}))
            await live.until(lambda message: message["type"] == "pong")
            assert live.lines == log[version:]
            assert live.state["version"] == len(log)
            assert live.view == table.view(0)


@asynchronous
async def test_the_first_message_is_the_state(one_server: Server) -> None:
    table = one_server.make()
    table.answer_all()
    for who in (0, None):
        async with sitting(table, who, 2) as live:
            assert [message["type"] for message in live.messages] == ["state"]


@asynchronous
async def test_who_connects_while_others_play_misses_nothing_and_gets_nothing_twice(
    one_server: Server,
) -> None:
    table = one_server.make("link", "random", "random")
    async with sitting(table, 0) as player:
        dice = random.Random(1)
        for _ in range(12):
            since = table.state(None)["version"]
            await player.play_game(dice, 1)
            async with sitting(table, None, since) as live:
                await player.play_game(dice, 1)
                await live.version(table.state(None)["version"])
                versions = [line["version"] for line in live.lines]
                assert versions == list(range(since + 1, live.state["version"] + 1))


@pytest.mark.parametrize("who", [0, None])
def test_a_moment_is_what_one_saw_then(one_server: Server, who: int | None) -> None:
    table = one_server.make(variants=["tane"])
    seen = [table.state(who)]
    while len(seen) < 40:
        table.play(table.awaiting()[0])
        now = table.state(who)
        if now["version"] > seen[-1]["version"]:
            seen.append(now)
    for state in seen:
        moment = ok(table.get(f"/moments/{state['version']}", who))
        assert moment["version"] == state["version"]
        assert moment["view"] == state["view"]
        assert moment["log"] == state["log"]
        assert moment["undo"] == 0


def test_moments_of_others_are_closed_while_the_game_runs(one_server: Server) -> None:
    table = one_server.make()
    table.answer_all()
    for who, wanted in ((0, "1"), (None, "0"), (table.host, "0"), (0, "all"), (0, "all-0")):
        refused(table.get(f"/moments/1?seat={wanted}", who), 403, "forbidden")
    ok(table.get("/moments/1?seat=0", 0))
    late = ok(table.get("/moments/999", 0))
    assert late["version"] == late["latest"] == table.state(0)["version"]


def test_moments_of_all_are_open_when_the_game_is_over(finished: Table) -> None:
    table = finished
    for seat in range(3):
        for who in (0, None):
            moment = ok(table.get(f"/moments/0?seat={seat}", who))
            assert moment["view"] == table.opening[seat]["view"]
            last = ok(table.get(f"/moments/{table.state(seat)['version']}?seat={seat}", who))
            assert last["view"] == table.view(seat)
            assert last["view"]["over"]
    half = len(table.state(None)["log"]) // 2
    opened = ok(table.get(f"/moments/{half}?seat=all", 0))
    assert opened["view"]["seat"] is None
    assert [len(mine["rituals"]) > 0 for mine in opened["open"]] == [True] * 3
    for wanted in ("3", "99", "-1", "x", "²", "1.0", "", "٣", "All", "all-", "all-3"):
        answer = table.get("/moments/0", 0, params={"seat": wanted})
        assert answer.status_code in (400, 404), f"{wanted}: {answer.status_code}"


def test_lines_say_which_turn_they_are_a_part_of(finished: Table) -> None:
    for who in (None, 0, 1, 2):
        round_, chosen = "", ""
        turns = []
        for line in table_lines(finished, who):
            turn = line["turn"]
            assert turn["round"] == round_, line
            assert turn["step"] == 0 or round_.startswith("C"), line
            assert turn["step"] == 0 or turn["seat"] is None, line
            for event in line["events"]:
                if event["event"] == "chose location":
                    chosen = event["location"]
                    assert (turn["location"], turn["seat"]) == (chosen, event["seat"])
                if event["event"] == "round":
                    round_ = event["round"]
            turns.append(turn)
        steps = {(turn["round"], turn["step"]) for turn in turns if turn["step"]}
        assert {step for round_, step in steps if round_ == "C1"} >= {1, 3, 4}


def table_lines(table: Table, who: int | None) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = table.state(who)["log"]
    return lines


def test_the_record_is_closed_until_the_game_is_over(one_server: Server) -> None:
    table = one_server.make()
    for who in (0, None, table.host):
        refused(table.get("/record", who), 403, "forbidden")
