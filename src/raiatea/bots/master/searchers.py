"""Processes that search too: started when a master is made, and asked when they are awake."""

from __future__ import annotations

import atexit
import os
import time
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from typing import Final

from raiatea.bots.learned.judge import network_for
from raiatea.bots.master.search import Search

PAUSE: Final = 10.0  # seconds from one start to the next, should it end again and again

Found = list[list[float]]


def look(search: Search) -> Found:
    """In a helper, or here: search with the network that comes with the package."""
    return search.run(network_for(None))


def wake_up() -> None:
    """In a helper: have the network ready."""
    network_for(None)


class Searcher:
    """A helper, and when it was started."""

    def __init__(self) -> None:
        self.started = time.monotonic()
        from raiatea.bots.processes import Helper  # noqa: PLC0415 - where there are processes

        self.helper = Helper()
        self.awake = self.helper.ask(wake_up)


class Searchers:
    """All that this process has started, for all its masters; one that ends is started anew."""

    def __init__(self) -> None:
        self._all: list[Searcher] = []

    def start(self, number: int) -> None:
        """Have so many of them, as far as there can be."""
        with suppress(OSError):
            while len(self._all) < number:
                self._all.append(Searcher())

    def ask(self, searches: Sequence[Search]) -> list[Future[Found]]:
        """Let those that are awake search, one search each."""
        for place, one in enumerate(self._all):
            if one.helper.ended and time.monotonic() > one.started + PAUSE:
                with suppress(OSError):
                    one.helper.end()
                    self._all[place] = Searcher()
        awake = [one.helper for one in self._all if one.awake.done() and not one.helper.ended]
        return [
            helper.ask(partial(look, search))
            for helper, search in zip(awake, searches, strict=False)
        ]

    def end(self) -> None:
        for one in self._all:
            one.helper.end()
        self.forget()

    def forget(self) -> None:
        """In a process that was forked: they are not its own."""
        self._all.clear()


searchers = Searchers()
atexit.register(searchers.end)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=searchers.forget)
