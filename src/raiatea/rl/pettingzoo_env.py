"""The game as a PettingZoo AEC environment.

>>> from raiatea.rl import pettingzoo_env
>>> env = pettingzoo_env.env(players=3)
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> bool(observation["action_mask"].any())
True
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv

from raiatea.encoding import ACTIONS, Observer, legal
from raiatea.encoding.legal import mask_of, place_of, sayable
from raiatea.engine import Game
from raiatea.engine.numeric_view import NumericView, numeric_view
from raiatea.rl.rewards import rewards
from raiatea.rl.showing import RENDER_MODES, check_render_mode, show
from raiatea.rl.spaces import observation_space

Observation = dict[str, npt.NDArray[Any]]


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 - has no types; PettingZoo's name
    """One agent for each seat; what all decide at the same time they decide one after another.

    Nobody sees what the others answered before all have. The seats are given in an arbitrary
    but fixed order then.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo wants a dictionary
        "name": "raiatea_v1",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 4,
        variants: Sequence[str] = (),
        ask_always: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = check_render_mode(render_mode)
        self._players = players
        self._variants = variants
        self._ask_always = ask_always
        self._observer = Observer()
        self._seen: NumericView | None = None
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game; a seed fixes it and those that follow."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.game = Game.new(
            self._players, int(self._seeds.integers(1 << 62)), variants=self._variants
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._turn()

    def _turn(self) -> bool:
        """Go on to whoever decides next; False when the game is over.

        Who has no choice is not asked. Nobody can tell, since it happens in this seat's turn.
        """
        game = self.game
        self._numbers: list[int] | None = None
        while awaiting := game.awaiting:
            seat = awaiting[0]
            moves = game.moves(seat)
            if len(moves) > 1 or self._ask_always:
                self._seat = seat
                self._moves = moves
                self.agent_selection = self.possible_agents[seat]
                return True
            game.play(seat, moves[0])
        return False

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and the mask of its actions, all 0 when it is not its turn."""
        seat = self._seats[agent]
        try:
            game = self.game
        except AttributeError:
            raise not_begun() from None
        seen = self._seen = numeric_view(game, seat, self._seen)
        numbers: list[int] = []
        if seat == self._seat:  # another seat may owe an answer too, but is not asked yet
            numbers = self._numbers = legal(seen)
            self.infos[agent] = {"legal_actions": sayable(numbers)[:]}
        return {"observation": self._observer.observe(seen), "action_mask": mask_of(numbers)}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent in turn observes, and what it got since it was asked last."""
        try:
            agent = self.agent_selection
        except AttributeError:
            raise not_begun() from None
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            False,
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        try:
            agent = self.agent_selection
        except AttributeError:
            raise not_begun() from None
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        numbers = self._numbers
        if numbers is None:
            numbers = legal(numeric_view(self.game, self._seat))
        self.game.play(self._seat, self._moves[place_of(action, numbers)])
        self.infos[agent] = {}
        if not self._turn():
            self._end()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        for seat, reward in enumerate(rewards(self.game)):
            agent = self.possible_agents[seat]
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table in words, as an onlooker sees it."""
        if not hasattr(self, "game"):
            raise not_begun()
        return show(self.game, self.render_mode)

    def close(self) -> None:
        """Nothing is held open; PettingZoo asks for this of whatever can be shown."""


def not_begun() -> gymnasium.error.ResetNeeded:
    return gymnasium.error.ResetNeeded("no game has begun: call reset() first")


def env(
    players: int = 4,
    variants: Sequence[str] = (),
    ask_always: bool = False,
    render_mode: str | None = None,
) -> raw_env:
    """The environment; it checks what it is given by itself, so nothing is wrapped around it."""
    return raw_env(players, variants, ask_always, render_mode)
