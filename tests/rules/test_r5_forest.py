"""The Forest (R5.1 to R5.4)."""

from __future__ import annotations

import pytest

from tests.rules.visits import turns, visit, visit_as_second
from tests.toolkit import Scene

# The die


def test_R5_1_the_kahuna_rolls_the_die() -> None:
    scene = Scene()
    visit_as_second(scene, "forest", 3)
    assert [(one["seat"], one["face"]) for one in scene.told("rolled")] == [(1, 3)]


def test_R5_1_as_many_collectors_as_the_die_shows_bring_a_commodity_from_the_market() -> None:
    scene = Scene()
    scene.assistants(0, "collector", "collector")
    visit(scene, "forest", 2)
    scene.play(0, "commodity tiare")
    assert scene.told("took commodity") == [{"seat": 0, "commodity": "tiare"}]
    assert scene.mine(0)["commodities"] == {"uru": 0, "taro": 0, "mahi-mahi": 0, "tiare": 1}
    assert scene.public["markets"]["commodities"]["tiare"] == 0
    assert scene.told("price") == [{"commodity": "tiare", "space": 3}]


def test_R5_1_more_collectors_than_the_die_shows_bring_no_second_commodity() -> None:
    scene = Scene()
    scene.assistants(0, "collector", "collector", "collector")
    visit(scene, "forest", 1)
    scene.play(0, "commodity uru")
    assert scene.question == "ForestPick"


def test_R5_1_one_collector_too_few_brings_nothing() -> None:
    scene = Scene()
    scene.assistants(0, "collector")
    visit(scene, "forest", 2)
    assert scene.question == "ForestPick"


def test_R5_1_collectors_of_other_players_count_too() -> None:
    scene = Scene()
    scene.assistants(2, "collector")
    visit(scene, "forest", 1)
    assert (scene.question, scene.awaiting) == ("TakeCommodity", (2,))


def test_R5_1_other_types_of_assistant_do_not_count_in_the_forest() -> None:
    scene = Scene()
    scene.assistants(0, "merchant", "pearl-diver")
    visit(scene, "forest", 1)
    assert scene.question == "ForestPick"


def test_R5_1_commodities_are_taken_in_turn_order() -> None:
    scene = Scene()
    scene.assistants(0, "collector")
    scene.assistants(1, "collector")
    scene.assistants(3, "collector")
    visit_as_second(scene, "forest", 1)
    assert turns(scene, "TakeCommodity", "pass") == [1, 3, 0]


def test_R5_1_a_commodity_taken_is_gone_for_those_who_follow() -> None:
    scene = Scene()
    scene.assistants(0, "collector")
    scene.assistants(1, "collector")
    visit(scene, "forest", 1)
    scene.play(0, "commodity taro")
    assert scene.moves(1) == ["commodity uru", "commodity mahi-mahi", "commodity tiare", "pass"]


def test_R5_1_the_commodity_may_be_declined() -> None:
    scene = Scene()
    scene.assistants(0, "collector")
    visit(scene, "forest", 1)
    market = scene.public["markets"]
    scene.play(0, "pass")
    assert sum(scene.mine(0)["commodities"].values()) == 0
    assert scene.public["markets"] == market


# The picks


def test_R5_2_the_first_picks_are_made_in_turn_order() -> None:
    scene = Scene()
    visit_as_second(scene, "forest", 4)
    assert turns(scene, "ForestPick", "pass")[:4] == [1, 2, 3, 0]


def test_R5_2_a_commodity_goes_behind_the_screen_and_moves_no_price() -> None:
    scene = Scene()
    scene.forest("uru", "taro", "taro", "tiare", "mirror")
    visit(scene, "forest", 4)
    prices = scene.public["markets"]["prices"]
    scene.play(0, "take taro")
    assert scene.mine(0)["commodities"]["taro"] == 1
    assert scene.public["forest"] == ["mirror", "uru", "taro", "tiare"]
    assert scene.public["markets"]["prices"] == prices


def test_R5_2_an_assistant_arrives_unused() -> None:
    scene = Scene()
    scene.forest("uru", "taro", "taro", "tiare", "shaman")
    visit(scene, "forest", 4)
    scene.play(0, "take shaman")
    assert scene.public["ready"][0]["shaman"] == 1
    assert scene.public["used"][0]["shaman"] == 0


@pytest.mark.parametrize(
    ("card", "mask", "treasure"),
    [
        ("mask-red-pearls", "red-pearls", ("pearls", {"seat": 0, "amount": 3})),
        ("mask-blue-shaman", "blue-shaman", ("mana", {"seat": 0, "amount": 2})),
        (
            "mask-green-variety-tattoo",
            "green-variety",
            ("tattoos", {"seat": 0, "amount": 1, "space": 1, "rank": None}),
        ),
    ],
)
def test_R5_2_a_mask_arrives_in_front_and_gives_its_treasure_at_once(
    card: str, mask: str, treasure: tuple[str, dict[str, object]]
) -> None:
    scene = Scene()
    scene.masks(0)
    scene.forest(card, "uru", "taro", "tiare", "mahi-mahi")
    visit(scene, "forest", 4)
    scene.play(0, f"take {card}")
    assert scene.public["masks"][0] == [mask]
    assert [(event.kind, event.data) for event in scene.events] == [
        ("took card", {"seat": 0, "card": card}),
        treasure,
    ]


def test_R5_2_a_player_takes_one_card_only_and_it_is_not_replaced() -> None:
    scene = Scene()
    scene.forest("uru", "taro", "taro", "tiare", "shaman")
    visit(scene, "forest", 4)
    scene.play(0, "take uru")
    assert scene.awaiting == (1,)
    assert scene.moves(1) == ["take taro", "take tiare", "take shaman", "pass"]


def test_R5_2_a_player_may_take_nothing() -> None:
    scene = Scene()
    visit(scene, "forest", 4)
    supply = scene.public["forest"]
    scene.play(0, "pass")
    assert scene.told("passed") == [{"seat": 0}]
    assert scene.public["forest"] == supply
    assert scene.awaiting == (1,)


def test_R5_2_cards_nobody_took_go_to_their_markets_and_commodities_lower_their_price() -> None:
    scene = Scene()
    scene.forest("uru", "uru", "collector", "mask-red-pearls", "mirror")
    scene.prices(uru=5)
    before = scene.public["markets"]
    visit(scene, "forest", 4)
    scene.play(0, "pass")
    scene.play(1, "pass")
    scene.play(2, "pass")
    scene.play(3, "pass")
    after = scene.public["markets"]
    assert after["commodities"] == {"uru": 3, "taro": 1, "mahi-mahi": 1, "tiare": 1}
    assert after["prices"] == {"uru": 3, "taro": 2, "mahi-mahi": 2, "tiare": 2}
    assert after["assistants"]["collector"] == 7
    assert sorted(after["masks"]) == sorted([*before["masks"], "red-pearls", "mirror"])


def test_R5_2_one_card_more_than_there_are_players_is_turned_up_for_the_second_picks() -> None:
    scene = Scene(3)
    visit(scene, "forest", 4)
    scene.play(0, "pass")
    scene.play(1, "pass")
    scene.force("forest", "mirror", "shaman", "tiare", "uru")
    scene.play(2, "pass")
    assert scene.told("turned up") == [{"cards": ["mirror", "shaman", "tiare", "uru"]}]
    assert scene.public["forest"] == ["mirror", "uru", "tiare", "shaman"]


def test_R5_3_the_second_picks_begin_with_the_kahuna_and_go_counter_clockwise() -> None:
    scene = Scene()
    visit_as_second(scene, "forest", 4)
    assert turns(scene, "ForestPick", "pass")[4:] == [1, 0, 3, 2]


def test_R5_3_each_player_may_take_a_second_card() -> None:
    scene = Scene(3)
    visit(scene, "forest", 4)
    scene.play(0, "pass")
    scene.play(1, "pass")
    scene.force("forest", "uru", "uru", "taro", "tiare")
    scene.play(2, "pass")
    scene.play(0, "take uru")
    scene.play(2, "take tiare")
    scene.play(1, "take uru")
    assert scene.mine(0)["commodities"]["uru"] == 1
    assert scene.mine(1)["commodities"]["uru"] == 1
    assert scene.mine(2)["commodities"]["tiare"] == 1
    assert scene.public["forest"] == ["taro"]
    assert scene.question == "ChooseLocation"


def test_R5_3_cards_left_after_the_second_picks_stay_until_the_round_ends() -> None:
    scene = Scene(3)
    visit(scene, "forest", 4)
    turns(scene, "ForestPick", "pass")
    left, market = scene.public["forest"], scene.public["markets"]
    visit(scene, "reef", 1, 1)
    assert scene.public["forest"] == left
    assert scene.public["markets"] == market
    scene.go("path")
    turns(scene, "PathTurn", "recruit 0")
    assert scene.round == "C1"
    assert scene.told("forest to markets") == [{"cards": left}]


def test_R5_4_the_kahuna_has_the_first_choice_of_both_supplies() -> None:
    scene = Scene(3)
    scene.masks(1)
    scene.forest("mask-red-pearls", "uru", "uru", "uru")
    visit_as_second(scene, "forest", 4)
    scene.play(1, "take mask-red-pearls")
    scene.play(2, "take uru")
    scene.force("forest", "mask-blue-mana", "taro", "taro", "taro")
    scene.play(0, "take uru")
    scene.play(1, "take mask-blue-mana")
    assert scene.public["masks"][1] == ["red-pearls", "blue-mana"]
