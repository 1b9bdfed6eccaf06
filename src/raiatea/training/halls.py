"""Games as the learning process sees them: what actors wrote, on the device that learns."""

from __future__ import annotations

import mmap
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final

import torch
from torch import Tensor

from raiatea.bots.learned.worth import CLEAR_LEAD, WIN_WORTH
from raiatea.encoding import LENGTH
from raiatea.encoding.actions import MOST_SEATS
from raiatea.engine.kinds import VARIANTS
from raiatea.training.actors import Actors
from raiatea.training.models import ROLES, STRANGERS, Layers, cards_on, through
from raiatea.training.plan import PLAYERS
from raiatea.training.secrets import SECRETS
from raiatea.vector import Lineup

VARIANT_CHANCE: Final = 0.1
SECRET_SHARE: Final = 0.5  # what one hidden card counts
FAR: Final = 10**6
PAST: Final = "past"  # among those who are played against: who learns, as it was
MOST_MOVES: Final = 64
"""Of a decision with more moves only so many are thought of; of a million hardly one has."""


def lineups(rows: int, seed: int, numbers: Sequence[int] = PLAYERS) -> list[Lineup]:
    """Tables for these numbers of players by lot, some of them with variants."""
    dice = random.Random(seed)
    return [
        Lineup(
            dice.choice(numbers),
            tuple(name for name in VARIANTS if dice.random() < VARIANT_CHANCE),
        )
        for _ in range(rows)
    ]


@dataclass(slots=True)
class Sight:
    """What there is to see at one moment, a row for each game.

    `legal` are the numbers of actions, as many in each row; which of them count says `can`.
    """

    seen: Tensor
    legal: Tensor
    can: Tensor
    seats: Tensor
    order: Tensor
    secrets: Tensor
    dones: Tensor
    outcomes: Tensor
    wins: Tensor


class Hall:
    """Some of the games, and who plays them.

    In the first rows one plays all seats; in all others one plays one seat, and the others are
    played by somebody else: in so many rows by each who is named in `against`. Who is not of the
    past is a stranger; a name is the same stranger in all halls.
    """

    def __init__(
        self,
        actors: Actors,
        against: Sequence[tuple[str, int]],
        device: torch.device,
        kind: torch.dtype = torch.float32,
    ) -> None:
        self.actors = actors
        self.device = device
        self.kind = kind
        self.cards = cards_on(actors.cards, device)
        self.rows = len(actors.tables)
        alone = self.rows - sum(rows for _, rows in against)
        self.cuts = list(accumulate((rows for _, rows in against), initial=alone))
        self.against = [name for name, _ in against]
        self.players = torch.tensor([table.players for table in actors.tables], device=device)
        self.there = torch.arange(MOST_SEATS, device=device) < self.players[:, None]
        self.alone = torch.arange(self.rows, device=device) >= self.cuts[0]
        strangers = [name for name in dict.fromkeys(self.against) if name != PAST]
        self.strangers = torch.zeros((self.rows, STRANGERS), dtype=torch.bool, device=device)
        for name, (first, last) in zip(self.against, pairwise(self.cuts), strict=True):
            if name != PAST:
                number = min(strangers.index(name), STRANGERS - 1)
                self.strangers[first:last, number] = True
        self.learner = torch.zeros(self.rows, dtype=torch.int64, device=device)
        self.seat_anew(torch.ones_like(self.alone))
        buffers = actors.buffers
        self._views = {
            name: torch.from_numpy(array)
            for name, array in (
                ("seen", buffers.observations),
                ("legal", buffers.legal),
                ("choices", buffers.choices),
                ("seats", buffers.seats),
                ("dones", buffers.dones),
                ("rewards", buffers.rewards),
                ("points", buffers.points),
                ("secrets", actors.secrets),
            )
        }

    def seat_anew(self, which: Tensor) -> None:
        """In these games the one who learns sits down somewhere by lot."""
        drawn = (torch.rand(self.rows, device=self.device) * self.players).long()
        self.learner = torch.where(which, drawn, self.learner)

    def look(self) -> Sight:
        """What the actors wrote; it may be on its way to the device still."""
        got = {name: one.to(self.device, non_blocking=True) for name, one in self._views.items()}
        wins = got["rewards"] == 1
        seats = got["seats"].long()
        places = torch.arange(MOST_MOVES, device=self.device)
        return Sight(
            got["seen"].to(self.kind),
            got["legal"][:, :MOST_MOVES],
            places < got["choices"][:, None],
            seats,
            self.order(seats),
            got["secrets"],
            got["dones"].bool(),
            worths(got["points"], wins, self.there),
            wins,
        )

    def order(self, seats: Tensor) -> Tensor:
        """From each seat on the numbers of all seats round the table; absent ones stay."""
        steps = torch.arange(MOST_SEATS, device=self.device)
        round_table = (seats[..., None] + steps) % self.players[:, None]
        return torch.where(self.there, round_table, steps)

    def roles(self) -> Tensor:
        """Of each seat whether it learns, and which stranger plays it."""
        steps = torch.arange(MOST_SEATS, device=self.device)
        learns = (~self.alone[:, None] | (steps == self.learner[:, None]))[:, :, None]
        told = torch.cat((learns, ~learns & self.strangers[:, None]), 2)
        return told & self.there[:, :, None]

    def learns(self, seats: Tensor) -> Tensor:
        """Whether who decides is the one who learns."""
        return ~self.alone | (seats == self.learner)

    def answer(self, actions: Tensor) -> None:
        """Let the actors play these."""
        self.actors.buffers.actions[:] = actions.cpu().numpy()
        self.actors.send()

    def answered(self, sight: Sight) -> Tensor:
        """Which of the legal actions somebody else has written down for the actors."""
        actions = torch.from_numpy(self.actors.buffers.actions).to(self.device)
        return ((sight.legal == actions[:, None]) & sight.can).int().argmax(1)


@contextmanager
def pinned(memory: mmap.mmap, device: torch.device) -> Iterator[None]:
    """Where a GPU learns: let it fetch by itself what lies in this memory."""
    if device.type != "cuda":
        yield
        return
    runtime = torch.cuda.cudart()
    place = torch.frombuffer(memory, dtype=torch.uint8).data_ptr()
    torch.cuda.check_error(runtime.cudaHostRegister(place, len(memory), 0))
    try:
        yield
    finally:
        torch.cuda.check_error(runtime.cudaHostUnregister(place))


def worths(points: Tensor, wins: Tensor, there: Tensor) -> Tensor:
    """What `raiatea.bots.learned.worth` says, by seat."""
    known = points.masked_fill(~there, -FAR)
    highest, second = known.topk(2, 1).values.split(1, 1)
    ahead = known - torch.where(known == highest, second, highest)
    clearly = (0.5 + ahead / CLEAR_LEAD).clamp(0, 1)
    return (WIN_WORTH * wins + (1 - WIN_WORTH) * clearly) * there


class Memory:
    """What happened in a stretch of so many steps in all games of a hall.

    `places` say which of the legal actions was played.
    """

    def __init__(self, hall: Hall, steps: int) -> None:
        self.steps, rows = steps, hall.rows

        def new(kind: torch.dtype, *size: int, more: int = 0) -> Tensor:
            return torch.zeros((steps + more, rows, *size), dtype=kind, device=hall.device)

        self.seen = new(hall.kind, LENGTH)
        self.legal = new(torch.int16, MOST_MOVES)
        self.can = new(torch.bool, MOST_MOVES)
        self.secrets = new(torch.uint8, *SECRETS)
        self.roles = new(torch.bool, MOST_SEATS, ROLES)
        self.order = new(torch.int64, MOST_SEATS)
        self.seats = new(torch.int64)
        self.places = new(torch.int64)
        self.log_chances = new(torch.float32)
        self.learns = new(torch.bool)
        self.dones = new(torch.bool)
        self.outcomes = new(torch.float32, MOST_SEATS)
        self.values = new(torch.float32, MOST_SEATS, more=1)

    def note(self, hall: Hall, step: int, sight: Sight) -> None:
        """Write down what is seen before a decision."""
        self.seen[step] = sight.seen
        self.legal[step] = sight.legal
        self.can[step] = sight.can
        self.secrets[step] = sight.secrets
        self.roles[step] = hall.roles()
        self.seats[step] = sight.seats
        self.order[step] = sight.order
        self.learns[step] = hall.learns(sight.seats)

    def note_end(self, step: int, sight: Sight) -> None:
        """Write down which games have ended with a decision, and how."""
        self.dones[step] = sight.dones
        self.outcomes[step] = sight.outcomes

    def advantages(self, fading: float) -> tuple[Tensor, Tensor]:
        """By step, game and seat: how much better it went than expected, and what came of it.

        What soon came of a decision counts for more than what came much later.
        """
        found = torch.zeros_like(self.values[:-1])
        after = torch.zeros_like(self.values[0])
        for step in range(self.steps - 1, -1, -1):
            over = self.dones[step, :, None]
            then = torch.where(over, self.outcomes[step], self.values[step + 1])
            after = then - self.values[step] + fading * after.masked_fill(over, 0)
            found[step] = after
        return found, found + self.values[:-1]


def judged(critic: Layers, seen: Tensor, secrets: Tensor, roles: Tensor, order: Tensor) -> Tensor:
    """What a critic says, as logits of all seats from the one that decides on."""
    hidden = secrets.to(seen.dtype) * SECRET_SHARE
    cards = hidden.gather(1, order[:, :, None].expand_as(hidden))
    theirs = roles.to(seen.dtype).gather(1, order[:, :, None].expand(-1, -1, ROLES))
    return through(critic, torch.cat((seen, cards.flatten(1), theirs.flatten(1)), 1))


def by_seat(said: Tensor, order: Tensor) -> Tensor:
    """What was said of the seats from the one that decides on, by the numbers of the seats."""
    return torch.zeros_like(said).scatter_(1, order, said)
