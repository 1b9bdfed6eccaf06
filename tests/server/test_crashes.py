"""Power cuts and crashed workers: every confirmed move is there, and every table goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from pathlib import Path

import pytest
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server import stored
from tests.server.conftest import NewDatabase, Serve
from tests.server.live import PATIENCE, asynchronous, sitting
from tests.server.process import Server, command_of
from tests.server.table import Table

TABLES = 4
KILLS = 3
GONE = (WebSocketException, InvalidHandshake, OSError, TimeoutError)

needs_proc = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc")


class Stubborn:
    """A player who connects again whenever a server is gone, and keeps what was confirmed."""

    def __init__(self, table: Table, seat: int, *others: Server) -> None:
        self.table = table
        self.processes = [table.server, *others]
        self.seat = seat
        self.dice = random.Random(f"{table.id} {seat}")
        self.confirmed: dict[int, str] = {}
        self.unanswered: tuple[int, str] | None = None
        self.version = 0
        self.over = False

    async def play(self) -> None:
        while not self.over:
            try:
                await self.play_while_connected()
            except GONE:
                await asyncio.sleep(0.02)
                self.table = self.table.at(self.dice.choice(self.processes))

    async def play_while_connected(self) -> None:
        async with sitting(self.table, self.seat, self.version) as live:
            versions = [line["version"] for line in live.lines]
            assert versions == list(range(self.version + 1, live.state["version"] + 1))
            while not live.over:
                self.version = live.state["version"]
                prompt = live.view["prompt"]
                if self.unanswered is not None:
                    decision, move = self.unanswered
                elif prompt is not None:
                    decision, move = prompt["decision"], self.dice.choice(prompt["moves"])
                    self.unanswered = decision, move
                else:
                    await live.receive()
                    continue
                answer = await live.move(decision, move)
                assert answer["type"] == "done", answer
                self.confirmed[decision] = move
                self.unanswered = None
            self.over = True

    def check(self, database: str) -> None:
        """All that was confirmed is stored, just once."""
        kept = stored.moves(database, self.table.id).get(self.seat, [])
        assert len(kept) - 1 in (max(self.confirmed), max(self.confirmed) + 1)
        for decision, move in self.confirmed.items():
            assert kept[decision] == move


async def play_and_kill(players: list[Stubborn], servers: list[Server]) -> None:
    """Let all play while the servers are killed in turn, at random moments."""

    async def kill_now_and_then() -> None:
        for n in range(KILLS):
            confirmed = sum(len(player.confirmed) for player in players)
            while sum(len(player.confirmed) for player in players) < confirmed + 20:
                await asyncio.sleep(0.01)
            await asyncio.sleep(random.uniform(0, 0.3))
            server = servers[n % len(servers)]
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        for player in players:  # every table goes on
            before = len(player.confirmed)
            while len(player.confirmed) < before + 3 and not player.over:
                await asyncio.sleep(0.01)
        for player in players:
            player.over = True
        for server in servers:
            await asyncio.to_thread(server.kill)

    async with asyncio.timeout(10 * PATIENCE), asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
        group.create_task(kill_now_and_then())


def check_all(players: list[Stubborn], server: Server) -> None:
    for player in players:
        player.check(server.database)
    assert "Traceback" not in server.said()
    server.start()
    assert "cannot go on" not in server.said()
    for player in players:
        player.table.at(server).state(player.seat)


def test_no_confirmed_move_is_lost_however_often_the_server_is_killed(
    database: str, serve: Serve
) -> None:
    server = serve(database)
    tables = [server.make("link", "link", "link", "random") for _ in range(TABLES)]
    players = [Stubborn(table, seat) for table in tables for seat in range(3)]
    asyncio.run(play_and_kill(players, [server]))
    check_all(players, server)


def test_no_confirmed_move_is_lost_when_one_of_two_processes_is_killed(
    postgresql_database: str, serve: Serve
) -> None:
    """Its people go on at the other one, at once."""
    servers = [serve(postgresql_database) for _ in range(2)]
    tables = [servers[n % 2].make("link", "link", "link", "random") for n in range(TABLES)]
    players = [
        Stubborn(table.at(servers[seat % 2]), seat, *servers)
        for table in tables
        for seat in range(3)
    ]
    asyncio.run(play_and_kill(players, servers))
    for server in servers:
        check_all(players, server)


@needs_proc
@asynchronous
async def test_a_crashed_worker_is_replaced_and_the_game_goes_on(
    new_database: NewDatabase, serve: Serve
) -> None:
    server = serve(new_database("sqlite"))
    table = server.make("link", "novice", "novice")
    killed: set[int] = set()
    async with sitting(table, 0) as live:
        dice = random.Random(1)
        while not live.over:
            if len(killed) < 4:
                workers = set(server.workers())
                for worker in workers:
                    os.kill(worker, signal.SIGKILL)
                killed |= workers
            if live.view["prompt"]:
                await live.play_game(dice, 1)
            else:
                await live.receive()
    assert len(killed) >= 3
    assert server.said().count("crashed") <= len(killed), "a crashed worker was not replaced"
    assert table.about(0)["status"] == "over"
    assert "Traceback" not in server.said()


@needs_proc
@pytest.mark.parametrize("end", [signal.SIGSTOP, signal.SIGKILL])
@asynchronous
async def test_a_worker_that_hangs_or_dies_with_many_waiting_stops_no_table(
    new_database: NewDatabase, serve: Serve, end: signal.Signals
) -> None:
    seconds = "10" if end is signal.SIGSTOP else "30"
    server = serve(new_database("sqlite"), RAIATEA_BOT_SECONDS=seconds)
    first = server.make("link", "novice", "novice")
    async with sitting(first, 0) as live:
        while live.view["awaiting"] != [0]:
            await live.receive()
    for worker in server.workers():
        os.kill(worker, signal.SIGSTOP)
    tables = [server.make("link", "novice", "novice") for _ in range(4)]
    for worker in server.workers():
        os.kill(worker, end)
    for table in tables:
        async with sitting(table, 0) as live:
            while live.view["awaiting"] != [0]:
                await live.receive()
    assert server.said().count("did not answer") < len(tables), "all paid for the one that hung"


@needs_proc
def test_workers_end_with_their_server(new_database: NewDatabase, serve: Serve) -> None:
    server = serve(new_database("sqlite"))
    table = server.make("link", "random", "random")
    deadline = time.monotonic() + PATIENCE
    while table.awaiting() != [0]:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    workers = server.workers()
    assert workers
    server.kill()
    deadline = time.monotonic() + PATIENCE
    while any(command_of(worker) for worker in workers):
        assert time.monotonic() < deadline, "workers of a killed server live on"
        time.sleep(0.05)


def test_a_server_that_is_asked_to_end_ends(new_database: NewDatabase, serve: Serve) -> None:
    server = serve(new_database("sqlite"))
    table = server.make("link", "novice", "novice")

    async def end() -> None:
        async with sitting(table, 0), sitting(table, None):
            assert server.process is not None
            server.process.terminate()
            deadline = time.monotonic() + PATIENCE
            while server.process.poll() is None:
                assert time.monotonic() < deadline, "it does not end while somebody is connected"
                await asyncio.sleep(0.05)

    asyncio.run(end())
    assert "Traceback" not in server.said()
