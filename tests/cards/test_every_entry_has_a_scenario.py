"""No card, token, picture, chart space, location or rank is left without a scenario."""

from __future__ import annotations

import pytest

from tests.cards.coverage import Scenario, all_scenarios, entries, scenarios

SCENARIOS = all_scenarios()
ENTRIES = entries()
COVERED = {entry for scenario in SCENARIOS for entry in scenario.covers}


@pytest.mark.parametrize("entry", ENTRIES, ids=" ".join)
def test_an_entry_of_the_catalogue_has_a_scenario(entry: tuple[str, str]) -> None:
    assert entry in COVERED


def test_scenarios_cover_nothing_that_is_not_in_the_catalogue() -> None:
    assert COVERED - set(ENTRIES) == set()


def test_every_scenario_runs_a_second_time_through_save_and_load() -> None:
    assert [one.name for one in SCENARIOS if "scene" not in one.arguments] == []


def test_all_kinds_of_entries_are_asked_for() -> None:
    kinds = [kind for kind, _ in ENTRIES]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "ritual": 42,
        "mission": 59,
        "mask": 12,
        "forest": 25,
        "chart": 20,
        "location": 6,
        "rank": 4,
    }


def test_a_scenario_covers_the_entries_that_its_mark_names() -> None:
    source = """
@pytest.mark.covers("chart", "uru 1", "uru 2")
def test_uru(scene): ...
"""
    assert list(scenarios(source)) == [
        Scenario("test_uru", frozenset({("chart", "uru 1"), ("chart", "uru 2")}), ("scene",))
    ]


def test_a_scenario_covers_each_entry_of_its_table_also_of_one_with_a_name() -> None:
    source = """
TABLE = pytest.mark.parametrize(("mask", "points"), [("red-pearls", 1), ("blue-mana", 2)])

@pytest.mark.covers_each("mask")
@TABLE
def test_pair(scene, mask, points): ...

@pytest.mark.covers_each("rank")
@pytest.mark.parametrize("rank", ["ariki"])
def test_rank(scene, rank): ...

@TABLE
def test_that_covers_nothing(scene, mask, points): ...
"""
    assert [(one.name, sorted(one.covers)) for one in scenarios(source)] == [
        ("test_pair", [("mask", "blue-mana"), ("mask", "red-pearls")]),
        ("test_rank", [("rank", "ariki")]),
    ]
