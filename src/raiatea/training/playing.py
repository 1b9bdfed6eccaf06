"""Playing a stretch in all halls: the device answers one while actors play on in the others."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

import torch
from torch import Tensor

from raiatea.training.actors import TEACH
from raiatea.training.halls import Hall, Memory, Sight, by_seat, judged
from raiatea.training.models import (
    Critic,
    Elder,
    Layers,
    Mind,
    Player,
    Policy,
    log_chances,
    mind,
)

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


class Stretch:
    """Halls, what is remembered of them, and who plays in them."""

    def __init__(self, halls: Sequence[Hall], steps: int) -> None:
        self.halls = tuple(halls)
        self.memories = [Memory(hall, steps) for hall in halls]
        self.steps = steps
        self.sights = [hall.look() for hall in halls]
        self._minds: list[tuple[Mind, list[Mind]]] = []

    @property
    def decisions(self) -> int:
        """How many a stretch has."""
        return self.steps * sum(hall.rows for hall in self.halls)

    def replace(self, number: int, hall: Hall) -> None:
        """Go on in another hall in place of one."""
        self.halls = (*self.halls[:number], hall, *self.halls[number + 1 :])
        self.memories[number] = Memory(hall, self.steps)
        self.sights[number] = hall.look()

    def kept(self) -> list[tuple[Hall, Memory]]:
        """What is remembered of the halls, to be kept: the next stretch is remembered apart."""
        found = list(zip(self.halls, self.memories, strict=True))
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
        self._minds = [
            (
                mind(policy, hall.cards, hall.kind),
                [mind(other, hall.cards, hall.kind) for other in others],
            )
            for hall in self.halls
        ]
        judges = [critic.ready(hall.kind) for hall in self.halls]
        for step in range(self.steps):
            for number, hall in enumerate(self.halls):
                if step:
                    self._go_on(number, step, tally)
                memory, sight = self.memories[number], self.sights[number]
                learns = memory.note(hall, step, sight)
                self._judge(judges[number], number, step)
                if elder is None:
                    out = self._think(number, sight, learns)
                else:
                    out, _ = mind(elder, hall.cards, hall.kind)(sight.seen, sight.legal)
                logs = log_chances(out, sight.can)
                luck = torch.empty_like(logs).exponential_().clamp_(min=LEAST_LUCK)
                if elder is None:
                    luck[hall.strangers.any(1) & ~learns] = 1  # they play what they think best
                places = (logs.exp() / luck).argmax(1)
                memory.places[step] = places
                memory.log_chances[step] = logs.gather(1, places[:, None])[:, 0]
                hall.answer(sight, places)
        for number in range(len(self.halls)):
            self._go_on(number, self.steps, tally)
            self._judge(judges[number], number, self.steps)
        return tally

    def _think(self, number: int, sight: Sight, learns: Tensor) -> Tensor:
        """What the one who learns thinks, or in its turn another."""
        hall = self.halls[number]
        own, others = self._minds[number]
        out, _ = own(sight.seen, sight.legal)
        for other, (first, last) in zip(others, pairwise(hall.cuts), strict=True):
            if first < last:
                theirs, _ = other(sight.seen[first:last], sight.legal[first:last])
                out[first:last] = torch.where(learns[first:last, None], out[first:last], theirs)
        return out

    def _judge(self, critic: Layers, number: int, step: int) -> None:
        hall, sight = self.halls[number], self.sights[number]
        said = judged(critic, sight.seen, sight.secrets, hall.roles(), sight.order)
        self.memories[number].values[step] = by_seat(said.sigmoid(), sight.order) * hall.there

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
