"""Advice tells nothing that its seat may not know, and is as good as the bot that gives it."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from raiatea import Game, View, bots
from raiatea.bots import Bot
from raiatea.bots.master import MasterBot
from raiatea.engine import Move
from raiatea.server.bot_workers import advise
from raiatea.telling import selection
from tests.properties.games import games, play_on


def told(game: Game, seat: int, adviser: str, chosen: Sequence[str] = ()) -> bytes:
    """What a seat is told, in bytes."""
    found = advise(adviser, game.view(seat), chosen)
    return msgspec.json.encode([(str(one.move), one.share, one.reason) for one in found])


@given(games(), st.integers(0, 10**6))
def test_advice_is_the_same_in_every_world_that_looks_the_same(game: Game, seed: int) -> None:
    for seat in game.awaiting:
        world = game.determinise(seat, seed)
        assert told(world, seat, "skilled") == told(game, seat, "skilled")
        of = selection(View.of(game, seat))
        chosen = [str(move) for move in game.moves(seat)][:1]
        if of is not None and of.most > 1 and chosen != [of.finish]:
            assert told(world, seat, "skilled", chosen) == told(game, seat, "skilled", chosen)


def later(decisions: int) -> tuple[Game, int]:
    """A game after so many decisions, and a seat that is asked then."""
    game = Game.new(3, seed=decisions)
    play_on(game, decisions, random.Random(decisions))
    return game, game.awaiting[0]


@pytest.mark.parametrize("decisions", [0, 40, 90, 150])
def test_who_thinks_longer_says_the_same_too(
    decisions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RAIATEA_MASTER_WORLDS", "1")
    game, seat = later(decisions)
    for adviser in ("learned", "master"):
        answers = {told(game.determinise(seat, seed), seat, adviser) for seed in range(3)}
        assert answers == {told(game, seat, adviser)}


@pytest.mark.parametrize("name", ["novice", "skilled", "learned"])
def test_the_first_hint_is_what_the_bot_itself_would_play(name: str) -> None:
    """So who follows hints plays as the bot does, in all that it leaves to luck too."""
    bot = bots.make(name)

    def follow(game: Game, seat: int) -> Move:
        return first_hint(bot, View.of(game, seat))

    assert bots.play_out(Game.new(3, seed=11), follow) > 100


@pytest.mark.parametrize("decisions", [0, 40, 90, 150])
def test_the_first_hint_of_who_thinks_longer_is_what_that_bot_would_play(decisions: int) -> None:
    first_hint(MasterBot(worlds=2), View.of(*later(decisions)))


def first_hint(bot: Bot, view: View) -> Move:
    """It is what the bot would play by the same lots."""
    lot = random.Random(json.dumps(view.data, sort_keys=True))
    first = bots.advise(bot, view)[0]
    assert first.share == 1.0
    assert first.move == bot.choose(view, view.moves, lot, None)
    return first.move
