"""A game that is heard: all of it comes from the accessibility tree, as screen readers read it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from raiatea.words import Words, folded
from tests.browser.conftest import Come
from tests.browser.person import HASTE, Person
from tests.browser.reader import Heard, Reader
from tests.browser.test_buttons import Sender

# What answers nothing.
TOOLS = re.compile(r"Board|Back|Hint|Less|Pass until .*")
AGAIN = "Play again"
WORDS = Words("en")


class Listener:
    """Plays by ear: waits to be asked, hears the choices, and takes any of them."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.reader = Reader(person.page)
        self.sender = Sender(person)
        self.question = ""
        self.pressed: list[str] = []
        self.news: list[str] = []

    def play(self) -> None:
        """Answer until there is a final score."""
        while (here := self.reader.until(self.found, "a question")).name != AGAIN:
            self.answer(here)

    def found(self) -> Heard | None:
        """What is asked of me, once it listens; or what the end of a game offers."""
        here = self.reader.read("region", "Your decision")
        if not here:
            here = self.reader.read("button", AGAIN)
        return here[0] if here and not here[0].says.get("busy") else None

    def answer(self, here: Heard) -> None:
        """Press one of the buttons, rather one that was not pressed yet."""
        told = self.reader.until(lambda: self.reader.spoken("assertive"), "whose turn it is")
        assert told.startswith("Your turn. "), told
        buttons = self.reader.read("button", within=here)
        if self.found() != here:
            return  # what was read is no longer asked
        heard = [(one.name, one.says.get("pressed") == "true") for one in buttons]
        assert ("", False) not in heard, heard
        alike = len(set(heard)) < len(heard)
        assert not alike or twins(next(self.asked())), f"buttons sound alike: {heard}"
        if self.question != told:
            self.question, self.pressed = told, []
            self.hear_the_news()
        able = [one for one in buttons if is_open(one)]
        if not able:
            return  # it passes by itself
        fresh = [one for one in able if one.name not in self.pressed]
        one = self.person.chance.choice(fresh or able)
        before = len(self.sender.sent)
        if not self.reader.press(one):
            return  # it has gone meanwhile
        self.pressed.append(one.name)
        for move in self.sender.sent[before:]:
            known = (one for asked in self.asked() for one in asked["moves"])
            self.check(next(one for one in known if one["move"] == move))

    def hear_the_news(self) -> None:
        """Nobody who has moved is asked again without having heard what happened."""
        if self.sender.sent:
            self.reader.until(lambda: self.reader.spoken("polite"), "what happened")
        self.news.append(self.reader.spoken("polite"))

    def totals(self) -> list[str]:
        """How everybody is told to stand in the end, the winner first."""
        return [one.name for one in self.reader.read("image") if ", total " in one.name]

    def asked(self) -> Iterator[dict[str, Any]]:
        """What the server has asked me, the last of it first."""
        heard = (json.loads(one).get("state") for one in reversed(self.person.heard))
        return (state["asked"] for state in heard if state and state["asked"])

    def check(self, move: dict[str, Any]) -> None:
        """What is done is what one has heard."""
        heard = folded(" ".join(self.pressed))
        what = move["says"]["variables"].get("what")
        meant = (
            move.get("space") or (what and WORDS.say(what["name"])) or str(move.get("amount") or "")
        )
        assert folded(meant) in heard, f"{move['move']} was heard as {self.pressed}"


def twins(asked: dict[str, Any]) -> bool:
    """Whether some choices are alike: copies of a card, or moves that cost and bring the same."""
    brings = [(move["verb"], json.dumps(move["terms"])) for move in asked["moves"]]
    return asked["select"] is not None or len(set(brings)) < len(brings)


def is_open(one: Heard) -> bool:
    able = not one.says.get("disabled") and one.says.get("pressed") != "true"
    return able and TOOLS.fullmatch(one.name) is None


def test_a_whole_game_is_played_by_ear_alone(come: Come) -> None:
    person = come(passes=True)
    person.page.add_init_script(HASTE)
    listener = Listener(person)
    person.go()
    front = listener.reader.until(lambda: listener.reader.read("button"), "the front page")
    listener.reader.press(next(one for one in front if one.name.startswith("Play now")))
    listener.play()
    assert len(listener.sender.sent) > 25
    assert len(set(listener.news)) > len(listener.news) / 2
    totals = [str(score["total"]) for score in person.view["scores"]]
    heard = listener.reader.until(listener.totals, "the final score")
    assert sorted(one.rpartition(" ")[2] for one in heard) == sorted(totals)
    (winner,) = [one.name for one in listener.reader.read("heading") if " wins with " in one.name]
    assert winner == f"{heard[0].partition(':')[0]} wins with {max(totals, key=int)} points"
