"""The Collector's one-time effect (R8.2, R10.13)."""

from __future__ import annotations

from tests.rules.visits import visit
from tests.toolkit import Scene


def collector_at(*supply: str, turned_up: str, collectors: int = 1) -> Scene:
    """Seat 0, Kahuna of the Forest, has used a Collector, which turned up the card."""
    scene = Scene(3)
    scene.masks(0)
    scene.forest(*supply)
    scene.assistants(0, *["collector"] * collectors)
    visit(scene, "forest", 4)
    scene.force("forest", turned_up)
    scene.play(0, "collector")
    return scene


def test_R8_2_a_collector_turns_up_one_more_card_before_the_pick() -> None:
    scene = collector_at("uru", "uru", "taro", "shaman", turned_up="mirror")
    assert scene.told("turned up") == [{"cards": ["mirror"]}]
    assert scene.public["forest"] == ["mirror", "uru", "uru", "taro", "shaman"]
    assert scene.awaiting == (0,)


def test_R8_2_besides_the_pick_a_collector_brings_a_commodity_of_the_forest_supply() -> None:
    scene = collector_at("uru", "taro", "collector", "shaman", turned_up="pearl-diver")
    prices = scene.public["markets"]["prices"]
    scene.play(0, "take pearl-diver")
    assert scene.moves(0) == ["take uru", "take taro", "pass"]
    scene.play(0, "take taro")
    assert scene.public["ready"][0]["pearl-diver"] == 1
    assert scene.mine(0)["commodities"]["taro"] == 1
    assert scene.public["forest"] == ["uru", "collector", "shaman"]
    assert scene.public["markets"]["prices"] == prices
    assert scene.awaiting == (1,)


def test_R8_2_the_pick_may_be_a_commodity_as_well() -> None:
    scene = collector_at("uru", "taro", "collector", "shaman", turned_up="uru")
    scene.play(0, "take uru", "take uru")
    assert scene.mine(0)["commodities"]["uru"] == 2


def test_R8_2_the_extra_commodity_may_be_the_card_just_turned_up() -> None:
    scene = collector_at("merchant", "merchant", "collector", "shaman", turned_up="tiare")
    scene.play(0, "take shaman", "take tiare")
    assert scene.mine(0)["commodities"]["tiare"] == 1


def test_R8_2_where_no_commodity_lies_a_collector_brings_only_the_pick() -> None:
    scene = collector_at("merchant", "merchant", "collector", "shaman", turned_up="mirror")
    scene.play(0, "take merchant")
    assert scene.awaiting == (1,)


def test_R8_2_only_one_collector_can_be_used_for_a_pick() -> None:
    scene = collector_at("uru", "uru", "taro", "tiare", turned_up="uru", collectors=2)
    assert scene.moves(0) == ["take uru", "take taro", "take tiare", "pass"]


def test_R8_2_another_collector_can_be_used_for_the_second_pick() -> None:
    scene = collector_at("uru", "uru", "taro", "tiare", turned_up="uru", collectors=2)
    scene.play(0, "pass", "pass")
    scene.play(1, "pass")
    scene.force("forest", "uru", "uru", "taro", "tiare")
    scene.play(2, "pass")
    scene.force("forest", "mirror")
    scene.play(0, "collector", "take uru", "take uru")
    assert scene.mine(0)["commodities"]["uru"] == 2
    assert scene.public["forest"] == ["mirror", "taro", "tiare"]


def test_R8_2_the_pick_and_the_commodity_may_be_declined_but_the_collector_is_used() -> None:
    scene = collector_at("uru", "uru", "taro", "tiare", turned_up="mirror")
    scene.play(0, "pass", "pass")
    assert scene.public["used"][0]["collector"] == 1
    assert scene.public["forest"] == ["mirror", "uru", "uru", "taro", "tiare"]
    assert scene.awaiting == (1,)


def test_R8_2_without_a_pick_the_commodity_may_still_be_taken() -> None:
    scene = collector_at("uru", "uru", "taro", "tiare", turned_up="mirror")
    scene.play(0, "pass", "take tiare")
    assert scene.mine(0)["commodities"]["tiare"] == 1


def test_R8_2_a_treasure_is_given_after_both_cards_were_taken() -> None:
    scene = collector_at("uru", "taro", "tiare", "shaman", turned_up="mask-red-pearls")
    scene.play(0, "take mask-red-pearls")
    assert [event.kind for event in scene.events] == ["took card"]
    scene.play(0, "take uru")
    assert [event.to_dict() for event in scene.events] == [
        {"event": "took card", "seat": 0, "card": "uru"},
        {"event": "pearls", "seat": 0, "amount": 3},
    ]


def test_R8_2_a_collector_is_of_no_use_when_forest_cards_are_taken_by_a_ritual() -> None:
    scene = Scene()
    scene.assistants(0, "collector")
    scene.force("forest", "uru", "taro", "tiare")
    scene.perform(0, "maui")
    assert scene.moves(0) == ["take uru", "take taro", "take tiare"]


def test_R8_2_a_collector_is_of_no_use_while_the_die_is_rewarded() -> None:
    scene = Scene()
    scene.assistants(0, "collector")
    visit(scene, "forest", 1)
    assert scene.question == "TakeCommodity"
    assert "collector" not in scene.moves(0)
