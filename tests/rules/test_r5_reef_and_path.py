"""The Pearl Oyster Reef (R5.8, R5.9) and the Path of the Gods (R5.10, R5.11)."""

from __future__ import annotations

from tests.rules.visits import turns, visit, visit_as_second
from tests.toolkit import Scene

# Pearl Oyster Reef


def test_R5_8_every_player_with_enough_pearl_divers_gets_four_pearls() -> None:
    scene = Scene()
    scene.assistants(0, "pearl-diver", "pearl-diver")
    scene.assistants(1, "pearl-diver")
    scene.assistants(3, "pearl-diver", "pearl-diver", "pearl-diver")
    visit(scene, "reef", 2, 1)
    assert scene.told("pearls")[:2] == [{"seat": 0, "amount": 4}, {"seat": 3, "amount": 4}]
    assert [scene.mine(seat)["pearls"] for seat in range(4)] == [12, 5, 5, 9]


def test_R5_8_other_types_of_assistant_do_not_count_at_the_reef() -> None:
    scene = Scene()
    scene.assistants(1, "collector", "merchant", "shaman")
    visit(scene, "reef", 1, 1)
    assert scene.mine(1)["pearls"] == 4 + 1


def test_R5_9_the_kahuna_rolls_twice_and_all_get_what_the_second_roll_shows() -> None:
    scene = Scene()
    visit(scene, "reef", 4, 2)
    assert [(one["seat"], one["face"]) for one in scene.told("rolled")] == [(0, 4), (0, 2)]
    assert scene.mine(1)["pearls"] == 4 + 2
    assert scene.mine(2)["pearls"] == 4 + 2
    assert scene.mine(3)["pearls"] == 4 + 2


def test_R5_9_the_kahuna_gets_three_pearls_more() -> None:
    scene = Scene()
    visit(scene, "reef", 4, 2)
    assert scene.mine(0)["pearls"] == 4 + 2 + 3


def test_R5_9_nobody_is_asked_anything_at_the_reef() -> None:
    scene = Scene()
    scene.assistants(2, "pearl-diver")
    visit(scene, "reef", 1, 3)
    assert (scene.question, scene.awaiting) == ("ChooseLocation", (1,))


# Path of the Gods


def test_R5_10_the_players_act_in_turn_order() -> None:
    scene = Scene()
    visit_as_second(scene, "path")
    assert turns(scene, "PathTurn", "recruit 0") == [1, 2, 3, 0]


def test_R5_10_one_priest_costs_two_pearls() -> None:
    scene = Scene()
    scene.has(1, pearls=7, mana=0, priests=2)
    visit(scene, "path")
    scene.play(0, "recruit 0")
    scene.play(1, "recruit 1")
    assert [(event.kind, event.data) for event in scene.events] == [
        ("pearls", {"seat": 1, "amount": -2}),
        ("priests", {"seat": 1, "amount": 1, "total": 3}),
        ("mana", {"seat": 1, "amount": 3}),
    ]
    assert scene.mine(1)["pearls"] == 5


def test_R5_10_two_priests_cost_five_pearls() -> None:
    scene = Scene()
    scene.has(1, pearls=7, mana=0, priests=2)
    visit(scene, "path")
    scene.play(0, "recruit 0")
    scene.play(1, "recruit 2")
    assert scene.mine(1)["pearls"] == 2
    assert scene.public["priests"][1] == 4
    assert scene.mine(1)["mana"] == 4


def test_R5_10_without_recruiting_one_still_gets_mana_for_all_priests() -> None:
    scene = Scene()
    scene.has(1, pearls=7, mana=1, priests=6)
    visit(scene, "path")
    scene.play(0, "recruit 0")
    scene.play(1, "recruit 0")
    assert scene.mine(1)["pearls"] == 7
    assert scene.mine(1)["mana"] == 1 + 6


def test_R5_10_without_any_priest_one_gets_no_mana() -> None:
    scene = Scene()
    visit(scene, "path")
    scene.play(0, "recruit 0")
    assert scene.play(1, "recruit 0") == []


def test_R5_10_with_one_pearl_no_priest_can_be_paid_for() -> None:
    scene = Scene()
    scene.has(1, pearls=1)
    visit(scene, "path")
    scene.play(0, "recruit 0")
    assert scene.moves(1) == ["recruit 0"]


def test_R5_10_four_pearls_do_not_pay_for_two_priests() -> None:
    scene = Scene()
    scene.has(1, pearls=4)
    visit(scene, "path")
    scene.play(0, "recruit 0")
    assert scene.moves(1) == ["recruit 0", "recruit 1"]


def test_R5_10_five_pearls_pay_for_two_priests_and_there_is_never_a_third() -> None:
    scene = Scene()
    scene.has(1, pearls=20)
    visit(scene, "path")
    scene.play(0, "recruit 0")
    assert scene.moves(1) == ["recruit 0", "recruit 1", "recruit 2"]


def test_R5_10_one_pays_for_priests_only_once_in_a_visit() -> None:
    scene = Scene()
    scene.has(1, pearls=20)
    visit(scene, "path")
    scene.play(0, "recruit 0")
    scene.play(1, "recruit 1")
    assert scene.awaiting == (2,)


def test_R5_10_the_mana_is_that_of_the_last_space_where_the_marker_stops() -> None:
    scene = Scene()
    scene.has(1, pearls=5, mana=0, priests=11)
    visit(scene, "path")
    scene.play(0, "recruit 0")
    scene.play(1, "recruit 2")
    assert scene.public["priests"][1] == 12
    assert scene.mine(1)["mana"] == 12


def test_R5_11_the_kahuna_recruits_one_more_priest_for_free_before_the_mana() -> None:
    scene = Scene()
    scene.has(0, pearls=1, mana=0, priests=3)
    visit(scene, "path")
    scene.play(0, "recruit 0")
    assert [(event.kind, event.data) for event in scene.events] == [
        ("priests", {"seat": 0, "amount": 1, "total": 4}),
        ("mana", {"seat": 0, "amount": 4}),
    ]
    assert scene.mine(0)["pearls"] == 1


def test_R5_11_the_free_priest_comes_on_top_of_those_paid_for() -> None:
    scene = Scene()
    scene.has(0, pearls=5, mana=0, priests=0)
    visit(scene, "path")
    scene.play(0, "recruit 2")
    assert scene.public["priests"][0] == 3
    assert scene.mine(0)["mana"] == 3
    assert scene.mine(0)["pearls"] == 0


def test_R5_11_the_kahuna_may_decline_the_free_priest() -> None:
    scene = Scene()
    scene.has(0, pearls=2, mana=0, priests=3)
    visit(scene, "path")
    assert scene.moves(0) == ["recruit 0", "recruit 1", "recruit only 0", "recruit only 1"]
    scene.play(0, "recruit only 1")
    assert scene.public["priests"][0] == 4
    assert scene.mine(0)["mana"] == 4


def test_R5_11_only_the_kahuna_gets_the_free_priest() -> None:
    scene = Scene()
    visit(scene, "path")
    turns(scene, "PathTurn", "recruit 0")
    assert scene.public["priests"] == [1, 0, 0, 0]
