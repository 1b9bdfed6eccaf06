"""A short form of `make test-faults`: each thing goes wrong once while whole games are played."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.faults.machines import MAY_MOUNT, Disk, small_disk
from tests.faults.round import Outcome, Round
from tests.faults.world import world
from tests.server.conftest import own_postgresql


async def play(
    folder: Path,
    database: str,
    processes: int,
    faults: Sequence[str],
    disk: Disk | None = None,
    postgresql: Any = None,
) -> Outcome:
    async with world(folder, database, processes, "short", disk, postgresql) as found:
        games = Round(found, slots=2, between=25)
        await games.run(faults)
        return await games.check()


def well(outcome: Outcome, faults: Sequence[str]) -> None:
    assert outcome.faults == []
    assert outcome.happened == list(faults)
    assert outcome.confirmed > 25 * len(faults)
    assert outcome.lines > 0


@pytest.mark.skipif(not MAY_MOUNT, reason="mounts a disk of its own")
def test_nothing_is_lost_on_one_file(tmp_path: Path) -> None:
    faults = ("kill", "disk", "clock", "halve", "upgrade", "terminate")
    with small_disk(tmp_path / "disk") as disk:
        database = str(disk.database)
        outcome = asyncio.run(play(tmp_path, database, 1, faults, disk=disk))
    well(outcome, faults)
    assert outcome.refused > 0, "the disk was never full"


def test_nothing_is_lost_with_three_processes_on_one_postgresql(tmp_path: Path) -> None:
    faults = ("kill", "database", "stall", "pause", "cut", "slow", "upgrade")
    with own_postgresql() as server:
        database = server.get_uri()
        outcome = asyncio.run(play(tmp_path, database, 3, faults, postgresql=server))
    well(outcome, faults)
    assert outcome.refused > 0, "the database was never gone"
