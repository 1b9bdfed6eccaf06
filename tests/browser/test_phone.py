"""On the smallest phone, with a finger."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.browser.accessible import overflowing, tiny
from tests.browser.conftest import Come
from tests.browser.person import HASTE, Person
from tests.browser.tables import asked, play
from tests.server.process import Server

# No scaling as phones do it: it would make room for what sticks out.
SMALL: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "device_scale_factor": 2,
}
TABS = ("Board", "To’o", "Tracks", "Players", "Me", "Events")


def wrong(person: Person) -> list[str]:
    return overflowing(person.page) + tiny(person.page)


def test_a_stretch_of_the_game_is_played_by_touch_and_nothing_sticks_out(come: Come) -> None:
    person = come(**SMALL)
    page = person.page
    person.go()
    assert wrong(person) == []
    person.button("Play now").tap()
    page.locator(".prompt").wait_for()
    found: dict[str, list[str]] = {}

    def look() -> bool:
        question = person.question
        if question is not None and question not in found:
            found[question] = wrong(person)
        return len(found) > 9

    person.play_until(look, haste=0.4)
    assert {question: one for question, one in found.items() if one} == {}


def test_each_tab_shows_its_part_of_the_table_and_nothing_sticks_out(
    come: Come, server: Server
) -> None:
    person = come(**SMALL)
    page = person.page
    table = server.make("link", "link", "link")
    table.play_some(60)
    person.sit(table.id, table.keys[0])
    shown: set[str] = set()
    for name in TABS:
        tab = page.get_by_role("tab", name=name)
        tab.tap()
        assert tab.get_attribute("aria-selected") == "true"
        assert {name: wrong(person)} == {name: []}
        shown.add(page.locator(".play").inner_text())
    assert len(shown) == len(TABS)


def test_a_question_that_comes_behind_scenes_shows_where_it_is_answered(
    come: Come, server: Server
) -> None:
    table, seat = asked(server, "ChooseLocation", 20)
    me = (seat + 1) % 3
    person = come(**SMALL, speed="fast")
    person.page.add_init_script(HASTE)
    person.sit(table.id, table.keys[me])
    person.page.get_by_role("tab", name="Tracks").tap()
    chance = random.Random(4)
    awaiting = [seat]
    while not (awaiting == [me] and table.prompt(me)["question"] == "ChooseLocation"):
        awaiting = play(table, awaiting[0], chance)
    person.page.locator(".loc.legal").first.wait_for()


@pytest.mark.parametrize("place", ["new", "record", "rules/R6.7"])
def test_no_page_sticks_out(come: Come, place: str) -> None:
    person = come(**SMALL)
    person.go(f"#/{place}")
    person.page.get_by_role("heading", level=1).wait_for()
    assert wrong(person) == []


def test_the_first_tap_explains_a_piece_and_its_button_takes_it(come: Come, server: Server) -> None:
    table = server.make("link", "link", "link")
    seat = table.answer_all()
    person = come(**SMALL)
    page = person.page
    person.sit(table.id, table.keys[seat])
    page.locator('.loc[data-about="location/path"]').tap()
    page.locator(".prompt").get_by_text("Path of the Gods").first.wait_for()
    assert person.view["public"]["location"] is None
    page.locator(".prompt .do").tap()
    person.until(lambda: person.view["public"]["location"] == "path", "nobody went there")
