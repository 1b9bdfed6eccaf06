"""From the first click to the end of a game, and on to the next."""

from __future__ import annotations

from tests.browser.conftest import Come


def test_one_click_starts_a_game_that_can_be_played_to_its_end_against_bots(come: Come) -> None:
    person = come(reduced_motion="no-preference")
    page = person.page
    person.go()
    person.button("Play now").click()
    page.locator(".prompt").wait_for()
    answered = person.play_until(lambda: person.over)
    assert answered > 25
    points = person.points()
    assert sorted(points.values()) == sorted(score["total"] for score in person.view["scores"])
    assert len(points) == 3
    bars = page.locator(".stage.score .bar")
    for bar in bars.all():
        sources = bar.locator(".segs b").all_inner_texts()
        assert sum(map(int, sources)) == int(bar.locator(".tot").inner_text())
    assert "wins with" in page.locator(".win h2").inner_text()
    person.picture("desktop-first-game-over")
    table = page.url
    person.button("Play again").click()
    person.until(lambda: not person.over and person.decision is not None, "no second game")
    assert page.url != table


def test_the_last_settings_are_remembered_for_the_next_game(come: Come) -> None:
    person = come()
    page = person.page
    person.go("#/new")
    page.get_by_role("radiogroup", name="Players").get_by_text("5", exact=True).click()
    page.get_by_role("group", name="Seat 1").get_by_role("textbox").fill("Hina")
    person.button("Open the table").click()
    page.locator(".prompt").wait_for()
    page.get_by_role("link", name="Raiatea, front page").click()
    page.get_by_text("You and 4 bots").wait_for()
    running = page.locator("section", has=page.get_by_role("heading", name="Your tables"))
    assert "Hina" in running.get_by_role("link").inner_text()
    person.button("Play now").click()
    page.locator(".tray .me b").get_by_text("Hina").wait_for()
    assert page.locator(".pp").count() == 4
    page.reload()
    page.locator(".tray .me b").get_by_text("Hina").wait_for()
