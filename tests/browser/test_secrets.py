"""What nobody else may see, and words that are only words."""

from __future__ import annotations

from tests.browser.conftest import Come
from tests.browser.tables import make
from tests.server.process import Server
from tests.server.table import Table

MARKUP = "<img src=x onerror=p()>"


def held(table: Table) -> set[str]:
    """The rituals behind all screens."""
    mine = [table.view(seat)["mine"] for seat in range(3)]
    return {one for my in mine for one in (*my["rituals"], *my["chosen"])}


def test_a_spectator_sees_only_what_everybody_may_see(come: Come, server: Server) -> None:
    table = make(server, tracked=False)
    watcher = come()
    page = watcher.page
    watcher.sit(table.id, table.spectator)
    secret: set[str] = set()
    while not secret or table.prompt(table.awaiting()[0])["together"]:
        secret |= held(table) | {
            ritual_of(move) for move in table.prompt(table.awaiting()[0])["moves"]
        }
        table.play(table.awaiting()[0])
    watcher.until(lambda: watcher.view == table.view(None), "the spectator hears nothing")
    assert len(secret) > 5
    told, shown = "".join(watcher.heard), page.content()
    assert [one for one in secret if f'"{one}"' in told or f'/{one}"' in shown] == []
    assert '"mine"' not in told
    assert page.locator(".tray, .mini, .counted, button.legal").count() == 0
    assert page.locator(".prompt.wait").get_by_text("You are watching this game.").is_visible()


def ritual_of(move: str) -> str:
    return move.partition(" ")[2]


def test_names_and_chat_are_text_and_never_markup(come: Come, server: Server) -> None:
    hina, teva = come(), come()
    for person in (hina, teva):
        person.page.add_init_script("window.p = () => (window.hit = true)")
    page = hina.page
    hina.go("#/new")
    page.get_by_role("group", name="Seat 1").get_by_role("textbox").fill(MARKUP)
    page.get_by_role("group", name="Seat 3").get_by_text("Bot").click()
    hina.button("Open the lobby").click()
    teva.go(page.get_by_role("textbox", name="Table link").input_value())
    teva.page.get_by_text(f"{MARKUP} invites you").wait_for()
    teva.button("I am ready").click()
    hina.button("Start the game").click()
    page.locator(".tray .me b").get_by_text(MARKUP).wait_for()
    teva.page.get_by_role("region", name=MARKUP, exact=True).wait_for()
    hina.button("Chat").click()
    page.get_by_label("Say something").fill(f"{MARKUP}<script>p()</script>")
    page.keyboard.press("Enter")
    page.locator(".chat li").get_by_text(f"{MARKUP}<script>p()</script>").wait_for()
    teva.button("Chat").click()
    said = teva.page.locator(".chat li")
    said.get_by_text(f"{MARKUP}<script>p()</script>").wait_for()
    assert said.locator("b").inner_text() == MARKUP
    told = teva.page.locator(".log .said").get_by_text(MARKUP)
    while told.count() == 0:
        for person in (hina, teva):
            if person.decision is not None:
                person.answer()
        page.wait_for_timeout(20)
    teva.go("#/")
    teva.page.get_by_role("link", name=MARKUP).wait_for()
    for person in (hina, teva):
        assert person.page.locator("img, script:not([src])").count() == 0
        assert not person.page.evaluate("'hit' in window")
