"""How smoothly scenes are played in Chromium without a graphics card.

The game of four bots is played again at normal speed: frames a second while it plays, and how soon
a click on another speed is answered meanwhile.

    python -m benchmarks.client_frames
"""

from __future__ import annotations

import shutil
import statistics
import tempfile
import time

import httpx
from playwright.sync_api import Page, sync_playwright

from benchmarks.client_weight import CHROMIUM, PATIENCE, QUIET
from benchmarks.server import serving

SECONDS = 10
ROUNDS = ("A1", "C1", "A5", "C3")
# Of each second how many frames there were.
COUNT = """(seconds) => new Promise((done) => {
  const found = [];
  let frames = 0, since = performance.now();
  const end = since + seconds * 1000;
  const frame = (now) => {
    frames += 1;
    if (now - since >= 1000) {
      found.push(frames * 1000 / (now - since));
      frames = 0; since = now;
    }
    if (now < end) requestAnimationFrame(frame); else done(found);
  };
  requestAnimationFrame(frame);
})"""
CLICK = """(button) => new Promise((done) => {
  const began = performance.now();
  button.click();
  const look = () => button.getAttribute('aria-pressed') === 'true'
    ? requestAnimationFrame(() => done(performance.now() - began)) : requestAnimationFrame(look);
  requestAnimationFrame(look);
})"""
KEEP = "localStorage.setItem('raiatea.preferences', JSON.stringify({speed: 'normal'}))"


def main() -> None:
    chromium = next(path for path in map(shutil.which, CHROMIUM) if path)
    seats = [
        {"name": name, "kind": "bot", "bot": "novice", "colour": i + 1}
        for i, name in enumerate(("Hina", "Teva", "Moana", "Tama"))
    ]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"{folder}/tables.sqlite") as (_, found),
        sync_playwright() as playwright,
    ):
        address = found.rstrip("/")
        table = httpx.post(f"{address}/api/tables", json={"seats": seats}).json()
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.set_default_timeout(PATIENCE)
        page.add_init_script(KEEP)
        secret = {"Authorization": f"Bearer {table['spectator']}"}
        about = f"{address}/api/tables/{table['table']}"
        while httpx.get(about, headers=secret).json()["status"] != "over":
            time.sleep(0.1)
        page.goto(f"{address}/#/t/{table['table']}/{table['spectator']}")
        page.locator(".prompt").wait_for()
        page.goto(f"{address}/#/t/{table['table']}/at/0")
        page.locator(".play-pause").click()
        frames = {name: watch(page, name) for name in ROUNDS}
        click = page.locator(".rates button").first.evaluate(CLICK)
        browser.close()
    for name, counts in frames.items():
        middle = statistics.median(counts)
        print(f"{name}: frames a second: median {middle:.0f}, least {min(counts):.0f}")
    print(f"a click is answered within {click:.0f} ms")


def watch(page: Page, name: str) -> list[float]:
    """Frames of each second from the beginning of a round."""
    page.locator(".rounds button", has_text=name).click()
    page.wait_for_timeout(1000)  # the table is laid out anew
    found: list[float] = page.evaluate(COUNT, SECONDS)
    assert page.locator(".play-pause[aria-pressed=true]").count() == 1, "it has ended"
    return found


if __name__ == "__main__":
    main()
