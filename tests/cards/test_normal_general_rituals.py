"""The general (brown) rituals of the normal pile: nobody's own, for everyone."""

from __future__ import annotations

import pytest

from tests.cards.scenario import (
    NewScene,
    bless,
    commodities,
    cost,
    first_space,
    mana,
    pearls,
    shaman,
    stall,
    tattoos,
)


@pytest.mark.covers("ritual", "hina")
@pytest.mark.parametrize(("players", "mana_in_the_bag"), [(3, 18), (4, 24), (5, 30)])
def test_hina_adds_six_mana_per_player_to_the_bag(
    scene: NewScene, players: int, mana_in_the_bag: int
) -> None:
    table = scene(players=players)
    bless(table, {0: ["hina"]}, bag=1)
    assert table.told("bag") == [{"mana": mana_in_the_bag}]
    assert table.public["bag"] == mana_in_the_bag
    assert mana(table) == [5] * players


@pytest.mark.covers("ritual", "hina")
def test_hina_pays_for_the_rituals_behind_her(scene: NewScene) -> None:
    table = scene(players=3)
    bless(table, {0: ["hina"], 1: ["papa-rai-5"], 2: ["rua-hatu"]}, bag=1)
    assert [event["ritual"] for event in table.told("performed")] == [
        "hina",
        "rua-hatu",
        "papa-rai-5",
    ]
    assert table.public["bag"] == 18 - cost("rua-hatu", "papa-rai-5")


@pytest.mark.covers("ritual", "hina")
def test_hina_twice_fills_the_bag_twice(scene: NewScene) -> None:
    table = scene(players=3)
    bless(table, {0: ["hina"], 1: ["hina"]}, bag=1)
    assert table.public["bag"] == 35


@pytest.mark.covers("ritual", "hina")
def test_hina_by_a_shaman_leaves_her_mana_waiting_in_the_bag(scene: NewScene) -> None:
    table = scene()
    shaman(table, "hina")
    assert table.public["bag"] == 24
    table.until("Prepare")
    assert table.public["bag"] == 24


@pytest.mark.covers("ritual", "hina")
def test_hina_in_the_row_names_no_owner(scene: NewScene) -> None:
    table = scene()
    bless(table, {2: ["hina"]})
    assert table.told("row") == [{"rituals": [{"ritual": "hina", "owner": None}]}]
    assert table.told("performed", "seat", "ritual") == [{"seat": None, "ritual": "hina"}]


@pytest.mark.covers("ritual", "faahotu")
def test_faahotu_gives_everyone_two_commodities_of_their_choice_in_ceremonial_order(
    scene: NewScene,
) -> None:
    table = scene(players=3)
    table.order(2, 0, 1)
    table.stall(uru=2, taro=2, mahi_mahi=1, tiare=1)
    bless(table, {0: ["faahotu"]})
    assert table.moves(2) == [
        "commodity uru",
        "commodity taro",
        "commodity mahi-mahi",
        "commodity tiare",
    ]
    table.play(2, "commodity tiare")
    table.play(2, "commodity uru")
    table.play(0, "commodity taro")
    assert table.moves(0) == ["commodity uru", "commodity taro", "commodity mahi-mahi"]
    table.play(0, "commodity taro")
    table.play(1, "commodity mahi-mahi")
    table.play(1, "commodity uru")
    assert [commodities(table, seat) for seat in range(3)] == [
        ["taro", "taro"],
        ["uru", "mahi-mahi"],
        ["uru", "tiare"],
    ]
    assert stall(table) == []


@pytest.mark.covers("ritual", "faahotu")
def test_faahotu_gives_the_last_in_order_nothing_when_the_market_runs_out(scene: NewScene) -> None:
    table = scene()
    table.order(3, 2, 1, 0)
    table.stall(uru=2, taro=1, mahi_mahi=0, tiare=0)
    bless(table, {0: ["faahotu"]})
    table.play(3, "commodity uru")
    table.play(3, "commodity uru")
    table.play(2, "commodity taro")
    assert [commodities(table, seat) for seat in range(4)] == [[], [], ["taro"], ["uru", "uru"]]
    assert table.question == "Build"


@pytest.mark.covers("ritual", "faahotu")
def test_faahotu_by_a_shaman_still_gives_everyone_two_commodities_in_ceremonial_order(
    scene: NewScene,
) -> None:
    table = scene(players=3)
    table.order(1, 2, 0)
    shaman(table, "faahotu")
    table.play(1, "commodity uru")
    table.play(1, "commodity taro")
    assert table.awaiting == (2,)


@pytest.mark.covers("ritual", "atea")
def test_atea_gives_everyone_two_pearls_for_each_unused_assistant(scene: NewScene) -> None:
    table = scene()
    table.assistants(0, "merchant", "merchant", "collector")
    table.assistants(1, "shaman", used=("merchant", "collector"))
    table.assistants(2, used=("collector",))
    bless(table, {3: ["atea"]})
    assert pearls(table) == [4 + 6, 4 + 2, 4, 4]


@pytest.mark.covers("ritual", "atea")
def test_atea_twice_gives_everyone_twice_as_much(scene: NewScene) -> None:
    table = scene(players=3)
    table.assistants(1, "pearl-diver", "collector")
    bless(table, {0: ["atea", "atea"]})
    assert pearls(table) == [4, 4 + 8, 4]


@pytest.mark.covers("ritual", "atea")
def test_atea_by_a_shaman_does_not_pay_for_that_shaman(scene: NewScene) -> None:
    table = scene()
    table.assistants(1, "shaman")
    shaman(table, "atea")
    assert pearls(table) == [4, 4 + 2, 4, 4]


@pytest.mark.covers("ritual", "pere")
def test_pere_takes_half_of_everyones_pearls_rounded_down_and_gives_a_tattoo_for_each(
    scene: NewScene,
) -> None:
    table = scene(players=5)
    table.has(0, pearls=9)
    table.has(1, pearls=8)
    table.has(2, pearls=1)
    table.has(3, pearls=0)
    table.has(4, pearls=2)
    bless(table, {0: ["pere"]})
    assert pearls(table) == [5, 4, 1, 0, 1]
    assert tattoos(table) == [4, 4, 0, 0, 1]
    assert {event["seat"] for event in table.told("lost pearls")} == {0, 1, 4}


@pytest.mark.covers("ritual", "pere")
def test_pere_by_a_shaman_also_hits_and_rewards_whoever_performs_it(scene: NewScene) -> None:
    table = scene(players=3)
    table.has(0, pearls=7)
    shaman(table, "pere")
    assert pearls(table) == [4, 2, 2]
    assert tattoos(table) == [3, 2, 2]


@pytest.mark.covers("ritual", "pere")
def test_whom_pere_makes_tahua_perform_for_free_in_ceremonial_order(scene: NewScene) -> None:
    table = scene(players=3)
    for seat in (0, 1, 2):
        table.has(seat, tattoos=first_space("tahua") - 1)
        table.hand(seat, "rua-hatu")
    bless(table, {0: ["pere"]})
    asked = []
    while table.question == "PerformFree":
        (seat,) = table.awaiting
        asked.append(seat)
        table.play(seat, "perform rua-hatu")
    assert asked == table.public["order"]
    assert pearls(table) == [2 + 3, 2 + 3, 2 + 3]
