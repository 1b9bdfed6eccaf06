"""The Gymnasium door."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from raiatea import View, encoding
from raiatea.rl.gymnasium_env import SeatEnv, SeatVectorEnv


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
    assert env.playing.game.players == len(opponents) + 1
    assert reward == (1 if env.playing.game.winner == env.playing.seat else -1 / len(opponents))


def test_the_same_seed_gives_the_same_game() -> None:
    env = SeatEnv(["novice", "novice"])
    first = play(env, 5), env.playing.game.record()
    assert (play(env, 5), env.playing.game.record()) == first
    assert (play(env, 6), env.playing.game.record()) != first


def test_bots_sit_after_oneself_in_the_order_given() -> None:
    env = SeatEnv(["random", "novice"], seat=2)
    env.reset(seed=1)
    names = {seat: type(bot).__name__ for seat, bot in env.playing.bots.items()}
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
    before = env.playing.game.to_dict()
    legal = int(encoding.mask(View.of(env.playing.game, env.playing.seat)).nonzero()[0][0])
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"call reset\(\) first"):
        env.step(legal)
    assert env.playing.game.to_dict() == before
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
    view = View.of(env.playing.game, env.playing.seat)
    assert np.array_equal(observation["observation"], encoding.observe(view))
    assert np.array_equal(observation["action_mask"], encoding.mask(view))


def test_a_game_can_be_shown() -> None:
    env = SeatEnv(["random"] * 3, render_mode="ansi")
    env.reset(seed=1)
    assert str(env.render()).startswith("Round set-up")


def test_many_games_at_once_are_those_that_would_be_played_one_by_one() -> None:
    opponents = ["random", "random"]
    together = gymnasium.make_vec("Raiatea-v1", num_envs=3, opponents=opponents)
    assert isinstance(together, SeatVectorEnv)
    alone = [SeatEnv(opponents) for _ in range(3)]
    seen, infos = together.reset(seed=5)
    begun = [env.reset(seed=5 + row) for row, env in enumerate(alone)]
    dice = random.Random(1)
    ends = 0
    while ends < 4:
        assert infos["seat"].tolist() == [info["seat"] for _, info in begun]
        for row, (own, _) in enumerate(begun):
            for key in ("observation", "action_mask"):
                assert np.array_equal(seen[key][row], own[key])
        actions = np.array([dice.choice(np.flatnonzero(one)) for one in seen["action_mask"]])
        if ends == 1:
            actions[0] = -1
        seen, gained, ended, _, infos = together.step(actions)
        for row, env in enumerate(alone):
            own, reward, over, _, info = env.step(actions[row])
            assert (gained[row], ended[row]) == (reward, over)
            if over:
                last = infos["final_obs"][row]
                assert np.array_equal(last["observation"], own["observation"])
                assert infos["final_info"]["seat"][row] == info["seat"]
                ends += 1
                own, info = env.reset()
            begun[row] = own, info
    assert together.observation_space.contains(seen)


def test_many_games_must_be_begun() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"call reset\(\) first"):
        SeatVectorEnv(2).step(np.zeros(2, int))


def test_observations_of_many_games_are_copied_unless_one_wants_the_memory() -> None:
    for copy in (True, False):
        env = SeatVectorEnv(1, ["random"] * 2, copy=copy)
        first, _ = env.reset(seed=1)
        second, *_ = env.step(np.array([np.flatnonzero(first["action_mask"][0])[0]]))
        assert np.shares_memory(first["observation"], second["observation"]) != copy
