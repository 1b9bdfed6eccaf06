"""The divine blessings: the row of rituals (R6.6, R6.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from raiatea.engine import moves
from raiatea.engine.declare import amount
from raiatea.engine.events import tell
from raiatea.engine.refusal import because
from raiatea.engine.step import SeatQuestion, Step, Task, follow
from raiatea.engine.steps.rituals import (
    FROM_ROW,
    discard_ritual,
    known_to_leave_hand,
    perform,
    show,
)

if TYPE_CHECKING:
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState
    from raiatea.errors import Refusal


class LayRow(Task):
    """Lay out the rituals from the bag by cost; who put in a general one is forgotten (R6.6)."""

    CEREMONY: ClassVar[int] = 5
    OVER: ClassVar[tuple[str, ...]] = ("Construction",)

    def run(self, s: GameState) -> None:
        box = s.box
        waiting: list[tuple[int, int, int, int, int]] = []
        anonymous = [0, 0]
        for place in range(s.players):
            seat = s.order[place]
            for ritual in s.prepared[seat]:
                show(s, ritual)
                if box.ritual_general[ritual]:
                    anonymous[box.ritual_pile[ritual]] += 1
                    key = (box.ritual_cost[ritual], -1, box.ritual_by_name[ritual], ritual, -1)
                else:
                    known_to_leave_hand(s, seat, ritual)
                    key = (box.ritual_cost[ritual], place, ritual, ritual, seat)
                waiting.append(key)
            s.prepared[seat] = ()
        s.held_min = tuple([max(0, least - anonymous[i % 2]) for i, least in enumerate(s.held_min)])
        waiting.sort()  # by cost, general ones first and by name, then in ceremonial order (R6.6)
        s.row = tuple([entry[3] for entry in waiting])
        s.row_owners = tuple([entry[4] for entry in waiting])
        told: list[int] = []
        for entry in waiting:
            told += entry[3:]
        tell(s, "row", *told)
        follow(s, [*ties(s), PerformRow()])


def ties(s: GameState) -> list[Step]:
    """A question for each stretch of the row that one player has at one cost.

    The row runs from the cheapest up and in ceremonial order, and so do they (X11).
    """
    questions: list[Step] = []
    start = 0
    for end in range(1, len(s.row) + 1):
        if (
            end < len(s.row)
            and s.row_owners[end] == s.row_owners[start]
            and s.box.ritual_cost[s.row[end]] == s.box.ritual_cost[s.row[start]]
        ):
            continue
        if s.row_owners[start] >= 0 and end - start > 1:
            questions.append(LayInOrder(s.row_owners[start], start, end - start))
        start = end
    return questions


class LayInOrder(SeatQuestion):
    """Choose which of one's rituals of equal cost comes first, one by one (R6.6, X11)."""

    RULE: ClassVar[str] = "R6.6"
    VERBS: ClassVar[tuple[int, ...]] = (moves.LAY,)
    OVER: ClassVar[tuple[str, ...]] = ("PerformRow", "LayInOrder")

    start: int = amount()
    number: int = amount()

    def problem(self, s: GameState) -> str:
        return "reaches beyond the row" if self.start + self.number > len(s.row) else ""

    def own(self, s: GameState) -> list[int]:
        return sorted(set(s.row[self.start : self.start + self.number]))

    def open(self, s: GameState) -> bool:
        return len(self.own(s)) > 1

    def moves(self, s: GameState, seat: int) -> list[Move]:
        lay = s.box.moves[moves.LAY]
        return [lay[ritual] for ritual in self.own(s)]  # of one cost and owner (R6.6)

    def answer(self, s: GameState, seat: int, move: Move) -> None:
        row = list(s.row)  # its own places alone, before any is performed (R6.6)
        row.insert(self.start, row.pop(row.index(move.what, self.start)))
        s.row = tuple(row)
        s.stack[-1] = LayInOrder(seat, self.start + 1, self.number - 1)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.LAY and move.what not in self.own(s):
            return because("not-there", "R6.6")
        return super().refuse(s, seat, move)


class PerformRow(Task):
    """Perform the cheapest ritual left, or discard all when the bag holds too little (R6.7)."""

    OVER: ClassVar[tuple[str, ...]] = ("Construction",)

    def run(self, s: GameState) -> None:
        if not s.row:
            return
        ritual = s.row[0]
        cost = s.box.ritual_cost[ritual]
        if s.bag < cost:  # what is left stays in the bag (R6.7, R10.10, E4)
            while s.row:
                one, owner = s.row[0], s.row_owners[0]
                s.row = s.row[1:]
                s.row_owners = s.row_owners[1:]
                tell(s, "no effect", one, owner, s.box.ritual_cost[one], s.bag)
                discard_ritual(s, one)
            return
        owner = s.row_owners[0]
        s.row = s.row[1:]
        s.row_owners = s.row_owners[1:]
        s.bag -= cost
        s.stack.append(PerformRow())
        perform(s, owner, ritual, FROM_ROW, cost)
