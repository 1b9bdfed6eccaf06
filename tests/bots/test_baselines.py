"""Two textbook players to compare others with."""

from __future__ import annotations

import random
import time

import pytest

from raiatea import Game, View, bots
from raiatea.arena import Contest, play
from raiatea.bots import registry
from raiatea.bots.baselines import InformationSetBot, RolloutBot

KINDS = [RolloutBot, InformationSetBot]


def asked() -> View:
    game = Game.new(4, seed=5)
    bots.play_out(game, bots.by_lot(random.Random(5)), until=lambda game: game.decisions > 90)
    return View.of(game, game.awaiting[0])


@pytest.mark.parametrize("kind", KINDS)
def test_its_choice_is_legal_and_follows_from_its_lots(
    kind: type[RolloutBot | InformationSetBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, "WORLDS", 3)
    view = asked()
    chosen = {kind().choose(view, view.moves, random.Random(3), None) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= {*view.moves}


@pytest.mark.parametrize("kind", KINDS)
def test_when_its_time_is_up_it_tries_no_other_world(
    kind: type[RolloutBot | InformationSetBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    imagined = []
    imagine = View.imagine

    def count(view: View, seed: int) -> Game:
        imagined.append(seed)
        return imagine(view, seed)

    monkeypatch.setattr(View, "imagine", count)
    monkeypatch.setattr(kind, "WORLDS", 3)
    view = asked()
    kind().choose(view, view.moves, random.Random(3), time.monotonic())
    assert len(imagined) == 1
    kind().choose(view, view.moves, random.Random(3), None)
    assert len(imagined) == 1 + 3


@pytest.mark.parametrize("name", registry.BASELINES)
def test_it_beats_who_plays_at_random(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RolloutBot, "WORLDS", 2)
    monkeypatch.setattr(InformationSetBot, "WORLDS", 12)
    contest = Contest((name, "random", "random"), 3, seed=1)
    outcomes = [play(contest, number) for number in range(3)]
    assert not any(one.crashes for one in outcomes)
    assert sum(contest.seats(one.number)[one.winner] == name for one in outcomes) >= 2


def test_no_table_offers_them() -> None:
    assert not {*registry.BASELINES} & {*bots.NAMES}
