"""R6.6 to R6.8: the row of rituals, performing it, and the construction of the To'o."""

from __future__ import annotations

import pytest

from tests.rules.ceremonial import (
    bless,
    everyone_passes,
    mana,
    pearls,
    row,
    to_construction,
    to_offering,
    together,
    watched,
)
from tests.toolkit import Scene

# R6.6 The row.


def laid(scene: Scene) -> list[object]:
    """The rituals of the row that was just laid, from the left."""
    (told,) = scene.told("row")
    rituals = told["rituals"]
    assert isinstance(rituals, list)
    return [one["ritual"] for one in rituals]


def owners(scene: Scene) -> list[object]:
    """The owners of the row that was just laid, from the left; None for none."""
    (told,) = scene.told("row")
    rituals = told["rituals"]
    assert isinstance(rituals, list)
    return [one["owner"] for one in rituals]


def test_R6_6_the_row_is_laid_by_rising_cost() -> None:
    scene = Scene()
    bless(scene, 0, ("roroo", "tipa"), ("mata-arahu",), ("hina",), ("raa", "rua-hatu"))
    assert laid(scene) == ["hina", "tipa", "rua-hatu", "raa", "roroo", "mata-arahu"]
    assert owners(scene) == [None, 0, 3, 3, 0, 1]


def test_R6_6_at_equal_cost_general_rituals_come_first() -> None:
    scene = Scene()
    bless(scene, 0, ("tipa",), (), (), ("atea",))
    assert laid(scene) == ["atea", "tipa"]


def test_R6_6_at_equal_cost_owners_follow_in_the_new_ceremonial_order() -> None:
    scene = Scene()
    to_offering(scene, ("raa",), ("tohu",), ("ru",), ("tino-rua",))
    together(scene, "offer 0", "offer 1", "offer 3", "offer 2")
    scene.until("ChooseGift", seat=1)
    scene.play(1, "pass")
    assert laid(scene) == ["ru", "tino-rua", "tohu", "raa"]
    assert owners(scene) == [2, 3, 1, 0]


def test_R6_6_general_rituals_of_equal_cost_are_laid_by_name_whoever_put_them_in() -> None:
    one_way, other_way = Scene(), Scene()
    bless(one_way, 0, ("te-tumu", "roroo"), ("moana",))
    bless(other_way, 0, ("moana", "roroo"), ("te-tumu",))
    assert laid(one_way) == ["moana", "te-tumu", "roroo"]
    assert laid(other_way) == ["moana", "te-tumu", "roroo"]


def test_R6_6_a_player_orders_own_rituals_of_equal_cost() -> None:
    scene = Scene()
    bless(scene, 3, ("rua-hatu",), ("rua-hatu", "rau-pena"), ("uru-taetae",))
    assert scene.awaiting == (1,)
    assert scene.moves(1) == ["lay rua-hatu", "lay rau-pena"]
    assert row(scene)[0] == ("rua-hatu", 0)
    scene.play(1, "lay rau-pena")
    assert [one["ritual"] for one in scene.told("no effect")] == [
        "rua-hatu",
        "rau-pena",
        "rua-hatu",
        "uru-taetae",
    ]


def test_R6_6_the_order_is_chosen_before_the_first_ritual_is_performed() -> None:
    scene = Scene()
    bless(scene, 20, ("hina",), ("roroo", "hiro"))
    assert scene.awaiting == (1,)
    assert scene.public["bag"] == 20
    assert row(scene) == [("hina", None), ("roroo", 1), ("hiro", 1)]


def test_R6_6_two_copies_of_one_ritual_leave_nothing_to_choose() -> None:
    scene = Scene()
    bless(scene, 0, (), ("rua-hatu", "rua-hatu"))
    assert scene.question == "Build"


def general_ritual_of(seat: int) -> Scene:
    """Seats 1 and 3 hold a Hina each; one of them puts it in. The offering is next."""
    scene = Scene()
    scene.hand(1, "hina")
    scene.hand(3, "hina")
    scene.to_round("C1")
    scene.until("Prepare")
    scene.play(seat, "prepare hina")
    scene.until("Offer")
    scene.bag(1)
    return scene


REST = (
    *[(seat, "offer 0") for seat in range(4)],
    *[(seat, "pass") for seat in range(3)],
)


@pytest.mark.parametrize("onlooker", [0, 2, None])
def test_R6_6_no_view_and_no_event_tells_who_put_in_a_general_ritual(onlooker: int | None) -> None:
    by_one = watched(general_ritual_of(1), onlooker, *REST)
    by_three = watched(general_ritual_of(3), onlooker, *REST)
    assert by_one == by_three


def test_R6_6_a_general_ritual_in_the_row_has_no_owner() -> None:
    scene = Scene()
    bless(scene, 1, ("hina",), ("rua-hatu", "rau-pena"))
    assert row(scene)[0] == ("hina", None)
    scene.play(1, "lay rua-hatu")
    assert {"seat": None, "ritual": "hina"} in scene.told("performed", "seat", "ritual")


def test_R6_6_after_a_general_ritual_anybody_may_hold_one_card_less() -> None:
    scene = general_ritual_of(1)
    watched(scene, None, *REST)
    rituals = scene.view()["tracked"]["rituals"]
    assert rituals[1]["normal"] == {"least": 0, "most": 1, "fresh": 1}
    assert rituals[3]["normal"] == {"least": 0, "most": 1, "fresh": 1}


# R6.7 Performing the row.


def test_R6_7_the_cost_leaves_the_bag_and_the_ritual_takes_effect() -> None:
    scene = Scene()
    bless(scene, 10, (), ("rua-hatu",))
    assert scene.public["bag"] == 6
    assert pearls(scene) == [4, 7, 4, 4]
    assert mana(scene) == [5, 5, 5, 5]


def test_R6_7_rituals_are_performed_from_the_cheapest_up() -> None:
    scene = Scene()
    bless(scene, 20, ("tefatu",), ("atea",), ("rua-hatu",))
    assert scene.told("performed", "seat", "ritual") == [
        {"seat": None, "ritual": "atea"},
        {"seat": 2, "ritual": "rua-hatu"},
        {"seat": 0, "ritual": "tefatu"},
    ]
    assert scene.public["bag"] == 5


def test_R6_7_a_bag_with_exactly_the_cost_is_enough() -> None:
    scene = Scene()
    bless(scene, 4, ("rua-hatu",))
    assert pearls(scene) == [7, 4, 4, 4]
    assert scene.public["bag"] == 0


def test_R6_7_after_its_effect_a_ritual_goes_to_the_discard_pile_of_its_kind() -> None:
    scene = Scene()
    bless(scene, 20, ("rua-hatu", "hina"), ("tefatu",))
    assert scene.public["discards"] == {"normal": ["rua-hatu", "hina"], "forbidden": ["tefatu"]}
    assert scene.public["in_front"] == [[], [], [], []]


def test_R6_7_a_permanent_ritual_is_put_in_front_of_its_owner() -> None:
    scene = Scene()
    bless(scene, 20, (), (), ("tii", "papa-rai-3"))
    assert scene.public["in_front"] == [[], [], ["tii", "papa-rai-3"], []]
    assert scene.public["discards"] == {"normal": [], "forbidden": []}


def test_R6_7_too_little_mana_for_the_leftmost_discards_all_that_is_left() -> None:
    scene = Scene()
    bless(scene, 8, ("rua-hatu", "raa"), ("tii",), ("tefatu",))
    assert scene.told("performed", "seat", "ritual") == [{"seat": 0, "ritual": "rua-hatu"}]
    assert scene.told("no effect", "ritual") == [
        {"ritual": "raa"},
        {"ritual": "tii"},
        {"ritual": "tefatu"},
    ]
    assert scene.public["discards"] == {
        "normal": ["rua-hatu", "raa", "tii"],
        "forbidden": ["tefatu"],
    }
    assert scene.public["in_front"] == [[], [], [], []]
    assert mana(scene) == [5, 5, 5, 5]
    assert row(scene) == []


def test_R6_7_mana_left_over_stays_in_the_bag_for_the_next_ceremony() -> None:
    scene = Scene()
    bless(scene, 7, ("rua-hatu",), ("raa",))
    assert scene.public["bag"] == 3
    scene.until("Dance")
    assert scene.round == "C2"
    assert scene.public["bag"] == 3


def test_R6_7_mana_that_an_effect_adds_to_the_bag_counts_at_once() -> None:
    scene = Scene(3)
    bless(scene, 1, ("hina",), ("rua-hatu",), ("papa-rai-5",))
    assert scene.public["in_front"][2] == ["papa-rai-5"]
    assert pearls(scene) == [4, 7, 4]
    assert scene.public["bag"] == 1 - 1 + 18 - 4 - 13


# R6.8 Construction of the To'o.


def test_R6_8_every_auction_that_is_due_comes_first() -> None:
    scene = Scene()
    scene.statue(1, "1-auction", "1-pearls-4", None, "1-auction")
    to_offering(scene)
    scene.idle()
    scene.until("Bid")
    together(scene, "bid 0", "bid 0", "bid 0", "bid 1")
    assert scene.told("won auction") == [{"seat": 3, "space": "1.1", "mission": "1-auction"}]
    together(scene, "bid 0", "bid 0", "bid 1", "bid 0")
    assert scene.told("won auction") == [{"seat": 2, "space": "1.4", "mission": "1-auction"}]
    assert scene.question == "Build"


def test_R6_8_players_build_in_ceremonial_order() -> None:
    scene = Scene()
    scene.order(2, 0, 3, 1)
    to_construction(scene, "1-pearls-5")
    assert scene.awaiting == (2,)
    scene.play(2, "pass")
    assert scene.awaiting == (0,)
    scene.play(0, "pass")
    assert scene.awaiting == (3,)
    scene.play(3, "pass")
    assert scene.awaiting == (1,)


def test_R6_8_a_player_fulfils_one_mission_and_then_it_is_the_next_ones_turn() -> None:
    scene = Scene()
    scene.has(0, pearls=20)
    to_construction(scene, "1-pearls-4", "1-pearls-5", "1-pearls-5")
    assert scene.moves(0) == ["fulfil 1.1", "fulfil 1.2", "fulfil 1.3", "pass"]
    scene.play(0, "fulfil 1.2")
    assert scene.mine(0)["missions"] == ["1-pearls-5"]
    assert scene.awaiting == (1,)


def test_R6_8_the_rounds_go_on_until_everybody_passes_in_one() -> None:
    scene = Scene()
    scene.has(0, pearls=20)
    to_construction(scene, "1-pearls-4", "1-pearls-5", "1-pearls-5")
    scene.play(0, "fulfil 1.1")
    scene.idle()
    scene.idle()
    scene.idle()
    assert scene.awaiting == (0,)
    scene.play(0, "pass")
    scene.idle()
    scene.idle()
    assert scene.awaiting == (3,)
    scene.play(3, "pass")
    assert scene.round == "A2"


def test_R6_8_a_pass_is_not_final() -> None:
    scene = Scene()
    to_construction(scene, "1-pearls-4", "1-mana-5")
    scene.play(0, "pass")
    scene.play(1, "fulfil 1.2")
    scene.play(2, "pass")
    scene.play(3, "pass")
    scene.play(0, "fulfil 1.1")
    assert scene.mine(0)["missions"] == ["1-pearls-4"]


def test_R6_8_construction_ends_when_no_mission_is_left() -> None:
    scene = Scene()
    to_construction(scene, "1-pearls-4")
    scene.play(0, "fulfil 1.1")
    assert scene.round == "A2"


def test_R6_8_construction_ends_after_a_first_round_of_passes() -> None:
    scene = Scene()
    to_construction(scene, "1-pearls-4")
    everyone_passes(scene)
    assert scene.public["spaces"][0] == "1-pearls-4"
    assert scene.round == "A2"
