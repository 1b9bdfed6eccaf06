"""It is your turn; somebody writes; somebody comes and goes."""

from __future__ import annotations

import json

from tests.browser.conftest import Come
from tests.browser.person import Person
from tests.browser.tables import asked, make
from tests.server.process import Server
from tests.server.table import Table

# Counts the tones that are played, and keeps notifications instead of showing them. Browsers with a
# window allow no sound before the page was touched, nor later for what was made before.
EARS = """
let touched = false;
addEventListener('pointerdown', () => (touched = true), true);
Object.defineProperty(navigator.userActivation, 'hasBeenActive', { get: () => touched });
window.AudioContext = class extends AudioContext {
  silent = !touched;
  get state() { return this.silent ? 'suspended' : super.state; }
  async resume() { this.silent = !touched; }
};
window.strokes = 0;
window.notes = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.strokes += 1; start.apply(this, when); };
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { return (this.permission = 'granted'); }
  constructor(title, options) { window.notes.push([title, options.body]); }
  close() {}
};
Object.defineProperty(document, 'hidden', { get: () => window.elsewhere ?? false });
"""


def waiting(come: Come, server: Server) -> tuple[Person, Table, int]:
    """Somebody who waits for another seat, which has to answer before they are asked."""
    table, asked_now = asked(server, "ChooseLocation")
    person = come()
    person.page.add_init_script(EARS)
    seat = (asked_now + 1) % 3
    person.sit(table.id, table.keys[seat])
    assert person.decision is None
    return person, table, seat


def let_them_be_asked(person: Person, table: Table, seat: int) -> None:
    """The others play until it is this seat's turn."""
    while seat not in (awaiting := table.awaiting()):
        table.play(awaiting[0])
    person.until(lambda: person.decision is not None, "nothing is asked")


def test_the_title_and_the_live_region_say_that_it_is_your_turn(come: Come, server: Server) -> None:
    person, table, seat = waiting(come, server)
    page = person.page
    assert page.title() == "Raiatea"
    polite, loud = page.locator("[data-voice=polite]").first, page.locator("[data-voice=assertive]")
    let_them_be_asked(person, table, seat)
    person.until(lambda: page.title() == "● Your turn", f"the title is {page.title()}")
    person.until(lambda: loud.first.inner_text().startswith("Your turn. "), "nobody says so")
    person.until(lambda: polite.inner_text() in spoken(person), "what happened is not spoken")
    while seat in table.awaiting():
        table.play(seat)
    person.until(lambda: page.title() == "Raiatea", "the title stays")


def spoken(person: Person) -> str:
    return " ".join(person.page.locator(".log .said").all_inner_texts())


def test_a_sound_says_that_it_is_your_turn_once_the_speaker_is_on(
    come: Come, server: Server
) -> None:
    table, seat = asked(server, "ChooseLocation")
    person = come()
    page = person.page
    page.add_init_script(EARS)
    person.sit(table.id, table.keys[seat])
    person.button("Sound is off").click()
    person.button("Sound is on").wait_for()
    heard = page.evaluate("strokes")
    while seat in table.awaiting():
        table.play(seat)
    person.until(lambda: person.decision is None, "still asked")
    let_them_be_asked(person, table, seat)
    person.until(lambda: page.evaluate("strokes") > heard, "the table is silent")


def test_there_is_no_sound_unless_it_was_asked_for_and_a_notification_if_it_was(
    come: Come, server: Server
) -> None:
    person, table, seat = waiting(come, server)
    page = person.page
    person.button("Settings").click()
    page.get_by_label("Show a notification").check()
    page.keyboard.press("Escape")
    page.evaluate("window.elsewhere = true")
    let_them_be_asked(person, table, seat)
    person.until(lambda: page.evaluate("notes.length") == 1, "no notification")
    title, body = page.evaluate("notes[0]")
    assert title == "Your turn"
    assert body == page.locator(".prompt .say b").inner_text()
    assert page.evaluate("strokes") == 0


def test_people_write_to_each_other_and_see_who_is_there(come: Come, server: Server) -> None:
    table = make(server)
    hina, teva = come(), come()
    hina.sit(table.id, table.keys[0])
    panel = hina.page.get_by_role("region", name="Teva", exact=True)
    panel.get_by_text("offline").wait_for()
    teva.sit(table.id, table.keys[1])
    panel.get_by_text("offline").wait_for(state="detached")
    hina.page.get_by_role("region", name="Moana", exact=True).get_by_text("offline").wait_for()
    teva.button("Chat").click()
    teva.page.get_by_label("Say something").fill("Good wind!")
    teva.page.keyboard.press("Enter")
    teva.page.locator(".chat li").get_by_text("Good wind!").wait_for()
    hina.page.locator(".chat-bar").get_by_text("1 new").wait_for()
    hina.button("Chat").click()
    line = hina.page.locator(".chat li")
    line.get_by_text("Good wind!").wait_for()
    assert line.locator("b").inner_text() == "Teva"
    teva.go("#/")
    panel.get_by_text("offline").wait_for()


def test_a_table_without_chat_shows_none(come: Come, server: Server) -> None:
    table = make(server, chat=False)
    person = come()
    person.sit(table.id, table.keys[0])
    assert person.page.locator(".chat-bar").count() == 0


def test_all_see_who_is_ready_but_nothing_of_the_answer(come: Come, server: Server) -> None:
    table, seat = asked(server, "Offer")
    most = max(int(move.split()[1]) for move in table.prompt(seat)["moves"])
    answering, other = come(), come()
    answering.sit(table.id, table.keys[seat])
    other.sit(table.id, table.keys[(seat + 1) % 3])
    before = len(other.heard)
    table.play(seat, f"offer {most}")
    answering.page.get_by_text(f"You offer {most} mana").wait_for()
    seats = other.page.locator(".stage .seat")
    other.until(lambda: seats.get_by_text("ready").count() == 1, "nobody is ready")
    assert seats.get_by_text("thinking").count() == 1
    news = [json.loads(text) for text in other.heard[before:]]  # who sits there may be told too
    states = [one["state"] for one in news if "state" in one]
    told = [event for state in states for line in state["log"] for event in line["events"]]
    assert {key for event in told for key in event} <= {"event", "seat", "number", "commitment"}
    assert {event["event"] for event in told} == {"committed", "answered"}
