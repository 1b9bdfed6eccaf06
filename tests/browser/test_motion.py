"""Movement, and calm for those who asked for it."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.tables import asked
from tests.server.process import Server

# Keeps how long the longest movement takes, and counts the pieces that fly.
WATCH = """
window.longest = 0;
window.flights = 0;
const look = () => {
  for (const one of document.getAnimations()) {
    if (one.animationName === 'runout') continue; // the caption's line runs as long as there is to read
    window.longest = Math.max(window.longest, Number(one.effect.getComputedTiming().duration));
  }
};
// At the beginning of each, since a busy machine may show none of its frames.
for (const kind of ['transitionrun', 'animationstart']) document.addEventListener(kind, look, true);
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  const found = animate.apply(this, how);
  look();
  return found;
};
new MutationObserver((changes) => {
  const added = changes.flatMap((one) => [...one.addedNodes]);
  window.flights += added.filter((one) => one.classList?.contains('flying')).length;
}).observe(document, { childList: true, subtree: true });
"""

# What is shown for a while is shown for an hour, unless it is skipped.
SLOWLY = """
const soon = window.setTimeout;
window.setTimeout = (what, after, ...more) => soon(what, after >= 500 ? 3_600_000 : after, ...more);
"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_pieces_move_unless_calm_is_asked_for(come: Come, server: Server, motion: str) -> None:
    table, seat = asked(server, "ForestPick")
    person = come(reduced_motion=motion, speed="normal")
    person.page.add_init_script(WATCH)
    person.sit(table.id, table.spectator)
    table.play(seat, next(one for one in table.prompt(seat)["moves"] if one.startswith("take ")))
    person.until(lambda: person.view == table.view(None), "nothing is shown")
    person.page.locator(".log .said").get_by_text("took").last.wait_for()
    if motion == "reduce":
        person.page.wait_for_timeout(300)  # as long as a piece would fly
        assert person.page.evaluate("longest") <= 1
        assert person.page.evaluate("flights") == 0
    else:
        person.until(lambda: person.page.evaluate("flights > 0 && longest >= 100"), "no movement")
        assert person.page.evaluate("longest") <= 1000


def test_what_is_shown_on_the_stage_can_be_skipped(come: Come, server: Server) -> None:
    table, seat = asked(server, "Offer")
    for other in range(3):
        if other != seat:
            table.play(other)
    person = come(reduced_motion="no-preference", speed="normal")
    page = person.page
    page.add_init_script(SLOWLY)
    person.sit(table.id, table.keys[seat])
    person.page.locator(".prompt .far").click()
    revealed = page.get_by_role("heading", name="The offerings")
    revealed.wait_for()
    assert page.locator(".stage .seat.reveal").count() == 3
    page.keyboard.press("Escape")
    revealed.wait_for(state="detached")
