"""The personal (black) rituals of the normal pile."""

from __future__ import annotations

import pytest

from tests.cards.scenario import (
    END_OF_PRIEST_TRACK,
    NewScene,
    bless,
    commodities,
    cost,
    first_space,
    mana,
    pearls,
    priests,
    ready,
    shaman,
    stall,
    tattoos,
    used,
)
from tests.toolkit import CardScene as Scene

STARTING_MASKS = (
    "red-pearls",
    "red-pearl-diver",
    "blue-mana",
    "blue-shaman",
    "green-commodities",
    "green-collector",
    "yellow-conditional",
    "yellow-merchant",
)
FORBIDDEN = (
    "nona",
    "tefatu",
    "tama-ehu",
    "tu",
    "oro",
    "taere",
    "ihi",
    "taaroa",
    "papa-rai-3",
    "papa-rai-4",
    "papa-rai-5",
    "roo",
    "ana",
    "te-tumu",
    "moana",
)


def leave_in_forest(table: Scene, *cards: str) -> None:
    """Only these cards are left in the forest, and no commodities for a new pile."""
    table.forest()
    table.commodities(3, *("uru", "taro", "mahi-mahi", "tiare") * 8)
    table.leave_in_forest_pile(*cards)


@pytest.mark.covers("ritual", "rua-hatu")
def test_rua_hatu_brings_three_pearls(scene: NewScene) -> None:
    table = scene()
    bless(table, {1: ["rua-hatu"]})
    assert pearls(table) == [4, 7, 4, 4]
    assert table.told("pearls") == [{"seat": 1, "amount": 3}]


@pytest.mark.covers("ritual", "rua-hatu")
def test_rua_hatu_by_a_shaman_takes_no_mana_from_the_bag(scene: NewScene) -> None:
    table = scene()
    table.bag(7)
    shaman(table, "rua-hatu")
    assert pearls(table) == [7, 4, 4, 4]
    assert table.public["bag"] == 7
    assert used(table, 0) == ["shaman"]


@pytest.mark.covers("ritual", "rau-pena")
def test_rau_pena_takes_a_commodity_of_ones_choice_from_the_market(scene: NewScene) -> None:
    table = scene()
    table.stall(tiare=2, uru=0)
    bless(table, {0: ["rau-pena"]})
    assert table.moves(0) == ["commodity taro", "commodity mahi-mahi", "commodity tiare"]
    table.play(0, "commodity tiare")
    assert commodities(table, 0) == ["tiare"]
    assert stall(table) == ["taro", "mahi-mahi", "tiare"]
    assert table.told("price") == [{"commodity": "tiare", "space": 3}]
    assert table.question == "Build"


@pytest.mark.covers("ritual", "rau-pena")
def test_rau_pena_finds_nothing_in_an_empty_market(scene: NewScene) -> None:
    table = scene()
    table.stall(uru=0, taro=0, mahi_mahi=0, tiare=0)
    bless(table, {0: ["rau-pena"]})
    assert table.question == "Build"
    assert commodities(table, 0) == []


@pytest.mark.covers("ritual", "uru-taetae")
def test_uru_taetae_recruits_one_priest_for_nothing(scene: NewScene) -> None:
    table = scene()
    table.has(0, priests=2)
    bless(table, {0: ["uru-taetae"]})
    assert priests(table) == [3, 0, 0, 0]
    assert pearls(table) == [4, 4, 4, 4]
    assert table.told("priests") == [{"seat": 0, "amount": 1, "total": 3}]


@pytest.mark.covers("ritual", "uru-taetae")
def test_uru_taetae_recruits_nobody_at_the_end_of_the_priest_track(scene: NewScene) -> None:
    table = scene()
    table.has(0, priests=END_OF_PRIEST_TRACK)
    bless(table, {0: ["uru-taetae"]})
    assert priests(table) == [END_OF_PRIEST_TRACK, 0, 0, 0]
    assert table.told("priests") == []


@pytest.mark.covers("ritual", "raa")
def test_raa_brings_its_owner_five_mana(scene: NewScene) -> None:
    table = scene()
    bless(table, {3: ["raa"]}, bag=cost("raa") + 1)
    assert mana(table) == [5, 5, 5, 10]
    assert table.public["bag"] == 1


@pytest.mark.covers("ritual", "roroo")
def test_roroo_draws_three_normal_rituals_for_a_raatira_who_keeps_two(scene: NewScene) -> None:
    table = scene()
    table.force("normal", "tipa", "hina", "tohu")
    bless(table, {0: ["roroo"]})
    assert table.moves(0) == ["draw normal"]
    table.play(0, "draw normal")
    assert table.moves(0) == ["keep tipa", "keep tohu", "keep hina"]
    table.play(0, "keep hina", "keep tipa")
    assert table.mine(0)["rituals"] == ["tipa", "hina"]
    assert table.mine(0)["discarded"] == {"normal": ["tohu"], "forbidden": []}


@pytest.mark.covers("ritual", "roroo")
def test_roroo_draws_five_rituals_of_either_pile_for_an_arioi(scene: NewScene) -> None:
    table = scene()
    table.has(0, tattoos=first_space("arioi"))
    bless(table, {0: ["roroo"]})
    assert table.moves(0) == ["draw normal", "draw forbidden"]
    table.play(0, "draw forbidden")
    assert table.told("drew") == [{"seat": 0, "pile": "forbidden", "number": 5}]


@pytest.mark.covers("ritual", "roroo")
def test_roroo_keeps_the_only_card_that_is_left(scene: NewScene) -> None:
    table = scene()
    table.has(0, tattoos=first_space("ariki"))
    table.hand(3, *FORBIDDEN, *FORBIDDEN[1:])
    bless(table, {0: ["roroo"]})
    table.play(0, "draw forbidden")
    assert table.told("drew") == [{"seat": 0, "pile": "forbidden", "number": 1}]
    table.play(0, "keep nona")
    assert table.mine(0)["rituals"] == ["nona"]
    assert table.question == "Build"


@pytest.mark.covers("ritual", "mata-arahu")
def test_mata_arahu_moves_two_spaces_and_past_a_rank_reaches_it(scene: NewScene) -> None:
    table = scene()
    ariki = first_space("ariki")
    table.has(0, tattoos=ariki - 1)
    bless(table, {0: ["mata-arahu"]})
    assert tattoos(table) == [ariki + 1, 0, 0, 0]
    assert table.view()["ranks"] == ["ariki", "raatira", "raatira", "raatira"]


@pytest.mark.covers("ritual", "mata-arahu")
def test_mata_arahu_ends_on_the_last_space_where_a_new_tahua_performs_for_free(
    scene: NewScene,
) -> None:
    table = scene()
    tahua = first_space("tahua")
    table.has(0, tattoos=tahua - 1)
    table.hand(0, "tefatu")
    bless(table, {0: ["mata-arahu"]}, bag=cost("mata-arahu"))
    assert table.told("tattoos", "seat", "amount", "space") == [
        {"seat": 0, "amount": 1, "space": tahua}
    ]
    assert table.moves(0) == ["perform tefatu", "pass"]
    table.play(0, "perform tefatu")
    assert pearls(table) == [12, 4, 4, 4]


@pytest.mark.covers("ritual", "tipa")
def test_tipa_reactivates_two_assistants_of_ones_choice(scene: NewScene) -> None:
    table = scene()
    table.assistants(0, used=("collector", "shaman", "pearl-diver"))
    bless(table, {0: ["tipa"]})
    assert table.moves(0) == [
        "reactivate collector",
        "reactivate shaman",
        "reactivate pearl-diver",
        "done",
    ]
    table.play(0, "reactivate collector", "reactivate pearl-diver")
    assert ready(table, 0) == ["collector", "pearl-diver"]
    assert used(table, 0) == ["shaman"]
    assert table.question == "Build"


@pytest.mark.covers("ritual", "tipa")
def test_tipa_may_reactivate_fewer(scene: NewScene) -> None:
    table = scene()
    table.assistants(0, used=("merchant", "merchant"))
    bless(table, {0: ["tipa"]})
    table.play(0, "reactivate merchant", "done")
    assert ready(table, 0) == ["merchant"]
    assert used(table, 0) == ["merchant"]


@pytest.mark.covers("ritual", "tipa")
def test_tipa_asks_nothing_when_no_assistant_is_used(scene: NewScene) -> None:
    table = scene()
    table.assistants(0, "merchant")
    table.assistants(1, used=("collector",))
    bless(table, {0: ["tipa"]})
    assert table.question == "Build"
    assert used(table, 1) == ["collector"]


@pytest.mark.covers("ritual", "tohu")
def test_tohu_gives_one_tattoo(scene: NewScene) -> None:
    table = scene()
    bless(table, {2: ["tohu"]})
    assert tattoos(table) == [0, 0, 1, 0]
    assert table.told("tattoos", "seat", "amount", "space") == [
        {"seat": 2, "amount": 1, "space": 1}
    ]


@pytest.mark.covers("ritual", "tohu")
def test_tohu_gives_nothing_to_a_tahua(scene: NewScene) -> None:
    table = scene()
    tahua = first_space("tahua")
    table.has(2, tattoos=tahua)
    bless(table, {2: ["tohu"]})
    assert tattoos(table) == [0, 0, tahua, 0]
    assert table.told("became tahua") == []
    assert table.question == "Build"


@pytest.mark.covers("ritual", "ru")
def test_ru_takes_an_assistant_of_ones_choice_unused_and_for_nothing(scene: NewScene) -> None:
    table = scene()
    bless(table, {0: ["ru"]})
    assert table.moves(0) == [
        "assistant collector",
        "assistant merchant",
        "assistant shaman",
        "assistant pearl-diver",
    ]
    table.play(0, "assistant merchant")
    assert ready(table, 0) == ["merchant"]
    assert table.public["markets"]["assistants"]["merchant"] == 5
    assert pearls(table) == [4, 4, 4, 4]
    assert table.question == "Build"


@pytest.mark.covers("ritual", "ru")
def test_ru_finds_nobody_in_an_empty_market(scene: NewScene) -> None:
    table = scene()
    table.assistants(3, *("collector", "merchant", "shaman", "pearl-diver") * 6)
    bless(table, {0: ["ru"]})
    assert table.question == "Build"
    assert ready(table, 0) == []


@pytest.mark.covers("ritual", "hiro")
def test_hiro_takes_a_mask_of_ones_choice_from_the_market_without_its_treasure(
    scene: NewScene,
) -> None:
    table = scene()
    table.masks(0, "red-pearls")
    table.masks(1)
    table.masks(2)
    table.masks(3, *STARTING_MASKS[3:])
    bless(table, {0: ["hiro"]})
    assert table.moves(0) == ["mask red-pearl-diver", "mask blue-mana"]
    table.play(0, "mask blue-mana")
    assert table.public["masks"][0] == ["red-pearls", "blue-mana"]
    assert table.public["markets"]["masks"] == ["red-pearl-diver"]
    assert pearls(table) == [4, 4, 4, 4]
    assert table.question == "Build"


@pytest.mark.covers("ritual", "hiro")
def test_hiro_finds_no_mask_in_an_empty_market(scene: NewScene) -> None:
    table = scene()
    table.masks(0)
    table.masks(1)
    table.masks(2)
    table.masks(3, *STARTING_MASKS)
    bless(table, {0: ["hiro"]})
    assert table.question == "Build"
    assert table.public["masks"][0] == []


@pytest.mark.covers("ritual", "tino-rua")
def test_tino_rua_carries_out_the_priest_track_without_a_free_priest(scene: NewScene) -> None:
    table = scene()
    table.has(0, pearls=6, mana=0, priests=3)
    bless(table, {0: ["tino-rua"]})
    assert table.moves(0) == ["recruit 0", "recruit 1", "recruit 2"]
    table.play(0, "recruit 2")
    assert priests(table) == [5, 0, 0, 0]
    assert pearls(table) == [1, 4, 4, 4]
    assert mana(table) == [3 + 5, 5, 5, 5]  # the dance and the ritual


@pytest.mark.covers("ritual", "tino-rua")
def test_tino_rua_without_priests_or_pearls_brings_nothing(scene: NewScene) -> None:
    table = scene()
    table.has(0, pearls=1, mana=0)
    bless(table, {0: ["tino-rua"]})
    assert table.moves(0) == ["recruit 0"]
    table.play(0, "recruit 0")
    assert table.told("mana") == []
    assert pearls(table) == [1, 4, 4, 4]


@pytest.mark.covers("ritual", "maui")
def test_maui_turns_up_three_forest_cards_of_which_one_is_taken(scene: NewScene) -> None:
    table = scene()
    table.force("forest", "tiare", "mask-red-pearls", "shaman")
    bless(table, {0: ["maui"]})
    assert table.public["shown"] == ["tiare", "mask-red-pearls", "shaman"]
    assert table.moves(0) == ["take mask-red-pearls", "take tiare", "take shaman"]
    table.masks(0)
    table.play(0, "take mask-red-pearls")
    assert table.public["masks"][0] == ["red-pearls"]
    assert pearls(table) == [7, 4, 4, 4]
    assert stall(table) == ["uru", "taro", "mahi-mahi", "tiare", "tiare"]
    assert table.price("tiare") == 1
    assert table.public["markets"]["assistants"]["shaman"] == 7


@pytest.mark.covers("ritual", "maui")
def test_maui_makes_do_with_fewer_cards_when_the_forest_runs_out(scene: NewScene) -> None:
    table = scene()
    leave_in_forest(table, "merchant", "shaman")
    table.force("forest", "shaman", "merchant")
    bless(table, {0: ["maui"]})
    assert table.told("turned up") == [{"cards": ["shaman", "merchant"]}]
    table.play(0, "take merchant")
    assert ready(table, 0) == ["merchant"]
    assert table.question == "Build"


@pytest.mark.covers("ritual", "maui")
def test_maui_turns_up_spare_commodities_of_the_market_when_the_forest_runs_out(
    scene: NewScene,
) -> None:
    table = scene()
    table.forest()
    table.leave_in_forest_pile("merchant")
    table.force("forest", "merchant", "taro", "tiare")
    bless(table, {0: ["maui"]})
    assert table.told("new forest pile") == [{"number": 32}]
    assert stall(table) == ["uru", "taro", "mahi-mahi", "tiare"]
    assert table.told("price") == []
    assert table.moves(0) == ["take taro", "take tiare", "take merchant"]


@pytest.mark.covers("ritual", "maui")
def test_maui_does_nothing_when_no_forest_card_is_left(scene: NewScene) -> None:
    table = scene()
    leave_in_forest(table)
    bless(table, {0: ["maui"]})
    assert table.told("turned up") == []
    assert table.question == "Build"
