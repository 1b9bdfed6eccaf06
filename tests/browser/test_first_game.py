"""The first click, and the next game."""

from __future__ import annotations

from tests.browser.conftest import Come


def test_the_last_settings_are_remembered_for_the_next_game(come: Come) -> None:
    person = come()
    page = person.page
    person.go("#/new")
    page.get_by_role("radiogroup", name="Players").get_by_text("5", exact=True).click()
    page.get_by_role("group", name="Seat 1").get_by_role("textbox").fill("Hina")
    for seat in (2, 3):
        page.get_by_role("group", name=f"Seat {seat}").get_by_text("Bot").click()
    person.button("Open the table").click()
    page.locator(".prompt").wait_for()
    page.get_by_role("link", name="Raiatea, front page").click()
    page.get_by_text("You and 4 bots").wait_for()
    mine = page.locator("section", has=page.get_by_role("heading", name="My tables"))
    mine.get_by_role("heading", name="Your turn").wait_for()
    assert mine.get_by_role("link").count() == 1
    person.button("Play now").click()
    page.locator(".tray .me b").get_by_text("Hina").wait_for()
    assert page.locator(".pp").count() == 4
    page.reload()
    page.locator(".tray .me b").get_by_text("Hina").wait_for()


def test_what_comes_to_lie_under_a_resting_pointer_is_not_explained(come: Come) -> None:
    person = come()
    page = person.page
    person.go()
    x, y = 650, 300  # where the third of five cards will lie
    page.mouse.move(x, y)
    person.button("Play now").press("Enter")
    page.locator(".prompt").wait_for()
    about = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-about]') !== null"
    page.wait_for_function(about, arg=[x, y])
    page.wait_for_timeout(600)
    assert page.get_by_role("tooltip").count() == 0
    page.mouse.move(x + 2, y)
    page.get_by_role("tooltip").wait_for()
