"""The bot that has learnt by playing against itself."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from raiatea import catalogue as catalogues
from raiatea import encoding
from raiatea.bots import reasons
from raiatea.bots.bot import Reason, Thinker, Thought, best_first
from raiatea.bots.learned.network import Network, load
from raiatea.catalogue import Catalogue
from raiatea.engine import Move
from raiatea.errors import NetworkError
from raiatea.view import View

NETWORK = Path(__file__).parent / "network.npz"


@cache
def shipped() -> Network:
    """The network that comes with the package; `raiatea train` makes others."""
    network = load(NETWORK)
    if strange := network.reads.strange():
        raise NetworkError(f"{NETWORK.name} has learnt to play with other cards: {strange}")
    return network


def network_for(catalogue: Catalogue | None) -> Network:
    """The network, if it knows these cards; raises `NetworkError`.

    Views of another catalogue are not encoded. The packaged one may give a card that the network
    knows other numbers than those it learnt with; it plays on, if not so well.
    """
    if catalogue is not None and catalogue.hash != catalogues.default().hash:
        raise NetworkError("the network has learnt to play with the packaged cards alone")
    return shipped()


class LearnedBot(Thinker):
    """Plays what its network thinks likeliest to be right."""

    def __init__(self, catalogue: Catalogue | None = None, network: Network | None = None) -> None:
        self._network = network or network_for(catalogue)

    def rank(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> list[Thought]:
        legal = [encoding.index(view, move) for move in moves]
        (chances,), _ = self._network(encoding.observe(view)[None], [legal])
        return best_first(
            [
                Thought(
                    move,
                    float(chance),
                    Reason(reasons.LEARNED, {"percent": round(100 * float(chance))}),
                )
                for move, chance in zip(moves, chances.tolist(), strict=True)
            ]
        )
