"""Every message and variable is asked for by somebody, and everybody gets what they ask for."""

from __future__ import annotations

import re

import pytest

from raiatea.engine.events import FIELDS
from raiatea.engine.frames import STEPS
from raiatea.engine.step import Question
from tests.locales.callers import asked_for, calls, families, table, templates
from tests.locales.messages import ENGLISH, message_ids, patterns
from tests.locales.wanted import dashed, events_of_the_table

UI = {name for name in patterns(ENGLISH) if name.startswith("ui-")}

# What the client tells besides the fields of an event, of a move and of a question.
TOLD_OF_EVENTS = {
    "sold": {"bonus"},
    "performed": {"general"},
    "no effect": {"cost"},
    "fulfilled": {"vp"},
    "won auction": {"vp"},
    "tattoos": {"rank", "reached"},
    "round": {"round", "kind"},
}
TOLD_OF_MOVES = {
    "draw": {"pile"},
    "buy": {"pile"},
    "sell": {"bonus"},
    "recruit": {"free"},
    "fulfil": {"space", "vp"},
}
TOLD_OF_QUESTIONS = {"PayCommodity": {"mission"}, "Bid": {"vp"}, "KeepTogether": {"number"}}


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


def event_fields() -> dict[str, str]:
    """Which variable the client makes of each field of an event, where it has another name."""
    return dict(re.findall(r"(\w+): \['(\w+)'", table("board/logic/sentences.ts", "FIELDS")))


@pytest.mark.parametrize("kind", [*FIELDS, *events_of_the_table()])
def test_an_event_brings_all_that_its_sentence_tells(kind: str) -> None:
    renamed = event_fields()
    fields = FIELDS.get(kind) or events_of_the_table()[kind]
    given = {renamed.get(field, field) for field in (name_of(one) for one in fields)}
    if any(field.endswith("*") for field in fields):
        given.add("count")
    if "amount" in given:
        given.add("paid")
    told = given | TOLD_OF_EVENTS.get(kind, set())
    assert set(patterns(ENGLISH)[f"event-{dashed(kind)}"].variables) <= told


def name_of(field: str) -> str:
    return field.partition(":")[0].rstrip("*")


@pytest.mark.parametrize("name", message_ids(ENGLISH, "moves.ftl"))
def test_a_move_brings_all_that_its_button_says(name: str) -> None:
    verb = name.removeprefix("move-").replace("-", " ")
    told = {"what", "question", "who", "amount"} | TOLD_OF_MOVES.get(verb, set())
    assert set(patterns(ENGLISH)[name].variables) <= told


def frame_fields() -> dict[str, list[str]]:
    """The fields of frames as the client reads them."""
    rows = re.findall(r"(\w+): \[([^\]]*)\]", table("board/logic/frames.ts", "FIELDS"))
    return {name: re.findall(r"'(\w+)'", fields) for name, fields in rows}


QUESTIONS = [name for name, step in STEPS.items() if issubclass(step, Question)]


@pytest.mark.parametrize("name", QUESTIONS)
def test_the_client_reads_the_fields_of_a_question_in_their_order(name: str) -> None:
    fields = frame_fields().get(name, [])
    assert fields == list(STEPS[name].FIELDS)[: len(fields)]


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_brings_all_that_it_asks_with(name: str) -> None:
    told = {"whom", *frame_fields().get(name, []), *TOLD_OF_QUESTIONS.get(name, set())}
    known = patterns(ENGLISH)
    assert set(known[f"question-{name}"].variables) <= told | {"drawn", "prepared"}
    assert set(known[f"question-{name}.waiting"].variables) <= told | {"who"}
