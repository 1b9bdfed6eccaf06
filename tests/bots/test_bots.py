"""Bots see only a view and legal moves, play legally, and say what they think."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Sequence

import pytest

from raiatea import Game, Move, RaiateaError, View, bots
from raiatea.bots import reasons, registry
from raiatea.bots.skilled import bot as skilled_bot
from raiatea.bots.skilled import effects
from raiatea.engine import effect_words as engine_effects
from raiatea.engine import moves
from raiatea.view import Frame
from tests.bots.playing import decisions, wins

LEVELS = tuple(registry.OUR_OWN)
EVERY = {"master": 12}  # decisions of which it makes one, since it takes so long


@pytest.fixture(autouse=True)
def a_master_that_needs_no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAIATEA_MASTER_WORLDS", "4")


def test_every_bot_can_be_made_by_its_name() -> None:
    assert bots.NAMES[: len(LEVELS)] == LEVELS
    for name in LEVELS:
        assert callable(bots.make(name).choose)


def test_an_unknown_bot_is_refused_with_the_names_that_are_known() -> None:
    with pytest.raises(bots.UnknownBot, match="unknown bot 'clever'; known are: random, novice"):
        bots.make("clever")
    assert issubclass(bots.UnknownBot, RaiateaError)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_bot_plays_only_legal_moves_to_the_end_of_every_kind_of_game(
    name: str, players: int
) -> None:
    variants = [(), ("tane", "oracle"), ("tane", "mana-shortage")][players - 3]
    game = Game.new(players, seed=players, variants=variants)
    bot, novice = bots.make(name), bots.make("novice")
    rng = random.Random(players)
    for number in itertools.count():
        if game.over:
            break
        playing = novice if number % EVERY.get(name, 1) else bot
        for seat in game.awaiting:
            legal = game.moves(seat)
            assert playing.choose(View.of(game, seat), legal, rng, None) in legal
        seat = game.awaiting[0]
        game.play(seat, bots.ask(playing, game, seat, rng))


@pytest.mark.parametrize("name", LEVELS)
def test_the_same_view_and_the_same_lot_give_the_same_choice(name: str) -> None:
    game = Game.new(3, seed=5, variants=["tane"])
    bot = bots.make(name)
    for number, (seat, view) in enumerate(decisions(game, ["skilled", "random", "novice"], 1)):
        if number % EVERY.get(name, 1):
            continue
        legal = game.moves(seat)
        choices = [bot.choose(view, legal, random.Random(number), None).text for _ in range(2)]
        assert choices[0] == choices[1]


@pytest.mark.parametrize("name", LEVELS)
def test_what_is_hidden_does_not_change_the_choice(name: str) -> None:
    game = Game.new(4, seed=11, variants=["tane"])
    compared = 0
    playing = "learned" if name == "master" else name
    for number, (seat, view) in enumerate(decisions(game, [playing] * 4, 2)):
        if number % EVERY.get(name, 4):
            continue
        world = game.determinise(seat, seed=number)
        assert world.view(seat) == view.data
        here, there = (
            bots.ask(bots.make(name), one, seat, random.Random(number)) for one in (game, world)
        )
        assert here == there
        compared += 1
    assert compared > 150 / EVERY.get(name, 4)


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_ranks_every_legal_move_and_chooses_one_of_the_best(name: str) -> None:
    game = Game.new(3, seed=2)
    bot = bots.make(name)
    for number, (seat, view) in enumerate(decisions(game, ["novice"] * 3, 3)):
        if number % EVERY.get(name, 1):
            continue
        legal = game.moves(seat)
        thoughts = bots.rank(bot, view, legal, random.Random(number), None)
        assert sorted(thought.move.text for thought in thoughts) == sorted(map(str, legal))
        values = [thought.value for thought in thoughts]
        assert values == sorted(values, reverse=True)
        best = [thought.move for thought in thoughts if thought.value == values[0]]
        if not (name == "skilled" and legal[0].verb == moves.OFFER):  # these vary on purpose
            assert bot.choose(view, legal, random.Random(number), None) in best
        for thought in thoughts:
            assert thought.reason.message in reasons.MESSAGES
            assert json.dumps(thought.reason.variables)


class Last:
    """A bot that says nothing."""

    def choose(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> Move:
        return moves[-1]


def test_a_bot_that_says_nothing_ranks_its_choice_first() -> None:
    game = Game.new(3, seed=1)
    legal = game.moves(0)
    thoughts = bots.rank(Last(), View.of(game, 0), legal, random.Random(1), None)
    assert thoughts[0].move == legal[-1]
    assert [thought.value for thought in thoughts] == [1.0] + [0.0] * (len(legal) - 1)


def test_a_novice_wins_most_games_against_random_bots() -> None:
    assert wins("novice", "random", 24) > 24 * 0.6


def test_a_skilled_bot_wins_most_games_against_novices() -> None:
    assert wins("skilled", "novice", 16) > 16 * 0.45


def test_the_skilled_bot_knows_nothing_that_there_is_not() -> None:
    assert set(skilled_bot.VERBS) <= set(range(len(moves.VERBS)))
    assert set(effects.WORDS) <= set(engine_effects.WORDS)
    assert set(reasons.OF_VERB.values()) < set(reasons.MESSAGES)


@pytest.mark.parametrize("name", ["novice", "skilled"])
def test_a_kind_of_move_that_a_bot_does_not_know_is_worth_nothing_to_it(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(skilled_bot, "VERBS", {})
    monkeypatch.setattr(reasons, "OF_VERB", {})
    monkeypatch.setattr(reasons, "RULES", {})
    monkeypatch.setattr("raiatea.bots.novice.LIKING", {})
    monkeypatch.setattr("raiatea.bots.novice.LOOKS", {})
    game = Game.new(3, seed=1)
    for thought in bots.rank(
        bots.make(name), View.of(game, 0), game.moves(0), random.Random(1), None
    ):
        assert (thought.value, thought.reason.message) == (0.0, reasons.NONE)


@pytest.mark.parametrize("name", ["novice", "skilled"])
def test_a_question_that_a_bot_does_not_know_is_answered_by_the_kind_of_its_moves(
    name: str,
) -> None:
    """Every move of a game, as if it were asked by a question without any fields of its own."""
    bot = bots.make(name)
    game = Game.new(3, seed=4, variants=["tane"])
    for seat, view in decisions(game, ["random"] * 3, 4):
        view.question = Frame({"step": "Novelty"})
        thoughts = bots.rank(bot, view, game.moves(seat), random.Random(1), None)
        assert len(thoughts) == len(game.moves(seat))
