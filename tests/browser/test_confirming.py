"""What cannot be undone is asked once more: nobody rolls the die by a slip of the hand."""

from __future__ import annotations

from tests.browser.conftest import Come
from tests.browser.tables import asked
from tests.server.process import Server

WARNING = "The die is rolled at once; this cannot be undone."


def test_a_place_with_a_die_is_confirmed_before_it_is_rolled(come: Come, server: Server) -> None:
    table, seat = asked(server, "ChooseLocation")
    before = table.state(seat)
    person = come()
    person.sit(table.id, table.keys[seat])
    person.page.locator('[data-about="location/market"]').click()
    person.page.get_by_text(WARNING).wait_for()
    assert table.state(seat) == before
    person.page.keyboard.press("Escape")
    person.page.get_by_text(WARNING).wait_for(state="detached")
    assert table.state(seat) == before
    person.page.locator('[data-about="location/reef"]').click()
    person.page.get_by_text(WARNING).wait_for()
    assert table.state(seat) == before
    person.page.locator(".prompt .go.primary").click()
    person.until(lambda: person.view["public"]["tiles"]["reef"] == seat, "nobody went there")
    assert table.view(seat)["public"]["tiles"]["market"] is None


def test_a_place_without_a_die_is_chosen_at_once(come: Come, server: Server) -> None:
    table, seat = asked(server, "ChooseLocation")
    person = come()
    person.sit(table.id, table.keys[seat])
    person.page.locator('[data-about="location/path"]').click()
    person.until(lambda: person.view["public"]["location"] == "path", "nobody went there")
