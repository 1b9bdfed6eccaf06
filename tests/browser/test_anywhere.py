"""The whole game as a static page: under any path, without a network, whatever becomes of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from raiatea.server import anywhere
from raiatea.server.anywhere import export
from tests.browser.alone import PLACE, Alone, Chromium, Counted, against, served
from tests.browser.person import HASTE
from tests.browser.thorough import THOROUGH
from tests.page.test_alike import as_a_server_keeps_it

MOST_BYTES = 7_500_000
# Those who think for longer make a game that takes minutes.
BOTS = ("skilled", "learned", "master") if THOROUGH else ("skilled", "learned")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    export(tmp_path / "site" / PLACE)
    return tmp_path / "site"


def asked(person: Alone) -> None:
    person.until(lambda: person.decision is not None, "nothing is asked")


def test_a_page_needs_no_network_loses_nothing_and_changes_only_between_games(
    playwright: Playwright, site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Counted.sent = 0
    with served(site) as url, Chromium(playwright, tmp_path / "profile") as chromium:
        person = Alone(chromium.context, url)
        person.go(url)
        person.button("Play now").click()
        asked(person)
        person.keep(site)
        assert Counted.sent <= MOST_BYTES
        person.answer()
        played, address = person.page.evaluate(STORED), person.page.url
        chromium.kill()

    # There is no host any more.
    with Chromium(playwright, tmp_path / "profile") as chromium:
        person = Alone(chromium.context, url)
        person.go(url)
        person.page.get_by_role("link", name="Continue").click()
        asked(person)
        assert person.page.url == address
        assert person.page.evaluate(STORED)[: len(played)] == played
        person.answer()
        assert len(person.page.evaluate(STORED)) > len(played)

        alone = anywhere.alone
        newer = "<html data-newer "
        monkeypatch.setattr(anywhere, "alone", lambda *of: alone(*of).replace("<html ", newer, 1))
        export(site / PLACE)
        with served(site, int(url.split(":")[2].split("/")[0])):
            person.page.reload()  # in the middle of a game
            asked(person)
            person.until(lambda: person.page.evaluate(WAITING), "there is nothing newer")
            person.page.reload()
            asked(person)
            assert person.page.locator("html[data-newer]").count() == 0
        person.go(url)  # and all of it is here already
        person.page.locator("html[data-newer]").wait_for()
        person.page.get_by_role("link", name="Continue").click()
        asked(person)
        assert person.page.url == address
    assert not person.problems


@pytest.mark.thorough
def test_a_whole_game_without_a_network_has_the_record_that_a_server_would_have(
    playwright: Playwright, site: Path, tmp_path: Path
) -> None:
    with served(site) as url, Chromium(playwright, tmp_path / "profile") as chromium:
        person = Alone(chromium.context, url, HASTE, against(*BOTS))
        person.go(url)
        person.keep(site)
        chromium.context.set_offline(True)
        person.page.reload()
        person.button("Play now").click()
        person.play_until(lambda: person.over)
        with person.page.expect_download() as saved:
            person.button("Save the game").click()
        record = saved.value.path().read_bytes()
    assert record == as_a_server_keeps_it(json.loads(record))
    assert not person.problems


# A newer version is there, and waits for its turn.
WAITING = "navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)"
# Everything that was appended to tables, as the browser keeps it.
STORED = """() => new Promise((resolve, reject) => {
  const asked = indexedDB.open('raiatea');
  asked.onerror = reject;
  asked.onsuccess = () => {
    const range = IDBKeyRange.bound('entry/', 'entry/~');
    const found = asked.result.transaction('kept').objectStore('kept').getAll(range);
    found.onsuccess = () => { asked.result.close(); resolve(found.result); };
  };
})"""
