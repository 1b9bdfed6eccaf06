"""A small client: one WebSocket of one onlooker, which remembers all that it was told."""

from __future__ import annotations

import asyncio
import functools
import json
import random
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, ParamSpec

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from raiatea.server.wire_news import News
from tests.server.table import Table

P = ParamSpec("P")
PATIENCE = 120.0  # of which nothing is spent where all goes well


def asynchronous(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that runs its own event loop."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class Live:
    """A connection to a table."""

    def __init__(self, socket: ClientConnection, heard: Callable[[str], None]) -> None:
        self.socket = socket
        self.heard = heard
        self.messages: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.asked = 0

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.state["view"]
        return view

    @property
    def over(self) -> bool:
        return bool(self.view["over"])

    def of(self, kind: str) -> list[dict[str, Any]]:
        """All messages of a kind so far."""
        return [message for message in self.messages if message["type"] == kind]

    async def receive(self, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message, whatever it is."""
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(text, str)
        self.heard(text)
        msgspec.json.decode(text, type=News)
        message: dict[str, Any] = json.loads(text)
        self.messages.append(message)
        if "table" in message:
            self.table = message["table"]
        if "state" in message:
            self.state = message["state"]
            self.lines += self.state["log"]
        return message

    async def until(
        self, wanted: Callable[[dict[str, Any]], bool], seconds: float = PATIENCE
    ) -> dict[str, Any]:
        """The next message that is wanted."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.receive(seconds)
                if wanted(message):
                    return message

    async def version(self, version: int, seconds: float = PATIENCE) -> None:
        """Wait until this version has been seen."""
        async with asyncio.timeout(seconds):
            while self.state["version"] < version:
                await self.receive(seconds)

    async def rest(self) -> list[dict[str, Any]]:
        """All messages that were on their way: a pong comes after whatever was to be told."""
        before = len(self.messages)
        await self.socket.send(json.dumps({"type": "ping"}))
        await self.until(lambda message: message["type"] == "pong")
        self.messages.pop()
        return self.messages[before:]

    async def send(self, kind: str, **fields: object) -> str:
        """Send a message with an id of its own; returns the id."""
        self.asked += 1
        name = str(self.asked)
        await self.socket.send(json.dumps({"type": kind, "id": name, **fields}))
        return name

    async def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a message and wait for its done or refused."""
        name = await self.send(kind, **fields)
        return await self.until(lambda message: message.get("id") == name)

    async def move(self, decision: int, move: str) -> dict[str, Any]:
        return await self.ask("move", decision=decision, move=move)

    async def play(self, move: str | None = None) -> dict[str, Any]:
        """Answer the present prompt, which must be there; the answer must be taken."""
        prompt = self.view["prompt"]
        done = await self.move(prompt["decision"], move or prompt["moves"][0])
        assert done["type"] == "done", done
        return done

    async def play_game(self, dice: random.Random, decisions: int = 10_000) -> int:
        """Answer every prompt at random until the game is over; returns how many were taken."""
        played = 0
        while not self.over and played < decisions:
            prompt = self.view["prompt"]
            if prompt is None:
                await self.receive()
                continue
            answer = await self.move(prompt["decision"], dice.choice(prompt["moves"]))
            assert answer["type"] == "done", answer
            played += 1
        return played


@asynccontextmanager
async def sitting(
    table: Table, who: int | str | None, since: int | None = None
) -> AsyncIterator[Live]:
    """A connection that has been greeted."""
    address = table.server.url.replace("http", "ws", 1) + table.path("/live")
    async with connect(address, max_size=None, open_timeout=PATIENCE, close_timeout=1) as socket:
        key = table.key(who)
        live = Live(socket, lambda text: table.heard.append((key, text)))
        await socket.send(json.dumps({"type": "hello", "secret": key, "since": since}))
        await live.until(lambda message: message["type"] in ("state", "lobby"))
        yield live


@asynccontextmanager
async def all_sitting(table: Table, whom: Sequence[int | str | None]) -> AsyncIterator[list[Live]]:
    """Connections of several onlookers."""
    if not whom:
        yield []
        return
    async with sitting(table, whom[0]) as first, all_sitting(table, whom[1:]) as others:
        yield [first, *others]


async def closed(live: Live, seconds: float = PATIENCE) -> int | None:
    """The code with which the server closes a connection; nothing if it stays open."""
    try:
        await live.until(lambda _: False, seconds)
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else CloseCode.ABNORMAL_CLOSURE
    return None
