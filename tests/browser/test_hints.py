"""Hints in the browser: asked for by bulb or key, read, chosen, and closed again."""

from __future__ import annotations

from tests.browser.accessible import complaints, overflowing
from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.tables import make
from tests.server.process import Server
from tests.server.table import Table

SMALL = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def come_to(come: Come, server: Server, **how: object) -> tuple[Person, Table]:
    table = make(server, "link", "random", "random")
    person = come(**how)
    person.sit(table.id, table.key(0))
    person.page.locator(".bulb").wait_for()
    return person, table


def advised(person: Person, table: Table) -> int:
    """Wait for the advice; returns how much of it a deal gives: equal rituals need it once."""
    rows = min(3, len(set(table.prompt(0)["moves"])))
    person.until(lambda: person.page.locator(".hrow").count() == rows, f"{rows} are advised")
    return rows


def marked(person: Person) -> list[str]:
    """The pieces that wear the numbers of what is advised, in the order of the numbers."""
    signs = person.page.locator(".stage button.marked").all()
    worn = [(one.locator(".sign").inner_text(), one.get_attribute("data-about")) for one in signs]
    return [str(piece) for _, piece in sorted(worn)]


def test_by_keys_alone_a_hint_is_asked_for_followed_and_closed(come: Come, server: Server) -> None:
    person, table = come_to(come, server)
    page = person.page
    page.keyboard.press("h")
    rows = advised(person, table)
    assert "As the bot Skilled sees it" in page.locator(".hint").inner_text()
    person.until(
        lambda: "1. Keep" in " ".join(page.locator("[aria-live]").all_inner_texts()), "said"
    )
    assert len(set(marked(person))) == len(marked(person)) == rows
    assert complaints(page) == overflowing(page) == []
    for _ in range(2):  # 2 of 5 rituals: what is chosen, and what to choose with it
        page.locator(".hrow:not(.on)").first.focus()
        page.keyboard.press("Enter")
        person.until(lambda: page.locator('.hint[aria-busy="false"] .hrow').count() > 0, "goes on")
    page.keyboard.press("h")
    assert page.locator(".hint").count() == 0
    assert page.locator(".prompt .do:not([aria-disabled])").count() == 1  # both are chosen
    assert table.state(0)["hints"] == [1, 0, 0]


def test_on_a_phone_a_tap_selects_and_the_sheet_goes(come: Come, server: Server) -> None:
    person, table = come_to(come, server, **SMALL)
    page = person.page
    page.locator(".bulb").tap()
    advised(person, table)
    assert complaints(page) == overflowing(page) == []
    page.locator(".hrow").first.tap()
    person.until(lambda: page.locator(".hint").count() == 0, "the sheet goes")
    assert "Choose 1 more" in page.locator(".prompt .do").inner_text()


def test_where_a_table_gives_no_hints_there_is_no_bulb(come: Come, server: Server) -> None:
    table = make(server, "link", "link", "random")
    person = come()
    person.sit(table.id, table.key(0))
    person.page.locator(".prompt .do, .prompt .acts").first.wait_for()
    person.page.keyboard.press("h")
    assert person.page.locator(".bulb, .hint").count() == 0
