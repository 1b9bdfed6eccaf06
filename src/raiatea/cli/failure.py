"""How the command fails; imported first, so nothing heavy stands here."""

from __future__ import annotations


class Failure(Exception):
    """Something that the user has to know in one line; `code` is the exit code."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code


class ClosedPipe(Exception):
    """Whoever read the output has stopped reading."""
