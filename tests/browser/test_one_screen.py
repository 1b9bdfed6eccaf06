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
    for turn in range(10):
        heading = person.page.get_by_role("heading", name="Pass the device to")
        heading.wait_for()
        if turn == 0:
            person.picture("curtain")
        assert person.page.locator(".play, [data-about], [data-seat]").count() == 0
        name = heading.inner_text().removeprefix("Pass the device to ")
        assert name in names
        opened.append(name)
        person.page.get_by_role("button", name=f"I am {name}").first.click()
        person.page.locator(".tray").wait_for()
        assert person.page.locator(".tray .me b").first.inner_text() == name
        seat_now = person.view["seat"]
        while person.view.get("seat") == seat_now and person.decision is not None:
            person.answer(0.9)
    assert set(opened) == set(names)
