"""What lies on the stack of a game: tasks that run by themselves, questions that wait.

A frame is immutable and holds small numbers only, so a stack can be copied, saved and shown.
No frame holds a secret: secrets lie in the zones of the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from raiatea.engine.declare import Declared, player
from raiatea.engine.refusal import not_asked

if TYPE_CHECKING:
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState
    from raiatea.errors import Refusal
    from raiatea.forecasts import Counter


# What lies below whatever an effect asks for.
EFFECTS: Final = ("FinishRitual", "FinishSale", "RunEffect")


class Step(Declared):
    """A frame, made of the numbers that its class declares.

    `OVER` names the steps that it may lie upon, or what they build upon; "" is the bottom of the
    stack. `CEREMONY` says which of the six steps of a ceremony begins with it, 7 is their end.
    """

    OVER: ClassVar[tuple[str, ...]] = ()
    CEREMONY: ClassVar[int] = 0

    def numbers(self) -> list[int]:
        """The numbers the frame is made of."""
        return [getattr(self, field.name) for field in self.FIELDS]

    def problem(self, s: GameState) -> str:
        """Why no game can have this frame on its stack now, as far as everyone can see."""
        return ""

    def waits(self, s: GameState) -> bool:
        """Whether somebody owes a decision; if not, the step, on top of the stack, goes on."""
        raise NotImplementedError


class Task(Step):
    """Something that happens without anybody's decision."""

    def waits(self, s: GameState) -> bool:
        s.stack.pop()
        self.run(s)
        return False

    def run(self, s: GameState) -> None:
        raise NotImplementedError


class Question(Step):
    """A decision of one seat, or of several at once.

    `VERBS` are those of the moves that answer it, `FREE` those that may come besides.
    """

    RULE: ClassVar[str] = ""
    VERBS: ClassVar[tuple[int, ...]] = ()
    FREE: ClassVar[tuple[int, ...]] = ()
    TOGETHER: ClassVar[bool] = False

    def waits(self, s: GameState) -> bool:
        if self.open(s):
            return True
        s.stack.pop()
        self.close(s)
        return False

    def open(self, s: GameState) -> bool:
        """Whether there is still something to decide; may look at public things only."""
        return True

    def close(self, s: GameState) -> None:
        """What happens when the question is not open, or no longer."""

    def awaiting(self, s: GameState) -> tuple[int, ...]:
        """The seats that owe an answer."""
        raise NotImplementedError

    def awaits(self, s: GameState, seat: int) -> bool:
        """Whether this seat owes an answer."""
        raise NotImplementedError

    def moves(self, s: GameState, seat: int) -> list[Move]:
        """The legal answers of a seat that owes one."""
        raise NotImplementedError

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        """Carry out a legal answer; the frame is on top of the stack."""
        raise NotImplementedError

    def answerable(self, s: GameState, seat: int) -> bool:
        """Whether a seat that owes an answer can give it, to the end if it takes several moves."""
        return bool(self.moves(s, seat))

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        """Why a move is no answer of a seat that owes one; None for a legal move.

        Each question has the reasons for the moves of its own verbs; others are not asked for.
        """
        if move.verb in self.VERBS:
            return None
        return not_asked(s, seat, move, self.RULE)

    def counters(self, s: GameState) -> list[Counter]:
        """How much of the turn is used up, for a question that comes back until it is."""
        return []


class SeatQuestion(Question):
    """A decision of one seat; by default one that an effect of a card asks for."""

    OVER: ClassVar[tuple[str, ...]] = EFFECTS

    seat: int = player()

    def awaiting(self, s: GameState) -> tuple[int, ...]:
        return (self.seat,)

    def awaits(self, s: GameState, seat: int) -> bool:
        return seat == self.seat


class Together(Question):
    """A decision that all seats make at the same time and in secret.

    `state.sealed` holds the answers, -1 for none yet. They count when the last one is in.
    """

    TOGETHER: ClassVar[bool] = True

    def open(self, s: GameState) -> bool:
        return -1 in s.sealed

    def awaiting(self, s: GameState) -> tuple[int, ...]:
        return tuple([seat for seat in range(s.players) if s.sealed[seat] < 0])

    def awaits(self, s: GameState, seat: int) -> bool:
        return s.sealed[seat] < 0

    def close(self, s: GameState) -> None:
        answers = s.sealed
        s.sealed = [-1] * s.players
        self.reveal(s, answers)

    def value(self, move: Move) -> int:
        """The number by which an answer is sealed."""
        return move.what

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        s.sealed[seat] = self.value(move)

    def asks(self, s: GameState, seat: int) -> bool:
        """Whether the seat is asked at all."""
        return True

    def possible(self, s: GameState, seat: int) -> bool:
        """Whether the sealed answer of a seat is one that it could give."""
        return s.sealed[seat] in [self.value(move) for move in self.moves(s, seat)]

    def reveal(self, s: GameState, answers: list[int]) -> None:
        """What happens when the last answer is in."""
        raise NotImplementedError

    def withdraw(self, s: GameState, seat: int) -> None:
        """Take a seat's answer back, while others are still thinking."""
        s.sealed[seat] = -1


def follow(s: GameState, steps: list[Step]) -> None:
    """Let the steps of a list made for this happen next, the first one first."""
    steps.reverse()
    s.stack.extend(steps)


def advance(s: GameState) -> None:
    """Let the game go on by itself until somebody owes a decision or it is over."""
    stack = s.stack
    while stack and not stack[-1].waits(s):
        pass
