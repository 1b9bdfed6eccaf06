"""The mission tokens that are paid with pearls, mana and commodities (R7.2)."""

from __future__ import annotations

import pytest

from tests.cards.scenario import NewScene, as_kahuna, commodities, mana, pearls, stall

PEARL_MISSIONS = pytest.mark.parametrize(
    ("mission", "cost", "points"),
    [
        ("1-pearls-4", 4, 1),
        ("1-pearls-5", 5, 1),
        ("2-pearls-7", 7, 2),
        ("2-pearls-8", 8, 2),
        ("2-pearls-9", 9, 2),
        ("3-pearls-11", 11, 3),
        ("3-pearls-12", 12, 3),
        ("3-pearls-13", 13, 3),
    ],
)
MANA_MISSIONS = pytest.mark.parametrize(
    ("mission", "cost", "points"),
    [
        ("1-mana-5", 5, 1),
        ("1-mana-6", 6, 1),
        ("2-mana-9", 9, 2),
        ("2-mana-10", 10, 2),
        ("2-mana-11", 11, 2),
        ("3-mana-14", 14, 3),
        ("3-mana-15", 15, 3),
        ("3-mana-16", 16, 3),
    ],
)


@pytest.mark.covers_each("mission")
@PEARL_MISSIONS
def test_a_pearl_mission_costs_exactly_its_pearls(
    scene: NewScene, mission: str, cost: int, points: int
) -> None:
    table = scene()
    table.has(0, pearls=cost + 1)
    fulfil = as_kahuna(table, mission)
    table.play(0, fulfil)
    assert pearls(table) == [1, 4, 4, 4]
    assert table.mine(0)["missions"] == [mission]
    assert table.game.scores[0].missions == points


@pytest.mark.covers_each("mission")
@PEARL_MISSIONS
def test_a_pearl_mission_cannot_be_fulfilled_with_one_pearl_less(
    scene: NewScene, mission: str, cost: int, points: int
) -> None:
    table = scene()
    table.has(0, pearls=cost - 1, mana=50)
    as_kahuna(table, mission)
    assert table.moves(0) == ["pass"]


@pytest.mark.covers_each("mission")
@MANA_MISSIONS
def test_a_mana_mission_costs_exactly_its_mana_and_nothing_goes_into_the_bag(
    scene: NewScene, mission: str, cost: int, points: int
) -> None:
    table = scene()
    table.has(0, mana=cost + 1)
    fulfil = as_kahuna(table, mission)
    table.play(0, fulfil)
    assert mana(table) == [1, 5, 5, 5]
    assert table.public["bag"] == 0
    assert table.mine(0)["missions"] == [mission]
    assert table.game.scores[0].missions == points


@pytest.mark.covers_each("mission")
@MANA_MISSIONS
def test_a_mana_mission_cannot_be_fulfilled_with_one_mana_less(
    scene: NewScene, mission: str, cost: int, points: int
) -> None:
    table = scene()
    table.has(0, mana=cost - 1, pearls=50)
    as_kahuna(table, mission)
    assert table.moves(0) == ["pass"]


@pytest.mark.covers_each("mission")
@pytest.mark.parametrize(
    ("mission", "cost", "points", "prices"),
    [
        ("1-uru", ["uru"], 1, [2, 3, 3, 3]),
        ("1-taro", ["taro"], 1, [3, 2, 3, 3]),
        ("1-mahi-mahi", ["mahi-mahi"], 1, [3, 3, 2, 3]),
        ("1-tiare", ["tiare"], 1, [3, 3, 3, 2]),
        ("2-uru-taro", ["uru", "taro"], 2, [2, 2, 3, 3]),
        ("2-mahi-mahi-tiare", ["mahi-mahi", "tiare"], 2, [3, 3, 2, 2]),
        ("2-uru-mahi-mahi", ["uru", "mahi-mahi"], 2, [2, 3, 2, 3]),
        ("2-taro-tiare", ["taro", "tiare"], 2, [3, 2, 3, 2]),
        ("3-uru-taro-mahi-mahi", ["uru", "taro", "mahi-mahi"], 3, [2, 2, 2, 3]),
        ("3-taro-mahi-mahi-tiare", ["taro", "mahi-mahi", "tiare"], 3, [3, 2, 2, 2]),
    ],
)
def test_a_mission_of_named_commodities_sends_them_to_the_market_where_they_get_cheaper(
    scene: NewScene, mission: str, cost: list[str], points: int, prices: list[int]
) -> None:
    table = scene()
    table.stall(uru=0, taro=0, mahi_mahi=0, tiare=0)
    table.prices(uru=3, taro=3, mahi_mahi=3, tiare=3)
    table.commodities(0, *cost)
    fulfil = as_kahuna(table, mission)
    table.play(0, fulfil)
    assert commodities(table, 0) == []
    assert stall(table) == cost
    assert list(table.public["markets"]["prices"].values()) == prices
    assert table.mine(0)["missions"] == [mission]
    assert table.game.scores[0].missions == points


@pytest.mark.parametrize(
    ("mission", "held"),
    [
        ("1-uru", ["taro", "mahi-mahi", "tiare"]),
        ("1-taro", ["uru", "mahi-mahi", "tiare"]),
        ("1-mahi-mahi", ["uru", "taro", "tiare"]),
        ("1-tiare", ["uru", "taro", "mahi-mahi"]),
        ("2-uru-taro", ["uru", "uru", "mahi-mahi", "tiare"]),
        ("2-mahi-mahi-tiare", ["uru", "taro", "tiare", "tiare"]),
        ("2-uru-mahi-mahi", ["uru", "uru", "taro", "tiare"]),
        ("2-taro-tiare", ["uru", "taro", "taro", "mahi-mahi"]),
        ("3-uru-taro-mahi-mahi", ["uru", "taro", "taro", "tiare"]),
        ("3-taro-mahi-mahi-tiare", ["uru", "taro", "tiare", "tiare"]),
    ],
)
def test_a_mission_of_named_commodities_needs_each_of_them(
    scene: NewScene, mission: str, held: list[str]
) -> None:
    table = scene()
    table.commodities(0, *held)
    as_kahuna(table, mission)
    assert table.moves(0) == ["pass"]


@pytest.mark.covers_each("mission")
@pytest.mark.parametrize(
    ("mission", "paid", "points"),
    [
        ("1-2-different", ["uru", "taro"], 1),
        ("2-3-different", ["uru", "taro", "mahi-mahi"], 2),
        ("3-4-different", ["uru", "taro", "mahi-mahi", "tiare"], 3),
    ],
)
def test_a_mission_of_different_commodities_is_paid_one_by_one_with_each_type_once(
    scene: NewScene, mission: str, paid: list[str], points: int
) -> None:
    table = scene()
    table.stall(uru=0, taro=0, mahi_mahi=0, tiare=0)
    table.commodities(0, *paid, "uru")
    fulfil = as_kahuna(table, mission)
    table.play(0, fulfil)
    assert table.moves(0) == [f"pay {commodity}" for commodity in paid]
    table.play(0, "pay uru")
    assert table.moves(0) == [f"pay {commodity}" for commodity in paid[1:]]
    table.play(0, *[f"pay {commodity}" for commodity in paid[1:]])
    assert commodities(table, 0) == ["uru"]
    assert stall(table) == paid
    assert table.game.scores[0].missions == points


@pytest.mark.parametrize(
    ("mission", "held"),
    [
        ("1-2-different", ["uru", "uru"]),
        ("2-3-different", ["uru", "uru", "tiare"]),
        ("3-4-different", ["uru", "taro", "mahi-mahi", "mahi-mahi"]),
    ],
)
def test_two_of_a_type_count_once_for_a_mission_of_different_commodities(
    scene: NewScene, mission: str, held: list[str]
) -> None:
    table = scene()
    table.commodities(0, *held)
    as_kahuna(table, mission)
    assert table.moves(0) == ["pass"]


@pytest.mark.covers_each("mission")
@pytest.mark.parametrize(
    ("mission", "number", "points"),
    [("1-2-identical", 2, 1), ("2-3-identical", 3, 2), ("3-4-identical", 4, 3)],
)
def test_a_mission_of_identical_commodities_is_paid_with_one_type_of_ones_choice(
    scene: NewScene, mission: str, number: int, points: int
) -> None:
    table = scene()
    table.commodities(0, *("uru", "tiare") * number, *("taro",) * (number - 1))
    table.prices(uru=5, tiare=5)
    fulfil = as_kahuna(table, mission)
    table.play(0, fulfil)
    assert table.moves(0) == ["pay uru", "pay tiare"]
    table.play(0, "pay tiare")
    assert commodities(table, 0) == ["uru"] * number + ["taro"] * (number - 1)
    assert table.price("tiare") == 5 - number
    assert table.price("uru") == 5
    assert table.game.scores[0].missions == points


@pytest.mark.parametrize(
    ("mission", "held"),
    [
        ("1-2-identical", ["uru", "taro", "mahi-mahi", "tiare"]),
        ("2-3-identical", ["uru", "uru", "taro", "taro"]),
        ("3-4-identical", ["uru", "uru", "uru", "tiare"]),
    ],
)
def test_a_mission_of_identical_commodities_needs_enough_of_one_type(
    scene: NewScene, mission: str, held: list[str]
) -> None:
    table = scene()
    table.commodities(0, *held)
    as_kahuna(table, mission)
    assert table.moves(0) == ["pass"]


@pytest.mark.covers("mission", "3-commodity-pairs")
def test_two_identical_commodities_and_two_of_another_type_fulfil_the_mission_of_pairs(
    scene: NewScene,
) -> None:
    table = scene()
    table.commodities(0, "uru", "uru", "uru", "taro", "mahi-mahi", "mahi-mahi")
    fulfil = as_kahuna(table, "3-commodity-pairs")
    table.play(0, fulfil)
    assert table.moves(0) == ["pay uru", "pay mahi-mahi"]
    table.play(0, "pay uru")
    assert table.moves(0) == ["pay mahi-mahi"]
    table.play(0, "pay mahi-mahi")
    assert commodities(table, 0) == ["uru", "taro"]
    assert table.game.scores[0].missions == 3


@pytest.mark.covers("mission", "3-commodity-pairs")
def test_four_of_one_type_are_not_two_pairs_of_commodities(scene: NewScene) -> None:
    table = scene()
    table.commodities(0, "uru", "uru", "uru", "uru", "taro")
    as_kahuna(table, "3-commodity-pairs")
    assert table.moves(0) == ["pass"]
