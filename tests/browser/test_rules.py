"""The rules beside the game."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from tests.browser.conftest import Come
from tests.browser.tables import Shown

IN_SIGHT = """(one) => {
  const { top, bottom } = one.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""


def rule(page: Page, number: str) -> Locator:
    return page.locator(f'[id="rule-{number}"]')


def test_the_rules_open_at_the_rule_behind_the_question_and_close_again(
    come: Come, shown: Shown
) -> None:
    table, seat = shown.asked("MarketTurn")
    person = come()
    page = person.page
    person.sit(table.id, table.keys[seat])
    cited = page.locator(".prompt a.rule")
    number = cited.inner_text()
    assert number == person.view["prompt"]["rule"]
    cited.click()
    page.get_by_role("dialog", name="Rules").wait_for()
    here = rule(page, number)
    person.until(lambda: here.evaluate(IN_SIGHT), "the rule is out of sight")
    assert "here" in (here.get_attribute("class") or "")
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    assert page.locator(".prompt a.rule").inner_text() == number


def test_the_rules_can_be_searched_by_words_and_numbers_and_lead_from_one_to_the_other(
    come: Come,
) -> None:
    person = come()
    page = person.page
    person.go("#/rules")
    rule(page, "R1.1").wait_for()
    everything = page.locator("main section section p").count()
    search = page.get_by_label("Search the rules")
    search.fill("mirror tane")
    found = page.locator("main section section p")
    person.until(lambda: 0 < found.count() < everything, "nothing is left out")
    count = page.get_by_role("search").get_by_role("status").inner_text()
    assert count == f"{found.count()} rule{'' if found.count() == 1 else 's'}"
    search.fill("R6.7")
    rule(page, "R6.7").wait_for()
    search.fill("no such words anywhere")
    page.get_by_text("Nothing found").first.wait_for()
    search.fill("")
    reference = page.locator("main section section p a").first
    number = reference.inner_text()
    reference.click()
    person.until(lambda: rule(page, number).evaluate(IN_SIGHT), "the rule is out of sight")
    assert page.url.endswith(f"#/rules/{number}")


def test_anything_explains_itself_when_pointed_at_and_says_why_it_is_not_open(
    come: Come, shown: Shown
) -> None:
    table, seat = shown.asked("MarketTurn")
    person = come()
    page = person.page
    person.sit(table.id, table.keys[seat])
    tip = page.get_by_role("tooltip")
    page.locator('.chart [aria-disabled="true"]').first.hover()
    tip.locator(".why").wait_for()
    assert re.search(r"\((R|E|X)[\d.]+\)$", tip.locator(".why").inner_text())
    page.locator(".brand").hover()
    tip.wait_for(state="detached")
    page.locator(".log .ref").last.hover()
    tip.wait_for()
    assert tip.locator("b").inner_text()
