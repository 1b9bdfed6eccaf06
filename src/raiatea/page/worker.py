"""In the worker of a page: lends the browser's JavaScript to Python, and the other way round."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from js import raiatea as page  # type: ignore[import-not-found]
from pyodide.ffi import create_once_callable, create_proxy, to_js  # type: ignore[import-not-found]

from raiatea.bots.learned.judge import Abroad, judge_by
from raiatea.page.minds import obey
from raiatea.page.office import Office


class BrowserBooks:
    """IndexedDB, as the worker's JavaScript has it."""

    def get(self, key: str) -> Awaitable[str | None]:
        return page.get(key)  # type: ignore[no-any-return]

    async def between(self, first: str, last: str) -> list[str]:
        return list(await page.between(first, last))

    async def transact(
        self, key: str | None, write: Callable[[str | None], str | None], lasting: bool
    ) -> bool:
        return bool(await page.transact(key, create_once_callable(write), lasting))

    def announce(self, text: str) -> None:
        page.announce(text)


class BrowserMind:
    """Another worker, which thinks."""

    async def think(self, order: bytes, note: Callable[[float], None]) -> bytes:
        telling = create_proxy(note)
        try:
            found = await page.think(to_js(order), telling)
            return found.to_bytes()  # type: ignore[no-any-return]
        finally:
            telling.destroy()

    def end(self) -> None:
        page.endThinking()


async def open_office() -> Any:
    """What the worker's JavaScript calls."""
    office = Office(BrowserBooks(), BrowserMind())
    await office.open()
    return office


def chances(seen: bytearray, legal: bytes) -> bytes:
    return page.chances(to_js(seen), to_js(legal)).to_bytes()  # type: ignore[no-any-return]


def values(seen: bytearray) -> bytes:
    return page.values(to_js(seen)).to_bytes()  # type: ignore[no-any-return]


judge_by(Abroad(chances, values))


def think(order: Any, note: Callable[[float], None]) -> Any:
    """In the worker that thinks."""
    return to_js(obey(order.to_bytes(), note))
