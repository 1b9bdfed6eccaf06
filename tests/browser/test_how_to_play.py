"""How to play, and the cards: for those who have never seen the game, and for those who forgot."""

from __future__ import annotations

import pytest

from raiatea import catalogue
from tests.browser.accessible import complaints, cramped, overflowing
from tests.browser.conftest import Come
from tests.browser.tables import Shown
from tests.browser.test_room_for_words import LANGUAGES, SIZES, SPEAK
from tests.browser.thorough import THOROUGH

# In short each size in another language; all of them where there is time.
SCREENS = [
    (size, language)
    for i, size in enumerate(SIZES)
    for language in (LANGUAGES if THOROUGH else (LANGUAGES[-1 - i % 4],))
]
DRAWN = (".locs .loc", ".brow .rcard", ".statue .tok", ".pair .mask")


def test_a_newcomer_finds_it_on_the_front_page_drawn_with_the_pieces(come: Come) -> None:
    person = come()
    page = person.page
    person.go()
    page.get_by_role("link", name="How to play").click()
    page.get_by_role("heading", name="What it is about").wait_for()
    for pieces in DRAWN:
        page.locator(f".still {pieces}").first.wait_for()
    assert page.locator(".still .loc.legal").count() == 6
    page.get_by_text("Ariki is worth 3 VP, Arioi 6, Tahua 9.").wait_for()
    page.locator("kbd", has_text="F6").wait_for()


def test_it_opens_over_the_table_by_a_key_and_leads_to_rules_and_cards(
    come: Come, shown: Shown
) -> None:
    table, seat = shown.asked("MarketTurn")
    person = come()
    page = person.page
    person.sit(table.id, table.keys[seat])
    page.keyboard.press("i")
    page.get_by_role("dialog", name="How to play").wait_for()
    page.get_by_role("heading", name="The six places").wait_for()
    page.get_by_role("dialog").get_by_role("link", name="Cards").press("Enter")
    page.get_by_role("dialog", name="Cards").wait_for()
    page.locator("dialog .rcard").first.wait_for()
    assert page.locator("dialog .rcard").count() == len(catalogue.default().rituals)
    page.get_by_label("Search the cards").fill("priest")
    person.until(
        lambda: 0 < page.locator("dialog .rcard").count() < len(catalogue.default().rituals),
        "nothing is left out",
    )
    page.get_by_label("Search the cards").fill("")
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    person.menu("How to play").click()
    page.get_by_role("dialog", name="How to play").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.locator(".prompt a.rule").wait_for()


def test_a_card_that_a_rule_names_is_a_click_away(come: Come) -> None:
    person = come()
    page = person.page
    person.go("#/rules")
    for pieces in (".locs .loc", ".brow .rcard", ".statue .tok", ".pair .mask"):
        page.locator(f".still {pieces}").first.wait_for()
    named = page.locator('main a[href^="#/cards/"]').first
    card = (named.get_attribute("href") or "").rpartition("/")[2]
    named.click()
    page.locator(f"#card-{card}.here .rcard").wait_for()


@pytest.mark.thorough
@pytest.mark.parametrize(("size", "language"), SCREENS)
def test_there_is_room_for_everything_and_nobody_is_shut_out(
    come: Come, size: str, language: str
) -> None:
    width, height = SIZES[size]
    person = come(color_scheme="dark" if size in ("phone", "desk") else "light")
    page = person.page
    page.set_viewport_size({"width": width, "height": height})
    person.go()
    page.evaluate(SPEAK, language)
    for where, drawn in (("how", ".still .brow .rcard"), ("cards", ".rcard")):
        person.go(f"#/{where}")
        page.reload()
        page.locator(f"html[lang={language}] {drawn}").first.wait_for()
        person.picture(f"{where}-{size}-{language}")
        assert overflowing(page) == [], where
        assert complaints(page) == [], where
        # What is further down the page, too.
        whole = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": width, "height": min(whole, 12000)})
        assert cramped(page) == [], where
        page.set_viewport_size({"width": width, "height": height})
