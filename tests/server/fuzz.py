"""Hostile HTTP and WebSockets against a real server: every request and message that is declared.

    python -m tests.server.fuzz --messages 1000000

Requests and messages are made from OpenAPI, so that new ones are attacked without a line here; most
have something wrong in them, many mean something at the table that they are sent to. Counted are
answers of 500 and more, tracebacks in the log, connections that broke, and bots that stand still.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

from raiatea import Game, bots
from raiatea.server import keys
from raiatea.server.notices import push
from tests.server.mutations import MESSAGES, ODD_TEXTS, OPERATIONS, Operation, Values
from tests.server.process import Server
from tests.server.raw import BINARY, CLOSE, CONT, PING, PONG, TEXT, frame, upgrade
from tests.server.table import Table

WORKERS = 24
TABLES = 12
PIPELINED = 12
SECONDS = 60.0  # for an answer
BROKEN = 1011
ELSEWHERE = ["/", "/healthz", "/readyz", "/metrics", "/assets/", "/index.html", "/nowhere", "/api"]
# What takes long is asked for less often.
COSTLY = {"/api/records": 0.03, "/api/tables/{table}/moments/{version}": 0.1, "/api/tables": 0.2}
# Ways to be told that lead nowhere, and a server that offers them.
NOTICES: dict[str, list[Any]] = {
    "url": ["https://127.0.0.1:1/", "https://[::1]:1/x?y", "https://nowhere.invalid/"],
    "endpoint": ["https://127.0.0.1:1/push", "https://nowhere.invalid/push"],
    "p256dh": [push.Signer(push.new_key(), "").public, "A" * 87],
    "auth": ["A" * 22],
    "address": ["ana@example.org", "ana@example.org\r\nBcc: x@example.org"],
    "code": ["000000"],
    "zone": ["Europe/Rome", "../../etc/passwd", "right/UTC"],
}
OFFERS = {
    "RAIATEA_PUSH_KEY": push.new_key(),
    "RAIATEA_PUSH_CONTACT": "mailto:host@example.org",
    "RAIATEA_WEBHOOKS": "true",
}
HEADERS = [
    b"Content-Length: %d" % 2**70,
    b"Transfer-Encoding: chunked",
    b"Content-Encoding: gzip",
    b"Expect: 100-continue",
    b"Range: bytes=0-0,-1,9-",
    b"Origin: http://[",
    b"If-None-Match: *",
    b"Upgrade: h2c",
    b"X-Forwarded-For: ::1, nonsense",
    b"Accept-Encoding: br;q=x, *",
    b"X: " + b"y" * 3000,
]


class Found:
    """What went wrong, and how much was tried."""

    def __init__(self) -> None:
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self.wrong: list[str] = []

    def answered(self, what: str, request: bytes) -> None:
        self.answers[what] += 1
        if what.startswith("5") or what == f"closed {BROKEN}":
            self.wrong.append(f"{what} after {request[:2000]!r}")

    def report(self) -> str:
        kinds = ", ".join(f"{what}: {number}" for what, number in sorted(self.answers.items()))
        return f"{self.sent} messages; {kinds}; {len(self.wrong)} went wrong"


class Attack:
    """One attacker after the other, each with dice of its own."""

    def __init__(self, server: Server, messages: int, seed: int) -> None:
        self.server = server
        self.messages = messages
        self.seed = seed
        self.found = Found()
        waiting = (True, False) * (TABLES // 2)
        self.tables = [server.make("link", "link", "random", lobby=one) for one in waiting]
        game = Game.new(3, seed=seed)
        dice = random.Random(seed)
        while not game.over:
            seat = game.awaiting[0]
            game.play(seat, dice.choice(game.moves(seat)))
        self.record = game.record()
        address = urlsplit(server.url)
        self.address = (str(address.hostname), int(address.port or 80))

    async def run(self) -> Found:
        await asyncio.gather(*[self.worker(random.Random(self.seed + n)) for n in range(WORKERS)])
        return self.found

    async def worker(self, dice: random.Random) -> None:
        ways = (self.requests, self.live, self.rough)
        while self.found.sent < self.messages:
            way = dice.choices(ways, [30, 60, 10])[0]
            await self.connected(way, dice)

    async def connected(
        self, way: Callable[[Peer, random.Random], Awaitable[None]], dice: random.Random
    ) -> None:
        peer = Peer(*await asyncio.open_connection(*self.address), self.found)
        try:
            async with asyncio.timeout(SECONDS):
                await way(peer, dice)
        except TimeoutError:
            self.found.wrong.append(f"no answer to {peer.last[:2000]!r}")
        except (ConnectionError, asyncio.IncompleteReadError):
            self.found.answers["cut off"] += 1
        finally:
            peer.writer.transport.abort()

    # What is sent.

    def values(self, table: Table, dice: random.Random, state: Any = None) -> Values:
        prompt = (state or {}).get("view", {}).get("prompt") or {}
        known: dict[str, list[Any]] = {
            "secret": [*table.secrets, *table.links, keys.new_key()],
            "bot": [None, *bots.NAMES],
            "code": [table.code],
            "table": [table.id],
            "name": ["Hina", "Tama", "Vaea"],
            "colour": [1, 2, 3, 4, 5],
            "kind": ["link", "bot"],
            **NOTICES,
        }
        if prompt:
            known |= {"decision": [prompt["decision"]], "move": prompt["moves"]}
        return Values(dice, known)

    def request(self, dice: random.Random) -> bytes:
        table = dice.choice(self.tables)
        operation = dice.choice(OPERATIONS)
        while dice.random() > COSTLY.get(operation.path, 1.0):
            operation = dice.choice(OPERATIONS)
        path = operation.filled(lambda name: self.filling(name, table, dice))
        if dice.random() < 0.1:
            path = dice.choice([*ELSEWHERE, path + "/", path + "/.."]) + dice.choice(["", "%00"])
        if dice.random() < 0.3:
            query = quote(dice.choice([*ODD_TEXTS[4:], "0", "3"]), errors="replace")
            path += f"?{dice.choice(['seat', 'move', 'x'])}={query}"
        method = operation.method if dice.random() < 0.97 else dice.choice(["PUT", "HEAD", "X"])
        body = self.body(operation, table, dice)
        head = [b"%s %s HTTP/1.1" % (method.encode(), path.encode("ascii", "replace"))]
        head += [b"Host: localhost"] if dice.random() < 0.99 else []
        if dice.random() < 0.95:
            secrets = [*table.secrets] * 3 + [*table.links, "x" * 43, "", "\xff"]
            secret = dice.choice(secrets) if table.host and dice.random() < 0.7 else table.host
            head.append(b"Authorization: Bearer " + secret.encode("latin-1"))
        if dice.random() < 0.02:
            head.append(dice.choice(HEADERS))
        if body or dice.random() < 0.1:
            head.append(b"Content-Length: %d" % len(body))
        return b"\r\n".join([*head, b"", body])

    def filling(self, name: str, table: Table, dice: random.Random) -> str:
        if dice.random() < 0.05:
            return quote(dice.choice(ODD_TEXTS), safe="", errors="replace")
        if name == "table":
            return table.id
        return str(dice.choice([0, 1, 2, 3, 99]))

    def body(self, operation: Operation, table: Table, dice: random.Random) -> bytes:
        values = self.values(table, dice)
        if operation.path == "/api/records":
            return values.encoded(values.wrong(self.record))
        return values.body(operation.body) if operation.body is not None else b""

    # Ways to attack.

    async def requests(self, peer: Peer, dice: random.Random) -> None:
        """Requests one behind the other, without waiting for answers."""
        for _ in range(dice.randrange(1, 6)):
            some = [self.request(dice) for _ in range(dice.randrange(1, PIPELINED))]
            peer.send(b"".join(some), len(some))
            for request in some:
                status, body = await peer.answer(request)
                if status == 201 and b'"seats"' in body:
                    self.adopt(json.loads(body), dice)

    def adopt(self, made: dict[str, Any], dice: random.Random) -> None:
        """A table that somebody made is attacked too, in place of another."""
        new = Table(self.server, made, claim=False)
        self.tables[dice.randrange(1, TABLES)] = new

    async def live(self, peer: Peer, dice: random.Random) -> None:
        """Messages in any order, after a hello or without one."""
        table = dice.choice(self.tables)
        peer.send(upgrade(table.path("/live")), 1)
        await peer.upgraded()
        key = dice.choice([*table.secrets, *table.links])
        if dice.random() < 0.97:
            hello = {"type": "hello", "secret": key}
            peer.send(frame(TEXT, json.dumps(hello).encode()), 1)
        state: Any = None
        for _ in range(dice.randrange(1, 12)):
            some = []
            values = self.values(table, dice, state)
            for _ in range(dice.randrange(1, 30)):
                message = values.of(dice.choice(MESSAGES))
                if dice.random() < 0.02:
                    message = values.wrong(message)
                text = json.dumps(message).encode("utf-8", "surrogatepass")
                some.append(self.framed(text, dice))
            some.append(frame(TEXT, b'{"type": "ping", "version": 99999}'))
            peer.send(b"".join(some), len(some))
            found = await peer.told()
            if found is None:
                return
            state = found

    def framed(self, text: bytes, dice: random.Random) -> bytes:
        """A message, mostly in one piece."""
        way = dice.random()
        if way < 0.985:
            return frame(TEXT, text)
        half = len(text) // 2
        ways = [
            frame(TEXT, text[:half], False) + frame(PING, b"x") + frame(CONT, text[half:]),
            frame(BINARY, text),
            frame(TEXT, text[:half] + b"\xff"),
            frame(CONT, text),
            frame(CLOSE, b"\x03\xe8bye"),
            frame(TEXT, dice.randbytes(20)),
        ]
        return dice.choice(ways)

    async def rough(self, peer: Peer, dice: random.Random) -> None:
        """Bytes that are hardly HTTP, or the end in the middle of something."""
        data = bytearray(b"".join(self.request(dice) for _ in range(dice.randrange(1, 4))))
        if dice.random() < 0.3:
            data = bytearray(upgrade(self.tables[0].path("/live")) + frame(TEXT, bytes(data[:90])))
        for _ in range(dice.randrange(6)):
            at = dice.randrange(len(data))
            data[at : at + dice.randrange(3)] = dice.randbytes(dice.randrange(3))
        cut = dice.random() < 0.5
        peer.send(bytes(data[: dice.randrange(1, len(data))] if cut else data), 1)
        if dice.random() < 0.5 and peer.writer.can_write_eof():
            peer.writer.write_eof()
        if dice.random() < 0.5:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.02):
                    await peer.answer(bytes(data))


class Peer:
    """A connection, as its client sees it."""

    def __init__(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, found: Found
    ) -> None:
        self.reader = reader
        self.writer = writer
        self.found = found
        self.last = b""

    def send(self, data: bytes, messages: int) -> None:
        self.last = data
        self.found.sent += messages
        self.writer.write(data)

    async def answer(self, request: bytes) -> tuple[int, bytes]:
        """The next answer."""
        head = await self.head()
        status = int(head.split()[1])
        if status == 100:
            return await self.answer(request)
        self.found.answered(str(status), request)
        length = 0
        for line in head.lower().split(b"\r\n"):
            if line.startswith(b"content-length:"):
                length = int(line.partition(b":")[2])
            if line.startswith(b"transfer-encoding:"):
                raise ConnectionError  # read on another connection
        none = status in (204, 304) or request.startswith(b"HEAD ")
        return status, b"" if none else await self.reader.readexactly(length)

    async def head(self) -> bytes:
        try:
            return await self.reader.readuntil(b"\r\n\r\n")
        except asyncio.LimitOverrunError:
            raise ConnectionError from None

    async def upgraded(self) -> None:
        status = (await self.head()).split()[1].decode()
        self.found.answered(f"upgrade {status}", self.last)
        if status != "101":
            raise ConnectionError

    async def told(self) -> Any:
        """Read until the pong; returns the last state that was told, None at the end."""
        state: Any = {}
        while True:
            kind, size = await self.reader.readexactly(2)
            if size >= 126:
                wide = await self.reader.readexactly(2 if size == 126 else 8)
                size = int.from_bytes(wide, "big")
            data = await self.reader.readexactly(size)
            if kind & 15 == CLOSE:
                code = int.from_bytes(data[:2], "big")
                what = "pings" if b"keepalive" in data else code  # of a client that was too busy
                self.found.answered(f"closed {what}", self.last)
                return None
            if kind & 15 == PING:
                self.writer.write(frame(PONG, data))
            if data == b'{"type":"pong"}':
                return state
            if data.startswith((b'{"type":"state"', b'{"type":"update"')):
                state = json.loads(data)["state"]


def fuzz(server: Server, messages: int, seed: int) -> Found:
    """Attack a server; all that is wrong with it afterwards is in what is returned."""
    before = len(server.said())
    alive = server.make("link", "link", "random")
    found = asyncio.run(Attack(server, messages, seed).run())
    said = server.said()[before:]
    if found.wrong:
        found.wrong.insert(0, f"the log ends: {said[-500:]}")
    tracebacks = said.count("Traceback") + said.count("Exception in ASGI")
    if tracebacks:
        found.wrong.append(f"{tracebacks} tracebacks: {said[-5000:]}")
    assert server.process is not None
    if server.process.poll() is not None:
        found.wrong.append(f"the server has ended: {said[-5000:]}")
        return found
    for table in (alive, server.make("link", "link", "random")):
        if not bots_play(table):
            found.wrong.append(f"the bots of table {table.id} stand still")
    return found


def bots_play(table: Table) -> bool:
    """Whether a bot answers what it is asked, also after the people have played."""
    until = time.monotonic() + SECONDS
    for _ in range(12):
        while 2 in (awaiting := table.awaiting()):
            if time.monotonic() > until:
                return False
            time.sleep(0.05)
        if awaiting:
            table.play(awaiting[0])
    return True


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--messages", type=int, default=1_000_000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--database", default="", help="a PostgreSQL; else a file")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="raiatea-fuzz-") as folder:
        database = chosen.database or str(Path(folder) / "tables.sqlite")
        with Server(database, Path(folder) / "log", **OFFERS) as server:
            began = time.monotonic()
            found = fuzz(server, chosen.messages, chosen.seed)
            seconds = time.monotonic() - began
    lines = [f"{found.report()}; {found.sent / seconds:.0f} messages a second", *found.wrong[:20]]
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if found.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
