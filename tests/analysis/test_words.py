"""Words in all languages, from the same files as in the browser."""

from __future__ import annotations

import subprocess
import sys

import pytest

import raiatea
from raiatea import Game, View, bots, telling, words
from raiatea.bots.reasons import MESSAGES, reason
from raiatea.words import LANGUAGES, UnknownLanguage, Words
from tests.locales.messages import LOCALES, patterns

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_package_holds_the_files_of_all_languages() -> None:
    for path in sorted(LOCALES.rglob("*.ftl")):
        packaged = words.LOCALES / path.relative_to(LOCALES)
        assert packaged.read_bytes() == path.read_bytes()
    assert words.LOCALES.parent.samefile(raiatea.__path__[0])


def test_every_language_can_be_asked_for() -> None:
    with pytest.raises(UnknownLanguage, match="'tlh'; known are: en, fr, it, nl"):
        Words("tlh")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "nl_NL", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "fro_FR"}, "en"),
        ({"LANG": "de_DE"}, "en"),
    ],
)
def test_the_environment_says_which_language_is_meant(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in words.ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert Words().language == language


@in_every_language
def test_every_reason_that_is_counted_in_points_can_be_said(language: str) -> None:
    for message in MESSAGES:
        if set(patterns("en")[message].variables) <= {"points"}:
            assert Words(language).reason(reason(message, 2.46))


def test_points_are_counted_as_the_language_does() -> None:
    said = [Words(one).reason(reason("reason-card", 1.0)) for one in ("en", "fr")]
    assert said == [
        "The card is worth about 1 point to you.",
        "La carte vaut pour vous environ 1 point.",
    ]
    assert Words("en").reason(reason("reason-card", -0.54)).endswith("-0.5 points to you.")
    assert "1,5 point." in Words("fr").reason(reason("reason-card", 1.5))
    assert "1,5 punti." in Words("it").reason(reason("reason-card", 1.5))


def test_a_move_is_said_with_what_it_brings() -> None:
    game = Game.new(["Ana", "Ben", "Cleo"], seed=1)
    seat = game.awaiting[0]
    ritual = game.moves(seat)[0]
    saying = telling.move(View.of(game, seat), ritual)
    said = Words("en").tell(saying, game.names)
    assert said == f"Keep {Words('en').name('ritual', ritual.text[5:])}"


def test_a_stranger_is_called_by_its_key() -> None:
    assert Words("fr").name("ritual", "of-my-own") == "of-my-own"
    assert Words("fr").name("bot", "guest") == "guest"
    assert Words("fr").name("bot", "master") == "Maître"


def test_bots_are_listed_without_waiting_for_numbers_and_languages() -> None:
    code = (
        "import sys, raiatea.bots, raiatea.cli.app; "
        "print(sorted({'numpy', 'fluent'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
    assert bots.NAMES[:5] == ("random", "novice", "skilled", "learned", "master")
