"""The file of an arena's results: the plan, then a line for each game, as soon as it is over."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import Any

from raiatea.arena.match import Outcome
from raiatea.arena.plan import Plan
from raiatea.errors import RaiateaError


class LedgerError(RaiateaError):
    """A file of results that cannot be gone on with."""


class Ledger:
    """Goes on where the file ends; a line that was cut off is written anew.

    Raises `LedgerError` for a file of another plan. The number of games may be another one.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.outcomes: list[Outcome] = []
        head = {key: value for key, value in plan.to_dict().items() if key != "games"}
        whole = self._read(head, plan.games) if path.exists() else 0
        self._file = path.open("a", encoding="utf-8")
        self._file.truncate(whole)
        if not whole:
            self._write(head)

    def _read(self, head: dict[str, Any], games: int) -> int:
        """Read the whole lines of the file; returns how many bytes they are."""
        data = self.path.read_bytes()
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        try:
            found = [json.loads(line) for line in lines]
            if found and found[0] != head:
                raise LedgerError(f"{self.path}: holds the results of another arena")
            outcomes = [Outcome.from_dict(one) for one in found[1:]]
        except (ValueError, KeyError, TypeError) as error:
            raise LedgerError(f"{self.path}: is no file of results: {error!r:.80}") from None
        self.outcomes = [one for one in outcomes if one.number < games]
        return whole

    def add(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)
        self._write(outcome.to_dict())

    def _write(self, data: dict[str, Any]) -> None:
        self._file.write(json.dumps(data, separators=(",", ":")) + "\n")
        self._file.flush()

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()
