"""The sheet of notices at the table, and what a notice does in a browser."""

from __future__ import annotations

import json
import re
import shutil
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Playwright

from tests.browser.accessible import complaints, cramped, overflowing, tiny
from tests.browser.conftest import FLAGS, Come
from tests.browser.person import Person
from tests.server.process import Server
from tests.server.stubs import (
    Browser,
    Post,
    Receiver,
    every_way,
    free_port,
    posting,
    receiving,
    text_of,
)
from tests.server.table import ok

TITLES = {"en": "Notices", "nl": "Berichten", "fr": "Notifications", "it": "Avvisi"}
# Chromium would ask its maker's push service, which the machine of a test cannot reach.
SUBSCRIBED = """
PushManager.prototype.getSubscription = async () => globalThis.subscribed ?? null;
PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => {
  const { endpoint, p256dh, auth } = %s;
  return (globalThis.subscribed = { endpoint, key, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) });
};
"""
LOST_SECONDS = 20.0


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Chromium]:
    """Chromium with all that belongs to it: without its windows it shows no notifications."""
    chromium = shutil.which("chromium")
    assert chromium, "These tests need chromium."
    started = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
    yield started
    started.close()


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    with posting() as found:
        yield found


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    with receiving() as found:
        yield found


@pytest.fixture(scope="module")
def server(post: Post, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that offers every way."""
    folder = tmp_path_factory.mktemp("notices")
    port = str(free_port())
    with Server(
        str(folder / "tables"), folder / "log", "--port", port, **every_way(post, port)
    ) as running:
        yield running


def section(person: Person, title: str) -> Any:
    return person.page.locator("dialog section").filter(has=person.page.get_by_text(title))


def pushed_to(person: Person, origin: str, message: dict[str, str]) -> list[dict[str, Any]]:
    """Let the browser's push service bring a message; returns the notifications then shown.

    On a busy machine such a message was lost once: then it is brought again.
    """
    browser = person.context.new_cdp_session(person.page)
    registered: list[str] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registered.extend(one["registrationId"] for one in told["registrations"]),
    )
    browser.send("ServiceWorker.enable")
    person.until(lambda: registered, "there is no service worker")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    delivered = {"origin": f"{origin}/", "registrationId": registered[0]}
    shown: list[dict[str, Any]] = []
    again = 0.0

    def told() -> bool:
        nonlocal again
        if time.monotonic() > again:
            again = time.monotonic() + LOST_SECONDS
            data = json.dumps(message)
            browser.send("ServiceWorker.deliverPushMessage", {**delivered, "data": data})
        shown[:] = person.page.evaluate(
            """async () => (await (await navigator.serviceWorker.ready).getNotifications())
              .map(({ title, body, tag, data }) => ({ title, body, tag, data }))"""
        )
        return any(one["data"]["id"] == message["id"] for one in shown)

    person.until(told, "no notification is shown")
    return shown


def test_each_way_is_switched_on_at_the_table_and_a_pushed_notice_is_shown(
    come: Come, server: Server, post: Post, receiver: Receiver
) -> None:
    table = server.make()
    seat = table.answer_all()
    person = come(permissions=["notifications"])
    wanted = Browser(receiver).wanted()
    person.context.add_init_script(SUBSCRIBED % json.dumps(wanted))
    person.sit(table.id, table.keys[seat])
    person.menu("Notices").click()
    sheet = person.page.get_by_role("dialog", name="Notices")
    sheet.get_by_label("Also when the page is closed").click()

    def ways() -> list[tuple[str, bool]]:
        return [(way["kind"], way["on"]) for way in ok(table.get("/notices", seat))["ways"]]

    person.until(lambda: ways() == [("push", True)], "push is not on")
    assert sheet.get_by_label("Also when the page is closed").is_checked()

    sheet.get_by_label("E-mail address").fill("hina@example.org")
    sheet.get_by_role("button", name="Send a code").click()
    sheet.get_by_text("A code is on its way to hina@example.org.").wait_for()
    code = re.search(r"\d{6}", text_of(post.wait_for(1)[0]))
    assert code is not None
    with person.refused():
        sheet.get_by_label("Code from the mail").fill(f"{(int(code[0]) + 1) % 10**6:06}")
        sheet.get_by_role("button", name="Confirm").click()
        person.page.get_by_text("This is not the code").first.wait_for()
    sheet.get_by_label("Code from the mail").fill(code[0])
    sheet.get_by_role("button", name="Confirm").click()
    section(person, "By e-mail").get_by_role("button", name="End").wait_for()

    sheet.get_by_label("Address", exact=True).fill(f"{receiver.url}/hook")
    sheet.get_by_role("button", name="Add").click()
    sheet.get_by_role("button", name="Test").click()
    person.page.get_by_text("The test has arrived.").first.wait_for()
    assert receiver.got[-1].json["event"] == "test"
    sheet.get_by_label("Nothing at some hours").click()
    sheet.get_by_label("From", exact=True).fill("23:30")
    person.until(
        lambda: (ok(table.get("/notices", seat))["quiet"] or {}).get("begins") == 23 * 60 + 30,
        "the quiet hours are not kept",
    )
    assert complaints(person.page) + overflowing(person.page) == []

    notice = {"id": "n1", "table": table.id, "title": "Your turn", "text": "Round A1"}
    shown = pushed_to(person, server.url, notice)
    told = {"title": "Your turn", "body": "Round A1", "tag": table.id}
    assert shown == [{**told, "data": {"id": "n1", "table": table.id}}]
    shown = pushed_to(person, server.url, {**notice, "id": "n2"})
    assert [one["data"]["id"] for one in shown] == ["n2"]

    person.page.set_viewport_size({"width": 390, "height": 844})
    for language in TITLES:
        look_at_it_on_a_phone(person, language)


def look_at_it_on_a_phone(person: Person, language: str) -> None:
    person.page.keyboard.press("Escape")
    person.page.evaluate(
        """(language) => localStorage.setItem('raiatea.preferences',
          JSON.stringify({ ...JSON.parse(localStorage.getItem('raiatea.preferences')), language }))""",
        language,
    )
    person.page.reload()
    person.page.locator(".prompt").wait_for()
    before = set(tiny(person.page, 44))
    person.page.locator(".top .menu .drop-holder button").last.click()
    person.page.locator(".top .drop").get_by_text(TITLES[language], exact=True).click()
    person.page.locator("dialog section").last.wait_for()
    assert overflowing(person.page) + cramped(person.page) == [], language
    assert set(tiny(person.page, 44)) - before == set(), language
    assert complaints(person.page, within="dialog") == [], language
    person.picture(f"notices-{language}")


def test_one_sees_what_is_kept_and_has_it_removed_and_a_mail_leads_to_the_end_of_mails(
    come: Come, server: Server
) -> None:
    table = server.make()
    table.answer_all()
    person = come()
    person.sit(table.id, table.keys[0])
    person.menu("Notices").click()
    with person.page.expect_download() as saved:
        person.button("Save as a file").click()
    kept = json.loads(saved.value.path().read_text("utf-8"))
    assert (kept["table"], kept["name"]) == (table.id, "Player 0")
    person.button("Remove").click()
    person.button("Really remove").click()
    person.page.get_by_text("Your name and addresses are gone.").first.wait_for()
    assert table.about(1)["seats"][0]["name"] == "– 1"
    person.go("#/stop/nothing")
    person.button("End these mails").click()
    person.page.get_by_text("Done: no more mails from this table.").first.wait_for()
