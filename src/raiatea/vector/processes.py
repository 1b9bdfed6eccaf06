"""Many games over several processes, which write into memory that they share."""

from __future__ import annotations

import mmap
import tempfile
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from raiatea.bots.processes import Helper
from raiatea.encoding.legal import not_legal
from raiatea.vector.buffers import Buffers
from raiatea.vector.drill import Drill, together
from raiatea.vector.games import Lineup, NotBegun, VectorGames, check_seeds

MEMORY: Final = Path("/dev/shm")  # files that are never written to a disk, where there are such
STEP: Final = "step"


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
        with tempfile.NamedTemporaryFile(dir=MEMORY if MEMORY.is_dir() else None) as file:
            file.truncate(Buffers.size(rows))
            self._memory = mmap.mmap(file.fileno(), 0)
            self.buffers = Buffers.over(self._memory, rows)
            cuts = pairwise(rows * i // processes for i in range(processes + 1))
            parts = [slice(*cut) for cut in cuts]
            self._helpers = [Helper() for _ in parts]
            own = [
                partial(
                    attend,
                    Path(file.name),
                    rows,
                    part,
                    tables[part],
                    None if seeds is None else seeds[part],
                    ask_always,
                )
                for part in parts
            ]
            together(self._helpers, own)
        self._drill = Drill(self._helpers, [partial(act, part) for part in parts])
        self._rows = np.arange(rows)
        self._begun = False

    def reset(self, seeds: Sequence[int] | None = None) -> Buffers:
        """As `VectorGames.reset`."""
        check_seeds(self._rows, seeds)
        self._drill.send(None if seeds is None else list(seeds))
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
        self._drill.send(STEP)

    def receive(self) -> Buffers:
        """Wait until all have played."""
        self._drill.receive()
        return self.buffers

    def close(self) -> None:
        """End the processes. The buffers stay."""
        self._drill.close()
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
    part: slice,
    tables: Sequence[Lineup],
    seeds: Sequence[int] | None,
    ask_always: bool,
) -> None:
    with file.open("r+b") as opened:
        buffers = Buffers.over(mmap.mmap(opened.fileno(), 0), rows).part(part.start, part.stop)
    _own.append(VectorGames(tables, seeds, ask_always, buffers))


def act(part: slice, order: Any) -> None:
    """Step the games, or set them up anew: all seeds may be said."""
    if order == STEP:
        _own[0].step()
    else:
        _own[0].reset(None if order is None else order[part])
