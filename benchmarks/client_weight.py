"""The browser client: how much it weighs, and how soon a first move is made.

Sizes are of the files as they are built, and compressed with gzip. For the times a real server is
started and Chromium, with an empty cache, opens the front page, presses the button that starts a
game and plays the first choice that is offered.

    python -m benchmarks.client_weight
"""

from __future__ import annotations

import argparse
import gzip
import re
import shutil
import statistics
import tempfile
import time
from collections import defaultdict
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import raiatea.server
from benchmarks.server import serving

STATIC = Path(raiatea.server.__file__).parent / "static"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
)
PATIENCE = 60_000  # milliseconds
LANGUAGE = re.compile(r"(en|fr|it|nl)-")
READ = "en"  # a reader loads one language


def kind_of(file: Path) -> str:
    language = LANGUAGE.match(file.name)
    if language and language[1] != READ:
        return "scripts, other languages"
    return {".js": "scripts", ".css": "styles", ".svg": "pictures"}.get(file.suffix, "other")


def show_sizes() -> None:
    """The size of what a reader loads, by kind."""
    plain: dict[str, int] = defaultdict(int)
    packed: dict[str, int] = defaultdict(int)
    for file in sorted(STATIC.rglob("*")):
        if file.is_file() and file.suffix not in (".br", ".gz"):
            data = file.read_bytes()
            plain[kind_of(file)] += len(data)
            packed[kind_of(file)] += len(gzip.compress(data, 6))
    print(f"{'':<28}{'KiB':>10}{'gzipped, KiB':>16}")
    for kind in sorted(plain):
        print(f"{kind:<28}{plain[kind] / 1024:>10.1f}{packed[kind] / 1024:>16.1f}")


def first_move(page: Page, address: str) -> tuple[float, float, float]:
    """Seconds until the front page can be used, until a choice is offered, until it is played."""
    confirmed: list[float] = []

    def listen(text: str | bytes) -> None:
        if '"type":"done"' in str(text):
            confirmed.append(time.perf_counter())

    page.on("websocket", lambda socket: socket.on("framereceived", listen))
    start = time.perf_counter()
    page.goto(address)
    button = page.get_by_role("button", name="Play now")
    button.wait_for(timeout=PATIENCE)
    shown = time.perf_counter()
    button.click()
    choice = page.locator('.prompt [data-key="1"]')
    choice.wait_for(timeout=PATIENCE)
    offered = time.perf_counter()
    for key in ("1", "2", "Enter"):  # two rituals are kept
        page.keyboard.press(key)
    while not confirmed and time.perf_counter() - offered < PATIENCE / 1000:
        page.wait_for_timeout(20)
    return shown - start, offered - start, confirmed[0] - start


def show_times(browser: Browser, address: str, times: int) -> None:
    found = []
    for _ in range(times):
        context = browser.new_context(locale=READ)
        found.append(first_move(context.new_page(), address))
        context.close()
    names = ("front page", "first choice is offered", "first move is confirmed")
    print(f"\n{'median of ' + str(times):<28}{'seconds':>10}")
    for name, seconds in zip(names, zip(*found, strict=True), strict=True):
        print(f"{name:<28}{statistics.median(seconds):>10.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Weigh the browser client.")
    parser.add_argument("--times", type=int, default=5, help="how often a game is started")
    times = parser.parse_args().times
    if not (STATIC / "index.html").exists():
        raise SystemExit("the browser client is not built: pip install . builds it")
    show_sizes()
    chromium = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if chromium is None:
        raise SystemExit("no times: there is no Chromium here")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"{folder}/tables.sqlite") as (_, address),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        show_times(browser, address, times)
        browser.close()


if __name__ == "__main__":
    main()
