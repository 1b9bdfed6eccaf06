"""R4: ranks and tracks."""

from __future__ import annotations

import pytest

from tests.toolkit import Scene


def drawing(tattoos: int) -> Scene:
    """Seat 0, on that space of the tattoo track, is Kahuna at the Marae."""
    scene = Scene(3)
    scene.has(0, tattoos=tattoos)
    scene.go("marae")
    return scene


def becoming_tahua(*rituals: str) -> Scene:
    """Seat 0, Kahuna at the Marae with these rituals, no mana and a taro, has become Tahua."""
    scene = Scene(3)
    scene.has(0, tattoos=9, mana=0)
    scene.hand(0, *rituals)
    scene.commodities(0, "uru", "taro")
    scene.go("marae")
    scene.play(0, "sacrifice uru")
    return scene


# R4.1


@pytest.mark.parametrize(
    ("space", "rank"),
    [
        (0, "raatira"),
        (2, "raatira"),
        (3, "ariki"),
        (5, "ariki"),
        (6, "arioi"),
        (9, "arioi"),
        (10, "tahua"),
    ],
)
def test_R4_1_a_rank_is_held_from_its_space_up_to_the_next(space: int, rank: str) -> None:
    scene = Scene(3)
    scene.has(1, tattoos=space)

    assert scene.view()["ranks"] == ["raatira", rank, "raatira"]


def test_R4_1_a_rank_is_held_as_soon_as_the_marker_reaches_its_space() -> None:
    scene = Scene(3)
    scene.has(0, tattoos=2)
    scene.commodities(0, "uru")
    scene.go("marae")
    scene.play(0, "sacrifice uru")

    assert scene.view()["ranks"][0] == "ariki"
    assert "draw forbidden" in scene.moves(0)


def test_R4_1_moving_past_the_space_of_a_rank_counts_as_reaching_it() -> None:
    scene = Scene(3)
    scene.has(0, tattoos=2)
    scene.perform(0, "mata-arahu")

    assert scene.public["tattoos"][0] == 4
    assert scene.view()["ranks"][0] == "ariki"


def test_R4_1_no_marker_goes_beyond_the_last_space() -> None:
    scene = Scene(3)
    scene.has(0, tattoos=9)
    scene.perform(0, "ihi")

    assert scene.public["tattoos"][0] == 10
    assert scene.told("tattoos", "seat", "amount", "space") == [
        {"seat": 0, "amount": 1, "space": 10}
    ]


def test_R4_1_a_tattoo_on_the_last_space_moves_nothing() -> None:
    scene = Scene(3)
    scene.has(0, tattoos=10)
    scene.perform(0, "tohu")

    assert scene.public["tattoos"][0] == 10
    assert scene.told("tattoos") == []


# R4.2


def test_R4_2_a_raatira_can_only_draw_from_the_normal_pile() -> None:
    assert drawing(tattoos=2).moves(0) == ["draw normal", "done"]


@pytest.mark.parametrize("tattoos", [3, 6, 10])
def test_R4_2_from_ariki_on_a_player_can_draw_from_either_pile(tattoos: int) -> None:
    assert drawing(tattoos).moves(0) == ["draw normal", "draw forbidden", "done"]


@pytest.mark.parametrize(
    ("tattoos", "pile", "number"),
    [
        (0, "normal", 3),
        (3, "normal", 3),
        (3, "forbidden", 3),
        (6, "normal", 5),
        (6, "forbidden", 5),
        (10, "normal", 5),
        (10, "forbidden", 5),
    ],
)
def test_R4_2_the_rank_decides_how_many_rituals_are_drawn(
    tattoos: int, pile: str, number: int
) -> None:
    scene = drawing(tattoos)
    left = scene.view()["piles"][pile]
    scene.play(0, f"draw {pile}")

    assert len(scene.mine(0)["drawn"]) == number
    assert scene.view()["piles"][pile] == left - number
    assert scene.told("drew") == [{"seat": 0, "pile": pile, "number": number}]


def test_R4_2_the_pile_is_named_before_any_card_is_seen() -> None:
    scene = drawing(tattoos=3)
    assert scene.mine(0)["drawn"] == []

    scene.force("forbidden", "tu", "oro", "ihi")
    scene.play(0, "draw forbidden")

    assert scene.moves(0) == ["keep tu", "keep oro", "keep ihi"]


def test_R4_2_only_the_player_who_draws_looks_at_the_cards() -> None:
    scene = drawing(tattoos=3)
    scene.force("forbidden", "tu", "oro", "ihi")
    scene.play(0, "draw forbidden")

    assert [event.audience for event in scene.events if event.kind == "saw"] == [0]
    assert scene.told("saw") == [{"seat": 0, "rituals": ["tu", "oro", "ihi"]}]


def test_R4_2_exactly_one_is_kept_and_the_others_are_discarded() -> None:
    scene = drawing(tattoos=6)
    scene.force("forbidden", "tu", "oro", "ihi", "taere", "ana")
    scene.play(0, "draw forbidden", "keep ihi")

    assert scene.mine(0)["rituals"] == ["ihi"]
    assert scene.mine(0)["drawn"] == []
    assert scene.mine(0)["discarded"]["forbidden"] == ["tu", "oro", "taere", "ana"]


def test_R4_2_an_effect_may_name_another_number_to_keep() -> None:
    scene = Scene(3)
    scene.perform(0, "roroo")
    scene.force("normal", "tohu", "maui", "hoa")
    scene.play(0, "draw normal", "keep maui", "keep hoa")

    assert scene.mine(0)["rituals"] == ["maui", "hoa"]
    assert scene.mine(0)["discarded"]["normal"] == ["tohu"]


def test_R4_2_an_effect_draws_by_rank_too() -> None:
    scene = Scene(3)
    scene.has(0, tattoos=6)
    scene.perform(0, "roroo")
    assert scene.moves(0) == ["draw normal", "draw forbidden"]

    scene.play(0, "draw forbidden")

    assert len(scene.mine(0)["drawn"]) == 5


def test_R4_2_a_raatira_may_perform_a_forbidden_ritual_with_a_shaman() -> None:
    scene = Scene(3)
    scene.hand(0, "tefatu")
    scene.assistants(0, "shaman")
    scene.has(0, priests=8)
    scene.play(0, "shaman tefatu")

    assert scene.mine(0)["pearls"] == 4 + 8


def test_R4_2_a_raatira_may_put_a_forbidden_ritual_into_the_bag() -> None:
    scene = Scene(3)
    scene.hand(0, "tefatu")
    scene.bag(8)
    scene.to_round("C1")
    scene.until("Prepare")
    scene.play(0, "prepare tefatu", "done")
    scene.until("Build")

    assert scene.mine(0)["pearls"] == 4 + 8


# R4.3


def test_R4_3_a_new_tahua_may_perform_any_ritual_from_hand_however_high_its_cost() -> None:
    scene = becoming_tahua("rua-hatu", "papa-rai-5")

    assert scene.told("became tahua") == [{"seat": 0}]
    assert scene.awaiting == (0,)
    assert scene.moves(0) == ["perform rua-hatu", "perform papa-rai-5", "pass"]


def test_R4_3_the_ritual_costs_nothing() -> None:
    scene = becoming_tahua("rua-hatu", "papa-rai-5")
    scene.bag(20)
    scene.play(0, "perform papa-rai-5")

    assert scene.public["in_front"][0] == ["papa-rai-5"]
    assert scene.mine(0)["mana"] == 0
    assert scene.public["bag"] == 20


def test_R4_3_a_normal_ritual_may_be_performed_as_well() -> None:
    scene = becoming_tahua("rua-hatu", "papa-rai-5")
    scene.play(0, "perform rua-hatu")

    assert scene.mine(0)["pearls"] == 4 + 3
    assert scene.public["discards"]["normal"] == ["rua-hatu"]


def test_R4_3_only_one_ritual_is_performed_and_play_goes_on() -> None:
    scene = becoming_tahua("rua-hatu", "papa-rai-5")
    scene.play(0, "perform rua-hatu")

    assert scene.mine(0)["rituals"] == ["papa-rai-5"]
    assert scene.moves(0) == ["sacrifice taro", "draw normal", "draw forbidden", "done"]


def test_R4_3_the_offer_comes_right_then_before_anybody_else_acts() -> None:
    scene = Scene(3)
    scene.has(0, tattoos=9)
    scene.hand(0, "rua-hatu")
    scene.to_round("C1")
    scene.until("ChooseGift", 0)
    scene.play(0, "gift tattoo")
    assert scene.moves(0) == ["perform rua-hatu", "pass"]

    scene.play(0, "pass")

    assert (scene.question, scene.awaiting) == ("ChooseGift", (1,))


def test_R4_3_a_movement_cut_short_by_the_last_space_brings_the_offer_too() -> None:
    scene = Scene(3)
    scene.has(0, tattoos=8)
    scene.hand(0, "rua-hatu")
    scene.perform(0, "ihi")

    assert scene.moves(0) == ["perform rua-hatu", "pass"]


def test_R4_3_a_player_who_declines_does_not_get_the_chance_again() -> None:
    scene = becoming_tahua("rua-hatu")
    scene.play(0, "pass")
    assert scene.told("declined") == [{"seat": 0}]

    scene.play(0, "sacrifice taro")

    assert scene.told("became tahua") == []
    assert scene.moves(0) == ["draw normal", "draw forbidden", "done"]


def test_R4_3_tattoos_from_the_free_ritual_bring_no_second_one() -> None:
    scene = becoming_tahua("ihi", "rua-hatu")
    scene.play(0, "perform ihi")

    assert scene.mine(0)["rituals"] == ["rua-hatu"]
    assert scene.moves(0) == ["sacrifice taro", "draw normal", "draw forbidden", "done"]


def test_R4_3_every_player_who_becomes_tahua_gets_the_chance() -> None:
    scene = becoming_tahua("rua-hatu")
    scene.has(1, tattoos=9)
    scene.hand(1, "atea")
    scene.commodities(1, "uru")
    scene.play(0, "pass", "done")
    scene.play(1, "sacrifice uru")

    assert scene.moves(1) == ["perform atea", "pass"]


def test_R4_3_reaching_a_lower_rank_brings_no_ritual() -> None:
    scene = Scene(3)
    scene.has(0, tattoos=3)
    scene.hand(0, "rua-hatu")
    scene.perform(0, "ihi")

    assert scene.view()["ranks"][0] == "arioi"
    assert scene.question == "ChooseLocation"


# R4.4


def test_R4_4_recruiting_n_priests_moves_the_marker_up_n_spaces() -> None:
    scene = Scene(3)
    scene.has(0, priests=3)
    scene.perform(0, "tu")

    assert scene.public["priests"] == [6, 0, 0]
    assert scene.told("priests") == [{"seat": 0, "amount": 3, "total": 6}]


def test_R4_4_the_marker_stops_at_the_top_of_the_track() -> None:
    scene = Scene(3)
    scene.has(0, priests=10)
    scene.perform(0, "tu")

    assert scene.public["priests"] == [12, 0, 0]
    assert scene.told("priests") == [{"seat": 0, "amount": 2, "total": 12}]


def test_R4_4_the_marker_stops_at_the_bottom_of_the_track() -> None:
    scene = Scene(3, ("tane",))
    scene.has(1, priests=1)
    scene.has(2, priests=5)
    scene.perform(0, "tane-storm")

    assert scene.public["priests"] == [0, 0, 3]
    assert scene.told("lost priests") == [
        {"seat": 1, "amount": 1, "total": 0},
        {"seat": 2, "amount": 2, "total": 3},
    ]


@pytest.mark.parametrize(("priests", "moves"), [(3, ["pass"]), (4, ["fulfil 1.1", "pass"])])
def test_R4_4_the_position_is_the_number_of_priests_one_has(priests: int, moves: list[str]) -> None:
    scene = Scene(3)
    scene.statue(1, "1-priests-4")
    scene.has(0, priests=priests)
    scene.go("neighbourhood")

    assert scene.moves(0) == moves
