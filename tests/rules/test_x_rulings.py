"""X1 to X12: the rulings of this implementation."""

from __future__ import annotations

import pytest

from tests.rules.ceremonial import bless, pearls, row, to_construction, to_offering, watched
from tests.rules.visits import visit
from tests.toolkit import Scene

# X1 The free priest.


def test_X1_the_kahuna_of_the_path_may_decline_the_free_priest() -> None:
    scene = Scene()
    scene.has(0, mana=0)
    scene.go("path")
    assert scene.moves(0) == ["recruit 0", "recruit 1", "recruit only 0", "recruit only 1"]
    scene.play(0, "recruit only 1")
    assert scene.public["priests"][0] == 1
    assert scene.mine(0)["mana"] == 1
    assert scene.mine(0)["pearls"] == 2


# X2 What is seen of rituals.


def test_X2_a_ritual_performed_is_shown_to_all() -> None:
    scene = Scene()
    scene.assistants(0, "shaman")
    scene.has(0, priests=4)
    scene.hand(0, "rua-hatu")
    events, table = watched(scene, None, (0, "shaman rua-hatu"))
    assert ("performed", 0, "rua-hatu") in [
        (one["event"], one.get("seat"), one.get("ritual")) for one in events
    ]
    assert table["public"]["discards"]["normal"] == ["rua-hatu"]


def test_X2_rituals_drawn_and_not_kept_are_discarded_face_down() -> None:
    scene = Scene()
    scene.force("normal", "hina", "tohu", "ru")
    visit(scene, "marae", 4)
    events, table = watched(scene, 1, (0, "draw normal"), (0, "keep ru"))
    assert events == [
        {"event": "drew", "seat": 0, "pile": "normal", "number": 3},
        {"event": "kept", "seat": 0, "number": 1},
    ]
    assert table["public"]["discards"]["normal"] == []
    assert table["face_down"][0] == {"normal": 2, "forbidden": 0}
    assert scene.mine(0)["discarded"] == {"normal": ["tohu", "hina"], "forbidden": []}


def test_X2_rituals_paid_for_a_mission_are_discarded_face_down() -> None:
    scene = Scene()
    scene.hand(0, "tu")
    scene.statue(1, "1-rituals-1")
    scene.go("neighbourhood")
    events, table = watched(scene, 1, (0, "fulfil 1.1"), (0, "pay ritual tu"))
    assert events == [
        {"event": "paid ritual", "seat": 0, "pile": "forbidden"},
        {"event": "fulfilled", "seat": 0, "space": "1.1", "mission": "1-rituals-1"},
    ]
    assert table["public"]["discards"]["forbidden"] == []
    assert table["face_down"][0] == {"normal": 0, "forbidden": 1}


# X3 Gifts when the first declines.


def test_X3_if_the_first_declines_the_second_chooses_among_three_and_the_third_among_two() -> None:
    scene = Scene()
    to_offering(scene)
    scene.idle()
    scene.play(0, "pass")
    assert scene.moves(1) == ["gift tattoo", "gift commodity", "gift pearls", "pass"]
    scene.play(1, "gift commodity", "commodity uru")
    assert scene.moves(2) == ["gift tattoo", "gift pearls", "pass"]
    scene.play(2, "gift pearls")
    assert scene.question == "Build"
    assert scene.public["tattoos"] == [0, 0, 0, 0]


# X4 Market bonuses may be declined.


def selling(commodity: str) -> Scene:
    """Seat 0 at the Market with one commodity, its price at the top, and a used Shaman."""
    scene = Scene()
    scene.statue(1, "1-pearls-4")
    scene.assistants(0, used=("shaman",))
    scene.commodities(0, commodity)
    scene.prices(**{commodity.replace("-", "_"): 5})
    visit(scene, "market", 4)
    return scene


@pytest.mark.parametrize(
    ("commodity", "space", "question", "decline"),
    [
        ("mahi-mahi", 2, "Reactivate", "done"),
        ("mahi-mahi", 3, "TakeMask", "pass"),
        ("mahi-mahi", 4, "TakeAssistant", "pass"),
        ("mahi-mahi", 5, "FulfilByEffect", "pass"),
        ("tiare", 2, "DrawFrom", "pass"),
    ],
)
def test_X4_what_a_market_bonus_lets_one_choose_may_be_declined(
    commodity: str, space: int, question: str, decline: str
) -> None:
    scene = selling(commodity)
    scene.play(0, f"sell {commodity} {space}")
    assert scene.question == question
    told = {event.kind for event in scene.play(0, decline)}
    assert scene.question == "MarketTurn"
    assert told.isdisjoint({"reactivated", "took mask", "took assistant", "fulfilled", "drew"})


@pytest.mark.parametrize("ritual", ["ru", "hiro", "roroo"])
def test_X4_what_a_ritual_gives_must_be_taken(ritual: str) -> None:
    scene = Scene()
    scene.perform(0, ritual)
    assert scene.awaiting == (0,)
    assert "pass" not in scene.moves(0)


# X5 After a Collector.


def collecting() -> Scene:
    """Seat 0 has just used a Collector at the Forest, which turned up a taro."""
    scene = Scene()
    scene.assistants(0, "collector")
    scene.forest("shaman", "merchant")
    scene.force("forest", "taro")
    visit(scene, "forest", 4)
    scene.play(0, "collector")
    return scene


def test_X5_the_pick_after_a_collector_may_be_declined_and_the_commodity_taken() -> None:
    scene = collecting()
    scene.play(0, "pass", "take taro")
    assert scene.public["forest"] == ["merchant", "shaman"]
    assert scene.mine(0)["commodities"]["taro"] == 1
    assert scene.public["used"][0]["collector"] == 1


def test_X5_the_pick_after_a_collector_may_be_taken_and_the_commodity_declined() -> None:
    scene = collecting()
    scene.play(0, "take shaman", "pass")
    assert scene.public["forest"] == ["taro", "merchant"]
    assert scene.mine(0)["commodities"]["taro"] == 0
    assert scene.public["ready"][0]["shaman"] == 1


def test_X5_a_collector_stays_used_when_both_cards_are_declined() -> None:
    scene = collecting()
    scene.play(0, "pass", "pass")
    assert scene.public["forest"] == ["taro", "merchant", "shaman"]
    assert scene.public["ready"][0]["collector"] == 0
    assert scene.public["used"][0]["collector"] == 1


# X6 Paying with a choice.


def test_X6_different_commodities_are_paid_piece_by_piece() -> None:
    scene = Scene()
    scene.commodities(0, "uru", "taro", "tiare", "tiare")
    to_construction(scene, "2-3-different", statue=2)
    scene.play(0, "fulfil 2.1", "pay tiare")
    assert scene.mine(0)["missions"] == []
    scene.play(0, "pay uru")
    assert scene.moves(0) == ["pay taro"]
    scene.play(0, "pay taro")
    assert scene.mine(0)["missions"] == ["2-3-different"]


def test_X6_masks_and_rituals_are_paid_piece_by_piece() -> None:
    scene = Scene()
    scene.masks(0, "red-pearls", "blue-mana")
    scene.hand(0, "hina", "tu")
    to_construction(scene, "2-masks-2", "2-rituals-2", statue=2)
    scene.play(0, "fulfil 2.1", "pay mask blue-mana")
    assert scene.moves(0) == ["pay mask red-pearls"]
    scene.play(0, "pay mask red-pearls")
    scene.until("Build", seat=0)
    scene.play(0, "fulfil 2.2", "pay ritual tu")
    assert scene.moves(0) == ["pay ritual hina"]


def test_X6_a_mission_can_be_chosen_only_if_all_of_it_can_be_paid() -> None:
    scene = Scene()
    scene.commodities(0, "tiare", "tiare", "uru", "uru")
    scene.masks(0, "red-pearls")
    scene.hand(0, "hina")
    to_construction(scene, "2-3-different", "2-3-identical", "2-masks-2", "2-rituals-2", statue=2)
    assert scene.moves(0) == ["pass"]


# X7 Pearl Divers.


def test_X7_a_pearl_diver_is_used_by_choosing_the_second_mission() -> None:
    scene = Scene()
    scene.has(0, pearls=9)
    scene.assistants(0, "pearl-diver")
    to_construction(scene, "1-pearls-4", "1-pearls-5")
    scene.play(0, "fulfil 1.1")
    assert scene.public["ready"][0]["pearl-diver"] == 1
    scene.play(0, "fulfil 1.2")
    assert scene.public["ready"][0]["pearl-diver"] == 0
    assert scene.public["used"][0]["pearl-diver"] == 1


def test_X7_declining_the_second_mission_leaves_the_pearl_diver_unused() -> None:
    scene = Scene()
    scene.has(0, pearls=9)
    scene.assistants(0, "pearl-diver")
    to_construction(scene, "1-pearls-4", "1-pearls-5")
    scene.play(0, "fulfil 1.1", "pass")
    assert scene.public["ready"][0]["pearl-diver"] == 1
    assert scene.awaiting == (1,)


# X8 What those who count know.


def test_X8_what_everyone_saw_a_player_take_is_tracked() -> None:
    scene = Scene()
    scene.statue(1, "1-mana-5")
    scene.has(0, pearls=7)
    scene.commodities(0, "uru")
    scene.go("neighbourhood")
    scene.play(0, "fulfil 1.1")
    tracked = scene.view(2)["tracked"]
    assert tracked["pearls"] == [7, 4, 4, 4]
    assert tracked["mana"] == [0, 5, 5, 5]
    assert tracked["missions"] == [["1-mana-5"], [], [], []]
    assert tracked["commodities"][0] == {
        "uru": 1,
        "taro": 0,
        "mahi-mahi": 0,
        "tiare": 0,
        "unknown": 0,
    }


def stolen() -> Scene:
    """With Tāne's Net seat 0 has taken an uru from seat 1, who had an uru and a taro."""
    scene = Scene(variants=("tane",))
    scene.commodities(1, "uru", "taro")
    scene.perform(0, "tane-net")
    scene.force("commodity", "uru")
    scene.play(0, "player 1")
    return scene


@pytest.mark.parametrize("seat", [0, 1])
def test_X8_thief_and_victim_know_the_commodity_taken_at_random(seat: int) -> None:
    nothing = {"uru": 0, "taro": 0, "mahi-mahi": 0, "tiare": 0, "unknown": 0}
    known = stolen().view(seat)["tracked"]["commodities"]
    assert known[0] == {**nothing, "uru": 1}
    assert known[1] == {**nothing, "taro": 1}


@pytest.mark.parametrize("onlooker", [2, 3, None])
def test_X8_nobody_else_knows_the_commodity_taken_at_random(onlooker: int | None) -> None:
    nothing = {"uru": 0, "taro": 0, "mahi-mahi": 0, "tiare": 0, "unknown": 1}
    scene = stolen()
    known = scene.view(onlooker)["tracked"]["commodities"]
    assert known[0] == nothing
    assert known[1] == nothing
    seen = [event.kind for event in scene.events if event.visible_to(onlooker)]
    assert seen == ["stole commodity"]


# X9 Rounds of the construction.


def test_X9_a_round_is_counted_from_the_first_in_ceremonial_order() -> None:
    scene = Scene()
    to_construction(scene, "1-mana-5", "1-pearls-5")
    scene.play(0, "pass")
    scene.play(1, "fulfil 1.1")
    scene.play(2, "pass")
    scene.play(3, "pass")
    scene.play(0, "pass")
    scene.play(1, "pass")
    assert scene.awaiting == (2,)
    scene.play(2, "pass")
    scene.play(3, "pass")
    assert scene.round == "A2"


def test_X9_a_mission_by_a_shamans_ritual_is_not_ones_turn() -> None:
    scene = Scene()
    scene.has(0, priests=10)
    scene.assistants(0, "shaman")
    scene.hand(0, "taere")
    to_construction(scene, "1-pearls-5", "1-uru")
    scene.play(0, "shaman taere", "fulfil 1.1", "pass")
    scene.play(1, "pass")
    scene.play(2, "pass")
    scene.play(3, "pass")
    assert scene.round == "A2"


# X10 Tahua by a treasure.


def test_X10_tahua_by_a_treasure_is_offered_after_the_movement() -> None:
    scene = Scene()
    scene.has(0, tattoos=9)
    scene.hand(0, "rua-hatu")
    scene.forest("mask-red-variety-tattoo", "shaman")
    visit(scene, "forest", 4)
    scene.play(0, "take mask-red-variety-tattoo")
    assert scene.public["tattoos"][0] == 10
    assert scene.moves(0) == ["perform rua-hatu", "pass"]
    scene.play(0, "perform rua-hatu")
    assert pearls(scene) == [7, 4, 4, 4]
    assert scene.awaiting == (1,)


# X11 Laying rituals of equal cost.


def test_X11_rituals_of_equal_cost_are_laid_one_by_one() -> None:
    scene = Scene()
    scene.has(1, tattoos=6)
    bless(scene, 0, (), ("rua-hatu", "rau-pena", "uru-taetae"))
    scene.play(1, "lay uru-taetae")
    assert scene.moves(1) == ["lay rua-hatu", "lay rau-pena"]
    scene.play(1, "lay rau-pena")
    assert [one["ritual"] for one in scene.told("no effect")] == [
        "uru-taetae",
        "rau-pena",
        "rua-hatu",
    ]


def test_X11_players_are_asked_from_the_cheapest_cost_up_and_in_ceremonial_order() -> None:
    scene = Scene()
    scene.order(0, 2, 1, 3)
    bless(scene, 0, ("roroo", "hiro"), ("rua-hatu", "rau-pena"), ("rua-hatu", "uru-taetae"))
    assert scene.awaiting == (2,)
    scene.play(2, "lay uru-taetae")
    assert scene.awaiting == (1,)
    scene.play(1, "lay rau-pena")
    assert scene.awaiting == (0,)
    assert row(scene) == [
        ("uru-taetae", 2),
        ("rua-hatu", 2),
        ("rau-pena", 1),
        ("rua-hatu", 1),
        ("roroo", 0),
        ("hiro", 0),
    ]


# X12 The Kahuna's mission in the Neighbourhood.


def test_X12_the_kahuna_is_asked_before_the_exchange_and_again_after_it() -> None:
    scene = Scene()
    scene.statue(1, "1-pearls-4")
    scene.go("neighbourhood")
    assert scene.moves(0) == ["fulfil 1.1", "pass"]
    scene.play(0, "pass")
    scene.until("KahunaMission")
    assert scene.told("fulfilled") == []
    scene.play(0, "fulfil 1.1")
    assert scene.mine(0)["missions"] == ["1-pearls-4"]
    assert scene.question == "ChooseLocation"


def test_X12_a_kahuna_who_built_before_the_exchange_is_not_asked_again() -> None:
    scene = Scene()
    scene.statue(1, "1-pearls-4", "1-mana-5")
    scene.go("neighbourhood")
    scene.play(0, "fulfil 1.1")
    assert scene.question == "GiveMask"
    scene.idle()
    scene.idle()
    scene.idle()
    scene.idle()
    assert scene.question == "ChooseLocation"
    assert scene.awaiting == (1,)
