"""The file of an arena's results: the contest, then a line for each game, as soon as it is over."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from raiatea.arena.contest import Contest
from raiatea.arena.match import Outcome
from raiatea.errors import RaiateaError


class LedgerError(RaiateaError):
    """A file of results that cannot be gone on with."""


class Ledger:
    """Goes on where the file ends; a line that was cut off is written anew.

    Raises `LedgerError` for a file of another contest, for one that is no such file, and for one
    that another arena writes. The number of games may be another one.
    """

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.outcomes: list[Outcome] = []
        head = {key: value for key, value in contest.to_dict().items() if key != "games"}
        self._file = path.open("a", encoding="utf-8")
        try:
            self._lock()
            whole = self._read(head, contest)
            self._file.truncate(whole)
            if not whole:
                self._write(head)
        except BaseException:
            self._file.close()
            raise

    def _lock(self) -> None:
        if sys.platform == "win32":
            return
        import fcntl  # noqa: PLC0415 - there is none on Windows

        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise LedgerError(f"{self.path}: another arena is writing to it") from None

    def _read(self, head: dict[str, Any], contest: Contest) -> int:
        """Read the whole lines of the file; returns how many bytes they are."""
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        if not lines and not line_of(head).encode().startswith(data):
            raise LedgerError(f"{self.path}: is no file of results")
        found: dict[int, Outcome] = {}
        for number, line in enumerate(lines, 1):
            try:
                entry = json.loads(line)
                if number > 1:
                    outcome = Outcome.from_dict(entry, len(contest.bots))
                    found.setdefault(outcome.number, outcome)
            except (ValueError, RecursionError) as error:
                raise LedgerError(
                    f"{self.path}: is no file of results: line {number}: {error}"
                ) from None
            if number == 1 and entry != head:
                raise LedgerError(f"{self.path}: holds the results of another arena")
        self.outcomes = [one for one in found.values() if one.number < contest.games]
        return whole

    def add(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)
        self._write(outcome.to_dict())

    def _write(self, data: dict[str, Any]) -> None:
        self._file.write(line_of(data))
        self._file.flush()

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def line_of(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":")) + "\n"
