"""Clocks, people who are away, and the bots that stand in for them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import Come
from tests.browser.tables import make
from tests.server.process import Server
from tests.server.stored import execute
from tests.server.table import Table

HOUR = 3600


class Passing:
    """A server of its own, for which time can be made to pass."""

    def __init__(self, folder: Path) -> None:
        self.database = str(folder / "tables.sqlite")
        self.log = folder / "log"
        self.server = Server(self.database, self.log).start()

    def an_hour_passes(self) -> None:
        """While the server is off, all that it wrote down becomes an hour older."""
        self.server.stop()
        for column in ("tables.created", "entries.at", "presence.until"):
            table, name = column.split(".")
            execute(self.database, f'update {table} set "{name}" = "{name}" - {HOUR}')
        execute(self.database, "delete from snapshots")
        self.server = Server(self.database, self.log).start()


@pytest.fixture
def passing(tmp_path: Path) -> Iterator[Passing]:
    started = Passing(tmp_path)
    yield started
    started.server.stop()


def test_the_clock_of_each_person_runs_while_they_are_asked(come: Come, server: Server) -> None:
    table = make(server, clock={"seconds": 600})
    seat = table.answer_all()
    person = come()
    page = person.page
    person.sit(table.id, table.keys[seat])
    mine = page.locator(".tray").get_by_role("timer")
    other = page.locator(".pp").first.get_by_role("timer")
    before, others = mine.inner_text(), other.inner_text()
    assert re.fullmatch(r"9:[0-5]\d|10:00", before)
    person.until(lambda: mine.inner_text() != before, "the clock stands still")
    assert other.inner_text() == others


def test_when_the_time_is_used_up_a_bot_plays_on_until_the_person_does(
    passing: Passing, come: Come
) -> None:
    table = make(passing.server, clock={"seconds": 60})
    seat = table.answer_all()
    passing.an_hour_passes()
    table = table.at(passing.server)
    host = come(url=passing.server.url)
    host.sit(table.id, table.host)
    host.until(lambda: table.about(None)["seats"][seat]["bot"] is not None, "nobody stands in")
    host.menu("Table and seats").click()
    host.page.get_by_role("dialog").get_by_text(re.compile("Bot stands in")).first.wait_for()


def test_anybody_may_let_a_bot_stand_in_for_who_is_long_away_and_they_have_their_seat_when_back(
    passing: Passing, come: Come
) -> None:
    table = make(passing.server, away_minutes=10)
    passing.an_hour_passes()
    table = table.at(passing.server)
    hina = come(url=passing.server.url)
    hina.sit(table.id, table.keys[0])
    panel = hina.page.get_by_role("region", name="Teva", exact=True)
    panel.get_by_text("away", exact=True).wait_for()
    hina.menu("Table and seats").click()
    teva_seat = hina.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Teva")
    teva_seat.get_by_text("Away for a while").wait_for()
    teva_seat.get_by_role("button", name="Let a bot play").click()
    teva_seat.get_by_text(re.compile("Bot stands in")).wait_for()
    hina.until(lambda: 1 not in table.awaiting(), "the bot does not play")
    teva = come(url=passing.server.url)
    teva.sit(table.id, table.keys[1])
    hina.until(lambda: is_back(table, 1), "the seat is not given back")
    teva_seat.get_by_text("Online", exact=True).wait_for()


def is_back(table: Table, seat: int) -> bool:
    bot: str | None = table.about(None)["seats"][seat]["bot"]
    return bot is None


def test_the_host_gives_a_seat_to_a_bot_and_its_person_plays_on_themselves(
    come: Come, server: Server
) -> None:
    table = make(server)
    host, teva = come(), come()
    host.sit(table.id, table.keys[0])
    host.go(f"#/t/{table.id}/{table.host}")
    host.page.locator(".prompt").wait_for()
    teva.sit(table.id, table.keys[1])
    host.menu("Table and seats").click()
    seat = host.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Teva")
    seat.get_by_role("combobox").select_option("random")
    seat.get_by_role("button", name="Let a bot play").click()
    teva.page.get_by_text("A bot plays for you.").first.wait_for()
    seat.get_by_text(re.compile("Bot stands in")).wait_for()
    teva.button("Play myself").click()
    teva.page.get_by_text("A bot plays for you.").wait_for(state="detached")
    seat.get_by_text("Online", exact=True).wait_for()


def test_a_replaced_link_no_longer_works_and_the_new_one_does(come: Come, server: Server) -> None:
    table = make(server)
    host, teva = come(), come()
    host.sit(table.id, table.host)
    teva.sit(table.id, table.keys[1])
    host.menu("Table and seats").click()
    seat = host.page.get_by_role("dialog").get_by_role("listitem").filter(has_text="Teva")
    seat.get_by_role("button", name="Replace the link").click()
    with teva.refused():
        teva.page.get_by_role("heading", name="This table cannot be opened").wait_for()
    teva.go(seat.get_by_role("textbox").input_value())
    teva.page.locator(".tray .me b").get_by_text("Teva").wait_for()


def test_a_closed_table_is_closed_for_everyone(come: Come, server: Server) -> None:
    table = make(server)
    host, teva = come(), come()
    host.sit(table.id, table.host)
    teva.sit(table.id, table.keys[1])
    host.menu("Table and seats").click()
    host.button("Close the table").click()
    host.button("Yes, close it for everyone").click()
    host.page.get_by_text("The table is closed.").first.wait_for()
    teva.until(lambda: table.about(None)["status"] == "closed", "it is open")
    teva.until(lambda: teva.page.locator("button.legal").count() == 0, "it can still be played")
