"""The OpenSpiel door."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test

from raiatea import View, encoding
from raiatea.rl.course import CHANCES
from raiatea.rl.openspiel_game import RaiateaState

GAMES = (
    "python_raiatea(players=3)",
    "python_raiatea",
    "python_raiatea(players=5,variants=tane+oracle)",
)


def go_on(state: RaiateaState, dice: np.random.RandomState) -> None:
    """Let chance or a player do something at random."""
    if state.is_chance_node():
        outcomes, likely = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(dice.choice(outcomes, p=likely)))
    else:
        state.apply_action(int(dice.choice(state.legal_actions())))


def positions(game: str, seed: int, every: int = 1) -> list[RaiateaState]:
    """The moments of a game in which a player decides."""
    dice = np.random.RandomState(seed)
    state = pyspiel.load_game(game).new_initial_state()
    found = []
    while not state.is_terminal():
        if not state.is_chance_node():
            found.append(state.clone())
        go_on(state, dice)
    return found[::every]


class TestPartOfTheTree(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc] # has no types
    """OpenSpiel's own tests of what every game has to keep to."""

    game = pyspiel.load_game("python_raiatea(players=3)")
    game_name = "python_raiatea"


@pytest.mark.parametrize("game", GAMES)
def test_OpenSpiels_own_simulation_passes(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


def test_a_saved_state_is_the_same_when_it_is_read_even_while_chance_decides() -> None:
    dice = np.random.RandomState(3)
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    chances = 0
    for _ in range(200):
        if len(state.history()) % 10 == 0:
            again = pickle.loads(pickle.dumps(state))
            assert str(again) == str(state)
            assert again.legal_actions() == state.legal_actions()
            for player in range(3):
                before = state.information_state_string(player)
                assert again.information_state_string(player) == before
            chances += state.is_chance_node()
        go_on(state, dice)
    assert chances


def test_all_that_chance_decides_is_a_chance_node_with_its_own_probabilities() -> None:
    dice = np.random.RandomState(5)
    state = pyspiel.load_game("python_raiatea").new_initial_state()
    kinds = set()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(likely for _, likely in outcomes) == pytest.approx(1)
            kinds |= {CHANCES[outcome].partition(" ")[0] for outcome, _ in outcomes}
        go_on(state, dice)
    assert kinds >= {"starting", "mask", "forest", "normal", "mission", "die"}


def test_cards_of_which_there_are_more_are_drawn_more_often() -> None:
    state = pyspiel.load_game("python_raiatea").new_initial_state()
    while CHANCES[state.chance_outcomes()[0][0]].partition(" ")[0] != "normal":
        state.apply_action(state.chance_outcomes()[0][0])
    likely = dict(state.chance_outcomes())
    copies = {f"normal {card.id}": card.copies for card in encoding.actions.CATALOGUE.rituals}
    ratios = {likely[number] / copies[CHANCES[number]] for number in likely}
    assert max(ratios) == pytest.approx(min(ratios))


def test_a_clone_goes_its_own_way() -> None:
    state = positions(GAMES[0], seed=1)[60]
    twin = state.clone()
    before = state.information_state_string(1)
    dice = np.random.RandomState(0)
    for _ in range(30):
        go_on(twin, dice)
    assert state.information_state_string(1) == before
    assert twin.information_state_string(1) != before
    assert len(state.history()) < len(twin.history())


def test_copying_a_course_copies_no_game() -> None:
    course = positions(GAMES[0], seed=1)[60].course
    assert copy.deepcopy(course).game is course.game


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_state_looks_the_same_to_the_player(game: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    different = 0
    for state in positions(game, seed=7, every=8):
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        different += any(
            other.observation_string(one) != state.observation_string(one)
            for one in range(state.num_players())
        )
    assert different


def test_chance_nodes_are_not_resampled() -> None:
    state = pyspiel.load_game("python_raiatea").new_initial_state()
    with pytest.raises(ValueError, match="chance node"):
        state.resample_from_infostate(0, pyspiel.UniformProbabilitySampler(0.0, 1.0))


def test_the_tensor_is_the_observation_of_the_view() -> None:
    state = positions(GAMES[0], seed=2)[40]
    for player in range(3):
        expected = encoding.observe(View.of(state.course.game, player))
        assert np.array_equal(np.array(state.observation_tensor(player), np.float32), expected)


def test_an_information_state_remembers_what_the_view_does_not_show() -> None:
    """Whoever kept the same cards in another order sees the same, but did something else."""
    dice = np.random.RandomState(4)
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    while state.is_chance_node():
        go_on(state, dice)
    first, second = state.legal_actions()[:2]
    ends: list[Any] = []
    for order in ((first, second), (second, first)):
        twin = state.clone()
        for action in order:
            twin.apply_action(action)
        ends.append(twin)
    assert ends[0].observation_string(0) == ends[1].observation_string(0)
    assert ends[0].information_state_string(0) != ends[1].information_state_string(0)
