"""A game saved to a file, checked, and opened again."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.browser.conftest import Come
from tests.server.process import COMMAND
from tests.server.table import Table


def test_a_saved_record_is_verified_and_opened_again_with_the_same_points(
    come: Come, over: Table, tmp_path: Path
) -> None:
    person, friend = come(), come()
    person.sit(over.id, over.keys[0])
    points = person.points()
    with person.page.expect_download() as saving:
        person.button("Save the game").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    verified = subprocess.run(
        [*COMMAND, "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr
    page = friend.page
    friend.go("#/record")
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".replay").wait_for()
    page.get_by_role("button", name="To the last step").click()
    assert friend.points() == points
    page.get_by_role("button", name="To the start").click()
    page.get_by_label("Seen by").select_option("Moana")
    page.locator(".tray .me b").get_by_text("Moana").wait_for()


def test_a_file_that_is_no_record_is_refused_in_plain_words(come: Come, tmp_path: Path) -> None:
    file = tmp_path / "shopping.json"
    file.write_text('{"eggs": 6}')
    person = come()
    person.go("#/record")
    with person.refused():
        person.page.locator("input[type=file]").set_input_files(file)
        person.page.get_by_text(
            "This file is not a saved game that can be shown here."
        ).first.wait_for()


def test_the_end_opens_what_was_sealed(come: Come, over: Table) -> None:
    person = come()
    person.sit(over.id, over.keys[0])
    person.menu("Fair play").click()
    fairness = person.page.get_by_role("dialog", name="Fair play")
    shown = fairness.locator("dd code").all_inner_texts()
    told = over.about(0)["fairness"]
    assert shown == [told["commitment"], told["salt"], str(told["seed"])]
