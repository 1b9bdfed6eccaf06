"""What the operating system says about processes; nan where it does not say."""

from __future__ import annotations

import contextlib
import math
import os
from collections.abc import Iterable
from pathlib import Path


def memory_of(processes: Iterable[int]) -> float:
    """What processes hold in memory, in MiB."""
    found = 0
    for process in processes:
        text = read(f"/proc/{process}/statm")
        if not text:
            return float("nan")
        found += int(text.split()[1])
    return found * os.sysconf("SC_PAGE_SIZE") / 2**20


def processor_of(processes: Iterable[int]) -> float:
    """The seconds of processor time that processes have used."""
    found = 0
    for process in processes:
        text = read(f"/proc/{process}/stat")
        if not text:
            return float("nan")
        fields = text.rpartition(")")[2].split()
        found += int(fields[11]) + int(fields[12])
    return found / os.sysconf("SC_CLK_TCK")


def processor_of_family(process: int) -> float:
    """The same for a process and all that it has started, those that have ended included."""
    fields = read(f"/proc/{process}/stat").rpartition(")")[2].split()
    if not fields:
        return float("nan")
    found = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    threads = Path(f"/proc/{process}/task").glob("*/children")  # each has its own
    children = [int(one) for thread in threads for one in read(str(thread)).split()]
    alive = [processor_of([one]) for one in children]
    return found + sum(seconds for seconds in alive if not math.isnan(seconds))


def processor_of_all() -> float:
    """The seconds of processor time that all programs of the machine have used."""
    text = read("/proc/stat")
    if not text:
        return float("nan")
    user, nice, system, _, _, interrupts, soft, *_ = map(int, text.splitlines()[0].split()[1:])
    return (user + nice + system + interrupts + soft) / os.sysconf("SC_CLK_TCK")


def read(path: str) -> str:
    with contextlib.suppress(OSError):
        return Path(path).read_text(encoding="ascii")
    return ""
