"""The personal (black) and general (brown) rituals of the forbidden pile."""

from __future__ import annotations

import pytest

from tests.cards.scenario import (
    END_OF_PRIEST_TRACK,
    NewScene,
    bless,
    commodities,
    cost,
    discards,
    first_space,
    mana,
    pearls,
    priests,
    ready,
    shaman,
    side_by_side,
    stall,
    tattoos,
    used,
)


@pytest.mark.covers("ritual", "nona")
def test_nona_takes_two_commodities_of_ones_choice_from_the_market(scene: NewScene) -> None:
    table = scene()
    table.stall(taro=2)
    bless(table, {0: ["nona"]})
    table.play(0, "commodity taro", "commodity taro")
    assert commodities(table, 0) == ["taro", "taro"]
    assert stall(table) == ["uru", "mahi-mahi", "tiare"]
    assert table.price("taro") == 4
    assert table.question == "Build"


@pytest.mark.covers("ritual", "nona")
def test_nona_takes_the_only_commodity_when_the_market_has_just_one(scene: NewScene) -> None:
    table = scene()
    table.stall(uru=0, taro=0, mahi_mahi=0)
    bless(table, {0: ["nona"]})
    assert table.moves(0) == ["commodity tiare"]
    table.play(0, "commodity tiare")
    assert commodities(table, 0) == ["tiare"]
    assert table.question == "Build"


@pytest.mark.covers("ritual", "tefatu")
def test_tefatu_brings_eight_pearls(scene: NewScene) -> None:
    table = scene()
    bless(table, {1: ["tefatu"]})
    assert pearls(table) == [4, 12, 4, 4]


@pytest.mark.covers("ritual", "tama-ehu")
def test_tama_ehu_brings_two_mana_for_each_priest(scene: NewScene) -> None:
    table = scene()
    table.has(0, mana=0, priests=4)
    bless(table, {0: ["tama-ehu"]})
    assert table.told("mana") == [{"seat": 0, "amount": 8}]
    assert mana(table) == [4 + 8, 5, 5, 5]  # the dance and the ritual


@pytest.mark.covers("ritual", "tama-ehu")
def test_tama_ehu_brings_nothing_without_priests_not_even_with_oro_mai(scene: NewScene) -> None:
    table = scene()
    table.in_front(0, "oro-mai")
    bless(table, {0: ["tama-ehu"]})
    assert table.told("mana") == []


@pytest.mark.covers("ritual", "tu")
def test_tu_recruits_three_priests(scene: NewScene) -> None:
    table = scene()
    bless(table, {3: ["tu"]})
    assert priests(table) == [0, 0, 0, 3]
    assert pearls(table) == [4, 4, 4, 4]


@pytest.mark.covers("ritual", "tu")
def test_tu_stops_at_the_end_of_the_priest_track(scene: NewScene) -> None:
    table = scene()
    table.has(3, priests=END_OF_PRIEST_TRACK - 1)
    bless(table, {3: ["tu"]})
    assert table.told("priests") == [{"seat": 3, "amount": 1, "total": END_OF_PRIEST_TRACK}]


@pytest.mark.covers("ritual", "oro")
def test_oro_takes_two_assistants_and_reactivates_all(scene: NewScene) -> None:
    table = scene()
    table.assistants(0, used=("collector", "collector", "shaman"))
    table.assistants(1, used=("shaman",))
    bless(table, {0: ["oro"]})
    table.play(0, "assistant merchant", "assistant shaman")
    assert ready(table, 0) == ["collector", "collector", "merchant", "shaman", "shaman"]
    assert used(table, 0) == []
    assert used(table, 1) == ["shaman"]
    assert table.question == "Build"


@pytest.mark.covers("ritual", "oro")
def test_oro_with_an_empty_market_only_reactivates(scene: NewScene) -> None:
    table = scene()
    table.assistants(0, used=("collector",))
    table.assistants(3, *("merchant", "shaman", "pearl-diver") * 6, *("collector",) * 5)
    bless(table, {0: ["oro"]})
    assert table.question == "Build"
    assert ready(table, 0) == ["collector"]


@pytest.mark.covers("ritual", "oro")
def test_oro_takes_one_assistant_when_the_market_has_just_one(scene: NewScene) -> None:
    table = scene()
    table.assistants(3, *("merchant", "shaman", "pearl-diver") * 6, *("collector",) * 5)
    bless(table, {0: ["oro"]})
    table.play(0, "assistant collector")
    assert ready(table, 0) == ["collector"]
    assert table.question == "Build"


@pytest.mark.covers("ritual", "taere")
def test_taere_fulfils_a_mission_that_one_could_neither_pay_nor_meet(scene: NewScene) -> None:
    table = scene()
    _, last = side_by_side(table, 1, "1-auction", "1-pearls-5", top="1-priests-4")
    table.has(0, pearls=0)
    bless(table, {0: ["taere"]})
    assert table.moves(0) == ["fulfil 1.1", f"fulfil {last}"]
    table.play(0, "fulfil 1.1")
    assert table.mine(0)["missions"] == ["1-priests-4"]
    left = table.public["spaces"][: table.box.statue_size]
    assert [mission for mission in left if mission] == ["1-auction", "1-pearls-5"]
    assert table.question == "Build"


@pytest.mark.covers("ritual", "taere")
def test_taere_pays_nothing_even_if_one_could(scene: NewScene) -> None:
    table = scene()
    table.statue(1, "1-pearls-4", "1-ariki")
    bless(table, {0: ["taere"]})
    table.play(0, "fulfil 1.1")
    assert pearls(table) == [4, 4, 4, 4]


@pytest.mark.covers("ritual", "taere")
def test_taere_leaving_only_an_auction_in_the_row_starts_it_at_once(scene: NewScene) -> None:
    table = scene()
    _, last = side_by_side(table, 1, "1-auction", "1-pearls-5")
    bless(table, {0: ["taere"]})
    table.play(0, f"fulfil {last}")
    assert table.question == "Bid"
    assert table.awaiting == (0, 1, 2, 3)


@pytest.mark.covers("ritual", "taere")
def test_taere_and_a_pearl_diver_fulfil_a_second_mission_which_is_paid(scene: NewScene) -> None:
    table = scene()
    table.statue(1, "1-priests-4", "1-pearls-4", "1-pearls-5")
    table.assistants(0, "pearl-diver")
    bless(table, {0: ["taere"]})
    table.play(0, "fulfil 1.1")
    assert table.moves(0) == ["fulfil 1.2", "pass"]
    table.play(0, "fulfil 1.2")
    assert pearls(table) == [0, 4, 4, 4]
    assert used(table, 0) == ["pearl-diver"]
    assert table.mine(0)["missions"] == ["1-pearls-4", "1-priests-4"]


@pytest.mark.covers("ritual", "taere")
def test_taere_does_nothing_when_no_mission_is_available(scene: NewScene) -> None:
    table = scene()
    table.statue(1)
    bless(table, {0: ["taere"]})
    assert table.told("fulfilled") == []
    assert discards(table, "forbidden") == ["taere"]
    assert table.round == "A2"


@pytest.mark.covers("ritual", "ihi")
def test_ihi_gives_three_tattoos(scene: NewScene) -> None:
    table = scene()
    bless(table, {1: ["ihi"]})
    assert tattoos(table) == [0, 3, 0, 0]
    assert table.view()["ranks"][1] == "ariki"


@pytest.mark.covers("ritual", "ihi")
def test_ihi_finishes_its_movement_before_a_new_tahua_performs_a_ritual(scene: NewScene) -> None:
    table = scene()
    tahua = first_space("tahua")
    table.has(1, tattoos=tahua - 2)
    table.hand(1, "tohu")
    bless(table, {1: ["ihi"]})
    assert table.told("tattoos", "seat", "amount", "space") == [
        {"seat": 1, "amount": 2, "space": tahua}
    ]
    assert table.told("became tahua") == [{"seat": 1}]
    assert table.moves(1) == ["perform tohu", "pass"]
    table.play(1, "pass")
    assert table.mine(1)["rituals"] == ["tohu"]
    assert table.question == "Build"


@pytest.mark.covers("ritual", "taaroa")
def test_taaroa_performs_another_ritual_from_hand_whatever_it_costs(scene: NewScene) -> None:
    table = scene()
    table.hand(0, "papa-rai-5", "rua-hatu")
    bless(table, {0: ["taaroa"]}, bag=cost("taaroa"))
    assert table.moves(0) == ["perform rua-hatu", "perform papa-rai-5"]
    table.play(0, "perform papa-rai-5")
    assert table.public["in_front"][0] == ["papa-rai-5"]
    assert table.public["bag"] == 0
    assert discards(table, "forbidden") == ["taaroa"]
    assert table.mine(0)["rituals"] == ["rua-hatu"]


@pytest.mark.covers("ritual", "taaroa")
def test_taaroa_may_perform_another_taaroa(scene: NewScene) -> None:
    table = scene()
    table.hand(0, "taaroa", "tefatu")
    bless(table, {0: ["taaroa"]}, bag=cost("taaroa"))
    table.play(0, "perform taaroa", "perform tefatu")
    assert pearls(table) == [12, 4, 4, 4]
    assert discards(table, "forbidden") == ["tefatu", "taaroa", "taaroa"]


@pytest.mark.covers("ritual", "taaroa")
def test_taaroa_performs_a_general_ritual_for_everyone(scene: NewScene) -> None:
    table = scene()
    table.assistants(1, "merchant")
    table.assistants(3, "collector", "shaman")
    table.hand(0, "atea")
    bless(table, {0: ["taaroa"]})
    table.play(0, "perform atea")
    assert pearls(table) == [4, 4 + 2, 4, 4 + 4]


@pytest.mark.covers("ritual", "taaroa")
def test_taaroa_with_an_empty_hand_can_only_be_passed(scene: NewScene) -> None:
    table = scene()
    bless(table, {0: ["taaroa"]})
    assert table.moves(0) == ["pass"]
    table.play(0, "pass")
    assert discards(table, "forbidden") == ["taaroa"]


@pytest.mark.covers("ritual", "te-tumu")
def test_te_tumu_lets_everyone_fulfil_one_mission_in_ceremonial_order(scene: NewScene) -> None:
    table = scene()
    table.statue(1, "1-pearls-4", "1-pearls-4", "1-pearls-5")
    table.order(2, 0, 1, 3)
    table.has(1, pearls=3)
    bless(table, {0: ["te-tumu"]})
    assert table.moves(2) == ["fulfil 1.1", "fulfil 1.2", "pass"]
    table.play(2, "fulfil 1.1")
    assert table.moves(0) == ["fulfil 1.2", "pass"]
    table.play(0, "pass")
    assert table.moves(1) == ["pass"]
    table.play(1, "pass")
    table.play(3, "fulfil 1.2")
    assert pearls(table) == [4, 3, 0, 0]
    assert table.view()["tracked"]["missions"] == [[], [], ["1-pearls-4"], ["1-pearls-4"]]
    assert table.question == "Build"
    assert table.awaiting == (2,)


@pytest.mark.covers("ritual", "te-tumu")
def test_te_tumu_asks_nobody_when_no_mission_is_available(scene: NewScene) -> None:
    table = scene()
    table.statue(1)
    bless(table, {0: ["te-tumu"]})
    assert discards(table, "forbidden") == ["te-tumu"]
    assert table.round == "A2"


@pytest.mark.covers("ritual", "te-tumu")
def test_te_tumu_by_a_shaman_lets_everyone_fulfil_a_mission_in_an_action_round(
    scene: NewScene,
) -> None:
    table = scene(players=3)
    table.statue(1, "1-pearls-4", "1-mana-5")
    table.order(1, 2, 0)
    shaman(table, "te-tumu")
    table.play(1, "fulfil 1.1")
    table.play(2, "fulfil 1.2")
    assert pearls(table) == [4, 0, 4]
    assert mana(table) == [5, 5, 0]
    assert table.question == "ChooseLocation"


@pytest.mark.covers("ritual", "moana")
def test_moana_brings_everyone_two_mana_for_each_of_their_priests(scene: NewScene) -> None:
    table = scene()
    table.has(1, priests=3)
    table.has(2, priests=END_OF_PRIEST_TRACK)
    bless(table, {0: ["moana"]})
    dance = [0, 3, END_OF_PRIEST_TRACK, 0]
    assert mana(table) == [5 + 3 * priests for priests in dance]


@pytest.mark.covers("ritual", "moana")
def test_moana_by_a_shaman_brings_mana_to_everyone_in_ceremonial_order(scene: NewScene) -> None:
    table = scene(players=3)
    table.has(1, priests=1)
    table.has(2, priests=2)
    table.order(2, 0, 1)
    shaman(table, "moana")
    assert table.told("mana") == [
        {"seat": 2, "amount": 4},
        {"seat": 0, "amount": 2 * END_OF_PRIEST_TRACK},
        {"seat": 1, "amount": 2},
    ]
    assert discards(table, "forbidden") == ["moana"]
