"""Work spread over the processes of one machine, or over a Ray cluster."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

from raiatea.errors import RaiateaError

Item = TypeVar("Item")
Result = TypeVar("Result")

MOST_JOBS = 61  # Windows waits for no more


class NoRay(RaiateaError):
    """Ray is not installed, or its cluster cannot be reached."""


def in_processes(
    work: Callable[[Item], Result], items: Iterable[Item], jobs: int
) -> Iterator[Result]:
    """The results in the order in which they are ready; one job works in this process.

    Raises `BrokenProcessPool` when a worker ends before its work does.
    """
    waiting_items = iter(items)
    if jobs == 1:
        yield from map(work, waiting_items)
        return
    jobs = min(jobs, MOST_JOBS)
    ignoring = (signal.SIGINT, signal.SIG_IGN)
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, ignoring)
    try:
        with interrupts_later():
            waiting = {pool.submit(work, item) for item in islice(waiting_items, 2 * jobs)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(work, item) for item in islice(waiting_items, len(done))}
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def interrupts_later() -> Iterator[None]:
    """An interrupt waits, and is for this process alone: those started meanwhile are deaf to it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def on_ray(work: Callable[[Item], Result], items: Iterable[Item], address: str) -> Iterator[Result]:
    """The same on a Ray cluster; the address `local` starts one on this machine."""
    try:
        import ray  # noqa: PLC0415 - an extra, and slow to import
    except ImportError:
        raise NoRay("Ray is not installed: pip install 'raiatea[ray]'") from None
    try:
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoRay(f"no Ray cluster at {address!r:.80}: {error}") from None
    try:
        task = ray.remote(lambda item: work(item))  # noqa: PLW0108 - Ray wants a plain function
        waiting_items = iter(items)
        at_once = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = [task.remote(item) for item in islice(waiting_items, at_once)]
        while waiting:
            done, waiting = ray.wait(waiting)
            waiting += [task.remote(item) for item in islice(waiting_items, len(done))]
            yield from ray.get(done)
    finally:
        ray.shutdown()
