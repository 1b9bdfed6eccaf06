"""raiatea balance."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from raiatea.cli import main
from tests.catalogue.folders import DATA, edit

OWNERS = "What rituals did for their owners"
BALANCE = ("balance", "--bot", "novice", "--seed", "1", "--games")


def balance(capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, str, str]:
    code = main([*BALANCE, *options])
    told = capsys.readouterr()
    return code, told.out, told.err


def test_json_is_one_object_with_the_figures_for_each_number_of_players(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, out, err = balance(capsys, "2", "--players", "5,3", "--variants", "tane", "--json")
    assert (code, err, out.count("\n")) == (0, "", 1)
    found = json.loads(out)
    assert (found["bot"], found["games"], found["variants"]) == ("novice", 2, ["tane"])
    assert [(one["players"], one["games"]) for one in found["tables"]] == [(3, 2), (5, 2)]
    assert all(len(one["verdicts"]) == 6 for one in found["tables"])


def test_the_seed_alone_decides_not_the_number_of_processes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    alone = balance(capsys, "4", "--players", "3", "--json")
    assert balance(capsys, "4", "--players", "3", "--json", "--jobs", "2") == alone
    assert balance(capsys, "4", "--players", "3", "--json", "--seed", "2") != alone


def test_the_verdicts_are_shown_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = balance(capsys, "2", "--players", "4")
    assert code == 0
    assert out.startswith("2 games each among novice, seed 1\n")
    for words in ("4 players", "no ritual is always chosen", "Wins by place", "Winners have"):
        assert words in out
    assert out.count("holds  ") + out.count("fails  ") == 6


def test_the_page_is_well_formed_and_needs_nothing_else(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "balance.html"
    balance(capsys, "2", "--players", "3,4", "--html", str(file))
    text = file.read_text(encoding="utf-8")
    assert "http" not in text
    page = ElementTree.fromstring(text.removeprefix("<!doctype html>"))
    ids = [one.get("id") for one in page.iter("h2")]
    assert ids == ["players-3", "players-4"]
    assert [one.get("href") for one in page.iter("a")] == [f"#{one}" for one in ids]
    for table in page.iter("table"):
        rows = list(table.iter("tr"))
        assert len({len(row) for row in rows}) == 1
        assert len(rows) > 1
    assert all(one.get("aria-label") for one in page.iter("svg") if one.get("role") == "img")
    titles = [one.text for one in page.iter("h3")]
    assert len(titles) == len(set(titles)) * 2 == 22


def test_every_kind_of_figure_has_its_pictures_and_fits_on_a_phone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "balance.html"
    balance(capsys, "3", "--players", "3", "--html", str(file))
    page = ElementTree.fromstring(file.read_text(encoding="utf-8").removeprefix("<!doctype html>"))
    (body,) = page.iter("body")
    pictures = {}
    title: str | None = None
    for one in body:
        title = one.text if one.tag in ("h2", "h3") else title
        assert one.tag in ("h1", "h2", "h3", "p", "div")
        if one.tag == "div":
            assert one.get("class") == "wide"
            pictures[title] = [svg.get("aria-label") for svg in one.iter("svg")]
    text = {"3 players", "Locations by round"}
    assert {title for title, found in pictures.items() if not found} == text
    assert len(pictures["Price markers by round"]) == 4
    assert all(
        (label or "").startswith("A1 2.0, C1 ") for label in pictures["Price markers by round"]
    )
    spent = [label for label in pictures["The bag"] if label and label.startswith("spent")]
    assert len(spent) == 3
    assert all("times the fair share" in (one or "") for one in pictures[OWNERS])


def test_another_catalogue_can_be_measured(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "cards"
    shutil.copytree(DATA, folder)
    edit(folder, "board.toml", 'id = "tahua"', "space = 11", "space = 10")
    _, ours, _ = balance(capsys, "1", "--players", "3", "--json")
    _, other, _ = balance(capsys, "1", "--players", "3", "--json", "--catalogue", str(folder))
    assert json.loads(ours)["catalogue"] != json.loads(other)["catalogue"]


def test_wrong_options_are_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    refused = {
        "unknown bot 'clever'": ("1", "--bot", "clever"),
        "3 to 5 players are needed, not '6'": ("1", "--players", "3,6"),
        "3 to 5 players are needed; see": ("1", "--players", ","),
        "unknown variant 'kraken'": ("1", "--variants", "kraken"),
        "'--games'": ("0",),
    }
    for text, options in refused.items():
        code, out, err = balance(capsys, *options)
        assert (code, out) == (2, "")
        assert text in err
        assert err.count("\n") == 1
