"""R1: the set-up."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from raiatea import Game, catalogue
from tests.rules.at_the_table import hand, keep_first, new_game, seen
from tests.toolkit import Scene

STARTING_MASKS = [
    "blue-mana",
    "blue-shaman",
    "green-collector",
    "green-commodities",
    "red-pearl-diver",
    "red-pearls",
    "yellow-conditional",
    "yellow-merchant",
]


def test_R1_1_every_player_starts_with_5_mana_and_4_pearls() -> None:
    game = new_game(3)

    assert [seen(game, seat)["mine"]["mana"] for seat in range(3)] == [5, 5, 5]
    assert [seen(game, seat)["mine"]["pearls"] for seat in range(3)] == [4, 4, 4]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_R1_1_the_starting_player_token_goes_to_any_player_by_lot(players: int) -> None:
    starters = {seen(Game.new(players, seed=seed))["public"]["start"] for seed in range(50)}

    assert starters == set(range(players))


def test_R1_2_the_six_location_tiles_lie_on_the_board() -> None:
    assert seen(new_game(4))["public"]["tiles"] == {
        "forest": None,
        "marae": None,
        "reef": None,
        "path": None,
        "neighbourhood": None,
        "market": None,
    }


def test_R1_3_the_assistant_market_opens_with_six_of_each_type() -> None:
    assert seen(new_game(5))["public"]["markets"]["assistants"] == {
        "collector": 6,
        "merchant": 6,
        "shaman": 6,
        "pearl-diver": 6,
    }


def test_R1_3_the_commodities_market_opens_with_one_of_each_type() -> None:
    assert seen(new_game(5))["public"]["markets"]["commodities"] == {
        "uru": 1,
        "taro": 1,
        "mahi-mahi": 1,
        "tiare": 1,
    }


def test_R1_3_every_price_marker_begins_on_the_second_space_from_the_bottom() -> None:
    assert seen(new_game(5))["public"]["markets"]["prices"] == {
        "uru": 2,
        "taro": 2,
        "mahi-mahi": 2,
        "tiare": 2,
    }


@pytest.mark.parametrize("players", [3, 4, 5])
def test_R1_4_every_player_has_one_starting_mask_and_the_market_the_rest(players: int) -> None:
    public = seen(new_game(players))["public"]

    assert [len(masks) for masks in public["masks"]] == [1] * players
    assert len(public["markets"]["masks"]) == 8 - players
    dealt = [mask for masks in public["masks"] for mask in masks]
    assert sorted(dealt + public["markets"]["masks"]) == STARTING_MASKS


def test_R1_4_the_starting_masks_are_shuffled() -> None:
    first_masks = {seen(Game.new(3, seed=seed))["public"]["masks"][0][0] for seed in range(120)}

    assert sorted(first_masks) == STARTING_MASKS


def test_R1_4_the_mask_dealt_gives_no_treasure() -> None:
    game = new_game(5)
    treasured = {card.shows for card in game.catalogue.forest if card.amount}

    assert seen(game)["public"]["masks"][0][0] in treasured
    assert seen(game)["tracked"]["pearls"] == [4, 4, 4, 4, 4]
    assert seen(game)["tracked"]["mana"] == [5, 5, 5, 5, 5]
    assert seen(game)["public"]["tattoos"] == [0, 0, 0, 0, 0]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_R1_5_one_forest_card_more_than_players_is_turned_up(players: int) -> None:
    view = seen(new_game(players))

    assert len(view["public"]["forest"]) == players + 1
    assert view["piles"]["forest"] == 72 - (players + 1)


def test_R1_5_supply_and_draw_pile_are_the_72_forest_cards() -> None:
    game = new_game(4)
    view = seen(game)
    cards = Counter({card.id: card.copies for card in game.catalogue.forest})

    assert cards.total() == 72
    assert Counter(view["public"]["forest"] + view["tracked"]["forest_pile"]) == cards


def test_R1_5_the_forest_is_shuffled() -> None:
    assert (
        seen(Game.new(3, seed=1))["public"]["forest"]
        != (seen(Game.new(3, seed=2))["public"]["forest"])
    )


def test_R1_6_every_tattoo_marker_begins_on_raatira() -> None:
    view = seen(new_game(3))

    assert view["public"]["tattoos"] == [0, 0, 0]
    assert view["ranks"] == ["raatira", "raatira", "raatira"]


def test_R1_6_every_priest_marker_begins_on_0() -> None:
    assert seen(new_game(3))["public"]["priests"] == [0, 0, 0]


def test_R1_7_only_statue_1_is_turned_face_up() -> None:
    spaces = seen(new_game(3))["public"]["spaces"]

    assert len(spaces) == 36
    assert "?" not in spaces[:12]
    assert spaces[12:] == ["?"] * 24


def test_R1_7_every_statue_holds_tokens_of_its_own_value() -> None:
    spaces = seen(new_game(3, variants=("oracle",)))["public"]["spaces"]
    value = {mission.id: mission.value for mission in catalogue.default().missions}

    assert [value[token] for token in spaces] == [1] * 12 + [2] * 12 + [3] * 12


def test_R1_7_the_tokens_of_a_value_are_shuffled() -> None:
    first_tokens = {seen(Game.new(3, seed=seed))["public"]["spaces"][0] for seed in range(400)}

    assert first_tokens == {m.id for m in catalogue.default().missions if m.value == 1}


def test_R1_7_nobody_sees_a_token_that_is_face_down_or_left_over() -> None:
    game = new_game(3)
    text = json.dumps([game.view(seat) for seat in range(3)])
    face_up = set(seen(game)["public"]["spaces"][:12])

    assert {m.id for m in game.catalogue.missions if f'"{m.id}"' in text} == face_up


def test_R1_8_the_two_piles_hold_the_rituals_of_their_kind_without_tane_cards() -> None:
    scene = Scene(3)
    rituals = scene.game.catalogue.rituals
    piles = scene.view()["piles"]
    secret: dict[str, list[str]] = scene.game.to_dict()["secret"]["piles"]  # type: ignore[index]

    assert (piles["normal"], piles["forbidden"]) == (48, 30)
    assert Counter(secret["normal"]) == {
        r.id: r.copies for r in rituals if r.pile == "normal" and not r.tane
    }
    assert Counter(secret["forbidden"]) == {
        r.id: r.copies for r in rituals if r.pile == "forbidden" and not r.tane
    }


def test_R1_8_the_piles_are_shuffled() -> None:
    assert (
        seen(Game.new(3, seed=1), 0)["mine"]["drawn"]
        != (seen(Game.new(3, seed=2), 0)["mine"]["drawn"])
    )


@pytest.mark.parametrize("players", [3, 4, 5])
def test_R1_9_every_player_draws_5_normal_rituals(players: int) -> None:
    view = seen(new_game(players))

    assert view["drawn"] == [{"normal": 5, "forbidden": 0}] * players
    assert view["piles"]["normal"] == 48 - 5 * players
    assert view["piles"]["forbidden"] == 30


def test_R1_9_another_player_cannot_tell_which_rituals_were_drawn() -> None:
    game = new_game(3)
    same_to_seat_0 = game.determinise(0, seed=9)

    assert same_to_seat_0.view(0) == game.view(0)
    assert seen(same_to_seat_0, 1)["mine"]["drawn"] != seen(game, 1)["mine"]["drawn"]


def test_R1_9_with_3_players_everybody_keeps_the_2_they_choose() -> None:
    game = new_game(3)
    kept = [sorted(keep_first(game, seat, 2)) for seat in range(3)]

    assert [sorted(hand(game, seat)) for seat in range(3)] == kept
    assert game.awaiting == (0,)
    assert seen(game)["public"]["round"] == 0


def test_R1_9_the_rituals_not_kept_are_discarded() -> None:
    game = new_game(3)
    drawn = Counter(seen(game, 2)["mine"]["drawn"])
    kept = [keep_first(game, seat, 2) for seat in range(3)]

    assert Counter(seen(game, 2)["mine"]["discarded"]["normal"]) == drawn - Counter(kept[2])
    assert seen(game)["face_down"] == [{"normal": 3, "forbidden": 0}] * 3


def test_R1_9_nobody_may_keep_fewer_than_2() -> None:
    game = new_game(3)
    drawn = seen(game, 0)["mine"]["drawn"]
    assert {str(move) for move in game.moves(0)} == {f"keep {ritual}" for ritual in drawn}

    keep_first(game, 0, 1)

    assert 0 in game.awaiting
    assert {str(move).partition(" ")[0] for move in game.moves(0)} == {"keep"}


def test_R1_9_with_4_players_the_starting_player_keeps_just_1() -> None:
    game = new_game(4, start=2)
    keep_first(game, 2, 1)
    assert game.awaiting == (0, 1, 3)

    keep_first(game, 0, 2)
    keep_first(game, 1, 2)
    keep_first(game, 3, 2)

    assert [len(hand(game, seat)) for seat in range(4)] == [2, 2, 1, 2]
    assert seen(game)["face_down"][2] == {"normal": 4, "forbidden": 0}


def test_R1_9_with_5_players_the_one_right_of_the_starting_player_draws_5_more() -> None:
    game = new_game(5, start=3)
    for seat in range(5):
        keep_first(game, seat, 2)

    assert game.awaiting == (2,)
    assert seen(game)["drawn"][2] == {"normal": 5, "forbidden": 0}
    assert seen(game)["piles"]["normal"] == 48 - 25 - 5


def test_R1_9_with_5_players_the_fifth_keeps_2_more_and_begins_with_4() -> None:
    game = new_game(5, start=3)
    first = [keep_first(game, seat, 2) for seat in range(5)]
    second = keep_first(game, 2, 2)

    assert [len(hand(game, seat)) for seat in range(5)] == [2, 2, 4, 2, 2]
    assert sorted(hand(game, 2)) == sorted(first[2] + second)
    assert seen(game)["face_down"][2] == {"normal": 6, "forbidden": 0}
    assert game.awaiting == (3,)


def test_R1_9_all_choose_at_the_same_time_in_any_order() -> None:
    game = new_game(3)
    awaited = [game.awaiting]
    keep_first(game, 2, 2)
    awaited.append(game.awaiting)
    keep_first(game, 0, 2)
    awaited.append(game.awaiting)

    assert awaited == [(0, 1, 2), (0, 1), (1,)]


def test_R1_9_nobody_sees_what_the_others_choose() -> None:
    one, other = new_game(3), new_game(3)
    one.play(0, one.moves(0)[0])
    other.play(0, other.moves(0)[-1])
    assert one.view(0) != other.view(0)

    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)


def test_R1_9_others_are_told_only_that_a_choice_was_made() -> None:
    game = new_game(3)
    keep_first(game, 0, 1)
    events = game.play(0, game.moves(0)[0])

    assert [event.to_dict() for event in events if event.visible_to(1)] == [
        {"event": "answered", "seat": 0}
    ]


@pytest.mark.parametrize(("start", "order"), [(0, [0, 1, 2, 3, 4]), (3, [3, 4, 0, 1, 2])])
def test_R1_10_the_ritual_cubes_stand_in_the_order_of_play(start: int, order: list[int]) -> None:
    assert seen(new_game(5, start))["public"]["order"] == order
