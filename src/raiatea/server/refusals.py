"""Answers that say no: a code, words, the rule where there is one, and why not."""

from __future__ import annotations

from raiatea.errors import NoMove, NotYourDecision, RaiateaError, Why


class Denial(Exception):
    """What was asked cannot be; `code` is also the id of its message."""

    def __init__(
        self, status: int, code: str, message: str, rule: str = "", why: Why | None = None
    ) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.rule = rule
        self.why = why

    def to_dict(self) -> dict[str, object]:
        data: dict[str, object] = {"error": self.code, "message": self.message}
        if self.rule:
            data["rule"] = self.rule
        if self.why is not None:
            data["refusal"] = self.why
        return data


def unknown_table() -> Denial:
    """Also for a wrong secret: who has none learns not even which tables exist."""
    return Denial(404, "unknown-table", "there is no such table, or this link does not open it")


def forbidden(message: str) -> Denial:
    return Denial(403, "forbidden", message)


def not_begun() -> Denial:
    return Denial(409, "lobby", "the game has not begun")


def stale() -> Denial:
    return Denial(409, "stale", "that decision is no longer open")


# What a database says, and what its host has to know.
DISK = {
    "disk is full": "the disk of the server is full",
    "No space left": "the disk of the server is full",
    "readonly": "the disk of the server is read-only",
    "read-only": "the disk of the server is read-only",
}


def no_database(reason: str) -> Denial:
    """The words of the database itself are nobody's business."""
    known = [words for said, words in DISK.items() if said in reason]
    what = known[0] if known else "the database cannot be used now"
    return Denial(503, "unavailable", f"{what}: try again in a while")


def of_engine(error: RaiateaError) -> Denial:
    """The refusal for an error that the engine raised on a player's move."""
    if isinstance(error, NoMove):
        why = None if error.refusal is None else error.refusal.to_dict()
        if isinstance(error, NotYourDecision):
            return Denial(422, "not-yours", str(error), error.rule, why)
        return Denial(422, "illegal", str(error), error.rule, why)
    return Denial(422, "bad-request", str(error))
