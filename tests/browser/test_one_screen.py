"""Two people and a bot around one screen."""

from __future__ import annotations

import re

from tests.browser.conftest import Come
from tests.browser.person import Person

# All that the page holds, seen or not: words, labels, what screen readers hear, its title; but not
# the sheets with all pictures there are.
EVERYTHING = """() => [
  document.title,
  ...[...document.querySelectorAll('head, body > :not([data-sheet])')].map((one) => one.outerHTML),
  ...[...document.querySelectorAll('input, textarea')].map((one) => one.value),
].join('\\n')"""


def hand_of(person: Person) -> set[str]:
    """What nobody but the one who looks now may see: the cards and tokens behind the screen."""
    mine = ".tray .behind :is(.ritual-hand, .tokens, .inbag) [data-about]"
    # Each at one moment: the page may change while one looks.
    labels = person.page.locator(f"{mine} .sr").all_inner_texts()
    keys = person.page.locator(mine).evaluate_all("all => all.map((one) => one.dataset.about)")
    names = {label.strip().partition(",")[0] for label in labels}
    return names | {key.partition("/")[2] for key in keys}


def test_under_the_curtain_the_page_holds_nothing_of_the_one_who_looked_before(come: Come) -> None:
    person = come()
    page = person.page
    person.go("#/new")
    page.get_by_role("group", name="Seat 2").get_by_text("This screen").click()
    page.get_by_role("group", name="Seat 3").get_by_text("Bot").click()
    person.button("Open the table").click()
    curtain = page.get_by_role("heading", name="Pass the device to")
    opened: list[str] = []
    secrets: set[str] = set()
    while len(opened) < 8:
        if curtain.is_visible():
            page.wait_for_timeout(100)  # what is spoken comes a moment later
            held = page.evaluate(EVERYTHING)
            assert page.locator(".play, [data-about], [data-seat], .tray").count() == 0
            assert [one for one in secrets if re.search(rf"\b{re.escape(one)}\b", held)] == []
            assert page.locator("[data-voice]").all_inner_texts() == ["", ""]
            name = curtain.inner_text().removeprefix("Pass the device to ")
            opened.append(name)
            page.get_by_role("button", name=f"I am {name}").first.click()
            page.locator(".tray").wait_for()
            assert page.locator(".tray .me b").first.inner_text() == name
        elif person.decision is not None and person.view["seat"] is not None:
            person.answer(0.9)
            if not curtain.is_visible():
                secrets = hand_of(person)
        else:
            page.wait_for_timeout(20)
    assert set(opened) == {"Player 1", "Player 2"}


def test_the_curtain_also_falls_when_the_device_is_passed_on(come: Come) -> None:
    person = come()
    page = person.page
    person.go("#/new")
    page.get_by_role("group", name="Seat 2").get_by_text("This screen").click()
    page.get_by_role("group", name="Seat 3").get_by_text("Bot").click()
    person.button("Open the table").click()
    page.get_by_role("button", name="I am Player 1").click()
    page.locator(".tray").wait_for()
    person.menu("Pass the device on").click()
    page.get_by_role("heading", name="Pass the device to").wait_for()
    assert page.locator(".play, .tray").count() == 0
    page.get_by_role("button", name="I am Player 2").click()
    assert page.locator(".tray .me b").first.inner_text() == "Player 2"
