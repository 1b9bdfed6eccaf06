"""Card sets drawn by lot, so that a network learns what cards do and not which they are.

Each is the packaged one, in which half of the rituals do what rituals do for other costs, in other
amounts, and sometimes two things at once; half of them have longer or shorter tracks and rows of
missions, too.
"""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Final

from raiatea.catalogue.rewriting import write_rituals

DEARER: Final = (-2, 3)
MORE: Final = (-2, -1, 1, 2)
CHANGES: Final = 0.5  # how likely a ritual is another, and in it an amount
JOINS: Final = 0.2  # how likely a personal ritual does something else as well
ALSO: Final = tuple(
    f'{{ do = "{thing}", amount = {amount} }}'
    for thing, most in (("pearls", 4), ("mana", 5), ("priests", 2), ("tattoos", 2))
    for amount in range(1, most + 1)
)
COST: Final = re.compile(r"^cost = (\d+)", re.MULTILINE)
AMOUNT: Final = re.compile(r"\b(amount|factor|per_player|vp) = (\d+)")
PERSONAL: Final = 'colour = "black"'
BOARD: Final = "board.toml"
TRACKS: Final = re.compile(r"^(last|space) = ([1-9]\d*)", re.MULTILINE)
ROWS: Final = re.compile(r"^rows = \[(.*)\]", re.MULTILINE)
LONGER: Final = (-1, 1)


def write_varied_cards(folder: Path, seed: int) -> None:
    """Write the set of this seed into a new folder."""
    dice = random.Random(seed)
    write_rituals(folder, lambda entry: varied(entry, dice) if dice.random() < CHANGES else entry)
    if dice.random() < CHANGES:
        board = folder / BOARD
        board.write_text(varied_board(board.read_text("utf-8"), dice), "utf-8")


def varied(entry: str, dice: random.Random) -> str:
    """A ritual for another cost, and often with other amounts."""

    def cost(found: re.Match[str]) -> str:
        return f"cost = {max(1, int(found[1]) + dice.randint(*DEARER))}"

    def amount(found: re.Match[str]) -> str:
        if dice.random() >= CHANGES:
            return found[0]
        return f"{found[1]} = {max(1, int(found[2]) + dice.choice(MORE))}"

    entry = COST.sub(cost, entry)
    entry = AMOUNT.sub(amount, entry)
    if PERSONAL in entry and dice.random() < JOINS:
        entry = entry.replace(" }]", f" }}, {dice.choice(ALSO)}]")
    return entry


def varied_board(text: str, dice: random.Random) -> str:
    """A board whose ranks and priests lie elsewhere, with other rows of missions."""

    def about(number: str) -> str:
        return str(max(1, int(number) + dice.randint(*LONGER)))

    text = TRACKS.sub(lambda found: f"{found[1]} = {about(found[2])}", text)
    return ROWS.sub(lambda found: f"rows = [{', '.join(map(about, found[1].split(', ')))}]", text)
