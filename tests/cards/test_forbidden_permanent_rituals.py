"""The permanent (blue) rituals of the forbidden pile."""

from __future__ import annotations

import pytest

from tests.cards.scenario import NewScene, bless, bonus, end_game, final, mana, pearls
from tests.toolkit import CardScene as Scene


def at_the_market(table: Scene, price: int) -> None:
    """Seat 0, with one uru, is Kahuna of the Market; the marker of uru stands on that space."""
    table.commodities(0, "uru")
    table.prices(uru=price)
    table.force("die", 4)
    table.go("market")


def sales(table: Scene) -> list[str]:
    return [move for move in table.moves(0) if move.startswith("sell")]


@pytest.mark.covers_each("ritual")
@pytest.mark.parametrize(
    ("ritual", "points"), [("papa-rai-3", 3), ("papa-rai-4", 4), ("papa-rai-5", 5)]
)
def test_a_papa_rai_is_worth_its_points_to_its_owner_at_the_end(
    scene: NewScene, ritual: str, points: int
) -> None:
    table = scene()
    bless(table, {0: [ritual]})
    end_game(table)
    assert final(table, 0, "rituals") == points
    assert final(table, 1, "rituals") == 0


@pytest.mark.covers_each("ritual")
@pytest.mark.parametrize(
    ("ritual", "points"), [("papa-rai-3", 6), ("papa-rai-4", 8), ("papa-rai-5", 10)]
)
def test_two_of_a_papa_rai_are_worth_twice_its_points(
    scene: NewScene, ritual: str, points: int
) -> None:
    table = scene()
    table.in_front(0, ritual, ritual)
    end_game(table)
    assert final(table, 0, "rituals") == points


@pytest.mark.covers("ritual", "roo")
def test_roo_makes_pearl_and_mana_missions_two_cheaper(scene: NewScene) -> None:
    table = scene()
    table.statue(1, "1-pearls-5", "1-mana-6")
    table.in_front(0, "roo")
    table.has(0, pearls=3, mana=4)
    table.assistants(0, "pearl-diver")
    table.go("neighbourhood")
    table.play(0, "fulfil 1.1", "fulfil 1.2")
    assert table.mine(0)["missions"] == ["1-pearls-5", "1-mana-6"]
    assert pearls(table) == [0, 4, 4, 4]
    assert mana(table) == [0, 5, 5, 5]


@pytest.mark.covers("ritual", "roo")
def test_roo_makes_a_mission_no_more_than_two_cheaper(scene: NewScene) -> None:
    table = scene()
    table.statue(1, "1-pearls-5", "1-mana-6", "1-pearls-4")
    table.in_front(0, "roo")
    table.has(0, pearls=2, mana=3)
    table.go("neighbourhood")
    assert table.moves(0) == ["fulfil 1.3", "pass"]


@pytest.mark.covers("ritual", "roo")
def test_roo_does_nothing_for_missions_of_other_kinds_or_other_players(scene: NewScene) -> None:
    table = scene()
    table.statue(1, "1-uru", "1-2-identical", "1-priests-4", "1-pearls-4")
    table.in_front(1, "roo")
    table.has(0, pearls=3)
    table.has(1, pearls=0, priests=3)
    table.commodities(1, "taro")
    bless(table, {3: ["te-tumu"]})
    assert table.moves(0) == ["pass"]
    table.play(0, "pass")
    assert table.moves(1) == ["pass"]


@pytest.mark.covers("ritual", "roo")
def test_roo_twice_makes_a_mission_four_cheaper_but_it_costs_at_least_one(scene: NewScene) -> None:
    table = scene()
    table.statue(1, "1-pearls-4", "1-mana-6")
    table.in_front(0, "roo", "roo")
    table.has(0, pearls=1, mana=2)
    table.assistants(0, "pearl-diver")
    table.go("neighbourhood")
    table.play(0, "fulfil 1.1", "fulfil 1.2")
    assert pearls(table) == [0, 4, 4, 4]
    assert mana(table) == [0, 5, 5, 5]


@pytest.mark.covers("ritual", "roo")
def test_roo_twice_does_not_make_a_mission_free(scene: NewScene) -> None:
    table = scene()
    table.statue(1, "1-pearls-4")
    table.in_front(0, "roo", "roo")
    table.has(0, pearls=0)
    table.go("neighbourhood")
    assert table.moves(0) == ["pass"]


@pytest.mark.covers("ritual", "ana")
def test_ana_also_sells_for_the_bonus_one_space_above_the_marker(scene: NewScene) -> None:
    table = scene()
    table.in_front(0, "ana")
    at_the_market(table, price=4)
    assert sales(table) == ["sell uru 1", "sell uru 2", "sell uru 3", "sell uru 4", "sell uru 5"]
    table.play(0, "sell uru 5")
    assert pearls(table) == [4 + bonus("uru 5", "pearls"), 4, 4, 4]
    assert table.price("uru") == 3


@pytest.mark.covers("ritual", "ana")
def test_ana_does_not_reach_two_spaces_above_the_marker(scene: NewScene) -> None:
    table = scene()
    table.in_front(0, "ana")
    at_the_market(table, price=1)
    assert sales(table) == ["sell uru 1", "sell uru 2"]


@pytest.mark.covers("ritual", "ana")
def test_ana_finds_no_space_above_the_top(scene: NewScene) -> None:
    table = scene()
    table.in_front(0, "ana")
    at_the_market(table, price=5)
    assert sales(table) == ["sell uru 1", "sell uru 2", "sell uru 3", "sell uru 4", "sell uru 5"]


@pytest.mark.covers("ritual", "ana")
def test_ana_twice_reaches_two_spaces_above_the_marker(scene: NewScene) -> None:
    table = scene()
    table.in_front(0, "ana", "ana")
    at_the_market(table, price=1)
    assert sales(table) == ["sell uru 1", "sell uru 2", "sell uru 3"]


@pytest.mark.covers("ritual", "ana")
def test_ana_does_nothing_for_other_players(scene: NewScene) -> None:
    table = scene()
    table.in_front(1, "ana")
    at_the_market(table, price=2)
    assert sales(table) == ["sell uru 1", "sell uru 2"]
