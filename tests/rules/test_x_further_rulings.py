"""X13 to X18: further rulings of this implementation."""

from __future__ import annotations

from raiatea.engine.steps.ceremony import EndCeremony
from raiatea.engine.steps.construction import NextBuilder
from raiatea.engine.steps.missions import Bid
from raiatea.engine.steps.rounds import NextRound
from tests.toolkit import Scene


def test_X13_a_commodity_may_be_sacrificed_at_the_end_of_the_tattoo_track() -> None:
    scene = Scene()
    scene.has(0, tattoos=10)
    scene.commodities(0, "uru")
    scene.force("die", 4)
    scene.go("marae")
    scene.play(0, "sacrifice uru")
    assert scene.public["tattoos"][0] == 10
    assert scene.price("uru") == 1


def test_X13_two_priests_may_be_paid_for_with_room_for_one() -> None:
    scene = Scene()
    scene.has(1, pearls=5, priests=11, mana=0)
    scene.go("path")
    scene.play(0, "recruit 0")
    scene.play(1, "recruit 2")
    assert scene.public["priests"][1] == 12
    assert (scene.mine(1)["pearls"], scene.mine(1)["mana"]) == (0, 12)


def test_X14_a_collector_may_be_used_when_no_card_can_be_turned_up() -> None:
    scene = Scene(3)
    scene.assistants(0, "collector")
    scene.forest("uru", "taro", "collector", "mirror")
    all_the_rest = ["uru", "taro"] * 7 + ["mahi-mahi", "tiare"] * 8
    scene.commodities(1, *all_the_rest)
    scene.leave_in_forest_pile()
    scene.force("die", 4)
    scene.go("forest")
    scene.play(0, "collector")
    assert sorted(scene.public["forest"]) == ["collector", "mirror", "taro", "uru"]
    scene.play(0, "take mirror", "take uru")
    assert sorted(scene.public["forest"]) == ["collector", "taro"]


def test_X14_a_collector_may_be_used_without_a_commodity_in_the_supply() -> None:
    scene = Scene(3)
    scene.assistants(0, "collector")
    scene.forest("collector", "shaman", "merchant", "mirror")
    scene.force("die", 4)
    scene.force("forest", "pearl-diver")
    scene.go("forest")
    scene.play(0, "collector", "take merchant")
    assert scene.awaiting == (1,)
    assert scene.public["ready"][0]["merchant"] == 1


def test_X15_a_pearl_diver_follows_a_mission_of_taere_and_its_mission_is_paid() -> None:
    scene = Scene()
    scene.assistants(2, "pearl-diver")
    scene.has(2, pearls=5, mana=0)
    scene.statue(1, "1-mana-6", "1-pearls-4", "1-pearls-5")
    scene.perform(2, "taere")
    scene.play(2, "fulfil 1.1")
    assert scene.moves(2) == ["fulfil 1.2", "fulfil 1.3", "pass"]
    scene.play(2, "fulfil 1.3")
    assert scene.mine(2)["pearls"] == 0
    assert scene.mine(2)["missions"] == ["1-pearls-5", "1-mana-6"]


def test_X16_giving_and_taking_a_mask_are_both_ones_own_turn() -> None:
    scene = Scene()
    scene.statue(1)
    scene.masks(0, "red-pearls", "blue-mana", "mirror")
    scene.go("neighbourhood")
    assert "join blue-mana" in scene.moves(0)
    scene.until("GiveMask", 0)
    scene.play(0, "give red-pearls")
    assert "join blue-mana" in scene.moves(0)
    scene.until("TakeBack", 0)
    assert "join blue-mana" in scene.moves(0)


def hold_auction(scene: Scene) -> None:
    """Everyone bids for the first space, when nobody has anything left to build."""
    scene.to_round("C1")
    scene.state.stack = [NextRound(), EndCeremony(), NextBuilder(scene.state.players, 0)]
    scene.do(Bid(0))


def test_X17_all_bids_are_shown_when_the_last_one_is_in() -> None:
    scene = Scene(3)
    scene.has(2, mana=3)
    scene.statue(1, "1-auction")
    hold_auction(scene)
    scene.play(2, "bid 3")
    scene.play(0, "bid 1")
    assert scene.told("bid") == []
    scene.play(1, "bid 0")
    assert scene.told("bid", "seat", "amount") == [
        {"seat": 0, "amount": 1},
        {"seat": 1, "amount": 0},
        {"seat": 2, "amount": 3},
    ]


def test_X17_when_nobody_bids_the_first_in_ceremonial_order_takes_the_token() -> None:
    scene = Scene(3)
    scene.order(2, 0, 1)
    scene.statue(1, "1-auction")
    hold_auction(scene)
    scene.idle()
    assert scene.mine(2)["missions"] == ["1-auction"]
    assert scene.mine(2)["mana"] == 5


def test_X18_the_last_mirrors_are_joined_in_ceremonial_order() -> None:
    scene = Scene(3)
    scene.statue(1)
    for seat, mask in enumerate(("red-pearls", "blue-mana", "green-commodities")):
        scene.masks(seat, mask, "mirror")
    scene.order(2, 0, 1)
    scene.to_round("C3")
    scene.statue(2)
    scene.statue(3)
    scene.until("LastMirrors")
    assert scene.awaiting == (2,)
    scene.play(2, "join green-commodities")
    assert scene.awaiting == (0,)
    scene.play(0, "done")
    assert scene.awaiting == (1,)
