"""Playing a stretch in all halls: the device answers one while actors play on in the others."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

import torch
from torch import Tensor

from raiatea.training.actors import TEACH
from raiatea.training.halls import Hall, Memory, Sight, by_seat, judged
from raiatea.training.models import Critic, Elder, Player, Policy, log_chances, mind

LEAST_LUCK: Final = 1e-20  # or what is not legal could come out of 0 / 0


@dataclass(slots=True)
class Tally:
    """Games that ended, and those won by the one who sat among others, by number of players."""

    games: int = 0
    against: dict[str, list[int]] = field(default_factory=dict)

    def add(self, name: str, played: int, won: int) -> None:
        line = self.against.setdefault(name, [0, 0])
        line[0] += won
        line[1] += played

    def shares(self) -> dict[str, float]:
        return {name: won / played for name, (won, played) in self.against.items() if played}


Turn = Callable[..., tuple[Tensor, Tensor, Tensor, Tensor]]
"""Of what is seen in a hall what it is worth by seat, which of the legal actions are played, the
logarithms of their chances, and their numbers."""


def turn_in(
    hall: Hall, policy: Policy, critic: Critic, others: Sequence[Player], elder: Elder | None
) -> Turn:
    """How a hall goes on, as long as nobody learns anything."""
    judge = critic.ready(hall.kind)
    own = mind(elder or policy, hall.cards, hall.kind)
    theirs = [
        (mind(other, hall.cards, hall.kind), first, last)
        for other, (first, last) in zip(others, pairwise(hall.cuts), strict=True)
        if first < last and elder is None
    ]
    best_alone = hall.strangers.any(1) if theirs else torch.zeros_like(hall.alone)

    def turn(
        seen: Tensor,
        legal: Tensor,
        can: Tensor,
        order: Tensor,
        secrets: Tensor,
        roles: Tensor,
        learns: Tensor,
    ) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        said = judged(judge, seen, secrets, roles, order)
        values = by_seat(said.sigmoid(), order) * hall.there
        out, _ = own(seen, legal)
        for other, first, last in theirs:
            told, _ = other(seen[first:last], legal[first:last])
            out[first:last] = torch.where(learns[first:last, None], out[first:last], told)
        logs = log_chances(out, can)
        luck = torch.empty_like(logs).exponential_().clamp_(min=LEAST_LUCK)
        luck.masked_fill_((best_alone & ~learns)[:, None], 1)  # they play what they think best
        places = (logs.exp() / luck).argmax(1, keepdim=True)
        return values, places[:, 0], logs.gather(1, places)[:, 0], legal.gather(1, places)[:, 0]

    return turn


class Recorded:
    """Does what a function does; a GPU is told once, and then repeats it.

    To tell it anew, piece by piece, would take longer than the work. What comes out is there until
    the next time.
    """

    def __init__(self, function: Turn, device: torch.device) -> None:
        self._function = function
        self._records = device.type == "cuda"
        self._graph: Any = None
        self._given: list[Tensor] = []
        self._found: tuple[Tensor, ...] = ()

    def __call__(self, *given: Tensor) -> tuple[Tensor, ...]:
        if not self._records:
            return self._function(*given)
        if self._graph is None:
            self._record(given)
        for own, one in zip(self._given, given, strict=True):
            own.copy_(one)
        self._graph.replay()
        return self._found

    def _record(self, given: tuple[Tensor, ...]) -> None:
        self._given = [one.clone() for one in given]
        aside = torch.cuda.Stream()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):  # what is made ready the first time is not recorded
            self._function(*self._given)
        torch.cuda.current_stream().wait_stream(aside)
        self._graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._graph):
            self._found = self._function(*self._given)


class Stretch:
    """Halls, what is remembered of them, and who plays in them."""

    def __init__(self, halls: Sequence[Hall], steps: int) -> None:
        self.halls = tuple(halls)
        self.memories = [Memory(hall, steps) for hall in halls]
        self.steps = steps
        self.sights = [hall.look() for hall in halls]

    @property
    def decisions(self) -> int:
        """How many a stretch has."""
        return self.steps * sum(hall.rows for hall in self.halls)

    def replace(self, number: int, hall: Hall) -> None:
        """Go on in another hall in place of one."""
        self.halls = (*self.halls[:number], hall, *self.halls[number + 1 :])
        self.memories[number] = Memory(hall, self.steps)
        self.sights[number] = hall.look()

    def played(self) -> list[tuple[Hall, Memory]]:
        """What is remembered of the halls, until the next stretch."""
        return list(zip(self.halls, self.memories, strict=True))

    def kept(self) -> list[tuple[Hall, Memory]]:
        """The same, to be kept: the next stretch is remembered apart."""
        found = self.played()
        self.memories = [Memory(hall, self.steps) for hall in self.halls]
        return found

    @torch.no_grad()
    def play(
        self, policy: Policy, critic: Critic, others: Sequence[Player], elder: Elder | None = None
    ) -> Tally:
        """Play so many steps; those whom a hall has one play against are the others, in order.

        With an elder it plays all, and the one who learns only watches.
        """
        tally = Tally()
        turns = [
            Recorded(turn_in(hall, policy, critic, others, elder), hall.device)
            for hall in self.halls
        ]
        for step in range(self.steps + 1):
            for number, hall in enumerate(self.halls):
                if step:
                    self._go_on(number, step, tally)
                memory, sight = self.memories[number], self.sights[number]
                values, places, log_chances, actions = turns[number](
                    sight.seen,
                    sight.legal,
                    sight.can,
                    sight.order,
                    sight.secrets,
                    hall.roles(),
                    hall.learns(sight.seats),
                )
                memory.values[step] = values
                if step < self.steps:
                    memory.note(hall, step, sight)
                    memory.places[step] = places
                    memory.log_chances[step] = log_chances
                    hall.answer(actions)
        return tally

    def _go_on(self, number: int, step: int, tally: Tally) -> None:
        """Wait for the actors, and see what has come of the last step."""
        hall = self.halls[number]
        hall.actors.receive()
        self.sights[number] = sight = hall.look()
        self.memories[number].note_end(step - 1, sight)
        self._count(hall, sight, tally)
        hall.seat_anew(sight.dones)

    def _count(self, hall: Hall, sight: Sight, tally: Tally) -> None:
        over = torch.nonzero(sight.dones)[:, 0]
        tally.games += len(over)
        if not len(over):
            return
        won = sight.wins[over].gather(1, hall.learner[over, None])[:, 0].tolist()
        players = hall.players[over].tolist()
        for row, victory, count in zip(over.tolist(), won, players, strict=True):
            if row >= hall.cuts[0]:
                who = hall.against[bisect(hall.cuts, row) - 1]
                tally.add(f"{who} {count}", 1, int(victory))

    @torch.no_grad()
    def watch(self) -> Tally:
        """Let the teacher play a stretch."""
        tally = Tally()
        for step in range(self.steps):
            for number, hall in enumerate(self.halls):
                if step:
                    self._go_on(number, step, tally)
                hall.actors.send(TEACH)
            for number, hall in enumerate(self.halls):
                hall.actors.receive()
                memory = self.memories[number]
                memory.note(hall, step, self.sights[number])
                memory.places[step] = hall.answered(self.sights[number])
                hall.actors.send()
        for number in range(len(self.halls)):
            self._go_on(number, self.steps, tally)
        return tally
