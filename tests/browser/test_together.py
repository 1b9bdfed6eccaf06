"""Four people at one table, each with a browser of their own."""

from __future__ import annotations

import json
import time

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.relay import Relay
from tests.server.process import Server


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


def totals(person: Person) -> list[str]:
    person.page.locator(".stage.score").wait_for()
    return person.page.locator(".stage.score .bar").all_inner_texts()


def test_four_browsers_play_a_whole_game_by_links_though_one_reloads_and_one_loses_its_connection(
    come: Come, server: Server
) -> None:
    with Relay(server.url) as line:
        play(come, server, line)


def play(come: Come, server: Server, line: Relay) -> None:
    people = [come(), come(), come(url=line.url), come()]
    host, reloading, lost, _ = people
    *links, _ = open_table(host)
    for person, link in zip(people[1:], links, strict=True):
        person.go(link.replace(server.url, person.url))
        person.page.locator(".prompt").wait_for()
        assert link.rpartition("/")[2] not in person.page.url
    answered = 0
    cut, away = False, 0.0
    end = time.monotonic() + 200
    while not all(person.over for person in people):
        assert time.monotonic() < end, f"not over after {answered} decisions"
        for person in people:
            person.page.wait_for_timeout(1)
            if person.decision is None or (person is lost and cut):
                continue
            person.answer(haste=0.9)
            answered += 1
            if answered == 20:
                reloading.page.reload()
                reloading.page.locator(".prompt").wait_for()
            elif answered == 40:
                lost.context.set_offline(True)
                line.cut()
                cut = True
                lost.page.get_by_text("No connection.").wait_for()
                away = time.monotonic()
        if cut and time.monotonic() > away + 2:
            line.mend()
            cut = False
            lost.context.set_offline(False)
            lost.page.get_by_text("No connection.").wait_for(state="detached")
    scores = [totals(person) for person in people]
    assert all(score == scores[0] for score in scores)


def test_a_spectator_sees_only_what_everybody_may_see(come: Come, server: Server) -> None:
    table = server.make("link", "link", "link", tracked=False)
    for _ in range(12):
        table.play(table.awaiting()[0])
    watcher = come()
    watcher.sit(table.id, table.spectator)
    assert watcher.page.locator(".tray, .mini").count() == 0
    assert watcher.page.locator(".prompt.wait").is_visible()
    assert watcher.page.locator("button.legal").count() == 0
    for seat in range(3):
        mine = table.view(seat)["mine"]
        for text in watcher.heard:
            assert '"mine"' not in text, (mine, json.loads(text).keys())
