"""The Path of the Gods (R5.10, R5.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from raiatea.engine import moves
from raiatea.engine.declare import flag
from raiatea.engine.step import Step, follow
from raiatea.engine.steps.own_turn import Linger, OwnTurn
from raiatea.engine.tracks import answer_recruit, recruit_moves, refuse_recruit

if TYPE_CHECKING:
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState
    from raiatea.errors import Refusal


def visit_path(s: GameState) -> None:
    turns: list[Step] = [
        PathTurn(seat, 1 if seat == s.kahuna else 0)  # R5.11
        for seat in s.seats_from(s.kahuna)
    ]
    follow(s, turns)


class PathTurn(OwnTurn):
    """Pay for priests, then gain mana; `bonus` is the Kahuna's free priest."""

    RULE: ClassVar[str] = "R5.10"
    VERBS: ClassVar[tuple[int, ...]] = (moves.RECRUIT, moves.RECRUIT_ONLY)
    OVER: ClassVar[tuple[str, ...]] = ("NextPlayer", "PathTurn")

    bonus: int = flag()

    def options(self, s: GameState, seat: int) -> list[Move]:
        return recruit_moves(s, seat, self.bonus)  # R5.10, R5.11

    def act(self, s: GameState, seat: int, move: Move) -> None:
        s.stack[-1] = Linger(seat)
        answer_recruit(s, seat, move, self.bonus)  # the mana comes last (R5.10, R5.11)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb in (moves.RECRUIT, moves.RECRUIT_ONLY):
            return refuse_recruit(s, seat, move, self.bonus)
        return super().refuse(s, seat, move)
