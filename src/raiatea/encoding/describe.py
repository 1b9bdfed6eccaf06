"""The two tables of docs/rl.md, written from the tables that make the numbers.

    python -m raiatea.encoding.describe

prints them.
"""

from __future__ import annotations

from raiatea.encoding.actions import ABOUT, ACTIONS, COPIES, NUMBER, TABLE
from raiatea.encoding.fields import BLOCKS, LENGTH, Span

PLACES_TOLD = 6


def field_rows(block: str, fields: tuple[Span, ...], start: int) -> list[str]:
    found = []
    for field in fields:
        size = len(field.places)
        where = str(start) if size == 1 else f"{start}–{start + size - 1}"
        places = ", ".join(field.places[:PLACES_TOLD]) + (", …" if size > PLACES_TOLD else "")
        divided = "" if field.most == 1 else str(field.most)
        found.append(f"| {where} | {block} | {field.name} | {places} | {divided} | {field.text} |")
        start += size
    return found


def observation_table() -> str:
    """Every field of an observation: where it stands, what it counts, and divided by what."""
    rows = [
        "| places | block | field | one for each | divided by | what |",
        "|---|---|---|---|---|---|",
    ]
    start = 0
    for block, fields in BLOCKS[:3]:
        rows += field_rows(block, fields, start)
        start += sum(len(field.places) for field in fields)
    size = sum(len(field.places) for field in BLOCKS[2][1])
    for block, _ in BLOCKS[3:]:
        rows.append(f"| {start}–{start + size - 1} | {block} | | | | as seat 0 |")
        start += size
    assert start == LENGTH
    return "\n".join(rows) + "\n"


def action_table() -> str:
    """Every verb: where its actions stand, what they are about, and an example."""
    rows = ["| numbers | verb | one for each | the first |", "|---|---|---|---|"]
    for verb, about in ABOUT.items():
        own = [NUMBER[action.text] for action in TABLE if action.verb == verb]
        where = str(own[0]) if len(own) == 1 else f"{own[0]}–{own[-1]}"
        each = f"copy of a {about}" if verb in COPIES else about
        if verb == "sell":
            each = "commodity and price"
        rows.append(f"| {where} | {verb} | {each} | `{ACTIONS[own[0]]}` |")
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    print(observation_table(), action_table(), sep="\n")  # noqa: T201 - that is its use
