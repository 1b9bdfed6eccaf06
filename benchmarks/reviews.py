"""How soon a review is there: the first picture and the deeper look, as the review's page asks.

    python -m benchmarks.reviews --games 3

Starts a server. Games of bots are brought to it as records; of each both reviews are asked for, the
deeper one when the first is there. The first game finds no process that reviews, the others do.
Beside the time that passed stands what it took of the processors, since what else the machine does
tells in the first alone.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

from benchmarks.hints import wait_for
from benchmarks.machine import processor_of_family
from benchmarks.server import SERVE, UNLIMITED
from raiatea import Game, bots

PORT = 8439
PAUSE_SECONDS = 0.1  # as the page does


def played(players: int, seed: int) -> dict[str, Any]:
    """The record of a game of bots of three strengths."""
    rng = random.Random(seed)
    game = Game.new(players, seed=seed)
    minds = [bots.make(rng.choice(("novice", "skilled", "learned"))) for _ in range(players)]
    bots.play_out(game, bots.seated(minds, [rng] * players))
    return game.record()


async def reviewed(http: httpx.AsyncClient, path: str, headers: dict[str, str], bot: str) -> float:
    """Ask until it is there; returns how many seconds that took."""
    began = time.perf_counter()
    while True:
        answer = await http.get(f"{path}?bot={bot}", headers=headers)
        if answer.raise_for_status().json()["review"] is not None:
            return time.perf_counter() - began
        await asyncio.sleep(PAUSE_SECONDS)


async def ask(url: str, server: int, options: argparse.Namespace) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=120) as http:
        for number in range(options.games):
            record = played(options.players, options.seed + number)
            made = (await http.post("/api/records", json=record)).raise_for_status().json()
            path = f"/api/tables/{made['table']}/review"
            headers = {"Authorization": f"Bearer {made['spectator']}"}
            before = processor_of_family(server)
            first = await reviewed(http, path, headers, "skilled")
            deeper = first + await reviewed(http, path, headers, "learned")
            used = processor_of_family(server) - before
            load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
            print(
                f"{len(record['moves'])} decisions of {options.players} players: first picture "
                f"after {first:.1f} s, deeper look after {deeper:.1f} s; both used {used:.1f} s of "
                f"processors; {os.cpu_count()} cores, load {load}",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    url = f"http://127.0.0.1:{PORT}"
    with tempfile.TemporaryDirectory() as folder:
        command = ["serve", "--port", str(PORT), "--no-browser"]
        database = ["--database", str(Path(folder) / "tables.sqlite")]
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, *command, *database], env={**os.environ, **UNLIMITED}
        )
        try:
            wait_for(url)
            asyncio.run(ask(url, server.pid, options))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
