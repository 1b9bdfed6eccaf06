"""Sums in one thread.

Small sums gain nothing by several threads, and where all cores are busy the threads wait for each
other: then a search sees a twentieth of the worlds, and deadlines pass.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Final

# As OpenBLAS is called by numpy's wheels, older ones, and a system's own.
FORMS: Final = ("scipy_openblas_{}64_", "openblas_{}64_", "openblas_{}")


@cache
def threads_of_numpy() -> tuple[Callable[[], int], Callable[[int], object]] | None:
    """How to get and set their number; None if numpy does its sums otherwise."""
    try:
        library = ctypes.CDLL(import_module("numpy.linalg._umath_linalg").__file__)
    except (ImportError, OSError):
        return None
    for form in FORMS:
        if hasattr(library, form.format("set_num_threads")):
            return (
                getattr(library, form.format("get_num_threads")),
                getattr(library, form.format("set_num_threads")),
            )
    return None


@contextmanager
def one_thread() -> Iterator[None]:
    """Let numpy do its sums in this thread alone."""
    if (found := threads_of_numpy()) is None:
        yield
        return
    get_threads, set_threads = found
    before = get_threads()
    set_threads(1)
    try:
        yield
    finally:
        set_threads(before)
