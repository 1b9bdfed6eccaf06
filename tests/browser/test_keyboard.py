"""Playing with the keys alone."""

from __future__ import annotations

from functools import partial

from tests.browser.conftest import Come
from tests.browser.person import Person


def test_a_round_is_played_with_the_keys_alone(come: Come) -> None:
    person = come()
    page = person.page
    person.go()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.innerText").startswith("Play now"):
            break
    page.keyboard.press("Enter")
    page.locator(".prompt").wait_for()
    page.keyboard.press("Tab")
    answered = 0
    while answered < 12:
        if person.decision is None:
            page.wait_for_timeout(20)
            continue
        decision = person.decision
        for _ in range(6):
            found = person.offers(decision)
            if not found:
                break
            page.keyboard.press("Enter" if found["go"] and found["keys"] == 0 else "1")
            page.wait_for_timeout(60)
            if person.decision != decision:
                break
        person.until(partial(has_moved_on, person, decision), "keys")
        answered += 1


def has_moved_on(person: Person, decision: int) -> bool:
    return person.decision != decision
