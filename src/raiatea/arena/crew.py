"""Work spread over the processes of one machine, or over a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from functools import partial
from itertools import islice
from typing import NoReturn, TypeVar

from raiatea.bots.processes import Ended, Helper
from raiatea.catalogue import OWN
from raiatea.cluster import joined

Item = TypeVar("Item")
Result = TypeVar("Result")

MASTER_CORES = "RAIATEA_MASTER_CORES"


def in_processes(
    work: Callable[[Item], Result], items: Iterable[Item], jobs: int
) -> Iterator[Result]:
    """The results in the order in which they are ready; one job works in this process.

    Raises `Ended` when a worker ends before its work does.
    """
    return map(work, items) if jobs == 1 else in_workers(work, items, jobs, give_up)


def give_up(item: object) -> NoReturn:
    raise Ended("a worker process ended before its games did")


def in_workers(
    work: Callable[[Item], Result],
    items: Iterable[Item],
    jobs: int,
    when_it_ends: Callable[[Item], Result],
) -> Generator[Result, None, None]:
    """The same in processes of their own even if there is one job, so that they may end.

    What such a process worked on is done otherwise, and another one takes its place.
    """
    waiting = iter(items)
    workers: list[Helper] = []
    busy: dict[Future[Result], tuple[Helper, Item]] = {}
    try:
        for item in islice(waiting, jobs):
            workers.append(new_worker(jobs))
            busy[workers[-1].ask(partial(work, item))] = workers[-1], item
        while busy:
            for future in wait(busy, return_when=FIRST_COMPLETED).done:
                worker, item = busy.pop(future)
                try:
                    result = future.result()
                except Ended:
                    worker.end()
                    workers.remove(worker)
                    result = when_it_ends(item)
                    worker = new_worker(jobs)
                    workers.append(worker)
                for item in islice(waiting, 1):
                    busy[worker.ask(partial(work, item))] = worker, item
                yield result
    finally:
        for worker in workers:
            worker.end()


def new_worker(jobs: int) -> Helper:
    """A process of several, in which a master uses no more than its part of the cores."""
    cores = max(1, (os.cpu_count() or 1) // jobs)
    return Helper(**{MASTER_CORES: os.environ.get(MASTER_CORES, str(cores))})


def on_ray(
    work: Callable[[Item], Result],
    items: Iterable[Item],
    address: str,
    when_it_ends: Callable[[Item], Result],
) -> Iterator[Result]:
    """The same on a Ray cluster; the address `local` starts one on this machine."""
    cards = {OWN: os.environ[OWN]} if OWN in os.environ else {}
    with joined(address, cards) as ray:
        # Ray wants a plain function, and would let a bot end its process four times.
        task = ray.remote(max_retries=0)(lambda item: with_one_core(work, item))
        waiting = iter(items)
        at_once = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        busy = {task.remote(item): item for item in islice(waiting, at_once)}
        while busy:
            for done in ray.wait(list(busy))[0]:
                item = busy.pop(done)
                for another in islice(waiting, 1):
                    busy[task.remote(another)] = another
                try:
                    yield ray.get(done)
                except ray.exceptions.WorkerCrashedError:
                    yield when_it_ends(item)


def with_one_core(work: Callable[[Item], Result], item: Item) -> Result:
    os.environ.setdefault(MASTER_CORES, "1")
    return work(item)
