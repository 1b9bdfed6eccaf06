"""One seat of the game as a Gymnasium environment; bots sit at the others.

>>> from raiatea.rl.gymnasium_env import SeatEnv
>>> env = SeatEnv(["random", "random"])
>>> observation, info = env.reset(seed=1)
>>> bool(observation["action_mask"].any())
True

`gymnasium.make("Raiatea-v1", opponents=["novice", "novice", "novice"])` makes one too, once this
module is imported.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from raiatea import bots
from raiatea.encoding import ACTIONS, Observer, legal
from raiatea.encoding.legal import mask_of, place_of
from raiatea.engine import Game, Move
from raiatea.engine.numeric_view import numeric_view
from raiatea.rl.rewards import rewards
from raiatea.rl.showing import RENDER_MODES, check_render_mode, show
from raiatea.rl.spaces import observation_space

Observation = dict[str, npt.NDArray[Any]]

NAME = "Raiatea-v1"


class SeatEnv(gymnasium.Env[Observation, int]):
    """A game against bots, named by `opponents` in the order in which they sit after oneself.

    One's own seat is drawn for each game, unless `seat` fixes it. The reward comes at the end. An
    action that is not legal loses the game at once: use the mask.

    Raises `ValueError` for a seat or a render mode that there is not.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES}  # noqa: RUF012 - as Gymnasium wants

    def __init__(
        self,
        opponents: Sequence[str] = ("novice", "novice", "novice"),
        seat: int | None = None,
        variants: Sequence[str] = (),
        render_mode: str | None = None,
    ) -> None:
        players = len(opponents) + 1
        if seat is not None and seat not in range(players):
            raise ValueError(f"no seat {seat!r:.80} at this table; seats are 0 to {players - 1}")
        self.render_mode = check_render_mode(render_mode)
        self.observation_space: gymnasium.spaces.Space[Any] = observation_space()
        self.action_space: gymnasium.spaces.Space[Any] = gymnasium.spaces.Discrete(len(ACTIONS))
        self._opponents = tuple(opponents)
        self._fixed_seat = seat
        self._variants = tuple(variants)
        self._observer = Observer()
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Set up a new game and let the others play until one is asked."""
        super().reset(seed=seed)
        players = len(self._opponents) + 1
        draw = self.np_random.integers
        self.game = Game.new(players, int(draw(1 << 62)), variants=self._variants)
        self._dice = random.Random(int(draw(1 << 62)))
        fixed = self._fixed_seat
        self.seat = int(draw(players)) if fixed is None else fixed
        self._bots = {
            (self.seat + i + 1) % players: bots.make(name) for i, name in enumerate(self._opponents)
        }
        self._let_others_play()
        self._over = False
        return self._observation(), {"seat": self.seat}

    def _let_others_play(self) -> None:
        bots.play_out(self.game, self._others_choose, until=lambda game: self.seat in game.awaiting)

    def _others_choose(self, game: Game, seat: int) -> Move:
        return bots.ask(self._bots[seat], game, seat, self._dice)

    def _observation(self) -> Observation:
        seen = numeric_view(self.game, self.seat)
        self._numbers = legal(seen)
        return {"observation": self._observer.observe(seen), "action_mask": mask_of(self._numbers)}

    def step(
        self, action: int | np.integer[Any]
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the others play until one is asked again.

        Raises `gymnasium.error.ResetNeeded` before the first game and after the end of each.
        """
        if self._over:
            raise gymnasium.error.ResetNeeded("no game is going on: call reset() first")
        game = self.game
        info: dict[str, Any] = {"seat": self.seat}
        try:
            place = place_of(action, self._numbers)
        except ValueError:
            self._over = True
            return self._observation(), -1.0, True, False, info | {"illegal": True}
        game.play(self.seat, game.moves(self.seat)[place])
        self._let_others_play()
        self._over = game.over
        return self._observation(), rewards(game)[self.seat], game.over, False, info

    def render(self) -> str | None:
        """The table in words, as an onlooker sees it."""
        return show(self.game, self.render_mode)


if NAME not in gymnasium.registry:
    gymnasium.register(NAME, f"{__name__}:{SeatEnv.__name__}")
