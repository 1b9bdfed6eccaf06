"""R10.1 to R10.7: order, nesting, interruptions, one's own turn, Hina and Silence."""

from __future__ import annotations

from tests.rules.ceremonial import (
    bless,
    decline_gifts,
    mana,
    pearls,
    row,
    to_construction,
    to_offering,
    together,
)
from tests.rules.visits import visit
from tests.toolkit import Scene

# R10.1 Order.


def test_R10_1_what_a_location_gives_is_chosen_and_taken_in_turn_order() -> None:
    scene = Scene()
    scene.order(3, 2, 1, 0)
    scene.assistants(1, "collector")
    scene.assistants(3, "collector")
    scene.stall(uru=1, taro=1, mahi_mahi=0, tiare=0)
    visit(scene, "forest", 1)
    assert scene.awaiting == (1,)
    scene.play(1, "commodity uru")
    assert scene.awaiting == (3,)
    assert scene.moves(3) == ["commodity taro", "pass"]


def test_R10_1_what_a_ritual_gives_is_chosen_and_taken_in_ceremonial_order() -> None:
    scene = Scene()
    scene.order(2, 0, 3, 1)
    scene.stall(uru=2, taro=1, mahi_mahi=0, tiare=0)
    scene.perform(0, "faahotu")
    scene.play(2, "commodity taro")
    assert scene.moves(0) == ["commodity uru"]
    scene.play(0, "commodity uru")
    scene.play(3, "commodity uru")
    assert scene.question == "ChooseLocation"


# R10.2 Nesting.


def test_R10_2_what_an_effect_causes_is_finished_before_the_next_ritual_of_the_row() -> None:
    scene = Scene(3)
    scene.hand(0, "taaroa", "faahotu")
    scene.hand(1, "papa-rai-5")
    scene.to_round("C1")
    scene.until("Prepare")
    scene.play(0, "prepare taaroa")
    scene.play(1, "prepare papa-rai-5")
    scene.until("Offer")
    scene.bag(25)
    scene.idle()
    decline_gifts(scene)
    scene.play(0, "perform faahotu", "commodity uru")
    scene.play(1, "commodity taro")
    assert row(scene) == [("papa-rai-5", 1)]
    scene.play(2, "commodity tiare")
    assert row(scene) == []
    assert scene.told("performed", "seat", "ritual") == [{"seat": 1, "ritual": "papa-rai-5"}]


def test_R10_2_a_ritual_leaves_the_hand_when_it_is_performed() -> None:
    scene = Scene()
    scene.hand(0, "rua-hatu", "tohu")
    scene.perform(0, "taaroa")
    assert scene.mine(0)["rituals"] == ["rua-hatu", "tohu"]
    assert scene.moves(0) == ["perform rua-hatu", "perform tohu"]


def test_R10_2_a_ritual_is_discarded_only_after_its_effect() -> None:
    scene = Scene()
    scene.hand(0, "rau-pena")
    scene.perform(0, "taaroa")
    scene.play(0, "perform rau-pena")
    assert scene.public["performing"] == ["rau-pena", "taaroa"]
    assert scene.public["discards"] == {"normal": [], "forbidden": []}
    scene.play(0, "commodity uru")
    assert scene.public["performing"] == []
    assert scene.public["discards"] == {"normal": ["rau-pena"], "forbidden": ["taaroa"]}


def test_R10_2_a_permanent_ritual_performed_for_free_is_put_in_front() -> None:
    scene = Scene()
    scene.hand(0, "papa-rai-5")
    scene.perform(0, "taaroa")
    scene.play(0, "perform papa-rai-5")
    assert scene.public["in_front"][0] == ["papa-rai-5"]
    assert scene.public["discards"] == {"normal": [], "forbidden": ["taaroa"]}


def test_R10_2_a_ritual_performed_for_free_takes_no_mana_from_the_bag() -> None:
    scene = Scene()
    scene.hand(0, "papa-rai-5")
    scene.bag(9)
    scene.perform(0, "taaroa")
    scene.play(0, "perform papa-rai-5")
    assert scene.public["bag"] == 9
    assert mana(scene) == [5, 5, 5, 5]


def test_R10_2_taaroa_may_perform_another_taaroa() -> None:
    scene = Scene()
    scene.hand(0, "taaroa", "rua-hatu")
    scene.perform(0, "taaroa")
    assert scene.moves(0) == ["perform rua-hatu", "perform taaroa"]
    scene.play(0, "perform taaroa")
    assert scene.moves(0) == ["perform rua-hatu"]
    scene.play(0, "perform rua-hatu")
    assert pearls(scene) == [7, 4, 4, 4]
    assert scene.public["discards"] == {"normal": ["rua-hatu"], "forbidden": ["taaroa", "taaroa"]}


# R10.3 Tahua in the middle of something.


def test_R10_3_the_movement_is_finished_before_the_free_ritual_is_offered() -> None:
    scene = Scene()
    scene.has(0, tattoos=8)
    scene.perform(0, "mata-arahu")
    assert scene.told("tattoos", "seat", "amount", "space") == [
        {"seat": 0, "amount": 2, "space": 10}
    ]
    assert scene.question == "PerformFree"
    assert scene.public["performing"] == ["mata-arahu"]


def test_R10_3_after_the_free_ritual_play_goes_on_where_it_was() -> None:
    scene = Scene()
    scene.has(0, tattoos=9)
    scene.commodities(0, "uru", "taro")
    scene.hand(0, "papa-rai-5")
    visit(scene, "marae", 4)
    scene.play(0, "sacrifice uru")
    assert scene.moves(0) == ["perform papa-rai-5", "pass"]
    scene.play(0, "perform papa-rai-5")
    assert scene.question == "MaraeTurn"
    assert scene.moves(0) == ["sacrifice taro", "draw normal", "draw forbidden", "done"]


def test_R10_3_a_new_tahua_by_gift_is_asked_before_the_next_gift() -> None:
    scene = Scene()
    scene.has(0, tattoos=9)
    to_offering(scene)
    scene.idle()
    scene.play(0, "gift tattoo")
    assert scene.question == "PerformFree"
    scene.play(0, "pass")
    assert scene.awaiting == (1,)
    assert scene.moves(1) == ["gift commodity", "gift pearls", "pass"]


def test_R10_3_a_new_tahua_in_the_row_is_asked_before_the_next_ritual() -> None:
    scene = Scene()
    scene.has(0, tattoos=9)
    bless(scene, 20, ("tohu",), ("roroo",))
    assert scene.question == "PerformFree"
    assert row(scene) == [("roroo", 1)]
    scene.play(0, "pass")
    assert scene.told("performed", "seat", "ritual") == [{"seat": 1, "ritual": "roroo"}]


# R10.4 Auctions in the middle of something.


def diver_at_work(*missions: str | None) -> Scene:
    """Seat 0, with a Pearl Diver and pearls for everything, is the first to build."""
    scene = Scene()
    scene.has(0, pearls=30)
    scene.assistants(0, "pearl-diver")
    to_construction(scene, *missions)
    return scene


def test_R10_4_auctions_wait_for_a_pearl_divers_second_mission() -> None:
    scene = diver_at_work("1-pearls-5", "1-pearls-4", "1-auction")
    scene.play(0, "fulfil 1.2")
    assert scene.question == "SecondMission"
    scene.play(0, "fulfil 1.1")
    assert scene.question == "Bid"
    assert scene.mine(0)["missions"] == ["1-pearls-4", "1-pearls-5"]


def test_R10_4_auctions_are_held_by_row_not_in_the_order_they_fell_due() -> None:
    scene = diver_at_work(None, "1-pearls-4", "1-auction", "1-auction", "1-pearls-5")
    scene.play(0, "fulfil 1.5", "fulfil 1.2")
    together(scene, "bid 0", "bid 0", "bid 0", "bid 0")
    assert [one["space"] for one in scene.told("won auction")] == ["1.3"]
    together(scene, "bid 0", "bid 0", "bid 0", "bid 0")
    assert [one["space"] for one in scene.told("won auction")] == ["1.4"]


def test_R10_4_auctions_are_held_by_statue() -> None:
    scene = Scene()
    scene.has(0, pearls=30)
    scene.assistants(0, "pearl-diver")
    scene.to_round("C2")
    scene.statue(1, *[None] * 10, "1-pearls-4", "1-auction")
    scene.statue(2, None, "2-pearls-7", "2-auction")
    scene.until("Build")
    scene.play(0, "fulfil 2.2", "fulfil 1.11")
    together(scene, "bid 0", "bid 0", "bid 0", "bid 0")
    assert [one["space"] for one in scene.told("won auction")] == ["1.12"]
    together(scene, "bid 0", "bid 0", "bid 0", "bid 0")
    assert [one["space"] for one in scene.told("won auction")] == ["2.3"]


def test_R10_4_auctions_of_one_row_are_held_from_the_left() -> None:
    scene = Scene()
    to_construction(scene, None, None, None, None, None, "1-pearls-4", "1-auction", "1-auction")
    scene.play(0, "fulfil 1.6")
    together(scene, "bid 0", "bid 0", "bid 0", "bid 0")
    assert [one["space"] for one in scene.told("won auction")] == ["1.7"]
    together(scene, "bid 0", "bid 0", "bid 0", "bid 0")
    assert [one["space"] for one in scene.told("won auction")] == ["1.8"]


def test_R10_4_an_auction_makes_none_due_in_another_row() -> None:
    scene = Scene()
    to_construction(scene, None, "1-pearls-4", "1-auction", "1-pearls-5", "1-auction")
    scene.play(0, "fulfil 1.2")
    together(scene, "bid 0", "bid 0", "bid 0", "bid 0")
    assert scene.question == "Build"
    assert scene.public["spaces"][:5] == [None, None, None, "1-pearls-5", "1-auction"]


def test_R10_4_in_the_row_of_rituals_the_auction_comes_before_the_next_ritual() -> None:
    scene = Scene()
    scene.statue(1, None, "1-pearls-4", "1-auction")
    bless(scene, 6, ("te-tumu",), ("tefatu",))
    scene.play(0, "fulfil 1.2")
    together(scene, "bid 2", "bid 2", "bid 2", "bid 2")
    assert scene.told("performed", "seat", "ritual") == [{"seat": 1, "ritual": "tefatu"}]
    assert scene.public["bag"] == 0


# R10.5 One's own turn.


def at_home(*assistants: str) -> Scene:
    """Seat 0 has 4 priests, these assistants, two Rua-Hatu, an uru, a mask and a mirror."""
    scene = Scene()
    scene.has(0, priests=4, mana=0)
    scene.assistants(0, *assistants)
    scene.hand(0, "rua-hatu", "rua-hatu")
    scene.commodities(0, "uru")
    scene.masks(0, "red-pearls", "mirror")
    return scene


FREE = ["shaman rua-hatu", "join red-pearls"]


def test_R10_5_shamans_and_mirrors_may_be_used_before_between_and_after_actions() -> None:
    scene = at_home("shaman", "shaman")
    visit(scene, "market", 4)
    scene.play(0, "shaman rua-hatu", "sell uru 1", "join red-pearls", "hire collector")
    scene.play(0, "hire collector", "shaman rua-hatu", "done")
    assert scene.public["joined"][0] == ["red-pearls"]
    assert scene.mine(0)["pearls"] == 4 + 3 + 3 - 2 - 2 + 3
    assert scene.awaiting == (1,)


def test_R10_5_they_may_be_used_before_a_location_is_chosen() -> None:
    scene = at_home("shaman")
    assert scene.moves(0)[-2:] == FREE
    scene.play(0, "shaman rua-hatu")
    assert scene.question == "ChooseLocation"
    assert scene.awaiting == (0,)


def test_R10_5_not_between_a_collectors_new_card_and_the_pick() -> None:
    scene = at_home("shaman", "collector")
    scene.forest("mirror", "shaman")
    scene.force("forest", "taro")
    visit(scene, "forest", 4)
    assert scene.moves(0)[-2:] == FREE
    scene.play(0, "collector")
    assert scene.moves(0) == ["take mirror", "take taro", "take shaman", "pass"]


def test_R10_5_not_between_a_collectors_two_cards_but_after_them() -> None:
    scene = at_home("shaman", "collector")
    scene.forest("collector", "merchant")
    scene.force("forest", "taro")
    visit(scene, "forest", 4)
    scene.play(0, "collector", "take merchant")
    assert scene.moves(0) == ["take taro", "pass"]
    scene.play(0, "take taro")
    assert scene.moves(0) == ["done", *FREE]


def test_R10_5_not_between_paying_for_priests_and_the_mana() -> None:
    scene = at_home("shaman")
    scene.go("path")
    scene.play(0, "recruit 1")
    assert scene.mine(0)["mana"] == 6
    assert scene.moves(0) == ["done", *FREE]


def test_R10_5_not_while_a_market_bonus_is_carried_out() -> None:
    scene = at_home("shaman")
    scene.commodities(0, "mahi-mahi")
    scene.prices(mahi_mahi=4)
    visit(scene, "market", 4)
    scene.play(0, "sell mahi-mahi 4")
    assert scene.question == "TakeAssistant"
    assert not set(FREE) & set(scene.moves(0))


def test_R10_5_the_reef_gives_nobody_a_turn_but_its_choice() -> None:
    scene = at_home("shaman")
    scene.assistants(1, "shaman")
    visit(scene, "reef", 4, 2)
    assert scene.question == "ChooseLocation"
    assert scene.awaiting == (1,)


def test_R10_5_not_in_steps_in_which_all_act_at_the_same_time() -> None:
    scene = at_home("shaman")
    scene.to_round("C1")
    scene.until("Offer")
    assert scene.moves(0) == ["offer 0", "offer 1", "offer 2", "offer 3", "offer 4"]


def test_R10_5_in_the_construction_a_shaman_or_mirror_is_not_a_mission() -> None:
    scene = at_home("shaman")
    to_construction(scene, "1-pearls-5")
    scene.play(0, "shaman rua-hatu", "join red-pearls")
    assert scene.awaiting == (0,)
    assert scene.moves(0) == ["fulfil 1.1", "pass"]


def test_R10_5_who_only_uses_a_shaman_in_the_construction_passes() -> None:
    scene = at_home("shaman")
    to_construction(scene, "1-mana-6")
    scene.play(0, "shaman rua-hatu", "pass")
    scene.idle()
    scene.idle()
    scene.idle()
    assert scene.round == "A2"


# R10.6 Hina outside the row.


def test_R10_6_hinas_mana_waits_in_the_bag() -> None:
    scene = Scene()
    scene.has(0, priests=1)
    scene.assistants(0, "shaman")
    scene.hand(0, "hina")
    scene.play(0, "shaman hina")
    assert scene.public["bag"] == 24
    scene.until("Dance")
    assert scene.public["bag"] == 24


# R10.7 Silence.


def test_R10_7_silence_finds_only_clipped_rituals_of_others_in_the_row() -> None:
    scene = Scene(variants=("tane",))
    bless(scene, 20, ("tane-silence", "raa"), ("rua-hatu",), ("moana",), ("tii",))
    assert row(scene) == [("rua-hatu", 1), ("raa", 0), ("moana", None), ("tii", 3)]
    assert scene.moves(0) == ["silence 1", "silence 4"]


def test_R10_7_a_silenced_ritual_is_discarded_and_its_mana_is_not_paid() -> None:
    scene = Scene(variants=("tane",))
    bless(scene, 9, ("tane-silence",), ("rua-hatu",), ("roroo",))
    assert scene.public["bag"] == 6
    scene.play(0, "silence 1")
    assert scene.told("silenced") == [{"seat": 0, "ritual": "rua-hatu", "owner": 1}]
    assert scene.told("performed", "seat", "ritual") == [{"seat": 2, "ritual": "roroo"}]
    assert scene.public["bag"] == 0
    assert scene.public["discards"]["normal"] == ["rua-hatu", "tane-silence"]
    assert pearls(scene) == [4, 4, 4, 4]


def test_R10_7_silence_with_nothing_to_find_has_no_effect() -> None:
    scene = Scene(variants=("tane",))
    bless(scene, 9, ("tane-silence", "rua-hatu"), ("moana",))
    assert [one["ritual"] for one in scene.told("performed", "seat", "ritual")] == [
        "tane-silence",
        "rua-hatu",
    ]
