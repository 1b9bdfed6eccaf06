"""Games that the machines of a Ray cluster play."""

from __future__ import annotations

import mmap
import tempfile
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from raiatea.bots.processes import Ended
from raiatea.training.actors import Actors, NearActors, over, size
from raiatea.vector import Lineup
from raiatea.vector.processes import STEP

Files = dict[str, bytes]
"""A folder: what stands in each file, by its path there."""


class FarActors(Actors):
    """Over all machines of a cluster that Ray has joined, so many processes on each.

    What was played goes over the network, eight thousand bytes for each decision.
    """

    def __init__(
        self,
        ray: Any,
        tables: Sequence[Lineup],
        seed: int,
        processes: int,
        teacher: str,
        cards: Path | None = None,
    ) -> None:
        super().__init__(tables, cards)
        rows = len(tables)
        self._ray = ray
        self.memory = mmap.mmap(-1, size(rows))
        self.buffers, self.secrets = over(self.memory, rows)
        names = [one["NodeID"] for one in ray.nodes() if one["Alive"]]
        on = ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy
        self._parts = list(pairwise(rows * i // len(names) for i in range(len(names) + 1)))
        files = files_in(cards) if cards else None
        self._machines = [
            ray.remote(Machine)
            .options(num_cpus=0, scheduling_strategy=on(name, soft=False))
            .remote(tables[first:last], seed * len(names) + number, processes, teacher, files)
            for number, (name, (first, last)) in enumerate(zip(names, self._parts, strict=True))
        ]
        self._ordered = [machine.told.remote() for machine in self._machines]
        self.receive()

    def send(self, order: str = STEP) -> None:
        self._ordered = [
            machine.obey.remote(order, self.buffers.actions[first:last])
            for machine, (first, last) in zip(self._machines, self._parts, strict=True)
        ]

    def receive(self) -> None:
        for (first, last), ordered in zip(self._parts, self._ordered, strict=False):
            try:
                told = bytearray(self._ray.get(ordered))  # what came cannot be written to
            except self._ray.exceptions.RayActorError as error:
                raise Ended("a machine of the cluster has gone") from error
            buffers, secrets = over(told, last - first)
            self.buffers.part(first, last).take(buffers)
            self.secrets[first:last] = secrets
        self._ordered = []

    def close(self) -> None:
        for machine in self._machines:
            self._ray.kill(machine)


class Machine:
    """On a machine of the cluster: its part of the games."""

    def __init__(
        self,
        tables: Sequence[Lineup],
        seed: int,
        processes: int,
        teacher: str,
        cards: Files | None,
    ) -> None:
        folder = None
        if cards is not None:
            self._kept = tempfile.TemporaryDirectory()
            folder = Path(self._kept.name)
            write_files(folder, cards)
        self._actors = NearActors(tables, seed, processes, teacher, folder)

    def obey(self, order: str, actions: np.ndarray[Any, np.dtype[np.int32]]) -> bytearray:
        self._actors.buffers.actions[:] = actions
        self._actors.send(order)
        self._actors.receive()
        return self.told()

    def told(self) -> bytearray:
        """All that lies in the buffers."""
        return bytearray(self._actors.memory)


def files_in(folder: Path) -> Files:
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in folder.rglob("*")
        if file.is_file()
    }


def write_files(folder: Path, files: Files) -> None:
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text)
