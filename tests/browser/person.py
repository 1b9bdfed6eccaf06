"""A person in front of a browser: what they see, press and hear, and what goes wrong meanwhile."""

from __future__ import annotations

import contextlib
import json
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    WebSocket,
)

SCREENSHOTS = Path("build/screenshots")
PATIENCE = 120.0  # of which nothing is spent where all goes well


def hasty(least: int = 0) -> str:
    """A page whose clock runs fast: nothing to see, but nobody waits for the pauses that hands need.

    Those of less than so many milliseconds stay; so do those that ask whether the line is alive.
    """
    return f"""
const soon = window.setTimeout;
const shortened = (after) => (after < {least} || after > 9000 ? after : after / 40);
window.setTimeout = (what, after = 0, ...more) => soon(what, shortened(after), ...more);
"""


HASTE = hasty()

# What the prompt offers; the numbers that can be pressed, whether there is something to do or to
# leave, whether something is chosen, and the pieces that can be pressed where they lie.
# Where a piece is to be seen, from its corner: cards in a full hand lie upon each other.
SEEN = """(one) => {
  one.scrollIntoView({ block: 'nearest' });
  const box = one.getBoundingClientRect();
  const parts = [0.5, 0.25, 0.1, 0.75, 0.9];
  const spots = parts.flatMap((y) => parts.map((x) => ({ x: x * box.width, y: y * box.height })));
  const seen = ({ x, y }) => one.contains(document.elementFromPoint(box.left + x, box.top + y));
  return spots.find(seen) ?? spots[0];
}"""
OPEN = """() => {
  const prompt = document.querySelector('.prompt');
  if (prompt === null) return null;
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  const pieces = [...document.querySelectorAll('.play button.legal[data-about]:not(.chosen)')].filter(shown);
  return {
    waiting: prompt.classList.contains('wait'),
    pending: document.querySelector('.pending, .prompt.inert') !== null,
    words: prompt.innerText,
    keys: [...prompt.querySelectorAll('.acts [data-key]:not([aria-disabled])')].filter(shown).length,
    go: prompt.querySelector('.do:not([aria-disabled])') !== null,
    far: prompt.querySelector('.far') !== null,
    chosen: document.querySelector('.play button.legal.chosen, .prompt .pick.on') !== null,
    amount: prompt.querySelector('.acts.dup') !== null,
    pieces: pieces.map((one) => one.dataset.about),
  };
}"""


class Person:
    """One browser context with one page; collects all that may not happen."""

    def __init__(
        self, context: BrowserContext, url: str, seed: int = 0, touch: bool = False
    ) -> None:
        self.context = context
        self.url = url
        self.touch = touch
        self.chance = random.Random(seed)
        self.problems: list[str] = []
        self.addresses: list[str] = []
        self.heard: list[str] = []
        self.view: dict[str, Any] = {}
        self.page = self._watch(context.new_page())
        self.page.set_default_timeout(PATIENCE * 1000)

    # What the browser does.

    def _watch(self, page: Page) -> Page:
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.problems.append(f"page: {error} {error.stack}"))
        page.on("request", lambda request: self.addresses.append(request.url))
        page.on("requestfailed", self._failed)
        page.on("websocket", self._connected)
        return page

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        # Leaving a page ends whatever it still asked for.
        if request.failure != "net::ERR_ABORTED":
            self.problems.append(f"request: {request.failure} ({request.url})")

    @contextlib.contextmanager
    def refused(self, why: str = "the server responded with a status of 4") -> Iterator[None]:
        """What is done here is meant to go wrong, so the browser may complain about it."""
        before = len(self.problems)
        yield
        self.problems[before:] = [one for one in self.problems[before:] if why not in one]

    def _connected(self, socket: WebSocket) -> None:
        self.addresses.append(socket.url)
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.heard.append(text)
        message = json.loads(text)
        if message["type"] in ("state", "update"):
            self.view = message["state"]["view"]

    def tables(self) -> list[dict[str, Any]]:
        """The tables that this browser keeps."""
        kept = self.page.evaluate("localStorage.getItem('raiatea.tables') ?? '[]'")
        found: list[dict[str, Any]] = json.loads(kept)
        return found

    def secrets(self) -> list[str]:
        """All secrets of tables that this browser keeps."""
        kept = self.tables()
        mine = [{one.get("host"), one.get("spectator")} for one in kept]
        given = [{*one["seats"].values(), *one["links"].values()} for one in kept]
        return sorted(secret for some in (*mine, *given) for secret in some if secret)

    # Where they are.

    def go(self, where: str = "") -> None:
        """Open an address of the server, or a link."""
        self.page.goto(where if where.startswith("http") else f"{self.url}/{where}")

    def sit(self, table: str, secret: str) -> None:
        """Follow a link to a table, and wait for the table to be shown."""
        self.go(f"#/t/{table}/{secret}")
        self.page.locator(".prompt").wait_for()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name)

    def menu(self, entry: str | None = None) -> Locator:
        """The table's menu, opened; or an entry of it."""
        menu = self.page.locator(".top .drop")
        if not menu.is_visible():
            self.page.get_by_role("button", name="Menu").click()
        return menu if entry is None else menu.get_by_text(entry, exact=True)

    def picture(self, name: str) -> None:
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")

    def until(self, true: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
        """Wait until it is so."""
        end = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < end, f"{what}: {self.page.url} {self.page.evaluate(OPEN)}"
            self.page.wait_for_timeout(20)

    def points(self) -> dict[str, int]:
        """Everybody's points at the end, by name."""
        score = self.page.locator(".stage.score")
        score.wait_for()
        bars = score.locator(".bar").all()
        names = [bar.locator(".who > span").inner_text().splitlines()[0].strip() for bar in bars]
        totals = [int(bar.locator(".tot").inner_text()) for bar in bars]
        return dict(zip(names, totals, strict=True))

    # Playing.

    @property
    def decision(self) -> int | None:
        prompt = self.view.get("prompt")
        return None if prompt is None else int(prompt["decision"])

    @property
    def question(self) -> str | None:
        prompt = self.view.get("prompt")
        return None if prompt is None else str(prompt["question"])

    @property
    def over(self) -> bool:
        return bool(self.view.get("over"))

    def answer(self, haste: float = 0.6) -> str:
        """Press whatever is open, until this decision is answered; returns what was pressed.

        `haste` is how often the button that ends a turn is taken where there is one.
        """
        decision = self.decision
        pressed: list[str] = []
        while self.offers(decision) and len(pressed) < 12:
            pressed.append(self.press(haste))
        assert self.decision != decision, f"{self.view['prompt']} is not answered by {pressed}"
        return ", ".join(pressed)

    def press(self, haste: float = 0.6) -> str:
        """Press one thing that is open, and wait for what comes of it."""
        decision = self.decision
        found = self.offers(decision)
        if found["amount"]:
            for _ in range(self.chance.randrange(3)):
                self._raise_amount()
            found = self.offers(decision)  # another amount is another question
        keys, go, far = found["keys"], found["go"], found["far"]
        pieces = [] if found["amount"] else found["pieces"]
        if go and (found["chosen"] or not (keys or pieces) or self.chance.random() < haste):
            what, where = "go", self.page.locator(".prompt .do")
        elif far and (not (keys or pieces) or self.chance.random() < haste):
            what, where = "far", self.page.locator(".prompt .far")
        elif pieces and (keys == 0 or self.chance.random() < 0.5):
            what = self.chance.choice(pieces)
            where = self.page.locator(f'.play button.legal[data-about="{what}"]:visible').first
        else:
            number = self.chance.randrange(keys)
            what, where = (
                f"button {number + 1}",
                self.page.locator(".prompt .acts [data-key]:not([aria-disabled])").nth(number),
            )
        try:
            self._hit(where)
        except Error as error:
            raise AssertionError(f"{what} cannot be pressed: {error.message[:600]}") from None
        self.page.wait_for_timeout(20)
        self.until(lambda: self.came_of(decision, found), f"nothing came of {what}")
        return what

    def came_of(self, decision: int | None, before: dict[str, Any]) -> bool:
        """Whether the prompt has changed, or the decision is answered or on its way."""
        if self.decision != decision:
            return True
        now = self.page.evaluate(OPEN)
        return now is None or now["pending"] or now["words"] != before["words"]

    def _raise_amount(self) -> None:
        """One more, by the button in the prompt or, on a phone, the one on the stage."""
        stage = self.page.locator(".stepper button:not([aria-disabled])").last
        if not self.touch:
            self._hit(self.page.locator(".prompt .acts.dup .btn.lg").last)
        elif stage.is_visible():
            self._hit(stage)

    def _hit(self, where: Locator) -> None:
        spot = where.evaluate(SEEN)
        if self.touch:
            where.tap(position=spot)
        else:
            self.page.mouse.move(3, 3)  # what lies under a resting pointer does not listen at once
            where.click(position=spot)

    def offers(self, decision: int | None) -> dict[str, Any]:
        """What can be pressed to answer a decision; nothing once it is answered."""
        found: dict[str, Any] = {}

        def ready() -> bool:
            now = self.page.evaluate(OPEN)
            found.clear()
            if self.decision != decision:
                return True
            if now is None or now["waiting"] or now["pending"]:
                return False
            found.update(now)
            return bool(now["keys"] or now["go"] or now["far"] or now["pieces"])

        self.until(ready, "nothing can be pressed")
        return found

    def play_until(
        self, done: Callable[[], object], seconds: float = 1200, haste: float = 0.6
    ) -> int:
        """Answer whenever asked, until it is so; returns how many decisions were answered."""
        end = time.monotonic() + seconds
        answered = 0
        while not done():
            assert time.monotonic() < end, f"still not done after {answered} decisions"
            if self.decision is None:
                self.page.wait_for_timeout(20)
            else:
                self.answer(haste)
                answered += 1
        return answered
