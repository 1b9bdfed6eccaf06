"""The page that is its own server, in Chromium: what it weighs, how soon one plays, how it answers.

The page is exported and served by a plain static host. First visits have an empty browser; later
ones the same browser, started again, without a network. Then a whole game is played there against
two bots. Bars are those of the project, on two cores with nothing else to do:

    python -m benchmarks.anywhere [--times 5] [--bots skilled,skilled]
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

from raiatea.server.anywhere import export
from tests.browser.alone import PLACE, Alone, Chromium, Counted, against, served

MOST_BYTES = 7_500_000
COLD_SECONDS = 8.0
WARM_SECONDS = 3.0
LONGEST = 50.0  # milliseconds: of an answer of `skilled`, and for which the page may be blocked

# When the first choice is there to be made, and what kept the page from listening meanwhile.
WATCH = """
window.blocked = [];
window.offered = null;
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.blocked.push([one.startTime, one.duration]);
}).observe({ type: 'longtask', buffered: true });
new MutationObserver((_, observer) => {
  if (window.pressed === undefined) {
    const ways = [...document.querySelectorAll('.way')];
    const start = ways.find((one) => one.textContent.includes('Play now'));
    if (start) { window.pressed = performance.now(); start.click(); }
    return;
  }
  if (document.querySelector('.play button.legal') === null) return;
  requestAnimationFrame(() => setTimeout(() => (window.offered = performance.now())));
  observer.disconnect();
}).observe(document, { childList: true, subtree: true, attributes: true });
"""


def visit(person: Alone) -> tuple[float, float]:
    """Play now, as soon as one can; when that could be pressed, and the first choice made."""
    person.go(person.url)
    person.page.wait_for_function("window.offered !== null")
    pressed, offered = person.page.evaluate("[window.pressed, window.offered]")
    return pressed / 1000, offered / 1000


def answers(person: Alone) -> list[float]:
    """How many milliseconds after it was waited for each bot's move was told."""
    found = []
    heard = [(json.loads(text), at) for text, at in zip(person.heard, person.times, strict=True)]
    states = [(one["state"], at) for one, at in heard if one["type"] in ("state", "update")]
    for (before, since), (after, at) in pairwise(states):
        if before["view"]["prompt"] is None and after["version"] == before["version"] + 1:
            found.append(at - since)
    return found


def measure(playwright: Playwright, times: int, bots: list[str]) -> None:
    cold, warm, pressable = [], [], []
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        export(home / "site" / PLACE)
        for n in range(times):
            profile = home / f"profile-{n}"
            Counted.sent = 0
            with served(home / "site") as url:
                chromium = Chromium(playwright, profile)
                person = Alone(chromium.context, url, WATCH, against(*bots))
                cold.append(visit(person)[1])
                person.keep(home / "site")
                sent = Counted.sent
                chromium.quit()
            chromium = Chromium(playwright, profile)
            person = Alone(chromium.context, url, WATCH, against(*bots))
            first, offered = visit(person)
            pressable.append(first)
            warm.append(offered)
            if n < times - 1:
                chromium.quit()
        start = blocks(person)
        played = person.play_until(lambda: person.over)
        found = answers(person)
        all_blocks = blocks(person)
        chromium.quit()
    print(f"load of the machine: {', '.join(f'{one:.1f}' for one in os.getloadavg())}")
    print(f"first visit: {sent:,} bytes (at most {MOST_BYTES:,})")
    show("first visit, first choice, s", cold, COLD_SECONDS)
    show("later visit, front page, s", pressable, WARM_SECONDS)
    show("later visit, first choice, s", warm, WARM_SECONDS)
    print(f"a whole game: {played} decisions, {len(found)} of bots")
    show("a bot answers, ms", found, LONGEST)
    show("the page is blocked until the first choice, ms", start, LONGEST)
    show("the page is blocked in the whole game, ms", all_blocks, LONGEST)


def blocks(person: Alone) -> list[float]:
    return [duration for _, duration in person.page.evaluate("window.blocked")]


def show(name: str, found: list[float], most: float) -> None:
    part = sum(one > most for one in found)
    told = f"median {statistics.median(found):.2f}, longest {max(found):.2f}" if found else "never"
    print(f"{name}: {told}; {part} of {len(found)} over {most:g}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the page that is its own server.")
    parser.add_argument("--times", type=int, default=5, help="how often it is visited")
    parser.add_argument("--bots", default="skilled,skilled", help="who plays the whole game")
    options = parser.parse_args()
    with sync_playwright() as playwright:
        measure(playwright, options.times, options.bots.split(","))


if __name__ == "__main__":
    main()
