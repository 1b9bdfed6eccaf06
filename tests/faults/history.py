"""What one client did and was told, in the order in which it happened."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from typing import Any

_order = itertools.count()


def now() -> int:
    """A moment: all clients are in one process, so their moments can be compared."""
    return next(_order)


@dataclass(frozen=True)
class Sent:
    """A move left for the server, the first time or again."""

    decision: int
    move: str
    at: int = field(default_factory=now)


@dataclass(frozen=True)
class Done:
    """The server said that a move is played."""

    decision: int
    move: str
    at: int = field(default_factory=now)


@dataclass(frozen=True)
class Refused:
    """The server said that it does not play a move, though it may be asked again later or not."""

    decision: int
    status: int
    error: str
    at: int = field(default_factory=now)


@dataclass(frozen=True)
class Told:
    """How things are, and lines of the log; an onlooker without a seat has no decision."""

    version: int
    decision: int | None
    over: bool
    lines: tuple[tuple[int, Any], ...]
    at: int = field(default_factory=now)


Happened = Sent | Done | Refused | Told


@dataclass
class History:
    """One client: where they sit (None for an onlooker), and all that happened."""

    table: str
    seat: int | None
    happened: list[Happened] = field(default_factory=list)

    def told(self, state: dict[str, Any]) -> None:
        view = state["view"]
        decision = view["mine"]["decision"] if self.seat is not None else None
        lines = tuple((line["version"], line["events"]) for line in state["log"])
        self.happened.append(Told(state["version"], decision, view["over"], lines))

    @property
    def confirmed(self) -> int:
        return sum(isinstance(one, Done) for one in self.happened)


@dataclass(frozen=True)
class Record:
    """What there is in the end: all moves of a table in their order, and everybody's log."""

    moves: list[tuple[int, str]]
    logs: dict[int | None, list[Any]]
