"""R2: the rounds, and choosing locations."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.at_the_table import idle_round, idle_to_end_of_visit, idle_visit
from tests.toolkit import Scene


def course(players: int) -> dict[str, str]:
    """The rounds of a whole game in the order they came, with the question each began with."""
    scene = Scene(players)
    found: dict[str, str] = {}
    while scene.awaiting:
        found.setdefault(scene.round, scene.question)
        scene.idle()
    return found


def belongings(scene: Scene, seat: int) -> list[Any]:
    """All that a seat has, behind the screen and in front of it."""
    mine = scene.mine(seat)
    public = scene.public
    return [
        *[mine[key] for key in ("pearls", "mana", "commodities", "rituals", "missions")],
        *[public[key][seat] for key in ("masks", "ready", "used", "tattoos", "priests")],
    ]


def test_R2_1_with_3_players_all_rounds_of_the_track_are_played() -> None:
    assert list(course(3)) == ["A1", "C1", "A2", "A3", "C2", "A4", "A5", "A6", "C3"]


def test_R2_1_with_4_players_A6_is_left_out() -> None:
    assert list(course(4)) == ["A1", "C1", "A2", "A3", "C2", "A4", "A5", "C3"]


def test_R2_1_with_5_players_A5_and_A6_are_left_out() -> None:
    assert list(course(5)) == ["A1", "C1", "A2", "A3", "C2", "A4", "C3"]


def test_R2_1_an_A_begins_with_the_choice_of_a_location_and_a_C_with_the_dance() -> None:
    assert course(5) == {
        "A1": "ChooseLocation",
        "C1": "Dance",
        "A2": "ChooseLocation",
        "A3": "ChooseLocation",
        "C2": "Dance",
        "A4": "ChooseLocation",
        "C3": "Dance",
    }


@pytest.mark.parametrize(("players", "action_rounds"), [(3, 6), (4, 5), (5, 4)])
def test_R2_1_there_are_6_5_or_4_action_rounds_and_always_3_ceremonies(
    players: int, action_rounds: int
) -> None:
    questions = list(course(players).values())

    assert questions.count("ChooseLocation") == action_rounds
    assert questions.count("Dance") == 3


def test_R2_2_the_players_choose_clockwise_beginning_with_the_starting_player() -> None:
    scene = Scene(4)
    scene.state.start = 2
    scene.to_round("A2")

    assert scene.awaiting == (2,)
    idle_visit(scene, "path")
    assert scene.awaiting == (3,)
    idle_visit(scene, "marae")
    assert scene.awaiting == (0,)
    idle_visit(scene, "market")
    assert scene.awaiting == (1,)


def test_R2_2_a_player_must_choose_a_location() -> None:
    scene = Scene(4)

    assert scene.moves(0) == [
        "go forest",
        "go marae",
        "go reef",
        "go path",
        "go neighbourhood",
        "go market",
    ]


def test_R2_2_whoever_chooses_a_location_becomes_its_kahuna() -> None:
    scene = Scene(4)
    idle_visit(scene, "reef")
    scene.go("market")

    assert (scene.public["kahuna"], scene.public["location"]) == (1, "market")
    assert scene.events[0].to_dict() == {
        "event": "chose location",
        "seat": 1,
        "location": "market",
    }


def test_R2_2_a_location_is_carried_out_to_its_end_before_the_next_player_chooses() -> None:
    scene = Scene(3)
    scene.go("path")
    scene.play(0, "recruit 0")
    scene.play(1, "recruit 0")
    assert (scene.question, scene.awaiting) == ("PathTurn", (2,))

    scene.play(2, "recruit 0")

    assert (scene.question, scene.awaiting) == ("ChooseLocation", (1,))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_R2_2_the_round_is_over_once_all_players_have_chosen(players: int) -> None:
    scene = Scene(players)
    locations = ["path", "reef", "market", "marae", "neighbourhood"][:players]

    idle_round(scene, *locations[:-1])
    assert (scene.round, scene.awaiting) == ("A1", (players - 1,))
    idle_visit(scene, locations[-1])

    assert (scene.round, scene.question) == ("C1", "Dance")


@pytest.mark.parametrize("location", ["forest", "marae", "path", "neighbourhood", "market"])
def test_R2_3_every_player_acts_the_kahuna_first_and_then_clockwise(location: str) -> None:
    scene = Scene(4)
    scene.statue(1)
    scene.state.start = 2
    scene.to_round("A1")
    scene.go(location)

    acted = []
    for _ in range(4):
        acted.append(scene.awaiting)
        scene.idle()

    assert acted == [(2,), (3,), (0,), (1,)]


@pytest.mark.parametrize(
    ("location", "nothing"),
    [
        ("forest", "pass"),
        ("marae", "done"),
        ("path", "recruit only 0"),
        ("neighbourhood", "pass"),
        ("market", "done"),
    ],
)
def test_R2_3_the_kahuna_may_leave_every_action_and_bonus_unused(
    location: str, nothing: str
) -> None:
    scene = Scene(3)
    scene.statue(1, "1-uru")
    scene.commodities(0, "uru", "taro")
    before = belongings(scene, 0)
    scene.go(location)
    scene.play(0, nothing)
    idle_to_end_of_visit(scene)

    assert belongings(scene, 0) == before


@pytest.mark.parametrize(
    ("location", "nothing"),
    [
        ("forest", "pass"),
        ("marae", "done"),
        ("path", "recruit 0"),
        ("neighbourhood", "pass"),
        ("market", "done"),
    ],
)
def test_R2_3_the_others_may_leave_every_action_unused(location: str, nothing: str) -> None:
    scene = Scene(3)
    scene.commodities(1, "uru", "taro")
    before = belongings(scene, 1)
    scene.go(location)
    while scene.awaiting == (0,):
        scene.idle()
    scene.play(1, nothing)

    assert belongings(scene, 1) == before
    assert scene.awaiting == (2,)


def test_R2_4_first_the_token_goes_to_the_player_on_the_left() -> None:
    scene = Scene(3)
    idle_round(scene, "path", "reef", "market")

    assert scene.public["start"] == 1
    assert scene.told("started") == [{"seat": 1}]


def test_R2_4_the_token_goes_on_from_the_last_seat_to_the_first() -> None:
    scene = Scene(3)
    scene.state.start = 2
    scene.to_round("A2")
    idle_round(scene, "path", "reef", "market")

    assert scene.round == "A3"
    assert scene.public["start"] == 0
    assert scene.awaiting == (0,)


def test_R2_4_second_the_forest_cards_left_go_to_their_markets() -> None:
    scene = Scene(3)
    scene.masks(0, "blue-mana")
    scene.forest("uru", "collector", "mask-red-variety-tattoo", "mirror")
    masks = scene.public["markets"]["masks"]
    idle_round(scene, "path", "reef", "market")

    markets = scene.public["markets"]
    assert markets["commodities"] == {"uru": 2, "taro": 1, "mahi-mahi": 1, "tiare": 1}
    assert markets["assistants"]["collector"] == 7
    assert sorted(markets["masks"]) == sorted([*masks, "red-variety", "mirror"])


@pytest.mark.parametrize("players", [3, 4, 5])
def test_R2_4_one_forest_card_more_than_players_is_turned_up_anew(players: int) -> None:
    scene = Scene(players)
    fresh = ["merchant", "mirror", "shaman", "taro", "uru", "uru"][: players + 1]
    scene.forest(*["tiare"] * (players + 1))
    scene.force("forest", *fresh)
    idle_round(scene, *["path", "reef", "market", "marae", "neighbourhood"][:players])

    assert sorted(scene.public["forest"]) == fresh
    assert scene.view()["piles"]["forest"] == 72 - 2 * (players + 1)


def test_R2_4_third_all_location_tiles_go_back_to_the_board() -> None:
    scene = Scene(3)
    scene.to_round("A2")
    idle_round(scene, "path", "reef", "market")

    assert set(scene.public["tiles"].values()) == {None}
    assert len(scene.moves(scene.awaiting[0])) == 6


def test_R2_4_fourth_the_round_marker_moves_on() -> None:
    scene = Scene(3)
    idle_round(scene, "path", "reef", "market")

    assert scene.public["round"] == 1
    assert scene.told("round") == [{"number": 1, "round": "C1"}]


def test_R2_4_token_then_forest_then_round_marker() -> None:
    scene = Scene(3)
    scene.forest("merchant", "mirror", "shaman", "shaman")
    idle_round(scene, "path", "market", "reef")

    assert [event.kind for event in scene.events][-4:] == [
        "started",
        "forest to markets",
        "turned up",
        "round",
    ]


def test_R2_5_a_chosen_tile_lies_in_front_of_its_player() -> None:
    scene = Scene(4)
    idle_round(scene, "reef", "path")

    assert scene.public["tiles"] == {
        "forest": None,
        "marae": None,
        "reef": 0,
        "path": 1,
        "neighbourhood": None,
        "market": None,
    }


def test_R2_5_no_location_is_visited_twice_in_a_round() -> None:
    scene = Scene(5)
    idle_round(scene, "reef", "path", "market", "forest")

    assert scene.moves(4) == ["go marae", "go neighbourhood"]
