"""What a player sees fits on the screen, as far as it can."""

from __future__ import annotations

import io
import random

import pytest

from raiatea import Event, Game, bots, telling
from raiatea.cli.console import Screen
from raiatea.cli.speech import Speech
from raiatea.cli.terminal.page import Page
from raiatea.words import Words


@pytest.mark.parametrize(
    ("language", "players", "width", "height", "share"),
    [
        ("en", 3, 80, 24, 0.95),
        ("en", 5, 80, 24, 0.75),
        ("nl", 3, 80, 24, 0.9),
        ("fr", 3, 80, 24, 0.9),
        ("it", 3, 80, 24, 0.9),
        ("en", 5, 120, 40, 1.0),
        ("fr", 3, 40, 10, 0.0),
        ("it", 4, 10, 3, 0.0),
    ],
)
def test_most_pages_fit_and_all_end_with_the_question_and_its_choices(
    language: str, players: int, width: int, height: int, share: float
) -> None:
    game = Game.new(players, seed=2, variants=["tane"])
    speech = Speech(Words(language), game.catalogue, game.names)
    novice = bots.make("novice")
    happened: list[Event] = []
    pages = fitting = 0
    while not game.over:
        seat = game.awaiting[0]
        view = game.view(seat)
        moves = game.moves(seat)
        if seat == 0 and len(moves) > 1 and len(happened) > 12:
            page = Page(speech, game, seat, speech.told(happened, 0), alone=True)
            happened = []
            out = Screen(file=io.StringIO(), width=width, height=height, markup=False)
            page.draw(out, fit=True)
            assert isinstance(out.file, io.StringIO)
            text = out.file.getvalue()
            fitting += text.count("\n") < height
            pages += 1
            if width >= 80:
                assert f"({view['prompt']['rule']})" in text  # type: ignore[index]
                last = speech.tell(telling.move(page.view, moves[-1]))
                amount = speech.say("terminal-type", what="|").partition("|")[0]
                shown = " ".join(text.split())
                assert " ".join(last.split()) in shown or amount in shown
        happened += game.play(seat, bots.ask(novice, game, seat, random.Random(1)))
    assert fitting >= share * pages
