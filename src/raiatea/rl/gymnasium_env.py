"""One seat of the game as a Gymnasium environment; bots sit at the others.

>>> from raiatea.rl.gymnasium_env import SeatEnv
>>> env = SeatEnv(["random", "random"])
>>> observation, info = env.reset(seed=1)
>>> bool(observation["action_mask"].any())
True

`gymnasium.make("Raiatea-v1", opponents=["novice", "novice", "novice"])` makes one too, once this
module is imported, and `gymnasium.make_vec` many that are stepped at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from raiatea.encoding import ACTIONS
from raiatea.encoding.legal import place_of
from raiatea.rl.seat_game import SeatGame, SeatTable
from raiatea.rl.showing import RENDER_MODES, check_render_mode, show
from raiatea.rl.spaces import observation_space
from raiatea.vector import Buffers
from raiatea.vector.glance import Glance
from raiatea.vector.rows import rows_of

Observation = dict[str, npt.NDArray[Any]]

NAME = "Raiatea-v1"
OPPONENTS = ("novice", "novice", "novice")


class SeatEnv(gymnasium.Env[Observation, int]):
    """A game against bots, named by `opponents` in the order in which they sit after oneself.

    One's own seat is drawn for each game, unless `seat` fixes it. The reward comes at the end. An
    action that is not legal loses the game at once: use the mask.

    Raises `ValueError` for a seat or a render mode that there is not.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES}  # noqa: RUF012 - as Gymnasium wants

    def __init__(
        self,
        opponents: Sequence[str] = OPPONENTS,
        seat: int | None = None,
        variants: Sequence[str] = (),
        render_mode: str | None = None,
    ) -> None:
        self._table = SeatTable(tuple(opponents), seat, tuple(variants))
        self.render_mode = check_render_mode(render_mode)
        self.observation_space: gymnasium.spaces.Space[Any] = observation_space()
        self.action_space: gymnasium.spaces.Space[Any] = gymnasium.spaces.Discrete(len(ACTIONS))
        self._glance = Glance()
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Set up a new game and let the others play until one is asked."""
        super().reset(seed=seed)
        self.playing = self._table.sit_down(self.np_random)
        self._over = False
        return self._observation(), {"seat": self.playing.seat}

    def _observation(self) -> Observation:
        seen = self._glance.at(self.playing.seen())
        self._legal = seen.legal
        return {"observation": seen.observation, "action_mask": seen.mask}

    def step(
        self, action: int | np.integer[Any]
    ) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the others play until one is asked again.

        Raises `gymnasium.error.ResetNeeded` before the first game and after the end of each.
        """
        if self._over:
            raise not_begun()
        playing = self.playing
        info: dict[str, Any] = {"seat": playing.seat}
        try:
            place = place_of(action, self._legal)
        except ValueError:
            self._over = True
            return self._observation(), -1.0, True, False, info | {"illegal": True}
        playing.play(place)
        self._over = playing.game.over
        return self._observation(), playing.reward, self._over, False, info

    def render(self) -> str | None:
        """The table in words, as an onlooker sees it."""
        return show(self.playing.game, self.render_mode)


class SeatVectorEnv(VectorEnv[Observation, npt.NDArray[Any], npt.NDArray[Any]]):
    """Many such games at once, each written into its row; one that ends begins anew at once.

    The games of a row are those that a `SeatEnv` plays with the row's seed. What the last view of
    an ended game was stands in `infos["final_obs"]`. With `copy=False` observations are not copied,
    and are written over by the next step.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        opponents: Sequence[str] = OPPONENTS,
        seat: int | None = None,
        variants: Sequence[str] = (),
        copy: bool = True,
    ) -> None:
        self.num_envs = num_envs
        self.single_observation_space = observation_space()
        self.single_action_space = gymnasium.spaces.Discrete(len(ACTIONS))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._table = SeatTable(tuple(opponents), seat, tuple(variants))
        self._copy = copy
        self._buffers = Buffers.new(num_envs)
        self._rows = rows_of(self._buffers)
        self._glance = Glance()
        self._draws = [np.random.default_rng() for _ in range(num_envs)]
        self.playing: list[SeatGame] = []

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Set up all games; a seed is that of the first row, the others have the next ones."""
        if seed is not None:
            seeds = [seed + row for row in range(self.num_envs)] if isinstance(seed, int) else seed
            for row, one in enumerate(seeds):
                if one is not None:
                    self._draws[row], _ = gymnasium.utils.seeding.np_random(one)
        self.playing = [self._table.sit_down(draw) for draw in self._draws]
        for row, playing in enumerate(self.playing):
            self._rows.write(row, playing.seen())
        return self._observations(), self._seats()

    def _observations(self) -> Observation:
        seen, masks = self._buffers.observations, self._buffers.masks
        return {
            "observation": seen.copy() if self._copy else seen,
            "action_mask": masks.copy() if self._copy else masks,
        }

    def _seats(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {"seat": np.array([one.seat for one in self.playing]), "_seat": everywhere}

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Play an action in each game.

        Raises `gymnasium.error.ResetNeeded` before the first games.
        """
        if not self.playing:
            raise not_begun()
        to = self._buffers
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        last: dict[str, Any] = {}
        for row, action in enumerate(actions):
            playing = self.playing[row]
            info: dict[str, Any] = {"seat": playing.seat}
            try:
                place = place_of(action, to.legal[row, : to.choices[row]].tolist())
            except ValueError:
                rewards[row], ended[row] = -1.0, True
                info["illegal"] = True
            else:
                playing.play(place)
                rewards[row], ended[row] = playing.reward, playing.game.over
            if ended[row]:
                seen = self._glance.at(playing.seen())
                end = {"observation": seen.observation, "action_mask": seen.mask}
                last = self._add_info(last, {"final_obs": end, "final_info": info}, row)
                self.playing[row] = self._table.sit_down(self._draws[row])
            self._rows.write(row, self.playing[row].seen())
        infos = {**self._seats(), **last}
        return self._observations(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos


def not_begun() -> gymnasium.error.ResetNeeded:
    return gymnasium.error.ResetNeeded("no game is going on: call reset() first")


if NAME not in gymnasium.registry:
    gymnasium.register(
        NAME,
        f"{__name__}:{SeatEnv.__name__}",
        vector_entry_point=f"{__name__}:{SeatVectorEnv.__name__}",
    )
