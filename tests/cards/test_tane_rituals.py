"""The Tāne rituals: what players do to each other."""

from __future__ import annotations

import pytest

from tests.cards.scenario import (
    NewScene,
    bless,
    commodities,
    cost,
    discards,
    mana,
    pearls,
    priests,
    shaman,
    tattoos,
)

TANE = ("tane",)


@pytest.mark.covers("ritual", "tane-hand")
def test_tanes_hand_takes_two_pearls_from_another_player(scene: NewScene) -> None:
    table = scene(variants=TANE)
    bless(table, {1: ["tane-hand"]})
    assert table.moves(1) == ["player 0", "player 2", "player 3"]
    table.play(1, "player 2")
    assert pearls(table) == [4, 6, 2, 4]
    assert table.told("took pearls") == [{"seat": 1, "victim": 2, "amount": 2}]


@pytest.mark.covers("ritual", "tane-hand")
@pytest.mark.parametrize(("held", "taken"), [(1, 1), (0, 0)])
def test_tanes_hand_takes_no_more_than_the_victim_has(
    scene: NewScene, held: int, taken: int
) -> None:
    table = scene(variants=TANE)
    table.has(3, pearls=held)
    bless(table, {0: ["tane-hand"]})
    table.play(0, "player 3")
    assert pearls(table) == [4 + taken, 4, 4, 0]


@pytest.mark.covers("ritual", "tane-silence")
def test_tanes_silence_discards_a_waiting_ritual_of_another_player(scene: NewScene) -> None:
    table = scene(variants=TANE)
    table.has(3, priests=1)
    bless(
        table,
        {0: ["tane-silence", "mata-arahu"], 1: ["rua-hatu"], 2: ["moana", "papa-rai-3"]},
        bag=cost("tane-silence", "mata-arahu", "rua-hatu", "moana"),
    )
    row = [one["ritual"] for one in table.public["row"]]
    assert sorted(row) == ["mata-arahu", "moana", "papa-rai-3", "rua-hatu"]
    places = {ritual: place for place, ritual in enumerate(row, 1)}
    assert table.moves(0) == [  # neither the general one nor one's own
        f"silence {places['rua-hatu']}",
        f"silence {places['papa-rai-3']}",
    ]
    table.play(0, f"silence {places['papa-rai-3']}")
    assert table.told("silenced") == [{"seat": 0, "ritual": "papa-rai-3", "owner": 2}]
    assert table.public["in_front"][2] == []
    assert discards(table, "forbidden") == ["papa-rai-3", "moana"]
    assert pearls(table) == [4, 7, 4, 4]
    assert table.told("mana")[-1] == {"seat": 3, "amount": 2}  # Moana came to everyone
    assert tattoos(table) == [2, 0, 0, 0]


@pytest.mark.covers("ritual", "tane-silence")
def test_tanes_silence_leaves_the_mana_of_the_silenced_ritual_in_the_bag(scene: NewScene) -> None:
    table = scene(variants=TANE)
    bless(
        table, {0: ["tane-silence"], 1: ["rua-hatu"], 2: ["raa"]}, bag=cost("tane-silence", "raa")
    )
    table.play(0, "silence 1")
    assert pearls(table) == [4, 4, 4, 4]
    assert mana(table) == [5, 5, 10, 5]
    assert table.public["bag"] == 0


@pytest.mark.covers("ritual", "tane-silence")
def test_tanes_silence_may_have_to_be_used_on_the_only_ritual_of_another_player(
    scene: NewScene,
) -> None:
    table = scene(variants=TANE)
    bless(table, {0: ["tane-silence"], 1: ["rua-hatu"]})
    assert table.moves(0) == ["silence 1"]


@pytest.mark.covers("ritual", "tane-silence")
def test_tanes_silence_has_no_effect_when_no_other_player_has_a_ritual_waiting(
    scene: NewScene,
) -> None:
    table = scene(variants=TANE)
    table.has(3, priests=1)
    bless(table, {0: ["tane-silence", "raa"], 1: ["moana"]})
    assert table.question == "Build"
    assert table.told("silenced") == []
    assert mana(table) == [10, 5, 5, 5 + 1 + 2]  # the dance, and Moana
    assert table.told("mana")[-1] == {"seat": 3, "amount": 2}  # Moana came to everyone


@pytest.mark.covers("ritual", "tane-silence")
def test_tanes_silence_has_no_effect_at_the_end_of_the_row(scene: NewScene) -> None:
    table = scene(variants=TANE)
    bless(table, {0: ["tane-silence"]})
    assert table.question == "Build"
    assert discards(table, "normal") == ["tane-silence"]


@pytest.mark.covers("ritual", "tane-silence")
def test_tanes_silence_by_a_shaman_finds_no_row_in_an_action_round(scene: NewScene) -> None:
    table = scene(variants=TANE)
    shaman(table, "tane-silence")
    assert table.question == "ChooseLocation"
    assert discards(table, "normal") == ["tane-silence"]


@pytest.mark.covers("ritual", "tane-silence")
def test_tanes_silence_performed_by_taaroa_reaches_the_row(scene: NewScene) -> None:
    table = scene(variants=TANE)
    table.hand(0, "tane-silence")
    bless(table, {0: ["taaroa"], 1: ["papa-rai-5"]}, bag=cost("taaroa", "papa-rai-5"))
    table.play(0, "perform tane-silence", "silence 1")
    assert table.public["in_front"][1] == []
    assert table.public["bag"] == cost("papa-rai-5")


@pytest.mark.covers("ritual", "tane-gale")
def test_tanes_gale_costs_another_player_one_priest(scene: NewScene) -> None:
    table = scene(variants=TANE)
    table.has(0, priests=5)
    table.has(2, priests=5)
    bless(table, {0: ["tane-gale"]})
    assert table.moves(0) == ["player 1", "player 2", "player 3"]
    table.play(0, "player 2")
    assert priests(table) == [5, 0, 4, 0]
    assert table.told("lost priests") == [{"seat": 2, "amount": 1, "total": 4}]


@pytest.mark.covers("ritual", "tane-gale")
def test_tanes_gale_leaves_a_player_without_priests_at_zero(scene: NewScene) -> None:
    table = scene(variants=TANE)
    bless(table, {0: ["tane-gale"]})
    table.play(0, "player 1")
    assert priests(table) == [0, 0, 0, 0]
    assert table.told("lost priests") == []


@pytest.mark.covers("ritual", "tane-net")
def test_tanes_net_takes_a_random_commodity_that_only_the_two_concerned_see(
    scene: NewScene,
) -> None:
    table = scene(variants=TANE)
    table.commodities(2, "uru", "tiare", "tiare")
    table.force("commodity", "tiare")
    bless(table, {0: ["tane-net"]})
    assert table.moves(0) == ["player 1", "player 2", "player 3"]
    events = table.play(0, "player 2")
    assert commodities(table, 0) == ["tiare"]
    assert commodities(table, 2) == ["uru", "tiare"]
    assert table.told("stole commodity") == [{"seat": 0, "victim": 2}]
    assert [event.audience for event in events if event.kind == "stolen commodity"] == [0, 2]
    assert table.told("stolen commodity")[0] == {"seat": 0, "victim": 2, "commodity": "tiare"}


@pytest.mark.covers("ritual", "tane-net")
def test_tanes_net_leaves_the_others_unsure_what_was_taken(scene: NewScene) -> None:
    table = scene(variants=TANE)
    table.commodities(2, "uru", "tiare", "tiare")
    table.force("commodity", "tiare")
    bless(table, {0: ["tane-net"]})
    table.play(0, "player 2")
    seen = table.view(1)["tracked"]["commodities"]
    assert seen[0] == {"uru": 0, "taro": 0, "mahi-mahi": 0, "tiare": 0, "unknown": 1}
    assert seen[2] == {"uru": 0, "taro": 0, "mahi-mahi": 0, "tiare": 1, "unknown": 1}


@pytest.mark.covers("ritual", "tane-net")
def test_tanes_net_may_be_cast_on_a_player_without_commodities(scene: NewScene) -> None:
    table = scene(variants=TANE)
    table.commodities(2, "uru")
    bless(table, {0: ["tane-net"]})
    table.play(0, "player 1")
    assert commodities(table, 0) == []
    assert commodities(table, 2) == ["uru"]
    assert table.told("stole commodity") == []


@pytest.mark.covers("ritual", "tane-face")
def test_tanes_face_takes_an_unpaired_mask_or_mirror_without_any_treasure(scene: NewScene) -> None:
    table = scene(variants=TANE)
    table.masks(0)
    table.masks(2, "red-pearls", "red-pearls", "blue-mana", "mirror", joined=("green-collector",))
    bless(table, {0: ["tane-face"]})
    assert table.moves(0) == ["player 1", "player 2", "player 3"]
    table.play(0, "player 2")
    assert table.moves(0) == ["steal blue-mana", "steal mirror"]
    table.play(0, "steal blue-mana")
    assert table.public["masks"][0] == ["blue-mana"]
    assert table.public["masks"][2] == ["red-pearls", "red-pearls", "mirror"]
    assert table.told("stole mask") == [{"seat": 0, "victim": 2, "mask": "blue-mana"}]
    assert pearls(table) == [4, 4, 4, 4]


@pytest.mark.covers("ritual", "tane-face")
def test_tanes_face_takes_a_mirror_that_is_not_joined(scene: NewScene) -> None:
    table = scene(variants=TANE)
    table.masks(0)
    table.masks(2, "mirror", "mirror")
    bless(table, {0: ["tane-face"]})
    table.play(0, "player 2", "steal mirror")
    assert table.public["masks"][0] == ["mirror"]
    assert table.public["masks"][2] == ["mirror"]


@pytest.mark.covers("ritual", "tane-face")
def test_tanes_face_finds_nothing_among_complete_pairs(scene: NewScene) -> None:
    table = scene(variants=TANE)
    table.masks(0)
    table.masks(2, "red-pearls", "red-pearls", joined=("green-collector",))
    bless(table, {0: ["tane-face"]})
    table.play(0, "player 2")
    assert table.question == "Build"
    assert table.public["masks"][0] == []


@pytest.mark.covers("ritual", "tane-storm")
def test_tanes_storm_costs_every_other_player_two_priests_or_what_they_have(
    scene: NewScene,
) -> None:
    table = scene(players=5, variants=TANE)
    table.order(4, 3, 2, 1, 0)
    table.has(0, priests=4)
    table.has(1, priests=4)
    table.has(2, priests=2)
    table.has(3, priests=1)
    bless(table, {0: ["tane-storm"]})
    assert priests(table) == [4, 2, 0, 0, 0]
    assert table.told("lost priests") == [
        {"seat": 3, "amount": 1, "total": 0},
        {"seat": 2, "amount": 2, "total": 0},
        {"seat": 1, "amount": 2, "total": 2},
    ]


@pytest.mark.covers("ritual", "tane-tide")
def test_tanes_tide_brings_a_commodity_or_two_pearls_from_every_other_player(
    scene: NewScene,
) -> None:
    table = scene(variants=TANE)
    table.order(3, 0, 1, 2)
    table.commodities(1, "uru", "tiare")
    table.commodities(2, "taro")
    bless(table, {0: ["tane-tide"]})
    assert table.moves(3) == ["hand pearls"]
    table.play(3, "hand pearls")
    assert table.moves(1) == ["hand uru", "hand tiare", "hand pearls"]
    table.play(1, "hand tiare")
    assert table.told("handed commodity") == [{"seat": 1, "receiver": 0, "commodity": "tiare"}]
    table.play(2, "hand pearls")
    assert pearls(table) == [8, 4, 2, 2]
    assert commodities(table, 0) == ["tiare"]
    assert table.price("tiare") == 2
    assert table.question == "Build"


@pytest.mark.covers("ritual", "tane-tide")
def test_tanes_tide_takes_a_commodity_from_a_player_with_a_single_pearl(scene: NewScene) -> None:
    table = scene(variants=TANE)
    table.order(1, 0, 2, 3)
    table.has(1, pearls=1)
    table.commodities(1, "uru")
    bless(table, {0: ["tane-tide"]})
    assert table.moves(1) == ["hand uru"]


@pytest.mark.covers("ritual", "tane-tide")
@pytest.mark.parametrize(("held", "given"), [(1, 1), (0, 0)])
def test_tanes_tide_takes_what_pearls_there_are_from_a_player_with_neither(
    scene: NewScene, held: int, given: int
) -> None:
    table = scene(variants=TANE)
    table.order(1, 0, 2, 3)
    table.has(1, pearls=held)
    bless(table, {0: ["tane-tide"]})
    table.play(1, "hand pearls")
    assert pearls(table) == [4 + given, 0, 4, 4]


@pytest.mark.covers("ritual", "tane-tide")
def test_tanes_tide_by_a_shaman_rises_in_ceremonial_order(scene: NewScene) -> None:
    table = scene(players=3, variants=TANE)
    table.order(2, 1, 0)
    shaman(table, "tane-tide")
    table.play(2, "hand pearls")
    table.play(1, "hand pearls")
    assert pearls(table) == [8, 2, 2]
    assert table.question == "ChooseLocation"
