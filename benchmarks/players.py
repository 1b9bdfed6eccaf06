"""Clients for server.py: tables full of players who answer every question with a random move.

All seats of a table sit in one process, so that one clock says when a move was sent and when the
last of them saw it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import random
import secrets
import time
import urllib.request
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 300.0  # seconds until a run is given up


class Prompt(msgspec.Struct):
    decision: int
    together: bool
    moves: list[str]


class Mine(msgspec.Struct):
    decision: int


class View(msgspec.Struct):
    over: bool
    mine: Mine
    prompt: Prompt | None = None


class Event(msgspec.Struct):
    event: str
    seat: Any = None


class Line(msgspec.Struct):
    events: list[Event]


class State(msgspec.Struct):
    view: View
    log: list[Line]


class Message(msgspec.Struct):
    """What the server says, as far as these players care."""

    type: str
    state: State | None = None
    error: str = ""


decode = msgspec.json.Decoder(Message).decode


@dataclass
class Task:
    """What one process of clients has to do; times are in seconds, rate in moves a second."""

    servers: list[str]
    tables: int
    rate: float
    warm_up: float
    seconds: float
    seed: int


@dataclass
class Result:
    """What one process of clients saw within the measured time; latencies are in seconds."""

    confirmed: int = 0
    refused: int = 0
    late: int = 0
    latencies: list[float] = field(default_factory=list)


@dataclass
class Sent:
    """A move on its way into everybody's view; `waiting` are the seats that have yet to see it."""

    seat: int
    decision: int
    together: bool
    at: float
    waiting: set[int]


class Table:
    """A table and its players."""

    def __init__(self, crowd: Crowd, server: str) -> None:
        self.crowd = crowd
        self.server = server
        self.offered: dict[int, int] = {}
        self.prompts: dict[int, Prompt] = {}
        self.sockets: dict[int, ClientConnection] = {}
        self.sent: list[Sent] = []

    async def play(self) -> None:
        """Play one game to its end."""
        made = await asyncio.to_thread(post, f"{self.server}api/tables", new_table())
        table = f"{self.server}api/tables/{made['table']}"
        live = f"{table.replace('http', 'ws', 1)}/live"
        async with contextlib.AsyncExitStack() as stack:
            for chair in made["seats"]:
                own = {"secret": secrets.token_urlsafe(32)}
                await asyncio.to_thread(post, f"{table}/claim", own, chair["secret"])
                socket = await stack.enter_async_context(connect(live, ping_interval=None))
                self.sockets[chair["seat"]] = socket
                await socket.send(encode({"type": "hello", **own}))
            self.crowd.seated()
            await asyncio.gather(*[self.listen(seat) for seat in self.sockets])

    async def listen(self, seat: int) -> None:
        """Be one player until the game is over."""
        async for text in self.sockets[seat]:
            message = decode(text)
            if message.type == "done":
                self.crowd.count("confirmed")
            elif message.type == "refused":
                self.crowd.count("refused")
            if message.state is not None:
                self.see(seat, message.state)
                if message.state.view.over:
                    return
        raise SystemExit(f"a connection was closed: {self.sockets[seat].close_code}")

    def see(self, seat: int, state: State) -> None:
        """A player sees how things are now: note which moves that shows, and what is asked."""
        committed = {
            event.seat for line in state.log for event in line.events if event.event == "committed"
        }
        for move in self.sent[:]:
            if seat != move.seat:
                seen = not move.together or move.seat in committed
            else:
                seen = state.view.mine.decision > move.decision
                if seen and move.together and seat not in committed:
                    move.waiting.clear()  # the first part of a secret answer: nobody else sees it
            if seen:
                move.waiting.discard(seat)
            if not move.waiting:
                self.sent.remove(move)
                self.crowd.seen(move.at)
        prompt = state.view.prompt
        if prompt is not None and prompt.decision != self.offered.get(seat):
            self.offered[seat] = prompt.decision
            self.prompts[seat] = prompt
        for asked, prompt in list(self.prompts.items()):
            if prompt.together or not self.sent:  # so that it is clear what the next news is about
                del self.prompts[asked]
                self.crowd.ready(self, asked, prompt)

    async def send(self, seat: int, prompt: Prompt, at: float) -> None:
        self.sent.append(Sent(seat, prompt.decision, prompt.together, at, set(self.sockets)))
        move = self.crowd.dice.choice(prompt.moves)
        message = {"type": "move", "id": "", "decision": prompt.decision, "move": move}
        with contextlib.suppress(ConnectionClosed):
            await self.sockets[seat].send(encode(message))


class Crowd:
    """All tables of one process: at once, or at a steady rate, they play on."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.dice = random.Random(task.seed)
        self.result = Result()
        self.measuring = False
        self.waiting: deque[tuple[Table, int, Prompt]] = deque()
        self.to_seat = task.tables
        self.all_seated = asyncio.Event()
        self.started = asyncio.Event()
        self.sending: set[asyncio.Task[None]] = set()

    def seated(self) -> None:
        self.to_seat -= 1
        if self.to_seat == 0:
            self.all_seated.set()

    def count(self, what: str) -> None:
        if self.measuring:
            setattr(self.result, what, getattr(self.result, what) + 1)

    def seen(self, at: float) -> None:
        if self.measuring:
            self.result.latencies.append(time.perf_counter() - at)

    def ready(self, table: Table, seat: int, prompt: Prompt) -> None:
        """A player has made up their mind."""
        if self.task.rate or not self.started.is_set():
            self.waiting.append((table, seat, prompt))
        else:
            self.send(table, seat, prompt, time.perf_counter())

    def send(self, table: Table, seat: int, prompt: Prompt, at: float) -> None:
        sending = asyncio.create_task(table.send(seat, prompt, at))
        self.sending.add(sending)
        sending.add_done_callback(self.sending.discard)

    async def keep_pace(self) -> None:
        """Send moves when they are due, however slowly the server answers."""
        due = time.perf_counter()
        while True:
            due += self.dice.expovariate(self.task.rate)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if self.waiting:
                self.send(*self.waiting.popleft(), due)
            else:
                self.count("late")

    async def play(self, number: int) -> None:
        """One table after the other, for as long as it takes."""
        servers = self.task.servers
        while True:
            await Table(self, servers[number % len(servers)]).play()

    async def run(self, ready: Any, go: Any) -> Result:
        playing = [asyncio.create_task(self.play(number)) for number in range(self.task.tables)]
        await self.all_seated.wait()
        ready.wait()
        await asyncio.to_thread(go.wait)
        self.started.set()
        pace = asyncio.create_task(self.keep_pace()) if self.task.rate else None
        if pace is None:
            while self.waiting:
                self.send(*self.waiting.popleft(), time.perf_counter())
        await asyncio.sleep(self.task.warm_up)
        self.measuring = True
        await asyncio.sleep(self.task.seconds)
        self.measuring = False
        for one in (*playing, *([pace] if pace else [])):
            one.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        return self.result


def new_table() -> dict[str, object]:
    names = ["Ana", "Ben", "Cleo"]
    seats = [{"kind": "link", "name": name, "colour": i + 1} for i, name in enumerate(names)]
    return {"seats": seats, "chat": False}


def post(url: str, data: object, secret: str = "") -> Any:
    headers = {"Content-Type": "application/json"}
    if secret:
        headers["Authorization"] = f"Bearer {secret}"
    request = urllib.request.Request(url, msgspec.json.encode(data), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return msgspec.json.decode(answer.read())


def encode(data: object) -> str:
    return msgspec.json.encode(data).decode()


def run(task: Task, ready: Any, go: Any, results: Any) -> None:
    """In a process of its own: play, and hand in what was seen."""
    results.put(asyncio.run(Crowd(task).run(ready, go)))


class Crowds:
    """Processes of players: they sit down, wait for the start, and hand in what they saw."""

    def __init__(self, servers: list[str], options: argparse.Namespace) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._ready = spawn.Barrier(options.clients + 1)
        self._go = spawn.Event()
        self._results: Any = spawn.Queue()
        self._running = []
        for part in range(options.clients):
            more = part < options.tables % options.clients
            task = Task(
                servers=servers,
                tables=options.tables // options.clients + more,
                rate=options.rate / options.clients,
                warm_up=options.warm_up,
                seconds=options.seconds,
                seed=part,
            )
            arguments = (task, self._ready, self._go, self._results)
            process = spawn.Process(target=run, args=arguments, daemon=True)
            process.start()
            self._running.append(process)

    @property
    def processes(self) -> list[int]:
        return [process.pid for process in self._running if process.pid is not None]

    def wait_until_seated(self) -> None:
        self._ready.wait(PATIENCE)

    def start(self) -> None:
        self._go.set()

    def result(self) -> Result:
        """What all of them saw."""
        total = Result()
        for _ in self._running:
            one: Result = self._results.get(timeout=PATIENCE)
            total.confirmed += one.confirmed
            total.refused += one.refused
            total.late += one.late
            total.latencies += one.latencies
        for process in self._running:
            process.join()
        return total
