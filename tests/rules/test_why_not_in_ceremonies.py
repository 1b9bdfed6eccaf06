"""Why a move is not legal: in ceremonies, for missions, and for what cards ask."""

from __future__ import annotations

import pytest

from tests.rules.ceremonial import bless, to_construction, to_offering
from tests.rules.test_why_not import Reason, reason, why
from tests.toolkit import Scene


def test_R6_2_a_draw_costs_mana_and_rank_limits_it() -> None:
    scene = Scene()
    scene.to_round("C1")
    scene.until("BuyRituals")
    scene.has(0, mana=2)
    assert why(scene, 0, "buy normal") == reason("mana", "R6.2", cost=3, have=2)
    scene.has(0, mana=3)
    assert why(scene, 0, "buy forbidden") == reason("rank", "R4.2")


def test_R6_3_clips_run_out() -> None:
    scene = Scene()
    scene.hand(0, "ru", "tohu", "raa", "hina")
    scene.to_round("C1")
    scene.until("Prepare")
    scene.play(0, "prepare ru", "prepare tohu")
    assert why(scene, 0, "prepare raa") == reason("clips", "R6.3", clips=2)
    assert why(scene, 0, "prepare ru") == reason("not-held", "R6.3")
    assert scene.game.why_not(0, "prepare hina") is None
    scene.has(0, tattoos=6)
    assert scene.game.why_not(0, "prepare raa") is None


def test_R6_4_nobody_offers_more_than_they_have() -> None:
    scene = Scene()
    to_offering(scene)
    scene.has(0, mana=4)
    assert why(scene, 0, "offer 5") == reason("too-much", "R6.4", have=4)
    assert scene.game.why_not(0, "offer 4") is None


def test_R6_5_a_gift_is_gone_when_somebody_has_it() -> None:
    scene = Scene()
    to_offering(scene)
    scene.idle()
    scene.play(0, "gift pearls")
    assert why(scene, 1, "gift pearls") == reason("gift-gone", "R6.5")


def test_R6_6_one_lays_ones_own_rituals_of_that_cost() -> None:
    scene = Scene()
    bless(scene, 20, ("rua-hatu", "rau-pena"), ("uru-taetae",))
    assert why(scene, 0, "lay uru-taetae") == reason("not-there", "R6.6")


def test_R7_1_missions_that_are_not_available() -> None:
    scene = Scene(variants=("oracle",))
    to_construction(scene, "1-pearls-4", "1-auction", "1-mana-5")
    assert why(scene, 0, "fulfil 1.2") == reason("auction", "R7.5")
    assert why(scene, 0, "fulfil 1.4") == reason("no-token", "R7.1")
    assert why(scene, 0, "fulfil 2.1") == reason("statue", "R7.1", statue=2)
    closed = Scene()
    to_construction(closed, "1-pearls-4")
    assert why(closed, 0, "fulfil 3.2") == reason("face-down", "R7.1")


@pytest.mark.parametrize(
    ("mission", "expected"),
    [
        ("1-pearls-4", reason("pearls", "R7.2", cost=4, have=1)),
        ("1-mana-5", reason("mana", "R7.2", cost=5, have=2)),
        ("1-rituals-1", reason("rituals", "R7.2", cost=1, have=0)),
        ("1-masks-1", reason("masks", "R7.2", mission="1-masks-1")),
        ("1-2-identical", reason("commodities", "R7.2", mission="1-2-identical")),
        ("1-ariki", reason("condition", "R7.3", mission="1-ariki")),
    ],
)
def test_R7_2_what_is_missing_for_a_mission(mission: str, expected: Reason) -> None:
    scene = Scene()
    scene.masks(0)
    scene.has(0, pearls=1, mana=2)
    to_construction(scene, mission)
    scene.has(0, pearls=1, mana=2)
    assert why(scene, 0, "fulfil 1.1") == expected


def test_R10_9_the_discount_of_missions_is_in_what_they_are_said_to_cost() -> None:
    scene = Scene()
    to_construction(scene, "1-pearls-5", "1-mana-6")
    scene.has(0, pearls=2, mana=3)
    scene.in_front(0, "roo")
    assert why(scene, 0, "fulfil 1.1") == reason("pearls", "R7.2", cost=3, have=2)
    assert why(scene, 0, "fulfil 1.2") == reason("mana", "R7.2", cost=4, have=3)
    scene.has(0, pearls=3, mana=4)
    assert scene.game.why_not(0, "fulfil 1.1") is None
    assert scene.game.why_not(0, "fulfil 1.2") is None
    refused = [one["move"] for one in scene.game.forecast(0)["refused"]]
    assert "fulfil 1.1" not in refused
    assert "fulfil 1.2" not in refused


def test_R10_9_no_discount_makes_a_mission_cost_less_than_one() -> None:
    scene = Scene()
    to_construction(scene, "1-pearls-4")
    scene.has(0, pearls=0)
    scene.in_front(0, "roo", "roo")
    assert why(scene, 0, "fulfil 1.1") == reason("pearls", "R7.2", cost=1, have=0)


def test_X6_each_commodity_is_paid_once_and_only_if_there_are_enough() -> None:
    scene = Scene()
    scene.commodities(0, "uru", "taro")
    to_construction(scene, "1-2-different")
    scene.play(0, "fulfil 1.1", "pay uru")
    assert why(scene, 0, "pay uru") == reason("not-payable", "R7.2", commodity="uru")
    assert why(scene, 0, "pay tiare") == reason("not-payable", "R7.2", commodity="tiare")


def test_R7_8_masks_joined_to_a_mirror_are_not_paid() -> None:
    scene = Scene()
    scene.masks(0, "red-pearls", joined=("blue-mana",))
    to_construction(scene, "1-masks-1")
    scene.play(0, "fulfil 1.1")
    assert why(scene, 0, "pay mask blue-mana") == reason("joined", "R7.8")
    assert why(scene, 0, "pay mask green-variety") == reason("not-held", "R7.8")


def test_R7_2_identical_masks_are_paid_in_pairs() -> None:
    scene = Scene()
    scene.masks(0, "red-pearls", "blue-mana", "blue-mana")
    to_construction(scene, "3-masks-2-identical", statue=3)
    scene.play(0, "fulfil 3.1")
    assert why(scene, 0, "pay mask red-pearls") == reason("not-a-pair", "R7.2")


def test_R7_2_rituals_are_paid_from_hand() -> None:
    scene = Scene()
    scene.hand(0, "ru", "tohu")
    to_construction(scene, "1-rituals-1")
    scene.play(0, "fulfil 1.1")
    assert why(scene, 0, "pay ritual raa") == reason("not-held", "R7.2")


def test_R7_7_nobody_bids_more_than_they_have() -> None:
    scene = Scene()
    scene.statue(1, "1-auction")
    scene.to_round("C1")
    scene.until("Bid")
    scene.has(1, mana=3)
    assert why(scene, 1, "bid 4") == reason("too-much", "R7.7", have=3)


def test_R8_2_a_pearl_diver_follows_a_mission() -> None:
    scene = Scene()
    scene.assistants(0, "pearl-diver")
    assert why(scene, 0, "fulfil 1.1") == reason("pearl-diver", "R8.2")


def test_R10_14_what_a_ritual_gives_must_be_taken() -> None:
    scene = Scene()
    scene.stall(uru=0)
    scene.then("TakeCommodity", 0, 1, 0)
    assert why(scene, 0, "pass") == reason("must", "R10.14")
    assert why(scene, 0, "commodity uru") == reason("empty", "R8.9")
    scene.play(0, "commodity taro")
    scene.assistants(0, "shaman", used=("collector",))
    scene.then("Reactivate", 0, 1, 0)
    assert why(scene, 0, "done") == reason("must", "R10.14")
    assert why(scene, 0, "reactivate shaman") == reason("not-used", "R8.1")


def test_R8_5_masks_of_a_pair_are_not_stolen() -> None:
    scene = Scene(variants=("tane",))
    scene.masks(1, "red-pearls", "red-pearls", "green-variety", joined=("blue-mana",))
    scene.then("StealMask", 0, 1)
    assert why(scene, 0, "steal red-pearls") == reason("paired", "R8.5")
    assert why(scene, 0, "steal blue-mana") == reason("paired", "R8.5")
    assert why(scene, 0, "steal yellow-variety") == reason("not-there", "R8.5")
    assert scene.game.why_not(0, "steal green-variety") is None


def test_R10_7_only_rituals_of_others_with_a_clip_are_silenced() -> None:
    scene = Scene(variants=("tane",))
    bless(scene, 30, ("tane-silence", "raa"), ("atea", "ru"))
    assert scene.question == "SilenceRitual"
    places = {one["ritual"]: i + 1 for i, one in enumerate(scene.public["row"])}
    assert why(scene, 0, f"silence {places['raa']}") == reason("not-to-silence", "R10.7")
    assert why(scene, 0, "silence 9") == reason("not-there", "R10.7")
    assert scene.game.why_not(0, f"silence {places['ru']}") is None


def test_R10_14_a_player_is_one_of_the_others() -> None:
    scene = Scene(variants=("tane",))
    scene.perform(0, "tane-hand")
    assert scene.question == "ChoosePlayer"
    assert why(scene, 0, "player 0") == reason("yourself", "R10.14")
    assert why(scene, 0, "player 4") == reason("not-there", "R10.14")


def test_R8_9_the_tide_takes_what_one_has() -> None:
    scene = Scene(variants=("tane",))
    scene.commodities(1, "uru")
    scene.has(1, pearls=1)
    scene.perform(0, "tane-tide")
    scene.until("HandOver", 1)
    assert why(scene, 1, "hand taro") == reason("none-held", "R8.9", commodity="taro")
    assert why(scene, 1, "hand pearls")["why"] == "pearls"
    assert why(scene, 1, "hand pearls")["have"] == 1
