"""Tables whose games have come to a certain point."""

from __future__ import annotations

import random

from tests.server.process import Server
from tests.server.table import Table, ok

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
    answer = {"decision": prompt["decision"], "move": chance.choice(prompt["moves"])}
    awaiting: list[int] = ok(table.post("/moves", seat, answer))["view"]["awaiting"]
    return awaiting


def play_some(table: Table, number: int, chance: random.Random | None = None) -> list[int]:
    """Play so many legal moves, or to the end; returns who is asked then."""
    chance = random.Random(number) if chance is None else chance
    awaiting = table.awaiting()
    while awaiting and number:
        awaiting = play(table, awaiting[0], chance)
        number -= 1
    return awaiting


def asked(server: Server, question: str, after: int = 0, **options: object) -> tuple[Table, int]:
    """A table where a question is asked after so many moves at the earliest; and whom."""
    chance = random.Random(question)
    for _ in range(20):
        table = make(server, **options)
        awaiting = play_some(table, after, chance)
        while awaiting:
            if table.prompt(awaiting[0])["question"] == question:
                return table, awaiting[0]
            awaiting = play(table, awaiting[0], chance)
    raise AssertionError(f"{question} is asked in none of 20 games")


class Shown:
    """Tables to look at only, so that many tests may share them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.found: dict[str, tuple[Table, int]] = {}
        self.over = make(server)
        assert play_some(self.over, 10_000) == []

    def asked(self, question: str) -> tuple[Table, int]:
        """A table where the question is asked, and whom."""
        if question not in self.found:
            self.found[question] = asked(self.server, question, QUESTIONS[question])
        return self.found[question]
