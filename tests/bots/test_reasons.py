"""What bots say of moves is true of each move that they say it of."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from raiatea import Game, bots
from raiatea.bots import Thought, reasons
from raiatea.engine import moves
from tests.bots.playing import decisions

WAITING = (moves.PASS, moves.DONE)


@cache
def thoughts(name: str) -> list[list[Thought]]:
    """What a bot thinks of the moves of some games with choices."""
    return [found for seed in range(6) for found in of_game(name, seed) if len(found) > 1]


def of_game(name: str, seed: int) -> Iterator[list[Thought]]:
    game = Game.new(3, seed=seed, variants=["tane"])
    for seat, view in decisions(game, ["skilled", "novice", "random"], seed):
        yield bots.rank(bots.make(name), view, game.moves(seat), random.Random(seed), None)


@pytest.mark.parametrize("name", ["novice", "skilled"])
def test_to_leave_it_at_that_is_praised_only_where_nothing_is_better(name: str) -> None:
    praised = 0
    for found in thoughts(name):
        for one in found:
            if one.move.verb in WAITING:
                best = one.value == found[0].value
                message = reasons.WAIT if best else reasons.SOMETHING_BETTER
                assert one.reason.message == message
                praised += best
            else:
                assert one.reason.message not in (reasons.WAIT, reasons.SOMETHING_BETTER)
    assert praised > 10


def test_a_pair_is_never_praised_for_a_loss() -> None:
    said = [one.reason for found in thoughts("skilled") for one in found]
    pairs = [one.variables["points"] for one in said if one.message == reasons.PAIR]
    assert pairs
    assert all(float(points) >= 0 for points in pairs)
    assert any(one.message == reasons.TOO_SOON for one in said)


def test_what_is_given_up_is_said_with_its_own_worth() -> None:
    paid = [
        one for found in thoughts("skilled") for one in found if one.reason.message == reasons.PAY
    ]
    assert len(paid) > 20
    for one in paid:
        assert one.reason.variables["points"] == reasons.rounded(-one.value)
    assert len({one.reason.variables["points"] for one in paid}) > 3


def test_a_novice_says_by_which_rule_it_goes() -> None:
    for found in thoughts("novice"):
        for one in found:
            if one.move.verb not in WAITING:
                rule = reasons.RULES.get(one.move.verb, reasons.NONE)
                assert one.reason.message == rule
                assert (rule == reasons.NONE) <= (one.value == 0)
    said = {one.reason.message for found in thoughts("novice") for one in found}
    assert len(said & set(reasons.RULES.values())) > 8
