"""What every ritual costs in the row, and where it goes when its effect is over (R6.7)."""

from __future__ import annotations

import pytest

from tests.cards.scenario import NewScene, bless, discards, finish_row

RITUALS = pytest.mark.parametrize(
    ("ritual", "cost", "then"),
    [
        ("rua-hatu", 4, "normal discards"),
        ("rau-pena", 4, "normal discards"),
        ("uru-taetae", 4, "normal discards"),
        ("raa", 5, "normal discards"),
        ("roroo", 6, "normal discards"),
        ("mata-arahu", 8, "normal discards"),
        ("tipa", 3, "normal discards"),
        ("tohu", 5, "normal discards"),
        ("ru", 5, "normal discards"),
        ("hiro", 6, "normal discards"),
        ("tino-rua", 5, "normal discards"),
        ("maui", 9, "normal discards"),
        ("hina", 1, "normal discards"),
        ("faahotu", 2, "normal discards"),
        ("atea", 3, "normal discards"),
        ("pere", 2, "normal discards"),
        ("toa-hiti", 5, "in front"),
        ("tii", 6, "in front"),
        ("oro-mai", 6, "in front"),
        ("hoa", 4, "in front"),
        ("nona", 7, "forbidden discards"),
        ("tefatu", 8, "forbidden discards"),
        ("tama-ehu", 9, "forbidden discards"),
        ("tu", 9, "forbidden discards"),
        ("oro", 9, "forbidden discards"),
        ("taere", 10, "forbidden discards"),
        ("ihi", 11, "forbidden discards"),
        ("taaroa", 8, "forbidden discards"),
        ("papa-rai-3", 9, "in front"),
        ("papa-rai-4", 11, "in front"),
        ("papa-rai-5", 13, "in front"),
        ("roo", 8, "in front"),
        ("ana", 7, "in front"),
        ("te-tumu", 6, "forbidden discards"),
        ("moana", 6, "forbidden discards"),
        ("tane-hand", 3, "normal discards"),
        ("tane-silence", 3, "normal discards"),
        ("tane-gale", 4, "normal discards"),
        ("tane-net", 4, "normal discards"),
        ("tane-face", 7, "forbidden discards"),
        ("tane-storm", 8, "forbidden discards"),
        ("tane-tide", 9, "forbidden discards"),
    ],
)


@RITUALS
def test_a_bag_with_exactly_its_cost_pays_for_a_ritual(
    scene: NewScene, ritual: str, cost: int, then: str
) -> None:
    table = scene(variants=("tane",))
    bless(table, {2: [ritual]}, bag=cost)
    owner = None if table.box.ritual_general[table.box.rituals.index(ritual)] else 2
    assert table.told("performed") == [
        {"seat": owner, "ritual": ritual, "from": "row", "paid": cost, "bag": 0}
    ]
    finish_row(table)
    places = {
        "normal discards": discards(table, "normal"),
        "forbidden discards": discards(table, "forbidden"),
        "in front": table.public["in_front"][2],
    }
    assert [place for place, cards in places.items() if cards == [ritual]] == [then]


@RITUALS
def test_with_one_mana_less_a_ritual_is_discarded_without_effect(
    scene: NewScene, ritual: str, cost: int, then: str
) -> None:
    table = scene(variants=("tane",))
    bless(table, {2: [ritual]}, bag=cost - 1)
    owner = None if table.box.ritual_general[table.box.rituals.index(ritual)] else 2
    assert table.told("no effect") == [
        {"ritual": ritual, "owner": owner, "cost": cost, "bag": cost - 1}
    ]
    assert table.told("performed", "seat", "ritual") == []
    assert table.public["bag"] == cost - 1
    assert discards(table, "normal") + discards(table, "forbidden") == [ritual]
    assert table.public["in_front"][2] == []
