"""What a tile promises before one goes there is what one gets."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from raiatea import Game
from raiatea.forecasts import Item, Tile, TileLine
from tests.properties.games import play_on
from tests.rules.visits import visit
from tests.toolkit import Scene


def tile(scene: Scene, place: str, seat: int = 0) -> Tile:
    found = scene.game.forecast(seat)["tiles"]
    assert found is not None
    return next(one for one in found if one["location"] == place)


def told(line: TileLine) -> str:
    """Like 2 tattoos → 3 points."""

    def items(some: list[Item]) -> str:
        return ", ".join(
            f"{one['least']}–{one['most']} {one['what']}"
            if one["least"] != one["most"]
            else f"{one['most']} {one['what']}"
            for one in some
        )

    return " → ".join(part for part in (items(line["cost"]), items(line["gain"])) if part)


@pytest.mark.parametrize("face", [1, 4])
def test_R5_9_the_reef_promises_the_die_the_kahunas_pearls_and_what_lies_in_front(
    face: int,
) -> None:
    scene = Scene()
    scene.in_front(0, "tii")
    scene.has(0, pearls=0)
    promised = tile(scene, "reef")["now"]["gain"][0]
    visit(scene, "reef", 4, face)
    pearls = scene.state.pearls[0]
    assert pearls in (promised["least"], promised["most"])
    assert tile_odds(scene, "reef") is None  # the tile is mine now


def tile_odds(scene: Scene, place: str, seat: int = 0) -> int | None:
    tiles = scene.game.forecast(seat)["tiles"]
    if tiles is None:
        return None
    odds = next(one for one in tiles if one["location"] == place)["odds"]
    return None if odds is None else odds["percent"]


def test_R8_1_the_odds_count_used_assistants_too_and_none_help_nobody() -> None:
    scene = Scene()
    scene.assistants(0, "shaman", used=("shaman",))
    assert tile_odds(scene, "marae") == 50
    assert tile_odds(scene, "reef") == 0
    assert tile_odds(scene, "path") is None


def test_R5_6_the_marae_promises_the_rank_that_two_sacrifices_reach() -> None:
    scene = Scene()
    ariki = scene.game.catalogue.board.ranks[1]
    scene.has(0, tattoos=ariki.space - 2)
    scene.commodities(0, "uru", "taro")
    assert told(tile(scene, "marae")["now"]) == f"2 tattoos → {ariki.vp} points"
    scene.has(0, tattoos=0)
    scene.commodities(0)
    assert tile(scene, "marae")["note"]["note"] == "no-sacrifice"


def test_R5_11_the_path_promises_mana_for_as_many_priests_as_one_can_pay() -> None:
    scene = Scene()
    scene.has(0, priests=3, pearls=2)
    assert told(tile(scene, "path")["now"]) == "4–5 mana"
    assert told(tile(scene, "path")["note"]) == "0–2 pearls → 1–2 priests"


def test_R5_16_the_second_sale_of_a_commodity_is_promised_at_the_lower_price() -> None:
    scene = Scene()
    scene.commodities(0, "taro", "taro")
    scene.prices(taro=2)
    assert told(tile(scene, "market")["now"]) == told_of_sales(scene, "taro", (2, 1))


def told_of_sales(scene: Scene, commodity: str, spaces: tuple[int, ...]) -> str:
    visit(scene, "market", 4)
    gained: list[str] = []
    for space in spaces:
        terms = scene.game.terms(0)[scene.moves(0).index(f"sell {commodity} {space}")]
        gained += [f"{one.most} {one.what}" for one in terms.gain]
        scene.play(0, f"sell {commodity} {space}")
    return ", ".join(gained)


def test_R2_2_tiles_promise_nothing_to_a_seat_that_has_chosen_and_no_rest_to_one_that_waits() -> (
    None
):
    scene = Scene(3)
    waiting = tile(scene, "reef", 1)
    assert waiting["kahuna"] == []
    assert waiting["others"] == []
    assert [one["seat"] for one in tile(scene, "reef", 0)["others"]] == [1, 2]
    scene.go("path")
    assert scene.game.forecast(0)["tiles"] is None
    assert scene.game.forecast(None)["tiles"] is None


@pytest.mark.parametrize("players", [3, 5])
def test_a_tile_promises_the_mana_and_pearls_that_its_kahuna_gets(players: int) -> None:
    """At the Path and the Reef, in the middle of games."""
    dice = random.Random(players)
    gains: dict[str, Callable[[Game, int], int]] = {
        "path": lambda game, seat: game._state.mana[seat],
        "reef": lambda game, seat: game._state.pearls[seat],
    }
    tried = 0
    game = Game.new(players, seed=players, variants=["tane"])
    while not game.over:
        seat = game.awaiting[0]
        for tile in game.forecast(seat)["tiles"] or []:
            place = tile["location"]
            if not tile["kahuna"] or place not in gains:
                continue
            twin = game.copy()
            before = gains[place](twin, seat)
            twin.play(seat, twin.parse(seat, f"go {place}"))
            if place == "path":
                twin.play(seat, twin.parse(seat, "recruit 0"))
            promised = tile["now"]["gain"][0]
            got = gains[place](twin, seat) - before
            luck = tile["odds"]["gain"][0]["most"] if tile["odds"] else 0
            assert promised["least"] <= got <= promised["most"] + luck
            tried += 1
        play_on(game, 1, dice)
    assert tried > 3
