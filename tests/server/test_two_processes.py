"""Several server processes on one PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from raiatea import Game
from raiatea.server import fairness
from tests.server.conftest import NewDatabase, Serve
from tests.server.live import asynchronous, closed, sitting
from tests.server.process import Server
from tests.server.table import Table, ok, refused


@pytest.fixture(scope="module")
def pair(
    new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database."""
    folder: Path = tmp_path_factory.mktemp("pair")
    database = new_database("postgresql")
    with Server(database, folder / "one") as one, Server(database, folder / "other") as other:
        yield one, other


Pair = tuple[Server, Server]


def both(pair: Pair, *kinds: str, **options: object) -> tuple[Table, Table]:
    """A table as seen at one process and at the other."""
    table = pair[0].make(*kinds, **options)
    return table, table.at(pair[1])


def test_processes_may_start_at_the_same_time_on_an_empty_database(
    new_database: NewDatabase, serve: Serve
) -> None:
    database = new_database("postgresql")
    for server in [serve(database, wait=False) for _ in range(2)]:
        server.wait().make()


@asynchronous
async def test_players_at_different_processes_play_a_whole_game(pair: Pair) -> None:
    here, there = both(pair, "link", "link", "link", "random")
    async with sitting(here, 0) as ana, sitting(there, 1) as ben, sitting(there, 2) as cleo:
        games = [live.play_game(random.Random(n)) for n, live in enumerate((ana, ben, cleo))]
        await asyncio.gather(*games)
        assert ana.view["scores"] == ben.view["scores"] == cleo.view["scores"]
        for live in (ana, ben, cleo):
            versions = [line["version"] for line in live.lines]
            assert versions == list(range(1, live.state["version"] + 1))
    assert here.state(0) == there.state(0)
    file = there.record()
    Game.verify(file["record"])
    fairness.check(file["record"], file["fairness"])


@asynchronous
async def test_a_move_at_one_process_is_seen_at_the_other_in_order(pair: Pair) -> None:
    here, there = both(pair)
    async with sitting(there, None) as watching:
        here.play_some(15)
        await watching.version(here.state(None)["version"])
        assert watching.lines == here.state(None)["log"]
        assert watching.view == here.view(None)


@asynchronous
async def test_what_is_planned_at_one_process_is_answered_at_the_other_and_heard_of_by_nobody(
    pair: Pair,
) -> None:
    here, there = both(pair)
    kahuna = here.answer_all()
    seat, other = (kahuna + 1) % 3, (kahuna + 2) % 3
    plan = {"question": "PathTurn", "moves": ["recruit 1"]}
    async with sitting(there, seat) as mine, sitting(there, other) as another:
        await another.rest()
        ok(here.post("/plan", seat, plan))
        await mine.until(lambda message: message["type"] == "update")
        planned = {one["question"]: one["planned"] for one in mine.state["plans"]}
        assert [one["move"] for one in planned["PathTurn"]] == ["recruit 1"]
        assert await another.rest() == []
    there.play(kahuna, "go path")
    there.play(kahuna, "recruit 1")
    async with sitting(here, None) as watching:
        while watching.view["awaiting"] != [other]:
            await watching.receive()
    assert there.view(None)["public"]["priests"][seat] == 1


@asynchronous
async def test_two_who_answer_one_decision_at_the_same_time_play_one_move(pair: Pair) -> None:
    """The same person on two devices; whoever watches at either process hears of the one move."""
    for _ in range(4):
        here, there = both(pair)
        seat = here.answer_all()
        prompt = here.prompt(seat)
        decision = prompt["decision"]
        async with (
            sitting(here, seat) as one,
            sitting(there, seat) as other,
            sitting(here, None) as ana,
            sitting(there, None) as ben,
        ):
            await other.version(here.state(seat)["version"])
            answers = await asyncio.gather(
                one.move(decision, prompt["moves"][0]), other.move(decision, prompt["moves"][1])
            )
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
            refusal = next(answer for answer in answers if answer["type"] == "refused")
            assert (refusal["status"], refusal["error"]) == (409, "stale")
            assert here.view(seat)["mine"]["decision"] == decision + 1
            for live in (ana, ben):
                await live.version(here.state(None)["version"], 5)
        assert here.state(seat) == there.state(seat)


@asynchronous
async def test_bots_that_think_at_both_processes_keep_nobody_waiting(pair: Pair) -> None:
    tables = [both(pair, "link", "random", "random") for _ in range(6)]

    async def play(here: Table, there: Table) -> None:
        async with sitting(here, 0) as ana, sitting(there, None) as ben:
            for _ in range(8):
                while ana.view["awaiting"] != [0]:
                    await ana.receive()
                while ben.view["awaiting"] != [0]:
                    await ben.receive(5)
                await ana.play()

    await asyncio.gather(*[play(*table) for table in tables])


@asynchronous
async def test_a_move_sent_to_both_processes_is_taken_once(pair: Pair) -> None:
    here, there = both(pair)
    prompt = here.prompt(0)
    decision, move = prompt["decision"], prompt["moves"][0]
    async with sitting(here, 0) as one, sitting(there, 0) as other:
        answers = await asyncio.gather(one.move(decision, move), other.move(decision, move))
        assert [answer["type"] for answer in answers] == ["done", "done"], answers
    assert here.view(0)["mine"]["decision"] == decision + 1


@asynchronous
async def test_simultaneous_answers_at_different_processes_are_all_taken(pair: Pair) -> None:
    for _ in range(4):
        here, there = both(pair)
        async with sitting(here, 0) as ana, sitting(there, 1) as ben, sitting(there, 2) as cleo:
            answers = await asyncio.gather(
                *[
                    live.move(live.view["prompt"]["decision"], live.view["prompt"]["moves"][0])
                    for live in (ana, ben, cleo)
                ]
            )
            assert [answer["type"] for answer in answers] == ["done"] * 3, answers


@asynchronous
async def test_what_another_process_did_first_is_told_to_everyone_here(pair: Pair) -> None:
    """Whoever lost a race hears of it, and so do all others at the same process."""
    for _ in range(5):
        here, there = both(pair)
        async with sitting(here, 0) as ana, sitting(there, 1) as ben, sitting(there, None) as eva:
            moves = [(live, live.view["prompt"]) for live in (ana, ben)]
            await asyncio.gather(
                *[live.move(prompt["decision"], prompt["moves"][0]) for live, prompt in moves]
            )
            while 0 in here.awaiting():
                here.play(0)
            while 1 in there.awaiting():
                there.play(1)
            for live in (ben, eva):
                while live.view["awaiting"] != [2]:
                    await live.receive(5)


def test_a_move_may_follow_at_once_at_the_other_process(pair: Pair) -> None:
    """A client whose requests are spread over the processes need not wait for them to agree."""
    tables = both(pair)
    tables[1].state(0)
    for n in range(20):
        newest, other = tables[n % 2], tables[1 - n % 2]
        seat = newest.awaiting()[0]
        prompt = newest.prompt(seat)
        answer = {"decision": prompt["decision"], "move": prompt["moves"][0]}
        ok(other.post("/moves", seat, answer))


@asynchronous
async def test_what_the_host_changes_is_told_at_the_other_process(pair: Pair) -> None:
    here, there = both(pair)
    async with sitting(there, 0) as ana, sitting(there, 1) as lost:
        await ana.rest()
        ok(here.post("/seats/2/bot", here.host, {"bot": "random"}))
        await ana.until(
            lambda message: (
                message["type"] == "table" and message["table"]["seats"][2]["bot"] == "random"
            )
        )
        key = ok(here.post("/seats/1/link", here.host))["secret"]
        assert await closed(lost) == 4404
        refused(there.get("/state", there.keys[1]), 404, "unknown-table")
        ok(there.get("/state", there.claim(key)))
        ok(here.post("/close", here.host))
        told = await ana.until(
            lambda message: message["type"] == "table" and message["table"]["status"] != "running"
        )
        assert told["table"]["status"] == "closed"


@asynchronous
async def test_chat_is_heard_at_the_other_process(pair: Pair) -> None:
    here, there = both(pair)
    async with sitting(here, 0) as ana, sitting(there, 1) as ben:
        await asyncio.gather(*[live.send("chat", text=f"{n}") for n in "ab" for live in (ana, ben)])
        for live in (ana, ben):
            while sum(len(message["lines"]) for message in live.of("chat")) < 4:
                await live.receive(5)


@asynchronous
async def test_a_takeback_can_be_agreed_to_at_the_other_process(pair: Pair) -> None:
    here, there = both(pair)
    seat = here.answer_all()
    before = here.view(seat)["mine"]["decision"]
    here.play(seat)
    others = [one for one in range(3) if one != seat]
    async with sitting(there, others[0]) as ben:
        ok(here.post("/takeback", seat, {"agree": True}))
        told = await ben.until(lambda message: message["type"] == "update")
        assert told["state"]["takeback"] == {"by": seat, "agreed": [seat]}
        await ben.ask("takeback", agree=True)
        ok(there.post("/takeback", others[1], {"agree": True}))
    assert there.view(seat)["mine"]["decision"] == before


@asynchronous
async def test_who_is_at_the_other_process_is_there(pair: Pair) -> None:
    here, there = both(pair)
    async with sitting(here, 0) as ana:
        async with sitting(there, 1):
            await ana.until(lambda _: ana.table["seats"][1]["present"])
            assert there.about(1)["seats"][0]["present"]
        await ana.until(lambda _: not ana.table["seats"][1]["present"])
        assert not there.about(1)["seats"][1]["present"]


async def cut_listeners(database: str) -> None:
    """End the connections on which processes listen, as a network would."""
    connection = await asyncpg.connect(database)
    await connection.execute(
        "select pg_terminate_backend(pid) from pg_stat_activity "
        "where datname = current_database() and pid <> pg_backend_pid() "
        "and query ilike 'listen%'"
    )
    await connection.close()


@asynchronous
async def test_what_happened_while_nobody_listened_is_caught_up(pair: Pair) -> None:
    here, there = both(pair)
    async with sitting(there, None) as watching:
        await cut_listeners(pair[0].database)
        here.play_some(3)
        version = here.state(None)["version"]
        await watching.version(version)
        assert watching.lines == here.state(None)["log"]
    assert_alive(pair)


def assert_alive(servers: Any) -> None:
    for server in servers:
        assert server.process.poll() is None
