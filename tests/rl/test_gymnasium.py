"""The Gymnasium door."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from raiatea import View, encoding
from raiatea.rl.gymnasium_env import SeatEnv


def play(env: SeatEnv, seed: int) -> float:
    dice = random.Random(seed)
    observation, _ = env.reset(seed=seed)
    over = False
    reward = 0.0
    while not over:
        assert reward == 0
        action = dice.choice(list(observation["action_mask"].nonzero()[0]))
        observation, reward, over, truncated, _ = env.step(action)
        assert not truncated
    return reward


def test_Gymnasiums_own_check_passes() -> None:
    env = gymnasium.make("Raiatea-v1", opponents=["random", "random"]).unwrapped
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("opponents", [["random"] * 2, ["novice", "random", "novice"]])
def test_a_game_against_bots_ends_with_what_it_was_worth(opponents: list[str]) -> None:
    env = SeatEnv(opponents)
    reward = play(env, 3)
    assert env.game.players == len(opponents) + 1
    assert reward == (1 if env.game.winner == env.seat else -1 / len(opponents))


def test_the_same_seed_gives_the_same_game() -> None:
    env = SeatEnv(["novice", "novice"])
    first = play(env, 5), env.game.record()
    assert (play(env, 5), env.game.record()) == first
    assert (play(env, 6), env.game.record()) != first


def test_bots_sit_after_oneself_in_the_order_given() -> None:
    env = SeatEnv(["random", "novice"], seat=2)
    env.reset(seed=1)
    names = {seat: type(bot).__name__ for seat, bot in env._bots.items()}
    assert names == {0: "RandomBot", 1: "NoviceBot"}


def test_ones_own_seat_is_drawn_anew_for_each_game_unless_it_is_fixed() -> None:
    env = SeatEnv(["random"] * 4)
    assert len({env.reset(seed=seed)[1]["seat"] for seed in range(20)}) == 5
    env = SeatEnv(["random"] * 4, seat=3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(5)} == {3}


def test_an_illegal_action_loses_the_game() -> None:
    env = SeatEnv(["random"] * 3)
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1, True, True)


def test_nothing_is_played_after_an_illegal_action() -> None:
    env = SeatEnv(["random"] * 3)
    env.reset(seed=1)
    env.step(-1)
    before = env.game.to_dict()
    legal = int(encoding.mask(View.of(env.game, env.seat)).nonzero()[0][0])
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"call reset\(\) first"):
        env.step(legal)
    assert env.game.to_dict() == before
    env.reset(seed=1)
    assert not env.step(legal)[2]


def test_nothing_is_played_before_the_first_game_or_after_the_end() -> None:
    env = SeatEnv(["random"] * 2)
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"call reset\(\) first"):
        env.step(0)
    play(env, 3)
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"call reset\(\) first"):
        env.step(0)


@pytest.mark.parametrize("seat", [9, 3, -1, "0"])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: Any) -> None:
    with pytest.raises(ValueError, match=r"no seat .* seats are 0 to 2"):
        SeatEnv(["random"] * 2, seat=seat)


def test_a_way_to_show_games_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match=r"'rgb_array'.*human.*ansi"):
        SeatEnv(["random"] * 2, render_mode="rgb_array")


def test_what_is_observed_is_the_view_of_ones_own_seat() -> None:
    env = SeatEnv(["random"] * 3)
    observation, _ = env.reset(seed=8)
    view = View.of(env.game, env.seat)
    assert np.array_equal(observation["observation"], encoding.observe(view))
    assert np.array_equal(observation["action_mask"], encoding.mask(view))


def test_a_game_can_be_shown() -> None:
    env = SeatEnv(["random"] * 3, render_mode="ansi")
    env.reset(seed=1)
    assert str(env.render()).startswith("Round set-up")
