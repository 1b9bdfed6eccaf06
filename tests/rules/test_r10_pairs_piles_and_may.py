"""R10.8 to R10.14: pairs, two of a kind, variants, lost priests, short piles, and "may"."""

from __future__ import annotations

from tests.rules.at_the_table import leave_in_game
from tests.rules.ceremonial import (
    bless,
    everyone_passes,
    mana,
    pearls,
    to_offering,
    together,
)
from tests.rules.visits import enter_last_ceremony, visit
from tests.toolkit import Scene

# R10.8 Pairs.


def joins(scene: Scene, seat: int) -> list[str]:
    """The masks that a seat can join to a mirror now."""
    return [move for move in scene.moves(seat) if move.startswith("join ")]


def test_R10_8_two_like_masks_are_a_pair_without_anybody_saying_so() -> None:
    scene = Scene()
    scene.masks(0, "red-variety", "blue-variety")
    scene.masks(1, "red-variety")
    scene.go("neighbourhood")
    scene.play(0, "pass", "give blue-variety")
    scene.play(1, "give red-variety")
    scene.idle()
    scene.idle()
    assert scene.game.scores[0].masks == 0
    scene.play(0, "mask red-variety")
    assert scene.game.scores[0].masks == 2


def test_R10_8_a_pair_dissolves_when_one_of_its_masks_goes() -> None:
    scene = Scene()
    scene.masks(0, "red-variety", "red-variety")
    assert scene.game.scores[0].masks == 2
    scene.go("neighbourhood")
    scene.play(0, "pass", "give red-variety")
    assert scene.game.scores[0].masks == 0


def test_R10_8_a_mirror_is_joined_only_to_a_mask_that_is_in_no_pair() -> None:
    scene = Scene()
    scene.masks(0, "red-variety", "red-variety", "blue-variety", "mirror", "mirror")
    assert joins(scene, 0) == ["join blue-variety"]
    scene.play(0, "join blue-variety")
    assert joins(scene, 0) == []


def test_R10_8_a_mirror_takes_the_picture_of_its_mask() -> None:
    scene = Scene()
    scene.statue(1)
    scene.tokens(0, "1-pearls-4", "1-pearls-5", "1-mana-5")
    scene.masks(0, "red-pearls", "mirror")
    scene.play(0, "join red-pearls")
    assert scene.game.scores[0].masks == 2


def test_R10_8_a_mirror_takes_the_colour_of_its_mask() -> None:
    scene = Scene()
    scene.masks(0, "red-variety", "red-variety", "blue-shaman", "mirror")
    assert scene.game.scores[0].masks == 2
    scene.play(0, "join blue-shaman")
    assert scene.game.scores[0].masks == 4


def test_R10_8_before_final_scoring_every_player_may_join_all_their_mirrors() -> None:
    scene = Scene()
    enter_last_ceremony(scene)
    scene.masks(1, "green-variety", "mirror")
    scene.masks(2, "red-variety", "blue-variety", "mirror", "mirror")
    scene.until("LastMirrors")
    assert scene.moves(1) == ["join green-variety", "done"]
    scene.play(1, "done")
    assert scene.moves(2) == ["join red-variety", "join blue-variety", "done"]
    scene.play(2, "join red-variety", "join blue-variety")
    assert scene.game.over
    assert [score.masks for score in scene.game.scores] == [0, 0, 8, 0]


# R10.9 Two of the same permanent ritual.


def test_R10_9_two_ana_reach_up_to_two_spaces_above_the_marker() -> None:
    scene = Scene()
    scene.in_front(0, "ana", "ana")
    scene.commodities(0, "uru", "taro")
    scene.prices(uru=1, taro=4)
    scene.has(0, pearls=0)
    visit(scene, "market", 4)
    assert scene.moves(0) == [
        "sell uru 1",
        "sell uru 2",
        "sell uru 3",
        "sell taro 1",
        "sell taro 2",
        "sell taro 3",
        "sell taro 4",
        "sell taro 5",
        "done",
    ]


def test_R10_9_with_two_toa_hiti_an_assistant_costs_nothing_and_not_less() -> None:
    scene = Scene()
    scene.in_front(0, "toa-hiti", "toa-hiti")
    scene.has(0, pearls=0)
    visit(scene, "market", 4)
    scene.play(0, "hire shaman")
    assert scene.told("hired") == [{"seat": 0, "assistant": "shaman", "pearls": 0}]
    assert scene.mine(0)["pearls"] == 0


def test_R10_9_two_tii_bring_four_more_pearls_at_the_reef() -> None:
    scene = Scene()
    scene.in_front(1, "tii", "tii")
    visit(scene, "reef", 4, 2)
    assert pearls(scene) == [4 + 2 + 3, 4 + 2 + 4, 4 + 2, 4 + 2]


def test_R10_9_two_oro_mai_bring_four_more_mana() -> None:
    scene = Scene(3)
    scene.in_front(1, "oro-mai", "oro-mai")
    scene.has(1, priests=3)
    scene.to_round("C1")
    together(scene, "recruit 0", "recruit 0", "recruit 0")
    assert mana(scene) == [5, 5 + 3 + 4, 5]


def test_R10_9_with_two_roo_missions_cost_four_less_but_at_least_one() -> None:
    scene = Scene()
    scene.in_front(0, "roo", "roo")
    scene.has(0, pearls=6, mana=0)
    scene.to_round("C2")
    scene.statue(1, "1-pearls-4")
    scene.statue(2, "2-pearls-9")
    scene.until("Build")
    scene.play(0, "fulfil 2.1")
    assert scene.mine(0)["pearls"] == 1
    scene.until("Build", seat=0)
    scene.play(0, "fulfil 1.1")
    assert scene.mine(0)["pearls"] == 0


# R10.10 Mana shortage.


def test_R10_10_offerings_go_into_the_bag_as_ever() -> None:
    scene = Scene(variants=("mana-shortage",))
    to_offering(scene)
    together(scene, "offer 1", "offer 2", "offer 3", "offer 4")
    assert scene.public["bag"] == 10


def test_R10_10_what_is_left_over_stays_in_the_bag() -> None:
    scene = Scene(variants=("mana-shortage",))
    bless(scene, 7, ("rua-hatu",))
    scene.until("Dance")
    assert scene.round == "C2"
    assert scene.public["bag"] == 3


def test_R10_10_hinas_mana_goes_into_the_bag_as_ever() -> None:
    scene = Scene(variants=("mana-shortage",))
    bless(scene, 1, ("hina",))
    assert scene.public["bag"] == 24


# R10.11 Oracle.


def test_R10_11_auction_rows_wait_for_the_first_ceremony_in_which_their_statue_is_built() -> None:
    scene = Scene(variants=("oracle",))
    scene.statue(1, "1-auction", "1-pearls-5")
    scene.statue(2, "2-auction")
    scene.statue(3, "3-auction")
    scene.until("Build")
    assert scene.round == "C1"
    assert scene.view()["tracked"]["missions"][0] == ["1-auction"]
    everyone_passes(scene)
    scene.until("Build")
    assert scene.round == "C2"
    assert scene.view()["tracked"]["missions"][0] == ["1-auction", "2-auction"]
    everyone_passes(scene)
    scene.until("Build")
    assert scene.round == "C3"
    assert scene.view()["tracked"]["missions"][0] == ["1-auction", "2-auction", "3-auction"]


# R10.12 Lost priests.


def test_R10_12_a_mission_earned_with_priests_stays_when_they_are_lost() -> None:
    scene = Scene(variants=("tane",))
    scene.has(0, priests=4)
    scene.statue(1, "1-priests-4")
    scene.go("neighbourhood")
    scene.play(0, "fulfil 1.1")
    scene.perform(1, "tane-gale")
    scene.play(1, "player 0")
    assert scene.public["priests"][0] == 3
    assert scene.mine(0)["missions"] == ["1-priests-4"]


def test_R10_12_mana_earned_with_priests_stays_when_they_are_lost() -> None:
    scene = Scene(variants=("tane",))
    scene.has(0, priests=4)
    bless(scene, 8, (), ("tane-storm",))
    assert scene.public["priests"] == [2, 0, 0, 0]
    assert mana(scene) == [9, 5, 5, 5]


# R10.13 Short piles.


def test_R10_13_a_short_ritual_pile_is_used_up_before_the_discards_are_shuffled() -> None:
    scene = Scene()
    scene.leave_in_pile("normal", "hina")
    scene.force("normal", "hina", "tohu", "ru")
    visit(scene, "marae", 4)
    scene.play(0, "draw normal")
    assert scene.told("shuffled") == [{"pile": "normal", "number": 47}]
    assert scene.moves(0) == ["keep tohu", "keep ru", "keep hina"]


def test_R10_13_cards_of_the_same_drawing_are_not_discards_yet() -> None:
    scene = Scene()
    scene.has(0, tattoos=6)
    leave_in_game(scene, "forbidden", "tu", "oro", "nona")
    scene.discard_pile("forbidden", "nona")
    visit(scene, "marae", 4)
    scene.play(0, "draw forbidden")
    assert scene.told("drew") == [{"seat": 0, "pile": "forbidden", "number": 3}]
    assert scene.moves(0) == ["keep nona", "keep tu", "keep oro"]


def test_R10_13_what_was_not_kept_may_be_drawn_in_the_next_drawing() -> None:
    scene = Scene()
    scene.has(0, tattoos=3)
    leave_in_game(scene, "forbidden", "tu", "oro", "nona")
    visit(scene, "marae", 4)
    scene.play(0, "draw forbidden", "keep tu", "draw forbidden")
    assert scene.moves(0) == ["keep nona", "keep oro"]


def test_R10_13_nobodys_cards_of_the_same_buying_are_discards_yet() -> None:
    scene = Scene()
    scene.has(0, tattoos=3)
    scene.has(1, tattoos=3)
    leave_in_game(scene, "forbidden", "tu", "oro", "ihi", "nona")
    scene.discard_pile("forbidden", "nona")
    scene.to_round("C1")
    scene.until("BuyRituals")
    together(scene, "buy forbidden", "buy forbidden", "pass", "pass")
    assert scene.moves(0) == ["keep tu", "keep oro", "keep ihi"]
    scene.play(0, "keep tu")
    assert scene.moves(1) == ["keep nona"]


def test_R10_13_a_short_forest_pile_is_turned_up_before_a_new_one_is_formed() -> None:
    scene = Scene()
    scene.forest("collector")
    scene.leave_in_forest_pile("mirror", "shaman")
    scene.force("forest", "shaman", "mirror", "uru", "taro", "tiare")
    visit(scene, "forest", 4)
    scene.idle()
    scene.idle()
    scene.idle()
    scene.idle()
    assert scene.told("turned up") == [{"cards": ["shaman", "mirror", "uru", "taro", "tiare"]}]
    assert scene.told("new forest pile") == [{"number": 32}]
    assert scene.public["markets"]["commodities"] == {
        "uru": 1,
        "taro": 1,
        "mahi-mahi": 1,
        "tiare": 1,
    }


def test_R10_13_with_a_collector_both_cards_are_taken_before_the_treasure_is_given() -> None:
    scene = Scene()
    scene.has(0, tattoos=9)
    scene.assistants(0, "collector")
    scene.forest("mask-red-variety-tattoo", "shaman")
    scene.force("forest", "taro")
    visit(scene, "forest", 4)
    scene.play(0, "collector", "take mask-red-variety-tattoo")
    assert scene.public["tattoos"][0] == 9
    scene.play(0, "take taro")
    assert scene.public["tattoos"][0] == 10
    assert scene.question == "PerformFree"


# R10.14 May.


def test_R10_14_what_a_ritual_gives_is_taken() -> None:
    scene = Scene()
    scene.perform(0, "rau-pena")
    assert scene.moves(0) == [
        "commodity uru",
        "commodity taro",
        "commodity mahi-mahi",
        "commodity tiare",
    ]


def test_R10_14_a_ritual_that_fulfils_a_mission_must_fulfil_one() -> None:
    scene = Scene()
    scene.statue(1, "1-pearls-5", "1-uru")
    scene.perform(0, "taere")
    assert scene.moves(0) == ["fulfil 1.1", "fulfil 1.2"]


def test_R10_14_up_to_leaves_a_choice() -> None:
    scene = Scene()
    scene.assistants(0, used=("shaman", "merchant"))
    scene.perform(0, "tipa")
    assert scene.moves(0) == ["reactivate merchant", "reactivate shaman", "done"]


def test_R10_14_may_leaves_a_choice() -> None:
    scene = Scene()
    scene.statue(1, "1-pearls-4")
    scene.perform(0, "te-tumu")
    assert scene.moves(0) == ["fulfil 1.1", "pass"]


def test_R10_14_at_a_location_what_is_chosen_may_be_declined() -> None:
    scene = Scene()
    scene.assistants(0, "collector")
    scene.stall(uru=1, taro=0, mahi_mahi=0, tiare=0)
    visit(scene, "forest", 1)
    assert scene.moves(0) == ["commodity uru", "pass"]


def test_R10_14_pearls_and_mana_are_added_without_a_question() -> None:
    scene = Scene()
    scene.assistants(2, "pearl-diver")
    visit(scene, "reef", 1, 3)
    assert pearls(scene) == [10, 7, 11, 7]
    assert scene.question == "ChooseLocation"


def test_R10_14_a_player_on_a_tane_ritual_is_another_player_even_with_nothing_to_lose() -> None:
    scene = Scene(variants=("tane",))
    scene.has(2, pearls=0)
    scene.perform(1, "tane-hand")
    assert scene.moves(1) == ["player 0", "player 2", "player 3"]
    scene.play(1, "player 2")
    assert pearls(scene) == [4, 4, 0, 4]
