"""What can be asked of a game without changing it: who decides, what is legal and why not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from raiatea.catalogue import Catalogue
from raiatea.engine import record, why
from raiatea.engine.history import Decision, Deed, by_seat
from raiatea.engine.kinds import VARIANTS
from raiatea.engine.moves import Move
from raiatea.engine.state import GameState
from raiatea.engine.step import Question, Together
from raiatea.errors import (
    NotYourDecision,
    Refusal,
    UnknownMove,
    UnknownSeat,
)

NOBODY: Final = -1
NO_MOVES: Final[list[Move]] = []


class Asking:
    """A state with its history, and the seats that decide about it."""

    __slots__ = (
        "_asked",
        "_legal",
        "_names",
        "_open",
        "_past",
        "_play_forced",
        "_start",
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
        self._start: Mapping[str, object] | None = None
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
        return [(one.seat, one.move.text) for one in by_seat(self._open)]

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
