"""Deals that follow from the test that asks for them: none passes or fails by the luck of the draw.

A server that a test starts runs `follow` before anything else. `make test-thorough` leaves the
deals to chance.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import random
import secrets
import shutil
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ASKER = "DEALS_FOLLOW"  # names the file that says who asks for deals
FOLLOWING = f"import runpy; runpy.run_path({__file__!r})['follow'](); "
BY_CHANCE = os.environ.get("HYPOTHESIS_PROFILE") == "thorough"


def follow() -> None:
    """In the server: let seeds follow from who asks, and from how many they asked for before."""
    if ASKER not in os.environ:
        return
    asker = Path(os.environ[ASKER])
    asked: Counter[str] = Counter()

    def randbits(k: int) -> int:
        what = f"{asker.read_text('utf-8')} {k}"
        asked[what] += 1
        return random.Random(f"{what} {asked[what]}").getrandbits(k)

    secrets.randbits = randbits


def begin() -> None:
    """Before a server starts, which may be before the first test: it learns where names will lie."""
    if not BY_CHANCE and _file is None:
        _start()


def follows(name: str) -> None:
    """In a test: the deals of all servers follow from this name now."""
    if BY_CHANCE:
        return
    begin()
    assert _file is not None
    beside = _file.with_suffix(".new")  # a server never reads half a name
    beside.write_text(name, "utf-8")
    beside.replace(_file)


@contextlib.contextmanager
def following(name: str) -> Iterator[None]:
    """What many tests share is dealt alike, whichever asks first."""
    before = _file.read_text("utf-8") if _file is not None else ""
    follows(name)
    yield
    follows(before)


_file: Path | None = None


def _start() -> None:
    """A file of this test process alone."""
    global _file  # noqa: PLW0603
    folder = Path(tempfile.mkdtemp(prefix="raiatea-deals-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    _file = folder / "asker"
    _file.touch()
    os.environ[ASKER] = str(_file)
