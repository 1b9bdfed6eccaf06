"""English, Dutch, French and Italian."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Come
from tests.server.process import Server

NAMES = {"en": "English", "nl": "Nederlands", "fr": "Français", "it": "Italiano"}
# Names of messages look like this; no word of the game does.
MESSAGE = re.compile(
    r"\b(?:ui|question|move|event|commodity|assistant|location|rank|mask|forest|pile|gift|round"
    r"|variant|bot|kind|ritual|mission|bonus|error|rules?)-[\w-]+|\{ ?\$?\w+ ?\}|\bundefined\b|\bNaN\b"
)
WORDS = """() => {
  const said = ['aria-label', 'title', 'placeholder'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name)),
  );
  return [document.body.innerText, ...said].join('\\n');
}"""


@pytest.mark.parametrize("language", NAMES)
def test_switching_the_language_takes_effect_at_once_and_leaves_no_message_untranslated(
    come: Come, server: Server, language: str
) -> None:
    other = "nl" if language == "en" else "en"
    person = come(locale=other)
    page = person.page
    page.goto(person.url)
    assert page.locator("html").get_attribute("lang") == other
    before = page.locator("main").inner_text()
    page.locator("select").select_option(language)
    person.until(lambda: page.locator("main").inner_text() != before, "nothing changed")
    assert page.locator("html").get_attribute("lang") == language
    leftover: dict[str, set[str]] = {}

    def look(where: str) -> None:
        found = set(MESSAGE.findall(page.evaluate(WORDS)))
        if found:
            leftover[where] = found

    look("front")
    for where in ("new", "record", "rules"):
        person.go(f"#/{where}")
        page.locator("h1").wait_for()
        page.wait_for_timeout(100)
        look(where)
    table = server.make("link", "link", "link", variants=["tane", "oracle"])
    person.sit(table.id, table.keys[0])
    look("table")
    for turn in range(40):
        table.play(table.awaiting()[0])
        if turn % 5 == 0:
            page.wait_for_timeout(50)
            look(f"table {turn} {person.question}")
    assert leftover == {}
