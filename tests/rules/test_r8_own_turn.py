"""One's own turn: when Shamans and mirrors may be used, and when not (R8.3, R10.5)."""

from __future__ import annotations

from tests.rules.visits import visit
from tests.toolkit import Scene

FREE = ["shaman rua-hatu", "join red-pearls"]


def ready(seat: int = 0) -> Scene:
    """The seat could use a Shaman and a mirror whenever that is allowed; 3 players."""
    scene = Scene(3)
    scene.statue(1)
    scene.assistants(seat, "shaman")
    scene.hand(seat, "rua-hatu")
    scene.has(seat, priests=4)
    for other in range(3):
        scene.masks(other)
    scene.masks(seat, "red-pearls", "mirror")
    return scene


def free_moves(scene: Scene, seat: int = 0) -> list[str]:
    """The moves of a seat that use a Shaman or a mirror."""
    return [move for move in scene.moves(seat) if move.split()[0] in {"shaman", "join"}]


# Choosing a location


def test_R8_3_choosing_a_location_is_ones_own_turn() -> None:
    scene = ready()
    assert free_moves(scene) == FREE
    scene.play(0, "shaman rua-hatu", "join red-pearls")
    assert (scene.question, scene.awaiting) == ("ChooseLocation", (0,))


def test_R8_3_while_another_player_chooses_it_is_not_ones_own_turn() -> None:
    scene = ready(seat=1)
    assert scene.moves(1) == []


# One's part of a location's action


def test_R8_3_at_the_forest_it_is_before_and_after_the_pick() -> None:
    scene = ready()
    scene.forest("uru", "uru", "uru", "uru")
    visit(scene, "forest", 4)
    assert free_moves(scene) == FREE
    scene.play(0, "take uru")
    assert scene.moves(0) == ["done", *FREE]
    scene.play(0, "done")
    assert scene.awaiting == (1,)


def test_R8_3_not_between_the_card_a_collector_turned_up_and_the_pick() -> None:
    scene = ready()
    scene.assistants(0, "shaman", "collector")
    visit(scene, "forest", 4)
    scene.play(0, "collector")
    assert free_moves(scene) == []


def test_R8_3_not_between_the_pick_and_the_commodity_a_collector_brings() -> None:
    scene = ready()
    scene.assistants(0, "shaman", "collector")
    scene.forest("uru", "uru", "uru", "uru")
    visit(scene, "forest", 4)
    scene.play(0, "collector", "take uru")
    assert free_moves(scene) == []
    scene.play(0, "take uru")
    assert free_moves(scene) == FREE


def test_R8_3_after_a_collector_brought_a_commodity_without_a_pick_the_turn_goes_on() -> None:
    scene = ready()
    scene.assistants(0, "shaman", "collector")
    scene.forest("uru", "uru", "uru", "uru")
    visit(scene, "forest", 4)
    scene.play(0, "collector", "pass", "take uru")
    assert free_moves(scene) == FREE


def test_R8_3_at_the_marae_it_is_before_between_and_after_the_actions() -> None:
    scene = ready(seat=1)
    scene.commodities(1, "uru")
    visit(scene, "marae", 4)
    scene.play(0, "done")
    assert free_moves(scene, 1) == FREE
    scene.play(1, "sacrifice uru")
    assert free_moves(scene, 1) == FREE
    scene.force("normal", "ru", "ru", "ru")
    scene.play(1, "draw normal")
    assert free_moves(scene, 1) == []
    scene.play(1, "keep ru")
    assert scene.moves(1) == ["done", *FREE]


def test_R8_3_at_the_path_it_is_before_recruiting_and_after_the_mana() -> None:
    scene = ready()
    visit(scene, "path")
    assert free_moves(scene) == FREE
    scene.play(0, "recruit 1")
    assert [event.kind for event in scene.events] == ["pearls", "priests", "mana"]
    assert scene.moves(0) == ["done", *FREE]


def test_R8_3_in_the_neighbourhood_it_is_before_and_after_giving_and_taking() -> None:
    scene = ready(seat=1)
    scene.masks(1, "red-pearls", "mirror", "blue-mana", "blue-mana")
    visit(scene, "neighbourhood")
    assert free_moves(scene, 1) == FREE
    scene.play(1, "give blue-mana")
    assert scene.moves(1) == ["done", FREE[0], "join red-pearls", "join blue-mana"]
    scene.play(1, "done")
    assert scene.question == "TakeBack"
    assert free_moves(scene, 1) == [*FREE, "join blue-mana"]
    scene.play(1, "mask blue-mana")
    assert scene.moves(1) == ["done", *FREE]


def test_R8_3_the_kahuna_of_the_neighbourhood_has_it_around_the_mission() -> None:
    scene = ready()
    scene.statue(1, "1-pearls-4", "1-pearls-5")
    visit(scene, "neighbourhood")
    assert free_moves(scene) == FREE
    scene.play(0, "fulfil 1.1")
    assert scene.moves(0) == ["done", *FREE]


def test_R8_3_at_the_market_it_is_before_between_and_after_the_actions() -> None:
    scene = ready(seat=1)
    scene.commodities(1, "uru")
    visit(scene, "market", 4)
    scene.play(0, "done")
    assert free_moves(scene, 1) == FREE
    scene.play(1, "sell uru 1")
    assert free_moves(scene, 1) == FREE
    scene.play(1, "hire collector")
    assert scene.moves(1) == ["done", *FREE]


def test_R8_3_not_while_the_bonus_of_a_sale_is_carried_out() -> None:
    scene = ready()
    scene.commodities(0, "mahi-mahi")
    scene.prices(mahi_mahi=4)
    visit(scene, "market", 4)
    scene.play(0, "sell mahi-mahi 4")
    assert scene.question == "TakeAssistant"
    assert free_moves(scene) == []


def test_R8_3_the_reef_is_nobodys_turn_but_for_choosing_it() -> None:
    scene = ready()
    visit(scene, "reef", 4, 1)
    assert (scene.question, scene.awaiting) == ("ChooseLocation", (1,))


# The benefit of the die


def test_R8_3_the_benefit_of_the_die_at_the_forest_is_not_ones_own_turn() -> None:
    scene = ready()
    scene.assistants(0, "shaman", "collector")
    visit(scene, "forest", 1)
    assert scene.question == "TakeCommodity"
    assert free_moves(scene) == []


def test_R8_3_the_benefit_of_the_die_at_the_marae_is_not_ones_own_turn() -> None:
    scene = ready()
    visit(scene, "marae", 1)
    assert scene.moves(0) == ["tattoo", "pass"]


def test_R8_3_the_benefit_of_the_die_at_the_market_is_not_ones_own_turn() -> None:
    scene = ready()
    scene.assistants(0, "shaman", "merchant")
    visit(scene, "market", 1)
    assert scene.question == "TakeAssistant"
    assert free_moves(scene) == []


# The ceremony


def test_R8_3_choosing_a_gift_is_ones_own_turn_before_and_after() -> None:
    scene = ready()
    scene.to_round("C1")
    scene.until("ChooseGift", 0)
    assert free_moves(scene) == FREE
    scene.play(0, "gift pearls")
    assert scene.moves(0) == ["done", *FREE]
    scene.play(0, "done")
    assert (scene.question, scene.awaiting) == ("ChooseGift", (1,))


def test_R8_3_not_while_the_commodity_of_a_gift_is_chosen() -> None:
    scene = ready()
    scene.to_round("C1")
    scene.until("ChooseGift", 0)
    scene.play(0, "gift commodity")
    assert free_moves(scene) == []
    scene.play(0, "commodity uru")
    assert scene.moves(0) == ["done", *FREE]


def test_R8_3_the_construction_gives_ones_own_turn_before_and_after_the_mission() -> None:
    scene = ready()
    scene.statue(1, "1-pearls-4", "1-pearls-5")
    scene.to_round("C1")
    scene.until("Build", 0)
    assert free_moves(scene) == FREE
    scene.play(0, "fulfil 1.1")
    assert scene.moves(0) == ["done", *FREE]
    scene.play(0, "done")
    assert (scene.question, scene.awaiting) == ("Build", (1,))


def test_R8_3_not_while_a_mission_is_paid_or_a_second_one_is_offered() -> None:
    scene = ready()
    scene.statue(1, "1-masks-1", "1-pearls-4")
    scene.assistants(0, "shaman", "pearl-diver")
    scene.masks(0, "red-pearls", "mirror", "blue-mana")
    scene.to_round("C1")
    scene.until("Build", 0)
    scene.play(0, "fulfil 1.1")
    assert scene.question == "PayMask"
    assert free_moves(scene) == []
    scene.play(0, "pay mask blue-mana")
    assert scene.question == "SecondMission"
    assert free_moves(scene) == []
    scene.play(0, "pass")
    assert free_moves(scene) == FREE


def test_R8_3_in_the_construction_a_shaman_may_pay_for_the_mission_that_follows() -> None:
    scene = ready()
    scene.statue(1, "1-pearls-5")
    scene.has(0, pearls=2)
    scene.to_round("C1")
    scene.until("Build", 0)
    assert "fulfil 1.1" not in scene.moves(0)
    scene.play(0, "shaman rua-hatu", "fulfil 1.1")
    assert scene.mine(0)["missions"] == ["1-pearls-5"]


def test_R8_3_who_only_uses_a_shaman_and_a_mirror_in_the_construction_passes() -> None:
    scene = ready()
    scene.statue(1, "1-pearls-5")
    scene.to_round("C1")
    scene.until("Build", 0)
    scene.play(0, "shaman rua-hatu", "join red-pearls", "pass")
    scene.play(1, "pass")
    scene.play(2, "pass")
    assert scene.round == "A2"


def test_R8_3_no_step_in_which_all_act_at_the_same_time_is_ones_own_turn() -> None:
    scene = ready()
    scene.has(0, mana=3)
    scene.to_round("C1")
    assert (scene.question, free_moves(scene)) == ("Dance", [])
    scene.idle()
    assert (scene.question, free_moves(scene)) == ("BuyRituals", [])
    scene.play(0, "buy normal")
    scene.idle()
    assert (scene.question, free_moves(scene)) == ("KeepTogether", [])
    scene.idle()
    assert (scene.question, free_moves(scene)) == ("Prepare", [])
    scene.idle()
    assert (scene.question, free_moves(scene)) == ("Offer", [])


def test_R8_3_bidding_is_not_ones_own_turn() -> None:
    scene = ready()
    scene.statue(1, "1-auction")
    scene.to_round("C1")
    scene.until("Bid")
    assert free_moves(scene) == []
