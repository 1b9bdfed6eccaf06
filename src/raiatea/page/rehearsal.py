"""A whole evening at a page's tables, kept in memory: whatever a page can do is done once.

What is imported for that is what a page needs.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any

from raiatea.bots.learned.judge import Judge, judge_by
from raiatea.page.minds import obey
from raiatea.page.office import Office
from raiatea.view import View


class MemoryBooks:
    """Books that are forgotten."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def get(self, key: str) -> str | None:
        return self.kept.get(key)

    async def between(self, first: str, last: str) -> list[str]:
        return [text for key, text in sorted(self.kept.items()) if first <= key <= last]

    async def transact(
        self, key: str | None, write: Callable[[str | None], str | None], lasting: bool
    ) -> bool:
        wanted = write(None if key is None else self.kept.get(key))
        if wanted is None:
            raise OSError("nothing was to be written")
        steps = json.loads(wanted)
        if any(step[0] == "add" and step[1] in self.kept for step in steps):
            return False
        for what, where, *text in steps:
            if what == "delete":
                self.kept.pop(where, None)
            else:
                self.kept[where] = text[0]
        return True

    def announce(self, text: str) -> None:
        pass


class Even(Judge):
    """Thinks the same of everything."""

    def chances(
        self, seen: Sequence[bytearray], legal: Sequence[Sequence[int]]
    ) -> list[list[float]]:
        return [[1 / len(can)] * len(can) for can in legal]

    def values(self, seen: Sequence[bytearray]) -> list[float]:
        return [0.5] * len(seen)


class InstantMind:
    """Thinks here and now."""

    async def think(self, order: bytes, note: Callable[[float], None]) -> bytes:
        return obey(order, note)

    def end(self) -> None:
        pass


async def rehearse() -> None:
    """Do once whatever a page can do."""
    judge_by(Even())
    office = Office(MemoryBooks(), InstantMind())
    await office.open()

    async def ask(path: str, key: str = "", body: object = None, query: str = "") -> Any:
        method, text = ("GET", "") if body is None else ("POST", json.dumps(body))
        status, found = await office.ask(method, path, query, key, text)
        assert status < 300, (path, status, found)
        return json.loads(found)

    catalogue = await ask("/api/catalogue")
    chairs = [
        {"kind": "here" if not seat else "bot", "name": name, "colour": seat + 1, "bot": name}
        for seat, name in enumerate(("me", *catalogue["bots"][1:4]))
    ]
    made = await ask("/api/tables", body={"seats": chairs, "tracked": True})
    table, key = f"/api/tables/{made['table']}", made["seats"][0]["secret"]
    said: list[str] = []
    office.connect(1, made["table"], said.append, lambda _: None)
    office.hear(1, json.dumps({"type": "hello", "secret": key}))
    hinted = False
    while True:
        state = await ask(f"{table}/state", key)
        if state["view"]["over"]:
            break
        view = View(state["view"])
        if not view.moves:
            await asyncio.sleep(0)
            continue
        decision = view.me.decision
        if not hinted and len(view.moves) > 1:
            hinted = True
            for longer in (False, True):
                await ask(f"{table}/hint", key, {"decision": decision, "longer": longer})
            await ask(f"{table}/prospects", key)
        await ask(f"{table}/moves", key, {"decision": decision, "move": view.moves[0].text})
    record = await ask(f"{table}/record", key)
    for judge in ("skilled", "learned"):
        while (await ask(f"{table}/review", key, query=f"bot={judge}"))["review"] is None:
            await asyncio.sleep(0)
    await ask(f"{table}/moments/5", key)
    await ask("/api/records", body=record)
    for lesson in catalogue["lessons"]:
        await ask(f"/api/lessons/{lesson}")
    office.hear(1, None)
    await office.tables.close()
