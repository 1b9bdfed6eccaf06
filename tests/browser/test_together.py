"""Four people at one table, each with a browser of their own."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from functools import partial

import pytest

from tests.browser.conftest import Come
from tests.browser.person import HASTE, Person
from tests.browser.relay import Relay
from tests.server.process import Server
from tests.server.table import Table

RELOAD_AFTER, CUT_AFTER, ENOUGH = 12, 24, 48


def open_table(host: Person) -> str:
    """Make a table for four; returns the link for the others."""
    host.go("#/new")
    host.page.get_by_role("radiogroup", name="Players").get_by_text("4", exact=True).click()
    host.page.get_by_role("group", name="Seat 4").get_by_text("Guest").click()
    host.button("Open the lobby").click()
    return host.page.get_by_role("textbox", name="Table link").input_value()


class Evening:
    """A whole game of four; one of them reloads the page, another loses the connection.

    The last rounds are played for them: they only look.
    """

    def __init__(self, come: Come, server: Server, line: Relay) -> None:
        self.server = server
        self.line = line
        self.people = [come(), come(), come(url=line.url), come()]
        for person in self.people:
            person.page.add_init_script(HASTE)
        host, self.reloading, self.lost, _ = self.people
        link = open_table(host)
        for person in self.people[1:]:
            person.go(link.replace(server.url, person.url))
            person.button("I am ready").click()
        host.button("Start the game").click()
        for person in self.people:
            person.page.locator(".prompt").wait_for()
            assert link.rpartition("/")[2] not in person.page.url
        self.answered = 0
        self.reloaded = self.came_back = False

    def play(self) -> None:
        end = time.monotonic() + 2400
        while self.answered < ENOUGH or not self.came_back:
            assert time.monotonic() < end, f"not over after {self.answered} decisions"
            for person in self.people:
                person.page.wait_for_timeout(1)
                if person.decision is not None:
                    person.answer(haste=0.9)
                    self.answered += 1
            if self.answered >= RELOAD_AFTER and not self.reloaded:
                self.reload()
            if self.answered >= CUT_AFTER and not self.came_back and self.lost.decision is not None:
                with self.lost.refused("net::ERR_"):
                    self.lose_the_line()
        self.table().play_some(10_000, random.Random(4).choice)
        for person in self.people:
            person.until(partial(getattr, person, "over"), "the end is not told")

    def table(self) -> Table:
        """The table with what opens their seats, which only their browsers know."""
        kept = [one for person in self.people for one in person.tables()]
        found = Table(self.server, {"table": kept[0]["table"], "spectator": kept[0]["spectator"]})
        seats = {int(seat): key for one in kept for seat, key in one["seats"].items()}
        found.keys = [seats[seat] for seat in sorted(seats)]
        return found

    def reload(self) -> None:
        self.reloading.page.reload()
        self.reloading.page.locator(".prompt").wait_for()
        self.reloaded = True

    def lose_the_line(self) -> None:
        """They answer while they are offline; the answer counts when they are back."""
        lost, notice = self.lost, self.lost.page.get_by_text("Connection lost.")
        decision = lost.decision
        lost.context.set_offline(True)
        self.line.cut()
        notice.wait_for()
        while lost.page.locator(".prompt .pending, .play .pending").count() == 0:
            lost.press(haste=1)
        assert lost.decision == decision
        self.line.mend()
        lost.context.set_offline(False)
        notice.wait_for(state="detached")
        lost.until(lambda: lost.decision != decision, "the answer was lost")
        self.came_back = True


@pytest.fixture
def line(server: Server) -> Iterator[Relay]:
    with Relay(server.url) as relay:
        yield relay


def test_four_browsers_play_a_whole_game_by_links_though_one_reloads_and_one_loses_its_connection(
    line: Relay, come: Come, server: Server
) -> None:
    evening = Evening(come, server, line)
    evening.play()
    assert evening.reloaded
    assert evening.came_back
    points = [person.points() for person in evening.people]
    assert len(points[0]) == 4
    assert all(one == points[0] for one in points)
    winners = {person.page.locator(".win h2").inner_text() for person in evening.people}
    best = max(points[0].values())
    assert len(winners) == 1
    assert winners <= {f"{name} wins with {best} points" for name in points[0]}
