"""Proximal policy optimisation by a well-known library: a baseline that nobody has tuned.

    pip install 'raiatea[rl]' sb3-contrib
    python docs/examples/ppo_baseline.py --decisions 1000000

Stable-Baselines3 (`MaskablePPO`) plays one seat of many games at once through the vector
environment; bots sit at the others. Then it is measured against them in new games.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from raiatea.arena.standings import wilson
from raiatea.rl.gymnasium_env import SeatVectorEnv


class Table(VecEnv):  # type: ignore[misc] # the checks do without its types
    """The vector environment as this library wants it: masks are asked for, not observed."""

    def __init__(self, games: int, opponent: str, seed: int) -> None:
        self.games = SeatVectorEnv(games, [opponent] * 3)
        space = self.games.single_observation_space
        assert isinstance(space, gymnasium.spaces.Dict)
        super().__init__(games, space["observation"], self.games.single_action_space)
        self.wins = self.ended = 0
        self.first = seed

    def reset(self) -> Any:
        seen, _ = self.games.reset(seed=self.first)
        self.masks = seen["action_mask"]
        return seen["observation"]

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        seen, rewards, ended, _, told = self.games.step(self.actions)
        self.masks = seen["action_mask"]
        self.wins += int((rewards[ended] > 0).sum())
        self.ended += int(ended.sum())
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(ended):
            infos[row]["terminal_observation"] = told["final_obs"][row]["observation"]
        return seen["observation"], rewards.astype(np.float32), ended, infos

    def env_method(self, method_name: str, *_: Any, indices: Any = None, **__: Any) -> Any:
        assert method_name == "action_masks"
        return list(self.masks.astype(bool))

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> Any:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> Any:
        return [False] * self.num_envs

    def close(self) -> None:
        self.games.close()


def measure(model: MaskablePPO, opponent: str, games: int) -> str:
    table = Table(32, opponent, seed=1_000_000)
    seen = table.reset()
    while table.ended < games:
        actions, _ = model.predict(seen, action_masks=np.stack(table.env_method("action_masks")))
        table.step_async(actions)
        seen, *_ = table.step_wait()
    low, high = wilson(table.wins, table.ended)
    share = table.wins / table.ended
    return f"{share:.1%} ({low:.1%} to {high:.1%}) of {table.ended} games against three {opponent}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--games-at-once", type=int, default=32)
    parser.add_argument("--opponent", default="novice")
    parser.add_argument("--measured", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    table = Table(asked.games_at_once, asked.opponent, asked.seed)
    model = MaskablePPO(
        "MlpPolicy", table, n_steps=256, batch_size=1024, seed=asked.seed, device="auto"
    )
    model.learn(asked.decisions)
    for opponent in dict.fromkeys(("random", asked.opponent)):
        print(measure(model, opponent, asked.measured))


if __name__ == "__main__":
    main()
