"""Four people at one table, each with a browser of their own."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.relay import Relay
from tests.server.process import Server

RELOAD_AFTER, CUT_AFTER, MEND_AFTER = 20, 40, 44


def open_table(host: Person) -> list[str]:
    """Make a table for four by link; returns the links of the others, spectators last."""
    host.go("#/new")
    host.page.get_by_role("radiogroup", name="Players").get_by_text("4", exact=True).click()
    for seat in (2, 3, 4):
        form = host.page.get_by_role("group", name=f"Seat {seat}")
        form.get_by_text("By link").click()
    host.button("Open the table").click()
    host.page.get_by_role("heading", name="Invite the others").wait_for()
    links = [field.input_value() for field in host.page.get_by_role("textbox").all()]
    host.page.get_by_role("link", name="To the table").click()
    host.page.locator(".prompt").wait_for()
    return links


class Evening:
    """A whole game of four; one of them reloads the page, another loses the connection."""

    def __init__(self, come: Come, server: Server, line: Relay) -> None:
        self.line = line
        self.people = [come(), come(), come(url=line.url), come()]
        host, self.reloading, self.lost, _ = self.people
        *links, _ = open_table(host)
        for person, link in zip(self.people[1:], links, strict=True):
            person.go(link.replace(server.url, person.url))
            person.page.locator(".prompt").wait_for()
            assert link.rpartition("/")[2] not in person.page.url
        self.answered = 0
        self.reloaded = self.came_back = False

    def play(self) -> None:
        end = time.monotonic() + 2400
        while not all(person.over for person in self.people):
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
