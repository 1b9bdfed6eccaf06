"""The PettingZoo door."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Sequence

import gymnasium
import numpy as np
import pytest

from raiatea import View, encoding
from raiatea.rl import pettingzoo_env

with warnings.catch_warnings(action="ignore"):  # about games of its own
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test


def play(env: pettingzoo_env.raw_env, dice: random.Random) -> dict[str, float]:
    """Play a game at random; the rewards that each agent got."""
    found: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            found[agent] = reward
            env.step(None)
        else:
            env.step(dice.choice(list(observation["action_mask"].nonzero()[0])))
    return found


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
def test_PettingZoos_own_tests_pass(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo_env.env(players=players), num_cycles=1000)
    assert "Passed" in capsys.readouterr().out


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(pettingzoo_env.env, num_cycles=400)


def test_every_way_to_show_a_game_works(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(pettingzoo_env.env)
    assert "Round" in capsys.readouterr().out


@pytest.mark.parametrize(("players", "variants"), [(3, []), (4, ["tane"]), (5, ["oracle"])])
def test_the_winner_gets_what_the_others_lose(players: int, variants: Sequence[str]) -> None:
    env = pettingzoo_env.env(players=players, variants=variants)
    env.reset(seed=4)
    found = play(env, random.Random(4))
    winner = f"player_{env.game.winner}"
    assert found[winner] == 1
    assert [found[agent] for agent in found if agent != winner] == [-1 / (players - 1)] * (
        players - 1
    )
    assert sum(found.values()) == pytest.approx(0)
    assert not env.agents


def test_games_that_follow_a_seed_differ_but_can_be_repeated() -> None:
    def two_games() -> list[dict[str, object]]:
        env = pettingzoo_env.env()
        env.reset(seed=9)
        first = env.game.view(0)
        env.reset()
        return [first, env.game.view(0)]

    assert two_games() == two_games()
    assert two_games()[0] != two_games()[1]


def test_what_others_answered_at_the_same_time_is_not_seen() -> None:
    """The first seats answer what they please: it changes nothing for the last one."""
    seen = []
    for choice in (0, -1):
        env = pettingzoo_env.env(players=3)
        env.reset(seed=2)
        while env.agent_selection != "player_2":
            observation, *_ = env.last()
            env.step(observation["action_mask"].nonzero()[0][choice])
        seen.append(env.observe("player_2"))
    for key in ("observation", "action_mask"):
        assert np.array_equal(seen[0][key], seen[1][key])


def test_only_the_agent_whose_turn_it_is_has_actions() -> None:
    env = pettingzoo_env.env()
    env.reset(seed=1)
    assert env.game.awaiting == (0, 1, 2, 3)
    assert [int(env.observe(agent)["action_mask"].any()) for agent in env.agents] == [1, 0, 0, 0]


def test_who_has_no_choice_is_asked_only_if_all_are_to_be() -> None:
    def choices(ask_always: bool) -> set[bool]:
        env = pettingzoo_env.env(ask_always=ask_always)
        env.reset(seed=1)
        dice = random.Random(1)
        found = set()
        while not env.game.over:
            legal = env.last()[0]["action_mask"].nonzero()[0]
            found.add(len(legal) > 1)
            env.step(dice.choice(list(legal)))
        return found

    assert choices(ask_always=False) == {True}
    assert choices(ask_always=True) == {True, False}


def test_what_is_done_to_the_list_of_legal_actions_changes_no_move() -> None:
    env = pettingzoo_env.env()
    env.reset(seed=1)
    *_, info = env.last()
    action = info["legal_actions"][0]
    info["legal_actions"].reverse()
    twin = env.game.copy()
    twin.play(0, twin.moves(0)[0])
    env.step(action)
    assert env.game.to_dict() == twin.to_dict()


@pytest.mark.parametrize("action", [-1, len(encoding.ACTIONS), None, 0])
def test_an_illegal_action_is_refused_and_changes_nothing(action: int | None) -> None:
    env = pettingzoo_env.env()
    env.reset(seed=1)
    before = env.game.to_dict()
    with pytest.raises(ValueError, match="not legal now"):
        env.step(action)
    assert env.game.to_dict() == before


@pytest.mark.parametrize(
    "ask",
    [
        lambda env: env.last(),
        lambda env: env.step(0),
        lambda env: env.observe("player_0"),
        lambda env: env.render(),
    ],
    ids=["last", "step", "observe", "render"],
)
def test_before_the_first_game_one_is_told_to_begin_it(
    ask: Callable[[pettingzoo_env.raw_env], object],
) -> None:
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"call reset\(\) first"):
        ask(pettingzoo_env.env())


def test_a_way_to_show_games_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match=r"'rgb_array'.*human.*ansi"):
        pettingzoo_env.env(render_mode="rgb_array")


def test_each_game_of_an_environment_is_seen_for_itself() -> None:
    """What was seen of an earlier game or seat is not shown again."""
    env = pettingzoo_env.env(players=3)
    for seed in (1, 2):
        env.reset(seed=seed)
        for _ in range(60):
            for seat, agent in enumerate(env.agents):
                seen = env.observe(agent)["observation"]
                assert np.array_equal(seen, encoding.observe(View.of(env.game, seat)))
            env.step(env.last()[0]["action_mask"].nonzero()[0][-1])


@pytest.mark.parametrize("players", [3, 4, 5])
def test_PettingZoos_own_test_of_parallel_environments_passes(
    players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    parallel_api_test(pettingzoo_env.parallel_env(players=players), num_cycles=1000)
    assert "Passed" in capsys.readouterr().out


def test_all_at_once_is_the_same_game_as_one_after_another() -> None:
    """Where several decide at the same time, one step has the moves of all of them."""
    env = pettingzoo_env.parallel_env(players=4)
    seen, infos = env.reset(seed=3)
    twin = env.game.copy()
    dice = random.Random(3)
    together = 0
    gained: dict[str, float] = {}
    while env.agents:
        asked = {agent: info["legal_actions"] for agent, info in infos.items()}
        assert any(asked.values())
        actions = {agent: dice.choice(legal) if legal else 0 for agent, legal in asked.items()}
        for seat, agent in enumerate(env.agents):
            view = View.of(env.game, seat)
            assert np.array_equal(seen[agent]["observation"], encoding.observe(view))
            assert seen[agent]["action_mask"].nonzero()[0].tolist() == sorted(asked[agent])
        together += sum(map(bool, asked.values())) > 1
        for seat in twin.awaiting:
            legal = encoding.legal(View.of(twin, seat))
            agent = f"player_{seat}"
            place = legal.index(actions[agent]) if asked[agent] else 0
            twin.play(seat, twin.moves(seat)[place])
        while not twin.over and all(len(twin.moves(seat)) == 1 for seat in twin.awaiting):
            twin.play(twin.awaiting[0], twin.moves(twin.awaiting[0])[0])
        seen, gained, ended, _, infos = env.step(actions)
        assert env.game.to_dict() == twin.to_dict()
        assert set(ended.values()) == {twin.over}
    assert together > 10
    assert gained[f"player_{twin.winner}"] == 1


def test_an_illegal_action_of_one_agent_is_refused_and_nobody_plays() -> None:
    env = pettingzoo_env.parallel_env(players=3)
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"call reset\(\) first"):
        env.step({})
    _, infos = env.reset(seed=1)
    before = env.game.to_dict()
    actions = {agent: info["legal_actions"][0] for agent, info in infos.items()}
    with pytest.raises(ValueError, match="not legal now"):
        env.step({**actions, "player_2": 0})
    assert env.game.to_dict() == before


def test_whoever_has_no_choice_answers_with_the_others() -> None:
    """Nobody is shown that somebody else had none: they still owe an answer."""
    env = pettingzoo_env.parallel_env(players=4)
    found = False
    for seed in range(6):
        _, infos = env.reset(seed=seed)
        dice = random.Random(seed)
        while env.agents:
            asked = [seat for seat in env.game.awaiting if len(env.game.moves(seat)) > 1]
            found |= 0 < len(asked) < len(env.game.awaiting)
            actions = {
                agent: dice.choice(info["legal_actions"] or [0]) for agent, info in infos.items()
            }
            _, _, _, _, infos = env.step(actions)
    assert found
