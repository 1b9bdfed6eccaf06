"""The Neighbourhood (R5.12, R5.13)."""

from __future__ import annotations

from tests.rules.visits import turns, visit, visit_as_second
from tests.toolkit import Scene


def neighbours(*masks: str) -> Scene:
    """Each seat has one of the masks; the others of the starting masks are on the market."""
    scene = Scene(len(masks))
    scene.statue(1)
    for seat in range(len(masks)):
        scene.masks(seat)
    for seat, mask in enumerate(masks):
        scene.masks(seat, mask)
    return scene


def test_R5_12_masks_are_given_in_turn_order() -> None:
    scene = neighbours("red-pearls", "blue-mana", "blue-shaman", "green-collector")
    visit_as_second(scene, "neighbourhood")
    assert turns(scene, "GiveMask", "pass") == [1, 2, 3, 0]


def test_R5_12_a_mask_given_goes_to_the_mask_market() -> None:
    scene = neighbours("red-pearls", "blue-mana", "blue-shaman", "green-collector")
    visit(scene, "neighbourhood")
    scene.play(0, "give red-pearls")
    assert scene.told("gave mask") == [{"seat": 0, "mask": "red-pearls"}]
    assert scene.public["masks"][0] == []
    assert scene.public["markets"]["masks"] == [
        "red-pearls",
        "red-pearl-diver",
        "green-commodities",
        "yellow-conditional",
        "yellow-merchant",
    ]


def test_R5_12_a_player_gives_one_mask_at_most() -> None:
    scene = neighbours("red-pearls", "blue-mana", "blue-shaman")
    scene.masks(0, "red-pearls", "yellow-merchant")
    visit(scene, "neighbourhood")
    assert scene.moves(0) == ["give red-pearls", "give yellow-merchant", "pass"]
    scene.play(0, "give red-pearls")
    assert scene.awaiting == (1,)


def test_R5_12_nobody_takes_a_mask_before_all_were_asked_to_give_one() -> None:
    scene = neighbours("red-pearls", "blue-mana", "blue-shaman")
    visit(scene, "neighbourhood")
    scene.play(0, "give red-pearls")
    scene.play(1, "give blue-mana")
    assert (scene.question, scene.awaiting) == ("GiveMask", (2,))
    scene.play(2, "give blue-shaman")
    assert (scene.question, scene.awaiting) == ("TakeBack", (0,))


def test_R5_12_those_who_gave_take_one_mask_each_in_turn_order() -> None:
    scene = neighbours("red-pearls", "blue-mana", "blue-shaman", "green-collector")
    visit_as_second(scene, "neighbourhood")
    scene.play(1, "give blue-mana")
    scene.play(2, "pass")
    scene.play(3, "give green-collector")
    scene.play(0, "give red-pearls")
    scene.play(1, "mask yellow-merchant")
    scene.play(3, "mask blue-mana")
    scene.play(0, "mask green-collector")
    assert scene.public["masks"] == [
        ["green-collector"],
        ["yellow-merchant"],
        ["blue-shaman"],
        ["blue-mana"],
    ]
    assert (scene.question, scene.awaiting) == ("ChooseLocation", (2,))


def test_R5_12_who_gave_none_takes_none() -> None:
    scene = neighbours("red-pearls", "blue-mana", "blue-shaman")
    visit(scene, "neighbourhood")
    turns(scene, "GiveMask", "pass")
    assert (scene.question, scene.awaiting) == ("ChooseLocation", (1,))


def test_R5_12_one_may_take_back_the_mask_one_gave() -> None:
    scene = neighbours("red-pearls", "blue-mana", "blue-shaman")
    visit(scene, "neighbourhood")
    scene.play(0, "give red-pearls")
    scene.play(1, "pass")
    scene.play(2, "pass")
    scene.play(0, "mask red-pearls")
    assert scene.public["masks"][0] == ["red-pearls"]


def test_R5_12_another_player_may_take_the_mask_first() -> None:
    scene = neighbours("red-pearls", "blue-mana", "blue-shaman")
    visit(scene, "neighbourhood")
    scene.play(0, "give red-pearls")
    scene.play(1, "give blue-mana")
    scene.play(2, "pass")
    scene.play(0, "mask blue-mana")
    assert "mask blue-mana" not in scene.moves(1)


def test_R5_12_who_gave_a_mask_may_take_none() -> None:
    scene = neighbours("red-pearls", "blue-mana", "blue-shaman")
    visit(scene, "neighbourhood")
    scene.play(0, "give red-pearls")
    scene.play(1, "pass")
    scene.play(2, "pass")
    scene.play(0, "pass")
    assert scene.public["masks"][0] == []
    assert scene.awaiting == (1,)


def test_R5_12_a_mask_taken_gives_no_treasure() -> None:
    scene = neighbours("red-variety", "blue-mana", "blue-shaman")
    visit(scene, "neighbourhood")
    scene.play(0, "give red-variety")
    scene.play(1, "give blue-mana")
    scene.play(2, "pass")
    scene.play(0, "pass")
    scene.play(1, "mask red-variety")
    assert [event.kind for event in scene.events] == ["took mask"]


def test_R5_12_a_mask_joined_to_a_mirror_cannot_be_given() -> None:
    scene = neighbours("red-pearls", "blue-mana", "blue-shaman")
    scene.masks(0, "green-variety", joined=("red-pearls",))
    visit(scene, "neighbourhood")
    assert scene.moves(0) == ["give green-variety", "pass"]


def test_R5_12_masks_of_a_pair_and_mirrors_that_are_not_joined_can_be_given() -> None:
    scene = neighbours("red-pearls", "blue-mana", "blue-shaman")
    scene.masks(0, "red-pearls", "red-pearls", "mirror")
    visit(scene, "neighbourhood")
    assert scene.moves(0) == ["give red-pearls", "give mirror", "pass"]


# The Kahuna's mission


def test_R5_13_the_kahuna_may_fulfil_a_mission_before_the_exchange() -> None:
    scene = neighbours("red-pearls", "blue-mana", "blue-shaman")
    scene.statue(1, "1-pearls-4", "1-pearls-5")
    scene.has(0, pearls=4)
    visit(scene, "neighbourhood")
    assert scene.moves(0) == ["fulfil 1.1", "pass"]
    scene.play(0, "fulfil 1.1")
    assert scene.mine(0)["missions"] == ["1-pearls-4"]
    assert scene.mine(0)["pearls"] == 0
    assert scene.question == "GiveMask"


def test_R5_13_the_kahuna_may_fulfil_a_mission_after_the_exchange() -> None:
    scene = neighbours("red-pearls", "blue-mana", "blue-shaman")
    scene.statue(1, "1-pearls-4")
    visit(scene, "neighbourhood")
    scene.play(0, "pass")
    turns(scene, "GiveMask", "pass")
    assert (scene.question, scene.awaiting) == ("KahunaMission", (0,))
    scene.play(0, "fulfil 1.1")
    assert scene.mine(0)["missions"] == ["1-pearls-4"]
    assert (scene.question, scene.awaiting) == ("ChooseLocation", (1,))


def test_R5_13_a_mask_got_in_the_exchange_may_pay_for_the_mission_after_it() -> None:
    scene = neighbours("red-pearls", "blue-mana", "blue-shaman")
    scene.statue(1, "1-masks-1")
    visit(scene, "neighbourhood")
    scene.play(0, "pass", "give red-pearls")
    scene.play(1, "pass")
    scene.play(2, "pass")
    scene.play(0, "mask yellow-merchant", "fulfil 1.1", "pay mask yellow-merchant")
    assert scene.mine(0)["missions"] == ["1-masks-1"]
    assert scene.public["masks"][0] == []


def test_R5_13_a_mission_before_the_exchange_leaves_none_after_it() -> None:
    scene = neighbours("red-pearls", "blue-mana", "blue-shaman")
    scene.statue(1, "1-pearls-4", "1-pearls-4")
    scene.has(0, pearls=8)
    visit(scene, "neighbourhood")
    scene.play(0, "fulfil 1.1")
    turns(scene, "GiveMask", "pass")
    assert (scene.question, scene.awaiting) == ("ChooseLocation", (1,))


def test_R5_13_the_kahuna_may_decline_both_times() -> None:
    scene = neighbours("red-pearls", "blue-mana", "blue-shaman")
    scene.statue(1, "1-pearls-4")
    visit(scene, "neighbourhood")
    scene.play(0, "pass")
    turns(scene, "GiveMask", "pass")
    scene.play(0, "pass")
    assert scene.mine(0)["missions"] == []
    assert (scene.question, scene.awaiting) == ("ChooseLocation", (1,))


def test_R5_13_only_the_kahuna_may_fulfil_a_mission() -> None:
    scene = neighbours("red-pearls", "blue-mana", "blue-shaman")
    scene.statue(1, "1-pearls-4")
    visit(scene, "neighbourhood")
    scene.play(0, "pass", "pass")
    assert scene.moves(1) == ["give blue-mana", "pass"]
