"""Many games in one file, at the command line."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from raiatea import bots
from raiatea.arena.crew import give_up, in_workers
from raiatea.cli.console import progress_bar
from raiatea.cli.files import check_place, unwritable
from raiatea.data_set import Contents, write


def make(file: Path, contents: Contents, jobs: int) -> dict[str, Any]:
    """Write the file; says how large it is, and its sum of SHA-256."""
    bots.make(contents.bot)
    check_place(file)

    def crew(work: Callable[[int], Any], numbers: Iterable[int]) -> Iterator[Any]:
        with progress_bar("Games", contents.games) as advance:
            for one in in_workers(work, numbers, jobs, give_up):
                advance(1)
                yield one

    try:
        write(file, contents, crew)
        data = file.read_bytes()
    except OSError as error:
        raise unwritable(file, error) from None
    return {
        "file": str(file),
        "games": contents.games,
        "bytes": len(data),
        "sha256": hashlib.sha256(data).hexdigest(),
    }
