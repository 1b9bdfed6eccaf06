"""The game as the OpenSpiel game `python_raiatea`; importing this module registers it.

>>> import pyspiel
>>> from raiatea.rl import openspiel_game
>>> state = pyspiel.load_game("python_raiatea(players=3)").new_initial_state()
>>> state.is_chance_node()
True

Everything that chance decides is a chance node of its own, with its true probabilities. What all
decide at the same time they decide one after another, and nobody sees the answers before all are
in.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from raiatea.encoding import ACTIONS, LENGTH, legal, observe
from raiatea.encoding.legal import sayable
from raiatea.engine import Game
from raiatea.engine.foresight import Chance, foresee_set_up
from raiatea.engine.numeric_view import numeric_view
from raiatea.rl.course import CHANCES, Course
from raiatea.rl.showing import show
from raiatea.vector.rewards import rewards

MOST_DECISIONS: Final = 5000
MOST_CHANCES: Final = 5000

TYPE: Final = pyspiel.GameType(
    short_name="python_raiatea",
    long_name="Raiatea",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=3,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={"players": 4, "variants": ""},
)


class RaiateaGame(pyspiel.Game):  # type: ignore[misc] # has no types
    """Parameters: `players`, 3 to 5, and `variants`, their names with a + between them."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.players = int(params.get("players", 4))
        self.variants = [name for name in str(params.get("variants", "")).split("+") if name]
        info = pyspiel.GameInfo(
            num_distinct_actions=len(ACTIONS),
            max_chance_outcomes=len(CHANCES),
            num_players=self.players,
            min_utility=-1 / (self.players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(TYPE, info, params)
        self.first_chance = foresee_set_up(self.players, self.variants, [])

    def new_initial_state(self) -> RaiateaState:
        return RaiateaState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_CHANCES

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> Onlooker:
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        return Onlooker(kind, params)


class RaiateaState(pyspiel.State):  # type: ignore[misc] # has no types
    """A position, or a moment in which chance decides."""

    def __init__(self, game: RaiateaGame) -> None:
        super().__init__(game)
        assert isinstance(game.first_chance, Chance)
        self.course = Course(game.players, game.variants, game.first_chance)

    def current_player(self) -> int:
        course = self.course
        if course.chance is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if course.game.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return course.game.awaiting[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(sayable(legal(numeric_view(self.course.game, player))))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.course.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.course.chance is not None:
            self.course.happen(action)
        else:
            self.course.play(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return CHANCES[action]
        return ACTIONS[action]

    def is_terminal(self) -> bool:
        return self.course.chance is None and self.course.game.over

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.course.players
        return rewards(self.course.game)

    def __str__(self) -> str:
        course = self.course
        if not course.started:
            return f"set-up: {', '.join(course.told())}"
        now = f"\n{course.move}: {', '.join(course.told())}" if course.chance is not None else ""
        return f"{show(course.game, 'ansi')}{now}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> RaiateaState:
        """A state that the player cannot tell from this one.

        Raises `ValueError` at a chance node.
        """
        if self.course.chance is not None:
            raise ValueError("nobody decides at a chance node, so nothing is resampled there")
        twin: RaiateaState = self.clone()
        twin.course.imagine(player, int(sampler() * (1 << 53)))
        return twin


class Onlooker:
    """What a player observes: the vector of `raiatea.encoding`, and the view as text.

    With perfect recall the text also holds a digest of all that the player saw and did at its
    earlier decisions; the vector is the same, since a view counts what can be remembered.
    """

    def __init__(self, kind: pyspiel.IIGObservationType, params: object) -> None:
        if params:
            raise ValueError(f"an observer takes no parameters, but was given {params!r:.80}")
        self._remembers = kind.perfect_recall
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(LENGTH, np.float32) if self._private else None
        self.dict = {"view": self.tensor} if self._private else {}

    def set_from(self, state: RaiateaState, player: int) -> None:
        if self.tensor is not None:
            course = state.course
            self.tensor[:] = observe(numeric_view(course.game, player)) if course.started else 0

    def string_from(self, state: RaiateaState, player: int) -> str:
        course = state.course
        if not course.started:
            return "set-up"
        view = as_text(course.game, player if self._private else None)
        return f"{course.memory(player)} {view}" if self._remembers and self._private else view


def as_text(game: Game, seat: int | None) -> str:
    return json.dumps(game.view(seat), sort_keys=True, separators=(",", ":"))


pyspiel.register_game(TYPE, RaiateaGame)
