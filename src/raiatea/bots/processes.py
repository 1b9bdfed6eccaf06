"""Processes of our own: for bots that think for others, with several cores, or at others' risk."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from queue import SimpleQueue
from typing import Any, TypeVar

from raiatea.errors import RaiateaError

Answer = TypeVar("Answer")

ONE_THREAD = "OPENBLAS_NUM_THREADS"  # for sums: the cores are taken by processes
PROGRAM = "from raiatea.bots.processes import obey; obey()"


class Ended(RaiateaError):
    """A helper has ended before it answered."""


class Helper:
    """A process that does one thing after another, as it is asked.

    It knows nothing of the program that started it, so that any program may. It ends with this
    one, even with one that is killed, and is deaf to a terminal's interrupts.
    """

    def __init__(self, **environment: str) -> None:
        path = os.pathsep.join(entry or os.getcwd() for entry in sys.path)  # noqa: PTH109 - a text
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={ONE_THREAD: "1", **os.environ, "PYTHONPATH": path, **environment},
            process_group=0,
        )
        self._asked: deque[Future[Any]] = deque()
        self._asking = threading.Lock()
        self.ended = False
        self.last_note: Any = None
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def ask(self, task: Callable[[], Answer]) -> Future[Answer]:
        """What will come of a task; `Ended` if the process does before."""
        future: Future[Answer] = Future()
        order = pickle.dumps(task)
        assert self._process.stdin is not None
        with self._asking:
            if self.ended:
                future.set_exception(Ended("a helper process has ended"))
                return future
            self._asked.append(future)
            with suppress(OSError):  # it has ended, as the listener will find too
                pickle.dump(order, self._process.stdin)
                self._process.stdin.flush()
        return future

    def end(self) -> None:
        """End the process at once, whatever it is doing."""
        self._process.kill()
        self._process.wait()
        self._listener.join(1)
        assert self._process.stdin is not None
        with suppress(OSError):  # what was not sent cannot be sent any more
            self._process.stdin.close()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as answers:
            try:
                while True:
                    kind, value = pickle.loads(pickle.load(answers))
                    if kind == "note":
                        self.last_note = value
                    elif kind == "done":
                        self._asked.popleft().set_result(value)
                    else:
                        self._asked.popleft().set_exception(value)
            except Exception:  # the end of the pipe, or what cannot be read
                self._process.kill()
        with self._asking:
            self.ended = True
            while self._asked:
                self._asked.popleft().set_exception(Ended("a helper process has ended"))


class Errand:
    """The other end of a helper's pipes, in the helper itself."""

    def __init__(self) -> None:
        self._orders = os.fdopen(os.dup(0), "rb")
        self._answers = os.fdopen(os.dup(1), "wb")
        self._waiting: SimpleQueue[bytes] = SimpleQueue()
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(2, 1)  # what a bot prints is no answer
        sys.stdout = sys.stderr
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        """Nobody asks any more: then whatever is being done is in vain."""
        with suppress(Exception):
            while True:
                self._waiting.put(pickle.load(self._orders))
        os._exit(0)

    def next_order(self) -> bytes:
        return self._waiting.get()

    def answer(self, kind: str, value: Any) -> None:
        pickle.dump(pickle.dumps((kind, value)), self._answers)
        self._answers.flush()


errand: Errand | None = None


def obey() -> None:
    """In a helper: do what is asked."""
    global errand  # noqa: PLW0603 - a process has but one
    errand = Errand()
    while True:
        order = errand.next_order()
        try:
            errand.answer("done", pickle.loads(order)())
        except Exception as error:
            errand.answer("failed", sendable(error))
        except BaseException:  # what wants to end the process does
            os._exit(1)


def sendable(error: Exception) -> Exception:
    """An error with its traceback; many a kind of error cannot be read back as it was written."""
    told = traceback.format_exc()
    error.add_note(told)
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(told)
    return error


def note(value: Any) -> None:
    """In a helper: what should be known if this process ends now."""
    if errand is not None:
        errand.answer("note", value)


def helpers(number: int) -> ProcessPoolExecutor:
    """Processes that end with this one, each with one thread for its sums."""
    os.environ.setdefault(ONE_THREAD, "1")
    return ProcessPoolExecutor(number, get_context("spawn"), end_with, (os.getpid(),))


def end_with(parent: int) -> None:
    """In a helper: do not outlive the one who asked for it, even one that was killed."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
