"""The game as a PettingZoo AEC environment, and as a parallel one.

>>> from raiatea.rl import pettingzoo_env
>>> env = pettingzoo_env.env(players=3)
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> bool(observation["action_mask"].any())
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from pettingzoo import AECEnv, ParallelEnv

from raiatea.encoding.legal import place_of
from raiatea.engine.numeric_view import NumericView, awaited, numeric_view
from raiatea.rl.agents import Agents, Observation, not_begun
from raiatea.rl.showing import RENDER_MODES
from raiatea.vector.glance import Glance
from raiatea.vector.rewards import rewards


class raw_env(Agents, AECEnv):  # type: ignore[misc] # noqa: N801 - has no types; PettingZoo's name
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
        super().__init__(players, variants, render_mode)
        self._ask_always = ask_always
        self._glance = Glance()
        self._seen: NumericView | None = None

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a new game; a seed fixes it and those that follow."""
        self._set_up(seed)
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
        self._legal: list[int] | None = None
        seen = awaited(self.game, self._ask_always, self._seen)
        if seen is None:
            return False
        self._seen = seen
        self._seat = seen.seat
        self._moves = seen.moves
        self.agent_selection = self.possible_agents[seen.seat]
        return True

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and the mask of its actions, all 0 when it is not its turn."""
        if not hasattr(self, "game"):
            raise not_begun()
        seat = self._seats[agent]
        self._seen = numeric_view(self.game, seat, self._seen)
        seen = self._glance.at(self._seen)
        if seat == self._seat:
            self._legal = seen.legal
            self.infos[agent] = {"legal_actions": seen.legal[:]}
        else:  # another seat may owe an answer too, but is not asked yet
            seen.mask[:] = 0
        return {"observation": seen.observation, "action_mask": seen.mask}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent in turn observes, and what it got since it was asked last."""
        agent = self._in_turn()
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            False,
            self.infos[agent],
        )

    def _in_turn(self) -> str:
        try:
            return self.agent_selection
        except AttributeError:
            raise not_begun() from None

    def step(self, action: int | None) -> None:
        agent = self._in_turn()
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if self._legal is None:
            self.observe(agent)
        assert self._legal is not None
        self.game.play(self._seat, self._moves[place_of(action, self._legal)])
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


def env(
    players: int = 4,
    variants: Sequence[str] = (),
    ask_always: bool = False,
    render_mode: str | None = None,
) -> raw_env:
    """The environment; it checks what it is given by itself, so nothing is wrapped around it."""
    return raw_env(players, variants, ask_always, render_mode)


class parallel_env(Agents, ParallelEnv):  # type: ignore[misc] # noqa: N801 - as above
    """All agents act at once; who has nothing to decide has an empty mask, and may play anything.

    Who has no choice has an empty mask too. That move is played when the others have decided what
    is asked at the same time, so that nobody can tell.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo wants a dictionary
        "name": "raiatea_parallel_v1",
        "render_modes": RENDER_MODES,
    }

    def __init__(
        self, players: int = 4, variants: Sequence[str] = (), render_mode: str | None = None
    ) -> None:
        super().__init__(players, variants, render_mode)
        self._glances = [Glance() for _ in range(players)]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Set up a new game; a seed fixes it and those that follow."""
        self._set_up(seed)
        self._go_on()
        return self._look()

    def _choices(self) -> dict[int, bool]:
        """The seats that are asked, and whether they have a choice."""
        game = self.game
        return {seat: len(game.moves(seat)) > 1 for seat in game.awaiting}

    def _go_on(self) -> None:
        """Play what is asked while nobody has a choice."""
        while (asked := self._choices()) and not any(asked.values()):
            seat = next(iter(asked))
            self.game.play(seat, self.game.moves(seat)[0])

    def _look(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        asked = self._choices()
        found: dict[str, Observation] = {}
        infos: dict[str, dict[str, Any]] = {}
        self._legal: dict[int, list[int]] = {}
        for seat, agent in enumerate(self.possible_agents):
            seen = self._glances[seat].at(numeric_view(self.game, seat))
            self._legal[seat] = seen.legal if asked.get(seat) else []
            if not asked.get(seat):
                seen.mask[:] = 0
            found[agent] = {"observation": seen.observation, "action_mask": seen.mask}
            infos[agent] = {"legal_actions": self._legal[seat][:]}
        return found, infos

    def step(
        self, actions: Mapping[str, int | np.integer[Any]]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Play what all decide now. Raises `ValueError` for an illegal action; nothing is played.

        Raises `gymnasium.error.ResetNeeded` before the first game.
        """
        if not hasattr(self, "game"):
            raise not_begun()
        game = self.game
        moves = {
            seat: game.moves(seat)[
                place_of(actions.get(self.possible_agents[seat]), self._legal[seat])
                if choice
                else 0
            ]
            for seat, choice in self._choices().items()
        }
        for seat, move in moves.items():
            game.play(seat, move)
        self._go_on()
        agents = self.agents
        if game.over:
            self.agents = []
        gained = dict(zip(self.possible_agents, rewards(game), strict=True))
        ended = dict.fromkeys(agents, game.over)
        seen, infos = self._look()
        if self.render_mode == "human":
            self.render()
        return seen, gained, ended, dict.fromkeys(agents, False), infos
