"""Rituals performed outside the row (R8.8); costs, losses and empty markets (R8.9)."""

from __future__ import annotations

from tests.rules.visits import visit
from tests.toolkit import Scene


def with_shaman(ritual: str, tane: bool = False) -> Scene:
    """Seat 0, about to choose a location, has a Shaman who can perform the ritual; 4 players."""
    scene = Scene(variants=("tane",) if tane else ())
    scene.assistants(0, "shaman")
    scene.has(0, priests=12)
    scene.hand(0, ritual)
    return scene


# Rituals outside the row


def test_R8_8_a_ritual_performed_by_a_shaman_works_at_once_and_is_discarded() -> None:
    scene = with_shaman("rua-hatu")
    scene.play(0, "shaman rua-hatu")
    assert scene.mine(0)["pearls"] == 4 + 3
    assert scene.mine(0)["rituals"] == []
    assert scene.public["discards"]["normal"] == ["rua-hatu"]


def test_R8_8_a_permanent_ritual_is_put_in_front() -> None:
    scene = with_shaman("papa-rai-4")
    scene.play(0, "shaman papa-rai-4")
    assert scene.public["in_front"][0] == ["papa-rai-4"]
    assert scene.public["discards"] == {"normal": [], "forbidden": []}
    assert scene.game.scores[0].rituals == 4


def test_R8_8_a_permanent_ritual_of_a_new_tahua_is_put_in_front() -> None:
    scene = Scene()
    scene.has(0, tattoos=9)
    scene.hand(0, "papa-rai-5")
    scene.commodities(0, "uru")
    visit(scene, "marae", 4)
    scene.play(0, "sacrifice uru", "perform papa-rai-5")
    assert scene.public["in_front"][0] == ["papa-rai-5"]


def test_R8_8_a_ritual_performed_by_the_effect_of_another_works_at_once_and_is_discarded() -> None:
    scene = Scene()
    scene.hand(0, "rua-hatu")
    scene.perform(0, "taaroa")
    scene.play(0, "perform rua-hatu")
    assert scene.mine(0)["pearls"] == 4 + 3
    assert scene.public["discards"] == {"normal": ["rua-hatu"], "forbidden": ["taaroa"]}


def test_R8_8_a_general_ritual_works_for_all_players() -> None:
    scene = with_shaman("atea")
    scene.order(2, 0, 3, 1)
    scene.play(0, "shaman atea")
    assert scene.told("pearls") == [
        {"seat": 2, "amount": 3},
        {"seat": 0, "amount": 3},
        {"seat": 3, "amount": 3},
        {"seat": 1, "amount": 3},
    ]


def test_R8_8_in_a_general_ritual_the_players_choose_in_ceremonial_order() -> None:
    scene = with_shaman("faahotu")
    scene.order(2, 0, 3, 1)
    scene.play(0, "shaman faahotu")
    scene.play(2, "commodity uru")
    scene.play(0, "commodity taro")
    scene.play(3, "commodity mahi-mahi")
    scene.play(1, "commodity tiare")
    assert (scene.question, scene.awaiting) == ("ChooseLocation", (0,))


def test_R8_8_a_ritual_that_needs_the_row_does_nothing_where_there_is_none() -> None:
    scene = with_shaman("tane-silence", tane=True)
    scene.play(0, "shaman tane-silence")
    assert [event.kind for event in scene.events] == ["used", "performed"]
    assert scene.public["discards"]["normal"] == ["tane-silence"]
    assert scene.question == "ChooseLocation"


# Costs


def test_R8_9_a_mission_that_cannot_be_paid_in_full_cannot_be_chosen() -> None:
    scene = Scene()
    scene.statue(1, "1-pearls-4", "1-pearls-5", "1-mana-5", "1-mana-6")
    scene.has(0, pearls=4, mana=5)
    visit(scene, "neighbourhood")
    assert scene.moves(0) == ["fulfil 1.1", "fulfil 1.3", "pass"]


def test_R8_9_with_two_mana_no_ritual_can_be_bought() -> None:
    scene = Scene()
    scene.has(0, mana=2)
    scene.has(1, mana=3)
    scene.to_round("C1")
    scene.until("BuyRituals")
    assert scene.moves(0) == ["pass"]
    assert scene.moves(1) == ["buy normal", "pass"]


def test_R8_9_nobody_can_offer_more_mana_than_they_have() -> None:
    scene = Scene()
    scene.has(0, mana=2)
    scene.to_round("C1")
    scene.until("Offer")
    assert scene.moves(0) == ["offer 0", "offer 1", "offer 2"]


# Losses


def test_R8_9_who_has_too_few_pearls_loses_those_there_are() -> None:
    scene = Scene(variants=("tane",))
    scene.has(1, pearls=1)
    scene.perform(0, "tane-hand")
    scene.play(0, "player 1")
    assert scene.told("took pearls") == [{"seat": 0, "victim": 1, "amount": 1}]
    assert scene.mine(0)["pearls"] == 4 + 1
    assert scene.mine(1)["pearls"] == 0


def test_R8_9_who_has_too_few_priests_loses_those_there_are() -> None:
    scene = Scene(3, variants=("tane",))
    scene.has(1, priests=1)
    scene.has(2, priests=5)
    scene.perform(0, "tane-storm")
    assert scene.told("lost priests") == [
        {"seat": 1, "amount": 1, "total": 0},
        {"seat": 2, "amount": 2, "total": 3},
    ]


def test_R8_9_who_has_no_priest_loses_none() -> None:
    scene = Scene(variants=("tane",))
    scene.perform(0, "tane-gale")
    assert scene.play(0, "player 1") == []
    assert scene.public["priests"] == [0, 0, 0, 0]


# Empty markets


def test_R8_9_a_commodity_from_an_empty_market_is_nothing() -> None:
    scene = Scene()
    scene.stall(uru=0, taro=0, mahi_mahi=0, tiare=0)
    scene.perform(0, "rau-pena")
    assert [event.kind for event in scene.events] == ["performed"]
    assert scene.question == "ChooseLocation"


def test_R8_9_of_two_commodities_one_gets_the_only_one_there_is() -> None:
    scene = Scene()
    scene.stall(uru=1, taro=0, mahi_mahi=0, tiare=0)
    scene.perform(0, "nona")
    assert scene.moves(0) == ["commodity uru"]
    scene.play(0, "commodity uru")
    assert scene.question == "ChooseLocation"
    assert scene.mine(0)["commodities"] == {"uru": 1, "taro": 0, "mahi-mahi": 0, "tiare": 0}


def test_R8_9_the_die_of_the_forest_brings_nothing_from_an_empty_market() -> None:
    scene = Scene()
    scene.assistants(0, "collector")
    scene.stall(uru=0, taro=0, mahi_mahi=0, tiare=0)
    visit(scene, "forest", 1)
    assert scene.question == "ForestPick"


def test_R8_9_an_assistant_from_an_empty_market_is_nothing() -> None:
    scene = Scene()
    scene.assistants(1, *["collector", "merchant", "shaman", "pearl-diver"] * 6)
    scene.perform(0, "ru")
    assert [event.kind for event in scene.events] == ["performed"]
    assert scene.question == "ChooseLocation"


def test_R8_9_a_mask_from_an_empty_market_is_nothing() -> None:
    scene = Scene()
    scene.masks(1)
    scene.masks(1, *scene.public["markets"]["masks"])
    assert scene.public["markets"]["masks"] == []
    scene.perform(0, "hiro")
    assert [event.kind for event in scene.events] == ["performed"]
