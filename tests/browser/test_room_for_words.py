"""On every screen there is room for all words, in four languages and at five sizes."""

from __future__ import annotations

import os

import pytest

from tests.browser.accessible import cramped
from tests.browser.conftest import Come
from tests.browser.tables import QUESTIONS, Shown

SIZES = {
    "desk": (1440, 900),
    "laptop": (1366, 768),
    "small": (1280, 800),
    "tablet": (820, 1180),
    "phone": (390, 844),
}
# In short one question for each size; all of them where there is time.
SHORT = {
    "desk": "ChooseLocation",
    "laptop": "MarketTurn",
    "small": "Prepare",
    "tablet": "Build",
    "phone": "Offer",
}
LANGUAGES = ("en", "nl", "fr", "it")
THOROUGH = os.environ.get("HYPOTHESIS_PROFILE") == "thorough"
SCREENS = [
    (size, question)
    for size in SIZES
    for question in QUESTIONS
    if THOROUGH or SHORT[size] == question
]
SPEAK = """(language) => {
  const kept = JSON.parse(localStorage.getItem('raiatea.preferences') ?? '{}');
  localStorage.setItem('raiatea.preferences', JSON.stringify({ ...kept, language }));
}"""


@pytest.mark.thorough
@pytest.mark.parametrize(("size", "question"), SCREENS)
def test_no_word_is_cut_off_lies_upon_another_or_is_too_small(
    come: Come, shown: Shown, size: str, question: str
) -> None:
    width, height = SIZES[size]
    table, seat = shown.asked(question)
    person = come()
    page = person.page
    page.set_viewport_size({"width": width, "height": height})
    person.sit(table.id, table.keys[seat])
    found = {}
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        page.reload()
        page.locator(f"html[lang={language}] .prompt").wait_for()
        found[language] = cramped(page)
    assert {language: words for language, words in found.items() if words} == {}
