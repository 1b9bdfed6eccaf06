"""Nothing is given up or done twice by a slip: Enter and double clicks at every question of games.

`make test-thorough` plays more of them.
"""

from __future__ import annotations

import json
import random
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import WebSocket

from tests.browser.conftest import Come
from tests.browser.person import Person, hasty
from tests.browser.tables import make, play
from tests.browser.thorough import THOROUGH
from tests.server.process import Server
from tests.server.table import Table

# A question may be asked often; after so many times it holds no more news.
OFTEN = 1000 if THOROUGH else 2
# What guards against slips takes less than this, and as long as it does for people.
GUARDED = 400


class Sender:
    """Notes the moves that a page sends."""

    def __init__(self, person: Person) -> None:
        self.sent: list[str] = []
        person.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self.note)

    def note(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "move":
            self.sent.append(message["move"])


def next_question(table: Table, person: Person, seat: int, chance: random.Random) -> str | None:
    """Let the others play until the seat is asked and the page shows it; None in the end."""
    while awaiting := table.awaiting():
        others = [one for one in awaiting if one != seat]
        if not others:
            prompt = table.prompt(seat)
            person.until(partial(is_asked, person, prompt["decision"]), "it is not asked")
            person.until(lambda: ready(person), "the bar does not listen")
            return str(prompt["question"])
        play(table, others[0], chance)
    return None


def is_asked(person: Person, decision: int) -> bool:
    return person.decision == decision


def ready(person: Person) -> bool:
    return bool(
        person.page.evaluate(
            "document.querySelector('.prompt:not(.wait, .inert)') !== null"
            " && document.querySelector('.pending') === null"
        )
    )


def settled(person: Person) -> None:
    """What was pressed has come to its end: everything that was sent is answered."""
    person.until(lambda: ready(person) or person.decision is None, "it does not end")


# What everybody is asked in every game; what else is asked depends on the cards.
ALWAYS = {"KeepTogether", "ChooseLocation", "Dance", "BuyRituals", "Prepare", "Offer", "Build"}


def walk(come: Come, server: Server, seed: int, press: Enter | DoubleClick) -> set[str]:
    """Play a game, in short until all that everybody is asked was asked often enough; `press` does
    something at the questions of one seat, and what is not answered by that is answered anyhow.
    Returns what was asked."""
    chance = random.Random(seed)
    table = make(server)
    person = come()
    person.page.add_init_script(hasty(GUARDED))
    sender = Sender(person)
    person.sit(table.id, table.keys[0])
    asked: dict[str, int] = {}
    while question := next_question(table, person, 0, chance):
        asked[question] = asked.get(question, 0) + 1
        if asked[question] <= OFTEN:
            state = table.state(0)
            sender.sent.clear()
            press(person, state, chance)
            settled(person)
            press.check(state, sender.sent)
            if person.decision != state["view"]["prompt"]["decision"]:
                continue
            person.page.keyboard.press("Escape")
        elif all(asked.get(one, 0) >= OFTEN for one in ALWAYS):
            break
        play(table, 0, chance)
    return set(asked)


class Enter:
    """Press Enter."""

    def __call__(self, person: Person, state: dict[str, Any], chance: random.Random) -> None:
        person.page.keyboard.press("Enter")

    def check(self, state: dict[str, Any], sent: list[str]) -> None:
        moves = [one for one in state["asked"]["moves"] if one["move"] in sent]
        question = state["view"]["prompt"]["question"]
        for move in moves:
            kind = move["terms"]["kind"]
            assert kind != "forgo", f"Enter gave something up: {move['move']} at {question}"
            alone = len(state["asked"]["moves"]) == 1
            assert kind != "end" or alone, f"Enter ended the turn at {question}"


class DoubleClick:
    """Click twice on something that can be pressed."""

    def __call__(self, person: Person, state: dict[str, Any], chance: random.Random) -> None:
        person.page.mouse.move(3, 3)
        found = person.page.locator(
            ".prompt :is(.pick, .do, .far):not([aria-disabled]):visible, .play button.legal:visible"
        )
        found.first.wait_for()
        found.nth(chance.randrange(found.count())).dblclick()

    def check(self, state: dict[str, Any], sent: list[str]) -> None:
        assert len(sent) <= 1, f"a double click sent {sent}"


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(20 if THOROUGH else 1))
def test_enter_gives_nothing_up(come: Come, server: Server, seed: int) -> None:
    assert walk(come, server, seed, Enter()) >= ALWAYS


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(5 if THOROUGH else 1))
def test_a_double_click_acts_once(come: Come, server: Server, seed: int) -> None:
    assert walk(come, server, 100 + seed, DoubleClick()) >= ALWAYS


# What would happen after a second or two happens when the test says so.
LATER = """
  window.later = [];
  const soon = window.setTimeout;
  window.setTimeout = (act, after, ...more) =>
    after > 900 && after <= 1500 ? window.later.push(act) : soon(act, after, ...more);
"""


def test_what_leaves_no_choice_passes_by_itself_and_not_at_once(come: Come, server: Server) -> None:
    chance = random.Random(5)
    table = make(server)
    awaiting = table.awaiting()
    while not secret(table, awaiting[0]):
        awaiting = play(table, awaiting[0], chance)
    seat = awaiting[0]
    before = table.state(seat)
    person = come(passes=True)
    person.page.add_init_script(LATER)
    person.sit(table.id, table.keys[seat])
    person.page.get_by_text("Nothing to do here").wait_for()
    assert table.state(seat)["view"] == before["view"]
    assert person.page.locator(".prompt :is(.pick, .do, .far)").count() == 0
    person.page.evaluate("window.later.splice(0).forEach((act) => act())")
    person.until(lambda: table.state(seat)["version"] > before["version"], "it does not pass")


def test_whether_there_is_anything_else_is_asked_of_nobody_who_has_nothing_else(
    come: Come, server: Server
) -> None:
    table, seat = lingering(server)
    person = come(passes=True)
    person.sit(table.id, table.keys[seat])
    person.page.locator(".prompt.wait").get_by_text("Your turn ends.").wait_for()
    assert person.page.get_by_text("Anything else?").count() == 0
    person.until(lambda: seat not in table.awaiting(), "the turn does not end")
    assert person.page.locator("[data-voice=assertive]").inner_text() == ""


def lingering(server: Server) -> tuple[Table, int]:
    """A table of people where somebody has a Shaman at the end of their turn, and no use for it."""
    chance = random.Random(6)
    for _ in range(20):
        table = make(server)
        for seat, prompt in table.moments(chance.choice):
            if prompt["question"] == "Linger" and len(prompt["moves"]) == 1:
                return table, seat
    raise AssertionError("nobody has nothing else to do")


def secret(table: Table, seat: int) -> bool:
    """Whether only the seat knows that it has no choice, and others wait for it."""
    state = table.state(seat)
    view = state["view"]
    alone = view["awaiting"] == [seat] and not view["prompt"]["together"]
    return bool(alone and state["asked"]["empty"] == "secret" and state["undo"] == 0)
