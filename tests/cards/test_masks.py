"""What a pair of each picture is worth at the end of the game (R8.4)."""

from __future__ import annotations

import pytest

from tests.cards.scenario import NewScene, end_game, final, last_ceremony
from tests.toolkit import CardScene as Scene

EVERY_MASK = pytest.mark.parametrize(
    "mask",
    [
        "red-pearls",
        "red-pearl-diver",
        "red-variety",
        "blue-mana",
        "blue-shaman",
        "blue-variety",
        "green-commodities",
        "green-collector",
        "green-variety",
        "yellow-conditional",
        "yellow-merchant",
        "yellow-variety",
    ],
)


def rich(table: Scene) -> None:
    """Seat 0 has another number of each type of token and of each type of assistant."""
    table.tokens(
        0,
        "1-pearls-4",  # 1 of pearls
        *("1-mana-5", "2-auction"),  # 2 of mana
        *("1-uru", "1-2-different", "2-3-identical"),  # 3 of commodities
        *("1-shamans-2", "1-priests-4", "2-arioi", "2-priests-6"),  # 4 conditional ones
        *("1-masks-1", "2-masks-2", "1-rituals-1", "2-rituals-2", "3-masks-2-identical"),  # none
    )
    table.assistants(
        0,
        *("collector", "merchant", "merchant", "shaman", "shaman", "pearl-diver"),
        used=("shaman", "pearl-diver", "pearl-diver", "pearl-diver"),
    )


@pytest.mark.covers_each("mask")
@pytest.mark.parametrize(
    ("mask", "points"),
    [
        ("red-pearls", 1),
        ("blue-mana", 2),
        ("green-commodities", 3),
        ("yellow-conditional", 4),
    ],
)
def test_a_pair_of_mission_masks_is_worth_a_point_for_each_token_of_its_type(
    scene: NewScene, mask: str, points: int
) -> None:
    table = scene()
    rich(table)
    table.masks(0, mask, mask)
    end_game(table)
    assert final(table, 0, "masks") == points


@pytest.mark.covers_each("mask")
@pytest.mark.parametrize(
    ("mask", "points"),
    [
        ("green-collector", 1),
        ("yellow-merchant", 2),
        ("blue-shaman", 3),
        ("red-pearl-diver", 4),
    ],
)
def test_a_pair_of_assistant_masks_is_worth_a_point_for_each_of_its_type_used_or_not(
    scene: NewScene, mask: str, points: int
) -> None:
    table = scene()
    rich(table)
    table.masks(0, mask, mask)
    end_game(table)
    assert final(table, 0, "masks") == points


@pytest.mark.covers_each("mask")
@pytest.mark.parametrize("mask", ["red-variety", "blue-variety", "green-variety", "yellow-variety"])
def test_a_pair_of_variety_masks_alone_is_worth_two_points_for_its_own_colour(
    scene: NewScene, mask: str
) -> None:
    table = scene()
    table.masks(0, mask, mask)
    end_game(table)
    assert final(table, 0, "masks") == 2


@pytest.mark.covers_each("mask")
@pytest.mark.parametrize(
    ("mask", "others"),
    [
        ("red-variety", ["blue-mana", "green-collector", "yellow-merchant"]),
        ("blue-variety", ["red-pearls", "green-collector", "yellow-merchant"]),
        ("green-variety", ["red-pearls", "blue-mana", "yellow-merchant"]),
        ("yellow-variety", ["red-pearls", "blue-mana", "green-collector"]),
    ],
)
def test_a_pair_of_variety_masks_is_worth_eight_points_with_pairs_of_all_colours(
    scene: NewScene, mask: str, others: list[str]
) -> None:
    table = scene()
    table.masks(0, mask, mask, *others, *others)
    end_game(table)
    assert final(table, 0, "masks") == 8


def test_a_second_pair_of_a_colour_adds_nothing_to_a_pair_of_variety_masks(
    scene: NewScene,
) -> None:
    table = scene()
    table.masks(0, *("red-variety", "red-pearls", "blue-mana") * 2)
    end_game(table)
    assert final(table, 0, "masks") == 4


def test_four_pairs_of_variety_masks_are_worth_eight_points_each(scene: NewScene) -> None:
    table = scene()
    table.masks(0, *("red-variety", "blue-variety", "green-variety", "yellow-variety") * 2)
    end_game(table)
    assert final(table, 0, "masks") == 32


def test_single_masks_of_other_colours_add_nothing_to_a_pair_of_variety_masks(
    scene: NewScene,
) -> None:
    table = scene()
    table.masks(0, "red-variety", "red-variety", "blue-mana", "green-collector", "yellow-variety")
    end_game(table)
    assert final(table, 0, "masks") == 2


@pytest.mark.covers_each("mask")
@EVERY_MASK
def test_a_single_mask_is_worth_nothing(scene: NewScene, mask: str) -> None:
    table = scene()
    rich(table)
    table.masks(0, mask)
    end_game(table)
    assert final(table, 0, "masks") == 0


@pytest.mark.covers_each("mask")
@pytest.mark.parametrize(
    ("mask", "points"),
    [
        ("red-pearls", 1),
        ("blue-mana", 2),
        ("green-commodities", 3),
        ("yellow-conditional", 4),
        ("green-collector", 1),
        ("yellow-merchant", 2),
        ("blue-shaman", 3),
        ("red-pearl-diver", 4),
        ("red-variety", 2),
        ("blue-variety", 2),
        ("green-variety", 2),
        ("yellow-variety", 2),
    ],
)
def test_a_mask_joined_to_a_mirror_before_the_final_scoring_scores_like_a_pair(
    scene: NewScene, mask: str, points: int
) -> None:
    table = scene()
    rich(table)
    table.masks(0, mask, "mirror")
    last_ceremony(table)
    table.until("LastMirrors")
    assert table.moves(0) == [f"join {mask}", "done"]
    table.play(0, f"join {mask}")
    assert table.public["joined"][0] == [mask]
    assert final(table, 0, "masks") == points


@pytest.mark.covers("mask", "blue-mana")
def test_two_pairs_of_one_picture_both_score(scene: NewScene) -> None:
    table = scene()
    rich(table)
    table.masks(0, joined=("blue-mana", "blue-mana"))
    end_game(table)
    assert final(table, 0, "masks") == 4
