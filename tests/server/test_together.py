"""Simultaneous answers: everyone at once, changed until the last is in, secret until then."""

from __future__ import annotations

import json

from tests.server.live import Live, all_sitting, asynchronous, sitting
from tests.server.process import Server
from tests.server.table import ok, refused


def told(live: Live) -> list[str]:
    return [event["event"] for line in live.lines for event in line["events"]]


@asynchronous
async def test_others_learn_only_that_somebody_has_answered(server: Server) -> None:
    table = server.make()
    table.play_until("Offer")
    async with all_sitting(table, [1, 2, None, table.host]) as others:
        for live in others:
            live.lines = []
        before = [live.view for live in others]
        table.play(0, "offer 2")
        for live, view in zip(others, before, strict=True):
            await live.until(lambda message: message["type"] == "update")
            assert told(live) == ["committed", "answered"]
            assert live.view["awaiting"] == [1, 2]
            assert {key for key in view if live.view[key] != view[key]} == {"awaiting"}
            assert "offer 2" not in json.dumps(live.messages[-1]["state"]["log"])


async def updates_while_preparing(server: Server, number: int) -> list[list[str]]:
    """What others are told while a seat prepares so many rituals."""
    table = server.make()
    seat = -1
    while seat < 0:
        table.play_until("Prepare")
        able = [
            one
            for one in table.awaiting()
            if len(table.view(one)["mine"]["rituals"]) >= 2 and len(table.prompt(one)["moves"]) > 2
        ]
        seat = able[0] if able else -1
        if not able:
            for one in table.awaiting():
                table.play(one, "done")
    others = [one for one in range(3) if one != seat]
    async with all_sitting(table, [*others, None]) as watching:
        for live in watching:
            await live.rest()
            live.messages = []
        for _ in range(number):
            table.play(seat)
        if "done" in (table.view(seat)["prompt"] or {}).get("moves", []):
            table.play(seat, "done")
        for live in watching:
            await live.rest()
        return [[message["type"] for message in live.messages] for live in watching]


@asynchronous
async def test_the_number_of_updates_does_not_tell_how_many_rituals_somebody_prepares(
    one_server: Server,
) -> None:
    none = await updates_while_preparing(one_server, 0)
    some = await updates_while_preparing(one_server, 2)
    assert none == some == [["update"]] * 3


@asynchronous
async def test_an_answer_can_be_withdrawn_and_changed_until_the_last_is_in(server: Server) -> None:
    table = server.make()
    table.play_until("Offer")
    decision = table.prompt(0)["decision"]
    async with sitting(table, 1) as other:
        other.lines = []
        table.play(0, "offer 1")
        assert ok(table.post("/withdraw", 0))["view"]["prompt"]["decision"] == decision
        table.play(0, "offer 0")
        ok(table.post("/withdraw", 0))
        table.play(0, "offer 1")
        await other.version(table.state(1)["version"])
        answer = ["committed", "answered"]
        assert told(other) == [*answer, "withdrew", *answer, "withdrew", *answer]
        assert other.view["awaiting"] == [1, 2]
    table.play(1, "offer 0")
    table.play(2, "offer 0")
    offered = [
        event
        for line in table.state(None)["log"]
        for event in line["events"]
        if event["event"] == "offered"
    ]
    assert sorted((event["seat"], event["amount"]) for event in offered[-3:]) == [
        (0, 1),
        (1, 0),
        (2, 0),
    ]
    refused(table.post("/withdraw", 0), 422, "illegal")


@asynchronous
async def test_the_same_answer_may_be_given_again_after_it_was_withdrawn(server: Server) -> None:
    table = server.make()
    table.play_until("Offer")
    for _ in range(3):
        table.play(0, "offer 1")
        assert table.awaiting() == [1, 2]
        ok(table.post("/withdraw", 0))
        assert table.awaiting() == [0, 1, 2]
    async with sitting(table, 0) as live:
        await live.play("offer 1")
        assert live.view["awaiting"] == [1, 2]
        assert (await live.ask("withdraw"))["type"] == "done"
        await live.play("offer 1")
        assert live.view["awaiting"] == [1, 2]


@asynchronous
async def test_a_half_given_answer_can_be_withdrawn_without_others_noticing(
    one_server: Server,
) -> None:
    table = one_server.make()
    assert table.prompt(0)["question"] == "KeepTogether"
    hand = table.view(0)["mine"]
    async with sitting(table, 1) as other:
        await other.rest()
        table.play(0)
        assert 0 in table.awaiting()
        ok(table.post("/withdraw", 0))
        assert table.view(0)["mine"] == hand
        assert await other.rest() == []


@asynchronous
async def test_a_half_given_answer_does_not_end_a_takeback_that_others_are_asked_for(
    one_server: Server,
) -> None:
    """Else everyone would see that somebody has prepared one more ritual."""
    table = one_server.make()
    table.play_until("Prepare")
    seat = next(one for one in range(3) if len(table.prompt(one)["moves"]) > 1)
    asker, other = [one for one in range(3) if one != seat]
    ok(table.post("/takeback", asker, {"agree": True}))
    async with sitting(table, other) as watching:
        await watching.rest()
        table.play(seat)
        assert await watching.rest() == []
        assert table.state(other)["takeback"] == {"by": asker, "agreed": [asker]}


def test_who_has_not_answered_has_nothing_to_withdraw(one_server: Server) -> None:
    table = one_server.make()
    answer = refused(table.post("/withdraw", 0), 422, "illegal")
    assert answer["rule"]
