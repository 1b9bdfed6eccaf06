"""Somebody who hears the page: knows nothing but what the accessibility tree tells a screen reader."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Error, Page

from tests.browser.person import PATIENCE


@dataclass(frozen=True)
class Heard:
    """One thing of the tree: its role, its name, and what is said of its state."""

    node: int
    role: str
    name: str
    says: dict[str, Any]


class Reader:
    """Reads roles and names, hears live regions, and presses what it has read of."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.devtools = page.context.new_cdp_session(page)
        self.devtools.send("Accessibility.enable")
        self.regions: dict[str, Heard] = {}

    def read(self, role: str, name: str | None = None, within: Heard | None = None) -> list[Heard]:
        """All of a role, by that name where one is given, in the page or in a part of it."""
        root = {"backendNodeId": within.node} if within else {"objectId": self._document()}
        sought = {"role": role, **({} if name is None else {"accessibleName": name})}
        found = self.devtools.send("Accessibility.queryAXTree", {**root, **sought})
        return [heard(one) for one in found["nodes"] if "backendDOMNodeId" in one]

    def _document(self) -> str:
        found = self.devtools.send("Runtime.evaluate", {"expression": "document"})
        return str(found["result"]["objectId"])

    def spoken(self, how: str) -> str:
        """What a live region says now: polite or assertive."""
        if how not in self.regions:
            nodes = [one for one in self.read("generic") if one.says.get("live") == how]
            self.regions[how] = nodes[0]
        return " ".join(one.name for one in self.read("StaticText", within=self.regions[how]))

    def press(self, one: Heard) -> bool:
        """As screen readers do: the focus goes there, and Enter; unless it has gone since it was read."""
        try:
            self.devtools.send("DOM.focus", {"backendNodeId": one.node})
        except Error:
            return False
        self.page.keyboard.press("Enter")
        return True

    def until(self, found: Callable[[], Any], what: str) -> Any:
        """Listen until there is something to be heard."""
        end = time.monotonic() + PATIENCE
        while not (one := found()):
            assert time.monotonic() < end, f"never heard: {what}"
            self.page.wait_for_timeout(20)
        return one


def heard(node: dict[str, Any]) -> Heard:
    properties = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
    return Heard(
        node["backendDOMNodeId"],
        node["role"]["value"],
        node.get("name", {}).get("value", ""),
        properties,
    )
