"""The mission tokens that ask for something to be met (R7.3), and the auction tokens (R7.7)."""

from __future__ import annotations

import pytest

from tests.cards.scenario import (
    NewScene,
    as_kahuna,
    first_space,
    mana,
    priests,
    ready,
    side_by_side,
    used,
)

RANK_MISSIONS = pytest.mark.parametrize(
    ("mission", "rank", "points"),
    [("1-ariki", "ariki", 1), ("2-arioi", "arioi", 2), ("3-tahua", "tahua", 3)],
)
PRIEST_MISSIONS = pytest.mark.parametrize(
    ("mission", "number", "points"),
    [("1-priests-4", 4, 1), ("2-priests-6", 6, 2), ("3-priests-8", 8, 3), ("3-priests-10", 10, 3)],
)


@pytest.mark.covers_each("mission")
@RANK_MISSIONS
def test_a_mission_of_a_rank_is_met_from_the_space_of_that_rank_on(
    scene: NewScene, mission: str, rank: str, points: int
) -> None:
    table = scene()
    table.has(0, tattoos=first_space(rank))
    fulfil = as_kahuna(table, mission)
    table.play(0, fulfil)
    assert table.mine(0)["missions"] == [mission]
    assert table.game.scores[0].missions == points
    assert table.public["tattoos"] == [first_space(rank), 0, 0, 0]


@pytest.mark.covers_each("mission")
@RANK_MISSIONS
def test_a_mission_of_a_rank_is_not_met_one_space_before(
    scene: NewScene, mission: str, rank: str, points: int
) -> None:
    table = scene()
    table.has(0, tattoos=first_space(rank) - 1)
    as_kahuna(table, mission)
    assert table.moves(0) == ["pass"]


@pytest.mark.parametrize("mission", ["1-ariki", "2-arioi"])
def test_a_tahua_meets_the_missions_of_lower_ranks(scene: NewScene, mission: str) -> None:
    table = scene()
    table.has(0, tattoos=first_space("tahua"))
    fulfil = as_kahuna(table, mission)
    assert table.moves(0) == [fulfil, "pass"]


@pytest.mark.covers_each("mission")
@PRIEST_MISSIONS
def test_a_mission_of_priests_is_met_by_that_many_who_all_stay(
    scene: NewScene, mission: str, number: int, points: int
) -> None:
    table = scene()
    table.has(0, priests=number)
    fulfil = as_kahuna(table, mission)
    table.play(0, fulfil)
    assert table.game.scores[0].missions == points
    assert priests(table) == [number, 0, 0, 0]


@pytest.mark.covers_each("mission")
@PRIEST_MISSIONS
def test_a_mission_of_priests_is_not_met_by_one_less(
    scene: NewScene, mission: str, number: int, points: int
) -> None:
    table = scene()
    table.has(0, priests=number - 1)
    as_kahuna(table, mission)
    assert table.moves(0) == ["pass"]


@pytest.mark.covers_each("mission")
@pytest.mark.parametrize(
    ("mission", "assistants", "points"),
    [
        ("1-collectors-2", ["collector", "collector"], 1),
        ("1-merchants-2", ["merchant", "merchant"], 1),
        ("1-shamans-2", ["shaman", "shaman"], 1),
        ("1-pearl-divers-2", ["pearl-diver", "pearl-diver"], 1),
        ("2-collectors-3", ["collector", "collector", "collector"], 2),
        ("2-merchants-3", ["merchant", "merchant", "merchant"], 2),
        ("2-shamans-3", ["shaman", "shaman", "shaman"], 2),
        ("2-pearl-divers-3", ["pearl-diver", "pearl-diver", "pearl-diver"], 2),
        (
            "3-each-2",
            [
                *("collector", "collector", "merchant", "merchant"),
                *("shaman", "shaman", "pearl-diver", "pearl-diver"),
            ],
            3,
        ),
        (
            "3-assistants-9",
            [*("collector",) * 4, "merchant", *("shaman",) * 3, "pearl-diver"],
            3,
        ),
    ],
)
def test_a_mission_of_assistants_is_met_by_used_and_unused_ones_who_all_stay(
    scene: NewScene, mission: str, assistants: list[str], points: int
) -> None:
    table = scene()
    table.assistants(0, assistants[0], used=tuple(assistants[1:]))
    fulfil = as_kahuna(table, mission)
    table.play(0, fulfil)
    assert table.mine(0)["missions"] == [mission]
    assert table.game.scores[0].missions == points
    assert ready(table, 0) == assistants[:1]
    assert used(table, 0) == assistants[1:]


@pytest.mark.parametrize(
    ("mission", "assistants"),
    [
        ("1-collectors-2", ["collector", *("merchant", "shaman", "pearl-diver") * 2]),
        ("1-merchants-2", ["merchant", *("collector", "shaman", "pearl-diver") * 2]),
        ("1-shamans-2", ["shaman", *("collector", "merchant", "pearl-diver") * 2]),
        ("1-pearl-divers-2", ["pearl-diver", *("collector", "merchant", "shaman") * 2]),
        ("2-collectors-3", ["collector", "collector", "merchant", "merchant", "merchant"]),
        ("2-merchants-3", ["merchant", "merchant", "shaman", "shaman", "shaman"]),
        ("2-shamans-3", ["shaman", "shaman", "pearl-diver", "pearl-diver", "pearl-diver"]),
        ("2-pearl-divers-3", ["pearl-diver", "pearl-diver", *("collector",) * 3]),
        ("3-each-2", [*("collector", "merchant", "shaman") * 3, "pearl-diver"]),
        ("3-assistants-9", ["collector", "merchant", "shaman", "pearl-diver"] * 2),
    ],
)
def test_a_mission_of_assistants_is_not_met_by_one_too_few(
    scene: NewScene, mission: str, assistants: list[str]
) -> None:
    table = scene()
    table.assistants(0, used=tuple(assistants))
    as_kahuna(table, mission)
    assert table.moves(0) == ["pass"]


@pytest.mark.covers("mission", "3-mask-pairs-3")
def test_three_complete_pairs_meet_their_mission_a_joined_one_included(scene: NewScene) -> None:
    table = scene()
    table.masks(
        0, "red-pearls", "red-pearls", "blue-mana", "blue-mana", joined=("green-collector",)
    )
    fulfil = as_kahuna(table, "3-mask-pairs-3")
    table.play(0, fulfil)
    assert table.mine(0)["missions"] == ["3-mask-pairs-3"]
    assert table.game.scores[0].missions == 3
    assert len(table.public["masks"][0]) == 4


@pytest.mark.covers("mission", "3-mask-pairs-3")
def test_two_pairs_and_single_masks_do_not_meet_the_mission_of_three_pairs(
    scene: NewScene,
) -> None:
    table = scene()
    table.masks(
        0, *("red-pearls",) * 2, "blue-mana", "mirror", "mirror", joined=("green-collector",)
    )
    as_kahuna(table, "3-mask-pairs-3")
    assert table.moves(0) == ["pass", "join blue-mana"]


@pytest.mark.covers_each("mission")
@pytest.mark.parametrize(
    ("auction", "statue", "ceremony"),
    [("1-auction", 1, "C1"), ("2-auction", 2, "C2"), ("3-auction", 3, "C3")],
)
def test_an_auction_token_alone_in_its_row_goes_to_the_highest_bid_in_the_next_ceremony(
    scene: NewScene, auction: str, statue: int, ceremony: str
) -> None:
    table = scene()
    table.to_round(ceremony)
    table.statue(1)
    table.statue(statue, auction)
    table.order(3, 2, 1, 0)
    table.until("Bid")
    table.play(0, "bid 4")
    table.play(1, "bid 4")
    table.play(2, "bid 2")
    table.play(3, "bid 0")
    assert table.told("won auction") == [{"seat": 1, "space": f"{statue}.1", "mission": auction}]
    assert mana(table) == [1, 1, 3, 5]
    assert table.told("bag") == [{"mana": 10}]
    assert table.view()["tracked"]["missions"][1] == [auction]
    assert table.game.scores[1].missions == statue


@pytest.mark.covers_each("mission")
@pytest.mark.parametrize(
    ("auction", "mission", "statue"),
    [
        ("1-auction", "1-pearls-4", 1),
        ("2-auction", "2-pearls-7", 2),
        ("3-auction", "3-pearls-11", 3),
    ],
)
def test_an_auction_token_is_auctioned_as_soon_as_it_is_alone_in_its_row(
    scene: NewScene, auction: str, mission: str, statue: int
) -> None:
    table = scene()
    table.has(0, pearls=20)
    as_kahuna(table, mission)
    _, last = side_by_side(table, statue, auction, mission)
    assert table.moves(0) == [f"fulfil {last}", "pass"]
    table.play(0, f"fulfil {last}")
    assert table.question == "Bid"
    table.play(0, "bid 0")
    table.play(1, "bid 0")
    table.play(2, "bid 1")
    table.play(3, "bid 0")
    assert table.view()["tracked"]["missions"][2] == [auction]
    assert table.public["bag"] == 1
