"""Hints: whether they are good, and how soon they come.

    python -m benchmarks.hints strength --games 400
    python -m benchmarks.hints latency --tables 50 --seconds 60

`strength` lets somebody play who follows the first hint at every question, as a server's worker
gives it, and in the same seats of the same games the bot that gives it: who follows should win as
often. `latency` starts a server with one worker. At every table one person plays against two bots,
asks for a hint at each question, follows it, and thinks for a few seconds before the next. What
else the machine does meanwhile is told by its load.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from benchmarks.machine import processor_of_family
from benchmarks.server import SERVE, UNLIMITED
from raiatea import Game, bots
from raiatea.arena.crew import in_processes
from raiatea.engine import Move
from raiatea.server.bot_workers import advise

PLAYERS = 4
PORT = 8437
PAUSE = (1.5, 4.5)  # seconds, between two questions that a person answers
START_SECONDS = 120.0


def won(adviser: str, others: str, follows: bool, number: int) -> bool:
    """Whether a seat wins a game by following hints, or as the bot itself."""
    mine = number % PLAYERS
    game = Game.new(PLAYERS, seed=number)
    sitting = [bots.make(adviser if seat == mine else others) for seat in range(PLAYERS)]
    lots = [random.Random(f"{number} {seat}") for seat in range(PLAYERS)]
    playing = bots.seated(sitting, lots)

    def choose(game: Game, seat: int) -> Move:
        if not follows or seat != mine:
            return playing(game, seat)
        return game.parse(seat, str(advise(adviser, game.view(seat), ())[0].move))

    bots.play_out(game, choose)
    return game.winner == mine


def strength(options: argparse.Namespace) -> None:
    for adviser in options.advisers:
        for others in options.others:
            wins = {
                follows: sum(
                    in_processes(
                        partial(won, adviser, others, follows), range(options.games), options.cores
                    )
                )
                for follows in (True, False)
            }
            print(
                f"against three {others}: who follows {adviser} wins {wins[True]} of "
                f"{options.games} games, {adviser} itself {wins[False]}",
                flush=True,
            )


class Asker:
    """A person at a table of their own, who follows hints."""

    def __init__(self, http: httpx.AsyncClient, bot: str) -> None:
        self.http = http
        self.bot = bot
        self.took: list[float] = []
        self.nothing = 0

    async def sit_down(self) -> None:
        seats: list[dict[str, Any]] = [{"kind": "here", "name": "I", "colour": 1}]
        seats += [{"kind": "bot", "bot": self.bot, "name": f"B{i}", "colour": i} for i in (2, 3)]
        made = (await self.http.post("/api/tables", json={"seats": seats})).json()
        self.path = f"/api/tables/{made['table']}"
        self.headers = {"Authorization": f"Bearer {made['seats'][0]['secret']}"}

    async def post(self, what: str, body: object) -> httpx.Response:
        return await self.http.post(f"{self.path}/{what}", headers=self.headers, json=body)

    async def play(self, until: float) -> None:
        dice = random.Random(self.path)
        await asyncio.sleep(dice.uniform(0, PAUSE[1]))
        state = (await self.http.get(f"{self.path}/state", headers=self.headers)).json()
        while time.perf_counter() < until and not state["view"]["over"]:
            prompt = state["view"]["prompt"]
            if prompt is None:
                await asyncio.sleep(0.3)
                state = (await self.http.get(f"{self.path}/state", headers=self.headers)).json()
                continue
            move = prompt["moves"][0]
            if len(prompt["moves"]) > 1:
                began = time.perf_counter()
                hint = (await self.post("hint", {"decision": prompt["decision"]})).json()
                self.took.append(time.perf_counter() - began)
                if hint["moves"]:
                    move = hint["moves"][0]["move"]
                else:
                    self.nothing += 1
                await asyncio.sleep(dice.uniform(*PAUSE))
            answer = {"decision": prompt["decision"], "move": move}
            played = (await self.post("moves", answer)).json()
            state = played.get("state", played)


async def ask_all(url: str, options: argparse.Namespace) -> list[Asker]:
    limits = httpx.Limits(max_connections=options.tables, keepalive_expiry=1.0)
    async with httpx.AsyncClient(base_url=url, limits=limits, timeout=60) as http:
        askers = [Asker(http, options.bot) for _ in range(options.tables)]
        for asker in askers:
            await asker.sit_down()
        await asker.play(time.perf_counter() + 10)  # the worker is started for the first one
        asker.took.clear()
        asker.nothing = 0
        until = time.perf_counter() + options.seconds
        await asyncio.gather(*[asker.play(until) for asker in askers])
    return askers


def latency(options: argparse.Namespace) -> None:
    url = f"http://127.0.0.1:{PORT}"
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, **UNLIMITED}
        command = ["serve", "--port", str(PORT), "--no-browser"]
        database = ["--database", str(Path(folder) / "tables.sqlite")]
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, *command, *database], env=environment
        )
        try:
            wait_for(url)
            askers = asyncio.run(ask_all(url, options))
            used = processor_of_family(server.pid)
        finally:
            server.terminate()
            server.wait()
    took = sorted(1000 * one for asker in askers for one in asker.took)
    cuts = statistics.quantiles(took, n=100)
    nothing = sum(asker.nothing for asker in askers)
    load = ", ".join(f"{one:.1f}" for one in os.getloadavg())
    print(
        f"{options.tables} tables with two {options.bot} each: {len(took)} hints, median "
        f"{cuts[49]:.0f} ms, p95 {cuts[94]:.0f} ms, p99 {cuts[98]:.0f} ms, {nothing} without "
        f"advice; the server and its workers used {used:.1f} s of processors in all; "
        f"{os.cpu_count()} cores, load {load}"
    )


def wait_for(url: str) -> None:
    until = time.monotonic() + START_SECONDS
    while True:
        try:
            httpx.get(f"{url}/healthz").raise_for_status()
        except httpx.HTTPError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)
        else:
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    kinds = parser.add_subparsers(required=True)
    good = kinds.add_parser("strength")
    good.add_argument("--games", type=int, default=400)
    good.add_argument("--cores", type=int, default=1)
    good.add_argument("--advisers", nargs="+", default=["skilled", "learned"])
    good.add_argument("--others", nargs="+", default=["skilled", "novice"])
    good.set_defaults(run=strength)
    soon = kinds.add_parser("latency")
    soon.add_argument("--tables", type=int, default=50)
    soon.add_argument("--seconds", type=float, default=60.0)
    soon.add_argument("--bot", default="skilled")
    soon.set_defaults(run=latency)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
