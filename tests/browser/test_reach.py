"""A new decision needs nothing of the client: it is asked, answered and told with its words."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser

from tests.browser.person import Person
from tests.reach.copies import CARDS, WORDS, Copy
from tests.server.process import Server


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of a copy with Fetia, which makes up most of the normal rituals."""
    folder = tmp_path_factory.mktemp("copy")
    copy = Copy(folder)
    copy.follow("A new kind of decision")
    assert copy.touched() == {CARDS, *WORDS, "src/raiatea/engine/effects/pearls_or_mana.py"}
    rituals = folder / CARDS
    normal, forbidden = rituals.read_text("utf-8").split("# Forbidden")
    others = re.sub(r"^copies = \d+$", "copies = 1", normal, flags=re.MULTILINE)
    before, fetia = others.split('id = "fetia"')
    more = 48 - before.count("copies = 1")
    fetia = fetia.replace("copies = 1", f"copies = {more}")
    rituals.write_text(f'{before}id = "fetia"{fetia}# Forbidden{forbidden}', "utf-8")
    subprocess.run([sys.executable, "npm.py", "run", "build"], cwd=folder / "web", check=True)
    path = str(folder / "src")
    with Server(str(folder / "tables.sqlite"), folder / "log", PYTHONPATH=path) as running:
        yield running


class Seat:
    """A seat of a table, by requests alone: the tests' own structures know no Fetia."""

    def __init__(self, server: Server, made: dict[str, Any], seat: int) -> None:
        self.secret = made["seats"][seat]["secret"]
        self.http = httpx.Client(
            base_url=f"{server.url}/api/tables/{made['table']}",
            headers={"Authorization": f"Bearer {self.secret}"},
        )

    def __del__(self) -> None:
        self.http.close()

    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.http.get("/state").raise_for_status().json()["view"]
        return found

    def play(self, prompt: dict[str, Any], chance: random.Random) -> None:
        moves = prompt["moves"]
        wanted = [move for move in moves if move.endswith(" fetia")]
        move = wanted[0] if wanted else chance.choice(moves)
        answer = {"decision": prompt["decision"], "move": move}
        self.http.post("/moves", json=answer).raise_for_status()


def asked(server: Server) -> tuple[str, Seat]:
    """A table at which somebody is asked, and who."""
    chairs = [{"kind": "here", "name": f"Player {n}", "colour": n} for n in (1, 2, 3)]
    made = httpx.post(f"{server.url}/api/tables", json={"seats": chairs}).raise_for_status().json()
    seats = [Seat(server, made, seat) for seat in range(3)]
    chance = random.Random(1)
    while awaiting := seats[0].view()["awaiting"]:
        seat = seats[awaiting[0]]
        prompt = seat.view()["prompt"]
        if prompt["question"] == "GainPearlsOrMana":
            return made["table"], seat
        seat.play(prompt, chance)
    raise AssertionError("nobody was asked")


def test_a_new_decision_is_asked_and_answered(changed: Server, browser: Browser) -> None:
    table, seat = asked(changed)
    before = seat.view()["mine"]["mana"]
    person = Person(browser.new_context(), changed.url)
    person.sit(table, seat.secret)
    prompt = person.page.locator(".prompt")
    prompt.get_by_text("Gain 4 pearls or 4 mana.").wait_for()
    assert prompt.get_by_role("button", name="Gain pearls").is_visible()
    prompt.get_by_role("button", name="Gain mana").click()
    person.until(lambda: seat.view()["mine"]["mana"] == before + 4, "the mana does not come")
    assert person.problems == []
    person.context.close()
