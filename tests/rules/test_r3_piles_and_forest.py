"""R3.4 to R3.7: piles that run short, and taking forest cards."""

from __future__ import annotations

import pytest

from raiatea.errors import ChanceError
from tests.rules.at_the_table import idle_round, leave_in_game
from tests.toolkit import Scene

ONE_OF_EACH = {"uru": 1, "taro": 1, "mahi-mahi": 1, "tiare": 1}
FOUR_MIRRORS = ["mirror", "mirror", "mirror", "mirror"]


def market_with_all_commodities(players: int = 3) -> Scene:
    """The forest pile is used up; nine of each commodity lie in the market."""
    scene = Scene(players)
    scene.forest(*FOUR_MIRRORS)
    scene.leave_in_forest_pile()
    return scene


def pick_from(*cards: str) -> Scene:
    """Seat 0, Kahuna in the Forest and without masks, is about to pick one of these cards."""
    scene = Scene(3)
    scene.masks(0)
    scene.forest(*cards)
    scene.go("forest")
    return scene


# R3.4


def test_R3_4_the_last_cards_of_a_pile_are_drawn_before_its_discards_are_shuffled() -> None:
    scene = Scene(3)
    scene.leave_in_pile("normal", "hoa", "pere")
    scene.force("normal", "maui")
    scene.go("marae")

    with pytest.raises(ChanceError, match="possible are: hoa, pere"):
        scene.play(0, "draw normal")


def test_R3_4_the_missing_cards_come_from_the_shuffled_discard_pile() -> None:
    scene = Scene(3)
    scene.leave_in_pile("normal", "hoa", "pere")
    scene.force("normal", "pere", "hoa", "maui")
    scene.go("marae")
    scene.play(0, "draw normal")

    assert sorted(scene.mine(0)["drawn"]) == ["hoa", "maui", "pere"]
    assert scene.told("shuffled") == [{"pile": "normal", "number": 46}]
    assert scene.view()["piles"]["normal"] == 45
    assert scene.public["discards"]["normal"] == []


def test_R3_4_the_same_goes_for_the_forbidden_pile() -> None:
    scene = Scene(3)
    scene.has(0, tattoos=6)
    scene.leave_in_pile("forbidden", "tu", "ihi")
    scene.go("marae")
    scene.play(0, "draw forbidden")

    assert len(scene.mine(0)["drawn"]) == 5
    assert scene.told("shuffled") == [{"pile": "forbidden", "number": 28}]
    assert scene.view()["piles"]["forbidden"] == 25


def test_R3_4_a_pile_that_just_suffices_is_not_shuffled() -> None:
    scene = Scene(3)
    scene.leave_in_pile("normal", "hoa", "pere", "maui")
    scene.go("marae")
    scene.play(0, "draw normal")

    assert scene.mine(0)["drawn"] == ["maui", "pere", "hoa"]
    assert scene.told("shuffled") == []
    assert scene.view()["piles"]["normal"] == 0


def test_R3_4_the_discards_of_the_other_pile_stay_where_they_are() -> None:
    scene = Scene(3)
    scene.leave_in_pile("normal")
    scene.discard_pile("forbidden", "tu")
    scene.go("marae")
    scene.play(0, "draw normal")

    assert scene.public["discards"] == {"normal": [], "forbidden": ["tu"]}


def test_R3_4_rituals_discarded_face_down_are_shuffled_in_as_well() -> None:
    scene = Scene(3)
    leave_in_game(scene, "normal", "hoa", "pere", "maui")
    scene.go("marae")
    scene.play(0, "draw normal", "keep hoa", "done")
    scene.play(1, "draw normal")

    assert scene.told("shuffled") == [{"pile": "normal", "number": 2}]
    assert scene.view()["face_down"][0] == {"normal": 0, "forbidden": 0}
    assert scene.mine(1)["drawn"] == ["maui", "pere"]


def test_R3_4_with_too_few_cards_the_player_makes_do_and_keeps_one_of_them() -> None:
    scene = Scene(3)
    leave_in_game(scene, "normal", "hoa", "pere")
    scene.go("marae")
    scene.play(0, "draw normal")
    assert scene.moves(0) == ["keep pere", "keep hoa"]

    scene.play(0, "keep pere")

    assert scene.mine(0)["rituals"] == ["pere"]


def test_R3_4_with_no_cards_at_all_the_player_gets_nothing_and_play_goes_on() -> None:
    scene = Scene(3)
    leave_in_game(scene, "normal")
    scene.go("marae")
    scene.play(0, "draw normal")

    assert scene.told("drew") == [{"seat": 0, "pile": "normal", "number": 0}]
    assert scene.moves(0) == ["draw normal", "done"]


# R3.5


def test_R3_5_the_last_cards_of_the_forest_pile_are_turned_up_first() -> None:
    scene = Scene(3)
    scene.forest(*FOUR_MIRRORS)
    scene.leave_in_forest_pile("shaman", "merchant")
    scene.force("forest", "merchant", "shaman", "uru", "tiare")
    idle_round(scene, "path", "market", "reef")

    assert scene.told("turned up") == [{"cards": ["merchant", "shaman", "uru", "tiare"]}]


def test_R3_5_all_commodities_but_one_of_each_type_make_the_new_forest_pile() -> None:
    scene = market_with_all_commodities()
    idle_round(scene, "path", "market", "reef")

    assert scene.told("new forest pile") == [{"number": 32}]
    assert scene.public["markets"]["commodities"] == ONE_OF_EACH
    assert scene.view()["piles"]["forest"] == 32 - 4


def test_R3_5_masks_and_assistants_stay_in_their_markets() -> None:
    scene = market_with_all_commodities()
    markets = scene.public["markets"]
    idle_round(scene, "path", "market", "reef")

    assert scene.public["markets"]["assistants"] == markets["assistants"]
    assert sorted(scene.public["markets"]["masks"]) == sorted([*markets["masks"], *FOUR_MIRRORS])


def test_R3_5_a_forest_pile_that_just_suffices_is_not_made_anew() -> None:
    scene = Scene(3)
    scene.forest(*FOUR_MIRRORS)
    scene.leave_in_forest_pile("shaman", "merchant", "uru", "taro")
    idle_round(scene, "path", "market", "reef")

    assert sorted(scene.public["forest"]) == ["merchant", "shaman", "taro", "uru"]
    assert scene.told("new forest pile") == []
    assert scene.view()["piles"]["forest"] == 0


def test_R3_5_the_cards_just_left_over_belong_to_the_market_that_is_shuffled() -> None:
    scene = Scene(3)
    scene.forest("uru", "uru", "uru", "uru")
    scene.commodities(2, *["taro"] * 8, *["mahi-mahi"] * 8, *["tiare"] * 8)
    scene.leave_in_forest_pile()
    idle_round(scene, "path", "market", "reef")

    assert scene.told("new forest pile") == [{"number": 8}]
    assert scene.public["forest"] == ["uru", "uru", "uru", "uru"]
    assert scene.public["markets"]["commodities"] == ONE_OF_EACH


def test_R3_5_a_new_pile_is_made_between_the_picks_at_the_forest() -> None:
    scene = market_with_all_commodities()
    scene.go("forest")
    scene.play(0, "pass")
    scene.play(1, "pass")
    scene.play(2, "pass")

    assert scene.told("new forest pile") == [{"number": 32}]
    assert len(scene.public["forest"]) == 4


def test_R3_5_a_new_pile_is_made_for_a_collector() -> None:
    scene = market_with_all_commodities()
    scene.assistants(0, "collector")
    scene.force("die", 4)
    scene.force("forest", "taro")
    scene.go("forest")
    scene.play(0, "collector")

    assert sorted(scene.public["forest"]) == [*FOUR_MIRRORS, "taro"]
    assert scene.public["markets"]["commodities"] == ONE_OF_EACH


def test_R3_5_a_new_pile_is_made_in_a_ceremony() -> None:
    scene = market_with_all_commodities()
    scene.hand(0, "maui")
    scene.bag(8)
    scene.to_round("C1")
    scene.until("Prepare")
    scene.play(0, "prepare maui", "done")
    scene.until("TakeShown", 0)

    assert len(scene.public["shown"]) == 3
    assert scene.public["markets"]["commodities"] == ONE_OF_EACH
    assert scene.view()["piles"]["forest"] == 32 - 3


def test_R3_5_with_too_few_cards_the_supply_remains_incomplete() -> None:
    scene = Scene(3)
    scene.forest(*FOUR_MIRRORS)
    scene.stall(mahi_mahi=0)
    held = ["uru"] * 6 + ["taro"] * 8 + ["mahi-mahi"] * 9 + ["tiare"] * 8
    scene.commodities(2, *held)
    scene.leave_in_forest_pile()
    idle_round(scene, "path", "market", "reef")

    assert scene.public["forest"] == ["uru", "uru"]
    assert scene.public["markets"]["commodities"] == {**ONE_OF_EACH, "mahi-mahi": 0}


def test_R3_5_with_no_cards_at_all_the_supply_is_empty_and_play_goes_on() -> None:
    scene = Scene(3)
    scene.forest(*FOUR_MIRRORS)
    scene.commodities(2, *["uru", "taro", "mahi-mahi", "tiare"] * 8)
    scene.leave_in_forest_pile()
    idle_round(scene, "path", "market", "reef")

    assert scene.public["forest"] == []
    assert scene.told("new forest pile") == []
    assert (scene.round, scene.awaiting) == ("C1", (0, 1, 2))


# R3.6


def test_R3_6_a_mask_is_put_in_front_and_gives_its_pearls_immediately() -> None:
    scene = pick_from("mask-red-pearls", "uru", "uru", "uru")
    scene.play(0, "take mask-red-pearls")

    assert scene.public["masks"][0] == ["red-pearls"]
    assert scene.mine(0)["pearls"] == 4 + 3
    assert scene.told("pearls") == [{"seat": 0, "amount": 3}]


def test_R3_6_a_mask_gives_its_mana_immediately() -> None:
    scene = pick_from("mask-blue-shaman", "uru", "uru", "uru")
    scene.play(0, "take mask-blue-shaman")

    assert scene.public["masks"][0] == ["blue-shaman"]
    assert scene.mine(0)["mana"] == 5 + 2


def test_R3_6_a_mask_gives_its_tattoo_immediately() -> None:
    scene = pick_from("mask-green-variety-tattoo", "uru", "uru", "uru")
    scene.play(0, "take mask-green-variety-tattoo")

    assert scene.public["masks"][0] == ["green-variety"]
    assert scene.public["tattoos"] == [1, 0, 0]


def test_R3_6_a_commodity_is_put_behind_the_screen() -> None:
    scene = pick_from("uru", "uru", "uru", "uru")
    scene.play(0, "take uru")

    assert scene.mine(0)["commodities"] == {"uru": 1, "taro": 0, "mahi-mahi": 0, "tiare": 0}
    assert scene.public["forest"] == ["uru", "uru", "uru"]


def test_R3_6_a_commodity_from_the_forest_supply_moves_no_price_marker() -> None:
    scene = pick_from("uru", "uru", "uru", "uru")
    scene.play(0, "take uru")

    assert scene.price("uru") == 2
    assert scene.told("price") == []
    assert scene.public["markets"]["commodities"] == ONE_OF_EACH


def test_R3_6_an_assistant_is_put_in_front_unused() -> None:
    scene = pick_from("shaman", "uru", "uru", "uru")
    scene.play(0, "take shaman")

    assert scene.public["ready"][0]["shaman"] == 1
    assert scene.public["used"][0]["shaman"] == 0


# R3.7


def test_R3_7_a_mask_taken_in_the_neighbourhood_gives_no_treasure() -> None:
    scene = Scene(3)
    scene.statue(1)
    scene.masks(0, "red-pearls")
    scene.go("neighbourhood")
    scene.play(0, "give red-pearls")
    scene.play(1, "pass")
    scene.play(2, "pass")
    scene.play(0, "mask red-pearls")

    assert scene.public["masks"][0] == ["red-pearls"]
    assert scene.mine(0)["pearls"] == 4


def test_R3_7_a_mask_from_a_market_bonus_gives_no_treasure() -> None:
    scene = Scene(3)
    mask = scene.public["markets"]["masks"][0]
    scene.commodities(0, "mahi-mahi")
    scene.prices(mahi_mahi=3)
    scene.go("market")
    scene.play(0, "sell mahi-mahi 3", f"mask {mask}")

    assert mask in scene.public["masks"][0]
    assert (scene.mine(0)["pearls"], scene.mine(0)["mana"]) == (4, 5)


def test_R3_7_a_mask_taken_by_a_ritual_gives_no_treasure() -> None:
    scene = Scene(3)
    mask = scene.public["markets"]["masks"][0]
    scene.perform(0, "hiro")
    scene.play(0, f"mask {mask}")

    assert mask in scene.public["masks"][0]
    assert (scene.mine(0)["pearls"], scene.mine(0)["mana"]) == (4, 5)


def test_R3_7_a_stolen_mask_gives_no_treasure() -> None:
    scene = Scene(3, ("tane",))
    scene.masks(0)
    scene.masks(1, "red-pearls")
    scene.perform(0, "tane-face")
    scene.play(0, "player 1", "steal red-pearls")

    assert scene.public["masks"][0] == ["red-pearls"]
    assert scene.mine(0)["pearls"] == 4


def test_R3_7_a_mask_that_a_ritual_takes_from_the_forest_gives_its_treasure() -> None:
    scene = Scene(3)
    scene.force("forest", "mask-red-pearls", "uru", "taro")
    scene.perform(0, "maui")
    scene.play(0, "take mask-red-pearls")

    assert scene.mine(0)["pearls"] == 4 + 3
