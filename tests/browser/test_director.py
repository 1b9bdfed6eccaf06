"""What others do is shown scene by scene, and nothing before its scene."""

from __future__ import annotations

import random
import re
from typing import Any

import msgspec
import pytest

from raiatea.telling.sayings import Entry
from raiatea.words import Words
from tests.browser.conftest import Come
from tests.browser.person import HASTE, Person
from tests.browser.tables import NAMES, asked, make, play
from tests.server.process import Server
from tests.server.table import Table

# The clock of the page runs fast, so that a whole game is seen in little time. What the caption says
# in the end of each scene is noted, with the face of the die and the names on title cards; and so
# is any line of the log that nothing was said of before.
NOTES = """
window.captions = [];
window.dice = [];
window.titles = [];
window.early = [];
const text = (one) => one?.innerText.replace(/\\s+/g, ' ').trim() ?? '';
let noted = null;
let begun = false;
new MutationObserver(() => {
  const caption = document.querySelector('.prompt.caption');
  const scene = caption?.querySelector('.runs') ?? null;
  if (caption?.dataset.beat === 'result' && scene !== noted) {
    noted = scene;
    const title = text(document.querySelector('.titlecard b'));
    if (title !== '') titles.push(title);
    if (!['step', 'round'].includes(caption.dataset.scene)) captions.push(text(caption.querySelector('.say b')));
    const die = document.querySelector('.die-tray .d4 b');
    if (die !== null) dice.push(Number(die.innerText));
  }
  const lines = [...document.querySelectorAll('.log .said')];
  if (lines.length === 0) return;
  begun ||= captions.length > 0;
  const last = text(lines.at(-1));
  // Who has won is not told before the points are counted.
  const counted = document.querySelector('.stage.score, [data-scene=end]') !== null;
  if (begun && !captions.includes(last) && !counted) early.push(last);
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


def told(table: Table, since: int) -> tuple[list[str], list[int], int]:
    """What the record tells everybody: sentences, faces of the die, and how many rounds began."""
    words = Words("en")
    log = [line for line in table.state(None)["log"] if line["version"] > since]
    entries = [msgspec.convert(one, Entry) for line in log for one in line["story"]]
    sentences = [
        words.say("ui-end-over")
        if entry.scene == "end"
        else " ".join(words.tell(saying, NAMES) for saying in entry.says)
        for entry in entries
        if entry.scene != "round"
    ]
    events: list[dict[str, Any]] = [event for line in log for event in line["events"]]
    faces = [event["face"] for event in events if event["event"] == "rolled"]
    return sentences, faces, sum(entry.scene == "round" for entry in entries)


def seen(person: Person, name: str) -> Any:
    return person.page.evaluate(name)


def test_who_reads_only_the_screen_knows_every_turn_of_the_others(
    come: Come, server: Server
) -> None:
    table = make(server, variants=["tane"])
    person = come(speed="normal", reduced_motion="no-preference")
    person.page.add_init_script(HASTE + NOTES)
    person.sit(table.id, table.spectator)
    since = table.state(None)["version"]
    chance = random.Random(5)
    awaiting = table.awaiting()
    while awaiting:
        for _ in range(6):
            awaiting = play(table, awaiting[0], chance) if awaiting else []
        person.until(lambda: person.view == table.view(None), "the news did not come")
        person.page.locator(".prompt.caption").wait_for(state="detached")
    person.page.locator(".stage.score").wait_for()
    sentences, faces, rounds = told(table, since)
    assert seen(person, "captions") == [re.sub(r"\s+", " ", one) for one in sentences]
    # What waited for too long was told only.
    dice = seen(person, "dice")
    faces_left = iter(faces)
    assert all(face in faces_left for face in dice)
    assert len(dice) > len(faces) / 2
    assert len([one for one in seen(person, "titles") if re.search(r"\d$", one)]) > rounds / 2
    assert seen(person, "early") == []


# Notes every change of what stands in panels, on tracks and at the site while no scene moves pieces,
# once the table is laid out: what is asked comes last.
EARLY = """
window.early = [];
let last = '';
new MutationObserver(() => {
  if (document.querySelector('.prompt') === null) return;
  const beat = document.querySelector('.prompt.caption')?.dataset.beat ?? 'none';
  const places = [...document.querySelectorAll('.players .stats, .lower')];
  const now = places.map((one) => one.innerText).join(' ');
  if (now !== last && last !== '' && ['none', 'spotlight'].includes(beat)) early.push([beat, last, now]);
  last = now;
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


@pytest.mark.parametrize("speed", ["fast", "instant"])
def test_no_number_of_the_table_changes_before_its_scene(
    come: Come, server: Server, speed: str
) -> None:
    table, seat = asked(server, "Offer")
    person = come(speed=speed)
    person.page.add_init_script(HASTE + EARLY)
    person.sit(table.id, table.spectator)
    chance = random.Random(2)
    awaiting = [seat]
    for _ in range(24):
        awaiting = play(table, awaiting[0], chance)
    person.until(lambda: person.view == table.view(None), "the news did not come")
    person.page.locator(".prompt.caption").wait_for(state="detached")
    if speed == "fast":
        assert seen(person, "early") == []
    else:  # all changes at once: so the notes would show what came too early
        person.until(lambda: seen(person, "early"), "nothing is noted")


def test_to_my_turn_lands_and_is_no_move(come: Come, server: Server) -> None:
    table, seat = asked(server, "ChooseLocation", 30)
    person = come(speed="slow")
    me = next(one for one in range(3) if one != seat)
    person.sit(table.id, table.keys[me])
    chance = random.Random(1)
    awaiting = [seat]
    while awaiting[0] != me:
        awaiting = play(table, awaiting[0], chance)
    decision = table.prompt(me)["decision"]
    person.page.locator(".prompt.caption").get_by_text("To my turn").wait_for()
    assert person.page.locator(".play .legal").count() == 0
    person.page.keyboard.press("Enter")
    person.page.locator(".prompt:not(.caption):not(.wait)").wait_for()
    assert table.prompt(me)["decision"] == decision
    assert person.page.locator(".prompt.caption").count() == 0
