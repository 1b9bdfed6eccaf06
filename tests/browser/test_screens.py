"""Every screen, light and dark, on a desk and on a phone: pictures, and nobody is shut out."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tests.browser.accessible import complaints, overflowing, tiny
from tests.browser.conftest import DESKTOP, Come
from tests.browser.person import Person
from tests.browser.tables import QUESTIONS, Shown, make
from tests.server.process import Server
from tests.server.table import Table

PHONE = {"width": 390, "height": 844}
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True},
}
# The colours of the others are made of the same pieces.
ALSO_DARK = (
    "front",
    "new-table",
    "host-panel",
    "rules",
    "table-ChooseLocation",
    "table-MarketTurn",
    "table-Prepare",
    "table-Offer",
    "curtain",
    "later-moment",
    "score",
    "invitations",
    "my-tables",
)

Show = Callable[[Person], None]


def front(person: Person) -> None:
    person.go()
    person.button("Play now").wait_for()


def my_tables(person: Person) -> None:
    person.go()
    person.page.get_by_role("heading", name="Finished").wait_for()


def take_away(person: Person) -> None:
    person.button("Take my tables to another device").click()
    person.page.get_by_role("dialog").get_by_role("textbox").wait_for()


def enter_code(person: Person) -> None:
    person.go("#/j")
    person.button("Sit down").wait_for()


def new_table(person: Person) -> None:
    person.go("#/new")
    person.page.get_by_role("group", name="Seat 3").wait_for()


def names_missing(person: Person) -> None:
    person.page.get_by_role("group", name="Seat 1").get_by_role("textbox").fill("")
    person.button("Open the lobby").click()
    person.page.get_by_text("Enter a name.").first.wait_for()


def invitations(person: Person) -> None:
    person.page.get_by_role("group", name="Seat 1").get_by_role("textbox").fill("Hina")
    person.button("Open the lobby").click()
    person.page.get_by_role("heading", name="Invite friends").wait_for()
    person.page.get_by_text("Only this computer can open these links.").wait_for()


def menu(person: Person) -> None:
    person.button("Fill with bots").click()
    person.button("Start the game").click()
    person.page.locator(".prompt").wait_for()
    person.menu().wait_for()


def host_panel(person: Person) -> None:
    person.menu("Table and seats").click()
    person.page.get_by_role("dialog", name="Table and seats").wait_for()


def fairness(person: Person) -> None:
    person.page.keyboard.press("Escape")
    person.menu("Fair play").click()
    person.page.get_by_role("dialog", name="Fair play").wait_for()


def settings(person: Person) -> None:
    person.page.keyboard.press("Escape")
    if person.page.locator(".top .menu > button.opt").first.is_visible():
        person.page.get_by_role("button", name="Settings").click()
    else:
        person.menu("Settings").click()
    person.page.get_by_role("dialog", name="Settings").wait_for()


def rules(person: Person) -> None:
    person.go("#/rules/R6.7")
    person.page.locator('[id="rule-R6.7"]').wait_for()


def rules_found(person: Person) -> None:
    person.page.get_by_label("Search the rules").fill("mana bag")
    person.page.get_by_role("search").get_by_text(re.compile(r"^\d+ rules$")).wait_for()


def record(person: Person) -> None:
    person.go("#/record")
    person.page.get_by_text("Choose a saved game").wait_for()


def trouble(person: Person) -> None:
    with person.refused():
        person.go("#/t/nothing/nobody")
        person.page.get_by_role("heading", name="This table cannot be opened").wait_for()


def table(found: tuple[Table, int], person: Person) -> None:
    person.sit(found[0].id, found[0].keys[found[1]])


def spectator(found: tuple[Table, int], person: Person) -> None:
    person.sit(found[0].id, found[0].spectator)


def tab(name: str, person: Person) -> None:
    tabs = person.page.get_by_role("tab", name=name)
    if tabs.is_visible():
        tabs.click()


def explained(found: tuple[Table, int], person: Person) -> None:
    table(found, person)
    piece = person.page.locator('[data-about="round/C3"]')
    # Only a replay can go to a round, but everybody may ask what it is.
    piece.tap(force=True) if person.touch else piece.hover()
    person.page.get_by_role("tooltip").wait_for()


def curtain(server: Server, person: Person) -> None:
    """Two seats of one table at one screen."""
    found = make(server, "link", "link", "random")
    person.sit(found.id, found.keys[0])
    person.go(f"#/t/{found.id}/{found.keys[1]}")
    person.page.get_by_role("heading", name="Pass the device to").wait_for()


def history(over: Table, person: Person) -> None:
    person.sit(over.id, over.spectator)
    person.button("Watch the replay").click()
    person.page.locator(".replay").wait_for()


def later_moment(person: Person) -> None:
    before = person.page.url
    person.page.get_by_label("Seen by").select_option("Teva")
    person.until(lambda: person.page.url != before, "nobody looks through Teva’s eyes")
    person.page.get_by_label("Moment of the game").fill("90")
    person.page.locator(".replay .num").get_by_text("90 of").wait_for()


def score(over: Table, person: Person) -> None:
    person.sit(over.id, over.keys[0])
    person.page.locator(".stage.score").wait_for()


def screens(server: Server, shown: Shown) -> dict[str, Show]:
    """All screens in an order in which one follows from the other."""
    busy = shown.asked("MarketTurn")
    tabs = ("To’o", "Tracks", "Players", "Me", "Events")
    return {
        "front": front,
        "rules": rules,
        "rules-found": rules_found,
        "new-table": new_table,
        "names-missing": names_missing,
        "invitations": invitations,
        "menu": menu,
        "host-panel": host_panel,
        "fairness": fairness,
        "settings": settings,
        "rules-at-the-table": rules,
        "record": record,
        "trouble": trouble,
        **{f"table-{one}": partial(table, shown.asked(one)) for one in QUESTIONS},
        "explained": partial(explained, shown.asked("ChooseLocation")),
        "spectator": partial(spectator, busy),
        "seat": partial(table, busy),
        **{f"tab-{one}": partial(tab, one) for one in tabs},
        "curtain": partial(curtain, server),
        "history": partial(history, shown.over),
        "later-moment": later_moment,
        "score": partial(score, shown.over),
        "my-tables": my_tables,
        "take-away": take_away,
        "enter-code": enter_code,
    }


@pytest.mark.parametrize("size", SIZES)
def test_on_every_screen_axe_finds_nothing_serious_nothing_sticks_out_and_all_can_be_hit(
    come: Come, server: Server, shown: Shown, size: str
) -> None:
    person = come(**SIZES[size])
    found: list[str] = []
    for name, show in screens(server, shown).items():
        if name.startswith("tab-") and size == "desktop":
            continue
        person.page.mouse.move(0, 0)
        show(person)
        wrong = complaints(person.page) + overflowing(person.page)
        if person.touch:
            wrong += tiny(person.page)
        person.picture(f"{size}-{name}")
        if name in ALSO_DARK:
            person.page.emulate_media(color_scheme="dark")
            person.page.locator("html[data-theme=dark]").wait_for()
            wrong += [f"dark: {one}" for one in complaints(person.page, "color-contrast")]
            person.picture(f"{size}-dark-{name}")
            person.page.emulate_media(color_scheme="light")
            person.page.locator("html[data-theme=light]").wait_for()
        found += [f"{name}: {one}" for one in wrong]
    assert not found, "\n".join(found)
