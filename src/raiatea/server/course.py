"""The course of one table's game: what was appended, and what each onlooker saw of it.

Everything here is a pure function of the appended entries, so any process can rebuild it.
"""

from __future__ import annotations

from typing import Final

import msgspec

from raiatea.engine import Event, Game
from raiatea.errors import IllegalMove, RecordError
from raiatea.server import fairness

MOVE: Final = "move"
WITHDRAW: Final = "withdraw"
UNDO: Final = "undo"

Seen = dict[str, object]
Onlooker = int | None


class Entry(msgspec.Struct, frozen=True):
    """One appended line: a move, an answer withdrawn, or decisions taken back.

    `stay` is, for an undo, the number of decisions that stay.
    """

    n: int
    kind: str
    seat: int
    move: str = ""
    stay: int = 0
    outcomes: list[list[object]] = []


class Line(msgspec.Struct, frozen=True):
    """What an onlooker saw of one entry; `version` counts the lines of this onlooker."""

    version: int
    n: int
    events: list[Seen]


class Course:
    """A game with its log per onlooker."""

    def __init__(self, game: Game, salt: str) -> None:
        self.game = game
        self.salt = salt
        self.length = 0
        self.lines: dict[Onlooker, list[Line]] = {
            onlooker: [] for onlooker in (None, *range(game.players))
        }
        self.answered: dict[int, tuple[int, str]] = {}
        self.answering: dict[int, list[str]] = {}
        self.commitments = [0] * game.players
        self.sealed: dict[int, Seen] = {}
        self.committed: list[tuple[int, Seen]] = []

    def onlookers(self) -> list[Onlooker]:
        return list(self.lines)

    def version(self, onlooker: Onlooker) -> int:
        return len(self.lines[onlooker])

    def since(self, onlooker: Onlooker, version: int) -> list[Line]:
        """The lines that an onlooker has not yet seen."""
        return self.lines[onlooker][max(0, version) :]

    def copy(self) -> Course:
        """A course that can go on without changing this one."""
        other = Course.__new__(Course)
        other.game = self.game.copy()
        other.salt = self.salt
        other.length = self.length
        other.lines = {onlooker: lines[:] for onlooker, lines in self.lines.items()}
        other.answered = dict(self.answered)
        other.answering = {seat: moves[:] for seat, moves in self.answering.items()}
        other.commitments = self.commitments[:]
        other.sealed = dict(self.sealed)
        other.committed = self.committed[:]
        return other

    # What can be appended; each raises the engine's errors and changes nothing then.

    def move(self, seat: int, text: str) -> Entry:
        """Play a move; returns the entry to append."""
        move = self.game.parse(seat, text)
        together = self.game.together
        self.answered[seat] = (self.game.decision(seat), text)
        events = self.game.play(seat, move)
        entry = Entry(self.length, MOVE, seat, text, 0, self.game.outcomes)
        self._log(entry, events, self._commit(seat, text) if together else [])
        return entry

    def withdraw(self, seat: int) -> Entry:
        events = self.game.withdraw(seat)
        self.sealed.pop(seat, None)
        self.answering.pop(seat, None)
        entry = Entry(self.length, WITHDRAW, seat)
        self._log(entry, events, [])
        return entry

    def undo(self, seat: int, stay: int | None = None) -> Entry:
        """Take back what the seat did since the last barrier, or more with everyone's consent."""
        record = self.game.record()
        moves = record["moves"]
        assert isinstance(moves, list)
        if stay is None:
            stay = self.game.undo_point(seat)
        if not 0 <= stay < len(moves):
            raise IllegalMove("there is nothing to take back", "R2.3")
        taken = len(moves) - stay
        self.game = Game.replay(record, at=stay, catalogue=self.game.catalogue)
        self.sealed = {}
        self.answering = {}
        for one, text in self.game.answers:
            self.answering.setdefault(one, []).append(text)
        self.committed = [pair for pair in self.committed if pair[0] <= stay]
        entry = Entry(self.length, UNDO, seat, "", stay)
        self._log(entry, [], [{"event": "undone", "seat": seat, "decisions": taken}])
        return entry

    def append(self, entry: Entry) -> None:
        """Do again what an entry says; raises `RecordError` if it cannot have happened."""
        if entry.n != self.length:
            raise RecordError(f"entry {entry.n} cannot follow {self.length} entries")
        for kind, outcome in entry.outcomes:
            self.game.force(str(kind), [outcome])  # type: ignore[list-item]
        if entry.kind == MOVE:
            again = self.move(entry.seat, entry.move)
        elif entry.kind == WITHDRAW:
            again = self.withdraw(entry.seat)
        else:
            again = self.undo(entry.seat, entry.stay)
        if again != entry:
            raise RecordError(f"entry {entry.n} went differently: {again} instead of {entry}")

    def _commit(self, seat: int, text: str) -> list[Seen]:
        """Show by a commitment that a seat has answered; note it for good when all have."""
        self.answering.setdefault(seat, []).append(text)
        closed = not self.game.answers
        shown: list[Seen] = []
        if closed or seat not in self.game.awaiting:
            moves = self.answering[seat]
            self.commitments[seat] += 1
            number = self.commitments[seat]
            commitment = fairness.answer_commitment(self.salt, seat, number, moves)
            self.sealed[seat] = {"seat": seat, "number": number, "commitment": commitment}
            shown.append({"event": "committed", **self.sealed[seat]})
        if closed:
            decisions = self.game.decisions
            self.committed += [(decisions, self.sealed[one]) for one in sorted(self.sealed)]
            self.sealed = {}
            self.answering = {}
        return shown

    def _log(self, entry: Entry, events: list[Event], own: list[Seen]) -> None:
        """Every onlooker's log grows by what they may see; the actor's always grows."""
        told = [(event, event.to_dict()) for event in events]
        for onlooker, lines in self.lines.items():
            seen = own + [data for event, data in told if event.visible_to(onlooker)]
            if seen or onlooker == entry.seat:
                lines.append(Line(len(lines) + 1, entry.n, seen))
        self.length += 1
