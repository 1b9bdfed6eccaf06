"""Playing with the keys alone."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Page

from tests.browser.conftest import Come
from tests.browser.person import HASTE, Person
from tests.browser.tables import asked
from tests.server.process import Server

FOCUSED = "document.activeElement"
KEY = ".prompt .acts [data-key]:not([aria-disabled])"


def tab_to(page: Page, is_it: str, most: int = 60) -> None:
    """Press Tab until the focus is there, where it can be seen."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate(f"(({is_it}) ?? false)"):
            assert page.evaluate(f"getComputedStyle({FOCUSED}).outlineStyle") != "none"
            return
    raise AssertionError(f"Tab does not lead to {is_it}")


def answer_by_keys(person: Person) -> None:
    """Press keys until the decision is answered: the number of a button, Enter, or Tab and Enter."""
    decision = person.decision
    pressed: list[str] = []
    while (found := person.offers(decision)) and len(pressed) < 12:
        if found["amount"] and not pressed:
            person.page.keyboard.press("+")
            found["go"] = True
        if found["go"] and (found["chosen"] or not found["keys"] or person.chance.random() < 0.5):
            pressed.append("Enter")
        elif found["far"] and (not found["keys"] or person.chance.random() < 0.5):
            pressed.append(person.page.locator(".prompt .far").get_attribute("data-key") or "")
        elif person.chance.random() < 0.2:
            pressed.append(walk_to_a_choice(person))
        else:
            number = person.chance.randrange(found["keys"])
            pressed.append(person.page.locator(KEY).nth(number).get_attribute("data-key") or "")
        person.page.keyboard.press(pressed[-1])
        person.until(partial(person.came_of, decision, found), f"nothing came of {pressed}")
    assert person.decision != decision, f"{person.view['prompt']} is not answered by {pressed}"


def walk_to_a_choice(person: Person) -> str:
    """F6 goes from region to region, Tab on to a choice; what presses it there."""
    page = person.page
    for _ in range(12):
        page.keyboard.press("F6")
        if page.evaluate(f"{FOCUSED}.matches('.prompt *')"):
            break
    while not page.evaluate(f"{FOCUSED}.matches('{KEY}')"):
        page.keyboard.press("Tab")
        assert page.evaluate(f"{FOCUSED}.matches('.prompt *')"), "Tab leads past the choices"
    return person.chance.choice(["Enter", "Space"])


def test_a_whole_game_is_played_with_the_keys_alone(come: Come) -> None:
    person = come(passes=True)
    page = person.page
    page.add_init_script(HASTE)
    person.go()
    tab_to(page, f"{FOCUSED}.innerText?.startsWith('Play now')")
    page.keyboard.press("Enter")
    page.locator(".prompt").wait_for()
    answered = 0
    while not person.over:
        if person.decision is None:
            page.wait_for_timeout(20)
        else:
            answer_by_keys(person)
            answered += 1
    assert answered > 25
    points = person.points()
    assert sorted(points.values()) == sorted(score["total"] for score in person.view["scores"])
    assert len(points) == 3
    for bar in page.locator(".stage.score .bar").all():
        sources = bar.locator(".segs b").all_inner_texts()
        assert sum(map(int, sources)) == int(bar.locator(".tot").inner_text())
    assert "wins with" in page.locator(".win h2").inner_text()
    person.picture("desktop-first-game-over")
    table = page.url
    tab_to(page, f"{FOCUSED}.innerText?.startsWith('Play again')")
    page.keyboard.press("Enter")
    person.until(lambda: page.url != table and person.decision is not None, "no second game")


def test_arrow_keys_go_from_piece_to_piece_and_enter_chooses_one(
    come: Come, server: Server
) -> None:
    table, seat = asked(server, "ChooseLocation")
    person = come()
    page = person.page
    person.sit(table.id, table.keys[seat])
    tab_to(page, f"{FOCUSED}.classList.contains('legal') && {FOCUSED}.matches('.loc')")
    explanation = page.get_by_role("tooltip")
    explanation.wait_for()
    seen: list[str] = []
    while (at := page.evaluate(f"{FOCUSED}.dataset.about")) not in seen:
        seen.append(at)
        assert page.locator(f'[data-about="{at}"][tabindex="0"]').count() == 1
        page.keyboard.press("ArrowRight")
    assert len(seen) > 2
    while page.evaluate(f"{FOCUSED}.dataset.about") != "location/path":
        assert page.evaluate(f"{FOCUSED}.dataset.about") != seen[0] or seen[0] == "location/path"
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.locator(".prompt .do").wait_for()
    page.keyboard.press("Enter")
    person.until(lambda: person.view["public"]["location"] == "path", "nobody went there")


def test_each_key_of_the_table_does_what_the_guide_says(come: Come, server: Server) -> None:
    table, seat = asked(server, "Offer")
    person = come()
    page = person.page
    person.sit(table.id, table.keys[seat])
    amount = page.get_by_role("spinbutton")
    before = int(amount.get_attribute("aria-valuenow") or "")
    have = int(amount.get_attribute("aria-valuemax") or "")
    page.keyboard.press("+")
    assert amount.get_attribute("aria-valuenow") == str(min(before + 1, have))
    page.keyboard.press("-")
    assert amount.get_attribute("aria-valuenow") == str(before)
    amount.focus()
    page.keyboard.press("End")
    assert amount.get_attribute("aria-valuenow") == str(have)
    page.keyboard.press("Home")
    assert amount.get_attribute("aria-valuenow") == "0"
    stage = page.locator(".stage")
    page.keyboard.press("b")
    stage.wait_for(state="detached")
    page.keyboard.press("b")
    stage.wait_for()
    regions: list[str] = []
    for _ in range(9):
        page.keyboard.press("F6")
        regions.append(page.evaluate(f"{FOCUSED}.closest('[data-region]')?.dataset.region"))
    assert {"prompt", "mine", "top"} < set(regions), regions
    page.keyboard.press("?")
    rules = page.get_by_role("dialog", name="Rules")
    rules.wait_for()
    page.keyboard.press("Escape")
    rules.wait_for(state="detached")
