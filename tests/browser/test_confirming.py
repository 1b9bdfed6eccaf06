"""What cannot be undone is asked once more: nobody rolls the die by a slip of the hand."""

from __future__ import annotations

from tests.browser.conftest import Come
from tests.browser.tables import asked
from tests.server.process import Server

ROLLS = "roll the die"


def test_a_place_with_a_die_is_confirmed_before_it_is_rolled(come: Come, server: Server) -> None:
    table, seat = asked(server, "ChooseLocation")
    before = table.state(seat)
    person = come()
    person.sit(table.id, table.keys[seat])
    person.page.locator('[data-about="location/market"]').click()
    person.page.locator(".prompt .do").get_by_text(ROLLS).wait_for()
    assert table.state(seat) == before
    person.page.keyboard.press("Escape")
    person.page.locator(".prompt .do").get_by_text(ROLLS).wait_for(state="detached")
    assert table.state(seat) == before
    person.page.locator('[data-about="location/reef"]').click()
    person.page.locator(".prompt .do").get_by_text(ROLLS).wait_for()
    assert table.state(seat) == before
    person.page.locator(".prompt .do").click()
    person.until(lambda: person.view["public"]["tiles"]["reef"] == seat, "nobody went there")
    assert table.view(seat)["public"]["tiles"]["market"] is None


def test_a_place_without_a_die_says_so_by_saying_nothing_of_it(come: Come, server: Server) -> None:
    table, seat = asked(server, "ChooseLocation")
    person = come()
    person.sit(table.id, table.keys[seat])
    person.page.locator('[data-about="location/path"]').click()
    go = person.page.locator(".prompt .do")
    go.wait_for()
    assert ROLLS not in go.inner_text()
    go.click()
    person.until(lambda: person.view["public"]["location"] == "path", "nobody went there")
