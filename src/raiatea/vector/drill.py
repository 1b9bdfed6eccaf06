"""Helpers that do one thing again and again.

Next to what is done an order should take no time: on a line it is a few bytes there and back.
"""

from __future__ import annotations

import gc
import os
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, wait
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Client, Listener
from typing import Any, Final

from raiatea.bots.processes import Ended, Helper

DONE: Final = b"done"
RARE_COLLECTIONS: Final = (100_000, 50, 1000)
"""When to look for objects that hold each other: games have none, and it took a third of the
time."""
BEHIND: Final = 5
"""By how much helpers stand back: when all cores are busy, who orders must not wait for one."""
Act = Callable[[Any], None]
"""What a helper does with an order."""


def together(helpers: Sequence[Helper], tasks: Sequence[Callable[[], None]]) -> None:
    """Let each helper do one of the tasks, and wait until all are done."""
    asked = [helper.ask(task) for helper, task in zip(helpers, tasks, strict=True)]
    for one in asked:
        one.result()


class Drill:
    """Helpers that do whatever is ordered, all at the same time."""

    def __init__(self, helpers: Sequence[Helper], acts: Sequence[Act]) -> None:
        key = secrets.token_bytes(16)
        with Listener(backlog=len(helpers), authkey=key) as listener:
            self._obeying = [
                helper.ask(partial(obey, act, listener.address, key))
                for helper, act in zip(helpers, acts, strict=True)
            ]
            self._lines = [listener.accept() for _ in helpers]
        self._ordered = False

    def send(self, order: Any) -> None:
        """Let all begin."""
        self._ordered = True
        for line in self._lines:
            with suppress(OSError):  # of who has ended one hears when it should have answered
                line.send(order)

    def receive(self) -> None:
        """Wait until all have done what was ordered, if anything; raises what went wrong."""
        if not self._ordered:
            return
        for line in self._lines:
            try:
                line.recv_bytes()
            except (EOFError, OSError):
                for one in wait(self._obeying, return_when=FIRST_COMPLETED).done:
                    one.result()
                raise Ended("a helper process has ended") from None
        self._ordered = False

    def close(self) -> None:
        for line in self._lines:
            line.close()


def obey(act: Act, address: Any, key: bytes) -> None:
    """In a helper: do what is ordered, until nobody is there any more."""
    gc.set_threshold(*RARE_COLLECTIONS)
    os.nice(BEHIND)
    with Client(address, authkey=key) as line:
        while True:
            try:
                order = line.recv()
            except (EOFError, OSError):
                return
            act(order)
            line.send_bytes(DONE)
