"""Assistants: permanent and one-time effects (R8.1, R8.2), but for whose turn it is (R8.3)."""

from __future__ import annotations

import pytest

from tests.rules.visits import turns, visit
from tests.toolkit import Scene

# Permanent and one-time effects


@pytest.mark.parametrize(
    ("assistant", "location", "question"),
    [
        ("collector", "forest", "TakeCommodity"),
        ("shaman", "marae", "AdvanceTattoo"),
        ("merchant", "market", "TakeAssistant"),
    ],
)
def test_R8_1_used_and_unused_assistants_count_alike_against_the_die(
    assistant: str, location: str, question: str
) -> None:
    scene = Scene()
    scene.assistants(2, assistant, used=(assistant,))
    visit(scene, location, 2)
    assert (scene.question, scene.awaiting) == (question, (2,))


def test_R8_1_used_pearl_divers_count_at_the_reef() -> None:
    scene = Scene()
    scene.assistants(2, used=("pearl-diver", "pearl-diver"))
    visit(scene, "reef", 2, 1)
    assert scene.mine(2)["pearls"] == 4 + 4 + 1


def test_R8_1_the_reward_of_the_die_leaves_the_assistant_unused() -> None:
    scene = Scene()
    scene.assistants(0, "collector")
    visit(scene, "forest", 1)
    scene.play(0, "commodity uru")
    assert scene.public["ready"][0]["collector"] == 1


def test_R8_1_the_one_time_effect_turns_the_assistant_to_used() -> None:
    scene = Scene()
    scene.assistants(0, "collector", "collector")
    visit(scene, "forest", 4)
    scene.play(0, "collector")
    assert scene.told("used") == [{"seat": 0, "assistant": "collector"}]
    assert scene.public["ready"][0]["collector"] == 1
    assert scene.public["used"][0]["collector"] == 1


def test_R8_1_a_used_collector_cannot_be_used_again() -> None:
    scene = Scene()
    scene.assistants(0, used=("collector",))
    visit(scene, "forest", 4)
    assert "collector" not in scene.moves(0)


def test_R8_1_a_used_merchant_cannot_be_used_again() -> None:
    scene = Scene()
    scene.has(0, pearls=0)
    scene.assistants(0, used=("merchant",))
    visit(scene, "market", 4)
    assert scene.moves(0) == ["done"]


def test_R8_1_a_used_shaman_cannot_be_used_again() -> None:
    scene = Scene()
    scene.has(0, priests=4)
    scene.hand(0, "rua-hatu")
    scene.assistants(0, used=("shaman",))
    assert "shaman rua-hatu" not in scene.moves(0)


def test_R8_1_a_used_pearl_diver_cannot_be_used_again() -> None:
    scene = Scene()
    scene.has(0, pearls=9)
    scene.assistants(0, used=("pearl-diver",))
    scene.statue(1, "1-pearls-4", "1-pearls-4")
    visit(scene, "neighbourhood")
    scene.play(0, "fulfil 1.1")
    assert scene.question == "GiveMask"


def test_R8_1_a_used_assistant_that_was_reactivated_can_be_used_again() -> None:
    scene = Scene()
    scene.has(0, priests=4)
    scene.hand(0, "rua-hatu")
    scene.assistants(0, used=("shaman",))
    scene.commodities(0, "mahi-mahi")
    visit(scene, "market", 4)
    assert "shaman rua-hatu" not in scene.moves(0)
    scene.play(0, "sell mahi-mahi 2", "reactivate shaman")
    assert "shaman rua-hatu" in scene.moves(0)


# Merchant


def test_R8_2_a_merchant_moves_a_price_marker_of_ones_choice_to_the_top() -> None:
    scene = Scene()
    scene.has(0, pearls=0)
    scene.assistants(0, "merchant")
    visit(scene, "market", 4)
    assert scene.moves(0) == [
        "merchant uru",
        "merchant taro",
        "merchant mahi-mahi",
        "merchant tiare",
        "done",
    ]
    scene.play(0, "merchant mahi-mahi")
    assert scene.told("price") == [{"commodity": "mahi-mahi", "space": 5}]
    assert scene.public["used"][0]["merchant"] == 1


def test_R8_2_after_a_merchant_one_may_sell_at_the_top() -> None:
    scene = Scene()
    scene.has(0, mana=0)
    scene.assistants(0, "merchant")
    scene.commodities(0, "taro")
    visit(scene, "market", 4)
    scene.play(0, "merchant taro", "sell taro 5")
    assert scene.mine(0)["mana"] == 9
    assert scene.price("taro") == 4


def test_R8_2_only_one_merchant_can_be_used_in_a_visit() -> None:
    scene = Scene()
    scene.has(0, pearls=0)
    scene.assistants(0, "merchant", "merchant")
    visit(scene, "market", 4)
    scene.play(0, "merchant taro")
    assert scene.moves(0) == ["done"]


def test_R8_2_a_merchant_just_hired_may_be_used_at_once() -> None:
    scene = Scene()
    scene.has(1, pearls=2)
    scene.commodities(1, "uru")
    visit(scene, "market", 4)
    scene.play(0, "done")
    scene.play(1, "hire merchant", "merchant uru", "sell uru 5")
    assert scene.mine(1)["pearls"] == 7


def test_R8_2_a_merchant_hired_as_the_last_action_of_the_turn_may_be_used_at_once() -> None:
    scene = Scene()
    scene.has(1, pearls=2)
    scene.commodities(1, "uru")
    visit(scene, "market", 4)
    scene.play(0, "done")
    scene.play(1, "sell uru 1", "hire merchant")
    assert scene.awaiting == (1,)
    assert "merchant taro" in scene.moves(1)


def test_R8_2_every_player_may_use_a_merchant_in_the_same_visit() -> None:
    scene = Scene()
    scene.assistants(0, "merchant")
    scene.assistants(1, "merchant")
    visit(scene, "market", 4)
    scene.play(0, "merchant taro", "done")
    assert "merchant uru" in scene.moves(1)


@pytest.mark.parametrize(
    ("location", "faces"), [("forest", [4]), ("marae", [4]), ("path", []), ("neighbourhood", [])]
)
def test_R8_2_a_merchant_can_be_used_at_no_other_location(location: str, faces: list[int]) -> None:
    scene = Scene()
    scene.assistants(0, "merchant")
    scene.commodities(0, "taro")
    assert "merchant taro" not in scene.moves(0)
    visit(scene, location, *faces)
    assert scene.awaiting == (0,)
    assert "merchant taro" not in scene.moves(0)


def test_R8_2_a_merchant_cannot_be_used_while_the_die_is_rewarded() -> None:
    scene = Scene()
    scene.assistants(0, "merchant")
    visit(scene, "market", 1)
    assert scene.question == "TakeAssistant"
    assert "merchant taro" not in scene.moves(0)


# Shaman


def ready_shamans(number: int, *rituals: str, priests: int) -> Scene:
    """Seat 0, about to choose a location, has so many Shamans and these rituals."""
    scene = Scene()
    scene.assistants(0, *["shaman"] * number)
    scene.hand(0, *rituals)
    scene.has(0, priests=priests)
    return scene


def test_R8_2_a_shaman_performs_a_ritual_from_hand_without_any_mana() -> None:
    scene = ready_shamans(1, "raa", priests=5)
    scene.has(0, mana=0)
    scene.bag(2)
    scene.play(0, "shaman raa")
    assert scene.told("performed", "seat", "ritual") == [{"seat": 0, "ritual": "raa"}]
    assert scene.mine(0)["mana"] == 5
    assert scene.mine(0)["rituals"] == []
    assert scene.public["bag"] == 2


def test_R8_2_a_shaman_cannot_perform_a_ritual_that_costs_more_than_ones_priests() -> None:
    scene = ready_shamans(1, "rua-hatu", "raa", priests=4)
    assert "shaman rua-hatu" in scene.moves(0)
    assert "shaman raa" not in scene.moves(0)


def test_R8_2_a_shaman_performs_forbidden_rituals_whatever_the_rank() -> None:
    scene = ready_shamans(1, "tefatu", priests=8)
    scene.play(0, "shaman tefatu")
    assert scene.told("pearls") == [{"seat": 0, "amount": 8}]


def test_R8_2_any_number_of_shamans_can_be_used_in_one_turn() -> None:
    scene = ready_shamans(3, "rua-hatu", "rua-hatu", "raa", priests=5)
    scene.play(0, "shaman rua-hatu", "shaman raa", "shaman rua-hatu")
    assert scene.mine(0)["pearls"] == 4 + 3 + 3
    assert scene.mine(0)["mana"] == 5 + 5
    assert scene.public["used"][0]["shaman"] == 3


def test_R8_2_each_shaman_performs_one_ritual() -> None:
    scene = ready_shamans(1, "rua-hatu", "raa", priests=5)
    scene.play(0, "shaman rua-hatu")
    assert "shaman raa" not in scene.moves(0)


def test_R8_2_a_shaman_works_in_a_ceremony_too() -> None:
    scene = ready_shamans(1, "rua-hatu", priests=4)
    scene.to_round("C1")
    scene.until("ChooseGift", 0)
    scene.play(0, "shaman rua-hatu")
    assert scene.told("pearls") == [{"seat": 0, "amount": 3}]


# Pearl Diver


def diver(*missions: str, pearls: int, divers: int = 1) -> Scene:
    """Seat 0 has Pearl Divers and pearls, and is Kahuna of the Neighbourhood."""
    scene = Scene()
    scene.statue(1, *missions)
    scene.has(0, pearls=pearls)
    scene.assistants(0, *["pearl-diver"] * divers)
    visit(scene, "neighbourhood")
    return scene


def test_R8_2_a_pearl_diver_fulfils_a_second_mission_at_once_paid_as_usual() -> None:
    scene = diver("1-pearls-4", "1-pearls-5", pearls=10)
    scene.play(0, "fulfil 1.1")
    assert scene.moves(0) == ["fulfil 1.2", "pass"]
    scene.play(0, "fulfil 1.2")
    assert scene.told("used") == [{"seat": 0, "assistant": "pearl-diver"}]
    assert scene.mine(0)["pearls"] == 10 - 4 - 5
    assert scene.mine(0)["missions"] == ["1-pearls-4", "1-pearls-5"]


def test_R8_2_a_second_pearl_diver_never_brings_a_third_mission() -> None:
    scene = diver("1-pearls-4", "1-pearls-4", "1-pearls-5", pearls=20, divers=2)
    scene.play(0, "fulfil 1.1", "fulfil 1.2")
    assert scene.question == "GiveMask"
    assert scene.public["ready"][0]["pearl-diver"] == 1


def test_R8_2_a_second_mission_that_cannot_be_paid_for_is_not_offered() -> None:
    scene = diver("1-pearls-4", "1-pearls-5", pearls=8)
    scene.play(0, "fulfil 1.1")
    assert scene.moves(0) == ["pass"]


def test_R8_2_declining_the_second_mission_leaves_the_pearl_diver_unused() -> None:
    scene = diver("1-pearls-4", "1-pearls-5", pearls=10)
    scene.play(0, "fulfil 1.1", "pass")
    assert scene.public["ready"][0]["pearl-diver"] == 1
    assert scene.mine(0)["missions"] == ["1-pearls-4"]


def test_R8_2_a_pearl_diver_works_for_a_mission_fulfilled_by_a_market_bonus() -> None:
    scene = Scene()
    scene.statue(1, "1-pearls-4", "1-pearls-5")
    scene.has(0, pearls=9)
    scene.assistants(0, "pearl-diver")
    scene.commodities(0, "mahi-mahi")
    scene.prices(mahi_mahi=5)
    visit(scene, "market", 4)
    scene.play(0, "sell mahi-mahi 5", "fulfil 1.2", "fulfil 1.1")
    assert scene.mine(0)["missions"] == ["1-pearls-4", "1-pearls-5"]
    assert scene.public["used"][0]["pearl-diver"] == 1


def test_R8_2_after_a_mission_fulfilled_for_free_the_second_one_is_still_paid_for() -> None:
    scene = Scene()
    scene.statue(1, "1-pearls-4", "1-mana-5", "1-pearls-5")
    scene.has(0, pearls=4, mana=0)
    scene.assistants(0, "pearl-diver")
    scene.perform(0, "taere")
    scene.play(0, "fulfil 1.3")
    assert scene.moves(0) == ["fulfil 1.1", "pass"]
    scene.play(0, "fulfil 1.1")
    assert scene.mine(0)["pearls"] == 0


def test_R8_2_a_token_won_by_auction_brings_no_second_mission() -> None:
    scene = Scene()
    scene.statue(1, None, "1-auction", "1-pearls-4", "1-pearls-5")
    scene.has(0, pearls=4)
    scene.assistants(1, "pearl-diver")
    visit(scene, "neighbourhood")
    scene.play(0, "fulfil 1.3")
    scene.play(1, "bid 1")
    scene.idle()
    assert scene.told("won auction") == [{"seat": 1, "space": "1.2", "mission": "1-auction"}]
    assert (scene.question, scene.awaiting) == ("GiveMask", (0,))


def test_R8_2_a_pearl_diver_brings_nothing_when_no_mission_is_left() -> None:
    scene = diver("1-pearls-4", pearls=10)
    scene.play(0, "fulfil 1.1")
    assert turns(scene, "GiveMask", "pass") == [0, 1, 2, 3]
