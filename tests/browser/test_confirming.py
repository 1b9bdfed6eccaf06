"""What cannot be undone is asked once more: nobody rolls the die by a slip of the hand."""

from __future__ import annotations

from tests.browser.conftest import Come
from tests.browser.tables import Shown, asked
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


def test_the_board_stays_where_it_is_when_one_looks_at_places(come: Come, shown: Shown) -> None:
    table, seat = shown.asked("ChooseLocation", 5)
    person = come(viewport={"width": 1366, "height": 768})
    page = person.page
    person.sit(table.id, table.keys[seat])
    regions = page.locator(".play .table, .play .players, .play .lower, .play .log, .tray")
    before = [one.bounding_box() for one in regions.all()]
    assert len(before) == 5
    places = page.locator(".play .loc.legal")
    for number in range(places.count()):
        places.nth(number).click()
        page.locator(".play .loc.chosen").wait_for()
        page.locator(".prompt .fcast").wait_for()
        assert [one.bounding_box() for one in regions.all()] == before


def test_choices_stay_where_they_are_while_one_chooses(come: Come, shown: Shown) -> None:
    person = come()
    page = person.page
    table, seat = shown.asked("KeepTogether")
    person.sit(table.id, table.keys[seat])
    choices = page.locator(".prompt .pick")
    before = [one.bounding_box() for one in choices.all()]
    for number in range(2):
        choices.nth(number).click()
        page.locator(f".prompt .pick.on >> nth={number}").wait_for()
        assert [one.bounding_box() for one in choices.all()] == before
    table, seat = shown.asked("Offer")
    person.sit(table.id, table.keys[seat])
    page.locator(".prompt .far").wait_for()
    more = page.locator(".prompt .dup .btn").last
    there = more.bounding_box()
    more.click()
    page.locator(".prompt .do").wait_for()
    assert more.bounding_box() == there


def test_what_is_pointed_at_is_not_chosen_and_choosing_moves_nothing(
    come: Come, shown: Shown
) -> None:
    table, seat = shown.asked("KeepTogether")
    person = come()
    person.sit(table.id, table.keys[seat])
    page = person.page
    cards, buttons = page.locator(".stage .rcard"), page.locator(".prompt .pick")
    buttons.first.hover()
    page.locator(".stage .rcard.meant").first.wait_for()  # of two alike both are
    assert page.locator(".chosen.legal").count() == 0
    places = [one.bounding_box() for one in buttons.all()]
    height = page.locator(".table").evaluate("(one) => one.offsetHeight")
    buttons.first.click()
    page.locator(".stage .rcard.chosen").wait_for()
    assert cards.locator(".ok >> visible=true").count() == 1
    assert [one.bounding_box() for one in buttons.all()] == places
    assert page.locator(".table").evaluate("(one) => one.offsetHeight") == height
