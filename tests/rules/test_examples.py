"""The worked examples of the rules, E1 to E8, played move by move."""

from __future__ import annotations

from tests.rules.visits import visit
from tests.toolkit import Scene

RAFAEL, MARIA, MAX, ARNO = range(4)


def test_E1_a_kahuna_at_the_marae_uses_both_parts_of_the_bonus() -> None:
    scene = Scene()
    scene.has(0, tattoos=1)
    scene.commodities(0, "mahi-mahi", "taro")
    scene.prices(mahi_mahi=4, taro=3)
    visit(scene, "marae", 4)
    scene.play(0, "sacrifice mahi-mahi", "sacrifice taro")
    assert scene.public["tattoos"][0] == 3
    assert scene.view()["ranks"][0] == "ariki"
    scene.force("normal", "hina", "tipa", "ru")
    scene.play(0, "draw normal")
    assert scene.told("drew") == [{"seat": 0, "pile": "normal", "number": 3}]
    scene.play(0, "keep tipa")
    scene.force("forbidden", "tu", "ihi", "oro")
    scene.play(0, "draw forbidden")
    assert scene.told("drew") == [{"seat": 0, "pile": "forbidden", "number": 3}]
    scene.play(0, "keep ihi")
    assert scene.mine(0)["rituals"] == ["tipa", "ihi"]
    assert scene.price("mahi-mahi") == 4 - 1
    assert scene.price("taro") == 3 - 1


def test_E2_three_players_with_three_priests_dance() -> None:
    scene = Scene(3)
    scene.has(0, pearls=5, mana=0, priests=3)
    scene.has(1, pearls=5, mana=0, priests=3)
    scene.has(2, pearls=5, mana=0, priests=3)
    scene.to_round("C1")
    scene.play(0, "recruit 2")
    scene.play(1, "recruit 0")
    scene.play(2, "recruit 0")
    assert scene.public["priests"] == [5, 3, 3]
    assert [scene.mine(seat)["pearls"] for seat in range(3)] == [0, 5, 5]
    assert [scene.mine(seat)["mana"] for seat in range(3)] == [5, 3, 3]


def test_E2_three_players_with_three_priests_on_a_path_without_kahuna_bonus() -> None:
    scene = Scene()
    scene.has(1, pearls=5, mana=0, priests=3)
    scene.has(2, pearls=5, mana=0, priests=3)
    scene.has(3, pearls=5, mana=0, priests=3)
    visit(scene, "path")
    scene.play(0, "recruit 0")
    scene.play(1, "recruit 2")
    scene.play(2, "recruit 0")
    scene.play(3, "recruit 0")
    assert scene.public["priests"][1:] == [5, 3, 3]
    assert [scene.mine(seat)["pearls"] for seat in (1, 2, 3)] == [0, 5, 5]
    assert [scene.mine(seat)["mana"] for seat in (1, 2, 3)] == [5, 3, 3]


def at_the_offering() -> Scene:
    """Nobody bought a ritual, and those of E4 are in the bag, which holds no mana yet."""
    scene = Scene(4)
    scene.statue(1, "1-pearls-4", "1-pearls-5", "1-mana-5")
    scene.has(RAFAEL, pearls=0, mana=8)
    scene.has(MARIA, pearls=0, mana=8, tattoos=6)
    scene.has(MAX, pearls=0, mana=8)
    scene.has(ARNO, pearls=0, mana=8)
    scene.hand(RAFAEL, "uru-taetae", "raa")
    scene.hand(MARIA, "rau-pena", "rua-hatu", "mata-arahu")
    scene.hand(MAX, "roroo")
    scene.hand(ARNO, "taere", "ihi", "hina")
    scene.order(RAFAEL, MARIA, MAX, ARNO)
    scene.to_round("C1")
    scene.until("Prepare")
    scene.play(RAFAEL, "prepare uru-taetae", "prepare raa", "done")
    scene.play(MARIA, "prepare rau-pena", "prepare rua-hatu", "prepare mata-arahu", "done")
    scene.play(MAX, "prepare roroo", "done")
    scene.play(ARNO, "prepare taere", "prepare ihi", "prepare hina", "done")
    return scene


def offer(scene: Scene) -> None:
    """The offers of E3."""
    scene.play(RAFAEL, "offer 7")
    scene.play(MARIA, "offer 4")
    scene.play(MAX, "offer 4")
    scene.play(ARNO, "offer 8")


def test_E3_the_highest_offering_comes_first_and_ties_keep_their_order() -> None:
    scene = at_the_offering()
    offer(scene)
    assert scene.told("order") == [{"seats": [ARNO, RAFAEL, MARIA, MAX]}]
    assert scene.public["order"] == [ARNO, RAFAEL, MARIA, MAX]


def test_E4_the_row_is_laid_by_cost_and_maria_chooses_the_order_of_her_two() -> None:
    scene = at_the_offering()
    assert scene.public["bag"] == 0
    offer(scene)
    assert scene.public["bag"] == 23
    scene.until("LayInOrder")
    assert scene.awaiting == (MARIA,)
    assert scene.moves(MARIA) == ["lay rua-hatu", "lay rau-pena"]
    row = scene.public["row"]
    assert [(place["ritual"], place["owner"]) for place in row] == [
        ("hina", None),
        ("uru-taetae", RAFAEL),
        ("rua-hatu", MARIA),
        ("rau-pena", MARIA),
        ("raa", RAFAEL),
        ("roroo", MAX),
        ("mata-arahu", MARIA),
        ("taere", ARNO),
        ("ihi", ARNO),
    ]
    cost = {ritual.id: ritual.cost for ritual in scene.game.catalogue.rituals}
    assert [cost[place["ritual"]] for place in row] == [1, 4, 4, 4, 5, 6, 8, 10, 11]
    assert sum(cost[place["ritual"]] for place in row) == 53


def performed(seat: int | None, ritual: str, bag: int) -> dict[str, object]:
    cost = {one.id: one.cost for one in Scene.cards.rituals}[ritual]
    return {
        "event": "performed",
        "seat": seat,
        "ritual": ritual,
        "from": "row",
        "paid": cost,
        "bag": bag,
    }


def test_E4_all_but_ihi_are_performed_and_five_mana_stay_in_the_bag() -> None:
    scene = at_the_offering()
    offer(scene)
    scene.until("LayInOrder")

    scene.play(MARIA, "lay rua-hatu")
    assert [event.to_dict() for event in scene.events] == [
        performed(None, "hina", bag=22),
        {"event": "bag", "mana": 46},
        performed(RAFAEL, "uru-taetae", bag=42),
        {"event": "priests", "seat": RAFAEL, "amount": 1, "total": 1},
        performed(MARIA, "rua-hatu", bag=38),
        {"event": "pearls", "seat": MARIA, "amount": 3},
        performed(MARIA, "rau-pena", bag=34),
    ]

    scene.force("normal", "tipa", "ru", "hiro")
    scene.play(MARIA, "commodity tiare")
    assert [event.to_dict() for event in scene.events] == [
        {"event": "took commodity", "seat": MARIA, "commodity": "tiare"},
        {"event": "price", "commodity": "tiare", "space": 3},
        performed(RAFAEL, "raa", bag=29),
        {"event": "mana", "seat": RAFAEL, "amount": 5},
        performed(MAX, "roroo", bag=23),
    ]

    scene.play(MAX, "draw normal", "keep tipa", "keep hiro")
    assert scene.mine(MAX)["rituals"] == ["tipa", "hiro"]
    assert scene.told("performed", "seat", "ritual", "bag") == [
        {"seat": MARIA, "ritual": "mata-arahu", "bag": 15},
        {"seat": ARNO, "ritual": "taere", "bag": 5},
    ]
    assert scene.told("tattoos", "seat", "amount", "space") == [
        {"seat": MARIA, "amount": 2, "space": 8}
    ]

    scene.play(ARNO, "fulfil 1.3")
    assert scene.mine(ARNO)["missions"] == ["1-mana-5"]
    assert scene.told("no effect", "ritual") == [{"ritual": "ihi"}]
    assert scene.public["tattoos"][ARNO] == 0
    assert scene.public["row"] == []
    assert scene.public["bag"] == 5
    assert scene.public["discards"] == {
        "normal": ["rua-hatu", "rau-pena", "uru-taetae", "raa", "roroo", "mata-arahu", "hina"],
        "forbidden": ["taere", "ihi"],
    }


def test_E5_the_die_shows_2_and_only_maria_has_collectors_enough() -> None:
    scene = Scene()
    scene.assistants(MARIA, "collector", "collector", "collector")
    scene.assistants(ARNO, "collector")
    visit(scene, "forest", 2)
    assert (scene.question, scene.awaiting) == ("TakeCommodity", (MARIA,))
    scene.play(MARIA, "commodity tiare")
    assert scene.mine(MARIA)["commodities"]["tiare"] == 1
    assert scene.price("tiare") == 3
    assert scene.question == "ForestPick"


def test_E6_with_a_collector_the_kahuna_takes_a_mask_and_a_mahi_mahi() -> None:
    scene = Scene(3)
    scene.masks(0)
    scene.forest("mahi-mahi", "uru", "shaman", "mask-red-pearls")
    scene.assistants(0, "collector")
    visit(scene, "forest", 4)
    assert len(scene.public["forest"]) == 4
    scene.play(0, "collector")
    assert len(scene.public["forest"]) == 5
    scene.play(0, "take mask-red-pearls", "take mahi-mahi")
    assert scene.public["masks"][0] == ["red-pearls"]
    assert scene.mine(0)["commodities"]["mahi-mahi"] == 1
    assert scene.price("mahi-mahi") == 2


def test_E7_a_shaman_performs_rua_hatu_with_four_priests() -> None:
    scene = Scene()
    scene.has(0, pearls=0, mana=0, priests=4)
    scene.hand(0, "rua-hatu")
    scene.assistants(0, "shaman")
    scene.play(0, "shaman rua-hatu")
    assert scene.mine(0)["pearls"] == 3
    assert scene.mine(0)["mana"] == 0
    assert scene.told("mana") == []


def test_E8_after_a_second_mission_by_pearl_diver_the_next_player_builds() -> None:
    scene = Scene()
    scene.statue(1, "1-pearls-4", "1-pearls-5", "1-mana-5")
    scene.has(0, pearls=9)
    scene.assistants(0, "pearl-diver")
    scene.to_round("C1")
    scene.until("Build")
    assert scene.awaiting == (0,)
    scene.play(0, "fulfil 1.1", "fulfil 1.2")
    assert scene.mine(0)["missions"] == ["1-pearls-4", "1-pearls-5"]
    assert scene.public["used"][0]["pearl-diver"] == 1
    assert (scene.question, scene.awaiting) == ("Build", (1,))
