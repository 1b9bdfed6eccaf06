"""Playing: what a move does, and how it is taken back; the base of `Game`."""

from __future__ import annotations

from collections.abc import Sequence

from raiatea.engine import chance, record, why
from raiatea.engine.asking import NOBODY, Asking
from raiatea.engine.events import Event, tell
from raiatea.engine.history import Decision, Deed, by_seat
from raiatea.engine.moves import Move
from raiatea.engine.state import NO_OUTCOMES
from raiatea.engine.step import Question, Together, advance
from raiatea.errors import (
    ChanceError,
    IllegalMove,
    UnknownMove,
)


class Playing(Asking):
    """A game that goes on by moves, and back."""

    __slots__ = ()

    def play(self, seat: int, move: Move) -> list[Event]:
        """Play a legal move for a seat; returns what happened.

        Each event says who may know of it: filter with `event.visible_to(seat)`.

        >>> game = Game.new(3, seed=1)
        >>> game.play(0, game.moves(0)[0])
        []

        Raises `UnknownSeat`, `NotYourDecision`, `IllegalMove` (which names the rule), and
        `ChanceError` when a forced outcome cannot happen. The game is then as it was.
        """
        found = self._legal_moves(seat)
        for one in found:
            if one is move:
                break
        else:
            if not isinstance(move, Move):
                raise UnknownMove(
                    f"a move is needed, not {move!r:.80}; see Game.parse", self._rule()
                )
            if not found:
                raise self._not_yours(seat)
            if move not in found:
                refusal = why.why_not(self._state, seat, move.text)
                message = f"seat {seat} may not play {move.text!r} now: {refusal}"
                raise IllegalMove(f"{message}; {why.open_now(found)}", self._rule(), refusal)
            move = found[found.index(move)]
        s = self._state
        events: list[Event] = []
        s.events = events
        self._carry_out(seat, move)
        s.events = None
        return events

    def _carry_out(self, seat: int, move: Move) -> None:
        """Do what a legal move does; if a forced outcome cannot happen, nothing."""
        if self._state.forced:
            self._apply_or_restore(seat, move)
        else:
            self._apply_all(seat, move)

    def _apply_all(self, seat: int, move: Move) -> None:
        self._apply(seat, move)
        if self._play_forced:
            self._play_what_is_forced()

    def _apply(self, seat: int, move: Move) -> None:
        s = self._state
        s.outcomes = NO_OUTCOMES
        s.revealed = False
        top = s.stack[-1]
        assert isinstance(top, Question)
        s.decisions[seat] += 1
        top.answer(s, seat, move)
        if isinstance(top, Together):
            self._open = (*self._open, Decision(seat, move))
            if s.sealed[seat] >= 0:
                tell(s, "answered", seat)
            advance(s)
            if not s.stack or s.stack[-1] is not top:
                self._close_together()
        else:
            advance(s)
            outcomes = tuple(s.outcomes) if s.outcomes else ()
            self._past = Deed(self._past, seat, move, outcomes, s.revealed)
        self._asked = NOBODY

    def _close_together(self) -> None:
        """Answers given at the same time are remembered in seat order."""
        decisions = by_seat(self._open)
        last = decisions.pop()
        for one in decisions:
            self._past = Deed(self._past, one.seat, one.move, (), True)
        outcomes = tuple(self._state.outcomes)
        self._past = Deed(self._past, last.seat, last.move, outcomes, True)
        self._open = ()

    def _apply_or_restore(self, seat: int, move: Move) -> None:
        before = self._state.clone()
        past = self._past
        open_moves = self._open
        try:
            self._apply_all(seat, move)
        except ChanceError:
            self._state = before
            self._past = past
            self._open = open_moves
            self._asked = NOBODY
            raise

    def _play_what_is_forced(self) -> None:
        while self._state.stack:
            for seat in self.awaiting:
                found = self._legal_moves(seat)
                if len(found) == 1:
                    self._apply(seat, found[0])
                    break
            else:
                return

    def withdraw(self, seat: int) -> list[Event]:
        """Take back a seat's answer to a simultaneous decision, while others still think.

        >>> game = Game.new(3, seed=1)
        >>> for _ in range(2):
        ...     events = game.play(0, game.moves(0)[0])
        >>> game.awaiting
        (1, 2)
        >>> events = game.withdraw(0)
        >>> game.awaiting
        (0, 1, 2)

        Raises `UnknownSeat`, and `IllegalMove` when there is no such answer.
        """
        self._check_seat(seat)
        s = self._state
        top = s.stack[-1] if s.stack else None
        mine = [decision for decision in self._open if decision.seat == seat]
        if not isinstance(top, Together) or not mine:
            raise IllegalMove(
                f"seat {seat} has no answer that could still be changed", self._rule()
            )
        events: list[Event] = []
        s.events = events
        s.decisions[seat] -= len(mine)
        answered = s.sealed[seat] >= 0
        top.withdraw(s, seat)
        self._open = tuple([decision for decision in self._open if decision.seat != seat])
        self._asked = NOBODY
        if answered:
            tell(s, "withdrew", seat)
        s.events = None
        return events

    def undo_point(self, seat: int) -> int:
        """How many decisions stay when a seat takes back what it did since the last barrier.

        Barriers are another seat's decision, a simultaneous one, and anything that told somebody
        what they could not know: by chance, or out of a hand, a bag or a screen. The number is
        that of all decisions so far when there is nothing to take back; `replay` the record up to
        it to undo.

        >>> game = Game.new(3, seed=1)
        >>> game.undo_point(0) == len(game.record()["moves"])
        True

        Raises `UnknownSeat`.
        """
        self._check_seat(seat)
        last = self._past
        if self._open or self.awaiting != (seat,):
            return self.decisions
        while last.before is not None and last.may_be_undone_by(seat):
            last = last.before
        return last.number

    def force(self, kind: str, outcomes: Sequence[int | str]) -> None:
        """Fix the next outcomes of one kind of chance, for tests and search.

        The kinds are die (1 to 4), starting player (a seat), mask, forest, normal, forbidden,
        mission and commodity (ids of the catalogue).

        >>> game = Game.new(3, seed=1)
        >>> game.force("die", [4, 1])

        Raises `ChanceError` for an unknown kind or an outcome that the kind never has.
        """
        s = self._state
        if kind not in chance.KINDS:
            raise ChanceError(
                f"unknown kind of chance {kind!r}; known are: {', '.join(chance.KINDS)}"
            )
        number = chance.KINDS.index(kind)
        numbers = record.outcome_numbers(s.box, number, outcomes)
        s.forced = {**s.forced, number: [*s.forced.get(number, []), *numbers]}
