"""A small network: what a view is worth to its seat, and how likely each action is a good one."""

from __future__ import annotations

import json
import zipfile
import zlib
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from raiatea.bots.learned.judge import Judge
from raiatea.bots.learned.shape import PARTS, SEAT_WIDTH, Matrices, matrices
from raiatea.bots.learned.threads import one_thread
from raiatea.encoding import ENCODING, Encoding, encoding_from
from raiatea.encoding.actions import CATALOGUE, MOST_SEATS
from raiatea.encoding.arrays import rows
from raiatea.encoding.cards import described_cards
from raiatea.encoding.identity import CARD_NAMES
from raiatea.encoding.rows import SEAT_SIZE, TABLE_SIZE
from raiatea.errors import NetworkError

Floats = NDArray[np.float32]
DAMAGE = (OSError, EOFError, ValueError, KeyError, zipfile.BadZipFile, zlib.error)
"""What reading a damaged file of arrays can raise."""
SCALE: Final = " scale"
ONE: Final = np.float32(1)
MOST: Final = 127
LEAST: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Network(Judge):
    """A network; the last of its matrices has a row for each action, and one for the value.

    `reads` says which numbers and actions it knows; `made` how it came to be: games played, and so
    on.
    """

    reads: Encoding
    made: dict[str, Any]
    last: tuple[Floats, Floats]

    @abstractmethod
    def _hidden(self, observations: Floats) -> tuple[Floats, Floats]:
        """What goes into the last matrix, and what is made of the other seats, if anything."""

    @abstractmethod
    def arrays(self) -> dict[str, Floats]:
        """All that was learnt, by name."""

    def chances(
        self, seen: Sequence[bytearray], legal: Sequence[Sequence[int]]
    ) -> list[list[float]]:
        """For each observation: how likely each legal action is the one to play."""
        with one_thread():
            hidden, _ = self._hidden(rows(seen))
            return self._chances(hidden, legal)

    def values(self, seen: Sequence[bytearray]) -> list[float]:
        """For each observation the chance to win."""
        with one_thread():
            hidden, _ = self._hidden(rows(seen))
            weights, biases = self.last
            found: list[float] = sigmoid(hidden @ weights[-1] + biases[-1]).tolist()
            return found

    def _chances(self, hidden: Floats, legal: Sequence[Sequence[int]]) -> list[list[float]]:
        """All at once: what is legal is little of all there is."""
        weights, biases = self.last
        counts = [len(can) for can in legal]
        all_legal = [number for can in legal for number in can]
        wide = np.repeat(hidden, counts, axis=0)
        logits = np.einsum("ij,ij->i", weights[all_legal], wide) + biases[all_legal]
        firsts = np.cumsum([0, *counts[:-1]])
        raised = np.exp(logits - np.repeat(np.maximum.reduceat(logits, firsts), counts))
        chances = (raised / np.repeat(np.add.reduceat(raised, firsts), counts)).tolist()
        ends = [*firsts[1:].tolist(), len(all_legal)]
        return [chances[first:end] for first, end in zip(firsts.tolist(), ends, strict=True)]

    def save(self, file: Path) -> None:
        """Write it."""
        with file.open("wb") as out:
            np.savez_compressed(
                out,
                made=np.array(json.dumps(self.made)),
                reads=np.array(self.reads.as_json()),
                **shortened(self.arrays()),
            )


@dataclass(frozen=True, slots=True)
class PlainNetwork(Network):
    """One that knows cards by their names: layers of weights and biases, the last one apart."""

    layers: tuple[tuple[Floats, Floats], ...]

    @staticmethod
    def of(
        layers: Sequence[tuple[Floats, Floats]], reads: Encoding, made: dict[str, Any]
    ) -> PlainNetwork:
        """From all its layers."""
        weights, biases = layers[-1]
        return PlainNetwork(reads, made, (np.ascontiguousarray(weights.T), biases), tuple(layers))

    def _hidden(self, observations: Floats) -> tuple[Floats, Floats]:
        """Most of an observation is zero, and is left out of the sum."""
        told = np.flatnonzero(observations.any(axis=0))
        weights, biases = self.layers[0]
        hidden = relu(observations[:, told] @ weights[told] + biases)
        for weights, biases in self.layers[1:-1]:
            hidden = relu(hidden @ weights + biases)
        return hidden, hidden[:0]

    def arrays(self) -> dict[str, Floats]:
        return {
            f"{name}{number}": array
            for number, layer in enumerate(self.layers)
            for name, array in zip(("weights", "biases"), layer, strict=True)
        }


@dataclass(frozen=True, slots=True)
class SeatNetwork(Network):
    """One that knows cards by what they do, and all seats alike; made for those of this program."""

    weights: dict[str, Floats]
    by: Matrices

    @staticmethod
    def of(weights: dict[str, Floats], made: dict[str, Any]) -> SeatNetwork:
        """From all that it has learnt."""
        cards = {
            kind: np.array(rows, np.float32) for kind, rows in described_cards(CATALOGUE).items()
        }
        indexes = {part: np.array(rows.index) for part, (rows, _) in PARTS.items()}
        by = matrices(weights, cards, indexes, relu, np.concatenate)
        last = np.ascontiguousarray(by.actions[:, :-1]), np.ascontiguousarray(by.actions[:, -1])
        return SeatNetwork(ENCODING, made, last, weights, by)

    def _hidden(self, observations: Floats) -> tuple[Floats, Floats]:
        """Most of an observation is zero, and is left out of the sum."""
        by = self.by
        table = observations[:, :TABLE_SIZE]
        told = np.flatnonzero(table.any(axis=0))
        seats = observations[:, TABLE_SIZE:].reshape(-1, SEAT_SIZE)
        heard = (seats @ by.seat).reshape(-1, MOST_SEATS, SEAT_WIDTH) + by.seat_places
        said = relu(heard) * seats[:, 0].reshape(-1, MOST_SEATS, 1)
        others = said[:, 1:]
        pooled = np.concatenate([said[:, 0], others.sum(1), others.max(1)], 1)
        hidden = relu(table[:, told] @ by.table[told] + by.table_bias + pooled @ by.pool)
        for weights, bias in by.layers:
            hidden = hidden + relu(hidden @ weights + bias)
        return hidden, others

    def beliefs(self, seen: bytearray) -> list[list[float]] | None:
        belief = self.by.belief
        if belief is None:
            return None
        with one_thread():
            hidden, others = self._hidden(rows([seen]))
            said = others[0] @ belief.seat + hidden[0] @ belief.table + belief.bias
            found: list[list[float]] = sigmoid(said).tolist()
            return found

    def arrays(self) -> dict[str, Floats]:
        return self.weights


def sigmoid(logits: Floats) -> Floats:
    found: Floats = ONE / (ONE + np.exp(-logits))
    return found


def relu(numbers: Floats) -> Floats:
    found: Floats = np.maximum(numbers, 0)
    return found


def shortened(arrays: Mapping[str, Floats]) -> dict[str, Any]:
    """Arrays in bytes, of which each row has its own scale; biases in half the precision.

    That is precise enough to play by, and less than half as much to carry.
    """
    found: dict[str, Any] = {}
    for name, array in arrays.items():
        if array.ndim == 1:
            found[name] = array.astype(np.float16)
            continue
        # As it is written, or what is read would be off by that much.
        scale = np.maximum(np.abs(array).max(-1, keepdims=True) / MOST, LEAST).astype(np.float16)
        steps = np.rint(array / scale.astype(np.float32))
        found[name] = steps.clip(-MOST, MOST).astype(np.int8)
        found[name + SCALE] = scale
    return found


def lengthened(found: Mapping[str, Any]) -> dict[str, Floats]:
    """What `shortened` was given, nearly; arrays without a scale are what they say."""
    return {
        name: array.astype(np.float32) * found.get(name + SCALE, ONE).astype(np.float32)
        for name, array in found.items()
        if not name.endswith(SCALE)
    }


def load(file: Path) -> Network:
    """Read what `save` wrote; raises `NetworkError`."""
    try:
        with file.open("rb") as opened, np.load(opened) as found:
            made = json.loads(str(found["made"]))
            reads = encoding_from(str(found["reads"]))
            arrays = lengthened(
                {name: found[name] for name in found.files if name not in ("made", "reads")}
            )
    except DAMAGE as error:
        raise NetworkError(f"{file.name}: not a network: {error}") from None
    if strange := reads.strange():
        raise NetworkError(f"{file.name} has learnt to play with other cards: {strange}")
    if reads.version == CARD_NAMES.version:
        if made.get("catalogue", CATALOGUE.hash) != CATALOGUE.hash:
            raise NetworkError(f"{file.name} knows cards by their names, and these are others")
        layers = [(arrays[f"weights{i}"], arrays[f"biases{i}"]) for i in range(len(arrays) // 2)]
        return PlainNetwork.of(layers, reads, made)
    return SeatNetwork.of(arrays, made)
