"""Processes for bots that think for others, or with several cores."""

from __future__ import annotations

import os
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context


def helpers(number: int) -> ProcessPoolExecutor:
    """Processes that end with this one, each with one thread for its sums."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    return ProcessPoolExecutor(number, get_context("spawn"), end_with, (os.getpid(),))


def end_with(parent: int) -> None:
    """In a helper: do not outlive the one who asked for it, even one that was killed."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
