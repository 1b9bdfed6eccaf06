"""R9: the variants."""

from __future__ import annotations

from collections import Counter

import pytest

from raiatea import Game
from tests.rules.at_the_table import new_game, play_at_random, seen
from tests.toolkit import Scene

COMBINATIONS: list[tuple[str, ...]] = [
    (),
    ("tane",),
    ("oracle",),
    ("mana-shortage",),
    ("tane", "oracle"),
    ("tane", "mana-shortage"),
    ("oracle", "mana-shortage"),
    ("tane", "oracle", "mana-shortage"),
]


def oracle() -> Scene:
    """A game of Oracle with one pearl mission on each statue; seat 0 can pay for all of them."""
    scene = Scene(3, ("oracle",))
    scene.statue(1, "1-pearls-4")
    scene.statue(2, "2-pearls-7")
    scene.statue(3, "3-pearls-11")
    scene.has(0, pearls=30)
    return scene


def missions_in_the_neighbourhood(scene: Scene) -> list[str]:
    """What the Kahuna, seat 0, could fulfil in the Neighbourhood now."""
    scene.until("ChooseLocation", 0)
    scene.go("neighbourhood")
    return scene.moves(0)


# Combinations


@pytest.mark.parametrize("variants", COMBINATIONS, ids="+".join)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_R9_1_to_R9_3_every_combination_of_variants_can_be_played_to_the_end(
    players: int, variants: tuple[str, ...]
) -> None:
    game = Game.new(players, seed=7, variants=variants)
    play_at_random(game, seed=7)

    assert game.variants == variants
    assert game.over
    assert game.winner in range(players)


# R9.1


def test_R9_1_the_tane_rituals_are_shuffled_into_the_piles_they_belong_to() -> None:
    scene = Scene(3, ("tane",))
    piles: dict[str, list[str]] = scene.game.to_dict()["secret"]["piles"]  # type: ignore[index]

    assert Counter(card for card in piles["normal"] if card.startswith("tane")) == {
        "tane-hand": 2,
        "tane-silence": 2,
        "tane-gale": 2,
        "tane-net": 2,
    }
    assert Counter(card for card in piles["forbidden"] if card.startswith("tane")) == {
        "tane-face": 2,
        "tane-storm": 2,
        "tane-tide": 2,
    }


def test_R9_1_the_other_rituals_stay_in_the_piles() -> None:
    assert Scene(3, ("tane",)).view()["piles"] == {"forest": 68, "normal": 56, "forbidden": 36}


def test_R9_1_tane_rituals_can_be_drawn_at_set_up() -> None:
    games = [Game.new(5, seed=seed, variants=["tane"]) for seed in range(50)]
    drawn = {card for game in games for card in seen(game, 0)["mine"]["drawn"]}

    assert {"tane-hand", "tane-silence", "tane-gale", "tane-net"} <= drawn


# R9.2


def test_R9_2_all_three_statues_are_face_up_from_the_start() -> None:
    public = seen(new_game(3, variants=("oracle",)))["public"]

    assert len(public["spaces"]) == 36
    assert None not in public["spaces"]
    assert "?" not in public["spaces"]


def test_R9_2_at_the_start_only_statue_1_can_be_built() -> None:
    assert missions_in_the_neighbourhood(oracle()) == ["fulfil 1.1", "pass"]


def test_R9_2_no_effect_fulfils_a_mission_of_a_later_statue() -> None:
    scene = oracle()
    scene.perform(0, "taere")

    assert scene.moves(0) == ["fulfil 1.1"]


def test_R9_2_statue_2_cannot_be_built_in_C1() -> None:
    scene = oracle()
    scene.to_round("C1")
    scene.until("Build", 0)

    assert scene.moves(0) == ["fulfil 1.1", "pass"]


def test_R9_2_statue_2_can_be_built_once_C1_is_over() -> None:
    scene = oracle()
    scene.to_round("C1")

    assert missions_in_the_neighbourhood(scene) == ["fulfil 1.1", "fulfil 2.1", "pass"]
    assert scene.round == "A2"


def test_R9_2_statue_3_cannot_be_built_in_C2() -> None:
    scene = oracle()
    scene.to_round("C2")
    scene.until("Build", 0)

    assert scene.moves(0) == ["fulfil 1.1", "fulfil 2.1", "pass"]


def test_R9_2_statue_3_can_be_built_once_C2_is_over() -> None:
    scene = oracle()
    scene.to_round("C2")

    assert missions_in_the_neighbourhood(scene) == [
        "fulfil 1.1",
        "fulfil 2.1",
        "fulfil 3.1",
        "pass",
    ]
    assert scene.round == "A4"


def test_R9_2_a_statue_keeps_its_tokens_when_it_may_be_built() -> None:
    scene = Scene(3, ("oracle",))
    spaces = scene.public["spaces"]
    scene.statue(1)
    scene.to_round("C1")
    scene.until("ChooseLocation")

    assert scene.public["spaces"][12:] == spaces[12:]
    assert scene.public["statues"] == 2


def test_R9_2_a_row_of_auctions_on_statue_2_is_not_due_in_C1() -> None:
    scene = Scene(3, ("oracle",))
    scene.statue(1, "1-pearls-4")
    scene.statue(2, "2-auction", "2-auction", "2-auction")
    scene.to_round("C1")
    scene.until("ChooseLocation")

    assert scene.public["spaces"][12:15] == ["2-auction", "2-auction", "2-auction"]


def test_R9_2_rows_of_auctions_on_statue_2_are_due_first_in_step_6_of_C2() -> None:
    scene = Scene(3, ("oracle",))
    scene.statue(1, "1-pearls-4")
    scene.statue(2, "2-auction", "2-pearls-7", "2-pearls-8")
    scene.statue(3, "3-auction")
    scene.to_round("C2")
    scene.until("Bid")
    scene.play(0, "bid 0")
    scene.play(1, "bid 2")
    scene.play(2, "bid 1")

    assert scene.told("won auction") == [{"seat": 1, "space": "2.1", "mission": "2-auction"}]
    assert (scene.question, scene.awaiting) == ("Build", (0,))
    assert scene.public["spaces"][24] == "3-auction"


def test_R9_2_rows_of_auctions_on_statue_3_are_due_in_C3() -> None:
    scene = Scene(3, ("oracle",))
    scene.statue(1)
    scene.statue(2)
    scene.statue(3, "3-auction")
    scene.to_round("C3")
    scene.until("Bid")
    scene.idle()

    assert [won["space"] for won in scene.told("won auction")] == ["3.1"]


# R9.3


def test_R9_3_mana_for_buying_rituals_goes_to_the_supply() -> None:
    scene = Scene(3, ("mana-shortage",))
    scene.bag(2)
    scene.to_round("C1")
    scene.until("BuyRituals")
    scene.play(0, "buy normal")
    scene.play(1, "buy normal")
    scene.play(2, "pass")

    assert [scene.mine(seat)["mana"] for seat in range(3)] == [2, 2, 5]
    assert scene.public["bag"] == 2
    assert scene.told("bag") == []


def test_R9_3_bids_in_auctions_go_to_the_supply() -> None:
    scene = Scene(3, ("mana-shortage",))
    scene.bag(2)
    scene.statue(1, "1-auction")
    scene.to_round("C1")
    scene.until("Bid")
    scene.play(0, "bid 4")
    scene.play(1, "bid 1")
    scene.play(2, "bid 0")

    assert [scene.mine(seat)["mana"] for seat in range(3)] == [1, 4, 5]
    assert scene.public["bag"] == 2


def test_R9_3_mana_offered_goes_into_the_bag_as_ever() -> None:
    scene = Scene(3, ("mana-shortage",))
    scene.to_round("C1")
    scene.until("Offer")
    scene.play(0, "offer 4")
    scene.play(1, "offer 1")
    scene.play(2, "offer 0")

    assert scene.public["bag"] == 5


def test_R9_3_mana_left_over_stays_in_the_bag_until_the_next_ceremony() -> None:
    scene = Scene(3, ("mana-shortage",))
    scene.bag(6)
    scene.to_round("C1")
    scene.until("ChooseLocation")

    assert scene.public["bag"] == 6
