"""The agents of a PettingZoo environment, one for each seat of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from raiatea.encoding import ACTIONS
from raiatea.encoding.actions import CATALOGUE
from raiatea.engine import Game
from raiatea.rl.showing import check_render_mode, show
from raiatea.rl.spaces import observation_space

Observation = dict[str, npt.NDArray[Any]]


class Agents:
    """A game, and for each seat the agent with its spaces."""

    game: Game

    def __init__(self, players: int, variants: Sequence[str], render_mode: str | None) -> None:
        self.render_mode = check_render_mode(render_mode)
        self._players = players
        self._variants = variants
        self._seeds = np.random.default_rng()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(len(ACTIONS)) for agent in self.possible_agents
        }

    @cached_property
    def observation_spaces(self) -> dict[str, gymnasium.spaces.Space[Any]]:
        return {agent: observation_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def _set_up(self, seed: int | None) -> None:
        """A new game; a seed fixes it and those that follow."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.game = Game.new(
            self._players, int(self._seeds.integers(1 << 62)), self._variants, CATALOGUE
        )
        self.agents = self.possible_agents[:]

    def render(self) -> str | None:
        """The table in words, as an onlooker sees it."""
        if not hasattr(self, "game"):
            raise not_begun()
        return show(self.game, self.render_mode)

    def close(self) -> None:
        """Nothing is held open; PettingZoo asks for this of whatever can be shown."""


def not_begun() -> gymnasium.error.ResetNeeded:
    return gymnasium.error.ResetNeeded("no game has begun: call reset() first")
