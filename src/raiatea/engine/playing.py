"""Playing: what is asked of whom, and what a move does; the base of `Game`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from raiatea.catalogue import Catalogue
from raiatea.engine import chance, record, why
from raiatea.engine.events import Event, tell
from raiatea.engine.history import Decision, Deed
from raiatea.engine.kinds import VARIANTS
from raiatea.engine.moves import Move
from raiatea.engine.state import NO_OUTCOMES, GameState
from raiatea.engine.step import Question, Together, advance
from raiatea.errors import (
    ChanceError,
    IllegalMove,
    NotYourDecision,
    Refusal,
    UnknownMove,
    UnknownSeat,
)

NOBODY: Final = -1
NO_MOVES: Final[list[Move]] = []


class Playing:
    """A state with its history, and the seats that decide about it."""

    __slots__ = (
        "_asked",
        "_legal",
        "_names",
        "_open",
        "_past",
        "_play_forced",
        "_state",
        "_takebacks",
    )

    def __init__(
        self,
        state: GameState,
        names: tuple[str, ...],
        past: Deed,
        open_moves: tuple[Decision, ...],
        play_forced: bool,
    ) -> None:
        """Not for users: see `new`, `from_dict`, `replay` and `imagine`."""
        self._state = state
        self._names = names
        self._past = past
        self._open = open_moves
        self._play_forced = play_forced
        self._takebacks: tuple[int, ...] = ()
        self._asked = NOBODY
        self._legal = NO_MOVES

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self._names

    @property
    def players(self) -> int:
        """The number of players."""
        return self._state.players

    @property
    def variants(self) -> tuple[str, ...]:
        """The variants in play."""
        return tuple([name for name in VARIANTS if name in self._state.variants])

    @property
    def takebacks(self) -> tuple[int, ...]:
        """Of each takeback that chance fell anew after, how many decisions stayed."""
        return self._takebacks

    @property
    def catalogue(self) -> Catalogue:
        """The components this game is played with."""
        return self._state.box.catalogue

    @property
    def awaiting(self) -> tuple[int, ...]:
        """The seats that owe a decision now; () when the game is over.

        >>> Game.new(3, seed=1).awaiting
        (0, 1, 2)
        """
        s = self._state
        if not s.stack:
            return ()
        top = s.stack[-1]
        assert isinstance(top, Question)
        return top.awaiting(s)

    def decision(self, seat: int) -> int:
        """The number of the seat's present decision: how many it has made so far.

        >>> Game.new(3, seed=1).decision(0)
        0

        Raises `UnknownSeat`.
        """
        self._check_seat(seat)
        return self._state.decisions[seat]

    @property
    def together(self) -> bool:
        """Whether the open decision is one that all make at the same time.

        >>> Game.new(3, seed=1).together
        True
        """
        s = self._state
        return bool(s.stack) and isinstance(s.stack[-1], Together)

    @property
    def answers(self) -> list[tuple[int, str]]:
        """Seat and move of what was answered so far in an open simultaneous step: a secret.

        >>> Game.new(3, seed=1).answers
        []
        """
        return [(one.seat, one.move.text) for one in sorted(self._open, key=Decision.by_seat)]

    @property
    def decisions(self) -> int:
        """The number of decisions made so far.

        >>> Game.new(3, seed=1).decisions
        0
        """
        return self._past.number + len(self._open)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._state.stack

    @property
    def outcomes(self) -> list[list[object]]:
        """What chance did at the last move, each as its kind and outcome, as in a record.

        >>> Game.new(3, seed=1).outcomes[0][0]
        'starting player'
        """
        return record.outcome_list(self._state.box, self._state.outcomes)

    def moves(self, seat: int) -> list[Move]:
        """The legal moves of a seat; [] when it owes no decision.

        >>> game = Game.new(3, seed=1)
        >>> all(str(move).startswith("keep ") for move in game.moves(0))
        True

        Raises `UnknownSeat`.
        """
        return self._legal_moves(seat)[:]

    def _legal_moves(self, seat: int) -> list[Move]:
        """The legal moves, remembered for the seat that was asked last."""
        if seat == self._asked:
            return self._legal
        self._check_seat(seat)
        s = self._state
        found: list[Move] = []
        if s.stack:
            top = s.stack[-1]
            assert isinstance(top, Question)
            if top.awaits(s, seat):
                found = top.moves(s, seat)
        self._asked = seat
        self._legal = found
        return found

    def parse(self, seat: int, text: str) -> Move:
        """The legal move of that text.

        >>> game = Game.new(3, seed=1)
        >>> move = game.moves(0)[0]
        >>> game.parse(0, str(move)) == move
        True

        Raises `UnknownSeat`, `NotYourDecision`, and `UnknownMove` for a text that is no legal
        move of the seat now.
        """
        found = self._legal_moves(seat)
        for move in found:
            if move.text == text:
                return move
        if not found:
            raise self._not_yours(seat)
        refusal = why.why_not(self._state, seat, text)
        message = f"{text!r:.80} is no move of seat {seat} now: {refusal}; {why.open_now(found)}"
        raise UnknownMove(message, self._rule(), refusal)

    def why_not(self, seat: int, text: str) -> Refusal | None:
        """Why the move of that text is not legal for a seat: a reason, what it is about, the rule.

        None for a legal move. It says nothing that the seat does not see.

        >>> game = Game.new(3, seed=1)
        >>> game.why_not(0, "offer 3")
        <Refusal not-asked (R4.2)>

        Raises `UnknownSeat`.
        """
        self._check_seat(seat)
        return why.why_not(self._state, seat, text)

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
        s.events = []
        if s.forced:
            self._apply_or_restore(seat, move)
        else:
            self._apply_all(seat, move)
        return s.events

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
        decisions = sorted(self._open, key=Decision.by_seat)
        outcomes = tuple(self._state.outcomes)
        last = len(decisions) - 1
        for i, decision in enumerate(decisions):
            self._past = Deed(
                self._past, decision.seat, decision.move, outcomes if i == last else (), True
            )
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
        s.events = []
        s.decisions[seat] -= len(mine)
        answered = s.sealed[seat] >= 0
        top.withdraw(s, seat)
        self._open = tuple([decision for decision in self._open if decision.seat != seat])
        self._asked = NOBODY
        if answered:
            tell(s, "withdrew", seat)
        return s.events

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

    def _rule(self) -> str:
        s = self._state
        if not s.stack:
            return "R6.9"
        top = s.stack[-1]
        assert isinstance(top, Question)
        return top.RULE

    def _check_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < self._state.players:
            raise UnknownSeat(
                f"no seat {seat!r:.80} at this table; seats are 0 to {self._state.players - 1}"
            )

    def _not_yours(self, seat: int) -> NotYourDecision:
        refusal = why.why_not(self._state, seat, "")
        if self.over:
            return NotYourDecision("the game is over", self._rule(), refusal)
        awaited = ", ".join([str(one) for one in self.awaiting])
        message = f"seat {seat} owes no decision now; awaited: {awaited}"
        return NotYourDecision(message, self._rule(), refusal)
