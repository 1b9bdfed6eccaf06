"""The Market (R5.14 to R5.17)."""

from __future__ import annotations

import pytest

from tests.rules.visits import turns, visit, visit_as_second
from tests.toolkit import Scene

# The die


def test_R5_14_as_many_merchants_as_the_die_shows_bring_an_assistant_for_free() -> None:
    scene = Scene()
    scene.assistants(0, "merchant", "merchant")
    scene.has(0, pearls=0)
    visit(scene, "market", 2)
    scene.play(0, "assistant pearl-diver")
    assert scene.told("took assistant") == [{"seat": 0, "assistant": "pearl-diver"}]
    assert scene.public["ready"][0]["pearl-diver"] == 1
    assert scene.public["markets"]["assistants"]["pearl-diver"] == 5
    assert scene.question == "MarketTurn"


def test_R5_14_one_merchant_too_few_brings_nothing() -> None:
    scene = Scene()
    scene.assistants(0, "merchant", "merchant")
    visit(scene, "market", 3)
    assert scene.question == "MarketTurn"


def test_R5_14_assistants_are_taken_in_turn_order_before_anyone_sells() -> None:
    scene = Scene()
    scene.assistants(0, "merchant")
    scene.assistants(1, "merchant")
    scene.assistants(3, "merchant")
    visit_as_second(scene, "market", 1)
    assert turns(scene, "TakeAssistant", "pass") == [1, 3, 0]
    assert (scene.question, scene.awaiting) == ("MarketTurn", (1,))


def test_R5_14_only_what_is_on_the_market_can_be_taken() -> None:
    scene = Scene()
    scene.assistants(0, "merchant")
    scene.assistants(1, *["shaman"] * 6)
    visit(scene, "market", 1)
    assert scene.moves(0) == [
        "assistant collector",
        "assistant merchant",
        "assistant pearl-diver",
        "pass",
    ]


def test_R5_14_the_assistant_may_be_declined() -> None:
    scene = Scene()
    scene.assistants(0, "merchant")
    visit(scene, "market", 1)
    assert scene.play(0, "pass") == []
    assert sum(scene.public["markets"]["assistants"].values()) == 23


# One's turn


def test_R5_15_the_players_act_in_turn_order() -> None:
    scene = Scene()
    visit_as_second(scene, "market", 4)
    assert turns(scene, "MarketTurn", "done") == [1, 2, 3, 0]


def test_R5_15_an_assistant_is_hired_for_two_pearls_and_is_unused() -> None:
    scene = Scene()
    scene.has(0, pearls=3)
    visit(scene, "market", 4)
    scene.play(0, "hire shaman")
    assert scene.told("hired") == [{"seat": 0, "assistant": "shaman", "pearls": 2}]
    assert scene.mine(0)["pearls"] == 1
    assert scene.public["ready"][0]["shaman"] == 1
    assert scene.public["markets"]["assistants"]["shaman"] == 5


def test_R5_15_one_may_sell_first_and_hire_with_the_pearls_of_the_sale() -> None:
    scene = Scene()
    scene.has(1, pearls=0)
    scene.commodities(1, "uru")
    visit(scene, "market", 4)
    scene.play(0, "done")
    scene.play(1, "sell uru 2", "hire collector")
    assert scene.mine(1)["pearls"] == 0 + 4 - 2
    assert scene.public["ready"][1]["collector"] == 1
    assert scene.awaiting == (2,)


def test_R5_15_one_may_hire_first_and_then_sell() -> None:
    scene = Scene()
    scene.has(1, pearls=2)
    scene.commodities(1, "uru")
    visit(scene, "market", 4)
    scene.play(0, "done")
    scene.play(1, "hire collector", "sell uru 2")
    assert scene.mine(1)["pearls"] == 2 - 2 + 4
    assert scene.awaiting == (2,)


def test_R5_15_players_other_than_the_kahuna_sell_one_commodity_only() -> None:
    scene = Scene()
    scene.has(1, pearls=0)
    scene.commodities(1, "taro", "taro")
    visit(scene, "market", 4)
    scene.play(0, "done")
    scene.play(1, "sell taro 1")
    assert scene.moves(1) == ["done"]


def test_R5_15_players_other_than_the_kahuna_hire_one_assistant_only() -> None:
    scene = Scene()
    scene.has(1, pearls=9)
    visit(scene, "market", 4)
    scene.play(0, "done")
    scene.play(1, "hire collector")
    assert scene.moves(1) == ["done"]


def test_R5_15_one_may_do_neither() -> None:
    scene = Scene()
    scene.commodities(0, "uru")
    visit(scene, "market", 4)
    assert scene.play(0, "done") == []
    assert scene.awaiting == (1,)


def test_R5_15_one_pearl_hires_nobody() -> None:
    scene = Scene()
    scene.has(0, pearls=1)
    visit(scene, "market", 4)
    assert scene.moves(0) == ["done"]


# Selling


def test_R5_16_any_bonus_at_or_below_the_marker_can_be_chosen() -> None:
    scene = Scene()
    scene.has(0, pearls=0)
    scene.commodities(0, "tiare")
    scene.prices(tiare=3)
    visit(scene, "market", 4)
    assert scene.moves(0) == ["sell tiare 1", "sell tiare 2", "sell tiare 3", "done"]


def test_R5_16_the_card_sold_goes_to_the_market_and_the_marker_one_space_down() -> None:
    scene = Scene()
    scene.commodities(0, "uru")
    scene.prices(uru=4)
    visit(scene, "market", 4)
    scene.play(0, "sell uru 2")
    assert [(event.kind, event.data) for event in scene.events] == [
        ("sold", {"seat": 0, "commodity": "uru", "space": 2}),
        ("pearls", {"seat": 0, "amount": 4}),
        ("price", {"commodity": "uru", "space": 3}),
    ]
    assert scene.mine(0)["commodities"]["uru"] == 0
    assert scene.public["markets"]["commodities"]["uru"] == 2


def test_R5_16_at_the_bottom_the_marker_stays_when_a_card_is_sold() -> None:
    scene = Scene()
    scene.commodities(0, "uru")
    scene.prices(uru=1)
    visit(scene, "market", 4)
    scene.play(0, "sell uru 1")
    assert scene.price("uru") == 1
    assert scene.public["markets"]["commodities"]["uru"] == 2


def test_R5_16_while_the_bonus_is_carried_out_the_card_lies_aside_and_the_price_stands() -> None:
    scene = Scene()
    scene.commodities(0, "mahi-mahi")
    scene.prices(mahi_mahi=4)
    visit(scene, "market", 4)
    scene.play(0, "sell mahi-mahi 4")
    assert scene.public["aside"] == ["mahi-mahi"]
    assert scene.public["markets"]["commodities"]["mahi-mahi"] == 1
    assert scene.price("mahi-mahi") == 4
    scene.play(0, "assistant shaman")
    assert scene.public["aside"] == []
    assert scene.public["markets"]["commodities"]["mahi-mahi"] == 2
    assert scene.price("mahi-mahi") == 3


def test_R5_16_the_card_sold_cannot_pay_for_the_mission_of_its_own_bonus() -> None:
    scene = Scene()
    scene.commodities(0, "mahi-mahi")
    scene.prices(mahi_mahi=5)
    scene.statue(1, "1-mahi-mahi")
    visit(scene, "market", 4)
    scene.play(0, "sell mahi-mahi 5")
    assert scene.moves(0) == ["pass"]


def test_R5_16_a_bonus_of_two_parts_gives_both() -> None:
    scene = Scene()
    scene.has(0, pearls=0, mana=0)
    scene.commodities(0, "mahi-mahi")
    visit(scene, "market", 4)
    scene.play(0, "sell mahi-mahi 1")
    assert scene.mine(0)["pearls"] == 2
    assert scene.mine(0)["mana"] == 1


def test_R5_16_a_bonus_that_can_do_nothing_may_be_chosen_and_the_price_still_falls() -> None:
    scene = Scene()
    scene.has(0, priests=12)
    scene.commodities(0, "taro")
    visit(scene, "market", 4)
    scene.play(0, "sell taro 2")
    assert [event.kind for event in scene.events] == ["sold", "price"]
    assert scene.price("taro") == 1


def test_R5_16_a_bonus_with_nothing_to_choose_from_asks_nothing() -> None:
    scene = Scene()
    scene.commodities(0, "uru")
    scene.prices(uru=3)
    scene.assistants(0)
    visit(scene, "market", 4)
    scene.play(0, "sell uru 3")
    assert scene.told("pearls") == [{"seat": 0, "amount": 2}]
    assert scene.question == "MarketTurn"


@pytest.mark.parametrize(
    ("commodity", "space", "question", "answer"),
    [
        ("uru", 3, "Reactivate", "done"),
        ("uru", 4, "TakeAssistant", "pass"),
        ("mahi-mahi", 2, "Reactivate", "done"),
        ("mahi-mahi", 3, "TakeMask", "pass"),
        ("mahi-mahi", 5, "FulfilByEffect", "pass"),
        ("tiare", 2, "DrawFrom", "pass"),
    ],
)
def test_R5_16_whatever_a_bonus_lets_one_choose_may_be_declined(
    commodity: str, space: int, question: str, answer: str
) -> None:
    scene = Scene()
    scene.commodities(0, commodity)
    scene.assistants(0, used=("shaman",))
    scene.statue(1, "1-pearls-4")
    scene.prices(**{commodity.replace("-", "_"): 5})
    visit(scene, "market", 4)
    scene.play(0, f"sell {commodity} {space}")
    assert scene.question == question
    scene.play(0, answer)
    assert scene.question == "MarketTurn"
    assert scene.price(commodity) == 4


# The Kahuna


def test_R5_17_the_kahuna_may_sell_a_second_commodity_at_the_price_that_fell() -> None:
    scene = Scene()
    scene.has(0, pearls=0)
    scene.commodities(0, "taro", "taro", "taro")
    scene.prices(taro=3)
    visit(scene, "market", 4)
    scene.play(0, "sell taro 3")
    assert scene.moves(0) == ["sell taro 1", "sell taro 2", "done"]
    scene.play(0, "sell taro 2")
    assert scene.price("taro") == 1
    assert scene.moves(0) == ["done"]


def test_R5_17_the_kahuna_may_hire_a_second_assistant_for_two_pearls_more() -> None:
    scene = Scene()
    scene.has(0, pearls=9)
    visit(scene, "market", 4)
    scene.play(0, "hire collector", "hire collector")
    assert scene.public["ready"][0]["collector"] == 2
    assert scene.mine(0)["pearls"] == 9 - 2 - 2
    assert scene.moves(0) == ["done"]


def test_R5_17_the_second_assistant_has_to_be_paid_for() -> None:
    scene = Scene()
    scene.has(0, pearls=3)
    visit(scene, "market", 4)
    scene.play(0, "hire collector")
    assert scene.moves(0) == ["done"]


def test_R5_17_sales_and_hires_of_the_kahuna_may_alternate() -> None:
    scene = Scene()
    scene.has(0, pearls=0)
    scene.commodities(0, "uru", "uru")
    visit(scene, "market", 4)
    scene.play(0, "sell uru 2", "hire collector", "sell uru 1", "hire merchant")
    assert scene.mine(0)["pearls"] == 4 - 2 + 3 - 2
    assert scene.public["markets"]["commodities"]["uru"] == 3


def test_R5_17_the_kahuna_may_sell_twice_and_hire_nobody() -> None:
    scene = Scene()
    scene.has(0, pearls=2)
    scene.commodities(0, "taro", "tiare")
    visit(scene, "market", 4)
    scene.play(0, "sell taro 1", "sell tiare 1", "done")
    assert scene.mine(0)["mana"] == 5 + 3 + 3
    assert scene.mine(0)["pearls"] == 2
    assert scene.awaiting == (1,)
