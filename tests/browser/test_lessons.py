"""Who knows nothing and obeys the coach finishes a lesson; who does anything else is never stuck."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from raiatea import lessons
from tests.browser.conftest import DESKTOP, Come
from tests.browser.person import HASTE, PATIENCE
from tests.browser.pupil import Pupil, WrongDoer
from tests.browser.thorough import THOROUGH

PHONE = {"width": 390, "height": 844}
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True},
}
# Each language and each size, by way of example; `make test-thorough` tries all of them together.
FIRST = [("en", "desktop"), ("fr", "phone")]
SECOND = [("it", "desktop"), ("nl", "phone")]
CROSS = [(language, size) for language, _ in FIRST + SECOND for size in SIZES]


LOOKS = ("welcome", "keep", "do", "sacrifice", "offer", "pay")
LEARN = '.way:has(use[href*="i-coach"])'
HEARD_BEFORE = """localStorage.setItem('raiatea.preferences', JSON.stringify({
  ...JSON.parse(localStorage.getItem('raiatea.preferences')), lessons: ['first'] }))"""


def beats_of(name: str) -> list[str]:
    """The beats that are heard where nothing is played: none is fleeting."""
    found = lessons.named(name)
    assert found is not None
    return [beat.id for beat in found.beats if not beat.fleeting]


@pytest.mark.thorough
@pytest.mark.parametrize(("language", "size"), CROSS if THOROUGH else FIRST)
def test_who_only_obeys_the_coach_finishes_the_first_lesson(
    come: Come, language: str, size: str
) -> None:
    person = come(locale=language, passes=True, **SIZES[size])
    person.go()
    pupil = Pupil(person)
    pupil.hit(".way.gold")
    pupil.learn(looks=LOOKS)
    assert pupil.heard == beats_of("first")
    assert pupil.found == []
    assert person.page.locator(".coach:not(.silent)").count() == 0
    assert person.view["public"]["round"] == 2


@pytest.mark.thorough
@pytest.mark.parametrize(("language", "size"), CROSS if THOROUGH else SECOND)
def test_another_lesson_needs_no_more_than_its_data(come: Come, language: str, size: str) -> None:
    person = come(locale=language, passes=True, **SIZES[size])
    person.go()
    person.page.evaluate(HEARD_BEFORE)
    person.page.reload()
    pupil = Pupil(person, "ceremonies")
    pupil.hit(LEARN)
    pupil.learn(looks=("aim", "bid"))
    assert pupil.heard == beats_of("ceremonies")
    assert pupil.found == []


def test_who_presses_before_the_lessons_are_known_is_given_the_next_one(come: Come) -> None:
    person = come(passes=True)
    page = person.page
    with page.expect_response("**/api/catalogue"):  # or it would be held below
        person.go()
    page.evaluate(HEARD_BEFORE)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/catalogue", hold)
    page.reload()
    page.locator(LEARN).click()
    person.until(lambda: held, "nobody asks which lessons there are")
    held[0].continue_()
    page.locator('.coach[data-beat="welcome"]').wait_for()
    assert [one["lesson"]["name"] for one in person.tables()] == ["ceremonies"]


def test_what_happens_is_spoken_of_while_it_is_shown(come: Come) -> None:
    person = come(passes=True, speed="slow", reduced_motion="no-preference", **SIZES["phone"])
    person.page.add_init_script(HASTE)
    person.go()
    pupil = Pupil(person)
    pupil.hit(".way.gold")
    shown = {
        "die": ".die-tray",
        "others": ".prompt.caption",
        "ceremony": ".titlecard",
        "row": ".brow .rcard.now",
    }
    while "row" not in pupil.heard:
        found = pupil.look()
        if found["beat"] in shown:
            place = person.page.locator(shown.pop(found["beat"]))
            expect(place).to_be_in_viewport(timeout=PATIENCE * 1000)
        pupil.obey(found)
        person.page.wait_for_timeout(30)
    assert shown == {}


@pytest.mark.thorough
@pytest.mark.parametrize("size", SIZES if THOROUGH else ["desktop"])
@pytest.mark.parametrize("seed", range(4 if THOROUGH else 1))
def test_who_does_the_wrong_thing_at_every_beat_is_never_stuck(
    come: Come, seed: int, size: str
) -> None:
    person = come(passes=True, **SIZES[size])
    person.go()
    pupil = Pupil(person)
    pupil.hit(".way.gold")
    wrong = WrongDoer(pupil, seed)
    wrong.learn()
    assert wrong.laters, "nothing else was ever tried"
    assert person.view["public"]["round"] >= 2


def test_a_lesson_goes_on_where_it_was_and_can_be_left(come: Come) -> None:
    person = come(passes=True)
    person.go()
    pupil = Pupil(person)
    pupil.hit(".way.gold")
    pupil.learn(until="forest")
    page = person.page
    page.reload()
    page.locator('.coach[data-beat="forest"]').wait_for()
    # By the keys: the place is chosen and taken back, Enter does what is chosen.
    page.locator('[data-about="location/marae"]').click()
    page.locator(".coach .later").wait_for()
    page.locator('[data-about="location/forest"]').click()
    page.locator('.coach[data-beat="do"]').wait_for()
    page.keyboard.press("Escape")
    page.locator('.coach[data-beat="forest"]').wait_for()
    page.get_by_role("button", name="Language").click()
    page.locator(".top .drop").get_by_text("Italiano").click()
    page.locator(".coach").get_by_text("Scegli la Foresta").wait_for()
    page.locator(".coach .quiet").nth(1).click()
    page.get_by_role("dialog").get_by_text("Torna più tardi").click()
    page.get_by_text("Riprendi dal momento 7 di 32").click()
    page.locator('.coach[data-beat="forest"]').wait_for()
    assert len(person.tables()) == 1, "the lesson that was begun goes on"
    person.go()
    page.get_by_text("Lezione, momento 7 di 32, continua").click()
    page.locator('.coach[data-beat="forest"]').wait_for()
    page.locator(".coach .quiet").nth(1).click()
    page.get_by_role("dialog").get_by_text("Continua senza il coach").click()
    page.locator(".coach").wait_for(state="detached")
    assert page.locator(".loc.legal").count() == 6
    page.reload()
    page.locator(".loc.legal").first.wait_for()
    assert page.locator(".coach").count() == 0
