"""What each rank gives: points, rituals drawn, clips in the bag (R4.1, R4.2, R6.3, R8.7)."""

from __future__ import annotations

import pytest

from tests.cards.scenario import NewScene, end_game, final, first_space, last_space, pearls


@pytest.mark.covers_each("rank")
@pytest.mark.parametrize(
    ("rank", "space"),
    [
        ("raatira", 0),
        ("raatira", 1),
        ("ariki", 2),
        ("ariki", 4),
        ("arioi", 5),
        ("arioi", 10),
        ("tahua", 11),
    ],
)
def test_a_rank_is_held_from_its_first_space_to_the_one_before_the_next_rank(
    scene: NewScene, rank: str, space: int
) -> None:
    table = scene()
    table.has(0, tattoos=space)
    assert table.view()["ranks"] == [rank, "raatira", "raatira", "raatira"]


@pytest.mark.covers_each("rank")
@pytest.mark.parametrize(
    ("rank", "points"), [("raatira", 0), ("ariki", 3), ("arioi", 6), ("tahua", 9)]
)
def test_a_rank_is_worth_its_points_at_the_end(scene: NewScene, rank: str, points: int) -> None:
    table = scene()
    table.has(0, tattoos=last_space(rank))
    end_game(table)
    assert table.view()["ranks"][0] == rank
    assert final(table, 0, "rank") == points


@pytest.mark.covers_each("rank")
@pytest.mark.parametrize(
    ("rank", "draws", "number"),
    [
        ("raatira", ["draw normal", "done"], 3),
        ("ariki", ["draw normal", "draw forbidden", "done"], 3),
        ("arioi", ["draw normal", "draw forbidden", "done"], 5),
        ("tahua", ["draw normal", "draw forbidden", "done"], 5),
    ],
)
def test_a_rank_says_from_which_piles_and_how_many_rituals_are_drawn(
    scene: NewScene, rank: str, draws: list[str], number: int
) -> None:
    table = scene()
    table.has(0, tattoos=first_space(rank))
    table.force("die", 4)
    table.go("marae")
    assert table.moves(0) == draws
    table.play(0, draws[-2])
    assert [event["number"] for event in table.told("drew")] == [number]
    assert len(table.mine(0)["drawn"]) == number


@pytest.mark.covers_each("rank")
@pytest.mark.parametrize(
    ("rank", "buys"),
    [
        ("raatira", ["buy normal", "pass"]),
        ("ariki", ["buy normal", "buy forbidden", "pass"]),
        ("arioi", ["buy normal", "buy forbidden", "pass"]),
        ("tahua", ["buy normal", "buy forbidden", "pass"]),
    ],
)
def test_a_rank_says_which_rituals_can_be_bought_in_a_ceremony(
    scene: NewScene, rank: str, buys: list[str]
) -> None:
    table = scene()
    table.has(0, tattoos=first_space(rank))
    table.to_round("C1")
    table.until("BuyRituals")
    assert table.moves(0) == buys


@pytest.mark.covers_each("rank")
@pytest.mark.parametrize("rank", ["raatira", "ariki"])
def test_the_lower_ranks_put_two_rituals_with_clips_into_the_bag_and_any_general_ones(
    scene: NewScene, rank: str
) -> None:
    table = scene()
    table.has(0, tattoos=last_space(rank))
    table.hand(0, "tipa", "tohu", "tefatu", "hina", "moana")
    table.to_round("C1")
    table.until("Prepare")
    table.play(0, "prepare hina", "prepare tipa", "prepare tefatu")
    assert table.moves(0) == ["prepare moana", "done"]


@pytest.mark.covers_each("rank")
@pytest.mark.parametrize("rank", ["arioi", "tahua"])
def test_the_higher_ranks_put_three_rituals_with_clips_into_the_bag(
    scene: NewScene, rank: str
) -> None:
    table = scene()
    table.has(0, tattoos=first_space(rank))
    table.hand(0, "tipa", "tohu", "tefatu", "papa-rai-5")
    table.to_round("C1")
    table.until("Prepare")
    table.play(0, "prepare tipa", "prepare tefatu")
    assert table.moves(0) == ["prepare tohu", "prepare papa-rai-5", "done"]
    table.play(0, "prepare papa-rai-5")
    assert table.moves(0) == ["done"]


@pytest.mark.covers("rank", "tahua")
def test_becoming_tahua_lets_one_perform_one_ritual_from_hand_for_nothing(scene: NewScene) -> None:
    table = scene()
    table.has(0, tattoos=first_space("tahua") - 1)
    table.commodities(0, "uru")
    table.hand(0, "tefatu", "tohu")
    table.force("die", 4)
    table.go("marae")
    table.play(0, "sacrifice uru")
    assert table.told("became tahua") == [{"seat": 0}]
    assert table.moves(0) == ["perform tohu", "perform tefatu", "pass"]
    table.play(0, "perform tefatu")
    assert pearls(table) == [12, 4, 4, 4]
    assert table.mine(0)["rituals"] == ["tohu"]
    assert table.question == "MaraeTurn"


@pytest.mark.covers("rank", "ariki", "arioi")
@pytest.mark.parametrize("rank", ["ariki", "arioi"])
def test_becoming_ariki_or_arioi_performs_no_ritual(scene: NewScene, rank: str) -> None:
    table = scene()
    table.has(0, tattoos=first_space(rank) - 1)
    table.commodities(0, "uru")
    table.hand(0, "tefatu")
    table.force("die", 4)
    table.go("marae")
    table.play(0, "sacrifice uru")
    assert table.view()["ranks"][0] == rank
    assert table.question == "MaraeTurn"
