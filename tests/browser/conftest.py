"""A server, a browser, and people in front of it."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from raiatea import server as package
from tests.browser.person import Person
from tests.browser.tables import Shown
from tests.server import dealt
from tests.server.process import Server
from tests.server.table import Table

FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
    "--disable-dev-shm-usage",
]
DESKTOP = {"width": 1440, "height": 900}
# Scenes take their time: only those who look at them wait for them.
SPEED = """
if (localStorage.getItem('raiatea.preferences') === null)
  localStorage.setItem('raiatea.preferences', JSON.stringify({speed: %s, passes: %s, tips: %s}));
"""

Come = Callable[..., Person]


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest) -> None:
    """Each test has its own deals, the same every time."""
    dealt.follows(request.node.nodeid)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a database of its own."""
    page = Path(package.__file__ or "").with_name("static") / "index.html"
    assert page.exists(), "The browser client is not built; `pip install --editable .` builds it."
    folder = tmp_path_factory.mktemp("server")
    with Server(str(folder / "tables.sqlite"), folder / "log") as running:
        yield running


@pytest.fixture(scope="session")
def shown(server: Server) -> Shown:
    """Tables to look at."""
    return Shown(server)


@pytest.fixture(scope="session")
def over(shown: Shown) -> Table:
    """A table whose game is over."""
    return shown.over


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser for the tests of a module."""
    # Chromium without its windows: the same pages for two thirds of the work.
    chromium = shutil.which("chromium-headless-shell")
    assert chromium, "These tests need chromium-headless-shell."
    started = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
    yield started
    started.close()


@pytest.fixture
def come(browser: Browser, server: Server) -> Iterator[Come]:
    """Brings people, each with a browser context of their own, in front of the server.

    In the end nothing may have gone wrong in any of their pages, nothing may have been asked of
    anybody but the server, and no secret may have been in an address.
    """
    came: list[Person] = []

    def bring(url: str = server.url, **options: Any) -> Person:
        settings = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce", **options}
        speed = settings.pop("speed", "instant")
        passes = settings.pop("passes", False)
        tips = settings.pop("tips", False)
        context = browser.new_context(**settings)
        context.add_init_script(SPEED % tuple(map(json.dumps, (speed, passes, tips))))
        person = Person(context, url, seed=len(came), touch=bool(settings.get("has_touch")))
        came.append(person)
        return person

    yield bring
    for person in came:
        secrets = person.secrets()
        person.context.close()
        assert not person.problems, person.problems[0]
        origins = (f"{person.url}/", f"{person.url.replace('http', 'ws', 1)}/", "blob:", "data:")
        assert [one for one in person.addresses if not one.startswith(origins)] == []
        told = [one.partition("#")[0] for one in person.addresses]
        assert [one for one in told if any(secret in one for secret in secrets)] == []
