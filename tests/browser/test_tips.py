"""Tips: a word about what is new, once, beside what one needs for the choice."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.accessible import complaints, cramped, tiny
from tests.browser.conftest import Come
from tests.browser.tables import Shown
from tests.browser.test_room_for_words import LANGUAGES, SIZES, SPEAK
from tests.browser.thorough import THOROUGH
from tests.server.process import Server
from tests.server.table import ok
from tests.server.test_lessons import asked, begin

TIP = ".play aside.tip"
# Where a tip lies on something that can be chosen, or on its button.
COVERED = """() => {
  const tip = document.querySelector('aside.tip').getBoundingClientRect();
  const needed = document.querySelectorAll('.play :is(.legal, .prompt :is(.btn, .far))');
  return [...needed].filter((one) => one.checkVisibility()).filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < tip.right - 1 && right > tip.left + 1 && top < tip.bottom - 1 && bottom > tip.top + 1;
  }).map((one) => one.textContent);
}"""


def seen(page: Page) -> str:
    return str(page.evaluate("localStorage.getItem('raiatea.tips.seen') ?? '[]'"))


def test_a_tip_is_told_once_and_by_the_keys_too(come: Come, shown: Shown) -> None:
    table, seat = shown.asked("Offer")
    person = come(tips=True)
    page = person.page
    person.sit(table.id, table.keys[seat])
    tip = page.locator(TIP)
    tip.get_by_text("The bag is common").wait_for()
    page.get_by_text("Tip: The bag is common").wait_for(state="attached")
    while not tip.evaluate("(one) => one.contains(document.activeElement)"):
        page.keyboard.press("F6")
    page.keyboard.press("Enter")
    tip.get_by_text("The bag is common").wait_for(state="detached")
    assert '"offer"' in seen(page)
    page.reload()
    page.locator(".prompt").wait_for()
    assert tip.get_by_text("The bag is common").count() == 0


def test_who_wants_no_tips_gets_none_until_they_want_them_again(come: Come, shown: Shown) -> None:
    table, seat = shown.asked("Prepare")
    person = come(tips=True)
    page = person.page
    person.sit(table.id, table.keys[seat])
    page.locator(TIP).get_by_role("button", name="No more tips").click()
    page.locator(TIP).wait_for(state="detached")
    page.reload()
    page.locator(".prompt").wait_for()
    assert page.locator(TIP).count() == 0
    person.button("Settings").first.click()
    page.get_by_text("Tell me about things when they are new").click()
    page.keyboard.press("Escape")
    page.locator(TIP).get_by_role("button", name="Got it").click()
    person.button("Settings").first.click()
    person.button("Show all tips again").click()
    assert seen(page) == "[]"
    page.keyboard.press("Escape")
    page.locator(TIP).wait_for()


def test_a_coach_is_not_interrupted(come: Come, server: Server) -> None:
    table = begin(server)
    for move in ("keep tohu", "keep hina"):
        answer = {"decision": table.prompt(0)["decision"], "move": move}
        ok(table.post("/moves", 0, answer))
    asked(table, "ChooseLocation")
    person = come(tips=True)
    person.sit(table.id, table.keys[0])
    leave = person.page.locator(".coach").get_by_role("button", name="Leave")
    leave.wait_for()
    assert person.page.locator(TIP).count() == 0
    leave.click()
    person.button("Play on without the coach").click()
    person.page.locator(TIP).wait_for()


@pytest.mark.thorough
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "question", ["ChooseLocation", "Prepare", "Build"] if THOROUGH else ["ChooseLocation"]
)
def test_a_tip_covers_nothing_that_one_needs(
    come: Come, shown: Shown, size: str, question: str
) -> None:
    width, height = SIZES[size]
    table, seat = shown.asked(question)
    person = come(tips=True)
    page = person.page
    page.set_viewport_size({"width": width, "height": height})
    person.sit(table.id, table.keys[seat])
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        page.reload()
        page.locator(f"html[lang={language}] {TIP}").wait_for()
        assert cramped(page) == [], language
        assert page.evaluate(COVERED) == [], language
        person.picture(f"tip-{question}-{size}-{language}")
    assert size != "phone" or tiny(page, 44) == []
    assert complaints(page) == []
