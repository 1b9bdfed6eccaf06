"""The mission tokens that are paid with masks and rituals (R7.2, R7.8)."""

from __future__ import annotations

import pytest

from tests.cards.scenario import NewScene, as_kahuna, pearls


@pytest.mark.covers("mission", "1-masks-1")
def test_one_mask_pays_for_the_mission_of_one_and_goes_to_the_market(scene: NewScene) -> None:
    table = scene()
    table.masks(0, "red-pearls", "mirror")
    fulfil = as_kahuna(table, "1-masks-1")
    table.play(0, fulfil)
    assert table.moves(0) == ["pay mask red-pearls", "pay mask mirror"]
    table.play(0, "pay mask mirror")
    assert table.public["masks"][0] == ["red-pearls"]
    assert "mirror" in table.public["markets"]["masks"]
    assert table.told("paid mask") == [{"seat": 0, "mask": "mirror"}]
    assert table.game.scores[0].missions == 1


@pytest.mark.covers("mission", "1-masks-1")
def test_a_mask_joined_to_a_mirror_pays_for_no_mission(scene: NewScene) -> None:
    table = scene()
    table.masks(0, joined=("red-pearls",))
    as_kahuna(table, "1-masks-1")
    assert table.moves(0) == ["pass"]


@pytest.mark.covers("mission", "2-masks-2")
def test_the_mission_of_two_masks_may_break_up_a_pair(scene: NewScene) -> None:
    table = scene()
    table.masks(0, "red-pearls", "red-pearls", "blue-mana")
    fulfil = as_kahuna(table, "2-masks-2")
    table.play(0, fulfil, "pay mask red-pearls")
    assert table.moves(0) == ["pay mask red-pearls", "pay mask blue-mana"]
    table.play(0, "pay mask blue-mana")
    assert table.public["masks"][0] == ["red-pearls"]
    assert table.game.scores[0].missions == 2


@pytest.mark.covers("mission", "2-masks-2")
def test_one_mask_is_too_few_for_the_mission_of_two(scene: NewScene) -> None:
    table = scene()
    table.masks(0, "red-pearls", joined=("blue-mana",))
    as_kahuna(table, "2-masks-2")
    assert table.moves(0) == ["pass"]


@pytest.mark.covers("mission", "3-masks-2-identical")
def test_the_mission_of_two_identical_masks_costs_a_pair(scene: NewScene) -> None:
    table = scene()
    table.masks(0, "red-pearls", "red-pearls", "blue-mana", "mirror", "mirror")
    fulfil = as_kahuna(table, "3-masks-2-identical")
    table.play(0, fulfil)
    assert table.moves(0) == ["pay mask red-pearls", "pay mask mirror"]  # mirrors are identical
    table.play(0, "pay mask red-pearls")
    assert table.public["masks"][0] == ["blue-mana", "mirror", "mirror"]
    assert table.public["markets"]["masks"].count("red-pearls") == 2
    assert table.game.scores[0].missions == 3


@pytest.mark.covers("mission", "3-masks-2-identical")
def test_neither_two_different_masks_nor_a_joined_pair_are_two_identical_ones(
    scene: NewScene,
) -> None:
    table = scene()
    table.masks(0, "red-pearls", "green-collector", joined=("blue-mana",))
    as_kahuna(table, "3-masks-2-identical")
    assert table.moves(0) == ["pass"]


@pytest.mark.covers("mission", "1-rituals-1")
def test_one_ritual_from_hand_pays_for_the_mission_of_one_without_being_shown(
    scene: NewScene,
) -> None:
    table = scene()
    table.hand(0, "rua-hatu", "tefatu")
    fulfil = as_kahuna(table, "1-rituals-1")
    table.play(0, fulfil)
    assert table.moves(0) == ["pay ritual rua-hatu", "pay ritual tefatu"]
    table.play(0, "pay ritual tefatu")
    assert table.mine(0)["rituals"] == ["rua-hatu"]
    assert table.told("paid ritual") == [{"seat": 0, "pile": "forbidden"}]
    assert table.view()["face_down"][0] == {"normal": 0, "forbidden": 1}
    assert table.public["discards"] == {"normal": [], "forbidden": []}
    assert pearls(table) == [4, 4, 4, 4]
    assert table.game.scores[0].missions == 1


@pytest.mark.covers("mission", "1-rituals-1")
def test_a_ritual_in_front_pays_for_no_mission(scene: NewScene) -> None:
    table = scene()
    table.in_front(0, "papa-rai-3")
    as_kahuna(table, "1-rituals-1")
    assert table.moves(0) == ["pass"]


@pytest.mark.covers("mission", "2-rituals-2")
def test_two_rituals_from_hand_pay_for_the_mission_of_two(scene: NewScene) -> None:
    table = scene()
    table.hand(0, "hina", "hina", "tefatu")
    fulfil = as_kahuna(table, "2-rituals-2")
    table.play(0, fulfil, "pay ritual hina", "pay ritual hina")
    assert table.mine(0)["rituals"] == ["tefatu"]
    assert table.mine(0)["discarded"] == {"normal": ["hina", "hina"], "forbidden": []}
    assert table.game.scores[0].missions == 2


@pytest.mark.covers("mission", "2-rituals-2")
def test_one_ritual_is_too_few_for_the_mission_of_two(scene: NewScene) -> None:
    table = scene()
    table.hand(0, "hina")
    as_kahuna(table, "2-rituals-2")
    assert table.moves(0) == ["pass"]
