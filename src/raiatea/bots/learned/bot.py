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
from raiatea.bots.learned.network import Network, NetworkError, load
from raiatea.catalogue import Catalogue
from raiatea.engine import Move
from raiatea.view import View

NETWORK = Path(__file__).parent / "network.npz"


@cache
def shipped() -> Network:
    """The network that comes with the package; `raiatea train` makes others."""
    network = load(NETWORK)
    if network.made["encoding"] != encoding.ENCODING_VERSION:
        raise NetworkError(
            f"{NETWORK.name}: made for views of version {network.made['encoding']}, "
            f"not {encoding.ENCODING_VERSION}"
        )
    return network


def check_cards(catalogue: Catalogue | None) -> None:
    """The network knows the packaged cards and no others; raises `NetworkError`."""
    if catalogue is not None and catalogue.hash != catalogues.default().hash:
        raise NetworkError("this bot has learnt to play with the packaged cards alone")


class LearnedBot(Thinker):
    """Plays what its network thinks likeliest to be right."""

    def __init__(self, catalogue: Catalogue | None = None, network: Network | None = None) -> None:
        check_cards(catalogue)
        self._network = network or shipped()

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
