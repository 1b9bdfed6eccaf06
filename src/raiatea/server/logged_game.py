"""The game of one table with its log: what was appended, and what each onlooker saw of it.

Everything here is a pure function of the appended entries, so any process can rebuild it.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from raiatea.engine import Event, Game
from raiatea.errors import IllegalMove, RecordError
from raiatea.server import fairness
from raiatea.server.changes import Change, Played
from raiatea.server.free_time import FreeTime
from raiatea.server.store import EntryRow
from raiatea.server.wire import SeatNumber
from raiatea.server.wire_view import Answer

MOVE: Final = "move"
WITHDRAW: Final = "withdraw"
UNDO: Final = "undo"
TAKEBACK: Final = "takeback"

# Of so many of the last entries it is known what each event changed.
KEPT: Final = 16

Seen = dict[str, object]
Onlooker = int | None


class Passage(Answer, frozen=True):  # type: ignore[misc]  # msgspec can
    """A turn: what one player does at a location, or a step of a ceremony, which all do.

    `round` is empty while the game is set up, `step` is 0 outside of a ceremony.
    """

    round: str
    step: int
    location: str
    seat: SeatNumber | None


class Line(msgspec.Struct, frozen=True):
    """What an onlooker saw of one entry; `version` counts the lines of this onlooker.

    `decisions` is how many there were then, `turn` what it was a part of.
    """

    version: int
    n: int
    events: list[Seen]
    decisions: int = 0
    turn: Passage = Passage("", 0, "", None)


class LoggedGame:
    """A game with its log per onlooker."""

    def __init__(self, game: Game, salt: str, at: float, clock: bool = False) -> None:
        self.game = game
        self.salt = salt
        self.at = at
        self.asked_at = at
        self.free = FreeTime(game.players) if clock else None
        self.spent = [0.0] * game.players
        self.length = 0
        self.played: list[Played] = []
        self.lines: dict[Onlooker, list[Line]] = {
            onlooker: [] for onlooker in (None, *range(game.players))
        }
        self.answered: dict[int, tuple[int, str]] = {}
        self.answering: dict[int, list[str]] = {}
        self.commitments = [0] * game.players
        self.sealed: dict[int, Seen] = {}
        self.committed: list[tuple[int, Seen]] = []
        self._ask(at)

    def onlookers(self) -> list[Onlooker]:
        return list(self.lines)

    def version(self, onlooker: Onlooker) -> int:
        return len(self.lines[onlooker])

    def since(self, onlooker: Onlooker, version: int) -> list[Line]:
        """The lines that an onlooker has not yet seen."""
        return self.lines[onlooker][max(0, version) :]

    def happened(self, onlooker: Onlooker) -> list[Seen]:
        """All that an onlooker saw of a game that is over, but for what was taken back."""
        kept: list[Line] = []
        for line in self.lines[onlooker] if self.game.over else ():
            for event in line.events:
                if "since" in event:
                    kept = [one for one in kept if one.version <= event["since"]]  # type: ignore[operator]
            kept.append(line)
        return [event for line in kept for event in line.events]

    def version_at(self, onlooker: Onlooker, decisions: int) -> int:
        """The version of an onlooker when so many decisions had been made, for good."""
        lines = self.lines[onlooker]
        return max((line.version for line in lines if line.decisions <= decisions), default=0)

    def changes(self, onlooker: Onlooker, line: Line, tracked: bool) -> list[list[Change]] | None:
        """What each event of a line changed, and the line's end; None where that is forgotten."""
        for played in self.played:
            if played.entry.n == line.n:
                own = len(line.events) + 1
                found = played.changes(onlooker, tracked)
                return [[] for _ in range(own - len(found))] + found
        return None

    def copy(self) -> LoggedGame:
        """A logged game that can go on without changing this one."""
        other = LoggedGame.__new__(LoggedGame)
        other.game = self.game.copy()
        other.salt = self.salt
        other.at = self.at
        other.asked_at = self.asked_at
        other.free = self.free and self.free.copy()
        other.spent = self.spent[:]
        other.length = self.length
        other.played = self.played
        other.lines = {onlooker: lines[:] for onlooker, lines in self.lines.items()}
        other.answered = dict(self.answered)
        other.answering = {seat: moves[:] for seat, moves in self.answering.items()}
        other.commitments = self.commitments[:]
        other.sealed = dict(self.sealed)
        other.committed = self.committed[:]
        return other

    def to_dict(self) -> dict[str, Any]:
        """The whole game, secrets included, to go on from without replaying it all."""
        return {
            "position": self.game.to_dict(),
            "length": self.length,
            "at": self.at,
            "asked_at": self.asked_at,
            "spent": self.spent,
            "free": self.free and [self.free.shown, self.free.seconds],
            "lines": [
                [
                    [line.n, line.events, line.decisions, msgspec.to_builtins(line.turn)]
                    for line in self.lines[onlooker]
                ]
                for onlooker in self.onlookers()
            ],
            "answered": [[seat, *answer] for seat, answer in self.answered.items()],
            "answering": [[seat, moves] for seat, moves in self.answering.items()],
            "commitments": self.commitments,
            "sealed": list(self.sealed.values()),
            "committed": [[decisions, seen] for decisions, seen in self.committed],
        }

    @staticmethod
    def from_dict(data: dict[str, Any], salt: str) -> LoggedGame:
        logged = LoggedGame(Game.from_dict(data["position"]), salt, data["at"])
        logged.asked_at = data.get("asked_at", data["at"])
        logged.spent = data["spent"]
        if data.get("free") is not None:
            logged.free = FreeTime(0)
            logged.free.shown, logged.free.seconds = data["free"]
        logged.length = data["length"]
        for onlooker, lines in zip(logged.onlookers(), data["lines"], strict=True):
            logged.lines[onlooker] = [
                Line(i + 1, *line[:3], *[msgspec.convert(turn, Passage) for turn in line[3:]])
                for i, line in enumerate(lines)
            ]
        logged.answered = {seat: (decision, move) for seat, decision, move in data["answered"]}
        logged.answering = dict(data["answering"])
        logged.commitments = data["commitments"]
        logged.sealed = {seen["seat"]: seen for seen in data["sealed"]}
        logged.committed = [(decisions, seen) for decisions, seen in data["committed"]]
        return logged

    # What can be appended; each raises the engine's errors and changes nothing then.

    def move(self, seat: int, text: str, at: float) -> EntryRow:
        """Play a move; returns the entry to append."""
        move = self.game.parse(seat, text)
        self._pass_time(at)
        together = self.game.together
        turn = self._turn(None if together else seat)
        before = self.game.copy()
        self.answered[seat] = (self.game.decision(seat), text)
        events = self.game.play(seat, move)
        entry = EntryRow(self.length, MOVE, seat, text, 0, self.game.outcomes, at)
        self.played = [*self.played[1 - KEPT :], Played(before, entry)]
        own = self._commit(seat, text) if together else []
        self._log(entry, events, own, not together, turn)
        if not self.game.answers:  # else others still answer the same
            self._ask(at)
        return entry

    def withdraw(self, seat: int, at: float) -> EntryRow:
        awaited = self.game.awaiting
        events = self.game.withdraw(seat)
        self._pass_time(at, awaited)
        self.sealed.pop(seat, None)
        self.answering.pop(seat, None)
        self.answered.pop(seat, None)
        entry = EntryRow(self.length, WITHDRAW, seat, at=at)
        self._log(entry, events, [], False, self._turn(None))
        return entry

    def undo(self, seat: int, at: float) -> EntryRow:
        """Take back what the seat did since the last barrier."""
        return self._go_back(UNDO, seat, self.game.undo_point(seat), at)

    def take_back(self, seat: int, stay: int, at: float) -> EntryRow:
        """Take back more, with everyone's consent; what chance decides then is drawn anew."""
        return self._go_back(TAKEBACK, seat, stay, at)

    def _go_back(self, kind: str, seat: int, stay: int, at: float) -> EntryRow:
        moves: Any = self.game.record()["moves"]
        if not 0 <= stay < len(moves):
            raise IllegalMove("there is nothing to take back", "R2.3")
        self._pass_time(at)
        self.game = self.game.take_back(stay, anew=kind == TAKEBACK)
        self._reopen(stay)
        self._ask(at)
        entry = EntryRow(self.length, kind, seat, "", stay, at=at)
        undone: Seen = {"event": "undone", "seat": seat}
        if kind == TAKEBACK:
            undone["takeback"] = len(self.game.takebacks)
        self._log(entry, [], [undone], True, self._turn(None if self.game.together else seat))
        return entry

    def last_decision_of(self, seat: int) -> int | None:
        """How many decisions stay when a seat's last one is taken back; None if it has none."""
        moves: Any = self.game.record()["moves"]
        return max((i for i, (one, _, _) in enumerate(moves) if one == seat), default=None)

    def _reopen(self, stay: int) -> None:
        """After decisions were taken back: which answers of an open step are still sealed."""
        undone = [pair for pair in self.committed if pair[0] > stay]
        self.committed = [pair for pair in self.committed if pair[0] <= stay]
        first = min([closed for closed, _ in undone], default=0)
        known = dict(self.sealed)
        for closed, seen in undone:
            if closed == first:
                known[int(str(seen["seat"]))] = seen
        self.answered = {}
        self.answering = {}
        for seat, text in self.game.answers:
            self.answering.setdefault(seat, []).append(text)
        awaited = self.game.awaiting
        self.sealed = {seat: known[seat] for seat in self.answering if seat not in awaited}

    def append(self, entry: EntryRow) -> None:
        """Do again what an entry says; raises `RecordError` if it cannot have happened."""
        if entry.n != self.length:
            raise RecordError(f"entry {entry.n} cannot follow {self.length} entries")
        for kind, outcome in entry.outcomes:
            self.game.force(str(kind), [outcome])  # type: ignore[list-item]
        if entry.kind == MOVE:
            again = self.move(entry.seat, entry.move, entry.at)
        elif entry.kind == WITHDRAW:
            again = self.withdraw(entry.seat, entry.at)
        elif entry.kind == UNDO:
            again = self.undo(entry.seat, entry.at)
        else:
            again = self.take_back(entry.seat, entry.stay, entry.at)
        if again != entry:
            raise RecordError(f"entry {entry.n} went differently: {again} instead of {entry}")

    def thought(self, seat: int, now: float) -> float:
        """For how many seconds a seat has been awaited so far."""
        waiting = now - self._runs_from(seat) if seat in self.game.awaiting else 0.0
        return self.spent[seat] + max(0.0, waiting)

    def stands(self, seat: int) -> float:
        """For how many seconds from when it was asked a seat's clock stands still."""
        return self.free.seconds[seat] if self.free is not None else 0.0

    def _runs_from(self, seat: int) -> float:
        """From when the time counts that has not been counted yet."""
        return max(self.at, self.asked_at + self.stands(seat))

    def _ask(self, at: float) -> None:
        """What is asked is asked from now on."""
        self.asked_at = at
        if self.free is not None:
            self.free.ask(self.game)

    def _pass_time(self, at: float, awaited: tuple[int, ...] | None = None) -> None:
        for seat in self.game.awaiting if awaited is None else awaited:
            self.spent[seat] += max(0.0, at - self._runs_from(seat))
        self.at = at

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

    def _turn(self, seat: int | None) -> Passage:
        """What the game is at; all take part in the steps of a ceremony."""
        round_, step, location = self.game.stage
        return Passage(round_, step, location, None if step else seat)

    def _log(
        self, entry: EntryRow, events: list[Event], own: list[Seen], open_: bool, turn: Passage
    ) -> None:
        """Every onlooker's log grows by what they may see.

        It grows for all when a move is `open_`, so that the turn has visibly gone on; of a part
        of a secret answer only the actor's grows.
        """
        told = [(event, event.to_dict()) for event in events]
        chosen = [str(data["location"]) for _, data in told if data["event"] == "chose location"]
        if chosen:
            turn = msgspec.structs.replace(turn, location=chosen[0])
        for onlooker, lines in self.lines.items():
            seen = own + [data for event, data in told if event.visible_to(onlooker)]
            if entry.kind in (UNDO, TAKEBACK):
                stay = [i + 1 for i, line in enumerate(lines) if line.decisions <= entry.stay]
                seen = [{**one, "since": max(stay, default=0)} for one in seen]
            if seen or open_ or onlooker == entry.seat:
                lines.append(Line(len(lines) + 1, entry.n, seen, self.game.decisions, turn))
            if onlooker is None and self.free is not None:
                self.free.show(self.game, seen)
        self.length += 1
