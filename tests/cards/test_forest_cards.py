"""What taking each kind of forest card does (R3.6)."""

from __future__ import annotations

import pytest

from tests.cards.scenario import (
    NewScene,
    commodities,
    first_space,
    mana,
    pearls,
    ready,
    stall,
    tattoos,
    used,
)
from tests.toolkit import CardScene as Scene


def at_the_forest(table: Scene, *cards: str) -> None:
    """Seat 0, without masks, is Kahuna of the Forest, where these cards lie."""
    table.masks(0)
    table.forest(*cards)
    table.force("die", 4)
    table.go("forest")


def nobody_takes_a_card(table: Scene) -> None:
    """All pass in the first series of picks."""
    table.play(0, "pass")
    table.play(1, "pass")
    table.play(2, "pass")
    table.play(3, "pass")


@pytest.mark.covers_each("forest")
@pytest.mark.parametrize(
    ("card", "mask"),
    [
        ("mask-red-pearls", "red-pearls"),
        ("mask-blue-mana", "blue-mana"),
        ("mask-green-commodities", "green-commodities"),
        ("mask-yellow-conditional", "yellow-conditional"),
    ],
)
def test_a_mission_mask_lies_in_front_and_its_treasure_is_three_pearls(
    scene: NewScene, card: str, mask: str
) -> None:
    table = scene()
    at_the_forest(table, card, "uru")
    table.play(0, f"take {card}")
    assert table.public["masks"][0] == [mask]
    assert table.public["forest"] == ["uru"]
    assert pearls(table) == [7, 4, 4, 4]
    assert mana(table) == [5, 5, 5, 5]
    assert tattoos(table) == [0, 0, 0, 0]


@pytest.mark.covers_each("forest")
@pytest.mark.parametrize(
    ("card", "mask"),
    [
        ("mask-red-pearl-diver", "red-pearl-diver"),
        ("mask-blue-shaman", "blue-shaman"),
        ("mask-green-collector", "green-collector"),
        ("mask-yellow-merchant", "yellow-merchant"),
        ("mask-red-variety-mana", "red-variety"),
        ("mask-blue-variety-mana", "blue-variety"),
        ("mask-green-variety-mana", "green-variety"),
        ("mask-yellow-variety-mana", "yellow-variety"),
    ],
)
def test_an_assistant_mask_and_one_variety_mask_of_a_colour_hold_three_mana(
    scene: NewScene, card: str, mask: str
) -> None:
    table = scene()
    at_the_forest(table, card, "uru")
    table.play(0, f"take {card}")
    assert table.public["masks"][0] == [mask]
    assert table.public["forest"] == ["uru"]
    assert pearls(table) == [4, 4, 4, 4]
    assert mana(table) == [8, 5, 5, 5]
    assert tattoos(table) == [0, 0, 0, 0]


@pytest.mark.covers_each("forest")
@pytest.mark.parametrize(
    ("card", "mask"),
    [
        ("mask-red-variety-tattoo", "red-variety"),
        ("mask-blue-variety-tattoo", "blue-variety"),
        ("mask-green-variety-tattoo", "green-variety"),
        ("mask-yellow-variety-tattoo", "yellow-variety"),
    ],
)
def test_the_other_variety_mask_of_a_colour_holds_a_tattoo(
    scene: NewScene, card: str, mask: str
) -> None:
    table = scene()
    at_the_forest(table, card, "uru")
    table.play(0, f"take {card}")
    assert table.public["masks"][0] == [mask]
    assert table.public["forest"] == ["uru"]
    assert pearls(table) == [4, 4, 4, 4]
    assert mana(table) == [5, 5, 5, 5]
    assert tattoos(table) == [1, 0, 0, 0]


@pytest.mark.covers_each("forest")
@pytest.mark.parametrize(
    "card",
    [
        "mask-red-variety-tattoo",
        "mask-blue-variety-tattoo",
        "mask-green-variety-tattoo",
        "mask-yellow-variety-tattoo",
    ],
)
def test_a_tattoo_as_treasure_can_make_one_tahua(scene: NewScene, card: str) -> None:
    table = scene()
    table.has(0, tattoos=first_space("tahua") - 1)
    table.hand(0, "tefatu")
    at_the_forest(table, card)
    table.play(0, f"take {card}")
    assert table.moves(0) == ["perform tefatu", "pass"]


@pytest.mark.covers("forest", "mirror")
def test_a_mirror_holds_no_treasure_and_can_be_joined_to_a_mask_after_it_was_taken(
    scene: NewScene,
) -> None:
    table = scene()
    at_the_forest(table, "mirror", "uru")
    table.masks(0, "blue-mana")
    table.play(0, "take mirror")
    assert table.public["masks"][0] == ["blue-mana", "mirror"]
    assert pearls(table) == [4, 4, 4, 4]
    assert mana(table) == [5, 5, 5, 5]
    assert table.moves(0) == ["done", "join blue-mana"]
    table.play(0, "join blue-mana")
    assert table.public["masks"][0] == []
    assert table.public["joined"][0] == ["blue-mana"]


@pytest.mark.covers_each("forest")
@pytest.mark.parametrize("card", ["uru", "taro", "mahi-mahi", "tiare"])
def test_a_commodity_goes_behind_the_screen_and_no_price_moves(scene: NewScene, card: str) -> None:
    table = scene()
    at_the_forest(table, card)
    table.play(0, f"take {card}")
    assert commodities(table, 0) == [card]
    assert stall(table) == ["uru", "taro", "mahi-mahi", "tiare"]
    assert table.public["markets"]["prices"] == {"uru": 2, "taro": 2, "mahi-mahi": 2, "tiare": 2}


@pytest.mark.covers_each("forest")
@pytest.mark.parametrize("card", ["collector", "merchant", "shaman", "pearl-diver"])
def test_an_assistant_stands_in_front_unused_and_does_not_come_from_the_market(
    scene: NewScene, card: str
) -> None:
    table = scene()
    at_the_forest(table, card)
    table.play(0, f"take {card}")
    assert ready(table, 0) == [card]
    assert used(table, 0) == []
    assert table.public["markets"]["assistants"][card] == 6
    assert pearls(table) == [4, 4, 4, 4]


@pytest.mark.covers_each("forest")
@pytest.mark.parametrize(
    ("card", "mask"),
    [
        ("mask-red-pearls", "red-pearls"),
        ("mask-red-pearl-diver", "red-pearl-diver"),
        ("mask-red-variety-tattoo", "red-variety"),
        ("mask-red-variety-mana", "red-variety"),
        ("mask-blue-mana", "blue-mana"),
        ("mask-blue-shaman", "blue-shaman"),
        ("mask-blue-variety-tattoo", "blue-variety"),
        ("mask-blue-variety-mana", "blue-variety"),
        ("mask-green-commodities", "green-commodities"),
        ("mask-green-collector", "green-collector"),
        ("mask-green-variety-tattoo", "green-variety"),
        ("mask-green-variety-mana", "green-variety"),
        ("mask-yellow-conditional", "yellow-conditional"),
        ("mask-yellow-merchant", "yellow-merchant"),
        ("mask-yellow-variety-tattoo", "yellow-variety"),
        ("mask-yellow-variety-mana", "yellow-variety"),
        ("mirror", "mirror"),
    ],
)
def test_a_mask_that_nobody_took_goes_to_the_mask_market_and_its_treasure_to_nobody(
    scene: NewScene, card: str, mask: str
) -> None:
    table = scene()
    at_the_forest(table, card)
    there = table.public["markets"]["masks"].count(mask)
    nobody_takes_a_card(table)
    assert table.told("forest to markets") == [{"cards": [card]}]
    assert table.public["markets"]["masks"].count(mask) == there + 1
    assert pearls(table) == [4, 4, 4, 4]
    assert mana(table) == [5, 5, 5, 5]
    assert tattoos(table) == [0, 0, 0, 0]


@pytest.mark.covers_each("forest")
@pytest.mark.parametrize("card", ["uru", "taro", "mahi-mahi", "tiare"])
def test_a_commodity_that_nobody_took_goes_to_its_market_where_it_gets_cheaper(
    scene: NewScene, card: str
) -> None:
    table = scene()
    at_the_forest(table, card)
    nobody_takes_a_card(table)
    assert table.public["markets"]["commodities"][card] == 2
    assert table.told("price") == [{"commodity": card, "space": 1}]


@pytest.mark.covers_each("forest")
@pytest.mark.parametrize("card", ["collector", "merchant", "shaman", "pearl-diver"])
def test_an_assistant_whom_nobody_took_goes_to_the_assistant_market(
    scene: NewScene, card: str
) -> None:
    table = scene()
    at_the_forest(table, card)
    nobody_takes_a_card(table)
    assert table.public["markets"]["assistants"][card] == 7
