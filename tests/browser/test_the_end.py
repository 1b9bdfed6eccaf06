"""The end of a game: counted source by source, and shared."""

from __future__ import annotations

import random

from tests.browser.conftest import Come
from tests.browser.person import HASTE
from tests.browser.tables import Shown, make, play
from tests.server.process import Server

# Notes the points beside the names, before the scene of the end and in it.
POINTS = """
window.before = null;
window.within = new Set();
new MutationObserver(() => {
  const points = [...document.querySelectorAll('.players .sun')].map((one) => one.innerText).join();
  if (points === '') return;
  if (document.querySelector('[data-scene=end]') === null) before = points;
  else within.add(points);
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


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


def test_nobody_knows_the_last_points_before_they_are_counted(come: Come, server: Server) -> None:
    table = make(server)
    chance = random.Random(3)
    awaiting = table.awaiting()
    last_step = (len(table.view(None)["rounds"]) - 1, 6)
    while (table.view(None)["public"]["round"], table.view(None)["ceremony"]) != last_step:
        awaiting = play(table, awaiting[0], chance)
    person = come(speed="normal")
    person.page.add_init_script(HASTE + POINTS)
    person.sit(table.id, table.spectator)
    while awaiting:
        awaiting = play(table, awaiting[0], chance)
    person.page.locator(".stage.score").wait_for()
    before, within = person.page.evaluate("[before, [...within]]")
    assert within == [before]
