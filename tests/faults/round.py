"""A round: tables are played to their end while one thing after the other goes wrong; then all is
compared with what the clients were told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx

from raiatea.server import keys
from tests.faults import checker
from tests.faults.client import GONE, PATIENCE, Client
from tests.faults.history import History, Record, Refused
from tests.faults.world import World
from tests.server import stored
from tests.server.process import Server, chair_of

SEATS = ("link", "link", "link", "random")
CLOCK = {"seconds": 3600}
ROUND_SECONDS = 1200.0


@dataclass
class Outcome:
    """What came of a round."""

    tables: int = 0
    confirmed: int = 0
    refused: int = 0
    lost: int = 0
    lines: int = 0
    happened: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    histories: list[History] = field(default_factory=list)


class Round:
    """Slots in which one table after the other is played, until all faults have been."""

    def __init__(self, world: World, slots: int, between: int) -> None:
        self.world = world
        self.slots = slots
        self.between = between
        self.clients: list[Client] = []
        self.more_to_come = True
        self.not_made = 0  # tables that a server could not make
        world.confirmed = lambda: sum(one.history.confirmed for one in self.clients)
        world.refused = self._refused

    async def run(self, faults: Sequence[str]) -> None:
        async with asyncio.timeout(ROUND_SECONDS), asyncio.TaskGroup() as group:
            for _ in range(self.slots):
                group.create_task(self._slot())
            group.create_task(self._suffer(faults))

    def _refused(self) -> int:
        """How often somebody was told that something cannot be now, whatever they tried."""
        moves = sum(isinstance(one, Refused) for c in self.clients for one in c.history.happened)
        return moves + sum(client.turned_away for client in self.clients) + self.not_made

    async def _suffer(self, faults: Sequence[str]) -> None:
        for fault in faults:
            until = self.world.confirmed() + self.between
            while self.world.confirmed() < until:
                await asyncio.sleep(0.01)
            await self.world.suffer(fault)
        self.more_to_come = False

    async def _slot(self) -> None:
        while self.more_to_come:
            clients = await self._sit_down()
            self.clients += clients
            await asyncio.gather(*[client.play() for client in clients])

    async def _sit_down(self) -> list[Client]:
        """A new table with a client on each seat, and one who looks on; tried until it works."""
        while True:
            try:
                return await self._make()
            except httpx.HTTPStatusError:
                self.not_made += 1
            except GONE:
                pass
            await asyncio.sleep(0.1)

    async def _make(self) -> list[Client]:
        doors = self.world.doors
        door = self.world.dice.choice(doors)
        address = f"http://{door.address}/api/tables"
        chairs = [chair_of(seat, kind) for seat, kind in enumerate(SEATS)]
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            asked = {"seats": chairs, "clock": CLOCK}
            made = (await http.post(address, json=asked)).raise_for_status().json()
            table = made["table"]
            found = [Client(table, None, made["spectator"], doors, table)]
            for seat, chair in enumerate(made["seats"]):
                if chair["secret"]:
                    own = keys.new_key()
                    headers = {"Authorization": f"Bearer {chair['secret']}"}
                    claim = f"{address}/{table}/claim"
                    answer = await http.post(claim, json={"secret": own}, headers=headers)
                    answer.raise_for_status()
                    found.append(Client(table, seat, own, doors, f"{table} {seat}"))
        return found

    async def check(self) -> Outcome:
        """End all servers, start one anew that has nothing but the moves, and compare."""
        world = self.world
        await world.end()
        await asyncio.to_thread(stored.execute, world.database, "delete from snapshots")
        server = world.servers[0]
        await asyncio.to_thread(server.start)
        found = Outcome(happened=world.happened, faults=world.wrong)
        for table in {client.history.table: None for client in self.clients}:
            clients = [one for one in self.clients if one.history.table == table]
            histories = [client.history for client in clients]
            record = await asyncio.to_thread(final, server, clients)
            found.faults += checker.faults(histories, record)
            found.tables += 1
            found.histories += histories
            found.lost += sum(client.lost for client in clients)
            found.lines += sum(len(log) for log in record.logs.values())
        found.confirmed = world.confirmed()
        found.refused = world.refused()
        return found


def final(server: Server, clients: Sequence[Client]) -> Record:
    """What a table is in the end: the moves in the database, the logs as a server tells them."""
    table = clients[0].history.table
    query = f"select kind, seat, move from entries where table_id = '{table}' order by n"
    entries = stored.execute(server.database, query)
    assert {kind for kind, _, _ in entries} == {"move"}
    logs: dict[int | None, list[Any]] = {}
    for client in clients:
        answer = server.get(f"/api/tables/{table}/state", client.secret)
        answer.raise_for_status()
        logs[client.history.seat] = [line["events"] for line in answer.json()["log"]]
    return Record([(seat, move) for _, seat, move in entries], logs)
