"""Every move, question and event has its sentence, and the log reads well."""

from __future__ import annotations

import random
import re

import pytest

from raiatea import Event, Game, View, bots, catalogue
from raiatea.cli.words import Names, Setting, events, log, moves, questions
from raiatea.cli.words.moves import move_words
from raiatea.cli.words.questions import question_words
from raiatea.engine.vocabulary import EVENTS, STEPS, VERBS


def event(kind: str, *numbers: int, audience: int | None = None) -> Event:
    return Event(BOX, kind, audience, numbers)


GAME = Game.new(["Maria", "Max", "Arno"], seed=1)
BOX = GAME._state.box
NAMES = Names(catalogue.default(), GAME.names)


def test_every_kind_of_event_has_a_sentence() -> None:
    assert set(events.WORDS) == set(EVENTS)


def test_every_verb_has_words() -> None:
    assert set(moves.WORDS) == set(VERBS)


def test_every_question_has_a_sentence() -> None:
    asked = {name for name, step in STEPS.items() if step.question}
    assert set(questions.WORDS) == asked


def test_passing_and_finishing_have_words_for_questions_that_exist() -> None:
    assert set(moves.PASSES) <= set(questions.WORDS)
    assert set(moves.DONES) <= set(questions.WORDS)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_whole_games_can_be_told(players: int) -> None:
    game = Game.new(players, seed=players, variants=["tane"])
    names = Names(game.catalogue, game.names)
    rng = random.Random(players)
    novice = bots.make("novice")
    while not game.over:
        seat = game.awaiting[0]
        at = Setting(names, game.view(seat))
        question = question_words(at)
        assert question[0].isupper()
        assert question.endswith(".")
        legal = game.moves(seat)
        words = [move_words(at, move) for move in legal]
        assert len(set(words)) == len(words), "two choices read the same"
        for text in words:
            assert text[0].isupper()
            assert not text.endswith(".")
        move = (
            novice.choose(View(at.view), legal, rng, None)
            if rng.random() < 0.7
            else rng.choice(legal)
        )
        for line in log.told_all(names, game.play(seat, move)):
            assert re.fullmatch(r"[A-Z0-9].*\.", line), line
            assert not re.search(r"\b([02-9]|\d\d) (pearl|priest|tattoo|ritual)\b", line), line


def test_a_sale_is_told_with_its_bonus_and_the_new_price() -> None:
    happened = [
        event("sold", 0, 3, 2),
        event("tattoos", 0, 1, 4, -1),
        event("price", 3, 1),
    ]
    assert log.told_all(NAMES, happened) == [
        "Maria sold a tiare for 1 tattoo and gained 1 tattoo (space 4). The tiare price is now 2."
    ]


def test_an_event_that_says_it_all_needs_no_others() -> None:
    happened = [event("hired", 1, 0, 2), event("pearls", 1, -2), event("took assistant", 1, 0)]
    assert log.told_all(NAMES, happened) == ["Max hired a Collector for 2 pearls."]


def test_what_all_do_at_the_same_time_stands_in_one_line() -> None:
    auction = BOX.missions.index("1-auction")
    happened = [
        event("bid", 1, 6, 0, auction),
        event("mana", 1, -6),
        event("bid", 2, 0, 0, auction),
        event("bag", 6),
        event("won auction", 1, 0, auction),
    ]
    assert log.told_all(NAMES, happened) == [
        "Max bid 6 mana. Arno bid 0 mana. The bag now holds 6 mana.",
        "Max won the auction of 1.1 for 1 VP.",
    ]


def test_the_row_names_owners_except_of_general_rituals() -> None:
    hina, raa = BOX.rituals.index("hina"), BOX.rituals.index("raa")
    happened = [event("row", hina, -1, raa, 2)]
    assert log.told_all(NAMES, happened) == ["The row of rituals: Hina (1), Ra'a of Arno (5)."]


def test_rituals_that_the_bag_cannot_pay_for_are_told_with_the_rule() -> None:
    ihi, taere = BOX.rituals.index("ihi"), BOX.rituals.index("taere")
    happened = [event("no effect", taere, 2, 10, 9), event("no effect", ihi, 2, 11, 9)]
    assert log.told_all(NAMES, happened) == [
        "Ta'ere costs 10: it was discarded without effect (R6.7), and so was Ihi."
    ]


def test_who_has_answered_is_told_only_while_others_think() -> None:
    assert log.told_all(NAMES, [event("answered", 0)]) == ["Maria gave an answer."]
    happened = [event("answered", 0), event("answered", 1), event("offered", 2, 3)]
    assert log.told_all(NAMES, happened) == ["Arno offered 3 mana."]


def test_secret_events_are_told_only_to_those_who_may_know() -> None:
    ritual = BOX.rituals.index("ihi")
    happened = [event("kept", 0, 1), event("kept ritual", 0, ritual, audience=0)]
    assert log.told(NAMES, happened, 0) == ["Maria kept Ihi."]
    assert log.told(NAMES, happened, 1) == ["Maria kept 1 ritual."]
    assert log.told(NAMES, happened, None) == ["Maria kept 1 ritual."]
