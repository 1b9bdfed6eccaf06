"""Learning: the gradients are right, a teacher is imitated, and it can go on after a stop."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from raiatea import encoding
from raiatea.bots.learned.network import load
from raiatea.bots.learned.threads import threads_of_numpy
from raiatea.errors import NetworkError
from raiatea.training import games
from raiatea.training.games import Lessons, Practice
from raiatea.training.learner import CLIP, VALUE_WEIGHT, Learner


@pytest.fixture(scope="module")
def lessons() -> Lessons:
    """Of novices, watched by a network that knows nothing."""
    return Practice(games_at_once=4, seed=1, teacher="novice").play(
        Learner(1).network({}), wanted=600
    )


def observed(lessons: Lessons) -> tuple[Any, list[list[int]]]:
    """What a network is asked about: observations, and what is legal."""
    legal = np.unpackbits(lessons.legal, axis=1)
    return lessons.observations.astype(np.float32), [np.flatnonzero(one).tolist() for one in legal]


def first(lessons: Lessons, number: int) -> tuple[Any, ...]:
    return (
        lessons.observations[:number],
        lessons.legal[:number],
        lessons.actions[:number],
        lessons.log_chances[:number],
        lessons.outcomes[:number],
        lessons.advantages[:number],
    )


def loss(learner: Learner, batch: tuple[Any, ...], entropy_worth: float) -> float:
    """What a step makes smaller, computed in the plainest way and in double precision."""
    observations, packed, actions, log_before, outcomes, advantages = batch
    hidden = observations.astype(np.float64)
    for i in range(0, len(learner.weights) - 2, 2):
        hidden = np.maximum(hidden @ learner.weights[i] + learner.weights[i + 1], 0)
    out = hidden @ learner.weights[-2] + learner.weights[-1]
    legal = np.unpackbits(packed, axis=1)[:, : len(encoding.ACTIONS)].astype(bool)
    raised = np.where(legal, np.exp(out[:, :-1]), 0)
    chances = raised / raised.sum(axis=1, keepdims=True)
    logs = np.log(np.where(legal, chances, 1))
    ratio = np.exp(logs[np.arange(len(actions)), actions] - log_before)
    clipped = np.clip(ratio, 1 - CLIP, 1 + CLIP)
    policy = -np.minimum(ratio * advantages, clipped * advantages)
    entropy = -(chances * logs).sum(axis=1)
    value = 1 / (1 + np.exp(-out[:, -1]))
    error = -(outcomes * np.log(value) + (1 - outcomes) * np.log(1 - value))
    return float((policy - entropy_worth * entropy + VALUE_WEIGHT * error).mean())


def test_the_gradients_are_the_slopes_of_the_loss(
    lessons: Lessons, monkeypatch: pytest.MonkeyPatch
) -> None:
    learner = Learner(2)
    learner.weights = [one.astype(np.float64) for one in learner.weights]
    batch = first(lessons, 64)
    found: list[Any] = []
    monkeypatch.setattr(learner, "_descend", lambda gradients, rate: found.extend(gradients))
    learner._step(batch, 0.0, 0.01, False)
    rng = np.random.default_rng(3)
    for weights, gradient in zip(learner.weights, found, strict=True):
        direction = rng.normal(size=weights.shape)
        before = weights.copy()
        weights[...] = before + 1e-7 * direction
        up = loss(learner, batch, 0.01)
        weights[...] = before - 1e-7 * direction
        down = loss(learner, batch, 0.01)
        weights[...] = before
        assert (up - down) / 2e-7 == pytest.approx(float((gradient * direction).sum()), rel=1e-2)


def test_watching_a_teacher_one_comes_to_agree_with_it(lessons: Lessons) -> None:
    learner = Learner(1)
    before = learner.learn(lessons, 1e-3, 0.0, 1, from_teacher=True)["agreement"]
    learner.learn(lessons, 1e-3, 0.0, 30, from_teacher=True)
    after = learner.learn(lessons, 1e-3, 0.0, 1, from_teacher=True)["agreement"]
    assert after > before + 0.2


def test_what_went_better_than_expected_becomes_likelier(lessons: Lessons) -> None:
    learner = Learner(1)
    good = lessons.advantages > lessons.advantages.mean()

    def log_chances() -> Any:
        observations, all_legal = observed(lessons)
        chances, _ = learner.network({})(observations, all_legal)
        rows = zip(chances, all_legal, lessons.actions.tolist(), strict=True)
        return np.log([one[legal.index(action)] for one, legal, action in rows])

    before = log_chances()
    learner.learn(lessons, 1e-3, 0.0, 5, from_teacher=False)
    change = log_chances() - before
    assert change[good].mean() > 0 > change[~good].mean()


def test_all_lessons_of_one_seat_have_the_same_outcome_and_a_game_one_winner() -> None:
    practice = Practice(games_at_once=1, seed=4, teacher="random")
    found = practice.play(Learner(1).network({}), wanted=1)
    assert found.games == 1
    outcomes = np.unique(found.outcomes)
    assert 2 <= len(outcomes) <= 5
    assert sum(outcome > 0.85 for outcome in outcomes) == 1


@pytest.mark.parametrize(("curiosity", "kept"), [(0.0, False), (1.0, True)])
def test_a_ritual_that_the_network_would_never_keep_is_tried_out_of_curiosity(
    curiosity: float, kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "CURIOSITY", curiosity)
    learner = Learner(1)
    tohu = encoding.ACTIONS.index("keep tohu")
    learner.weights[-1][tohu] = -60
    found = Practice(games_at_once=4, seed=1).play(learner.network({}), wanted=600)
    tried = found.actions == tohu
    assert tried.any() == kept
    assert (found.log_chances[tried] < -50).all()


@pytest.mark.parametrize(("curiosity", "bad"), [(0.0, True), (1.0, False)])
def test_a_blind_choice_that_went_badly_teaches_nothing(
    curiosity: float, bad: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "CURIOSITY", curiosity)
    found = Practice(games_at_once=4, seed=1).play(Learner(1).network({}), wanted=600)
    of_rituals = np.isin(found.actions, list(games.RITUAL_CHOICES))
    assert (found.advantages[of_rituals] < 0).any() == bad
    assert (found.advantages[of_rituals] > 0).any()
    assert (found.advantages[~of_rituals] < 0).any()


def test_a_learner_goes_on_from_where_it_stopped(lessons: Lessons, tmp_path: Path) -> None:
    one = Learner(1)
    one.learn(lessons, 1e-3, 0.0, 1, from_teacher=True)
    one.save(tmp_path / "checkpoint.npz", {"games": 3})
    other = Learner(2)
    assert other.load(tmp_path / "checkpoint.npz") == {"games": 3}
    one.rng, other.rng = np.random.default_rng(5), np.random.default_rng(5)
    one.learn(lessons, 1e-3, 0.0, 1, from_teacher=True)
    other.learn(lessons, 1e-3, 0.0, 1, from_teacher=True)
    for mine, theirs in zip(one.weights, other.weights, strict=True):
        assert np.array_equal(mine, theirs)


def test_a_network_that_was_saved_says_nearly_the_same(lessons: Lessons, tmp_path: Path) -> None:
    network = Learner(1).network({"games": 3})
    network.save(tmp_path / "network.npz")
    again = load(tmp_path / "network.npz")
    assert again.made == {"games": 3}
    chances, values = network(*observed(lessons))
    chances_again, values_again = again(*observed(lessons))
    for mine, theirs in zip(chances, chances_again, strict=True):
        assert np.allclose(mine, theirs, atol=0.01)
    assert np.allclose(values, values_again, atol=0.01)


def test_a_network_sums_up_what_is_seen_and_leaves_out_the_zeros(lessons: Lessons) -> None:
    network = Learner(1).network({})
    observations, legal = observed(lessons)
    out = observations
    for number, (weights, biases) in enumerate(network.layers):
        out = (out if number == 0 else np.maximum(out, 0)) @ weights + biases
    chances, values = network(observations, legal)
    for one, can, logits in zip(chances, legal, out, strict=True):
        raised = np.exp(logits[can])
        assert np.allclose(one, raised / raised.sum(), atol=1e-5)
    assert np.allclose(values, 1 / (1 + np.exp(-out[:, -1])), atol=1e-5)
    assert np.array_equal(values, network.values(observations))


def test_a_file_that_is_no_network_is_named(tmp_path: Path) -> None:
    (tmp_path / "other.npz").write_text("no network", "utf-8")
    with pytest.raises(NetworkError, match=r"other\.npz"):
        load(tmp_path / "other.npz")
    Learner(1).network({}).save(tmp_path / "whole.npz")
    (tmp_path / "cut.npz").write_bytes((tmp_path / "whole.npz").read_bytes()[:100_000])
    with pytest.raises(NetworkError, match=r"cut\.npz"):
        load(tmp_path / "cut.npz")


def test_a_network_does_its_sums_in_one_thread_and_leaves_others_theirs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = threads_of_numpy()
    if found is None:
        pytest.skip("this numpy does its sums with something else than OpenBLAS")
    get_threads, set_threads = found
    before = get_threads()
    maximum, seen = np.maximum, []

    def spy(*arrays: Any) -> Any:
        seen.append(get_threads())
        return maximum(*arrays)

    monkeypatch.setattr(np, "maximum", spy)
    set_threads(2)
    Learner(1).network({}).values(np.zeros((1, encoding.LENGTH), np.float32))
    assert set(seen) == {1}
    assert get_threads() == 2
    set_threads(before)
