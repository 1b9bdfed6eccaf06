"""The permanent (blue) rituals of the normal pile, at work in front of their owner."""

from __future__ import annotations

import pytest

from tests.cards.scenario import NewScene, bless, end_game, final, mana, pearls, priests, ready

DIE_MOVES = {
    "forest": ["commodity uru", "commodity taro", "commodity mahi-mahi", "commodity tiare", "pass"],
    "marae": ["tattoo", "pass"],
    "market": [
        "assistant collector",
        "assistant merchant",
        "assistant shaman",
        "assistant pearl-diver",
        "pass",
    ],
}


@pytest.mark.covers("ritual", "toa-hiti")
def test_toa_hiti_makes_every_assistant_at_the_market_free(scene: NewScene) -> None:
    table = scene()
    table.has(0, pearls=0)
    table.in_front(0, "toa-hiti")
    table.force("die", 4)
    table.go("market")
    table.play(0, "hire shaman")
    assert table.told("hired") == [{"seat": 0, "assistant": "shaman", "pearls": 0}]
    table.play(0, "hire collector")
    assert pearls(table) == [0, 4, 4, 4]
    assert ready(table, 0) == ["collector", "shaman"]


@pytest.mark.covers("ritual", "toa-hiti")
def test_toa_hiti_does_nothing_for_other_players(scene: NewScene) -> None:
    table = scene()
    table.in_front(0, "toa-hiti")
    table.force("die", 4)
    table.go("market")
    table.play(0, "done")
    table.play(1, "hire shaman")
    assert pearls(table) == [4, 2, 4, 4]


@pytest.mark.covers("ritual", "toa-hiti")
def test_toa_hiti_twice_is_no_better_than_once(scene: NewScene) -> None:
    table = scene()
    table.in_front(0, "toa-hiti", "toa-hiti")
    table.force("die", 4)
    table.go("market")
    table.play(0, "hire shaman")
    assert pearls(table) == [4, 4, 4, 4]
    assert ready(table, 0) == ["shaman"]


@pytest.mark.covers("ritual", "tii")
def test_tii_adds_two_pearls_to_the_second_roll_at_the_reef(scene: NewScene) -> None:
    table = scene()
    table.in_front(1, "tii")
    table.force("die", 3, 2)
    table.go("reef")
    assert pearls(table) == [4 + 2 + 3, 4 + 2 + 2, 6, 6]


@pytest.mark.covers("ritual", "tii")
def test_tii_adds_nothing_to_the_pearls_of_the_divers(scene: NewScene) -> None:
    table = scene()
    table.in_front(1, "tii")
    table.assistants(1, "pearl-diver")
    table.force("die", 1, 1)
    table.go("reef")
    assert table.told("pearls") == [
        {"seat": 1, "amount": 4},
        {"seat": 0, "amount": 4},
        {"seat": 1, "amount": 3},
        {"seat": 2, "amount": 1},
        {"seat": 3, "amount": 1},
    ]


@pytest.mark.covers("ritual", "tii")
def test_tii_twice_adds_four_pearls(scene: NewScene) -> None:
    table = scene()
    table.in_front(1, "tii", "tii")
    table.force("die", 4, 1)
    table.go("reef")
    assert pearls(table) == [8, 9, 5, 5]


@pytest.mark.covers("ritual", "tii")
@pytest.mark.parametrize(
    ("token", "paid"),
    [("1-pearls-4", "pearls"), ("1-mana-5", "mana")],
)
def test_tii_makes_missions_of_pearls_and_mana_one_cheaper(
    scene: NewScene, token: str, paid: str
) -> None:
    table = scene()
    table.statue(1, token)
    table.has(0, pearls=3, mana=4)
    table.in_front(0, "tii")
    table.go("neighbourhood")
    table.play(0, "fulfil 1.1")
    assert (pearls(table)[0], mana(table)[0]) == ((0, 4) if paid == "pearls" else (3, 0))


@pytest.mark.covers_each("ritual")
@pytest.mark.parametrize("ritual", ["toa-hiti", "tii"])
def test_toa_hiti_and_tii_are_worth_no_points(scene: NewScene, ritual: str) -> None:
    table = scene()
    bless(table, {0: [ritual]})
    end_game(table)
    assert final(table, 0, "rituals") == 0


@pytest.mark.covers("ritual", "oro-mai")
def test_oro_mai_adds_two_mana_at_the_path_even_without_priests(scene: NewScene) -> None:
    table = scene()
    table.in_front(0, "oro-mai")
    table.in_front(1, "oro-mai")
    table.go("path")
    table.play(0, "recruit 1")
    table.play(1, "recruit 0")
    assert priests(table) == [2, 0, 0, 0]
    assert mana(table) == [5 + 2 + 2, 5 + 2, 5, 5]


@pytest.mark.covers("ritual", "oro-mai")
def test_oro_mai_adds_two_mana_in_the_dance_of_the_priests(scene: NewScene) -> None:
    table = scene()
    table.in_front(2, "oro-mai")
    table.has(2, priests=3)
    table.to_round("C1")
    table.until("BuyRituals")
    assert mana(table) == [5, 5, 10, 5]


@pytest.mark.covers("ritual", "oro-mai")
def test_oro_mai_adds_two_mana_to_tino_rua(scene: NewScene) -> None:
    table = scene()
    table.in_front(2, "oro-mai")
    bless(table, {2: ["tino-rua"]})
    table.play(2, "recruit 1")
    assert mana(table) == [5, 5, 5 + 2 + 3, 5]  # the dance and the ritual


@pytest.mark.covers("ritual", "oro-mai")
def test_oro_mai_adds_nothing_when_priests_are_only_recruited(scene: NewScene) -> None:
    table = scene()
    table.in_front(2, "oro-mai")
    bless(table, {2: ["uru-taetae"]})
    assert table.told("mana") == []


@pytest.mark.covers("ritual", "oro-mai")
def test_oro_mai_twice_adds_four_mana(scene: NewScene) -> None:
    table = scene()
    table.in_front(0, "oro-mai", "oro-mai")
    table.go("path")
    table.play(0, "recruit only 0")
    assert mana(table) == [9, 5, 5, 5]


@pytest.mark.covers("ritual", "hoa")
def test_hoa_counts_one_more_pearl_diver_against_the_die(scene: NewScene) -> None:
    table = scene()
    table.in_front(1, "hoa")
    table.assistants(1, "pearl-diver")
    table.assistants(2, "pearl-diver")
    table.force("die", 2, 1)
    table.go("reef")
    assert pearls(table) == [8, 9, 5, 5]


@pytest.mark.covers("ritual", "hoa")
@pytest.mark.parametrize(
    ("location", "assistant"),
    [("forest", "collector"), ("marae", "shaman"), ("market", "merchant")],
)
def test_hoa_counts_one_more_of_the_other_types_too(
    scene: NewScene, location: str, assistant: str
) -> None:
    table = scene()
    table.in_front(1, "hoa")
    table.assistants(1, assistant, used=(assistant, assistant))
    table.force("die", 4)
    table.go(location)
    assert table.awaiting == (1,)
    assert table.moves(1) == DIE_MOVES[location]


@pytest.mark.covers("ritual", "hoa")
def test_hoa_counts_no_more_than_one_more(scene: NewScene) -> None:
    table = scene()
    table.in_front(1, "hoa")
    table.assistants(1, "pearl-diver")
    table.force("die", 3, 1)
    table.go("reef")
    assert pearls(table) == [8, 5, 5, 5]


@pytest.mark.covers("ritual", "hoa")
def test_hoa_does_not_stand_in_for_a_type_one_does_not_own(scene: NewScene) -> None:
    table = scene()
    table.in_front(1, "hoa")
    table.assistants(1, "collector", "merchant", "shaman")
    table.force("die", 1, 1)
    table.go("reef")
    assert pearls(table) == [8, 5, 5, 5]


@pytest.mark.covers("ritual", "hoa")
def test_hoa_is_not_counted_by_missions(scene: NewScene) -> None:
    table = scene()
    table.statue(1, "1-shamans-2")
    table.in_front(0, "hoa")
    table.assistants(0, used=("shaman",))
    table.go("neighbourhood")
    assert table.moves(0) == ["pass"]
