"""The network that learns to play, and a critic that sees everything, which only training has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import linear, relu

from raiatea.bots.learned.network import Network, PlainNetwork, SeatNetwork
from raiatea.bots.learned.shape import BELIEF, PARTS, Belief, Matrices, described, matrices, sizes
from raiatea.catalogue import Catalogue
from raiatea.encoding import LENGTH
from raiatea.encoding.actions import MOST_SEATS
from raiatea.encoding.cards import described_cards
from raiatea.encoding.rows import SEAT_SIZE, TABLE_SIZE
from raiatea.training.secrets import SECRET_SIZE

NEVER: Final = -1e9
CRITIC_WIDTHS: Final = (2048, 1024)
STRANGERS: Final = 4
ROLES: Final = 1 + STRANGERS
"""What a critic is told of a seat: whether it learns, or which stranger plays it."""


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

    def forward(self, cards: dict[str, Tensor], seen: Tensor) -> tuple[Tensor, Tensor]:
        """For each observation a number for each action, and one for the value (a logit)."""
        return think(self.matrices(cards), seen)


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


def think(by: Matrices, seen: Tensor) -> tuple[Tensor, Tensor]:
    """As `SeatNetwork` does it."""
    hidden, _ = consider(by, seen)
    out = linear(hidden, by.actions[:, :-1], by.actions[:, -1])
    return out[:, :-1], out[:, -1]


def consider(by: Matrices, seen: Tensor) -> tuple[Tensor, Tensor]:
    """What it makes of all that is seen, and of the other seats."""
    seats = seen[:, TABLE_SIZE:].reshape(-1, MOST_SEATS, SEAT_SIZE)
    said = relu(seats @ by.seat + by.seat_places) * seats[:, :, :1]
    others = said[:, 1:]
    pooled = torch.cat((said[:, 0], others.sum(1), others.amax(1)), 1)
    hidden = relu(seen[:, :TABLE_SIZE] @ by.table + by.table_bias + pooled @ by.pool)
    for weights, bias in by.layers:
        hidden = hidden + relu(hidden @ weights + bias)
    return hidden, others


def believe(by: Belief, hidden: Tensor, others: Tensor) -> Tensor:
    """How likely each other seat holds each ritual, as logits."""
    said: Tensor = others @ by.seat + (hidden @ by.table + by.bias)[:, None]
    return said


class Critic(nn.Module):
    """Says of everyone at the table what the game will be worth, and sees all hands for it."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        torch.manual_seed(seed)
        inputs = LENGTH + MOST_SEATS * (SECRET_SIZE + ROLES)
        layers: list[nn.Module] = []
        for width in CRITIC_WIDTHS:
            layers += [nn.Linear(inputs, width), nn.ReLU()]
            inputs = width
        self.layers = nn.Sequential(*layers, nn.Linear(inputs, MOST_SEATS))

    def forward(self, seen: Tensor, secrets: Tensor, roles: Tensor) -> Tensor:
        """Logits by seat, from the one that decides on; so are secrets and roles."""
        together = torch.cat((seen, secrets.flatten(1), roles.flatten(1)), 1)
        out: Tensor = self.layers(together)
        return out


@dataclass(frozen=True)
class Elder:
    """A network of the first kind, which does not learn any more."""

    layers: list[tuple[Tensor, Tensor]]

    @staticmethod
    def of(network: PlainNetwork, device: torch.device) -> Elder:
        return Elder(
            [
                (torch.from_numpy(weights).to(device), torch.from_numpy(biases).to(device))
                for weights, biases in network.layers
            ]
        )

    def __call__(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        for weights, biases in self.layers[:-1]:
            seen = relu(seen @ weights + biases)
        weights, biases = self.layers[-1]
        out = seen @ weights + biases
        return out[:, :-1], out[:, -1]


Player = Policy | Elder
Mind = Callable[[Tensor], tuple[Tensor, Tensor]]
"""For each observation a number for each action, and one for the value (a logit)."""


def mind(player: Player, cards: dict[str, Tensor]) -> Mind:
    """How a player thinks about observations of these cards."""
    return player if isinstance(player, Elder) else partial(think, player.matrices(cards))


def player_of(network: Network, device: torch.device) -> Player:
    """One who plays as a network does."""
    if isinstance(network, PlainNetwork):
        return Elder.of(network, device)
    assert isinstance(network, SeatNetwork)
    policy = Policy(0)
    policy.take(network.weights)
    moved: Policy = policy.to(device)
    return moved


def log_chances(out: Tensor, legal: Tensor) -> Tensor:
    """The logarithms of the chances of all actions, of which only some are legal."""
    return torch.log_softmax(out.masked_fill(~legal, NEVER), 1)


def plain(policy: Policy) -> dict[str, Any]:
    """The weights as numpy has them."""
    return {
        name: one.detach().cpu().numpy().astype(np.float32) for name, one in policy.named().items()
    }
