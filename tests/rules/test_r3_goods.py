"""R3: goods, markets, cards."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.rules.at_the_table import idle_round, idle_visit
from tests.toolkit import Scene

START_PRICES = {"uru": 2, "taro": 2, "mahi-mahi": 2, "tiare": 2}
ONE_OF_EACH = {"uru": 1, "taro": 1, "mahi-mahi": 1, "tiare": 1}


def as_seat_1_sees_it(scene: Scene) -> dict[str, Any]:
    """The view of seat 1 without what seat 1 has only because it counted along (X8)."""
    view = scene.view(1)
    del view["tracked"]
    return view


def stall(scene: Scene) -> dict[str, int]:
    found: dict[str, int] = scene.public["markets"]["commodities"]
    return found


def prices(scene: Scene) -> dict[str, int]:
    found: dict[str, int] = scene.public["markets"]["prices"]
    return found


# R3.1


def test_R3_1_pearls_mana_commodities_rituals_and_tokens_are_behind_the_screen() -> None:
    poor, rich = Scene(3), Scene(3)
    poor.has(0, pearls=0, mana=1)
    poor.commodities(0, "uru")
    poor.hand(0, "rua-hatu")
    poor.tokens(0, "2-arioi")
    rich.has(0, pearls=30, mana=20)
    rich.commodities(0, "tiare")
    rich.hand(0, "maui")
    rich.tokens(0, "2-auction")

    assert as_seat_1_sees_it(poor) == as_seat_1_sees_it(rich)
    assert poor.mine(0) != rich.mine(0)


def test_R3_1_a_player_sees_what_is_behind_the_own_screen() -> None:
    scene = Scene(3)
    scene.has(0, pearls=6, mana=1)
    scene.commodities(0, "uru", "uru", "tiare")
    scene.hand(0, "maui", "taaroa")
    scene.tokens(0, "2-arioi")
    mine = scene.mine(0)

    assert (mine["pearls"], mine["mana"]) == (6, 1)
    assert mine["commodities"] == {"uru": 2, "taro": 0, "mahi-mahi": 0, "tiare": 1}
    assert mine["rituals"] == ["maui", "taaroa"]
    assert mine["missions"] == ["2-arioi"]


def test_R3_1_not_even_those_who_count_along_know_the_rituals_in_a_hand() -> None:
    scene = Scene(3)
    scene.hand(0, "taaroa")

    assert '"taaroa"' in json.dumps(scene.view(0))
    assert '"taaroa"' not in json.dumps(scene.view(1))


def test_R3_1_masks_assistants_and_permanent_rituals_lie_openly_in_front() -> None:
    scene = Scene(3)
    scene.masks(2, "red-pearls", joined=("blue-variety",))
    scene.assistants(2, "shaman", "shaman", used=("shaman", "merchant"))
    scene.in_front(2, "tii")

    assert (scene.public["masks"][2], scene.public["joined"][2]) == (
        ["red-pearls"],
        ["blue-variety"],
    )
    assert scene.public["ready"][2] == {
        "collector": 0,
        "merchant": 0,
        "shaman": 2,
        "pearl-diver": 0,
    }
    assert scene.public["used"][2] == {"collector": 0, "merchant": 1, "shaman": 1, "pearl-diver": 0}
    assert scene.public["in_front"][2] == ["tii"]


def test_R3_1_the_location_tile_lies_openly_in_front() -> None:
    scene = Scene(3)
    idle_visit(scene, "path")

    assert scene.public["tiles"]["path"] == 0


def test_R3_1_tracks_and_price_markers_are_open() -> None:
    scene = Scene(3)
    scene.has(1, priests=7, tattoos=4)
    scene.order(2, 0, 1)
    scene.prices(taro=5)

    assert scene.public["priests"] == [0, 7, 0]
    assert scene.public["tattoos"] == [0, 4, 0]
    assert scene.public["order"] == [2, 0, 1]
    assert prices(scene) == {"uru": 2, "taro": 5, "mahi-mahi": 2, "tiare": 2}


def test_R3_1_the_markets_are_open() -> None:
    scene = Scene(3)
    scene.stall(uru=4)
    scene.assistants(0, "shaman", "shaman")
    scene.masks(0)
    scene.masks(1)
    scene.masks(2, "mirror")

    assert stall(scene) == {"uru": 4, "taro": 1, "mahi-mahi": 1, "tiare": 1}
    assert scene.public["markets"]["assistants"]["shaman"] == 4
    assert sorted(scene.public["markets"]["masks"]) == [
        "blue-mana",
        "blue-shaman",
        "green-collector",
        "green-commodities",
        "red-pearl-diver",
        "red-pearls",
        "yellow-conditional",
        "yellow-merchant",
    ]


def test_R3_1_the_number_of_cards_in_each_pile_is_open() -> None:
    scene = Scene(3)
    scene.hand(0, "maui", "taaroa")
    scene.discard_pile("forbidden", "tu")

    assert scene.view()["piles"] == {"forest": 68, "normal": 47, "forbidden": 28}
    assert scene.public["discards"] == {"normal": [], "forbidden": ["tu"]}


def test_R3_1_the_amount_of_mana_in_the_bag_is_open() -> None:
    scene = Scene(3)
    scene.bag(4)
    scene.to_round("C1")
    scene.until("Offer")
    scene.play(0, "offer 3")
    scene.play(1, "offer 0")
    scene.play(2, "offer 5")

    assert scene.public["bag"] == 12
    assert scene.told("bag") == [{"mana": 12}]


# R3.2


def test_R3_2_the_price_falls_when_a_commodity_enters_the_market() -> None:
    scene = Scene(3)
    scene.prices(uru=4)
    scene.commodities(0, "uru")
    scene.go("marae")
    scene.play(0, "sacrifice uru")

    assert prices(scene) == {**START_PRICES, "uru": 3}
    assert scene.told("price") == [{"commodity": "uru", "space": 3}]


def test_R3_2_the_price_rises_when_a_commodity_is_taken_from_the_market() -> None:
    scene = Scene(3)
    scene.assistants(0, "collector")
    scene.force("die", 1)
    scene.go("forest")
    scene.play(0, "commodity uru")

    assert prices(scene) == {**START_PRICES, "uru": 3}
    assert scene.told("price") == [{"commodity": "uru", "space": 3}]


def test_R3_2_each_of_several_commodities_moves_its_marker() -> None:
    scene = Scene(3)
    scene.prices(uru=5, taro=3)
    scene.forest("uru", "uru", "taro", "mirror")
    idle_round(scene, "path", "reef", "market")

    assert prices(scene) == {**START_PRICES, "uru": 3, "taro": 2}


def test_R3_2_a_gift_in_a_ceremony_raises_the_price() -> None:
    scene = Scene(3)
    scene.to_round("C1")
    scene.until("ChooseGift", 0)
    scene.play(0, "gift commodity", "commodity tiare")

    assert scene.price("tiare") == 3


def test_R3_2_a_ritual_that_takes_commodities_raises_the_price_for_each() -> None:
    scene = Scene(3)
    scene.stall(taro=2)
    scene.perform(0, "nona")
    scene.play(0, "commodity taro", "commodity taro")

    assert scene.price("taro") == 4


def test_R3_2_a_commodity_paid_for_a_mission_lowers_the_price() -> None:
    scene = Scene(3)
    scene.statue(1, "1-2-identical")
    scene.commodities(0, "taro", "taro")
    scene.prices(taro=5)
    scene.to_round("C1")
    scene.until("Build", 0)
    scene.play(0, "fulfil 1.1", "pay taro")

    assert scene.price("taro") == 3


def test_R3_2_at_the_top_the_marker_stays_where_it_is() -> None:
    scene = Scene(3)
    scene.prices(uru=5)
    scene.assistants(0, "collector")
    scene.force("die", 1)
    scene.go("forest")
    scene.play(0, "commodity uru")

    assert scene.price("uru") == 5
    assert scene.told("price") == []


def test_R3_2_at_the_bottom_the_marker_stays_where_it_is() -> None:
    scene = Scene(3)
    scene.prices(uru=1)
    scene.commodities(0, "uru")
    scene.go("marae")
    scene.play(0, "sacrifice uru")

    assert scene.price("uru") == 1
    assert scene.told("price") == []


def test_R3_2_a_marker_that_could_not_fall_rises_from_the_bottom() -> None:
    scene = Scene(3)
    scene.prices(uru=1)
    scene.commodities(0, "uru")
    scene.go("marae")
    scene.play(0, "sacrifice uru")
    scene.perform(0, "rau-pena")
    scene.play(0, "commodity uru")

    assert scene.price("uru") == 2


def test_R3_2_no_marker_moves_when_a_new_forest_pile_is_made() -> None:
    scene = Scene(3)
    scene.forest("mirror", "mirror", "mirror", "mirror")
    scene.leave_in_forest_pile()
    scene.prices(uru=3, taro=1, mahi_mahi=5)
    idle_round(scene, "path", "market", "reef")

    assert scene.told("new forest pile") == [{"number": 32}]
    assert scene.told("price") == []
    assert prices(scene) == {"uru": 3, "taro": 1, "mahi-mahi": 5, "tiare": 2}


# R3.3


def test_R3_3_a_discarded_commodity_goes_to_the_commodities_market() -> None:
    scene = Scene(3)
    scene.commodities(0, "taro")
    scene.go("marae")
    scene.play(0, "sacrifice taro")

    assert stall(scene) == {**ONE_OF_EACH, "taro": 2}
    assert scene.mine(0)["commodities"]["taro"] == 0


def test_R3_3_a_discarded_mask_goes_to_the_mask_market() -> None:
    scene = Scene(3)
    scene.statue(1, "1-masks-1")
    scene.masks(0, "red-variety")
    scene.go("neighbourhood")
    scene.play(0, "fulfil 1.1", "pay mask red-variety")

    assert "red-variety" in scene.public["markets"]["masks"]
    assert scene.public["masks"][0] == []


def test_R3_3_an_assistant_nobody_took_goes_to_the_assistant_market() -> None:
    scene = Scene(3)
    scene.forest("shaman", "shaman", "merchant", "mirror")
    idle_round(scene, "path", "reef", "market")

    assert scene.public["markets"]["assistants"] == {
        "collector": 6,
        "merchant": 7,
        "shaman": 8,
        "pearl-diver": 6,
    }


@pytest.mark.parametrize(
    ("ritual", "discards"),
    [
        ("rua-hatu", {"normal": ["rua-hatu"], "forbidden": []}),
        ("tefatu", {"normal": [], "forbidden": ["tefatu"]}),
    ],
)
def test_R3_3_a_performed_ritual_goes_to_the_discard_pile_of_its_kind(
    ritual: str, discards: dict[str, list[str]]
) -> None:
    scene = Scene(3)
    scene.hand(0, ritual)
    scene.assistants(0, "shaman")
    scene.has(0, priests=8)
    scene.play(0, f"shaman {ritual}")

    assert scene.public["discards"] == discards


@pytest.mark.parametrize(
    ("pile", "face_down"),
    [("normal", {"normal": 2, "forbidden": 0}), ("forbidden", {"normal": 0, "forbidden": 2})],
)
def test_R3_3_rituals_drawn_and_not_kept_go_to_the_discard_pile_of_their_kind(
    pile: str, face_down: dict[str, int]
) -> None:
    scene = Scene(3)
    scene.has(0, tattoos=3)
    scene.go("marae")
    scene.play(0, f"draw {pile}")
    scene.play(0, scene.moves(0)[0])

    assert scene.view()["face_down"][0] == face_down


@pytest.mark.parametrize(
    ("ritual", "face_down"),
    [
        ("rua-hatu", {"normal": 1, "forbidden": 0}),
        ("tefatu", {"normal": 0, "forbidden": 1}),
    ],
)
def test_R3_3_a_ritual_paid_for_a_mission_goes_to_the_discard_pile_of_its_kind(
    ritual: str, face_down: dict[str, int]
) -> None:
    scene = Scene(3)
    scene.statue(1, "1-rituals-1")
    scene.hand(0, ritual)
    scene.go("neighbourhood")
    scene.play(0, "fulfil 1.1", f"pay ritual {ritual}")

    assert scene.mine(0)["rituals"] == []
    assert scene.view()["face_down"][0] == face_down
