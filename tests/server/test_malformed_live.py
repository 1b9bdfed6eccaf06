"""Malformed, foreign and repeated messages on a WebSocket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.attacks import Attacked, texts, values
from tests.server.conftest import KINDS
from tests.server.live import PATIENCE, all_sitting, asynchronous, sitting
from tests.server.process import Server

Frame = str | bytes
# A close that says why, or none at all: anything but 1006 and 1011, an error of the server.
POLITE = {1000, 1001, 1003, 1007, 1009, 4400, 4404, 4413}


@pytest.fixture(scope="module", params=KINDS)
def attacked(request: pytest.FixtureRequest, servers: Callable[[str], Server]) -> Attacked:
    return Attacked(servers(request.param))


@pytest.fixture(autouse=True)
def unchanged(attacked: Attacked) -> Any:
    yield
    attacked.check()


async def throw(attacked: Attacked, frames: list[Frame]) -> list[dict[str, Any]]:
    """Send frames, then a ping; returns what was answered until the pong or the polite end."""
    address = attacked.server.url.replace("http", "ws", 1) + attacked.table.path("/live")
    found: list[dict[str, Any]] = []
    async with asyncio.timeout(PATIENCE), connect(address, close_timeout=1) as socket:
        try:
            for frame in [*frames, json.dumps({"type": "ping"})]:
                await socket.send(frame)
            while not found or found[-1]["type"] != "pong":
                found.append(json.loads(await socket.recv()))
        except ConnectionClosed as error:
            assert error.rcvd is not None, "the server broke the connection"
            assert error.rcvd.code in POLITE, error.rcvd
            found.append({"type": "closed", "code": error.rcvd.code})
    return found


def hello(secret: str, **more: object) -> str:
    return json.dumps({"type": "hello", "secret": secret, **more})


kinds = st.sampled_from(
    ["hello", "move", "withdraw", "undo", "takeback", "chat", "ping", "state", "done", "", "MOVE"]
)
messages = st.builds(
    lambda kind, fields: json.dumps({**fields, "type": kind}),
    kinds | values,
    st.dictionaries(
        st.sampled_from(["id", "decision", "move", "version", "secret", "since"]) | texts,
        values,
        max_size=4,
    ),
)
frames = st.binary(max_size=200) | texts | values.map(json.dumps) | messages


@given(thrown=st.lists(frames, min_size=1, max_size=4))
def test_before_the_hello_everything_ends_the_connection(
    attacked: Attacked, thrown: list[Frame]
) -> None:
    answers = asyncio.run(throw(attacked, thrown))
    assert [answer["type"] for answer in answers] == ["closed"]


@given(thrown=st.lists(frames, min_size=1, max_size=4), who=st.sampled_from([0, 1, 2, None]))
def test_after_the_hello_malformed_messages_change_nothing(
    attacked: Attacked, thrown: list[Frame], who: int | None
) -> None:
    answers = asyncio.run(throw(attacked, [hello(attacked.table.key(who)), *thrown]))
    assert not [answer for answer in answers if answer["type"] == "done"]


@given(data=st.data())
def test_a_secret_that_opens_nothing_ends_the_connection(attacked: Attacked, data: Any) -> None:
    secret = data.draw(st.sampled_from(attacked.strangers) | texts)
    since = data.draw(st.none() | st.integers(0, 2**70))
    (answer,) = asyncio.run(throw(attacked, [hello(secret, since=since)]))
    assert answer["code"] in (4400, 4404)


@given(since=st.integers(-(2**70), 2**70))
def test_any_version_may_be_asked_for(attacked: Attacked, since: int) -> None:
    first, *_ = asyncio.run(throw(attacked, [hello(attacked.table.keys[0], since=since)]))
    if first["type"] != "closed":
        log = attacked.table.state(0)["log"]
        assert since >= 0
        assert first["state"]["log"] == log[since:]


@given(decision=st.integers(0, 2**70), move=texts, seat=st.integers(0, 2))
def test_moves_that_are_none_are_refused(
    attacked: Attacked, decision: int, move: str, seat: int
) -> None:
    message = json.dumps({"type": "move", "id": "x", "decision": decision, "move": move})
    answers = asyncio.run(throw(attacked, [hello(attacked.table.keys[seat]), message]))
    kinds_of = [answer["type"] for answer in answers]
    assert "done" not in kinds_of
    assert "refused" in kinds_of or kinds_of[-1] == "closed"


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"\x00",
        json.dumps({"type": "ping"}).encode(),
        "",
        "{",
        "null",
        '{"type": "chat", "id": "1", "text": "\\ud800"}',
        '{"type": "move", "id": "1", "decision": 1e999, "move": "x"}',
        '{"type": "move", "id": "1", "decision": ' + "9" * 6000 + ', "move": "x"}',
        '{"type": "ping", "type": "undo", "id": "1"}',
        "[" * 9_000,
        '{"type": "hello", "secret": ' + "[" * 9_000,
        '{"id": ' + "[" * 4_000 + "]" * 4_000 + ', "type": "undo"}',
    ],
)
def test_nasty_frames_do_no_harm(attacked: Attacked, frame: Frame) -> None:
    asyncio.run(throw(attacked, [frame]))
    asyncio.run(throw(attacked, [hello(attacked.table.keys[0]), frame]))


def test_a_zero_in_the_chat_does_no_harm(attacked: Attacked) -> None:
    table = attacked.table
    attacked.table = attacked.other
    try:
        message = json.dumps({"type": "chat", "id": "1", "text": "a\0b"})
        asyncio.run(throw(attacked, [hello(attacked.table.keys[0]), message]))
    finally:
        attacked.table = table


@asynchronous
async def test_a_second_hello_gives_no_other_seat(attacked: Attacked) -> None:
    table = attacked.table
    answers = await throw(attacked, [hello(table.keys[0]), hello(table.keys[1]), hello(table.host)])
    states = [answer["state"] for answer in answers if "state" in answer]
    assert {state["view"]["seat"] for state in states} == {0}


@asynchronous
async def test_old_messages_sent_again_in_any_order_change_nothing(attacked: Attacked) -> None:
    """What was played is done again if it was the last, and stale otherwise."""
    table = attacked.server.make()
    sent: list[tuple[int, int, str]] = []
    for _ in range(20):
        seat = table.awaiting()[0]
        prompt = table.prompt(seat)
        sent.append((seat, prompt["decision"], prompt["moves"][-1]))
        table.play(seat, prompt["moves"][-1])
    before = [table.state(who) for who in (0, 1, 2, None)]
    async with all_sitting(table, [0, 1, 2]) as players:
        for seat, decision, move in [*reversed(sent), *sent]:
            answer = await players[seat].move(decision, move)
            last = max(number for one, number, _ in sent if one == seat)
            if decision == last:
                assert answer["type"] == "done"
            else:
                assert (answer["type"], answer["status"]) == ("refused", 409)
    assert [table.state(who) for who in (0, 1, 2, None)] == before


@asynchronous
async def test_many_messages_at_once_are_answered_one_by_one(attacked: Attacked) -> None:
    async with sitting(attacked.table, 0) as live:
        names = [await live.send("undo") for _ in range(50)]
        for name in names:
            answer = await live.until(lambda message: message["type"] == "refused")
            assert answer["id"] == name
