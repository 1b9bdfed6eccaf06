"""The end of a game: counted source by source, and shared."""

from __future__ import annotations

from tests.browser.conftest import Come
from tests.browser.tables import Shown


def test_the_count_can_be_watched_again_and_any_key_shows_the_final_picture(
    come: Come, shown: Shown
) -> None:
    person = come()
    person.page.emulate_media(reduced_motion="no-preference")
    table = shown.over
    person.sit(table.id, table.keys[0])
    page = person.page
    page.locator(".win p").wait_for()
    final = page.locator(".bar .tot").all_inner_texts()
    person.button("Watch the count again").click()
    page.locator(".win.counting").wait_for()
    page.keyboard.press("x")
    page.locator(".win.counting").wait_for(state="detached")
    assert page.locator(".bar .tot").all_inner_texts() == final
    with page.expect_download() as saved:
        person.button("Share").click()
    assert saved.value.suggested_filename == "raiatea.png"
