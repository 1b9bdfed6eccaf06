"""On every screen there is room for all words, in four languages and at five sizes; and for fingers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.browser.accessible import covered, cramped, lapped, tiny
from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.tables import QUESTIONS, Shown
from tests.browser.thorough import THOROUGH

DESK = (1440, 900)
SIZES = {
    "laptop": (1366, 768),
    "small": (1280, 800),
    "tablet": (820, 1180),
    "desk": DESK,
    "phone": (390, 844),
}
FINGER = 44
LANGUAGES = ("en", "nl", "fr", "it")
SPEAK = """(language) => {
  const kept = JSON.parse(localStorage.getItem('raiatea.preferences') ?? '{}');
  localStorage.setItem('raiatea.preferences', JSON.stringify({ ...kept, language }));
}"""

Do = Callable[[Person], None]


def nothing(_: Person) -> None:
    """The table as it is."""


def choose(person: Person) -> None:
    """Choose the first thing that can be chosen, and see what would come of it."""
    first = person.page.locator(".play button.legal:visible").first
    first.tap() if person.touch else first.click()
    person.page.mouse.move(3, 3)
    person.page.locator(".prompt .do").wait_for()


def points(person: Person) -> None:
    person.page.keyboard.press("p")
    person.page.locator(".ptsheet").wait_for()


def turn_to(tab: int, person: Person) -> None:
    """A tab, where there are any."""
    tabs = person.page.get_by_role("tab")
    if tabs.first.is_visible():
        tabs.nth(tab).click()


def speak(person: Person, language: str) -> None:
    """Choose a language where the table has room to offer it."""
    page = person.page
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.locator(".top .drop-holder.opt > button").click()
    page.locator(f".top .drop [lang={language}]").click()
    page.locator(f"html[lang={language}]").wait_for()
    page.mouse.move(3, 3)


# What is looked at: at which question, what is done there once, and at each size; of None the game
# is over.
SCREENS: dict[str, tuple[str | None, Do, Do]] = {
    **{question: (question, nothing, nothing) for question in QUESTIONS},
    "forecast": ("ChooseLocation", choose, nothing),
    "kept": ("KeepTogether", choose, nothing),
    "points": ("MarketTurn", points, nothing),
    **{f"tab {tab}": ("MaraeTurn", nothing, partial(turn_to, tab)) for tab in range(1, 6)},
    "over": (None, nothing, nothing),
}
# In short a few of them, and at which sizes; all where there is time.
SHORT = {
    ("ChooseLocation", 5, False): ("small", "desk"),
    ("MarketTurn", 3, False): ("laptop",),
    ("MarketTurn", 4, False): ("laptop",),
    ("Prepare", 5, False): ("tablet",),
    ("Offer", 5, True): ("phone",),
}
ALL = [
    (screen, players, touch)
    for screen in SCREENS
    for players in (3, 4, 5)
    for touch in (False, True)
]


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("screen", "players", "touch"), [one for one in ALL if THOROUGH or one in SHORT]
)
def test_nothing_is_cut_off_lies_upon_another_or_is_too_small_and_fingers_hit(
    come: Come, shown: Shown, screen: str, players: int, touch: bool
) -> None:
    question, once, each = SCREENS[screen]
    sizes = [one for one in SIZES if (one == "phone") == touch]
    if not THOROUGH:
        sizes = list(SHORT[screen, players, touch])
    table, seat = (shown.over, 0) if question is None else shown.asked(question, players)
    person = come(has_touch=touch)
    page = person.page
    person.sit(table.id, table.keys[seat])
    once(person)
    found = {}
    for language in LANGUAGES:
        speak(person, language)
        for size in sizes:
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            each(person)
            wrong = cramped(page) + covered(page) + lapped(page)
            wrong += tiny(page, FINGER) if touch else []
            if wrong:
                found[f"{size} {language}"] = wrong
                person.picture(f"cramped-{size}-{screen}-{players}-{language}")
    assert found == {}


PAGES = {"front": "", "new table": "#/new", "rules": "#/rules", "record": "#/record"}


@pytest.mark.thorough
@pytest.mark.parametrize("size", SIZES if THOROUGH else ["phone"])
def test_the_pages_beside_the_table_have_room_too(come: Come, size: str) -> None:
    width, height = SIZES[size]
    person = come(viewport={"width": width, "height": height}, has_touch=size == "phone")
    person.go()
    found = {}
    for name, where in PAGES.items():
        for language in LANGUAGES:
            person.page.evaluate(SPEAK, language)
            person.go(where)
            person.page.reload()
            person.page.locator(f"html[lang={language}] :is(h1, h2)").first.wait_for()
            wrong = cramped(person.page) + (tiny(person.page, FINGER) if person.touch else [])
            if wrong:
                found[f"{name} {language}"] = wrong
    assert found == {}
