"""Whether the chances of a review are honest: of the positions called 40 %, are two in five won?

Bots of three strengths, by lot, play a whole game; after each decision everyone's chance is noted,
and in the end who won.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

import numpy as np

from raiatea import Game, bots
from raiatea.analysis.chances import Watching, chances, opinions
from raiatea.view import View

BOTS: Final = ("novice", "skilled", "learned")
KINDS: Final = 10
"""So many kinds of positions, by the chance that they were called."""


@dataclass(frozen=True, slots=True)
class Called:
    """One game: by the chance that was called, how often, its sum, and how many were won.

    `loss` is the sum of the logarithmic losses of its moments; `honest` by how much the favourite
    of a moment wins more often than called, on average.
    """

    players: int
    moments: int
    loss: float
    honest: float
    times: list[int]
    called: list[float]
    won: list[int]


def call(asked: tuple[int, int]) -> Called:
    """Play a game of so many players with a seed, and say what was thought at each moment."""
    players, seed = asked
    rng = random.Random(seed)
    game = Game.new(players, seed=rng.getrandbits(64))
    minds = [bots.make(rng.choice(BOTS)) for _ in range(players)]
    watching = Watching(players)
    seen, rounds = [], []

    def look(*_: object) -> None:
        if not game.over:
            seen.append(watching.look(game))
            rounds.append(View.of(game, None).round_number)

    look()
    bots.play_out(game, bots.seated(minds, [rng] * players), look)
    thought = np.array(chances(opinions(seen), rounds))
    won = np.arange(players) == game.winner
    favourite = thought.argmax(axis=1)
    kinds = np.minimum((thought * KINDS).astype(int), KINDS - 1).ravel()
    return Called(
        players,
        len(seen),
        float(-np.log(np.maximum(thought[:, game.winner], 1e-9)).sum()),
        float((won[favourite] - thought.max(axis=1)).mean()),
        np.bincount(kinds, minlength=KINDS).tolist(),
        np.bincount(kinds, thought.ravel(), KINDS).tolist(),
        np.bincount(kinds, np.tile(won, len(seen)), KINDS).astype(int).tolist(),
    )
