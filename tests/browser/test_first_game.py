"""From the first click to the end of a game."""

from __future__ import annotations

from tests.browser.conftest import Come


def test_one_click_starts_a_game_that_can_be_played_to_its_end_against_bots(come: Come) -> None:
    person = come(reduced_motion="no-preference")
    person.go()
    person.button("Play now").click()
    person.page.locator(".prompt").wait_for()
    answered = person.play_until(lambda: person.over, seconds=150)
    assert answered > 25
    score = person.page.locator(".stage.score")
    score.wait_for()
    assert score.inner_text()
