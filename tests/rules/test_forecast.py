"""What an onlooker can work out by the rules, as the engine does it for them."""

from __future__ import annotations

import pytest

from raiatea import UnknownSeat
from raiatea.forecasts import Points, Waiting
from tests.rules.ceremonial import bless, to_offering
from tests.rules.visits import enter_last_ceremony, idle_to_the_end, visit
from tests.toolkit import Scene


def row(scene: Scene) -> list[Waiting]:
    return scene.game.forecast(None)["row"]


def points(scene: Scene, seat: int, onlooker: int | None = None, tracked: bool = True) -> Points:
    return scene.game.forecast(onlooker, tracked)["points"][seat]


# R6.7 What the bag will pay.


def waiting(ritual: str, owner: int | None, cost: int, bag: int, left: int) -> Waiting:
    paid = bag >= cost
    short = 0 if paid else cost - bag
    return {
        "ritual": ritual,
        "owner": owner,
        "cost": cost,
        "bag": bag,
        "paid": paid,
        "left": left,
        "short": short,
    }


def test_R6_7_the_row_is_paid_from_the_left_and_all_after_the_first_unpaid_is_lost() -> None:
    scene = Scene()
    bless(scene, 22, ("rua-hatu", "rau-pena"), ("hiro", "maui"), ("raa",))
    assert scene.question == "LayInOrder"
    assert row(scene) == [
        waiting("rua-hatu", 0, 4, 22, 18),
        waiting("rau-pena", 0, 4, 18, 14),
        waiting("raa", 2, 5, 14, 9),
        waiting("hiro", 1, 6, 9, 3),
        waiting("maui", 1, 8, 3, 3),
    ]


def test_R6_7_a_ritual_that_costs_exactly_what_is_left_is_paid() -> None:
    scene = Scene()
    bless(scene, 13, ("rua-hatu", "rau-pena"), (), ("raa",))
    assert [(one["paid"], one["left"], one["short"]) for one in row(scene)] == [
        (True, 9, 0),
        (True, 5, 0),
        (True, 0, 0),
    ]


def test_R6_7_one_mana_too_few_and_nothing_after_it_is_paid() -> None:
    scene = Scene()
    bless(scene, 7, ("rua-hatu", "rau-pena"), (), ("raa",))
    assert [(one["bag"], one["paid"], one["short"]) for one in row(scene)] == [
        (7, True, 0),
        (3, False, 1),
        (3, False, 2),
    ]


def test_R6_7_mana_that_a_ritual_adds_can_be_spent_at_once() -> None:
    """As in E4: Hina adds 6 for each of the four players, so all but Ihi is paid."""
    scene = Scene()
    for seat in range(4):
        scene.has(seat, tattoos=6)
    lots = (
        ("uru-taetae", "raa"),
        ("rau-pena", "rua-hatu", "mata-arahu"),
        ("roroo",),
        ("taere", "ihi", "hina"),
    )
    bless(scene, 23, *lots)
    found = row(scene)
    assert [one["left"] for one in found] == [46, 42, 38, 34, 29, 23, 15, 5, 5]
    assert [one["ritual"] for one in found if not one["paid"]] == ["ihi"]
    assert found[0]["owner"] is None
    assert found[-1]["short"] == 6


def test_R6_7_without_a_row_nothing_is_foreseen() -> None:
    assert row(Scene()) == []


def test_R6_7_what_is_foreseen_comes_true() -> None:
    scene = Scene()
    bless(scene, 12, ("rua-hatu", "rau-pena"), ("raa",))
    expected = row(scene)
    scene.play(0, "lay rua-hatu")
    performed = [one["ritual"] for one in scene.told("performed")]
    assert performed == [one["ritual"] for one in expected if one["paid"]]
    assert scene.public["bag"] == expected[-1]["left"]


# R8.4, R8.7 Points.


def test_R8_7_the_four_sums_of_a_score() -> None:
    scene = Scene()
    scene.has(0, tattoos=6)
    scene.in_front(0, "papa-rai-4", "roo")
    scene.tokens(0, "1-pearls-4", "1-mana-5", "3-tahua")
    scene.masks(0, "red-pearls", "red-pearls", "mirror", joined=("blue-variety",))
    assert points(scene, 0) == {
        "rank": 6,
        "rituals": [{"ritual": "papa-rai-4", "points": 4}],
        "tokens": [{"value": 1, "count": 2}, {"value": 3, "count": 1}],
        "pairs": [
            {"mask": "blue-variety", "joined": True, "points": 4},
            {"mask": "red-pearls", "joined": False, "points": 1},
        ],
        "singles": ["mirror"],
        "sums": {"rank": 6, "rituals": 4, "missions": 5, "masks": 5},
        "known": 20,
        "total": 20,
    }
    assert scene.game.scores[0].total == 20


def test_R8_4_pairs_count_tokens_assistants_and_colours() -> None:
    scene = Scene()
    scene.masks(1, *["blue-shaman"] * 2, *["blue-mana"] * 2, *["green-variety"] * 2, "red-pearls")
    scene.assistants(1, "shaman", "merchant", used=("shaman",))
    scene.tokens(1, "1-mana-5", "1-auction", "1-pearls-4")
    found = points(scene, 1)
    assert {pair["mask"]: pair["points"] for pair in found["pairs"]} == {
        "blue-shaman": 2,
        "blue-mana": 2,
        "green-variety": 4,
    }
    assert found["singles"] == ["red-pearls"]


def test_R3_1_tokens_behind_a_screen_are_known_to_who_counts_and_to_their_owner() -> None:
    scene = Scene()
    scene.tokens(1, "1-mana-5")
    scene.masks(1, *["blue-mana"] * 2, *["green-collector"] * 2)
    for onlooker, tracked in ((0, True), (1, False), (None, True)):
        found = points(scene, 1, onlooker, tracked)
        assert found["tokens"] == [{"value": 1, "count": 1}]
        assert found["pairs"][0]["points"] == 1
        assert found["total"] == 2
    for onlooker in (0, None):
        hidden = points(scene, 1, onlooker, tracked=False)
        assert hidden["tokens"] is None
        assert hidden["total"] is None
        assert [pair["points"] for pair in hidden["pairs"]] == [None, 0]


def test_R3_1_without_counting_the_forecast_does_not_depend_on_others_tokens() -> None:
    one, other = Scene(), Scene()
    for scene, token in ((one, "1-mana-5"), (other, "1-pearls-4")):
        scene.tokens(1, token)
        scene.masks(1, *["blue-mana"] * 2)
        scene.statue(1)
    assert one.game.forecast(0, tracked=False) == other.game.forecast(0, tracked=False)
    assert one.game.forecast(0) != other.game.forecast(0)


def test_R8_7_places_at_the_end_ties_to_the_earlier_in_ceremonial_order() -> None:
    scene = Scene()
    enter_last_ceremony(scene)
    scene.has(2, tattoos=3)
    for seat in range(4):
        scene.masks(seat)
    scene.order(3, 1, 2, 0)
    assert scene.game.forecast(None)["places"] is None
    idle_to_the_end(scene)
    found = scene.game.forecast(None, tracked=False)
    assert found["places"] == [2, 3, 1, 0]
    assert scene.game.winner == 2
    assert [one["total"] for one in found["points"]] == [0, 0, 3, 0]


# What a turn allows, and what things cost.


def counters(scene: Scene, seat: int) -> list[tuple[str, int, int]]:
    found = scene.game.forecast(seat)["counters"]
    return [(one["what"], one["done"], one["total"]) for one in found]


def test_R5_17_the_kahuna_of_the_market_sells_and_hires_twice_others_once() -> None:
    scene = Scene()
    scene.commodities(0, "uru")
    scene.assistants(0, "merchant")
    scene.prices(uru=1)
    visit(scene, "market", 4)
    assert counters(scene, 0) == [("sales", 0, 2), ("hires", 0, 2), ("merchant", 0, 1)]
    assert counters(scene, 1) == []
    scene.play(0, "merchant taro", "hire shaman")
    assert counters(scene, 0) == [("sales", 0, 2), ("hires", 1, 2), ("merchant", 1, 1)]
    scene.until("MarketTurn", 1)
    assert counters(scene, 1) == [("sales", 0, 1), ("hires", 0, 1)]


def test_R5_7_the_kahuna_of_the_marae_sacrifices_and_draws_twice_others_once() -> None:
    scene = Scene()
    scene.commodities(0, "uru")
    visit(scene, "marae", 4)
    scene.play(0, "sacrifice uru")
    assert counters(scene, 0) == [("sacrifices", 1, 2), ("draws", 0, 2)]
    scene.until("MaraeTurn", 1)
    assert counters(scene, 1) == [("sacrifices", 0, 1), ("draws", 0, 1)]


def test_R10_9_permanent_rituals_change_the_terms() -> None:
    scene = Scene()
    scene.in_front(0, "toa-hiti", "ana")
    scene.has(0, tattoos=6)
    terms = scene.game.forecast(0)["terms"]
    plain = scene.game.forecast(1)["terms"]
    names = ("hire_price", "ritual_price", "draws", "clips", "price_reach")
    assert terms is not None
    assert plain is not None
    assert [terms[name] for name in names] == [1, 3, 5, 3, 1]  # type: ignore[literal-required]
    assert [plain[name] for name in names] == [2, 3, 3, 2, 0]  # type: ignore[literal-required]
    assert scene.game.forecast(None)["terms"] is None


def test_what_is_refused_is_told_to_the_seat_that_is_asked_and_nobody_else() -> None:
    scene = Scene()
    scene.commodities(0, "uru")
    scene.prices(uru=4)
    scene.has(0, pearls=0)
    visit(scene, "market", 4)
    refused = scene.game.forecast(0)["refused"]
    assert {
        "move": "hire shaman",
        "why": "pearls",
        "rule": "R5.15",
        "cost": 2,
        "have": 0,
    } in refused
    assert {
        "move": "sell uru 5",
        "why": "above-marker",
        "rule": "R5.16",
        "price": 4,
        "highest": 4,
    } in (refused)
    assert not [one for one in refused if str(one["move"]).startswith("shaman")]
    for other in (1, None):
        assert scene.game.forecast(other)["refused"] == []


def test_R3_1_amounts_that_others_could_offer_or_bid_are_not_told() -> None:
    scene = Scene()
    to_offering(scene)
    scene.has(0, mana=2)
    scene.has(1, mana=40)
    assert len(scene.moves(1)) == 41
    assert scene.game.forecast(0)["refused"] == []
    scene.then("Bid", 0)
    assert len(scene.moves(1)) == 41
    assert scene.game.forecast(0)["refused"] == []


def test_R10_7_rituals_that_cannot_be_silenced_are_among_what_is_refused() -> None:
    scene = Scene(variants=("tane",))
    bless(scene, 30, ("tane-silence", "raa"), ("atea", "ru"))
    refused = scene.game.forecast(0)["refused"]
    own = [one["ritual"] for one in scene.public["row"]].index("raa") + 1
    assert {"move": f"silence {own}", "why": "not-to-silence", "rule": "R10.7"} in refused
    assert len(refused) == len(scene.public["row"]) - len(scene.moves(0))


def test_no_seat_has_no_forecast() -> None:
    with pytest.raises(UnknownSeat):
        Scene().game.forecast(4)
