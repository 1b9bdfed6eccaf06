"""The network that learns to play, and a critic that sees everything, which only training has."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise, starmap
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import linear, relu

from raiatea.bots.learned.network import Network, PlainNetwork, SeatNetwork
from raiatea.bots.learned.shape import (
    BELIEF,
    PARTS,
    SEAT_WIDTH,
    Belief,
    Matrices,
    described,
    matrices,
    sizes,
)
from raiatea.catalogue import Catalogue
from raiatea.encoding import LENGTH
from raiatea.encoding.actions import MOST_SEATS
from raiatea.encoding.cards import described_cards
from raiatea.encoding.rows import SEAT_SIZE, TABLE_SIZE
from raiatea.training.secrets import SECRET_SIZE

NEVER: Final = -1e9
CRITIC_WIDTHS: Final = (1024, 512)
STRANGERS: Final = 4
ROLES: Final = 1 + STRANGERS
"""What a critic is told of a seat: whether it learns, or which stranger plays it."""
TRIED: Final = 2048
"""How large the matrices are by which it is tried out what a device multiplies quickest."""


def quickest(device: torch.device) -> torch.dtype:
    """The numbers that a device multiplies quickest: short ones, where it is made for them."""

    def seconds(kind: torch.dtype) -> float:
        matrix = torch.ones((TRIED, TRIED), dtype=kind, device=device)
        found = []
        for _ in range(3):
            begun = time.perf_counter()
            (matrix @ matrix).sum().item()
            found.append(time.perf_counter() - begun)
        return min(found)

    return min((torch.bfloat16, torch.float32), key=seconds)


def cards_on(catalogue: Catalogue, device: torch.device) -> dict[str, Tensor]:
    """What the cards of a catalogue do, for a network."""
    return {
        kind: torch.tensor(rows, dtype=torch.float32, device=device)
        for kind, rows in described_cards(catalogue).items()
    }


class Policy(nn.Module):
    """What `raiatea.bots.learned.network.SeatNetwork` does, so that it can learn."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        dice = torch.Generator().manual_seed(seed)
        self.weights = nn.ParameterDict()
        for name, size in sizes().items():
            scale = 0.0 if "bias" in name else spread(name, size)
            self.weights[name.replace(" ", "_")] = nn.Parameter(
                scale * torch.randn(size, generator=dice)
            )
        for part, (rows, _) in PARTS.items():
            self.register_buffer(f"{part}_index", torch.tensor(rows.index), persistent=False)

    def named(self) -> dict[str, Tensor]:
        """The weights by their names."""
        return {name: self.weights[name.replace(" ", "_")] for name in sizes()}

    def matrices(self, cards: dict[str, Tensor]) -> Matrices:
        indexes = {part: getattr(self, f"{part}_index") for part in PARTS}
        return matrices(self.named(), cards, indexes, relu, torch.cat)

    def rituals(self, cards: dict[str, Tensor]) -> Tensor:
        """What it knows of each ritual."""
        found: Tensor = described(self.named(), cards, "ritual", relu)
        return found

    def take(self, weights: Mapping[str, Any]) -> None:
        """Be what a network has learnt; what it has never learnt stays as it is."""
        with torch.no_grad():
            for name, own in self.named().items():
                if name in weights:
                    own.copy_(torch.from_numpy(weights[name]))

    def forward(
        self, cards: dict[str, Tensor], seen: Tensor, legal: Tensor
    ) -> tuple[Tensor, Tensor]:
        """For each observation a number for each of these actions, and a value (a logit)."""
        return think(of_kind(self.matrices(cards), seen.dtype), seen, legal)


def spread(name: str, size: tuple[int, ...]) -> float:
    """How far from 0 weights begin: so that what comes out is about as large as what goes in."""
    if name.startswith(("actions", BELIEF)):
        return 0.01
    if name == "seat places":
        return 0.1
    if name.endswith("alone"):  # few of these numbers are other than 0
        return 0.15
    if name.startswith(("table ", "seat ")):
        return float(0.3 / size[-2] ** 0.5)
    if name.startswith("pool"):
        return float((0.3 / size[0]) ** 0.5)
    if name.endswith("hidden"):
        return float((2 / 8) ** 0.5)  # a card has about so many features
    return float((1 / size[0]) ** 0.5)


def of_kind(by: Matrices, kind: torch.dtype) -> Matrices:
    """In numbers of a kind, but for what comes last, which is long, so that chances are precise."""
    return replace(
        by,
        table=by.table.to(kind),
        table_bias=by.table_bias.to(kind),
        seat=by.seat.to(kind),
        seat_places=by.seat_places.to(kind),
        pool=by.pool.to(kind),
        layers=tuple((weights.to(kind), bias.to(kind)) for weights, bias in by.layers),
    )


def think(by: Matrices, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
    """As `SeatNetwork` does it."""
    hidden, _ = consider(by, seen)
    out = linear(hidden.float(), by.actions[:, :-1], by.actions[:, -1])
    return out.gather(1, legal.long()), out[:, -1]


def consider(by: Matrices, seen: Tensor) -> tuple[Tensor, Tensor]:
    """What it makes of all that is seen, and of the other seats."""
    seats = seen[:, TABLE_SIZE:].reshape(-1, SEAT_SIZE)
    heard = (seats @ by.seat).reshape(-1, MOST_SEATS, SEAT_WIDTH) + by.seat_places
    said = relu(heard) * seats[:, 0].reshape(-1, MOST_SEATS, 1)
    others = said[:, 1:]
    pooled = torch.cat((said[:, 0], others.sum(1), others.amax(1)), 1)
    hidden = relu(seen[:, :TABLE_SIZE] @ by.table + by.table_bias + pooled @ by.pool)
    for weights, bias in by.layers:
        hidden = hidden + relu(hidden @ weights + bias)
    return hidden, others


def believe(by: Belief, hidden: Tensor, others: Tensor) -> Tensor:
    """How likely each other seat holds each ritual, as logits."""
    others, hidden = others.float(), hidden.float()
    said: Tensor = others @ by.seat + (hidden @ by.table + by.bias)[:, None]
    return said


Layers = Sequence[tuple[Tensor, Tensor]]
"""Of each layer the weights and the biases."""
Mind = Callable[[Tensor, Tensor], tuple[Tensor, Tensor]]
"""For each observation a number for each of some actions, and one for the value (a logit)."""


class Critic(nn.Module):
    """Says of everyone at the table what the game will be worth, and sees all hands for it."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        torch.manual_seed(seed)
        inputs = LENGTH + MOST_SEATS * (SECRET_SIZE + ROLES)
        widths = (inputs, *CRITIC_WIDTHS, MOST_SEATS)
        self.layers = nn.ModuleList(starmap(nn.Linear, pairwise(widths)))

    def ready(self, kind: torch.dtype) -> Layers:
        """Its layers in numbers of a kind."""
        return layers_of_kind([(layer.weight.T, layer.bias) for layer in self.layers], kind)


def layers_of_kind(layers: Layers, kind: torch.dtype) -> Layers:
    """In numbers of a kind, but for the last."""
    *most, last = layers
    return [*((weights.to(kind), biases.to(kind)) for weights, biases in most), last]


def through(layers: Layers, numbers: Tensor) -> Tensor:
    """What comes out of layers."""
    *most, (weights, biases) = layers
    for layer_weights, layer_biases in most:
        numbers = relu(torch.addmm(layer_biases, numbers, layer_weights))
    return torch.addmm(biases, numbers.float(), weights)


@dataclass(frozen=True)
class Elder:
    """A network of the first kind, which does not learn any more."""

    layers: Layers

    @staticmethod
    def of(network: PlainNetwork, device: torch.device) -> Elder:
        return Elder(
            [
                (torch.from_numpy(weights).to(device), torch.from_numpy(biases).to(device))
                for weights, biases in network.layers
            ]
        )

    def ready(self, kind: torch.dtype) -> Mind:
        """How it thinks in numbers of a kind."""
        return partial(elderly, layers_of_kind(self.layers, kind))


def elderly(layers: Layers, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
    """As `PlainNetwork` does it."""
    out = through(layers, seen)
    return out.gather(1, legal.long()), out[:, -1]


Player = Policy | Elder


def mind(player: Player, cards: dict[str, Tensor], kind: torch.dtype) -> Mind:
    """How a player thinks about observations of these cards, in numbers of a kind."""
    if isinstance(player, Elder):
        return player.ready(kind)
    return partial(think, of_kind(player.matrices(cards), kind))


def player_of(network: Network, device: torch.device) -> Player:
    """One who plays as a network does."""
    if isinstance(network, PlainNetwork):
        return Elder.of(network, device)
    assert isinstance(network, SeatNetwork)
    policy = Policy(0)
    policy.take(network.weights)
    moved: Policy = policy.to(device)
    return moved


def log_chances(out: Tensor, can: Tensor) -> Tensor:
    """The logarithms of the chances of actions, of which only some can be played."""
    return torch.log_softmax(out.masked_fill(~can, NEVER), 1)


def plain(policy: Policy) -> dict[str, Any]:
    """The weights as numpy has them."""
    return {
        name: one.detach().cpu().numpy().astype(np.float32) for name, one in policy.named().items()
    }
