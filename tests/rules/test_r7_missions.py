"""R7.1 to R7.4 and R7.8: fulfilling To'o missions."""

from __future__ import annotations

from tests.rules.ceremonial import bless, mana, pearls, to_construction
from tests.rules.visits import visit
from tests.toolkit import Scene

# R7.1 When a mission can be fulfilled, and which.


def test_R7_1_the_kahuna_of_the_neighbourhood_fulfils_a_mission() -> None:
    scene = Scene()
    scene.statue(1, "1-pearls-4")
    scene.go("neighbourhood")
    scene.play(0, "fulfil 1.1")
    assert scene.mine(0)["missions"] == ["1-pearls-4"]
    assert pearls(scene) == [0, 4, 4, 4]


def test_R7_1_a_market_bonus_lets_one_fulfil_a_mission() -> None:
    scene = Scene()
    scene.statue(1, "1-pearls-4")
    scene.commodities(0, "mahi-mahi")
    scene.prices(mahi_mahi=5)
    visit(scene, "market", 4)
    scene.play(0, "sell mahi-mahi 5", "fulfil 1.1")
    assert scene.mine(0)["missions"] == ["1-pearls-4"]
    assert pearls(scene) == [0, 4, 4, 4]


def test_R7_1_a_ritual_lets_everyone_fulfil_a_mission() -> None:
    scene = Scene()
    scene.statue(1, "1-pearls-4", "1-mana-5")
    bless(scene, 6, ("te-tumu",))
    scene.play(0, "fulfil 1.2")
    scene.play(1, "fulfil 1.1")
    assert scene.view()["tracked"]["missions"] == [["1-mana-5"], ["1-pearls-4"], [], []]


def test_R7_1_missions_are_fulfilled_in_the_construction() -> None:
    scene = Scene()
    to_construction(scene, "1-pearls-4")
    scene.play(0, "fulfil 1.1")
    assert scene.mine(0)["missions"] == ["1-pearls-4"]


def test_R7_1_a_fulfilled_token_leaves_the_statue_and_goes_behind_the_screen() -> None:
    scene = Scene()
    to_construction(scene, "1-pearls-4", "1-mana-5")
    scene.play(0, "fulfil 1.1")
    assert scene.told("fulfilled") == [{"seat": 0, "space": "1.1", "mission": "1-pearls-4"}]
    assert scene.public["spaces"][:2] == [None, "1-mana-5"]
    assert scene.game.scores[0].missions == 1


def test_R7_1_face_down_statues_are_not_available() -> None:
    scene = Scene()
    for seat in range(4):
        scene.has(seat, pearls=50, mana=50, priests=12, tattoos=9)
    to_construction(scene, "1-pearls-4", "1-mana-5")
    assert scene.moves(0) == ["fulfil 1.1", "fulfil 1.2", "pass"]


def test_R7_1_earlier_statues_stay_open() -> None:
    scene = Scene()
    scene.has(0, pearls=50)
    scene.to_round("C3")
    scene.statue(1, "1-pearls-4")
    scene.statue(2, "2-pearls-7")
    scene.statue(3, "3-pearls-11")
    scene.until("Build")
    assert scene.moves(0) == ["fulfil 1.1", "fulfil 2.1", "fulfil 3.1", "pass"]


def test_R7_1_a_ritual_that_gives_a_mission_reaches_every_statue_that_may_be_built() -> None:
    scene = Scene(variants=("oracle",))
    scene.to_round("A2")
    scene.statue(1, "1-uru")
    scene.statue(2, "2-priests-6")
    scene.statue(3, "3-tahua")
    scene.perform(0, "taere")
    assert scene.moves(0) == ["fulfil 1.1", "fulfil 2.1"]


# R7.2 Resource missions.


def test_R7_2_pearls_go_to_the_supply() -> None:
    scene = Scene()
    scene.has(0, pearls=6)
    to_construction(scene, "1-pearls-5")
    scene.play(0, "fulfil 1.1")
    assert pearls(scene) == [1, 4, 4, 4]


def test_R7_2_mana_goes_to_the_supply_and_not_into_the_bag() -> None:
    scene = Scene()
    scene.has(0, mana=8)
    scene.bag(2)
    to_construction(scene, "1-mana-6")
    scene.play(0, "fulfil 1.1")
    assert mana(scene) == [2, 5, 5, 5]
    assert scene.public["bag"] == 2


def test_R7_2_a_cost_must_be_paid_in_full() -> None:
    scene = Scene()
    scene.has(0, pearls=4, mana=5)
    to_construction(scene, "1-pearls-5", "1-mana-6", "1-uru", "1-rituals-1")
    assert scene.moves(0) == ["pass"]


def test_R7_2_the_commodities_shown_go_to_the_market_and_their_prices_fall() -> None:
    scene = Scene()
    scene.commodities(0, "uru", "taro", "tiare")
    scene.prices(uru=4, taro=3, tiare=2)
    to_construction(scene, "2-uru-taro", statue=2)
    scene.play(0, "fulfil 2.1")
    assert scene.mine(0)["commodities"] == {"uru": 0, "taro": 0, "mahi-mahi": 0, "tiare": 1}
    assert scene.public["markets"]["commodities"] == {
        "uru": 2,
        "taro": 2,
        "mahi-mahi": 1,
        "tiare": 1,
    }
    assert scene.public["markets"]["prices"] == {"uru": 3, "taro": 2, "mahi-mahi": 2, "tiare": 2}


def test_R7_2_different_commodities_are_chosen_each_of_another_type() -> None:
    scene = Scene()
    scene.commodities(0, "uru", "uru", "taro", "tiare")
    to_construction(scene, "1-2-different")
    scene.play(0, "fulfil 1.1", "pay uru")
    assert scene.moves(0) == ["pay taro", "pay tiare"]
    scene.play(0, "pay tiare")
    assert scene.mine(0)["commodities"] == {"uru": 1, "taro": 1, "mahi-mahi": 0, "tiare": 0}


def test_R7_2_two_of_one_type_are_not_different() -> None:
    scene = Scene()
    scene.commodities(0, "uru", "uru")
    to_construction(scene, "1-2-different", "1-2-identical")
    assert scene.moves(0) == ["fulfil 1.2", "pass"]


def test_R7_2_identical_commodities_are_all_of_one_type() -> None:
    scene = Scene()
    scene.commodities(0, "uru", "taro", "taro", "tiare", "tiare")
    to_construction(scene, "1-2-identical")
    scene.play(0, "fulfil 1.1")
    assert scene.moves(0) == ["pay taro", "pay tiare"]
    scene.play(0, "pay tiare")
    assert scene.mine(0)["commodities"] == {"uru": 1, "taro": 2, "mahi-mahi": 0, "tiare": 0}


def test_R7_2_two_identical_and_two_identical_of_another_type() -> None:
    scene = Scene()
    scene.commodities(0, "uru", "uru", "uru", "uru", "taro", "taro", "tiare")
    to_construction(scene, "3-commodity-pairs", statue=3)
    scene.play(0, "fulfil 3.1", "pay uru")
    assert scene.moves(0) == ["pay taro"]
    scene.play(0, "pay taro")
    assert scene.mine(0)["commodities"] == {"uru": 2, "taro": 0, "mahi-mahi": 0, "tiare": 1}


def test_R7_2_four_of_one_type_are_not_two_pairs() -> None:
    scene = Scene()
    scene.commodities(0, "uru", "uru", "uru", "uru", "taro")
    to_construction(scene, "3-commodity-pairs", "3-4-identical", statue=3)
    assert scene.moves(0) == ["fulfil 3.2", "pass"]


def test_R7_2_masks_go_to_the_mask_market() -> None:
    scene = Scene()
    scene.masks(0, "red-pearls", "blue-variety", "green-variety")
    to_construction(scene, "2-masks-2", statue=2)
    before = scene.public["markets"]["masks"]
    scene.play(0, "fulfil 2.1", "pay mask red-pearls", "pay mask green-variety")
    assert scene.public["masks"][0] == ["blue-variety"]
    assert sorted(scene.public["markets"]["masks"]) == sorted(
        [*before, "red-pearls", "green-variety"]
    )


def test_R7_2_two_identical_masks_show_one_picture() -> None:
    scene = Scene()
    scene.masks(0, "red-pearls", "blue-variety", "blue-variety")
    to_construction(scene, "3-masks-2-identical", statue=3)
    scene.play(0, "fulfil 3.1")
    assert scene.moves(0) == ["pay mask blue-variety"]
    scene.play(0, "pay mask blue-variety")
    assert scene.public["masks"][0] == ["red-pearls"]


def test_R7_2_mirrors_that_are_not_joined_pay_like_any_mask_and_two_are_identical() -> None:
    scene = Scene()
    scene.masks(0, "red-pearls", "mirror", "mirror")
    to_construction(scene, "3-masks-2-identical", statue=3)
    scene.play(0, "fulfil 3.1")
    assert scene.moves(0) == ["pay mask mirror"]
    scene.play(0, "pay mask mirror")
    assert scene.public["masks"][0] == ["red-pearls"]


def test_R7_2_rituals_go_from_the_hand_to_the_discard_piles_of_their_kinds() -> None:
    scene = Scene()
    scene.hand(0, "hina", "tu", "tohu")
    to_construction(scene, "2-rituals-2", statue=2)
    scene.play(0, "fulfil 2.1", "pay ritual hina", "pay ritual tu")
    assert scene.mine(0)["rituals"] == ["tohu"]
    assert scene.mine(0)["discarded"] == {"normal": ["hina"], "forbidden": ["tu"]}


def test_R7_2_rituals_in_front_do_not_pay_for_a_mission() -> None:
    scene = Scene()
    scene.in_front(0, "tii", "hoa")
    scene.hand(0, "hina")
    to_construction(scene, "2-rituals-2", statue=2)
    assert scene.moves(0) == ["pass"]


# R7.3 Conditional missions.


def test_R7_3_a_condition_is_met_and_nothing_is_discarded() -> None:
    scene = Scene()
    scene.has(0, priests=4, mana=0)
    to_construction(scene, "1-priests-4")
    scene.play(0, "fulfil 1.1")
    assert scene.public["priests"][0] == 4
    assert pearls(scene) == [4, 4, 4, 4]
    assert mana(scene) == [4, 5, 5, 5]


def test_R7_3_a_higher_rank_meets_it_and_a_lower_one_does_not() -> None:
    scene = Scene()
    scene.has(0, tattoos=10)
    scene.has(1, tattoos=6)
    scene.has(2, tattoos=5)
    to_construction(scene, "2-arioi", "2-pearls-9", statue=2)
    assert scene.moves(0) == ["fulfil 2.1", "pass"]
    scene.play(0, "pass")
    assert scene.moves(1) == ["fulfil 2.1", "pass"]
    scene.play(1, "pass")
    assert scene.moves(2) == ["pass"]


def test_R7_3_a_higher_number_meets_it_and_a_lower_one_does_not() -> None:
    scene = Scene()
    scene.has(0, priests=12)
    scene.has(1, priests=5)
    to_construction(scene, "2-priests-6", "2-pearls-9", statue=2)
    assert scene.moves(0) == ["fulfil 2.1", "pass"]
    scene.play(0, "pass")
    assert scene.moves(1) == ["pass"]


def test_R7_3_used_assistants_count() -> None:
    scene = Scene()
    scene.assistants(0, "merchant", used=("merchant",))
    scene.assistants(1, "merchant", "collector")
    to_construction(scene, "1-merchants-2", "1-pearls-5")
    assert scene.moves(0) == ["fulfil 1.1", "pass"]
    scene.play(0, "pass")
    assert scene.moves(1) == ["pass"]


def test_R7_3_two_of_every_type_are_not_just_any_eight_assistants() -> None:
    scene = Scene()
    two_each = ("collector", "merchant", "pearl-diver")
    scene.assistants(0, *two_each, *two_each, used=("shaman", "shaman"))
    scene.assistants(1, *two_each, *two_each, "collector", "shaman", "merchant")
    to_construction(scene, "3-each-2", "3-assistants-9", statue=3)
    assert scene.moves(0) == ["fulfil 3.1", "pass"]
    scene.play(0, "pass")
    assert "fulfil 3.1" not in scene.moves(1)
    assert "fulfil 3.2" in scene.moves(1)


def test_R7_3_pairs_made_with_a_mirror_are_complete_pairs() -> None:
    scene = Scene()
    pairs = ("red-variety", "red-variety", "blue-variety", "blue-variety")
    scene.masks(0, *pairs, joined=("green-variety",))
    scene.masks(1, "yellow-variety", "yellow-variety", "mirror", "mirror")
    to_construction(scene, "3-mask-pairs-3", statue=3)
    assert scene.moves(0) == ["fulfil 3.1", "pass"]
    scene.play(0, "pass")
    assert scene.moves(1) == ["pass"]


def test_R7_3_one_condition_serves_for_several_tokens() -> None:
    scene = Scene()
    scene.has(0, priests=6)
    scene.to_round("C2")
    scene.statue(1, "1-priests-4")
    scene.statue(2, "2-priests-6")
    scene.until("Build")
    scene.play(0, "fulfil 1.1")
    scene.until("Build", seat=0)
    scene.play(0, "fulfil 2.1")
    assert scene.mine(0)["missions"] == ["1-priests-4", "2-priests-6"]


def test_R7_3_each_token_is_taken_once() -> None:
    scene = Scene()
    scene.has(0, priests=4)
    scene.has(1, priests=4)
    to_construction(scene, "1-priests-4", "1-pearls-5")
    scene.play(0, "fulfil 1.1")
    assert scene.moves(1) == ["pass"]


# R7.4 Types of tokens, for masks.

ALL_TYPES = ("1-pearls-4", "1-mana-5", "1-uru", "1-ariki", "1-masks-1", "1-rituals-1")


def points_of_pair(mask: str, *tokens: str) -> int:
    """What a pair of this mask scores with these mission tokens."""
    scene = Scene()
    scene.statue(1)
    scene.masks(0, mask, mask)
    scene.tokens(0, *tokens)
    return scene.game.scores[0].masks


def test_R7_4_a_token_paid_with_pearls_is_of_that_type() -> None:
    assert points_of_pair("red-pearls", *ALL_TYPES, "1-pearls-5") == 2


def test_R7_4_tokens_paid_with_mana_and_auctions_are_of_type_mana() -> None:
    assert points_of_pair("blue-mana", *ALL_TYPES, "1-auction", "1-auction") == 3


def test_R7_4_tokens_paid_with_commodities_are_of_that_type() -> None:
    assert points_of_pair("green-commodities", *ALL_TYPES, "1-2-different", "1-2-identical") == 3


def test_R7_4_conditional_tokens_are_of_that_type() -> None:
    assert points_of_pair("yellow-conditional", *ALL_TYPES, "1-shamans-2") == 2


def test_R7_4_tokens_that_cost_masks_or_rituals_are_of_no_type() -> None:
    scene = Scene()
    scene.statue(1)
    scene.masks(0, *["red-pearls", "blue-mana", "green-commodities", "yellow-conditional"] * 2)
    scene.tokens(0, "1-masks-1", "1-rituals-1")
    assert scene.game.scores[0].masks == 0


# R7.8 Masks as payment.


def test_R7_8_a_mask_given_may_come_from_a_complete_pair() -> None:
    scene = Scene()
    scene.masks(0, "red-pearls", "red-pearls")
    to_construction(scene, "1-masks-1")
    scene.play(0, "fulfil 1.1", "pay mask red-pearls")
    assert scene.public["masks"][0] == ["red-pearls"]


def test_R7_8_a_mask_joined_to_a_mirror_may_not_be_given() -> None:
    scene = Scene()
    scene.masks(0, "blue-mana", joined=("red-pearls",))
    to_construction(scene, "1-masks-1")
    scene.play(0, "fulfil 1.1")
    assert scene.moves(0) == ["pay mask blue-mana"]


def test_R7_8_who_has_only_joined_masks_cannot_pay_with_masks() -> None:
    scene = Scene()
    scene.masks(0, joined=("red-pearls",))
    to_construction(scene, "1-masks-1")
    assert scene.moves(0) == ["pass"]
