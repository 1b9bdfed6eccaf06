"""Every language says everything, with the same variables, and nothing is broken."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast as ftl

from raiatea import catalogue as catalogues
from tests.locales.messages import (
    ENGLISH,
    LANGUAGES,
    ROOT,
    entries,
    files_of,
    message_ids,
    messages,
    patterns,
    say,
)
from tests.locales.wanted import (
    ERROR_CODES,
    QUESTIONS,
    SAME_EVERYWHERE,
    WANTED,
    codes_of_the_server,
)

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
SENTENCES = re.compile(
    r"(question|event|error|rule|reason)-|move-[a-z-]+\.confirm$|(?!ui-).*-text$|bonus-[a-z-]+-\d$"
)
# Parts of sentences among sentences.
BUTTONS = re.compile(r"move-[a-z-]+(\.short|\.group)?$")
PARTS = ("event-row.item",)
CITATION = re.compile(r"\b[REX]\d+(?:\.\d+)?\b")
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_the_others = pytest.mark.parametrize("language", OTHERS)


def as_printed(text: str) -> str:
    """A text that was typed, with the apostrophes and quotation marks of print."""
    return re.sub('"([^"]*)"', r"“\1”", text.replace("'", "’"))


def test_the_client_offers_every_language_by_its_name() -> None:
    source = (ROOT / "web" / "src" / "language" / "language.svelte.ts").read_text(encoding="utf-8")
    names = re.findall(r"^  (\w\w): '", source, re.MULTILINE)
    assert sorted(names) == LANGUAGES
    assert {"en", "fr", "it", "nl"} <= set(names)


@in_every_language
def test_files_hold_nothing_but_messages_and_comments(language: str) -> None:
    for file in files_of(language):
        for entry in entries(language, file):
            broken = entry.content if isinstance(entry, ftl.Junk) else ""
            assert broken == "", f"{language}/{file}"
            assert not isinstance(entry, ftl.Term), f"{language}/{file}"


@in_every_language
def test_no_message_stands_in_two_places(language: str) -> None:
    ids = Counter(name for file in files_of(language) for name in message_ids(language, file))
    assert [name for name, times in ids.items() if times > 1] == []


@in_the_others
def test_all_languages_have_the_same_messages_in_the_same_files(language: str) -> None:
    assert files_of(language) == files_of(ENGLISH)
    for file in files_of(ENGLISH):
        assert message_ids(language, file) == message_ids(ENGLISH, file), file


@in_the_others
def test_all_languages_have_the_same_attributes(language: str) -> None:
    assert sorted(patterns(language)) == sorted(patterns(ENGLISH))


@in_the_others
def test_messages_use_the_same_variables_in_all_languages(language: str) -> None:
    for name, pattern in patterns(ENGLISH).items():
        found = patterns(language)[name].variables
        assert sorted(found) == sorted(pattern.variables), name


@in_every_language
def test_every_message_has_a_text_in_all_its_branches(language: str) -> None:
    for file in files_of(language):
        for message in messages(language, file):
            assert message.value is not None, message.id.name
    for name, pattern in patterns(language).items():
        for values in pattern.fillings():
            text = say(language, name, values)
            where = f"{language}: {name} with {values}: {text!r}"
            assert text.strip(), where
            assert text == text.strip(), where
            assert not re.search(r"[{}$]|  |\n|\(\)| [.,]", text), where


@in_every_language
def test_apostrophes_and_quotation_marks_are_those_of_print(language: str) -> None:
    for name, pattern in patterns(language).items():
        for values in pattern.fillings():
            assert not re.search("[\"']", say(language, name, values)), f"{language}: {name}"


@in_every_language
def test_variables_that_select_have_the_same_choices_as_in_english(language: str) -> None:
    """A misspelt key would never be chosen."""
    for name, pattern in patterns(ENGLISH).items():
        found = patterns(language)[name].variables
        for variable, choices in pattern.variables.items():
            words = {one for one in choices if isinstance(one, str)}
            others = {one for one in found[variable] if isinstance(one, str)}
            assert not words or others == words, f"{name}: ${variable}"


def test_everything_in_the_game_has_its_message_and_nothing_else_has_one() -> None:
    """In whichever of these files: what comes with a card may stand beside it."""
    found = [name for file in WANTED for name in message_ids(ENGLISH, file)]
    assert sorted(found) == sorted(name for wanted in WANTED.values() for name in wanted())


def test_every_refusal_of_the_server_has_its_words() -> None:
    assert codes_of_the_server() - set(ERROR_CODES) == set()


def test_every_question_says_what_the_others_wait_for() -> None:
    for name in QUESTIONS:
        assert f"question-{name}.waiting" in patterns(ENGLISH)


@pytest.mark.parametrize("file", WANTED)
def test_english_says_what_the_catalogue_and_the_rules_say(file: str) -> None:
    for name, text in WANTED[file]().items():
        assert text is None or say(ENGLISH, name) == as_printed(text), name


def test_a_forest_mask_is_named_with_its_treasure() -> None:
    for card in catalogues.default().forest:
        if card.kind == "mask" and card.treasure:
            word = card.treasure.removesuffix("s") if card.amount == 1 else card.treasure
            named = say(ENGLISH, f"forest-{card.id}.in")
            assert named.endswith(f" with {card.amount} {word}"), named


def test_a_bonus_has_the_same_amounts_in_short_and_at_length() -> None:
    for name in WANTED["cards.ftl"]():
        if name.startswith("bonus-"):
            short, text = say(ENGLISH, f"{name}.in"), say(ENGLISH, name)
            assert Counter(re.findall(r"\d+", short)) == Counter(re.findall(r"\d+", text)), name


@in_the_others
def test_rituals_ranks_and_commodities_have_the_same_names_everywhere(language: str) -> None:
    for name in SAME_EVERYWHERE:
        assert say(language, name) == say(ENGLISH, name)


@in_the_others
def test_translations_keep_all_numbers_of_cards_and_all_citations_of_rules(language: str) -> None:
    for name, pattern in patterns(ENGLISH).items():
        if pattern.variables:
            continue
        english, text = say(ENGLISH, name), say(language, name)
        cited, also_cited = CITATION.findall(english), CITATION.findall(text)
        assert Counter(also_cited) == Counter(cited), name
        if not name.startswith("rule"):
            assert Counter(re.findall(r"\d+", text)) == Counter(re.findall(r"\d+", english)), name


@in_every_language
def test_sentences_end_with_a_full_stop_and_buttons_without(language: str) -> None:
    for name, pattern in patterns(language).items():
        for values in pattern.fillings():
            text = say(language, name, values)
            if BUTTONS.match(name) or name in PARTS:
                assert not text.endswith("."), f"{language}: {text}"
            elif SENTENCES.match(name):
                assert text.endswith((".", ".)", "?", ")")), f"{language}: {text}"


@in_every_language
def test_nothing_is_exclaimed(language: str) -> None:
    for name, pattern in patterns(language).items():
        for values in pattern.fillings():
            assert "!" not in say(language, name, values), name


def test_french_keeps_its_signs_with_the_word_before_them() -> None:
    for name, pattern in patterns("fr").items():
        for values in pattern.fillings():
            assert not re.search(r" [:;?»%]|« ", say("fr", name, values)), name
