"""R6.1 to R6.5 and R6.9: the ceremony up to the gifts, and its end."""

from __future__ import annotations

from tests.rules.ceremonial import (
    decline_gifts,
    everyone_passes,
    mana,
    pearls,
    to_offering,
    together,
    watched,
)
from tests.toolkit import Scene


def dancers(priests: int, pearls: int) -> Scene:
    """Three players about to dance, each with these priests and pearls and no mana."""
    scene = Scene(3)
    for seat in range(3):
        scene.has(seat, pearls=pearls, mana=0, priests=priests)
    scene.to_round("C1")
    return scene


def to_gifts(scene: Scene, *offers: str) -> None:
    to_offering(scene)
    together(scene, *offers)


# R6.1 Dance of the priests.


def test_R6_1_everyone_may_recruit_and_then_gains_mana_for_all_their_priests() -> None:
    scene = dancers(priests=3, pearls=5)
    together(scene, "recruit 2", "recruit 1", "recruit 0")
    assert scene.public["priests"] == [5, 4, 3]
    assert pearls(scene) == [0, 3, 5]
    assert mana(scene) == [5, 4, 3]


def test_R6_1_all_dance_at_the_same_time() -> None:
    scene = dancers(priests=3, pearls=5)
    scene.play(2, "recruit 2")
    scene.play(0, "recruit 2")
    assert scene.awaiting == (1,)
    assert scene.public["priests"] == [3, 3, 3]
    assert mana(scene) == [0, 0, 0]


def test_R6_1_nobody_has_a_kahuna_bonus() -> None:
    scene = dancers(priests=0, pearls=5)
    assert scene.moves(0) == ["recruit 0", "recruit 1", "recruit 2"]
    together(scene, "recruit 1", "recruit 1", "recruit 1")
    assert scene.public["priests"] == [1, 1, 1]


def test_R6_1_priests_are_paid_for_in_full() -> None:
    assert dancers(priests=0, pearls=4).moves(1) == ["recruit 0", "recruit 1"]
    assert dancers(priests=0, pearls=1).moves(1) == ["recruit 0"]


# R6.2 Buying rituals.


def to_buying(scene: Scene) -> Scene:
    scene.to_round("C1")
    scene.until("BuyRituals")
    return scene


def test_R6_2_three_mana_go_into_the_bag_for_a_draw_of_which_one_is_kept() -> None:
    scene = to_buying(Scene())
    scene.bag(2)
    scene.force("normal", "hina", "tohu", "ru")
    together(scene, "pass", "buy normal", "pass", "pass")
    assert mana(scene) == [5, 2, 5, 5]
    assert scene.public["bag"] == 5
    assert scene.moves(1) == ["keep tohu", "keep ru", "keep hina"]
    scene.play(1, "keep ru")
    assert scene.mine(1)["rituals"] == ["ru"]
    assert scene.view()["face_down"][1] == {"normal": 2, "forbidden": 0}


def test_R6_2_what_is_drawn_depends_on_the_rank() -> None:
    scene = to_buying(Scene())
    scene.has(1, tattoos=3)
    scene.has(2, tattoos=6)
    assert scene.moves(0) == ["buy normal", "pass"]
    assert scene.moves(1) == ["buy normal", "buy forbidden", "pass"]
    together(scene, "buy normal", "buy forbidden", "buy forbidden", "pass")
    assert scene.told("drew") == [
        {"seat": 0, "pile": "normal", "number": 3},
        {"seat": 1, "pile": "forbidden", "number": 3},
        {"seat": 2, "pile": "forbidden", "number": 5},
    ]


def test_R6_2_nobody_buys_with_less_than_three_mana() -> None:
    scene = to_buying(Scene())
    scene.has(0, mana=2)
    scene.has(1, mana=3)
    assert scene.moves(0) == ["pass"]
    assert scene.moves(1) == ["buy normal", "pass"]


def test_R6_2_a_player_buys_once_in_a_ceremony() -> None:
    scene = to_buying(Scene())
    scene.has(0, mana=20)
    together(scene, "buy normal", "pass", "pass", "pass")
    scene.play(0, scene.moves(0)[0])
    assert scene.question == "Prepare"


def test_R6_2_nothing_is_paid_or_dealt_before_all_have_said_what_they_draw() -> None:
    scene = to_buying(Scene())
    scene.play(0, "buy normal")
    scene.play(1, "buy normal")
    scene.play(2, "pass")
    assert scene.awaiting == (3,)
    assert scene.public["bag"] == 0
    assert scene.view()["drawn"][0] == {"normal": 0, "forbidden": 0}
    assert scene.mine(0)["drawn"] == []


def test_R6_2_cards_are_dealt_in_ceremonial_order() -> None:
    scene = to_buying(Scene())
    scene.order(2, 3, 0, 1)
    scene.force("normal", "hina", "hina", "hina", "tohu", "tohu", "tohu")
    together(scene, "buy normal", "pass", "buy normal", "pass")
    assert [one["seat"] for one in scene.told("drew")] == [2, 0]
    assert scene.moves(2) == ["keep hina"]
    assert scene.moves(0) == ["keep tohu"]


def test_R6_2_the_buyers_keep_at_the_same_time_and_others_are_not_asked() -> None:
    scene = to_buying(Scene())
    together(scene, "buy normal", "pass", "buy normal", "pass")
    assert scene.awaiting == (0, 2)


def test_R6_2_only_the_buyer_sees_the_cards_drawn() -> None:
    scene = to_buying(Scene())
    scene.force("normal", "hina", "tohu", "ru")
    together(scene, "buy normal", "pass", "pass", "pass")
    saw = [event for event in scene.events if event.kind == "saw"]
    assert [(event.data["seat"], event.audience) for event in saw] == [(0, 0)]
    assert scene.mine(0)["drawn"] == ["tohu", "ru", "hina"]


# R6.3 Preparation.


def preparing(tattoos: int, *rituals: str) -> Scene:
    """Seat 1, this far on the tattoo track, is to prepare some of these rituals."""
    scene = Scene()
    scene.hand(1, *rituals)
    scene.has(1, tattoos=tattoos)
    scene.to_round("C1")
    scene.until("Prepare")
    return scene


FOUR = ("rua-hatu", "raa", "tohu", "roroo")


def test_R6_3_below_arioi_two_rituals_with_a_clip_may_be_put_in() -> None:
    scene = preparing(5, *FOUR)
    scene.play(1, "prepare rua-hatu", "prepare raa")
    assert scene.moves(1) == ["done"]


def test_R6_3_an_arioi_may_put_in_three_with_a_clip() -> None:
    scene = preparing(6, *FOUR)
    scene.play(1, "prepare rua-hatu", "prepare raa")
    assert scene.moves(1) == ["prepare roroo", "prepare tohu", "done"]
    scene.play(1, "prepare tohu")
    assert scene.moves(1) == ["done"]


def test_R6_3_a_tahua_may_put_in_three_with_a_clip() -> None:
    scene = preparing(10, *FOUR)
    scene.play(1, "prepare rua-hatu", "prepare raa", "prepare tohu")
    assert scene.moves(1) == ["done"]


def test_R6_3_any_number_of_general_rituals_may_be_added_beyond_the_clips() -> None:
    scene = preparing(0, "rua-hatu", "raa", "tohu", "hina", "hina", "atea")
    scene.play(1, "prepare rua-hatu", "prepare raa")
    assert scene.moves(1) == ["prepare hina", "prepare atea", "done"]
    scene.play(1, "prepare hina", "prepare hina", "prepare atea")
    assert scene.moves(1) == ["done"]
    assert scene.mine(1)["prepared"] == ["rua-hatu", "raa", "hina", "hina", "atea"]
    assert scene.mine(1)["rituals"] == ["tohu"]


def test_R6_3_general_rituals_put_in_first_use_up_no_clip() -> None:
    scene = preparing(0, "rua-hatu", "raa", "tohu", "hina", "atea")
    scene.play(1, "prepare hina", "prepare atea", "prepare rua-hatu")
    assert scene.moves(1) == ["prepare raa", "prepare tohu", "done"]


def test_R6_3_a_permanent_ritual_takes_a_clip() -> None:
    scene = preparing(0, "tii", "oro-mai", "hoa")
    scene.play(1, "prepare tii", "prepare oro-mai")
    assert scene.moves(1) == ["done"]


def test_R6_3_one_may_put_in_nothing() -> None:
    scene = preparing(0, *FOUR)
    scene.play(1, "done")
    assert scene.awaiting == (0, 2, 3)
    assert scene.mine(1)["rituals"] == ["rua-hatu", "raa", "roroo", "tohu"]


def test_R6_3_nobody_sees_how_many_rituals_another_put_in() -> None:
    nothing = watched(preparing(0, *FOUR), 2, (1, "done"))
    two = watched(preparing(0, *FOUR), 2, (1, "prepare rua-hatu"), (1, "prepare raa"), (1, "done"))
    assert nothing == two


def test_R6_3_what_is_put_in_stays_secret_until_the_row_is_laid() -> None:
    scene = preparing(0, *FOUR)
    scene.play(1, "prepare rua-hatu", "done")
    scene.until("ChooseGift")
    assert scene.public["row"] == []
    assert scene.view()["tracked"]["rituals"][1]["normal"] == {"least": 4, "most": 4, "fresh": 4}


# R6.4 Offering.


def test_R6_4_the_highest_offering_comes_first_and_equal_ones_stay_in_order() -> None:
    scene = Scene()
    for seat in range(4):
        scene.has(seat, mana=9)
    to_gifts(scene, "offer 7", "offer 4", "offer 4", "offer 8")
    assert scene.public["order"] == [3, 0, 1, 2]
    assert scene.told("order") == [{"seats": [3, 0, 1, 2]}]


def test_R6_4_ties_keep_the_present_order_not_the_order_of_the_seats() -> None:
    scene = Scene()
    scene.order(3, 1, 0, 2)
    to_gifts(scene, "offer 2", "offer 2", "offer 5", "offer 2")
    assert scene.public["order"] == [2, 3, 1, 0]


def test_R6_4_all_offered_mana_goes_into_the_bag() -> None:
    scene = Scene()
    scene.bag(3)
    to_gifts(scene, "offer 1", "offer 0", "offer 5", "offer 2")
    assert scene.public["bag"] == 11
    assert mana(scene) == [4, 5, 0, 3]


def test_R6_4_one_offers_any_amount_of_ones_mana() -> None:
    scene = Scene()
    scene.has(2, mana=3)
    to_offering(scene)
    assert scene.moves(2) == ["offer 0", "offer 1", "offer 2", "offer 3"]


def test_R6_4_offerings_are_secret_until_all_are_made() -> None:
    little, much = Scene(), Scene()
    to_offering(little)
    to_offering(much)
    assert watched(little, 2, (1, "offer 0")) == watched(much, 2, (1, "offer 5"))
    assert much.awaiting == (0, 2, 3)


# R6.5 Gifts.


def test_R6_5_the_first_chooses_among_three_gifts() -> None:
    scene = Scene()
    to_gifts(scene, "offer 0", "offer 0", "offer 3", "offer 1")
    assert scene.awaiting == (2,)
    assert scene.moves(2) == ["gift tattoo", "gift commodity", "gift pearls", "pass"]


def test_R6_5_the_gifts_are_a_tattoo_a_commodity_from_the_market_and_two_pearls() -> None:
    scene = Scene()
    scene.prices(tiare=2)
    to_gifts(scene, "offer 0", "offer 0", "offer 0", "offer 0")
    scene.play(0, "gift commodity", "commodity tiare")
    scene.play(1, "gift tattoo")
    scene.play(2, "gift pearls")
    assert scene.mine(0)["commodities"] == {"uru": 0, "taro": 0, "mahi-mahi": 0, "tiare": 1}
    assert scene.public["markets"]["commodities"]["tiare"] == 0
    assert scene.price("tiare") == 3
    assert scene.public["tattoos"] == [0, 1, 0, 0]
    assert pearls(scene) == [4, 4, 6, 4]


def test_R6_5_the_second_chooses_one_of_the_other_two() -> None:
    scene = Scene()
    to_gifts(scene, "offer 0", "offer 0", "offer 3", "offer 1")
    scene.play(2, "gift tattoo")
    assert scene.awaiting == (3,)
    assert scene.moves(3) == ["gift commodity", "gift pearls", "pass"]


def test_R6_5_the_third_of_four_gets_the_last_gift_and_the_fourth_none() -> None:
    scene = Scene()
    to_gifts(scene, "offer 0", "offer 0", "offer 3", "offer 1")
    scene.play(2, "gift tattoo")
    scene.play(3, "gift pearls")
    assert scene.awaiting == (0,)
    assert scene.moves(0) == ["gift commodity", "pass"]
    scene.play(0, "gift commodity", "commodity uru")
    assert scene.question == "Build"


def test_R6_5_the_third_of_five_gets_the_last_gift_and_the_others_none() -> None:
    scene = Scene(5)
    to_gifts(scene, "offer 0", "offer 0", "offer 0", "offer 0", "offer 0")
    scene.play(0, "gift tattoo")
    scene.play(1, "gift commodity", "commodity uru")
    assert scene.moves(2) == ["gift pearls", "pass"]
    scene.play(2, "gift pearls")
    assert scene.question == "Build"


def test_R6_5_with_three_players_nobody_gets_the_last_gift() -> None:
    scene = Scene(3)
    to_gifts(scene, "offer 0", "offer 0", "offer 0")
    scene.play(0, "gift tattoo")
    scene.play(1, "gift commodity", "commodity uru")
    assert scene.question == "Build"
    assert pearls(scene) == [4, 4, 4]


def test_R6_5_a_declined_gift_is_still_there_for_the_next() -> None:
    scene = Scene()
    to_gifts(scene, "offer 0", "offer 0", "offer 0", "offer 0")
    scene.play(0, "gift pearls")
    scene.play(1, "pass")
    assert scene.moves(2) == ["gift tattoo", "gift commodity", "pass"]


def test_R6_5_what_the_third_declines_lapses() -> None:
    scene = Scene()
    to_gifts(scene, "offer 0", "offer 0", "offer 0", "offer 0")
    decline_gifts(scene)
    assert scene.question == "Build"
    assert scene.public["tattoos"] == [0, 0, 0, 0]
    assert pearls(scene) == [4, 4, 4, 4]


# R6.9 End of a ceremony.


def test_R6_9_after_the_first_ceremony_statue_2_is_turned_up() -> None:
    scene = Scene()
    scene.to_round("C1")
    scene.until("Build")
    assert scene.public["spaces"][12:] == ["?"] * 24
    everyone_passes(scene)
    assert "?" not in scene.public["spaces"][12:24]
    assert scene.public["spaces"][24:] == ["?"] * 12
    assert scene.round == "A2"


def test_R6_9_after_the_second_ceremony_statue_3_is_turned_up() -> None:
    scene = Scene()
    scene.to_round("C2")
    scene.until("Build")
    everyone_passes(scene)
    assert "?" not in scene.public["spaces"]
    assert scene.round == "A4"


def test_R6_9_after_the_third_ceremony_the_game_is_over() -> None:
    scene = Scene()
    scene.to_round("C3")
    scene.has(2, tattoos=3)
    scene.until("Build")
    everyone_passes(scene)
    assert scene.game.over
    assert scene.told("game over") == [{"winner": 2}]
