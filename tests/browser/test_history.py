"""Undo, takebacks, replay, and links to a moment."""

from __future__ import annotations

import random
import re
from functools import partial

from raiatea.words import Words
from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.tables import asked, make
from tests.server.process import Server
from tests.server.table import Table, ok


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


ROLLS = ("go reef", "go marae")


def after_a_roll(server: Server) -> tuple[Table, int]:
    """A table where somebody has just rolled a die, which nothing but consent takes back."""
    table, seat = asked(server, "ChooseLocation")
    rolled = [move for move in table.prompt(seat)["moves"] if move in ROLLS]
    table.play(seat, rolled[0])
    assert table.state(seat)["undo"] == 0
    return table, seat


def test_bots_let_one_go_back_behind_a_roll_but_one_is_asked_first(
    come: Come, server: Server
) -> None:
    table = server.make("link", "random", "random")
    person = come()

    def has_gone_to_the_reef() -> bool:
        prompt = table.view(0)["prompt"]
        if prompt is None:
            return False
        chosen = "go reef" if "go reef" in prompt["moves"] else prompt["moves"][0]
        table.play(0, chosen)
        return bool(chosen == "go reef")

    person.until(has_gone_to_the_reef, "the reef was never free")
    person.sit(table.id, table.keys[0])
    version = table.state(0)["version"]
    undo = person.page.get_by_role("button", name=re.compile("^Undo: .*Reef"))
    anew = person.page.get_by_text("What was revealed then is drawn anew.")
    undo.click()
    anew.wait_for()
    person.page.keyboard.press("Enter")
    anew.wait_for()
    person.page.keyboard.press("Escape")
    anew.wait_for(state="detached")
    undo.click()
    anew.wait_for()
    assert [event for line in table.state(0)["log"][version:] for event in line["events"]] == []
    person.button("Take it back").click()
    person.until(lambda: person.question == "ChooseLocation", "it was not taken back")
    assert table.state(0)["log"][-1]["events"][0]["takeback"] == 1


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
    table.play_some(30, random.Random(30).choice)
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
    page.keyboard.press("Shift+ArrowLeft")
    person.until(lambda: shown.inner_text() != before, "no step back by key")
    page.keyboard.press("Shift+ArrowRight")
    person.until(lambda: shown.inner_text() == before, "no step on by key")
    moment = page.url
    page.get_by_role("button", name="Back to now").click()
    page.locator(".replay").wait_for(state="detached")
    person.go(moment)
    page.reload()
    page.locator(".replay").wait_for()
    assert shown.inner_text() == before


def at(person: Person) -> int:
    """The moment that the replay shows."""
    return int(person.page.locator(".replay .num").inner_text().split()[0])


def test_a_replay_steps_by_turns_and_a_chip_leads_to_its_round(come: Come, over: Table) -> None:
    lines = over.state(None)["log"]
    turns = [
        line["version"] - 1
        for before, line in zip([{"turn": None}, *lines], lines, strict=False)
        if line["turn"] != before["turn"]
    ]
    first = next(line["version"] - 1 for line in lines if line["turn"]["round"] == "C1")
    person = come()
    page = person.page
    person.sit(over.id, over.spectator)
    page.locator(".stage.score").wait_for()
    page.get_by_role("button", name="Ceremony 1: look at it again").click()
    person.until(lambda: at(person) == first, "the chip does not lead to its round")
    assert page.locator(".play.past").count() == 1
    place = turns.index(first)
    for step, key in ((1, "ArrowRight"), (2, "ArrowRight"), (1, "ArrowLeft")):
        page.keyboard.press(key)
        person.until(lambda: at(person) == turns[place + step], f"no turn by {key}")  # noqa: B023
    page.get_by_role("button", name="One turn back").click()
    person.until(lambda: at(person) == first, "no turn back by button")
    page.get_by_role("button", name="Speed × 4").click()
    page.keyboard.press("Escape")
    page.locator(".replay").press(" ")
    person.until(lambda: at(person) > first + 1, "Space does not play")
    page.locator(".replay").press(" ")
    page.locator(".play-pause").get_by_text("Play").wait_for()


def test_after_the_end_all_screens_can_be_open(come: Come, over: Table) -> None:
    half = len(over.state(None)["log"]) // 2
    person = come()
    person.sit(over.id, over.spectator)
    person.go(f"#/t/{over.id}/at/{half}")
    person.page.get_by_label("Seen by").select_option("All screens open")
    person.until(lambda: person.page.locator(".scr.open").count() == 3, "screens are closed")
    words = Words("en")
    hands = over.get(f"/moments/{half}?seat=all", None).json()["open"]
    for screen, mine in zip(person.page.locator(".scr.open").all(), hands, strict=True):
        names = {words.name("ritual", one) for one in mine["rituals"]}
        assert names <= set(screen.inner_text().splitlines()), screen.inner_text()


def test_after_the_game_every_seats_view_is_open(come: Come, over: Table) -> None:
    person = come()
    person.sit(over.id, over.spectator)
    page = person.page
    page.locator(".stage.score").wait_for()
    person.button("Watch the replay").click()
    page.locator(".replay").wait_for()
    page.get_by_role("button", name="One turn on").click()
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


# Scenes stand still: what is there before they are over was not held back by them.
STILL = """
const soon = window.setTimeout;
window.setTimeout = (what, after = 0, ...more) =>
  after < 200 || after > 9000 ? soon(what, after, ...more) : 0;
"""


def test_a_request_to_go_back_and_the_end_of_the_table_wait_for_no_scene(
    come: Come, server: Server
) -> None:
    table, seat = asked(server, "ChooseLocation")
    other = come(speed="slow")
    page = other.page
    page.add_init_script(STILL)
    other.sit(table.id, table.keys[(seat + 1) % 3])
    prompt = table.prompt(seat)
    table.answer(seat, prompt, next(move for move in ROLLS if move in prompt["moves"]))
    caption = page.locator(".prompt.caption")
    caption.wait_for()
    ok(table.post("/takeback", seat, {"agree": True}))
    other.button("Refuse").click()
    caption.wait_for()
    ok(table.post("/close", table.host))
    page.get_by_text("The host has closed this table.").wait_for()
    assert caption.count() == 0
