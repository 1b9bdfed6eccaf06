"""How smoothly scenes are played in Chromium without a graphics card.

Four bots' scenes are watched at normal speed by a spectator: frames a second while a scene plays,
and how soon a click on the speed button is answered meanwhile.

    python -m benchmarks.client_frames
"""

from __future__ import annotations

import shutil
import statistics
import tempfile

import httpx
from playwright.sync_api import sync_playwright

from benchmarks.client_weight import CHROMIUM, PATIENCE, QUIET
from benchmarks.server import serving

SECONDS = 20
# Of each second how many frames there were while something was shown.
COUNT = """(seconds) => new Promise((done) => {
  const busy = () => document.querySelector('.prompt.caption') !== null;
  const found = [];
  let frames = 0, since = performance.now(), whole = busy();
  const end = since + seconds * 1000;
  const frame = (now) => {
    frames += 1;
    whole &&= busy();
    if (now - since >= 1000) {
      if (whole) found.push(frames * 1000 / (now - since));
      frames = 0; since = now; whole = busy();
    }
    if (now < end) requestAnimationFrame(frame); else done(found);
  };
  requestAnimationFrame(frame);
})"""
CLICK = """() => new Promise((done) => {
  const button = document.querySelector('.caption .speed');
  if (button === null) return done(null);
  const began = performance.now();
  const before = button.textContent;
  button.click();
  const look = () => button.textContent !== before || !button.isConnected
    ? done(performance.now() - began) : requestAnimationFrame(look);
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
        page.goto(f"{address}/#/t/{table['table']}/{table['spectator']}")
        page.locator(".prompt.caption").wait_for()
        frames = page.evaluate(COUNT, SECONDS)
        clicks = [took for _ in range(3) if (took := page.evaluate(CLICK)) is not None]
        browser.close()
    print(f"frames a second: median {statistics.median(frames):.0f}, least {min(frames):.0f}")
    print(f"a click is answered within {max(clicks):.0f} ms")


if __name__ == "__main__":
    main()
