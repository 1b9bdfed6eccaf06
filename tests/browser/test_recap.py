"""Who looks away, or passes the device on, is told what happened meanwhile."""

from __future__ import annotations

import random

from tests.browser.conftest import Come
from tests.browser.person import HASTE
from tests.browser.tables import NAMES, asked, play
from tests.server.process import Server

# A window that can be hidden, without a browser that hides it.
HIDDEN = """
Object.defineProperty(document, 'hidden', { get: () => window.elsewhere ?? false });
window.look = (away) => { window.elsewhere = away; document.dispatchEvent(new Event('visibilitychange')); };
window.captions = [];
window.heard = [];
new MutationObserver(() => {
  const caption = document.querySelector('.prompt.caption .say');
  if (caption !== null) captions.push(caption.innerText);
  heard.push(document.querySelector('[data-voice=polite]')?.innerText ?? '');
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


def test_what_happens_while_the_window_is_hidden_is_listed_and_can_be_watched(
    come: Come, server: Server
) -> None:
    table, seat = asked(server, "ChooseLocation", 20)
    me = (seat + 1) % 3
    person = come(speed="slow")
    page = person.page
    page.add_init_script(HIDDEN)
    person.sit(table.id, table.keys[me])
    page.evaluate("window.look(true)")
    shown = page.locator(".log .said").all_inner_texts()
    chance = random.Random(3)
    awaiting = [seat]
    while awaiting != [me]:
        awaiting = play(table, awaiting[0], chance)
    person.until(lambda: person.view == table.view(me), "the news did not come")
    assert page.locator(".log .said").all_inner_texts() == shown
    page.evaluate("window.look(false)")
    recap = page.get_by_role("dialog", name="Since your last turn")
    rows = recap.locator("li:has(h3)")
    rows.first.wait_for()
    told = rows.last.locator("h3").inner_text()
    assert any(name in told for name in NAMES if name != NAMES[me])
    assert recap.locator("li.sep").all_inner_texts() != []
    assert page.evaluate("window.captions") == []
    recap.get_by_role("button", name="Watch it").click()
    page.locator(".prompt:not(.caption, .wait)").wait_for()
    assert page.evaluate("window.captions") != []
    assert any(name in one for name in NAMES for one in page.evaluate("window.heard"))


def test_ones_own_answer_is_seen_before_the_curtain_falls_and_it_says_what_is_asked(
    come: Come,
) -> None:
    person = come(speed="fast")
    page = person.page
    page.add_init_script(HASTE)
    person.go("#/new")
    page.get_by_role("group", name="Seat 2").get_by_text("This screen").click()
    page.get_by_role("group", name="Seat 3").get_by_text("Bot", exact=True).click()
    person.button("Open the table").click()
    curtain = page.get_by_role("heading", name="Pass the device to")
    passes = page.locator(".prompt .go", has_text="Pass the device to")
    passed = 0
    for _ in range(400):
        if curtain.is_visible():
            assert page.locator(".curtain .asked").inner_text() != ""
            name = curtain.inner_text().removeprefix("Pass the device to ")
            page.get_by_role("button", name=f"I am {name}").first.click()
            page.locator(".tray").wait_for()
        elif passes.is_visible():
            passed += 1
            assert page.locator(".prompt.caption").count() == 0
            passes.click()
            curtain.wait_for()
        elif page.get_by_role("dialog", name="Since your last turn").is_visible():
            page.keyboard.press("Escape")
        elif page.locator(".prompt.caption").is_visible():
            page.wait_for_timeout(20)
        elif person.decision is not None and person.view["seat"] is not None:
            person.answer(0.9)
        else:
            page.wait_for_timeout(20)
        if passed > 1:
            return
    raise AssertionError("nothing of one's own answer was shown")
