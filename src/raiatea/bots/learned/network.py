"""A small network: what a view is worth to its seat, and how likely each action is a good one."""

from __future__ import annotations

import json
import zipfile
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from raiatea.bots.learned.threads import one_thread
from raiatea.encoding import Encoding, encoding_from
from raiatea.errors import NetworkError

Floats = NDArray[np.float32]
DAMAGE = (OSError, EOFError, ValueError, KeyError, zipfile.BadZipFile, zlib.error)
"""What reading a damaged file of arrays can raise."""


@dataclass(frozen=True, slots=True)
class Network:
    """Layers of weights and biases, all hidden but the last: actions, then the value.

    `reads` says which numbers and actions it knows, and so which cards; `made` how it came to be:
    games played, and so on.
    """

    layers: tuple[tuple[Floats, Floats], ...]
    reads: Encoding
    made: dict[str, Any]

    def __call__(
        self, observations: Floats, legal: Sequence[list[int]]
    ) -> tuple[list[Floats], Floats]:
        """For each observation: how likely each legal action is the one to play, and its value."""
        with one_thread():
            hidden = self._hidden(observations)
            chances = [self._chances(one, can) for one, can in zip(hidden, legal, strict=True)]
            return chances, self._values(hidden)

    def values(self, observations: Floats) -> Floats:
        """For each observation the chance to win."""
        with one_thread():
            return self._values(self._hidden(observations))

    def _hidden(self, observations: Floats) -> Floats:
        """Most of an observation is zero, and is left out of the sum."""
        told = np.flatnonzero(observations.any(axis=0))
        weights, biases = self.layers[0]
        hidden: Floats = np.maximum(observations[:, told] @ weights[told] + biases, 0)
        for weights, biases in self.layers[1:-1]:
            hidden = np.maximum(hidden @ weights + biases, 0)
        return hidden

    def _chances(self, hidden: Floats, legal: list[int]) -> Floats:
        weights, biases = self.layers[-1]
        logits = hidden @ weights[:, legal] + biases[legal]
        raised = np.exp(logits - logits.max())
        chances: Floats = raised / raised.sum()
        return chances

    def _values(self, hidden: Floats) -> Floats:
        weights, biases = self.layers[-1]
        values: Floats = 1 / (1 + np.exp(-(hidden @ weights[:, -1] + biases[-1])))
        return values

    def save(self, file: Path) -> None:
        """Write it; half the precision is precise enough."""
        arrays: dict[str, Any] = {
            f"{name}{number}": array.astype(np.float16)
            for number, layer in enumerate(self.layers)
            for name, array in zip(("weights", "biases"), layer, strict=True)
        }
        with file.open("wb") as out:
            np.savez_compressed(
                out,
                made=np.array(json.dumps(self.made)),
                reads=np.array(self.reads.as_json()),
                **arrays,
            )


def load(file: Path) -> Network:
    """Read what `save` wrote; raises `NetworkError`."""
    try:
        with file.open("rb") as opened, np.load(opened) as found:
            made = json.loads(str(found["made"]))
            reads = encoding_from(str(found["reads"]))
            layers = tuple(
                (
                    found[f"weights{number}"].astype(np.float32),
                    found[f"biases{number}"].astype(np.float32),
                )
                for number in range((len(found.files) - 2) // 2)
            )
    except DAMAGE as error:
        raise NetworkError(f"{file.name}: not a network: {error}") from None
    return Network(layers, reads, made)
