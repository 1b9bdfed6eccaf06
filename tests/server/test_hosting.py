"""The host's panel, spectators, absent people, and what a table hides."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.live import all_sitting, asynchronous, closed, sitting
from tests.server.process import Server
from tests.server.table import Table, ok, refused

HOSTS_ALONE = [
    ("/seats/1/link", None),
    ("/seats/1/bot", {"bot": "random"}),
    ("/close", None),
    ("/rematch", None),
]


@pytest.mark.parametrize(("path", "body"), HOSTS_ALONE)
def test_only_the_host_has_the_hosts_panel(one_server: Server, path: str, body: object) -> None:
    table = one_server.make()
    for who in (0, None):
        refused(table.post(path, who, body), 403, "forbidden")
    assert table.about(0)["status"] == "running"
    assert table.about(0)["seats"][1]["bot"] is None


def you(seat: int | None) -> dict[str, Any]:
    """What a secret opens that is not the host's."""
    return {"host": False, "seat": seat, "invited": None, "hints": False}


@asynchronous
async def test_a_replaced_link_opens_nothing(server: Server) -> None:
    table = server.make()
    old = table.keys[1]
    async with sitting(table, old) as lost:
        new = ok(table.post("/seats/1/link", table.host))["secret"]
        assert new not in table.secrets
        refused(table.get("/state", old), 404, "unknown-table")
        refused(table.post("/moves", old, {"decision": 0, "move": "done"}), 404, "unknown-table")
        assert await closed(lost) == 4404, "who has the old link is still connected"
    table.keys[1] = table.claim(new)
    assert table.about(1)["you"] == you(1)
    table.play(1)


@asynchronous
async def test_a_seat_goes_to_a_bot_and_back(server: Server) -> None:
    table = server.make()
    async with sitting(table, 0) as watching:
        about = ok(table.post("/seats/1/bot", table.host, {"bot": "random"}))
        assert about["seats"][1]["bot"] == "random"
        await watching.until(lambda message: message["type"] == "table")
        await watching.until(
            lambda message: (
                message["type"] == "update" and 1 not in message["state"]["view"]["awaiting"]
            )
        )
        async with sitting(table, 1) as returned:
            assert returned.table["seats"][1]["bot"] is None
        ok(table.post("/seats/2/bot", table.host, {"bot": "random"}))
        ok(table.post("/seats/2/bot", table.host, {"bot": None}))
        assert table.about(2)["seats"][2] == {
            "seat": 2,
            "name": "Player 2",
            "colour": 3,
            "kind": "link",
            "bot": None,
            "claimed": 1,
            "present": False,
            "away": False,
            "taken": True,
            "ready": False,
        }


@asynchronous
async def test_a_bots_seat_goes_to_a_person_and_the_same_people_meet_again(
    one_server: Server,
) -> None:
    table = one_server.make("link", "link", "random")
    ok(table.post("/seats/2/bot", table.host, {"bot": None}))
    table.keys[2] = table.claim(ok(table.post("/seats/2/link", table.host))["secret"])
    async with sitting(table, 2) as live:
        assert live.table["you"] == you(2)
    again = table.post("/rematch", table.host)
    assert again.status_code == 201, again.text


@pytest.mark.parametrize("seat", [3, 99])
@pytest.mark.parametrize(("path", "body"), [("link", None), ("bot", {"bot": "random"})])
def test_there_is_no_other_seat(one_server: Server, seat: int, path: str, body: object) -> None:
    table = one_server.make()
    answer = table.post(f"/seats/{seat}/{path}", table.host, body)
    assert answer.status_code == 404, answer.text


def test_there_is_no_such_bot(one_server: Server) -> None:
    table = one_server.make()
    refused(table.post("/seats/1/bot", table.host, {"bot": "tohunga"}), 400, "bad-request")


@asynchronous
async def test_a_closed_table_can_be_seen_but_not_played(server: Server) -> None:
    table = server.make()
    prompt = table.prompt(0)
    async with sitting(table, 0) as live:
        assert ok(table.post("/close", table.host))["status"] == "closed"
        while live.table["status"] != "closed":
            await live.receive()
        assert "seed" not in live.table["fairness"]
        answer = await live.move(prompt["decision"], prompt["moves"][0])
        assert (answer["status"], answer["error"]) == (409, "closed")
    refused(table.get("/record", 0), 403, "forbidden")
    assert table.state(0)["version"] == 0


def test_a_rematch_has_the_same_people_with_the_next_one_first(finished: Table) -> None:
    answer = finished.post("/rematch", finished.host)
    assert answer.status_code == 201
    again = Table(finished.server, answer.json())
    assert not set(again.secrets) & set(finished.secrets)
    first, second = finished.about(None), again.about(None)
    names = [chair["name"] for chair in first["seats"]]
    assert [chair["name"] for chair in second["seats"]] == names[1:] + names[:1]
    assert second["variants"] == first["variants"]
    assert second["status"] == "running"
    again.play(0)


@asynchronous
async def test_who_is_still_there_is_invited_to_their_own_seat_of_the_rematch(
    one_server: Server,
) -> None:
    table = one_server.make()
    async with all_sitting(table, [0, 1, None]) as (first, second, watching):
        made = Table(one_server, table.post("/rematch", table.host).json(), claim=False)
        for live, seat in ((first, 2), (second, 0)):
            told = await live.until(lambda message: message["type"] == "rematch")
            assert told["table"] == made.id
            assert made.about(told["secret"])["you"] == you(seat)
            refused(made.get("", made.links[seat]), 404, "unknown-table")
        await watching.rest()
        assert watching.of("rematch") == []


@asynchronous
async def test_who_comes_back_later_is_invited_too_with_the_same_secret_on_every_device(
    one_server: Server,
) -> None:
    table = one_server.make()
    table.post("/rematch", table.host)
    secrets = []
    for _ in range(2):
        async with all_sitting(table, [1]) as (device,):
            told = await device.until(lambda message: message["type"] == "rematch")
            secrets.append(told["secret"])
    assert secrets[0] == secrets[1]


@asynchronous
async def test_a_new_link_at_the_next_table_ends_the_invitation(one_server: Server) -> None:
    table = one_server.make()
    made = Table(one_server, table.post("/rematch", table.host).json(), claim=False)
    async with all_sitting(table, [1]) as (device,):
        told = await device.until(lambda message: message["type"] == "rematch")
    made.post("/seats/0/link", made.host)
    refused(made.get("", told["secret"]), 404, "unknown-table")
    async with all_sitting(table, [1]) as (device,):  # nor does it come back
        await device.rest()
        assert device.of("rematch") == []
    refused(made.get("", told["secret"]), 404, "unknown-table")


def test_every_secret_has_its_role(server: Server) -> None:
    table = server.make("here", "link", "random")
    roles = {who: table.about(who)["you"] for who in (0, 1, table.spectator, table.host)}
    assert roles == {
        0: you(0),
        1: you(1),
        table.spectator: you(None),
        table.host: {**you(None), "host": True},
    }
    assert table.keys[2] == ""


def test_a_secret_of_another_table_opens_nothing(server: Server) -> None:
    table, other = server.make(), server.make()
    for key in other.secrets:
        for path in ("", "/state", "/record", "/moments/0"):
            refused(table.get(path, key), 404, "unknown-table")
    refused(server.get("/api/tables/nowhere", table.host), 404, "unknown-table")
    assert server.get(table.path("")).status_code == 401


@asynchronous
async def test_a_spectator_sees_what_spectators_may_see_and_does_nothing(server: Server) -> None:
    table = server.make()
    async with all_sitting(table, [None, table.host]) as watching:
        for live in watching:
            assert "mine" not in live.view
            assert live.view["seat"] is None
            for kind, fields in (
                ("move", {"decision": 0, "move": "done"}),
                ("withdraw", {}),
                ("undo", {}),
                ("takeback", {"agree": True}),
                ("chat", {"text": "hello"}),
            ):
                answer = await live.ask(kind, **fields)
                assert (answer["status"], answer["error"]) == (403, "forbidden")
        for seat in range(3):
            table.play(seat)
            table.play(seat)
        for live in watching:
            await live.version(3)
            kinds = {event["event"] for line in live.lines for event in line["events"]}
            assert "kept ritual" not in kinds
            assert "mine" not in live.view


@asynchronous
async def test_everyone_sees_who_is_there(one_server: Server) -> None:
    table = one_server.make()
    async with sitting(table, 0) as live:
        assert [chair["present"] for chair in live.table["seats"]] == [True, False, False]
        async with sitting(table, 1):
            while [chair["present"] for chair in live.table["seats"]] != [True, True, False]:
                await live.receive()
        while [chair["present"] for chair in live.table["seats"]] != [True, False, False]:
            await live.receive()


@asynchronous
async def test_what_could_be_counted_is_hidden_unless_the_table_shows_it(
    one_server: Server,
) -> None:
    table = one_server.make()
    assert table.about(0)["tracked"] is False
    async with all_sitting(table, [0, 1, None]) as watching:
        table.play_some(20)
        for live in watching:
            await live.rest()
            states = [message["state"] for message in live.messages if "state" in message]
            assert len(states) > 10
            assert all(state["view"]["tracked"] is None for state in states)
    assert ok(table.get("/moments/3", 0))["view"]["tracked"] is None
    counted = one_server.make(tracked=True)
    assert counted.about(None)["tracked"] is True
    assert ok(counted.get("/state", None))["view"]["tracked"]["pearls"] == [4, 4, 4]


@asynchronous
async def test_chat_reaches_everyone_as_it_was_written(server: Server) -> None:
    table = server.make()
    text = '<b>Ia ora na</b> & "maeva" \u202e 🌺 \' ; drop table chat'
    async with all_sitting(table, [0, 1, None]) as watching:
        assert (await watching[0].ask("chat", text=text))["type"] == "done"
        ok(table.post("/chat", 1, {"text": "aloha"}))
        for live in watching:
            while len(lines := [line for one in live.of("chat") for line in one["lines"]]) < 2:
                await live.receive()
            assert [(line["seat"], line["text"]) for line in lines] == [(0, text), (1, "aloha")]
    async with sitting(table, 2) as late:
        said = await late.until(lambda message: message["type"] == "chat")
        assert [line["text"] for line in said["lines"]] == [text, "aloha"]


@asynchronous
async def test_people_who_talk_at_the_same_time_are_all_heard(server: Server) -> None:
    table = server.make()
    async with all_sitting(table, [0, 1, 2]) as talking:
        for n in range(10):
            for live in talking:
                await live.send("chat", text=f"{n}")
        for live in talking:
            while sum(len(message["lines"]) for message in live.of("chat")) < 30:
                await live.receive()
            numbers = [line["n"] for message in live.of("chat") for line in message["lines"]]
            assert numbers == list(range(1, 31))


@asynchronous
async def test_who_comes_late_hears_the_end_of_a_long_chat(one_server: Server) -> None:
    table = one_server.make()
    async with sitting(table, 0) as talking:
        for n in range(203):
            await talking.send("chat", text=f"{n}")
        await talking.until(lambda message: message.get("id") == "203")
    async with sitting(table, 1) as late:
        said = await late.until(lambda message: message["type"] == "chat")
        assert [line["text"] for line in said["lines"]] == [f"{n}" for n in range(3, 203)]
        ok(table.post("/chat", 2, {"text": "more"}))
        said = await late.until(lambda message: message["type"] == "chat")
        assert [(line["n"], line["text"]) for line in said["lines"]] == [(204, "more")]


def test_chat_can_be_off(one_server: Server) -> None:
    table = one_server.make(chat=False)
    refused(table.post("/chat", 0, {"text": "hello"}), 403, "forbidden")
