"""Running the command in tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Ran:
    """What a run of the command left behind."""

    code: int
    out: str
    err: str

    def fails_with(self, code: int, text: str) -> None:
        """Check that it failed with exactly one line on stderr and nothing on stdout."""
        assert self.code == code, self
        assert self.out == "", self
        assert self.err.startswith("raiatea: "), self
        assert self.err.count("\n") == 1, self
        assert self.err.endswith("\n"), self
        assert text in self.err, self


class Command(Protocol):
    def __call__(self, *arguments: str, stdin: str = "") -> Ran: ...
