"""The bot that has learnt by playing against itself."""

from __future__ import annotations

import random
from collections.abc import Sequence

from raiatea import encoding
from raiatea.bots import reasons
from raiatea.bots.bot import Reason, Thinker, Thought, best_first
from raiatea.bots.learned.judge import Judge, network_for
from raiatea.catalogue import Catalogue
from raiatea.engine import Move
from raiatea.view import View


class LearnedBot(Thinker):
    """Plays what its network thinks likeliest to be right."""

    def __init__(self, catalogue: Catalogue | None = None, network: Judge | None = None) -> None:
        self._network = network or network_for(catalogue)

    def rank(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> list[Thought]:
        return self.rank_all([(view, moves)])[0]

    def rank_all(self, asked: Sequence[tuple[View, Sequence[Move]]]) -> list[list[Thought]]:
        """What it thinks of the moves in each of many positions, for which it is asked once."""
        seen = [encoding.Observer().look(view) for view, _ in asked]
        legal = [[encoding.index(view, move) for move in moves] for view, moves in asked]
        all_chances = self._network.chances(seen, legal)
        return [
            best_first([thought(*one) for one in zip(moves, chances, strict=True)])
            for (_, moves), chances in zip(asked, all_chances, strict=True)
        ]


def thought(move: Move, chance: float) -> Thought:
    return Thought(move, chance, Reason(reasons.LEARNED, {"percent": round(100 * chance)}))
