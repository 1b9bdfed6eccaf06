"""Undo, replay, and links to a moment."""

from __future__ import annotations

import re

from tests.browser.conftest import Come
from tests.server.process import Server


def test_a_move_of_the_own_turn_is_taken_back(come: Come, server: Server) -> None:
    table = server.make("link", "link", "link")
    seat = table.answer_all()
    person = come()
    person.sit(table.id, table.keys[seat])
    table_then = person.view["public"]
    safe = person.page.get_by_role("button", name=re.compile("Path of the Gods"))
    safe.first.click()
    person.until(lambda: person.view["public"]["location"] == "path", "nobody went there")
    person.button("Take back your last move").click()
    person.until(lambda: person.view["public"] == table_then, "it was not taken back")


def test_while_the_game_runs_one_steps_back_and_forth_and_a_line_of_the_log_leads_to_its_moment(
    come: Come, server: Server
) -> None:
    table = server.make("link", "link", "link")
    for _ in range(30):
        table.play(table.awaiting()[0])
    person = come()
    person.sit(table.id, table.keys[0])
    page = person.page
    line = page.locator(".log .lines li:not(.sep)").nth(3)
    said = line.locator(".said").inner_text()
    line.locator(".goto").click()
    page.locator(".replay").wait_for()
    assert said in page.locator(".log li.shown .said").all_inner_texts()
    shown = page.locator(".replay .num")
    before = shown.inner_text()
    page.get_by_role("button", name="One step back").click()
    person.until(lambda: shown.inner_text() != before, "no step back")
    page.get_by_role("button", name="One step on").click()
    person.until(lambda: shown.inner_text() == before, "no step on")
    moment = page.url
    page.get_by_role("button", name="To the present").click()
    page.locator(".replay").wait_for(state="detached")
    person.go(moment)
    page.reload()
    page.locator(".replay").wait_for()
    assert shown.inner_text() == before


def test_after_the_game_every_seats_view_is_open(come: Come, server: Server) -> None:
    table = server.make("link", "link", "link")
    table.play_to_the_end()
    person = come()
    person.sit(table.id, table.spectator)
    page = person.page
    page.locator(".stage.score").wait_for()
    person.button("Watch the replay").click()
    page.locator(".replay").wait_for()
    page.get_by_role("button", name="One step on").click()
    page.get_by_label("Whose view").select_option("Player 1")
    page.locator(".tray .me b").get_by_text("Player 1").wait_for()
    page.get_by_label("Whose view").select_option("Player 2")
    page.locator(".tray .me b").get_by_text("Player 2").wait_for()
