"""Learning from lessons: gradients of a small network, by hand, with Adam.

The method is proximal policy optimisation: actions that went better than expected become likelier,
by not too much at a time. To learn from a teacher is the same with all actions equally good.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from raiatea import encoding
from raiatea.bots.learned.network import DAMAGE, Network
from raiatea.errors import RaiateaError
from raiatea.training.games import Lessons

HIDDEN = (320, 256)
BATCH = 4096
CLIP = 0.2
VALUE_WEIGHT = 0.5
MOST_CHANGE = 0.5
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8
NEVER = -1e9
SHIFTS = np.arange(7, -1, -1).astype(np.uint8)


class NoGpu(RaiateaError):
    """Cupy is not installed, or finds no GPU."""


class CheckpointError(RaiateaError, ValueError):
    """A file from which it is not possible to go on."""


def arrays_on_gpu() -> Any:
    """The module cupy, after it has made an array; raises `NoGpu`."""
    try:
        import cupy  # noqa: PLC0415 - no part of any extra, since it depends on the driver

        cupy.zeros(1)
    except ImportError:
        raise NoGpu("cupy is not installed; it is needed for --gpu") from None
    except Exception as error:  # cupy's own kinds, which cannot be named without it
        raise NoGpu(f"cupy finds no GPU: {error}") from None
    return cupy


class Learner:
    """A network that changes, on a GPU if wanted."""

    def __init__(self, seed: int, gpu: bool = False) -> None:
        self.xp: Any = arrays_on_gpu() if gpu else np
        rng = np.random.default_rng(seed)
        sizes = (encoding.LENGTH, *HIDDEN, len(encoding.ACTIONS) + 1)
        self.weights: list[Any] = []
        for inputs, outputs in pairwise(sizes):
            scale = (2 / inputs) ** 0.5 if outputs != sizes[-1] else 0.01
            layer = rng.normal(0, scale, (inputs, outputs)).astype(np.float32)
            self.weights += [self.xp.asarray(layer), self.xp.zeros(outputs, self.xp.float32)]
        self.means = [self.xp.zeros_like(one) for one in self.weights]
        self.squares = [self.xp.zeros_like(one) for one in self.weights]
        self.steps = 0
        self.rng = rng

    def network(self, made: dict[str, Any]) -> Network:
        plain = [self.to_numpy(one) for one in self.weights]
        layers = tuple(zip(plain[::2], plain[1::2], strict=True))
        return Network(layers, encoding.ENCODING, made)

    def to_numpy(self, array: Any) -> Any:
        return array if self.xp is np else self.xp.asnumpy(array)

    def learn(
        self, lessons: Lessons, rate: float, entropy: float, times: int, from_teacher: bool
    ) -> dict[str, float]:
        """Go through the lessons a few times; returns averages of what was seen on the way."""
        seen = [
            self._step(batch, rate, entropy, from_teacher)
            for batch in self._batches(lessons, times)
        ]
        means = np.mean([[float(one) for one in row] for row in seen], axis=0)
        return dict(zip(("agreement", "entropy", "value error"), means.tolist(), strict=True))

    def _batches(self, lessons: Lessons, times: int) -> Iterator[tuple[Any, ...]]:
        """Shuffled batches, with advantages brought to one scale."""
        xp = self.xp
        advantages = lessons.advantages - lessons.advantages.mean()
        advantages /= advantages.std() + TINY
        everything = [
            xp.asarray(array)
            for array in (
                lessons.observations,
                lessons.legal,
                lessons.actions,
                lessons.log_chances,
                lessons.outcomes,
                advantages,
            )
        ]
        for _ in range(times):
            order = xp.asarray(self.rng.permutation(len(lessons)))
            for start in range(0, len(lessons), BATCH):
                rows = order[start : start + BATCH]
                yield tuple(array[rows] for array in everything)

    def _step(
        self, batch: tuple[Any, ...], rate: float, entropy_worth: float, from_teacher: bool
    ) -> tuple[Any, Any, Any]:
        xp = self.xp
        observations, packed, actions, log_before, outcomes, advantages = batch
        number = len(actions)
        rows = xp.arange(number)
        bits = packed[:, :, None] >> xp.asarray(SHIFTS) & 1
        legal = bits.reshape(number, -1)[:, : len(encoding.ACTIONS)].astype(bool)

        hidden = [observations.astype(xp.float32)]
        for i in range(0, len(self.weights) - 2, 2):
            hidden.append(xp.maximum(hidden[-1] @ self.weights[i] + self.weights[i + 1], 0))
        out = hidden[-1] @ self.weights[-2] + self.weights[-1]
        logits = xp.where(legal, out[:, :-1], NEVER)
        logits -= logits.max(axis=1, keepdims=True)
        logs = logits - xp.log(xp.exp(logits).sum(axis=1, keepdims=True))
        chances = xp.exp(logs)
        values = 1 / (1 + xp.exp(-out[:, -1]))

        if from_teacher:
            push = xp.ones(number, xp.float32)
        else:
            ratio = xp.exp(xp.clip(logs[rows, actions] - log_before, -5, 5))
            too_far = xp.where(advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            push = xp.where(too_far, 0, ratio * advantages)
        entropy = -(chances * xp.where(legal, logs, 0)).sum(axis=1)
        slope = xp.empty_like(out)
        slope[:, :-1] = push[:, None] * chances
        slope[rows, actions] -= push
        slope[:, :-1] += entropy_worth * chances * xp.where(legal, logs + entropy[:, None], 0)
        slope[:, -1] = VALUE_WEIGHT * (values - outcomes)
        self._descend(self._gradients(hidden, slope / number), rate)
        agreement = (logits.argmax(axis=1) == actions).mean()
        return agreement, entropy.mean(), ((values - outcomes) ** 2).mean()

    def _gradients(self, hidden: list[Any], slope: Any) -> list[Any]:
        gradients: list[Any] = []
        for i in range(len(self.weights) - 2, -1, -2):
            inputs = hidden[i // 2]
            gradients = [inputs.T @ slope, slope.sum(axis=0), *gradients]
            slope = (slope @ self.weights[i].T) * (inputs > 0)
        return gradients

    def _descend(self, gradients: list[Any], rate: float) -> None:
        """A step of Adam against the gradients, which are shortened when they are too long."""
        xp = self.xp
        length = xp.sqrt(sum((one * one).sum() for one in gradients))
        shorter = xp.minimum(1, MOST_CHANGE / (length + TINY))
        self.steps += 1
        pace = rate * (1 - SECOND**self.steps) ** 0.5 / (1 - FIRST**self.steps)
        for i, gradient in enumerate(gradients):
            change = gradient * shorter
            self.means[i] += (1 - FIRST) * (change - self.means[i])
            self.squares[i] += (1 - SECOND) * (change * change - self.squares[i])
            self.weights[i] -= pace * self.means[i] / (xp.sqrt(self.squares[i]) + TINY)

    def save(self, file: Path, made: dict[str, Any]) -> None:
        """Everything needed to go on later."""
        parts = {"weights": self.weights, "means": self.means, "squares": self.squares}
        arrays = {
            f"{name}{i}": self.to_numpy(array)
            for name, arrays in parts.items()
            for i, array in enumerate(arrays)
        }
        partial = file.with_suffix(".part.npz")
        np.savez(
            partial,
            steps=self.steps,
            made=np.array(json.dumps(made)),
            reads=np.array(encoding.ENCODING.as_json()),
            **arrays,
        )
        partial.replace(file)

    def load(self, file: Path) -> dict[str, Any]:
        """Go on from what was saved; returns how it was made so far. Raises `CheckpointError`."""
        try:
            with file.open("rb") as opened, np.load(opened) as found:
                if strange := encoding.encoding_from(str(found["reads"])).strange():
                    raise ValueError(f"it has learnt with other cards: {strange}")
                for name, arrays in (
                    ("weights", self.weights),
                    ("means", self.means),
                    ("squares", self.squares),
                ):
                    for i, array in enumerate(arrays):
                        array[...] = self.xp.asarray(found[f"{name}{i}"])
                self.steps = int(found["steps"])
                made: dict[str, Any] = json.loads(str(found["made"]))
        except DAMAGE as error:
            raise CheckpointError(f"{file}: it is not possible to go on from it: {error}") from None
        return made
