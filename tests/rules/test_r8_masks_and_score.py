"""Pairs of masks, rainbow mirrors and the final score (R8.4 to R8.7)."""

from __future__ import annotations

import pytest

from tests.rules.visits import enter_last_ceremony, idle_to_the_end, visit
from tests.toolkit import Scene

# Pairs


def collection(*masks: str, joined: tuple[str, ...] = ()) -> Scene:
    """Seat 0 has these masks; nobody else has any, and no mission is left on the statue."""
    scene = Scene(3)
    scene.statue(1)
    for seat in range(3):
        scene.masks(seat)
    scene.masks(0, *masks, joined=joined)
    return scene


@pytest.mark.parametrize(
    ("mask", "points"),
    [("red-pearls", 1), ("blue-mana", 2), ("green-commodities", 3), ("yellow-conditional", 4)],
)
def test_R8_4_a_mission_pair_gives_one_point_for_each_token_of_its_type(
    mask: str, points: int
) -> None:
    scene = collection(mask, mask)
    pearls = ["2-pearls-7"]
    mana = ["1-mana-5", "3-mana-14"]
    commodities = ["1-uru", "1-2-different", "2-uru-taro"]
    conditional = ["1-ariki", "1-priests-4", "2-collectors-3", "3-mask-pairs-3"]
    scene.tokens(0, *pearls, *mana, *commodities, *conditional)
    assert scene.game.scores[0].masks == points


def test_R8_4_tokens_won_by_auction_are_mana_tokens() -> None:
    scene = collection("blue-mana", "blue-mana")
    scene.tokens(0, "1-auction", "2-auction")
    assert scene.game.scores[0].masks == 2


def test_R8_4_tokens_that_cost_masks_or_rituals_are_of_no_type() -> None:
    kinds = ["red-pearls", "blue-mana", "green-commodities", "yellow-conditional"]
    scene = collection(*kinds * 2)
    scene.tokens(0, "1-masks-1", "2-masks-2", "1-rituals-1", "2-rituals-2")
    assert scene.game.scores[0].masks == 0


@pytest.mark.parametrize(
    ("mask", "points"),
    [("red-pearl-diver", 1), ("blue-shaman", 2), ("green-collector", 3), ("yellow-merchant", 4)],
)
def test_R8_4_an_assistant_pair_gives_one_point_for_each_assistant_of_its_type(
    mask: str, points: int
) -> None:
    scene = collection(mask, mask)
    divers, shamans = ["pearl-diver"], ["shaman"] * 2
    collectors, merchants = ["collector"] * 3, ["merchant"] * 4
    scene.assistants(0, *divers, *shamans, *collectors, *merchants)
    assert scene.game.scores[0].masks == points


def test_R8_4_used_assistants_count_for_an_assistant_pair() -> None:
    scene = collection("blue-shaman", "blue-shaman")
    scene.assistants(0, "shaman", used=("shaman", "shaman"))
    assert scene.game.scores[0].masks == 3


@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow"])
def test_R8_4_a_variety_pair_counts_its_own_colour(colour: str) -> None:
    scene = collection(f"{colour}-variety", f"{colour}-variety")
    assert scene.game.scores[0].masks == 2


def test_R8_4_a_variety_pair_gives_two_points_for_each_colour_among_ones_pairs() -> None:
    scene = collection(*["red-variety", "blue-mana", "green-collector"] * 2)
    assert scene.game.scores[0].masks == 2 * 3


def test_R8_4_a_colour_counts_once_for_a_variety_pair() -> None:
    scene = collection(*["red-variety", "red-pearls", "red-pearl-diver"] * 2)
    assert scene.game.scores[0].masks == 2


def test_R8_4_colours_of_single_masks_do_not_count_for_a_variety_pair() -> None:
    scene = collection("red-variety", "red-variety", "blue-mana", "green-collector")
    assert scene.game.scores[0].masks == 2


def test_R8_4_a_variety_pair_gives_at_most_eight_points() -> None:
    colours = ["red-variety", "blue-mana", "green-collector", "yellow-merchant"]
    scene = collection(*[*colours, "blue-shaman", "green-commodities"] * 2)
    assert scene.game.scores[0].masks == 8


def test_R8_4_every_variety_pair_scores_by_itself() -> None:
    scene = collection(*["red-variety", "blue-variety"] * 2)
    assert scene.game.scores[0].masks == 4 + 4


def test_R8_4_single_masks_give_nothing() -> None:
    scene = collection("red-pearls", "blue-shaman", "green-variety")
    scene.tokens(0, "1-pearls-4")
    scene.assistants(0, "shaman")
    assert scene.game.scores[0].masks == 0


def test_R8_4_tokens_of_other_players_do_not_count() -> None:
    scene = collection("red-pearls", "red-pearls")
    scene.tokens(1, "1-pearls-4")
    assert scene.game.scores[0].masks == 0


# Stealing


def steals(*masks: str, joined: tuple[str, ...] = ()) -> Scene:
    """Seat 1 performs Tāne's Face against seat 0, who has these masks."""
    scene = Scene(3, variants=("tane",))
    scene.masks(0, *masks, joined=joined)
    scene.perform(1, "tane-face")
    scene.play(1, "player 0")
    return scene


def test_R8_5_masks_of_a_pair_cannot_be_stolen() -> None:
    scene = steals("red-variety", "red-variety", "green-variety")
    assert scene.moves(1) == ["steal green-variety"]


def test_R8_5_from_a_player_with_pairs_alone_nothing_can_be_stolen() -> None:
    scene = steals("red-variety", "red-variety", joined=("green-variety",))
    assert scene.question == "ChooseLocation"
    assert scene.public["masks"][0] == ["red-variety", "red-variety"]


# Rainbow mirrors


def test_R8_6_a_mirror_joined_to_a_mask_makes_a_complete_pair() -> None:
    scene = collection("red-pearls", "blue-shaman", "mirror")
    scene.tokens(0, "1-pearls-4", "1-pearls-5")
    scene.play(0, "join red-pearls")
    assert scene.told("joined mirror") == [{"seat": 0, "mask": "red-pearls"}]
    assert scene.public["masks"][0] == ["blue-shaman"]
    assert scene.public["joined"][0] == ["red-pearls"]
    assert scene.game.scores[0].masks == 2


def test_R8_6_the_colour_of_a_joined_mask_counts_for_a_variety_pair() -> None:
    scene = collection("red-variety", "red-variety", joined=("blue-mana",))
    assert scene.game.scores[0].masks == 4


def test_R8_6_a_mirror_stays_joined_when_the_twin_of_its_mask_arrives() -> None:
    scene = collection(joined=("red-pearls",))
    scene.tokens(0, "1-pearls-4")
    scene.forest("mask-blue-mana", "uru", "uru", "mask-red-pearls")
    visit(scene, "forest", 4)
    scene.play(0, "take mask-red-pearls")
    assert scene.public["joined"][0] == ["red-pearls"]
    assert scene.public["masks"][0] == ["red-pearls"]
    assert scene.game.scores[0].masks == 1


def test_R8_6_two_mirrors_cannot_be_joined() -> None:
    scene = collection("mirror", "mirror")
    assert not any(move.startswith("join") for move in scene.moves(0))


def test_R8_6_a_mirror_cannot_be_joined_to_a_mask_that_is_in_a_pair() -> None:
    scene = collection("red-pearls", "red-pearls", "blue-mana", "mirror")
    assert [move for move in scene.moves(0) if move.startswith("join")] == ["join blue-mana"]


def test_R8_6_nobody_has_to_join_a_mirror() -> None:
    scene = collection("red-pearls", "mirror")
    visit(scene, "reef", 1, 1)
    assert scene.public["masks"][0] == ["red-pearls", "mirror"]


def test_R8_6_mirrors_that_are_not_joined_score_nothing() -> None:
    scene = collection("red-variety", "mirror", "mirror")
    assert scene.game.scores[0].masks == 0


def test_R8_6_a_mirror_that_is_not_joined_can_be_stolen() -> None:
    scene = steals("red-variety", "red-variety", "mirror")
    scene.play(1, "steal mirror")
    assert scene.public["masks"][0] == ["red-variety", "red-variety"]
    assert "mirror" in scene.public["masks"][1]


def test_R8_6_two_mirrors_are_no_pair_and_can_be_stolen() -> None:
    scene = steals("mirror", "mirror")
    assert scene.moves(1) == ["steal mirror"]


def test_R8_6_a_mirror_that_is_not_joined_can_be_given_and_taken() -> None:
    scene = collection("mirror")
    scene.masks(1, "blue-mana")
    visit(scene, "neighbourhood")
    scene.play(0, "give mirror")
    scene.play(1, "give blue-mana")
    scene.play(0, "mask blue-mana")
    scene.play(1, "mask mirror")
    assert scene.public["masks"][:2] == [["blue-mana"], ["mirror"]]


# The final score


@pytest.mark.parametrize(
    ("tattoos", "points"), [(0, 0), (2, 0), (3, 3), (5, 3), (6, 6), (9, 6), (10, 9)]
)
def test_R8_7_a_rank_is_worth_its_points(tattoos: int, points: int) -> None:
    scene = Scene(3)
    scene.has(0, tattoos=tattoos)
    assert scene.game.scores[0].rank == points


def test_R8_7_rituals_in_front_give_the_points_they_show() -> None:
    scene = Scene(3)
    scene.in_front(0, "papa-rai-3", "papa-rai-5", "papa-rai-5", "toa-hiti")
    assert scene.game.scores[0].rituals == 3 + 5 + 5


def test_R8_7_rituals_in_hand_give_nothing() -> None:
    scene = Scene(3)
    scene.hand(0, "papa-rai-3", "papa-rai-5")
    assert scene.game.scores[0].rituals == 0


def test_R8_7_mission_tokens_give_their_value() -> None:
    scene = collection()
    scene.tokens(0, "1-pearls-4", "1-auction", "2-mana-9", "3-tahua")
    assert scene.game.scores[0].missions == 1 + 1 + 2 + 3


def test_R8_7_the_final_score_is_the_sum_of_its_four_parts() -> None:
    scene = collection("red-pearls", "red-pearls")
    scene.has(0, tattoos=6, pearls=50, mana=50, priests=12)
    scene.in_front(0, "papa-rai-4")
    scene.tokens(0, "1-pearls-4", "2-pearls-7")
    assert scene.game.scores[0].to_dict() == {
        "total": 15,
        "rank": 6,
        "rituals": 4,
        "missions": 3,
        "masks": 2,
    }


def test_R8_7_the_highest_total_wins() -> None:
    scene = Scene(3)
    enter_last_ceremony(scene)
    scene.order(0, 1, 2)
    scene.has(0, tattoos=3)
    scene.has(1, tattoos=6)
    scene.has(2, tattoos=3)
    idle_to_the_end(scene)
    assert scene.game.winner == 1
    assert scene.told("game over") == [{"winner": 1}]


def test_R8_7_a_tie_goes_to_the_earlier_in_ceremonial_order() -> None:
    scene = Scene(3)
    enter_last_ceremony(scene)
    scene.order(1, 2, 0)
    scene.has(0, tattoos=6)
    scene.has(2, tattoos=6)
    idle_to_the_end(scene)
    assert scene.game.winner == 2


def test_R8_7_the_last_offering_decides_about_the_ceremonial_order_of_a_tie() -> None:
    scene = Scene(3)
    enter_last_ceremony(scene)
    scene.order(1, 2, 0)
    scene.has(0, tattoos=6, mana=1)
    scene.has(2, tattoos=6, mana=1)
    scene.until("Offer")
    scene.play(0, "offer 1")
    idle_to_the_end(scene)
    assert scene.game.winner == 0
