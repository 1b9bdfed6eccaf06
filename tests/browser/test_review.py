"""The review of a game that is over, from the score screen to the replay."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from raiatea.cli import main
from tests.analysis.records import played
from tests.browser.accessible import complaints, cramped, overflowing, tiny
from tests.browser.conftest import DESKTOP, Come
from tests.browser.person import HASTE
from tests.browser.tables import Shown
from tests.server.process import Server
from tests.server.table import Table
from tests.server.test_reviews import RECORD, reviewed

PHONE = {"width": 390, "height": 844}
PATIENCE = 120_000


def test_the_score_screen_leads_to_the_review_and_a_turning_point_to_the_replay(
    come: Come, shown: Shown
) -> None:
    person, table = come(), shown.over
    person.sit(table.id, table.keys[0])
    page = person.page
    page.get_by_role("link", name="Review the game").click()
    line = page.get_by_role("slider")
    line.wait_for(timeout=PATIENCE)
    line.focus()
    page.keyboard.press("Home")
    assert line.get_attribute("aria-valuenow") == "0"
    page.keyboard.press("ArrowRight")
    assert line.get_attribute("aria-valuenow") == "1"
    said = line.get_attribute("aria-valuetext") or ""
    assert said.startswith("Set-up, decision 1 of")
    assert said.count("%") == len(table.keys)
    mine = page.locator(".point")
    mine.first.wait_for()
    assert 1 <= mine.count() <= 5, "one's own come first"
    page.get_by_role("button", name="All", exact=True).click()
    assert mine.count() > 5
    mine.nth(1).focus()
    page.keyboard.press("Enter")
    assert mine.nth(1).get_attribute("aria-pressed") == "true"
    assert page.locator(".hands li").count() == len(table.keys)
    page.get_by_text("As a table").click()
    assert page.locator("tbody tr").count() == 11  # set-up, nine rounds, the end
    page.get_by_role("button", name="Previous turning point").click()
    assert line.get_attribute("aria-valuetext") != said
    left = page.locator(".point.on").inner_text()
    page.locator(".acts").get_by_role("link", name="Watch from here").click()
    page.locator(".replay").wait_for()
    assert page.get_by_label("Seen by").input_value().startswith("all-")
    page.locator(".replay .dot").first.wait_for()
    page.go_back()
    page.locator(".point.on").wait_for()
    assert page.locator(".point.on").inner_text() == left, "as it was left"
    person.button("Try again from here").click()
    page.get_by_label("Level").select_option("random")
    person.button("Open the table").click()
    page.get_by_text("Taken up again from").wait_for()
    assert table.id not in page.url
    person.until(lambda: person.decision is not None, "one's own question again")
    person.go()
    assert page.locator("li .origin").inner_text().startswith("from ")


def test_what_was_played_and_what_was_better_lie_on_the_board(come: Come, server: Server) -> None:
    table = Table(server, server.post("/api/records", None, RECORD).json())
    found = reviewed(table)
    points = list(zip(found["review"]["turning"], found["moments"], strict=True))
    point, versions = next(one for one in points if one[0]["played"]["verb"] == "go")
    places = {point[kind]["location"]: kind for kind in ("played", "better")}
    person = come(speed="normal", reduced_motion="no-preference")
    person.page.add_init_script(HASTE)
    person.sit(table.id, table.spectator)
    page, seat = person.page, point["seat"]
    page.goto(f"{page.url.partition('#')[0]}#/t/{table.id}/at/{versions[seat]}/all-{seat}")
    person.until(
        lambda: (
            {
                str(one.get_attribute("data-about")): one.locator(".sign").inner_text()
                for one in page.locator(".loc.marked").all()
            }
            == {f"location/{place}": kind.capitalize() for place, kind in places.items()}
        ),
        "both are marked",
    )
    assert complaints(page) == overflowing(page) == []
    person.button("What then?").click()
    page.locator(".replay").get_by_text("What if").wait_for()
    page.locator(f'[data-about="location/{point["better"]["location"]}"].here').wait_for()
    assert page.locator(".sign").count() == 0
    person.button("As it was").click()
    page.locator(".loc.was").wait_for()
    page.go_back()
    page.locator(".replay").get_by_text("What if").wait_for()


def test_on_a_phone_what_was_better_is_in_sight(come: Come, server: Server) -> None:
    table = Table(server, server.post("/api/records", None, RECORD).json())
    found = reviewed(table)
    points = list(zip(found["review"]["turning"], found["moments"], strict=True))
    point, versions = next(one for one in points if one[0]["better"]["verb"] == "sacrifice")
    person = come(viewport=PHONE, has_touch=True)
    person.sit(table.id, table.spectator)
    page, seat = person.page, point["seat"]
    page.goto(f"{page.url.partition('#')[0]}#/t/{table.id}/at/{versions[seat]}/all-{seat}")
    better = page.locator(".marked.better")
    expect(better).to_be_in_viewport(ratio=1, timeout=PATIENCE)
    box, panel = better.bounding_box(), page.locator(".turning").bounding_box()
    assert box is not None
    assert panel is not None
    assert box["y"] + box["height"] <= panel["y"], "the words do not lie upon it"


def test_a_saved_page_shows_the_same_and_asks_nobody(browser: Browser, tmp_path: Path) -> None:
    record, page_file = tmp_path / "record.json", tmp_path / "page.html"
    record.write_text(json.dumps(played("skilled", "random", "random")), encoding="utf-8")
    assert main(["analyse", str(record), "--html", str(page_file), "--language", "nl"]) == 0
    page = browser.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    asked: list[str] = []
    problems: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: problems.append(message.text))
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(page_file.as_uri())
    page.get_by_role("slider").wait_for(timeout=PATIENCE)
    page.locator(".point").first.click()
    page.get_by_role("dialog").wait_for()
    page.get_by_role("button", name="En dan?").click()
    assert complaints(page) == []
    assert {url for url in asked if not url.startswith("data:")} == {page_file.as_uri()}
    assert problems == []
    page.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_everybody_can_use_the_review(come: Come, shown: Shown, size: dict[str, int]) -> None:
    person, table = come(viewport=size), shown.over
    person.sit(table.id, table.keys[0])
    page = person.page
    page.goto(f"{page.url.partition('#')[0]}#/review/{table.id}")
    page.get_by_role("slider").wait_for(timeout=PATIENCE)
    for theme in ("light", "dark"):
        page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)
        assert complaints(page) == []
    assert overflowing(page) + cramped(page) == []
    if size is PHONE:
        assert tiny(page, 44) == []
        page.locator(".point").first.click()
        page.get_by_role("dialog").wait_for()
        assert complaints(page) + overflowing(page) + tiny(page, 44) == []
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")
