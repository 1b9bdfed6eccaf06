"""A whole visit to each of the six locations, die and Kahuna bonus included (R5)."""

from __future__ import annotations

import pytest

from tests.cards.scenario import (
    NewScene,
    bonus,
    commodities,
    first_space,
    mana,
    pearls,
    priests,
    ready,
    stall,
    tattoos,
)


@pytest.mark.covers("location", "forest")
def test_at_the_forest_collectors_take_from_the_market_and_everyone_twice_from_the_supply(
    scene: NewScene,
) -> None:
    table = scene()
    table.assistants(1, "collector", used=("collector",))
    table.assistants(2, "collector")
    table.forest("uru", "uru", "taro", "mirror", "shaman")
    table.force("die", 2)
    table.force("forest", "tiare", "merchant", "mahi-mahi", "taro", "pearl-diver")
    table.go("forest")
    assert [(one["seat"], one["face"]) for one in table.told("rolled")] == [(0, 2)]
    table.play(1, "commodity tiare")
    assert table.price("tiare") == 3
    table.play(0, "take shaman")
    table.play(0, "done")  # with a Shaman in front the turn is not over by itself
    table.play(1, "take uru")
    table.play(2, "take taro")
    table.play(3, "pass")
    assert table.told("forest to markets") == [{"cards": ["mirror", "uru"]}]
    assert table.price("uru") == 1
    table.play(0, "take taro", "done")
    table.play(3, "take merchant")
    table.play(2, "take mahi-mahi")
    table.play(1, "take pearl-diver")
    assert table.public["forest"] == ["tiare"]
    assert [commodities(table, seat) for seat in range(4)] == [
        ["taro"],
        ["uru", "tiare"],
        ["taro", "mahi-mahi"],
        [],
    ]
    assert ready(table, 3) == ["merchant"]
    assert table.question == "ChooseLocation"
    assert table.awaiting == (1,)


@pytest.mark.covers("location", "marae")
def test_at_the_marae_shamans_are_tattooed_and_commodities_become_tattoos_before_rituals_are_drawn(
    scene: NewScene,
) -> None:
    table = scene()
    ariki = first_space("ariki")
    table.has(0, tattoos=ariki - 2)
    table.commodities(0, "mahi-mahi", "taro")
    table.commodities(1, "uru", "uru")
    table.assistants(3, used=("shaman",))
    table.force("die", 1)
    table.force("normal", "tipa", "hina", "tohu", "pere", "raa", "ru")
    table.force("forbidden", "tu", "ana", "oro")
    table.go("marae")
    table.play(3, "tattoo")
    table.play(0, "sacrifice mahi-mahi", "sacrifice taro")
    assert table.moves(0) == ["draw normal", "draw forbidden", "done"]
    table.play(0, "draw normal", "keep hina", "draw forbidden", "keep ana")
    assert table.moves(1) == ["sacrifice uru", "draw normal", "done"]
    table.play(1, "sacrifice uru")
    assert table.moves(1) == ["draw normal", "done"]
    table.play(1, "draw normal", "keep raa")
    table.play(2, "done")
    table.play(3, "done")
    assert tattoos(table) == [ariki, 1, 0, 1]
    assert table.mine(0)["rituals"] == ["hina", "ana"]
    assert table.mine(1)["rituals"] == ["raa"]
    assert table.public["markets"]["prices"] == {"uru": 1, "taro": 1, "mahi-mahi": 1, "tiare": 2}
    assert table.awaiting == (1,)


@pytest.mark.covers("location", "reef")
def test_at_the_reef_divers_get_four_pearls_all_the_second_roll_and_the_kahuna_three_more(
    scene: NewScene,
) -> None:
    table = scene()
    table.assistants(2, "pearl-diver", used=("pearl-diver", "pearl-diver"))
    table.assistants(3, "pearl-diver", "pearl-diver")
    table.force("die", 3, 2)
    table.go("reef")
    assert [(one["seat"], one["face"]) for one in table.told("rolled")] == [(0, 3), (0, 2)]
    assert pearls(table) == [4 + 2 + 3, 4 + 2, 4 + 4 + 2, 4 + 2]
    assert table.awaiting == (1,)


@pytest.mark.covers("location", "path")
def test_at_the_path_priests_are_recruited_for_pearls_and_all_priests_bring_mana(
    scene: NewScene,
) -> None:
    table = scene()
    table.has(0, pearls=5)
    table.has(2, pearls=1, priests=3)
    table.go("path")
    assert table.told("rolled") == []
    table.play(0, "recruit 2")
    assert table.moves(1) == ["recruit 0", "recruit 1"]
    table.play(1, "recruit 1")
    assert table.moves(2) == ["recruit 0"]
    table.play(2, "recruit 0")
    table.play(3, "recruit 0")
    assert priests(table) == [3, 1, 3, 0]
    assert pearls(table) == [0, 2, 1, 4]
    assert mana(table) == [8, 6, 8, 5]
    assert table.awaiting == (1,)


@pytest.mark.covers("location", "neighbourhood")
def test_in_the_neighbourhood_masks_are_exchanged_and_the_kahuna_fulfils_a_mission(
    scene: NewScene,
) -> None:
    table = scene()
    table.statue(1, "1-pearls-4", "1-mana-5")
    table.masks(0, "red-pearls")
    table.masks(1, "blue-mana")
    table.masks(2, "green-collector")
    table.masks(3, joined=("yellow-merchant",))
    table.go("neighbourhood")
    assert table.told("rolled") == []
    table.play(0, "fulfil 1.1")
    table.play(0, "give red-pearls")
    table.play(1, "give blue-mana")
    table.play(2, "pass")
    table.play(0, "mask blue-mana")
    table.play(1, "mask red-pearls")
    assert table.public["masks"] == [["blue-mana"], ["red-pearls"], ["green-collector"], []]
    assert pearls(table) == [0, 4, 4, 4]
    assert table.mine(0)["missions"] == ["1-pearls-4"]
    assert table.question == "ChooseLocation"
    assert table.awaiting == (1,)


@pytest.mark.covers("location", "neighbourhood")
def test_in_the_neighbourhood_the_kahuna_may_fulfil_a_mission_with_the_mask_just_taken(
    scene: NewScene,
) -> None:
    table = scene()
    table.statue(1, "1-masks-1")
    table.masks(0, "red-pearls")
    table.masks(1)
    table.masks(2)
    table.masks(3)
    table.go("neighbourhood")
    table.play(0, "pass", "give red-pearls", "mask blue-mana")
    table.play(0, "fulfil 1.1", "pay mask blue-mana")
    assert table.public["masks"][0] == []
    assert table.mine(0)["missions"] == ["1-masks-1"]
    assert table.awaiting == (1,)


@pytest.mark.covers("location", "market")
def test_at_the_market_merchants_take_an_assistant_and_all_sell_and_hire_the_kahuna_twice(
    scene: NewScene,
) -> None:
    table = scene()
    table.commodities(0, "uru", "taro")
    table.commodities(1, "tiare", "tiare")
    table.assistants(3, "merchant")
    table.force("die", 1)
    table.go("market")
    table.play(3, "assistant collector")
    assert pearls(table) == [4, 4, 4, 4]
    table.play(0, "hire shaman", "sell uru 2", "sell taro 1", "hire pearl-diver", "done")
    assert table.moves(1)[:2] == ["sell tiare 1", "sell tiare 2"]
    table.play(1, "sell tiare 1", "hire collector")
    table.play(2, "done")
    table.play(3, "done")
    assert pearls(table) == [4 - 2 + bonus("uru 2", "pearls") - 2, 4 - 2, 4, 4]
    assert mana(table) == [5 + bonus("taro 1", "mana"), 5 + bonus("tiare 1", "mana"), 5, 5]
    assert [ready(table, seat) for seat in range(4)] == [
        ["shaman", "pearl-diver"],
        ["collector"],
        [],
        ["collector", "merchant"],
    ]
    assert commodities(table, 1) == ["tiare"]
    assert stall(table) == ["uru", "uru", "taro", "taro", "mahi-mahi", "tiare", "tiare"]
    assert table.public["markets"]["prices"] == {"uru": 1, "taro": 1, "mahi-mahi": 2, "tiare": 1}


@pytest.mark.covers("location", "market")
def test_at_the_market_a_merchant_hired_as_the_last_action_may_still_be_used(
    scene: NewScene,
) -> None:
    table = scene()
    table.commodities(1, "uru")
    table.force("die", 4)
    table.go("market")
    table.play(0, "done")
    table.play(1, "sell uru 1", "hire merchant")
    assert table.awaiting == (1,)
    table.play(1, "merchant uru")
    assert table.price("uru") == 5
