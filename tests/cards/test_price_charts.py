"""The bonus of every space of the four price charts (R5.16)."""

from __future__ import annotations

import pytest

from tests.cards.scenario import (
    END_OF_PRIEST_TRACK,
    NewScene,
    commodities,
    first_space,
    mana,
    pearls,
    priests,
    ready,
    stall,
    tattoos,
    used,
)
from tests.toolkit import CardScene as Scene


def sell(table: Scene, sale: str) -> None:
    """Seat 0, Kahuna of the Market, sells for a bonus such as "uru 3"; the marker is there."""
    commodity, space = sale.split()
    table.commodities(0, commodity)
    table.prices(**{commodity.replace("-", "_"): int(space)})
    table.force("die", 4)
    table.go("market")
    table.play(0, f"sell {sale}")


@pytest.mark.covers_each("chart")
@pytest.mark.parametrize(
    ("sale", "pearls_then", "mana_then", "priests_then", "tattoos_then"),
    [
        ("uru 1", 4 + 1, 5, 0, 0),
        ("uru 2", 4 + 2, 5, 0, 0),
        ("uru 5", 4 + 4, 5, 0, 0),
        ("taro 1", 4, 5 + 3, 0, 0),
        ("taro 2", 4, 5, 1, 0),
        ("taro 3", 4, 5 + 5, 0, 0),
        ("taro 4", 4, 5, 2, 0),
        ("taro 5", 4, 5 + 9, 0, 0),
        ("mahi-mahi 1", 4 + 2, 5 + 1, 0, 0),
        ("tiare 1", 4, 5 + 3, 0, 0),
        ("tiare 3", 4, 5, 0, 1),
        ("tiare 5", 4, 5, 0, 2),
    ],
)
def test_a_bonus_of_goods_or_steps_is_received_at_once(
    scene: NewScene,
    sale: str,
    pearls_then: int,
    mana_then: int,
    priests_then: int,
    tattoos_then: int,
) -> None:
    table = scene()
    sell(table, sale)
    assert pearls(table) == [pearls_then, 4, 4, 4]
    assert mana(table) == [mana_then, 5, 5, 5]
    assert priests(table) == [priests_then, 0, 0, 0]
    assert tattoos(table) == [tattoos_then, 0, 0, 0]
    assert table.question == "MarketTurn"


@pytest.mark.parametrize(
    ("sale", "price_then"),
    [("uru 5", 4), ("taro 5", 4), ("mahi-mahi 1", 1), ("tiare 3", 2)],
)
def test_the_commodity_sold_goes_to_the_market_and_gets_cheaper_down_to_the_bottom(
    scene: NewScene, sale: str, price_then: int
) -> None:
    table = scene()
    sell(table, sale)
    commodity = sale.split(maxsplit=1)[0]
    assert commodities(table, 0) == []
    assert table.public["markets"]["commodities"][commodity] == 2
    assert table.price(commodity) == price_then


@pytest.mark.parametrize("commodity", ["uru", "taro", "mahi-mahi", "tiare"])
def test_the_bonuses_to_choose_from_are_those_at_the_marker_and_below(
    scene: NewScene, commodity: str
) -> None:
    table = scene()
    table.has(0, pearls=0)
    table.commodities(0, commodity)
    table.prices(uru=3, taro=3, mahi_mahi=3, tiare=3)
    table.force("die", 4)
    table.go("market")
    assert table.moves(0) == [
        f"sell {commodity} 1",
        f"sell {commodity} 2",
        f"sell {commodity} 3",
        "done",
    ]


@pytest.mark.covers("chart", "uru 3")
def test_uru_3_reactivates_up_to_two_assistants_and_brings_a_pearl(scene: NewScene) -> None:
    table = scene()
    table.assistants(0, used=("collector", "collector", "pearl-diver"))
    sell(table, "uru 3")
    assert table.moves(0) == ["reactivate collector", "reactivate pearl-diver", "done"]
    table.play(0, "reactivate collector", "reactivate pearl-diver")
    assert ready(table, 0) == ["collector", "pearl-diver"]
    assert used(table, 0) == ["collector"]
    assert pearls(table) == [5, 4, 4, 4]


@pytest.mark.covers("chart", "uru 3")
def test_uru_3_brings_a_pearl_when_there_is_nothing_to_reactivate(scene: NewScene) -> None:
    table = scene()
    sell(table, "uru 3")
    assert table.question == "MarketTurn"
    assert pearls(table) == [5, 4, 4, 4]


@pytest.mark.covers("chart", "uru 4")
def test_uru_4_gives_an_assistant_from_the_market_and_a_pearl(scene: NewScene) -> None:
    table = scene()
    sell(table, "uru 4")
    table.play(0, "assistant shaman")
    assert ready(table, 0) == ["shaman"]
    assert table.public["markets"]["assistants"]["shaman"] == 5
    assert pearls(table) == [5, 4, 4, 4]


@pytest.mark.covers("chart", "uru 4")
def test_uru_4_brings_its_pearl_also_when_the_assistant_is_declined(scene: NewScene) -> None:
    table = scene()
    sell(table, "uru 4")
    table.play(0, "pass")
    assert ready(table, 0) == []
    assert pearls(table) == [5, 4, 4, 4]


@pytest.mark.covers("chart", "uru 4")
def test_uru_4_brings_a_pearl_when_the_assistant_market_is_empty(scene: NewScene) -> None:
    table = scene()
    table.assistants(3, *("collector", "merchant", "shaman", "pearl-diver") * 6)
    sell(table, "uru 4")
    assert table.question == "MarketTurn"
    assert pearls(table) == [5, 4, 4, 4]


@pytest.mark.covers("chart", "mahi-mahi 2")
def test_mahi_mahi_2_reactivates_one_assistant_and_brings_two_pearls(scene: NewScene) -> None:
    table = scene()
    table.assistants(0, used=("collector", "pearl-diver"))
    sell(table, "mahi-mahi 2")
    table.play(0, "reactivate pearl-diver")
    assert ready(table, 0) == ["pearl-diver"]
    assert used(table, 0) == ["collector"]
    assert pearls(table) == [6, 4, 4, 4]
    assert table.question == "MarketTurn"


@pytest.mark.covers("chart", "mahi-mahi 2")
def test_mahi_mahi_2_brings_two_pearls_when_there_is_nothing_to_reactivate(
    scene: NewScene,
) -> None:
    table = scene()
    sell(table, "mahi-mahi 2")
    assert table.question == "MarketTurn"
    assert pearls(table) == [6, 4, 4, 4]


@pytest.mark.covers("chart", "mahi-mahi 3")
def test_mahi_mahi_3_gives_a_mask_from_the_market_without_its_treasure(scene: NewScene) -> None:
    table = scene()
    table.masks(0, "blue-mana")
    table.masks(1, "red-pearls")
    table.masks(1)
    sell(table, "mahi-mahi 3")
    table.play(0, "mask red-pearls")
    assert table.public["masks"][0] == ["red-pearls", "blue-mana"]
    assert "red-pearls" not in table.public["markets"]["masks"]
    assert pearls(table) == [4, 4, 4, 4]
    assert table.question == "MarketTurn"


@pytest.mark.covers("chart", "mahi-mahi 3")
def test_mahi_mahi_3_may_be_chosen_although_the_mask_market_is_empty(scene: NewScene) -> None:
    table = scene()
    table.masks(0)
    table.masks(1, *table.public["markets"]["masks"], *table.public["masks"][1])
    sell(table, "mahi-mahi 3")
    assert table.question == "MarketTurn"
    assert table.public["masks"][0] == []


@pytest.mark.covers("chart", "mahi-mahi 4")
def test_mahi_mahi_4_gives_an_assistant_from_the_market_and_no_pearls(scene: NewScene) -> None:
    table = scene()
    sell(table, "mahi-mahi 4")
    table.play(0, "assistant collector")
    assert ready(table, 0) == ["collector"]
    assert pearls(table) == [4, 4, 4, 4]
    assert table.question == "MarketTurn"


@pytest.mark.covers("chart", "mahi-mahi 5")
def test_mahi_mahi_5_fulfils_a_mission_which_is_paid(scene: NewScene) -> None:
    table = scene()
    table.statue(1, "1-pearls-4", "1-pearls-5")
    sell(table, "mahi-mahi 5")
    assert table.moves(0) == ["fulfil 1.1", "pass"]
    table.play(0, "fulfil 1.1")
    assert table.mine(0)["missions"] == ["1-pearls-4"]
    assert pearls(table) == [0, 4, 4, 4]


@pytest.mark.covers("chart", "mahi-mahi 5")
def test_mahi_mahi_5_sets_the_card_aside_so_that_it_cannot_pay_for_the_mission(
    scene: NewScene,
) -> None:
    table = scene()
    table.statue(1, "1-mahi-mahi")
    sell(table, "mahi-mahi 5")
    assert table.public["aside"] == ["mahi-mahi"]
    assert table.moves(0) == ["pass"]
    table.play(0, "pass")
    assert stall(table) == ["uru", "taro", "mahi-mahi", "mahi-mahi", "tiare"]
    assert table.price("mahi-mahi") == 4


@pytest.mark.covers("chart", "mahi-mahi 5")
def test_mahi_mahi_5_may_be_chosen_although_no_mission_is_available(scene: NewScene) -> None:
    table = scene()
    table.statue(1)
    sell(table, "mahi-mahi 5")
    assert table.question == "MarketTurn"


@pytest.mark.covers("chart", "tiare 2")
def test_tiare_2_draws_rituals_by_rank_of_which_one_is_kept(scene: NewScene) -> None:
    table = scene()
    table.force("normal", "tipa", "hina", "tohu")
    sell(table, "tiare 2")
    assert table.moves(0) == ["draw normal", "pass"]
    table.play(0, "draw normal", "keep hina")
    assert table.mine(0)["rituals"] == ["hina"]
    assert table.mine(0)["discarded"]["normal"] == ["tipa", "tohu"]
    assert table.question == "MarketTurn"


@pytest.mark.covers("chart", "tiare 4")
def test_tiare_4_draws_rituals_by_rank_of_which_two_are_kept(scene: NewScene) -> None:
    table = scene()
    table.has(0, tattoos=first_space("ariki"))
    table.force("forbidden", "tu", "ana", "oro")
    sell(table, "tiare 4")
    assert table.moves(0) == ["draw normal", "draw forbidden", "pass"]
    table.play(0, "draw forbidden", "keep ana", "keep tu")
    assert table.mine(0)["rituals"] == ["tu", "ana"]
    assert table.mine(0)["discarded"]["forbidden"] == ["oro"]


@pytest.mark.covers("chart", "tiare 3", "tiare 5")
@pytest.mark.parametrize("sale", ["tiare 3", "tiare 5"])
def test_a_bonus_of_tattoos_makes_one_tahua_in_the_middle_of_the_sale(
    scene: NewScene, sale: str
) -> None:
    table = scene()
    table.has(0, tattoos=first_space("tahua") - 1)
    table.hand(0, "tefatu")
    sell(table, sale)
    assert table.moves(0) == ["perform tefatu", "pass"]
    assert table.public["aside"] == ["tiare"]


@pytest.mark.covers("chart", "taro 2", "taro 4")
@pytest.mark.parametrize("sale", ["taro 2", "taro 4"])
def test_a_bonus_of_priests_may_be_chosen_at_the_end_of_the_priest_track(
    scene: NewScene, sale: str
) -> None:
    table = scene()
    table.has(0, priests=END_OF_PRIEST_TRACK)
    sell(table, sale)
    assert priests(table) == [END_OF_PRIEST_TRACK, 0, 0, 0]
    assert commodities(table, 0) == []
