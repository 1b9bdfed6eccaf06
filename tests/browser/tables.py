"""Tables whose games have come to a certain point."""

from __future__ import annotations

import random

from tests.server import dealt
from tests.server.process import Server
from tests.server.table import Table

# Questions of all kinds, and after how many moves they make a full picture.
QUESTIONS = {
    "KeepTogether": 0,
    "ChooseLocation": 60,
    "MaraeTurn": 60,
    "MarketTurn": 60,
    "GiveMask": 60,
    "Prepare": 90,
    "Offer": 90,
    "ChooseGift": 90,
    "Build": 90,
    "Bid": 0,
}
NAMES = ("Hina", "Teva", "Moana", "Tama", "Vaea")


def make(server: Server, *kinds: str, **options: object) -> Table:
    """A new table of people with names of their own; a kind is here, link, or a bot's name."""
    seats = [
        {"name": NAMES[seat], "colour": seat + 1}
        | ({"kind": kind} if kind in ("here", "link") else {"kind": "bot", "bot": kind})
        for seat, kind in enumerate(kinds or ("link",) * 3)
    ]
    made = server.post("/api/tables", None, {"seats": seats, **options})
    assert made.status_code == 201, made.text
    return Table(server, made.json())


def play(table: Table, seat: int, chance: random.Random) -> list[int]:
    """Answer a seat's decision with any legal move; returns who is asked next."""
    prompt = table.prompt(seat)
    view = table.answer(seat, prompt, chance.choice(prompt["moves"]))["view"]
    awaiting: list[int] = view["awaiting"]
    return awaiting


def asked(
    server: Server, question: str, after: int = 0, players: int = 3, **options: object
) -> tuple[Table, int]:
    """A table where a question is asked after so many moves at the earliest; and whom.

    They have something to choose: who has no mana to offer shows nothing of an offering.
    """
    chance = random.Random(question)
    for _ in range(20):
        table = make(server, *("link",) * players, **options)
        for played, (seat, prompt) in enumerate(table.moments(chance.choice)):
            if prompt["question"] != question or played < after:
                continue
            if len(prompt["moves"]) > 1:
                return table, seat
    raise AssertionError(f"{question} is asked in none of 20 games")


class Shown:
    """Tables to look at only, so that many tests may share them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.found: dict[tuple[str, int], tuple[Table, int]] = {}
        with dealt.following("over"):
            self.over = make(server)
        self.over.play_some(10_000, random.Random(0).choice)
        assert self.over.view(None)["over"]

    def asked(self, question: str, players: int = 3) -> tuple[Table, int]:
        """A table where the question is asked, and whom."""
        if (question, players) not in self.found:
            with dealt.following(f"{question} {players}"):
                found = asked(self.server, question, QUESTIONS[question], players)
            self.found[question, players] = found
        return self.found[question, players]
