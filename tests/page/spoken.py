"""What msgspec, or what takes its place, makes of texts, and what is said at a whole table with it.

`python -m tests.page.spoken alike` prints it as it is in a browser.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import re
import secrets
import sys
from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any
from unittest.mock import patch

if __name__ == "__main__":
    from raiatea.page import alike

    sys.modules["msgspec"] = alike  # that is what is to be shown

import msgspec

from raiatea import catalogue
from raiatea.page import rehearsal
from raiatea.page.office import Office
from raiatea.server import answers, wire, wire_hints, wire_lobby, wire_review
from raiatea.server.store import TableRow
from raiatea.view import View

CHAIR = {"kind": "here", "name": "Ana", "colour": 1, "bot": None}
KEY = "k" * 43
NEW = {"seats": [CHAIR] * 3, "variants": ["tane"], "clock": {"seconds": 60}, "hints": "off"}
READ: list[tuple[Any, Any]] = [
    (wire.NewTable, NEW),
    (wire.Message, {"type": "hello", "secret": KEY, "since": 3}),
    (wire.Message, {"type": "move", "id": "1", "decision": 4, "move": "pass"}),
    (wire.Message, {"type": "plan", "id": "1", "question": "Bid", "moves": ["bid 1", "bid 0"]}),
    (wire.Message, {"type": "ping", "version": None}),
    (wire.AskHint, {"decision": 3, "longer": True, "chosen": ["keep raa"]}),
    (wire.Claim, {"secret": KEY}),
    (wire.Said, {"text": "a\u0000b é"}),
    (wire_lobby.AskMine, {"tables": [{"table": "t-1", "secret": KEY}]}),
    (wire_hints.Hint, {"bot": "b", "moves": [], "longer": False, "used": 1}),
    (answers.RecordFairness, {"salt": "s", "commitment": "c", "answers": []}),
    (answers.Fairness, {"commitment": "c", "salt": "s"}),
    (wire_review.RoundStart, {"round": "A1", "at": 3}),
    (answers.Line, {"version": 1, "events": [{"event": "undone", "seat": 1}], "story": [],
                    "turn": {"round": "", "step": 0, "location": "", "seat": None}}),
]  # fmt: skip
OTHERS: tuple[Any, ...] = (
    *(None, True, 0, -1, 7, 10**30, 1.5, "", "x" * 600, "pass"),
    *([], [None], {}, {"a": 1}),
)


def changed(value: Any) -> Iterator[Any]:
    """The same with one thing in it another, or missing, or more."""
    yield value
    if isinstance(value, dict):
        for name, inside in value.items():
            yield {one: value[one] for one in value if one != name}
            yield from ({**value, name: one} for one in changed(inside))
        yield {**value, "more": 1}
    elif isinstance(value, list):
        yield [*value, *value[:1] * 40]
        for i, inside in enumerate(value[:1]):
            yield from ([*value[:i], one, *value[i + 1 :]] for one in changed(inside))
    yield from OTHERS


def read(text: str, kind: Any) -> str:
    try:
        found = msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError:
        return "no"  # each in its own words
    return f"{found!r} {msgspec.json.encode(found).decode()} {msgspec.to_builtins(found)!r}"


def texts() -> Iterator[str]:
    for kind, value in READ:
        for one in changed(value):
            text = json.dumps(one)
            yield f"{text} -> {read(text, kind)}"
    for text in ("{", "", "[1,", '"', "NaN", '{"text": 1e999}', '{"text": "a"} x'):
        yield f"{text} -> {read(text, wire.Said)}"
    yield repr(msgspec.to_builtins(catalogue.default()))


def steady() -> Any:
    """No chance: whatever is drawn is drawn alike."""
    drawn = random.Random(5)
    return patch.multiple(
        secrets,
        randbits=lambda k: drawn.getrandbits(k),  # noqa: PLW0108 - its name is k
        token_hex=lambda *_: f"{drawn.getrandbits(120):x}",
        token_urlsafe=lambda *_: f"{drawn.getrandbits(60):043x}",
    )


@cache
def table() -> list[str]:
    """All that a page is answered at a table, from the first move to the record."""
    with steady():
        return asyncio.run(game())


async def game() -> list[str]:
    office = Office(rehearsal.MemoryBooks(), rehearsal.InstantMind())
    office.tables.time.now = lambda: 1.0  # type: ignore[method-assign]
    heard: list[str] = []

    async def ask(path: str, key: str = "", body: object = None) -> Any:
        method, text = ("GET", "") if body is None else ("POST", json.dumps(body))
        _, found = await office.ask(method, path, "", key, text)
        heard.append(found)
        return json.loads(found)

    chairs = [{**CHAIR, "name": name, "colour": i + 1} for i, name in enumerate("ABC")]
    made = await ask("/api/tables", "", {"seats": chairs, "chat": False})
    path, keys = f"/api/tables/{made['table']}", [one["secret"] for one in made["seats"]]
    office.tables.windows.seconds = 0.0

    async def look(number: int, seat: int, since: int) -> Any:
        """What a seat is told when it comes back."""
        told: list[str] = []
        office.connect(number, made["table"], told.append, print)
        office.hear(number, json.dumps({"type": "hello", "secret": keys[seat], "since": since}))
        while not told:
            await asyncio.sleep(0)
        office.hear(number, None)
        heard.extend(told)
        return json.loads(told[0])["state"]

    dice = random.Random(3)
    state = await look(0, 0, 0)
    for number in count(1):
        if not state["view"]["awaiting"]:
            break
        seat = state["view"]["awaiting"][0]
        view = View((await look(number, seat, state["version"]))["view"])
        wish = {"decision": view.me.decision, "move": dice.choice(view.moves).text}
        state = await ask(f"{path}/moves", keys[seat], wish)
    await ask(f"{path}/state", keys[0])
    heard.append(json.dumps(await ask(f"{path}/record", keys[0])))
    await office.tables.close()
    return [re.sub(r'"created":[\d.]+', '"created":0', one) for one in heard]


def spoken() -> list[str]:
    said = table()
    digest = hashlib.sha256("\n".join(said).encode()).hexdigest()
    fields = msgspec.structs.asdict(wire.Clock(60)), TableRow.__struct_fields__
    return [*texts(), repr(fields), said[-1], f"{len(said)} answers {digest}"]


if __name__ == "__main__":
    print("\n".join(spoken()))  # noqa: T201 - for the test
