"""The command speaks the language that is asked for, and no English slips in."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from raiatea.words import LANGUAGES, Words
from tests.cli.command import Command
from tests.locales.messages import patterns, say

OTHERS = [language for language in LANGUAGES if language != "en"]
in_the_others = pytest.mark.parametrize("language", OTHERS)
WORD = re.compile(r"[^\W\d_]{3,}")
# What is typed is the same in all languages.
TYPED = {"log", "board", "rules", "hint", "master", "save", "file", "quit", "load", "terminal"}
ALWAYS_FIRST = "1\n" * 2000


@cache
def vocabulary(language: str) -> set[str]:
    """All words that the messages of a language are made of."""
    found: set[str] = set()
    for name, pattern in patterns(language).items():
        for values in pattern.fillings():
            found |= set(WORD.findall(say(language, name, values).casefold()))
    return found


def english(text: str, language: str) -> set[str]:
    """The words of a text that are English and not of the language."""
    words = set(WORD.findall(text.casefold()))
    return (words & vocabulary("en")) - vocabulary(language) - TYPED


def strangers(text: str, language: str) -> set[str]:
    """The words of a text that stand in no message of the language, cut off ones left out."""
    whole = re.sub(r"\w+[.…]|\w+-$", " ", text, flags=re.MULTILINE)
    return set(WORD.findall(whole.casefold())) - vocabulary(language) - TYPED


@in_the_others
def test_a_whole_game_in_the_terminal(command: Command, language: str) -> None:
    stdin = f"?\n? hina\n? taro\nrules\nrules R6.7\nhint\nboard\nlog\nzz\nsave\n{ALWAYS_FIRST}"
    options = ("--seed", "4", "--variants", "tane", "--language", language)
    ran = command("terminal", *options, stdin=stdin)
    assert (ran.code, ran.err) == (0, "")
    assert len(re.findall(r"\(R\d+\.\d+\)\n", ran.out)) > 40
    assert english(ran.out, language) == set()
    assert strangers(ran.out, language) <= {"hina", "raiatea"}
    assert Words(language).say("terminal-end") in ran.out


@in_the_others
def test_people_are_asked_to_pass_the_keyboard(command: Command, language: str) -> None:
    ran = command("terminal", "--names", "Ana,Ben", "--language", language, stdin="\n1\n\n1\n")
    assert Words(language).say("terminal-pass-on", who="Ana") in ran.out
    assert english(ran.out, language) <= {"ben"}
    assert Words(language).say("terminal-stops-unsaved") in ran.out


@in_the_others
@pytest.mark.parametrize("name", ["replay", "verify"])
def test_what_happened_in_a_recorded_game(
    command: Command, record_file: Path, language: str, name: str
) -> None:
    ran = command(name, str(record_file), "--language", language)
    assert (ran.code, ran.err) == (0, "")
    text = ran.out.replace("\n", "").replace(str(record_file), "")
    assert english(text, language) <= {"ben"}


@in_the_others
@pytest.mark.parametrize(
    "arguments", [("rules",), ("rules", "R6"), ("cards",), ("simulate", "-n1")]
)
def test_what_can_be_read(command: Command, language: str, arguments: tuple[str, ...]) -> None:
    ran = command(*arguments, "--language", language)
    assert (ran.code, ran.err) == (0, "")
    ids = re.sub(r"\S*-\S*|^\S+  ", " ", ran.out, flags=re.MULTILINE)
    assert english(ids, language) == set()


def test_without_the_option_it_is_the_language_of_the_environment(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "Sacchetto" in command("rules", "R6.7").out
    assert command("cards", "hinna").err.startswith("raiatea: Niente si chiama «hinna»;")


def test_rules_and_cards_are_found_in_the_language(command: Command) -> None:
    assert "Raccoglitore" in command("cards", "raccoglitore", "--language", "it").out
    assert "R8.6" in command("rules", "regenboogspiegel", "--language", "nl").out
    found = command("rules", "échelle de prix", "--language", "fr").out
    assert found == command("rules", "echelle de prix", "--language", "fr").out
    assert "R5.16" in found
