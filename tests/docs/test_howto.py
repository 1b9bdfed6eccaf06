"""How to play says what holds: its numbers, moments and docs/playing.md are made, not written."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from raiatea.words import LANGUAGES, Words
from tests.locales.messages import ENGLISH, patterns

ROOT = Path(__file__).parents[2]
STALE = "run `python scripts/howto.py`"


@pytest.fixture(scope="module")
def howto() -> ModuleType:
    found = importlib.util.spec_from_file_location("howto", ROOT / "scripts" / "howto.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_the_page_in_the_browser_shows_the_numbers_and_moments_of_now(howto: ModuleType) -> None:
    assert howto.EXAMPLE.read_text(encoding="utf-8") == howto.example(), STALE


def test_the_row_that_is_shown_has_each_ritual_once(howto: ModuleType) -> None:
    row: Any = howto.moments()["row"]
    laid, *since = row["log"][0]["events"]
    performed = [event["ritual"] for event in since if event["event"] == "performed"]
    waiting = [one["ritual"] for one in row["view"]["public"]["row"]]
    assert performed + waiting == [one["ritual"] for one in laid["rituals"]]


def test_the_english_page_is_docs_playing(howto: ModuleType) -> None:
    page = howto.PAGE.read_text(encoding="utf-8")
    assert page == howto.written(page), STALE


def test_every_number_is_told_and_every_one_that_is_told_is_known(howto: ModuleType) -> None:
    told = {
        variable
        for name, pattern in patterns(ENGLISH).items()
        if name.startswith("how-")
        for variable in pattern.variables
    }
    assert told == set(howto.facts())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_chapters_in_the_same_order(
    howto: ModuleType, language: str
) -> None:
    assert Words(language).names_in("how") == Words("en").names_in("how")
    assert "".join(howto.guide(Words(language))).count("## ") == 8
