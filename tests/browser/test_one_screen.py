"""Two people and a bot around one screen."""

from __future__ import annotations

from tests.browser.conftest import Come


def test_under_the_curtain_the_page_holds_nothing_of_anybodys_secrets(come: Come) -> None:
    person = come()
    person.go("#/new")
    seat = person.page.get_by_role("group", name="Seat 2")
    seat.get_by_text("This screen").click()
    person.button("Open the table").click()
    names = ["Player 1", "Player 2"]
    opened: list[str] = []
    curtain = person.page.get_by_role("heading", name="Pass the device to")
    while len(opened) < 6:
        if curtain.is_visible():
            if not opened:
                person.picture("curtain")
            assert person.page.locator(".play, [data-about], [data-seat]").count() == 0
            name = curtain.inner_text().removeprefix("Pass the device to ")
            assert name in names
            opened.append(name)
            person.page.get_by_role("button", name=f"I am {name}").first.click()
            person.page.locator(".tray").wait_for()
            assert person.page.locator(".tray .me b").first.inner_text() == name
        elif person.decision is not None and person.view["seat"] is not None:
            person.answer(0.9)
        else:
            person.page.wait_for_timeout(50)
    assert set(opened) == set(names)
