"""A person who plays on whatever happens, and remembers all that they were told."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import CloseCode

from tests.faults.door import Door
from tests.faults.history import Done, History, Refused, Sent

PATIENCE = 5.0  # then they try another way
GONE = (WebSocketException, OSError, EOFError, TimeoutError, httpx.TransportError)
BY_HTTP = 0.2
MOVES_BY_HTTP = 5


class NotNow(Exception):
    """The server says that it cannot do anything now."""


class Client:
    """Somebody with the secret of a seat, or of the spectators (seat None)."""

    def __init__(
        self, table: str, seat: int | None, secret: str, doors: Sequence[Door], seed: str
    ) -> None:
        self.history = History(table, seat)
        self.secret = secret
        self.doors = doors
        self.dice = random.Random(seed)
        self.state: dict[str, Any] | None = None
        self.unanswered: tuple[int, str] | None = None
        self.over = False
        self.lost = 0  # how often a connection was
        self.turned_away = 0  # how often a server said at the door that it cannot do anything now

    async def play(self) -> None:
        """Until the game is over, and everything that was sent is answered."""
        while not self.over or self.unanswered is not None:
            door = self.dice.choice(self.doors)
            try:
                if self.history.seat is not None and self.dice.random() < BY_HTTP:
                    await self._by_http(door)
                else:
                    await self._by_websocket(door)
            except NotNow:
                await asyncio.sleep(0.2)
            except GONE as error:
                self.lost += 1
                said = error.rcvd if isinstance(error, ConnectionClosed) else None
                self.turned_away += said is not None and said.code == CloseCode.TRY_AGAIN_LATER
                await asyncio.sleep(self.dice.uniform(0.02, 0.2))

    def _next(self) -> tuple[int, str] | None:
        """What there is to send: what was not answered, or a move of those that are legal."""
        if self.unanswered is None and self.state is not None and not self.over:
            prompt = self.state["view"]["prompt"]
            if prompt is not None:
                self.unanswered = prompt["decision"], self.dice.choice(prompt["moves"])
        return self.unanswered

    def _told(self, state: dict[str, Any]) -> None:
        self.history.told(state)
        self.over = self.over or state["view"]["over"]
        if self.state is None or state["version"] >= self.state["version"]:
            self.state = state

    def _answered(self, refusal: dict[str, Any] | None) -> None:
        assert self.unanswered is not None
        if refusal is None:
            self.history.happened.append(Done(*self.unanswered))
            self.unanswered = None
            return
        decision, _ = self.unanswered
        self.history.happened.append(Refused(decision, refusal["status"], refusal["error"]))
        raise NotNow

    async def _by_websocket(self, door: Door) -> None:
        address = f"ws://{door.address}/api/tables/{self.history.table}/live"
        async with connect(address, max_size=None, open_timeout=PATIENCE, close_timeout=1) as live:
            since = self.state["version"] if self.state is not None else None
            hello = {"type": "hello", "secret": self.secret, "since": since}
            await live.send(json.dumps(hello))
            await self._hear(live, "state")
            while not self.over or self.unanswered is not None:
                answer = self._next() if self.history.seat is not None else None
                if answer is None:
                    await self._hear(live)
                    continue
                self.history.happened.append(Sent(*answer))
                decision, move = answer
                message = {"type": "move", "id": "", "decision": decision, "move": move}
                await live.send(json.dumps(message))
                said = await self._hear(live, "done", "refused")
                self._answered(said if said["type"] == "refused" else None)

    async def _hear(self, live: ClientConnection, *kinds: str) -> dict[str, Any]:
        """The next message, or the next of these kinds; who waits sends a ping now and then."""
        while True:
            try:
                text = await asyncio.wait_for(live.recv(), PATIENCE)
            except TimeoutError:
                if kinds:
                    raise
                await live.send(json.dumps({"type": "ping"}))
                text = await asyncio.wait_for(live.recv(), PATIENCE)
            said: dict[str, Any] = json.loads(text)
            if "state" in said:
                self._told(said["state"])
            if not kinds or said["type"] in kinds:
                return said

    async def _by_http(self, door: Door) -> None:
        path = f"http://{door.address}/api/tables/{self.history.table}"
        headers = {"Authorization": f"Bearer {self.secret}"}
        async with httpx.AsyncClient(timeout=PATIENCE, headers=headers) as http:
            for _ in range(MOVES_BY_HTTP):
                answer = self._next()
                if answer is None:
                    return
                self.history.happened.append(Sent(*answer))
                body = {"decision": answer[0], "move": answer[1]}
                found = await http.post(f"{path}/moves", json=body)
                said = found.json()
                if found.status_code == 200:
                    self._answered(None)
                    self._told(said)
                else:
                    self._answered({**said, "status": found.status_code})
