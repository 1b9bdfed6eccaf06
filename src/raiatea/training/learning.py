"""Learning from what was played.

The method is proximal policy optimisation: actions that went better than expected become likelier,
by not too much at a time. What was expected says a critic that sees everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeVar

import torch
from torch import Tensor
from torch.nn.functional import binary_cross_entropy_with_logits

from raiatea.bots.learned.shape import BELIEF, belief
from raiatea.training.halls import MOST_MOVES, Hall, Memory, by_seat, judged
from raiatea.training.models import (
    Critic,
    Elder,
    Policy,
    believe,
    consider,
    log_chances,
    of_kind,
)
from raiatea.training.secrets import COUNT
from raiatea.training.thinking import Noted

CLIP: Final = 0.2
VALUE_WEIGHT: Final = 0.5
MOST_CHANGE: Final = 0.5
TINY: Final = 1e-8
ENTROPY_BOUNDS: Final = (1e-4, 5e-2)
ENTROPY_PACE: Final = 0.1
AT_ONCE: Final = {"cpu": 4096, "cuda": 65536}
"""How many decisions are looked at at once: what a processor's memory has room for."""
BELIEF_RATE: Final = 1e-3
BELIEF_EVERY: Final = 4
"""Of so many batches the belief learns from one: that is enough."""

Figures = dict[str, float]
Rates = tuple[float, float]
Played = tuple[Hall, Memory]
Item = TypeVar("Item")


class Means:
    """Averages of figures that are still on the device."""

    def __init__(self) -> None:
        self._sums: dict[str, list[Tensor]] = {}

    def add(self, **figures: Tensor) -> None:
        for name, figure in figures.items():
            self._sums.setdefault(name, []).append(figure.detach())

    def all(self) -> Figures:
        return {name: float(torch.stack(some).mean()) for name, some in self._sums.items()}


class Learner:
    """A network and its critic, and how far each has come."""

    def __init__(self, seed: int, device: torch.device) -> None:
        self.device = device
        self.policy = Policy(seed).to(device)
        self.critic = Critic(seed).to(device)
        fused = device.type == "cuda"
        self.optimiser = torch.optim.Adam(self.policy.parameters(), eps=1e-6, fused=fused)
        self.judge = torch.optim.Adam(self.critic.parameters(), eps=1e-6, fused=fused)
        beliefs = [one for name, one in self.policy.named().items() if name.startswith(BELIEF)]
        self.believer = torch.optim.Adam(beliefs, eps=1e-6, fused=fused)
        self.entropy_worth = 0.01

    def optimisers(self) -> dict[str, torch.optim.Adam]:
        return {"optimiser": self.optimiser, "judge": self.judge, "believer": self.believer}

    def go_on(self, states: Mapping[str, Any]) -> None:
        """Let the optimisers go on from these states, which another device may have come to."""
        for name, optimiser in self.optimisers().items():
            for group in states[name]["param_groups"]:
                group["fused"] = self.device.type == "cuda"
            optimiser.load_state_dict(states[name])

    def imitate(self, watched: Sequence[Played], batch: int, times: int, rates: Rates) -> Figures:
        """Learn to do what was done."""
        means = Means()
        parts = shuffled(watched, batch, times)
        for number, (place, rows) in enumerate(parts):
            hall, memory = watched[place]
            seen, legal, all_can, places = flat(
                memory.seen, memory.legal, memory.can, memory.places
            )
            out, _ = self.policy(hall.cards, seen[rows], legal[rows])
            logs = log_chances(out, all_can[rows])
            loss = -logs.gather(1, places[rows, None]).mean()
            self._go(loss, self.optimiser, falling(*rates, number / len(parts)))
            if number > len(parts) // 2:
                means.add(loss=loss, agreement=(logs.argmax(1) == places[rows]).float().mean())
        return means.all()

    def distil(
        self, played: Sequence[Played], elder: Elder, batch: int, times: int, rate: float
    ) -> Figures:
        """Learn to think what an elder thinks."""
        means = Means()
        old_mind = elder.ready(played[0][0].kind)
        for place, rows in shuffled(played, batch, times):
            hall, memory = played[place]
            seen, legal, all_can = flat(memory.seen, memory.legal, memory.can)
            now, which, can = seen[rows], legal[rows], all_can[rows]
            with torch.no_grad():
                told, worth = old_mind(now, which)
                wanted = log_chances(told, can)
                chances = wanted.exp()
            out, value = self.policy(hall.cards, now, which)
            logs = log_chances(out, can)
            apart = (chances * (wanted - logs)).sum(1).mean()
            error = binary_cross_entropy_with_logits(value, worth.sigmoid())
            self._go(apart + VALUE_WEIGHT * error, self.optimiser, rate)
            agreement = (logs.argmax(1) == wanted.argmax(1)).float().mean()
            means.add(apart=apart, agreement=agreement)
        return means.all()

    def heed(
        self,
        cards: dict[str, Tensor],
        noted: Sequence[Noted],
        batch: int,
        times: int,
        rates: Rates,
    ) -> Figures:
        """Learn to think what was found by looking ahead."""
        means = Means()
        everything = torch.arange(len(noted))
        parts = list(batches(everything, batch, times))
        for number, rows in enumerate(parts):
            seen, legal, can, wanted = laid_out([noted[row] for row in rows.tolist()], self.device)
            out, _ = self.policy(cards, seen, legal)
            logs = log_chances(out, can)
            apart = (wanted * ((wanted + TINY).log() - logs)).sum(1).mean()
            self._go(apart, self.optimiser, falling(*rates, number / len(parts)))
            agreement = (logs.argmax(1) == wanted.argmax(1)).float().mean()
            means.add(apart=apart, agreement=agreement)
        return means.all()

    def improve(
        self, played: Sequence[Played], fading: float, batch: int, times: int, rates: Rates
    ) -> Figures:
        """Make likelier what went better than expected; the critic has a rate of its own."""
        rate, judge_rate = rates
        means = Means()
        parts: list[tuple[Callable[[Tensor], Tensor], Tensor]] = []
        for hall, memory in played:
            learnt = torch.nonzero(memory.learns.flatten())[:, 0]
            loss_of = partial(self._loss, hall, memory, *self._gains(memory, fading, means), means)
            parts += [(loss_of, rows) for rows in batches(learnt, batch, times)]
        for loss, rows in by_lot(parts):
            self._step(loss, rows, self.optimiser, rate)
        return means.all() | self.assess(played, fading, batch, judge_rate)

    def _gains(self, memory: Memory, fading: float, means: Means) -> tuple[Tensor, Tensor]:
        """Of each decision by how much it went better than expected, and what came of it."""
        gains, returns = memory.advantages(fading)
        own = memory.seats[..., None]
        gain = gains.gather(2, own).flatten()
        came = returns.gather(2, own).flatten()
        mine = gain[memory.learns.flatten()]
        means.add(gain=mine.std())
        return (gain - mine.mean()) / (mine.std() + TINY), came

    def _loss(
        self, hall: Hall, memory: Memory, gain: Tensor, came: Tensor, means: Means, rows: Tensor
    ) -> Tensor:
        """The less the likelier rows make what went better than expected."""
        seen, legal, all_can, places, before = flat(
            memory.seen, memory.legal, memory.can, memory.places, memory.log_chances
        )
        can = all_can[rows]
        out, value = self.policy(hall.cards, seen[rows], legal[rows])
        logs = log_chances(out, can)
        ratio = (logs.gather(1, places[rows, None])[:, 0] - before[rows]).clamp(-5, 5).exp()
        better = gain[rows]
        pushed = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better)
        entropy = -(logs.exp() * logs.masked_fill(~can, 0)).sum(1).mean()
        error = binary_cross_entropy_with_logits(value, came[rows].clamp(0, 1))
        clipped = ((ratio - 1).abs() > CLIP).float().mean()
        means.add(entropy=entropy, value=error, clipped=clipped)
        return VALUE_WEIGHT * error - pushed.mean() - self.entropy_worth * entropy

    def assess(self, played: Sequence[Played], fading: float, batch: int, rate: float) -> Figures:
        """Let the critic learn what came of all positions, and the network what others held."""
        means = Means()
        returns = [memory.advantages(fading)[1].flatten(0, 1) for _, memory in played]
        with torch.no_grad():
            known = [of_kind(self.policy.matrices(hall.cards), hall.kind) for hall, _ in played]
        for number, (place, rows) in enumerate(shuffled(played, batch, 1)):
            hall, memory = played[place]
            seen, secrets, roles, order = (
                one[rows] for one in flat(memory.seen, memory.secrets, memory.roles, memory.order)
            )
            said = judged(self.critic.ready(hall.kind), seen, secrets, roles, order)
            told = by_seat(said, order)
            wanted = returns[place][rows].clamp(0, 1)
            error = binary_cross_entropy_with_logits(told, wanted, reduction="none")
            here = hall.there[rows % hall.rows]
            loss = (error * here).sum() / here.sum()
            self._go(loss, self.judge, rate)
            apart = ((told.sigmoid() - wanted).square() * here).sum() / here.sum()
            means.add(critic=apart)
            if number % BELIEF_EVERY:
                continue
            with torch.no_grad():
                hidden, others = consider(known[place], seen)
                rituals = self.policy.rituals(hall.cards)
            believed = believe(belief(self.policy.named(), rituals), hidden, others)
            wrong = binary_cross_entropy_with_logits(
                believed, held(secrets, order), reduction="none"
            ).sum(2)
            sits = here.gather(1, order)[:, 1:]
            loss = (wrong * sits).sum() / sits.sum()
            self._go(loss, self.believer, BELIEF_RATE)
            means.add(belief=loss)
        return means.all()

    def control(self, entropy: float, wanted: float) -> None:
        """Make it pay more to be unsure if it is too sure, and the other way round."""
        low, high = ENTROPY_BOUNDS
        change = ENTROPY_PACE * (wanted - entropy) / wanted
        found = self.entropy_worth * (1 + max(-ENTROPY_PACE, min(ENTROPY_PACE, change)))
        self.entropy_worth = max(low, min(high, found))

    def _go(self, loss: Tensor, optimiser: torch.optim.Adam, rate: float) -> None:
        """Lessen a loss by one step."""
        self._step(lambda _: loss, torch.empty(1), optimiser, rate)

    def _step(
        self,
        loss: Callable[[Tensor], Tensor],
        rows: Tensor,
        optimiser: torch.optim.Adam,
        rate: float,
    ) -> None:
        """Lessen the mean loss of rows, of which only so many are looked at at once."""
        for group in optimiser.param_groups:
            group["lr"] = rate
        optimiser.zero_grad(set_to_none=True)
        for part in rows.split(AT_ONCE[self.device.type]):
            (loss(part) * (len(part) / len(rows))).backward()
        for group in optimiser.param_groups:
            torch.nn.utils.clip_grad_norm_(group["params"], MOST_CHANGE)
        optimiser.step()


def laid_out(noted: Sequence[Noted], device: torch.device) -> tuple[Tensor, ...]:
    """What was seen, the legal actions, which of them count, and how likely each should be."""
    seen = torch.frombuffer(bytearray().join(one.seen for one in noted), dtype=torch.float32)
    legal = torch.zeros((len(noted), MOST_MOVES), dtype=torch.int16)
    can = torch.zeros((len(noted), MOST_MOVES), dtype=torch.bool)
    wanted = torch.zeros((len(noted), MOST_MOVES))
    for row, one in enumerate(noted):
        number = len(one.legal)
        legal[row, :number] = torch.tensor(one.legal)
        can[row, :number] = True
        wanted[row, :number] = torch.tensor(one.chances)
    found = seen.reshape(len(noted), -1), legal, can, wanted
    return tuple(part.to(device) for part in found)


def held(secrets: Tensor, order: Tensor) -> Tensor:
    """Which rituals each other seat has in its hand or has prepared: 1 or 0."""
    cards = (secrets[..., :COUNT] + secrets[..., COUNT : 2 * COUNT]).gather(
        1, order[:, :, None].expand(-1, -1, COUNT)
    )
    return (cards[:, 1:] > 0).float()


def falling(first: float, last: float, part: float) -> float:
    """From the first number to the last, as far as a part of the way."""
    return first + min(1.0, part) * (last - first)


def flat(*all_steps: Tensor) -> list[Tensor]:
    """Steps and games in one row."""
    return [one.flatten(0, 1) for one in all_steps]


def batches(rows: Tensor, size: int, times: int) -> Iterator[Tensor]:
    """All rows so many times, by lot, in parts of about one size."""
    parts = max(1, round(len(rows) / size))
    for _ in range(times):
        yield from rows[torch.randperm(len(rows), device=rows.device)].tensor_split(parts)


def shuffled(played: Sequence[Played], size: int, times: int) -> list[tuple[int, Tensor]]:
    """All that was played in parts, by lot; before each stands which hall it is from."""
    return by_lot(
        [
            (place, rows)
            for place, (hall, memory) in enumerate(played)
            for rows in batches(
                torch.arange(memory.places.numel(), device=hall.device), size, times
            )
        ]
    )


def by_lot(items: Sequence[Item]) -> list[Item]:
    return [items[place] for place in torch.randperm(len(items)).tolist()]
