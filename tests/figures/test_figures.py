"""Figures are made anew by a command, with intervals, and agree with what is stated."""

from __future__ import annotations

import json
from typing import Any

import pytest

from raiatea.cli import main
from raiatea.figures import games, plan
from raiatea.figures.figure import PARTS, Figure, mean, share, stated
from raiatea.figures.plan import Games, Match
from scripts.figures import FIGURES, written

FEW = Games(4, 8)


def figures(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    assert main(["figures", "--json", *arguments]) == 0
    found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)["figures"]
    return found


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of everything only a little."""
    monkeypatch.setattr(games, "MATCHES", (Match("novice", "random", 4, FEW),))
    monkeypatch.setattr(games, "LEARNED", Match("learned", "novice", 4, FEW))
    monkeypatch.setattr(games, "AMONG", {"novice": Games(2, 4)})
    monkeypatch.setattr(games, "CHANCES", Games(6, 12))


def test_every_figure_has_its_interval_and_the_number_it_comes_from(
    small: None, capsys: pytest.CaptureFixture[str]
) -> None:
    found = figures(capsys, "--parts", "strength,cards,balance,chances")
    assert {one["part"] for one in found} == {"strength", "cards", "balance", "chances"}
    for one in found:
        assert one["low"] <= one["value"] <= one["high"], one
        assert one["number"] in (4, 2), one
    wins = next(one for one in found if one["name"] == "novice against 3 random, %")
    assert wins["value"] >= 0.75
    changed = next(one for one in found if "ten cards changed" in one["name"])
    assert changed["value"] >= 0.75


def test_the_seed_alone_decides(small: None, capsys: pytest.CaptureFixture[str]) -> None:
    one = figures(capsys, "--parts", "strength,balance", "--jobs", "1")
    assert figures(capsys, "--parts", "strength,balance", "--jobs", "2") == one
    more = figures(capsys, "--parts", "strength", "--long")
    assert [figure["number"] for figure in more] == [8, 8]


def test_a_cluster_makes_the_same(small: None, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray", reason="has no release for this Python")
    here = figures(capsys, "--parts", "strength")
    assert figures(capsys, "--parts", "strength", "--ray", "local") == here


def test_doors_are_stated_as_parts_of_the_engines_rate(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("raiatea.figures.doors.BATCH", 1)
    monkeypatch.setattr("raiatea.figures.rates.STEPS", 20)
    monkeypatch.setattr("raiatea.figures.doors.REPEATS", Games(2, 2))
    found = figures(capsys, "--parts", "doors")
    assert found[0]["name"] == "vector"
    assert all(one["value"] > 0 for one in found)


def test_what_was_found_stands_beside_what_is_stated(
    small: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["figures", "--parts", "strength,balance"]) == 0
    told = capsys.readouterr().out
    assert "agrees" in told  # novices against random players
    assert "not stated" in told  # no balance among novices


def test_a_part_that_there_is_not_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["figures", "--parts", "strength,luck"]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "no part 'luck'; parts are: strength, cards, balance, chances, doors" in told


def test_figures_agree_when_their_intervals_meet() -> None:
    assert share("strength", "a", 60, 100).agrees(share("strength", "a", 1250, 2000))
    assert not share("strength", "a", 60, 100).agrees(share("strength", "a", 1600, 2000))
    narrow = Figure("doors", "a", 0.5, 0.4, 0.6, 9)
    assert narrow.agrees(mean("doors", "a", [0.6, 0.61, 0.59]))
    assert str(share("strength", "a", 45, 100)) == "45.0 (35.6 to 54.8)"
    assert str(narrow) == "0.50 (0.40 to 0.60)"


def test_every_match_is_stated_with_as_many_games_as_are_planned() -> None:
    for match in plan.MATCHES:
        assert stated()["strength", f"{match.name}, %"].number == match.games.long
    assert {part for part, _ in stated()} == {*PARTS}


def test_docs_state_what_was_found() -> None:
    """Otherwise: `python scripts/figures.py`."""
    page = FIGURES.read_text("utf-8")
    assert page == written(page)
    assert all(f"| {part.capitalize()} |" in page for part in PARTS)
