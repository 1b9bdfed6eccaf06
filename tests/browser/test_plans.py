"""Somebody says what they would answer if they were asked, in a game of four to its end."""

from __future__ import annotations

import random
import time
from typing import Any

from tests.browser.conftest import Come
from tests.browser.person import PATIENCE, Person
from tests.browser.tables import make, play
from tests.server.process import Server
from tests.server.table import Table

ME = 0
ENOUGH = 2
CEREMONIES = 3
BUILDING = "Pass until this building ends"


class Planner:
    """One of four, who plans in the browser whatever may be planned, each question in two rounds."""

    def __init__(self, table: Table, person: Person) -> None:
        self.table = table
        self.person = person
        self.planned: set[tuple[str, str]] = set()
        self.asked: list[str] = []
        """What was asked of me and not planned."""
        self.withdrew = False
        person.go(f"#/t/{table.id}/{table.keys[ME]}")
        person.page.locator(".prompt").wait_for()

    def state(self) -> dict[str, Any]:
        """How things stand when all that was planned is answered."""
        while True:
            state = self.table.state(ME)
            prompt = state["view"]["prompt"]
            if prompt is None or not standing(state, prompt["question"]):
                return state
            self.answers(prompt)

    def answers(self, prompt: dict[str, Any]) -> None:
        """Wait until what was planned is answered."""
        end = time.monotonic() + PATIENCE
        while self.table.view(ME)["mine"]["decision"] == prompt["decision"]:
            assert time.monotonic() < end, f"{prompt['question']} is not answered"

    def looks(self, state: dict[str, Any]) -> bool:
        """Plan what has not been planned in this round, if there is anything."""
        before = len(self.planned)
        round_, prompt = state["view"]["public"]["round"], state["view"]["prompt"]
        if prompt is not None and prompt["question"] == "Build":
            if ("Build", round_) not in self.planned:
                self.planned.add(("Build", round_))
                self.person.button(BUILDING).click()
                self.answers(prompt)
        elif prompt is None:
            for offer in state["plans"]:
                question = offer["question"]
                rounds = {at for one, at in self.planned if one == question}
                known = offer["planned"] or round_ in rounds or len(rounds) == ENOUGH
                if offer["moves"] and question != "Build" and not known:
                    self.planned.add((question, round_))
                    self.plan(offer)
        return len(self.planned) > before

    def plan(self, offer: dict[str, Any]) -> None:
        page = self.person.page
        page.locator(".prompt .plans").click()
        names = {
            "PathTurn": "On the Path of the Gods, in this round",
            "Dance": "In the dance of the priests",
            "BuyRituals": "When rituals are bought",
            "Offer": "When everyone offers mana",
            "ChooseGift": "When you choose a gift",
            "Bid": "In every auction of this ceremony",
        }
        part = page.get_by_role("dialog").get_by_role("region", name=names[offer["question"]])
        if offer["most"] > 1:
            for gift in ("2 pearls", "1 tattoo", "1 commodity"):
                part.get_by_role("button").filter(has_text=gift).click()
                part.get_by_role("button", pressed=True).filter(has_text=gift).wait_for()
        elif part.get_by_label("More").count():
            part.get_by_label("More").click()
        else:
            part.get_by_role("button").first.click()
        withdraw = part.get_by_role("button", name="Withdraw")
        withdraw.wait_for()
        if not self.withdrew:  # and plan it again
            withdraw.click()
            withdraw.wait_for(state="detached")
            assert not standing(self.table.state(ME), offer["question"])
            part.get_by_role("button").first.click()
            withdraw.wait_for()
            self.withdrew = True
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")
        page.locator(".prompt").get_by_text("lanned").first.wait_for()


def standing(state: dict[str, Any], question: str) -> bool:
    return any(one["planned"] for one in state["plans"] if one["question"] == question)


def test_who_plans_is_asked_less_and_nobody_else_hears_of_it(come: Come, server: Server) -> None:
    table = make(server, *["link"] * 4)
    planner = Planner(table, come())
    chance = random.Random(4)
    while awaiting := (state := planner.state())["view"]["awaiting"]:
        if not planner.looks(state):
            seat = chance.choice(awaiting)
            if seat == ME:
                planner.asked.append(state["view"]["prompt"]["question"])
            play(table, seat, chance)
    # Whatever the cards: nobody's goods matter to these.
    assert planner.asked.count("BuyRituals") < CEREMONIES
    assert "Build" not in planner.asked
    planner.person.page.get_by_text("Thank you for playing").first.wait_for()
    mine = table.keys[ME]
    assert any('"planned":[{' in text for key, text in table.heard if key == mine)
    assert not any('"planned":[{' in text for key, text in table.heard if key != mine)
