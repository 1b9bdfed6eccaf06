"""Many games over several processes, which write into memory that they share."""

from __future__ import annotations

import mmap
import tempfile
from collections.abc import Sequence
from concurrent.futures import Future
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from raiatea.bots.processes import Helper
from raiatea.encoding.legal import not_legal
from raiatea.vector.buffers import Buffers
from raiatea.vector.games import Lineup, NotBegun, VectorGames, check_seeds

MEMORY: Final = Path("/dev/shm")  # files that are never written to a disk, where there are such


class VectorProcesses:
    """What `VectorGames` does, its rows spread over processes; used as a context, which ends them.

    The same seeds give the same games, however many processes there are. `send` and `receive` are
    the two halves of a step, so that one can do something else while games are played: step other
    games, say.
    """

    def __init__(
        self,
        tables: Sequence[Lineup],
        seeds: Sequence[int] | None = None,
        ask_always: bool = False,
        processes: int = 2,
    ) -> None:
        check_seeds(tables, seeds)
        rows = len(tables)
        self._under_way: list[Future[None]] = []
        with tempfile.NamedTemporaryFile(dir=MEMORY if MEMORY.is_dir() else None) as file:
            file.truncate(Buffers.size(rows))
            self._memory = mmap.mmap(file.fileno(), 0)
            self.buffers = Buffers.over(self._memory, rows)
            self._cuts = [rows * i // processes for i in range(processes + 1)]
            self._helpers = [Helper() for _ in range(processes)]
            self._ask_parts(partial(attend, Path(file.name), rows, ask_always), tables, seeds)
            self.receive()
        self._rows = np.arange(rows)
        self._begun = False

    def _ask_parts(self, task: Any, *each: Sequence[Any] | None) -> None:
        """Ask each process with its part of what there is for each row."""
        for helper, (first, last) in zip(self._helpers, pairwise(self._cuts), strict=True):
            parts = [None if one is None else one[first:last] for one in each]
            self._under_way.append(helper.ask(partial(task, first, last, *parts)))

    def reset(self, seeds: Sequence[int] | None = None) -> Buffers:
        """As `VectorGames.reset`."""
        check_seeds(self._rows, seeds)
        self._ask_parts(reset_part, seeds)
        self._begun = True
        return self.receive()

    def step(self, actions: npt.NDArray[np.integer[Any]] | None = None) -> Buffers:
        """As `VectorGames.step`."""
        self.send(actions)
        return self.receive()

    def send(self, actions: npt.NDArray[np.integer[Any]] | None = None) -> None:
        """Let all processes play; raises `ValueError` for an illegal action, and none plays."""
        if not self._begun:
            raise NotBegun("no game has begun: call reset() first")
        to = self.buffers
        if actions is not None:
            to.actions[:] = actions
        known = (to.actions >= 0) & (to.actions < to.masks.shape[1])
        legal = to.masks[self._rows, np.where(known, to.actions, 0)] & known
        if not legal.all():
            raise not_legal(int(to.actions[int(np.argmin(legal))]))
        self._ask_parts(step_part)

    def receive(self) -> Buffers:
        """Wait until all have played."""
        under_way, self._under_way = self._under_way, []
        for one in under_way:
            one.result()
        return self.buffers

    def close(self) -> None:
        """End the processes. The buffers stay."""
        for helper in self._helpers:
            helper.end()

    def __enter__(self) -> VectorProcesses:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


# In a process: its part of the games.
_own: list[VectorGames] = []


def attend(
    file: Path,
    rows: int,
    ask_always: bool,
    first: int,
    last: int,
    tables: Sequence[Lineup],
    seeds: Sequence[int] | None,
) -> None:
    with file.open("r+b") as opened:
        buffers = Buffers.over(mmap.mmap(opened.fileno(), 0), rows).part(first, last)
    _own.append(VectorGames(tables, seeds, ask_always, buffers))


def reset_part(first: int, last: int, seeds: Sequence[int] | None) -> None:
    _own[0].reset(seeds)


def step_part(first: int, last: int) -> None:
    _own[0].step()
