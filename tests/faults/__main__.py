"""The long form: `python -m tests.faults --minutes 60`, by `make test-faults`.

Round after round, each with other numbers of processes, another database and other faults, until
the time is up or something is wrong. What clients were told is then kept in `build/faults`.
"""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from tests.faults.machines import MAY_MOUNT, small_disk
from tests.faults.round import Outcome, Round
from tests.faults.world import world
from tests.server import stored
from tests.server.conftest import own_postgresql

EVERYWHERE = ("kill", "kill", "terminate", "pause", "cut", "halve", "slow", "stall", "clock")
KEPT = Path("build/faults")


async def one_round(number: int, seed: str, folder: Path, postgresql: Any) -> Outcome:
    dice = random.Random(seed)
    if number % 4 == 0 and MAY_MOUNT:
        with small_disk(folder / "disk") as disk:
            faults = shuffled(dice, [*EVERYWHERE, "disk", "disk", "upgrade"])
            database = str(disk.database)
            async with world(folder, database, 1, seed, disk=disk) as found:
                return await played(found, dice, faults)
    name = f"round_{number}"
    await asyncio.to_thread(stored.execute, postgresql.get_uri(), f"create database {name}")
    faults = shuffled(dice, [*EVERYWHERE, "database", "database", "upgrade"])
    database = postgresql.get_uri(database=name)
    async with world(folder, database, number % 4 or 1, seed, postgresql=postgresql) as found:
        return await played(found, dice, faults)


def shuffled(dice: random.Random, faults: list[str]) -> list[str]:
    dice.shuffle(faults)
    return faults


async def played(found: Any, dice: random.Random, faults: list[str]) -> Outcome:
    games = Round(found, slots=4, between=dice.randint(20, 120))
    await games.run(faults)
    return await games.check()


def main() -> int:
    parser = argparse.ArgumentParser(description="Play while things go wrong, and compare.")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", default=str(time.time_ns()))
    options = parser.parse_args()
    end = time.monotonic() + 60 * options.minutes
    happened: Counter[str] = Counter()
    total: Counter[str] = Counter()
    number = 0
    with own_postgresql() as postgresql:
        stored.execute(postgresql.get_uri(), "alter system set fsync = off")
        while time.monotonic() < end:
            number += 1
            with tempfile.TemporaryDirectory(prefix="raiatea-faults-") as folder:
                seed = f"{options.seed} {number}"
                outcome = asyncio.run(one_round(number, seed, Path(folder), postgresql))
            happened.update(outcome.happened)
            total.update(tables=outcome.tables, confirmed=outcome.confirmed, lines=outcome.lines)
            total.update(refused=outcome.refused, lost=outcome.lost, rounds=1)
            say(f"{number}: {dict(total)}, {dict(happened)}")
            if outcome.faults:
                KEPT.mkdir(parents=True, exist_ok=True)
                kept = KEPT / f"{seed.replace(' ', '-')}.json"
                data = dataclasses.asdict(outcome)
                kept.write_text(json.dumps(data, default=str, indent=1), "utf-8")
                say("\n".join(outcome.faults[:20]))
                say(f"{len(outcome.faults)} faults, see {kept}")
                return 1
    say(f"no faults in {total['confirmed']} confirmed moves")
    return 0


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
