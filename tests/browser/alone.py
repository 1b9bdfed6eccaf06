"""A page that is its own server: a host for it, a browser that can be killed, a person before it."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Playwright, ViewportSize

from tests.browser.conftest import FLAGS
from tests.browser.person import Person

PLACE = "some/where"
"""Where on its host the page lies."""

# What a page's worker says is heard here too, with the time of its saying.
OVERHEAR = """
const timed = `
  const post = self.postMessage.bind(self);
  self.postMessage = (letter) => post({ ...letter, at: performance.timeOrigin + performance.now() });
`;
const module = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
window.Worker = class extends window.Worker {
  constructor(url, options) {
    super(module(`import '${module(timed)}'; import '${url.href}';`), options);
    this.addEventListener('message', ({ data }) => {
      if (data.kind === 'said') window.overheard(data.text, data.at);
    });
  }
};
localStorage['raiatea.preferences'] ??= JSON.stringify({ speed: 'instant', passes: false, tips: false });
"""
# All files of the page are in this browser.
KEPT = """async (wanted) => {
  if (navigator.serviceWorker.controller === null) return false;
  const [name] = await caches.keys();
  return (await (await caches.open(name)).keys()).length === wanted;
}"""


NAMES = ("Teva", "Moana", "Tama", "Hina")


def against(*bots: str) -> str:
    """*Play now* plays against these: a script for the page."""
    seats: list[dict[str, Any]] = [{"kind": "here", "name": "Ana", "colour": 1}]
    for i, (name, bot) in enumerate(zip(NAMES, bots, strict=False)):
        seats.append({"kind": "bot", "name": name, "colour": i + 2, "bot": bot})
    rest = {"variants": [], "tracked": False, "chat": True, "hints": "alone", "public": False}
    kept = {"seats": seats, "clock": None, "away_minutes": 10, **rest}
    return f"localStorage['raiatea.settings'] ??= {json.dumps(json.dumps(kept))};"


class Counted(SimpleHTTPRequestHandler):
    """As `python -m http.server` serves, but it counts what it sends."""

    sent = 0

    def copyfile(self, source: Any, outputfile: Any) -> None:
        data = source.read()
        Counted.sent += len(data)
        outputfile.write(data)

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def served(site: Path, port: int = 0) -> Iterator[str]:
    """A static host with the page at a place of its own; how the page is called."""
    with ThreadingHTTPServer(("127.0.0.1", port), partial(Counted, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/{PLACE}/"
        server.shutdown()


class Chromium:
    """A browser that can be killed, and started again as it was left."""

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        command = shutil.which("chromium-headless-shell")
        assert command, "This needs chromium-headless-shell."
        told = profile / "DevToolsActivePort"
        told.unlink(missing_ok=True)
        self.process = subprocess.Popen(
            [command, *FLAGS, f"--user-data-dir={profile}", "--remote-debugging-port=0"],
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        while not told.exists() or "\n" not in told.read_text():
            assert self.process.poll() is None
            time.sleep(0.05)
        port = told.read_text().splitlines()[0]
        self.browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
        self.context = self.browser.contexts[0]

    def __enter__(self) -> Chromium:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.kill()

    def quit(self) -> None:
        """As a person ends it."""
        self.browser.new_browser_cdp_session().send("Browser.close")
        self.process.wait()

    def kill(self) -> None:
        """All its processes at once, as when the machine loses its power."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


class Alone(Person):
    """A person before such a page."""

    def __init__(self, context: BrowserContext, url: str, *scripts: str) -> None:
        self.times: list[float] = []
        """When each message was said, in milliseconds."""
        context.expose_binding("overheard", lambda _, text, at: self._overhear(text, at))
        for script in (OVERHEAR, *scripts):
            context.add_init_script(script)
        super().__init__(context, url)
        self.page.set_viewport_size(ViewportSize(width=1440, height=900))

    def _overhear(self, text: str, at: float) -> None:
        self.times.append(at)
        self._hear(text)

    def keep(self, site: Path) -> None:
        """Wait until the browser has all files of the page: from then on it needs no network."""
        files = [one for one in (site / PLACE).rglob("*") if one.is_file()]
        # What keeps them is not among them, nor are the small ones once more, as one.
        self.until(lambda: self.page.evaluate(KEPT, len(files) - 2), "it is not kept")
