"""Undo, takebacks, replay, and links to a moment."""

from __future__ import annotations

import re
from functools import partial

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.tables import asked, make, play_some
from tests.server.process import Server
from tests.server.table import Table


def test_a_move_of_the_own_turn_is_taken_back(come: Come, server: Server) -> None:
    table, seat = asked(server, "ChooseLocation")
    person = come()
    person.sit(table.id, table.keys[seat])
    before = person.view["public"]
    path = person.page.locator(".prompt").get_by_role("button", name="Path of the Gods")
    path.click()
    person.page.locator(".prompt .do").click()
    person.until(lambda: person.view["public"]["location"] == "path", "nobody went there")
    person.button("Undo: You chose the Path of the Gods").click()
    person.until(lambda: person.view["public"] == before, "it was not taken back")
    assert person.view["prompt"]["question"] == "ChooseLocation"


def test_an_answer_that_all_give_at_once_can_be_changed_until_the_last_is_in(
    come: Come, server: Server
) -> None:
    table, seat = asked(server, "Offer")
    person = come()
    page = person.page
    person.sit(table.id, table.keys[seat])
    person.button("Offer nothing").click()
    seats = page.locator(".stage .seat")
    seats.filter(has_text="You").get_by_text("ready").wait_for()
    assert seats.get_by_text("thinking").count() == 2
    page.get_by_role("button", name="Change my answer").first.click()
    person.until(lambda: person.question == "Offer", "it cannot be changed")


def after_a_roll(server: Server) -> tuple[Table, int]:
    """A table where somebody has just rolled a die, which nothing but consent takes back."""
    table, seat = asked(server, "ChooseLocation")
    rolled = [move for move in table.prompt(seat)["moves"] if move in ("go reef", "go marae")]
    table.play(seat, rolled[0])
    assert table.state(seat)["undo"] == 0
    return table, seat


def ask_to_undo(person: Person) -> None:
    person.page.get_by_role("button", name=re.compile("^Ask to undo")).click()
    person.page.get_by_text("asks to take back the last move").first.wait_for()


def is_nowhere(person: Person) -> bool:
    return person.view["public"]["location"] is None


def test_beyond_a_roll_of_the_die_a_move_is_taken_back_when_all_others_agree(
    come: Come, server: Server
) -> None:
    table, seat = after_a_roll(server)
    others = [one for one in range(3) if one != seat]
    asking, *people = [come() for _ in range(3)]
    asking.sit(table.id, table.keys[seat])
    for person, one in zip(people, others, strict=True):
        person.sit(table.id, table.keys[one])
    ask_to_undo(asking)
    people[0].button("Agree").click()
    people[0].button("Agree").wait_for(state="detached")
    assert asking.view["public"]["location"] is not None
    people[1].button("Agree").click()
    for person in (asking, *people):
        person.until(partial(is_nowhere, person), "not taken back")
    asking.until(lambda: asking.question == "ChooseLocation", "nothing is asked again")


def test_a_takeback_that_somebody_refuses_is_off_the_table(come: Come, server: Server) -> None:
    table, seat = after_a_roll(server)
    asking, other = come(), come()
    asking.sit(table.id, table.keys[seat])
    other.sit(table.id, table.keys[(seat + 1) % 3])
    before = asking.view["public"]
    ask_to_undo(asking)
    other.button("Refuse").click()
    for person in (asking, other):
        person.page.get_by_text("asks to take back the last move").wait_for(state="detached")
    assert asking.view["public"] == before
    assert asking.decision is not None


def test_while_the_game_runs_one_steps_back_and_forth_and_a_line_of_the_log_leads_to_its_moment(
    come: Come, server: Server
) -> None:
    table = make(server)
    play_some(table, 30)
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
    page.get_by_role("button", name="One step forward").click()
    person.until(lambda: shown.inner_text() == before, "no step on")
    page.keyboard.press("ArrowLeft")
    person.until(lambda: shown.inner_text() != before, "no step back by key")
    page.keyboard.press("ArrowRight")
    person.until(lambda: shown.inner_text() == before, "no step on by key")
    moment = page.url
    page.get_by_role("button", name="Back to now").click()
    page.locator(".replay").wait_for(state="detached")
    person.go(moment)
    page.reload()
    page.locator(".replay").wait_for()
    assert shown.inner_text() == before


def test_after_the_game_every_seats_view_is_open(come: Come, over: Table) -> None:
    person = come()
    person.sit(over.id, over.spectator)
    page = person.page
    page.locator(".stage.score").wait_for()
    person.button("Watch the replay").click()
    page.locator(".replay").wait_for()
    page.get_by_role("button", name="One step forward").click()
    for name in ("Teva", "Moana", "Hina"):
        page.get_by_label("Seen by").select_option(name)
        page.locator(".tray .me b").get_by_text(name).wait_for()
    page.get_by_role("button", name="To the last step").click()
    page.locator(".stage.score").wait_for()


def test_a_link_to_a_moment_shows_it_to_anybody(come: Come, over: Table) -> None:
    person, friend = come(), come()
    person.sit(over.id, over.spectator)
    person.go(f"#/t/{over.id}/at/40/1")
    page = person.page
    page.locator(".replay .num").get_by_text("40 of").wait_for()
    person.button("Link to this moment").click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    friend.go(link)
    friend.page.locator(".replay .num").get_by_text("40 of").wait_for()
    friend.page.locator(".tray .me b").get_by_text("Teva").wait_for()
    assert over.spectator not in friend.page.url
