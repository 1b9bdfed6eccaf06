"""Commitments: each kind of tampering is found."""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Callable
from typing import Any

import pytest

from raiatea import Game
from raiatea.errors import RaiateaError, RecordError
from raiatea.server import fairness
from tests.server.logged_games import fairness_of, random_logged_game


@pytest.fixture(scope="module")
def played() -> dict[str, Any]:
    logged, _ = random_logged_game(2)
    return {"record": logged.game.record(), "fairness": fairness_of(logged)}


def check(file: dict[str, Any]) -> int:
    """What `raiatea verify` does."""
    Game.verify(file["record"])
    return fairness.check(file["record"], file["fairness"])


def test_an_honest_record_is_confirmed(played: dict[str, Any]) -> None:
    assert check(played) == len(played["fairness"]["answers"]) + 1


def test_the_commitment_to_the_seed_is_a_salted_hash() -> None:
    expected = hashlib.sha256(b"salt:42").hexdigest()
    assert fairness.seed_commitment("salt", 42) == expected


def test_the_same_answer_is_committed_differently_each_time_and_by_each_seat() -> None:
    shown = {
        fairness.answer_commitment(salt, seat, number, ["offer 3"])
        for salt in ("a", "b")
        for seat in range(5)
        for number in range(20)
    }
    assert len(shown) == 2 * 5 * 20


def test_other_moves_have_another_commitment() -> None:
    one, other = ["prepare ru", "done"], ["prepare ru", "prepare tipa", "done"]
    assert fairness.answer_commitment("s", 0, 1, one) != fairness.answer_commitment(
        "s", 0, 1, other
    )


def other_seed(file: dict[str, Any]) -> None:
    file["record"]["seed"] += 1


def other_salt(file: dict[str, Any]) -> None:
    file["fairness"]["salt"] += "x"


def other_commitment(file: dict[str, Any]) -> None:
    file["fairness"]["commitment"] = "0" * 64


def other_answer_commitment(file: dict[str, Any]) -> None:
    file["fairness"]["answers"][3]["commitment"] = "0" * 64


def other_number(file: dict[str, Any]) -> None:
    file["fairness"]["answers"][3]["number"] += 1


def other_seat(file: dict[str, Any]) -> None:
    file["fairness"]["answers"][3]["seat"] += 1


def one_answer_missing(file: dict[str, Any]) -> None:
    del file["fairness"]["answers"][-1]


def one_answer_too_many(file: dict[str, Any]) -> None:
    file["fairness"]["answers"].append(file["fairness"]["answers"][-1])


def two_answers_swapped(file: dict[str, Any]) -> None:
    answers = file["fairness"]["answers"]
    answers[0], answers[1] = answers[1], answers[0]


def answers_of_one_seat_swapped(file: dict[str, Any]) -> None:
    answers = file["fairness"]["answers"]
    first, second = [i for i, one in enumerate(answers) if one["seat"] == 0][:2]
    answers[first], answers[second] = answers[second], answers[first]


def no_salt(file: dict[str, Any]) -> None:
    del file["fairness"]["salt"]


def salt_is_a_number(file: dict[str, Any]) -> None:
    file["fairness"]["salt"] = 5


def answers_are_no_list(file: dict[str, Any]) -> None:
    file["fairness"]["answers"] = {}


def an_answer_is_no_object(file: dict[str, Any]) -> None:
    file["fairness"]["answers"][0] = "answer"


def a_number_is_no_number(file: dict[str, Any]) -> None:
    file["fairness"]["answers"][0]["number"] = "1"


def no_fairness(file: dict[str, Any]) -> None:
    file["fairness"] = []


def another_offer(file: dict[str, Any]) -> None:
    """Somebody's offer is changed after the fact, to another that was legal."""
    moves = file["record"]["moves"]
    for i, (seat, text, outcomes) in enumerate(moves):
        if text == "offer 0":
            moves[i] = [seat, "offer 1", outcomes]
            return
    raise AssertionError("nobody offered nothing")


def another_die(file: dict[str, Any]) -> None:
    for _, _, outcomes in file["record"]["moves"]:
        for outcome in outcomes:
            if outcome[0] == "die":
                outcome[1] = outcome[1] % 4 + 1
                return
    raise AssertionError("nobody rolled")


def another_draw(file: dict[str, Any]) -> None:
    setup = file["record"]["setup"]
    first, second = [i for i, one in enumerate(setup) if one[0] == "normal"][:2]
    setup[first], setup[second] = setup[second], setup[first]


@pytest.mark.parametrize(
    "tamper",
    [
        other_seed,
        other_salt,
        other_commitment,
        other_answer_commitment,
        other_number,
        other_seat,
        one_answer_missing,
        one_answer_too_many,
        two_answers_swapped,
        answers_of_one_seat_swapped,
        no_salt,
        salt_is_a_number,
        answers_are_no_list,
        an_answer_is_no_object,
        a_number_is_no_number,
        no_fairness,
        another_offer,
        another_die,
        another_draw,
    ],
)
def test_tampering_is_found(
    played: dict[str, Any], tamper: Callable[[dict[str, Any]], None]
) -> None:
    file = copy.deepcopy(played)
    tamper(file)
    assert file != played
    with pytest.raises(RecordError):
        check(file)


def test_an_answer_that_was_not_committed_is_named(played: dict[str, Any]) -> None:
    file = copy.deepcopy(played)
    other_answer_commitment(file)
    with pytest.raises(RecordError, match="answer 4, of seat"):
        check(file)


def test_every_simultaneous_answer_has_a_commitment(played: dict[str, Any]) -> None:
    answers = fairness.answers(played["record"])
    assert [seat for seat, _ in answers] == [one["seat"] for one in played["fairness"]["answers"]]
    verbs = {move.split()[0] for _, moves in answers for move in moves}
    assert {"keep", "recruit", "prepare", "offer", "done"} <= verbs


def test_commitments_of_a_record_that_is_not_even_one_are_refused(played: dict[str, Any]) -> None:
    file = copy.deepcopy(played)
    file["record"]["moves"][5][1] = "nonsense"
    with pytest.raises(RaiateaError):
        fairness.check(file["record"], file["fairness"])
