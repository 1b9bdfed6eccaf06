"""English, Dutch, French and Italian."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.browser.accessible import overflowing
from tests.browser.conftest import DESKTOP, Come
from tests.browser.person import Person
from tests.browser.tables import NAMES, Shown
from tests.locales.messages import ENGLISH, LANGUAGES, patterns, say
from tests.server.table import Table

PHONE = {"width": 360, "height": 740}
QUESTIONS = ("ChooseLocation", "MaraeTurn", "MarketTurn", "Prepare", "Offer", "Build", "Bid")
# Names of messages look like this; no word of the game does.
MESSAGE = re.compile(
    r"\b(?:ui|question|move|event|commodity|assistant|location|rank|mask|forest|pile|gift|round"
    r"|variant|bot|kind|ritual|mission|bonus|error|rules?)-[\w-]+|\{ ?\$?\w+ ?\}|\bundefined\b|\bNaN\b"
)
# All words that a page shows or says, piece by piece.
WORDS = """() => {
  const said = ['aria-label', 'title', 'placeholder', 'aria-valuetext'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name)),
  );
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement.closest('script, noscript, style, [lang]:not(html)') === null) {
      said.push(walker.currentNode.data);
    }
  }
  return said;
}"""


AUTONYMS = ("English", "Nederlands", "Français", "Italiano")
# People of the examples and pictures of the rules.
PEOPLE = ("Arno", "Manu", "Max", "Rafaël", "Vaite")
SOMEBODY = "Arno"  # stands for any name in the messages that are tried out
LETTERS = re.compile(r"[^\W\d_]{3}")


def bare(text: str) -> str:
    """The words without numbers and signs around them."""
    return re.sub(r"\s+", " ", text).strip(" 0123456789.,:;·×()–-+/=≠…")


def words(person: Person) -> set[str]:
    found = {bare(text) for text in person.page.evaluate(WORDS)}
    return {text for text in found if LETTERS.search(text) and text not in PEOPLE}


@cache
def own_words(language: str) -> re.Pattern[str]:
    """Whatever a language can say, with any names and numbers in it."""
    said = {*NAMES, *AUTONYMS, "Raiatea", "RAIATEA", "Player", "raiatea verify"}
    for name, pattern in patterns(language).items():
        said |= {bare(say(language, name, values)) for values in pattern.fillings()}
    said |= {bare(one.replace(SOMEBODY, "")) for one in said}
    words = {one for one in said if LETTERS.search(one.replace(SOMEBODY, ""))}
    return re.compile("|".join(sorted(map(any_names, words))))


def any_names(text: str) -> str:
    return re.sub(r"\d+", r"\\d+", re.escape(text)).replace(SOMEBODY, ".+")


class Tour:
    """The same pages and tables for everyone, whatever their language."""

    def __init__(self, shown: Shown) -> None:
        self.tables = {one: shown.asked(one) for one in QUESTIONS}
        self.over = shown.over
        self.english: dict[str, set[str]] = {}

    def walk(self, person: Person) -> dict[str, set[str]]:
        """The words of each place, with what sticks out there on a desk and on a phone."""
        found: dict[str, set[str]] = {}
        for place in ("", "new", "record", "rules"):
            person.go(f"#/{place}")
            person.page.get_by_role("heading", level=1).wait_for()
            if place == "rules":
                person.page.locator('[id="rule-R1.1"]').wait_for()
            found[place or "front"] = self.look(person)
        for question, (table, seat) in self.tables.items():
            person.sit(table.id, table.keys[seat])
            found[question] = self.look(person)
        person.sit(self.over.id, self.over.keys[0])
        person.page.locator(".stage.score").wait_for()
        found["score"] = self.look(person)
        person.go(f"#/t/{self.over.id}/at/{self.middle(self.over)}")
        person.page.locator(".replay").wait_for()
        found["history"] = self.look(person)
        return found

    def middle(self, table: Table) -> int:
        version: int = table.state(0)["version"]
        return version // 2

    def look(self, person: Person) -> set[str]:
        said = words(person)
        for size in (PHONE, DESKTOP):
            person.page.set_viewport_size(size)  # type: ignore[arg-type]  # a plain dictionary will do
            said |= {f"{size['width']}: {one}" for one in overflowing(person.page)}
        return said


@pytest.fixture(scope="module")
def tour(shown: Shown) -> Tour:
    return Tour(shown)


def leftovers(language: str, place: str, said: set[str], tour: Tour) -> list[str]:
    """Names of messages, what sticks out, and English that the language itself does not say."""
    wrong = {one for one in said if MESSAGE.search(one) or re.match(r"\d+: ", one)}
    if language != ENGLISH:
        own = own_words(language)
        wrong |= {one for one in said & tour.english[place] if own.fullmatch(one) is None}
    return [f"{place}: {one}" for one in sorted(wrong)]


@pytest.mark.parametrize("language", sorted(LANGUAGES, key=lambda one: one != ENGLISH))
def test_every_screen_speaks_the_language_and_no_word_sticks_out(
    come: Come, tour: Tour, language: str
) -> None:
    person = come(locale=language)
    found = tour.walk(person)
    assert person.page.locator("html").get_attribute("lang") == language
    if language == ENGLISH:
        tour.english = found
    elif not tour.english:
        tour.english = tour.walk(come(locale=ENGLISH))
    left = [one for place, said in found.items() for one in leftovers(language, place, said, tour)]
    assert not left, "\n".join(left)


def test_switching_the_language_takes_effect_at_once_and_is_remembered(
    come: Come, shown: Shown
) -> None:
    table, seat = shown.asked("ChooseLocation")
    person = come()
    page = person.page
    person.sit(table.id, table.keys[seat])
    for language in ("nl", "fr", "it"):
        page.locator(".top .drop-holder button").first.click()
        page.locator(f'.top .drop [lang="{language}"]').click()
        page.locator(f"html[lang={language}]").wait_for()
        asked_for = say(language, "question-ChooseLocation")
        page.locator(".prompt").get_by_text(asked_for).wait_for()
    page.reload()
    page.locator("html[lang=it]").wait_for()


def test_without_scripts_the_page_asks_for_them_in_every_language(come: Come) -> None:
    person = come(java_script_enabled=False)
    with person.refused("request: csp"):
        person.go()
    said = person.page.locator("noscript p").all()
    assert [one.get_attribute("lang") for one in said] == ["en", "nl", "fr", "it"]
    assert all("JavaScript" in one.inner_text() and one.is_visible() for one in said)
