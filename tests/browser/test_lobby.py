"""From the front page of one to a game of four, each with a browser of their own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import zxingcpp
from playwright.sync_api import Browser, Playwright

from tests.browser.accessible import complaints, cramped, overflowing, tiny
from tests.browser.conftest import FLAGS, Come
from tests.browser.person import Person
from tests.server.process import Server
from tests.server.stubs import free_port

NAME = "raiatea.test"
KNOWN = "https://raiatea.example.org"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# The QR code as a camera sees it: so many points in a row, each dark or light.
POINTS = """async (img) => {
  await img.decode();
  const canvas = new OffscreenCanvas(img.naturalWidth, img.naturalHeight);
  const pen = canvas.getContext('2d');
  pen.drawImage(img, 0, 0);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const grey = Array.from({ length: data.length / 4 }, (_, at) => data[4 * at]);
  return [canvas.width, grey];
}"""


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that goes by that name, and has a public lobby."""
    folder = tmp_path_factory.mktemp("server")
    options = ("--port", "0", "--open")
    with Server(
        str(folder / "tables.sqlite"), folder / "log", *options, RAIATEA_HOSTS=NAME
    ) as running:
        yield running.url.replace("127.0.0.1", NAME)


@pytest.fixture(scope="module")
def browser(playwright: Playwright, url: str) -> Iterator[Browser]:
    """One that finds our server under a name that others could open too."""
    trusted = f"--unsafely-treat-insecure-origin-as-secure={url}"  # as by HTTPS
    flags = [*FLAGS, f"--host-resolver-rules=MAP {NAME} 127.0.0.1", trusted]
    started = playwright.chromium.launch(
        executable_path=shutil.which("chromium-headless-shell"), args=flags
    )
    yield started
    started.close()


# What the system would be given to share, and the number that an installed page would wear.
SYSTEM = """
navigator.share = async (what) => { globalThis.given = what; };
navigator.setAppBadge = async (number) => { globalThis.worn = number; };
navigator.clearAppBadge = async () => { globalThis.worn = 0; };
"""


def read_qr(person: Person) -> str:
    """What a camera reads from the page."""
    width, grey = person.page.get_by_role("img", name="QR code").evaluate(POINTS)
    picture = np.array(grey, dtype=np.uint8).reshape(-1, width)
    (found,) = zxingcpp.read_barcodes(picture)
    return str(found.text)


def look_well(person: Person, name: str) -> None:
    """Keep a picture; nothing may be cut off, too small to press, or unreadable to some."""
    wrong = complaints(person.page) + overflowing(person.page)
    person.picture(f"{'phone' if person.touch else 'desktop'}-{name}")
    assert wrong + (tiny(person.page) if person.touch else []) == []


def sit_down(person: Person, name: str, colour: str) -> None:
    page = person.page
    page.get_by_label("Your name at the table").fill(name)
    page.get_by_role("radio", name=colour).check(force=True)
    page.locator(".colour.on").get_by_role("img", name=colour).wait_for()
    person.button("I am ready").click()
    person.button("Not yet").wait_for()


def is_refused(person: Person, name: str) -> None:
    """Whoever says a name that somebody has is told so."""
    page = person.page
    own = page.get_by_label("Your name at the table")
    own.fill(name)
    with person.refused():
        own.blur()
        page.get_by_role("alert").get_by_text("Somebody at the table has this name").wait_for()


def open_lobby(host: Person) -> str:
    """From the front page; returns the table's link."""
    page = host.page
    host.go()
    page.get_by_role("link", name="New table").click()
    page.get_by_role("radiogroup", name="Players").get_by_text("4", exact=True).click()
    page.get_by_role("group", name="Seat 1").get_by_role("textbox").fill("Maeva")
    page.get_by_role("group", name="Seat 4").get_by_text("Guest").click()
    host.button("Open the lobby").click()
    page.get_by_text("Opened by 0 of 3").wait_for()
    return page.get_by_role("textbox", name="Table link").input_value()


def enter(guest: Person, code: str) -> None:
    """From the front page, as one who was told the code types it."""
    guest.go()
    guest.page.get_by_role("link", name="Enter a code").click()
    typed = guest.page.get_by_role("textbox")
    typed.fill(code[:-1])
    guest.button("Sit down").click()
    guest.page.get_by_role("alert").get_by_text("the code is wrong").wait_for()
    typed.fill(f"{code[:5]} {code[5:]}".lower())
    guest.button("Sit down").click()
    guest.button("Leave the table").wait_for()


def look_in_all_languages(host: Person) -> None:
    """Whatever the words, and with all buttons that a phone has, nothing is cut off."""
    page = host.page
    page.set_viewport_size({"width": 390, "height": 844})
    for language in ("nl", "fr", "it", "en"):
        page.evaluate(
            """(language) => localStorage.setItem('raiatea.preferences', JSON.stringify(
              { ...JSON.parse(localStorage.getItem('raiatea.preferences')), language }))""",
            language,
        )
        page.reload()
        page.locator(f"html[lang={language}] .lobby .wait").wait_for()
        host.picture(f"phone-lobby-{language}")
        assert overflowing(page) + cramped(page) == [], language
    page.set_viewport_size({"width": 1440, "height": 900})


def share(host: Person, link: str) -> None:
    """The system is given the link by its own sheet."""
    host.button("Share: Table link").click()
    assert host.page.evaluate("given") == {"title": "Raiatea", "text": "Table link", "url": link}


def wait_a_while(guest: Person) -> None:
    """Who waits is offered the lesson, beside this page, and ways to be told."""
    lesson = guest.page.get_by_role("link", name="Learn")
    assert (lesson.get_attribute("href"), lesson.get_attribute("target")) == ("#/learn", "_blank")
    guest.button("Other ways").click()
    guest.page.get_by_role("dialog", name="Notices").get_by_text("By e-mail").wait_for()
    guest.page.keyboard.press("Escape")


def take_away(person: Person, device: Person) -> str:
    """Take one's tables along by the QR code; returns its link, which is used up then."""
    person.go()
    person.button("Take my tables to another device").click()
    link = read_qr(person)
    device.go(link)
    device.page.get_by_role("heading", name="My tables", exact=True).wait_for()
    assert link.rpartition("/")[2] not in device.page.url
    return link


def test_from_the_front_page_to_a_game_of_four_by_qr_by_link_and_by_code(
    come: Come, url: str
) -> None:
    host, ana, ben, tom = come(url), come(url, **PHONE), come(url), come(url, **PHONE)
    for person in (host, ana):
        person.context.add_init_script(SYSTEM)
    link = open_lobby(host)
    assert read_qr(host) == link
    share(host, link)
    look_in_all_languages(host)
    ana.go(link)
    ana.page.get_by_text("Maeva invites you to a game").wait_for()
    look_well(ana, "sit-down")
    wait_a_while(ana)
    sit_down(ana, "Ana", "Plum hexagon")
    ben.go(link)
    is_refused(ben, "ana")
    assert ben.page.get_by_role("radio", name="Plum hexagon").is_disabled()
    sit_down(ben, "Ben", "Fern square")
    code = link.rpartition("/")[2]
    enter(tom, code)
    host.page.get_by_text("Opened by 3 of 3").wait_for()
    look_well(host, "lobby")

    # One leaves, and comes back on another device; the link that they had is everybody's.
    tom.button("Leave the table").click()
    host.page.get_by_text("Opened by 2 of 3").wait_for()
    again = come(url)
    again.go(link)
    sit_down(again, "Tom", "Sun lozenge")
    with tom.refused():
        tom.go(link)
        tom.page.get_by_text("This link leads to no free seat").wait_for()
    ana.go(link)
    ana.button("Not yet").wait_for()

    host.button("Start the game").click()
    for person, name in zip((host, ana, ben, again), ("Maeva", "Ana", "Ben", "Tom"), strict=True):
        person.page.locator(".prompt").wait_for()
        assert code not in person.page.url
        assert person.view["players"] == ["Maeva", "Ana", "Ben", "Tom"]
        assert person.view["players"][person.view["seat"]] == name
    ana.until(lambda: ana.page.evaluate("worn") == 1, "no number is worn")

    # In the middle of the game a guest goes on elsewhere.
    other = come(url)
    used = take_away(ana, other)
    look_well(other, "my-tables")
    other.page.get_by_role("link", name="Continue").click()
    other.page.locator(".tray .me b").get_by_text("Ana").wait_for()
    decision = other.decision
    other.answer()
    assert other.decision != decision
    with tom.refused():
        tom.go(used)
        tom.page.get_by_text("This link has been used already").wait_for()


def comes_from_below(person: Person) -> None:
    """Where the dialog ends, the page does, and it is as wide."""
    ends = person.page.evaluate("""() => {
      const { left, right, bottom } = document.querySelector('dialog').getBoundingClientRect();
      return [left, innerWidth - right, innerHeight - bottom];
    }""")
    assert ends == [0, 0, 0]


def test_a_lobby_may_be_closed_and_a_sheet_comes_from_below_on_a_phone(
    come: Come, url: str
) -> None:
    host, ana = come(url), come(url, **PHONE)
    link = open_lobby(host)
    ana.go(link)
    ana.button("I am ready").wait_for()
    ana.button("Other ways").click()
    ana.page.get_by_role("dialog", name="Notices").get_by_text("By e-mail").wait_for()
    comes_from_below(ana)
    look_well(ana, "sheet")
    ana.page.keyboard.press("Escape")
    host.button("Close the table").click()
    host.button("Yes, close it for everyone").click()
    host.page.get_by_role("link", name="New table").wait_for()
    assert host.page.get_by_role("heading", name="My tables", exact=True).count() == 0
    ana.page.get_by_text("The host has closed this table").wait_for()


def test_strangers_find_a_table_in_the_public_lobby(come: Come, url: str) -> None:
    host, stranger = come(url), come(url, **PHONE)
    host.go("#/new")
    host.page.get_by_text("Look for players").click()
    host.button("Open the lobby").click()
    host.page.get_by_text("Opened by 0 of 2").wait_for()
    stranger.go()
    stranger.page.get_by_role("link", name="Tables looking for players").click()
    row = stranger.page.locator("li", has_text="2 free seats").first
    row.wait_for()
    look_well(stranger, "public-lobby")
    row.get_by_role("button", name="Sit down").click()
    sit_down(stranger, "Stranger", "Sun lozenge")
    host.page.get_by_text("Opened by 1 of 2").wait_for()
    host.button("Fill with bots").click()
    host.button("Start the game").click()
    stranger.page.locator(".prompt").wait_for()


@pytest.fixture
def unreached(tmp_path: Path) -> Iterator[str]:
    """The address of a server that others reach by its name alone."""
    port = str(free_port())
    options = ("--port", port, "--public-url", KNOWN)
    with Server(str(tmp_path / "tables"), tmp_path / "log", *options, RAIATEA_HOSTS="127.0.0.1"):
        yield f"http://127.0.0.1:{port}"


def test_where_an_address_reaches_nobody_that_is_said_and_the_way_out(
    unreached: str, come: Come
) -> None:
    host = come(unreached)
    link = open_lobby(host)
    host.page.get_by_role("alert").get_by_text("Only this computer").wait_for()
    assert host.page.get_by_role("img", name="QR code").count() == 0
    host.button("Use raiatea.example.org instead").click()
    assert read_qr(host) == link.replace(unreached, KNOWN)
    assert host.page.get_by_role("alert").count() == 0


def is_asked_elsewhere(person: Person, table: str) -> None:
    """Somebody is asked something at another table than this."""
    person.until(
        lambda: table not in person.page.url and person.question is not None, "nothing is asked"
    )


def test_the_same_people_play_again_with_their_seats_turned(come: Come, server: Server) -> None:
    """At the score one is told; who was elsewhere finds it among their tables, as it stands."""
    table = server.make()
    table.play_to_the_end()
    host, ana, ben = come(server.url), come(server.url, **PHONE), come(server.url)
    host.sit(table.id, table.host)
    for seat, person in enumerate((host, ana, ben)):
        person.sit(table.id, table.keys[seat])
    ben.go()
    ben.page.get_by_role("heading", name="Finished").wait_for()
    host.button("Play again").click()
    ana.page.get_by_text("A new game with the same people is ready").wait_for()
    ana.button("Sit down").click()
    ben.page.reload()
    row = ben.page.locator("li.turn")
    row.get_by_text("Set-up").wait_for()
    row.get_by_role("link").click()
    for was, person in enumerate((host, ana, ben)):
        is_asked_elsewhere(person, table.id)
        assert person.view["seat"] == (was - 1) % 3
        assert person.view["players"] == ["Player 1", "Player 2", "Player 0"]
