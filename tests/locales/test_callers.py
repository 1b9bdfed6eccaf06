"""Every message and variable is asked for by somebody, and everybody gets what they ask for."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from raiatea import Game, Refusal, View, telling
from raiatea import catalogue as catalogues
from raiatea.engine.vocabulary import EVENTS
from raiatea.telling import refused
from raiatea.telling.sayings import Terms
from raiatea.telling.story import event_fields
from raiatea.telling.story import said as said_of
from raiatea.view.cards import cards_of
from tests.locales.callers import asked_for, calls, families, templates
from tests.locales.messages import ENGLISH, message_ids, patterns
from tests.locales.wanted import QUESTIONS, dashed, events_of_the_table, refusals

GAMES = 200
ALONE = len(("move", "verb", "says", "terms"))
UI = {name for name in patterns(ENGLISH) if name.startswith("ui-")}


def test_every_name_that_is_put_together_is_a_known_family() -> None:
    assert templates() == set(families())


def test_the_client_asks_for_no_message_that_does_not_exist() -> None:
    assert asked_for() - set(patterns(ENGLISH)) == set()


def test_every_message_of_the_interface_is_asked_for() -> None:
    assert UI - asked_for() == set()


def test_callers_give_every_variable_of_their_messages_and_no_other() -> None:
    known = patterns(ENGLISH)
    told = list(calls())
    assert len(told) > 150
    for call in told:
        wanted = {name: set(known[name].variables) for name in call.names if name in known}
        for name, variables in wanted.items():
            assert variables - call.given == set(), f"{call.where}: {name}"
        if wanted:
            assert call.given - set().union(*wanted.values()) == set(), f"{call.where}: too much"


# A value for each kind of thing that a field can hold.
SAMPLES = {
    "assistant": "shaman",
    "commodity": "taro",
    "forest card": "taro",
    "gift": "tattoo",
    "location": "market",
    "mask": "mirror",
    "mission": "1-auction",
    "pile": "normal",
    "rank": "ariki",
    "ritual": "hina",
    "round": "C1",
    "space": "1.1",
}


@pytest.mark.parametrize("kind", [*EVENTS, *events_of_the_table()])
def test_an_event_brings_all_that_its_sentence_tells(kind: str) -> None:
    names = dict.fromkeys(events_of_the_table().get(kind, ()))
    event: dict[str, Any] = {"event": kind, **names}
    for field in event_fields(event):
        parts: dict[str, str | int] = {part.name: SAMPLES.get(part.kind, 1) for part in field.parts}
        one: object = parts or SAMPLES.get(field.kind, 1)
        event[field.name] = [one] if field.many else one
    (said, *_) = said_of(event, [event], cards_of(catalogues.default()))
    sentence = patterns(ENGLISH)[f"event-{dashed(kind)}"]
    assert said.message == sentence.name
    assert set(sentence.variables) <= set(said.variables)


def test_moves_and_questions_bring_all_that_their_words_say() -> None:
    """In games until every move was met, and every question by those who are asked or wait."""
    missing = set(message_ids(ENGLISH, "decisions.ftl"))
    missing |= {f"question-{name}.waiting" for name in QUESTIONS}
    known = patterns(ENGLISH)
    for seed in range(GAMES):
        game = Game.new(3 + seed % 3, seed=seed, variants=["tane"])
        rng = random.Random(seed)
        while not game.over:
            seat = game.awaiting[0]
            for onlooker in (None, seat):
                terms = game.terms(seat) if onlooker == seat else []
                asked = telling.asked(View.of(game, onlooker), terms)
                assert asked is not None
                for said in (asked.says, *(move["says"] for move in asked.moves)):
                    wanted = known[said.message].variables
                    assert set(wanted) <= set(said.variables), said
                    for form in ("group", "confirm", "lose"):
                        other = known.get(f"{said.message}.{form}")
                        assert other is None or set(other.variables) <= set(said.variables), said
                    missing.discard(said.message)
                for move in asked.moves:
                    check_terms(move["terms"])
                verbs = Counter(move["verb"] for move in asked.moves if len(move) > ALONE)
                for verb, number in verbs.items():  # the prompt may have room for one button only
                    grouped = number > 1 and len(verbs) > 1
                    assert not grouped or f"move-{dashed(verb)}.group" in known, verb
            moves = game.moves(seat)
            # Mirrors are joined early by who plays at random; in some games they are left over.
            late = [move for move in moves if seed % 2 or not str(move).startswith("join")]
            game.play(seat, rng.choice(late or moves))
        if not missing:
            return
    raise AssertionError(f"never met: {missing}")


def check_terms(terms: Terms) -> None:
    """What a move costs and brings can be said, and what is to note of it."""
    known = patterns(ENGLISH)
    for item in (*terms.cost, *terms.gain):
        assert f"term-{item.what}{'' if item.name is None else '.named'}" in known, item
    if terms.note is not None:
        assert set(known[terms.note.message].variables) <= set(terms.note.variables), terms.note


@pytest.mark.parametrize("why", sorted(refusals()))
def test_a_reason_brings_all_that_its_words_say(why: str) -> None:
    things = {"assistant": "shaman", "commodity": "taro", "mission": "1-auction"}
    about: dict[str, int | str] = {name: things.get(name, 1) for name in refusals()[why]}
    said = refused(Refusal(why, "R1.1", about).to_dict())
    assert said.message == f"why-{why}"
    assert set(patterns(ENGLISH)[said.message].variables) <= set(said.variables)
