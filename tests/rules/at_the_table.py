"""What the tests of R1 to R4 and R9 do at the table again and again."""

from __future__ import annotations

import random
from typing import Any

from raiatea import Game, bots
from raiatea.catalogue import PILES
from tests.toolkit import RULES_CARDS, Scene


def new_game(players: int, start: int = 0, variants: tuple[str, ...] = ()) -> Game:
    """A game in which that seat happens to start, before anybody kept a ritual."""
    for seed in range(1000):
        game = Game.new(players, seed=seed, variants=variants, catalogue=RULES_CARDS)
        if seen(game)["public"]["start"] == start:
            return game
    raise AssertionError(f"seat {start} never starts")


def seen(game: Game, seat: int | None = None) -> dict[str, Any]:
    """The view of a seat or a spectator."""
    return game.view(seat)


def hand(game: Game, seat: int) -> list[str]:
    """The rituals in a seat's hand."""
    found: list[str] = seen(game, seat)["mine"]["rituals"]
    return found


def keep_first(game: Game, seat: int, number: int) -> list[str]:
    """The seat keeps the first rituals that it can, one by one; returns them."""
    kept = []
    for _ in range(number):
        move = game.moves(seat)[0]
        game.play(seat, move)
        kept.append(str(move).removeprefix("keep "))
    return kept


def play_at_random(game: Game, seed: int) -> None:
    """Play a game to its end, every seat choosing by lot."""
    lot = random.Random(seed)
    bots.play_out(game, bots.by_lot(lot), who=lambda game: lot.choice(game.awaiting))


def idle_visit(scene: Scene, location: str) -> None:
    """The next player goes to a location, and everybody does as little there as they can."""
    scene.go(location)
    idle_to_end_of_visit(scene)


def idle_to_end_of_visit(scene: Scene) -> None:
    """Everybody does as little as they can until the location is finished."""
    while scene.public["kahuna"] is not None:
        scene.idle()


def idle_round(scene: Scene, *locations: str) -> None:
    """Play an action round, or its beginning, in which these locations are chosen."""
    for location in locations:
        idle_visit(scene, location)


def leave_in_game(scene: Scene, pile: str, *rituals: str) -> None:
    """The last seat holds all rituals of a pile except these."""
    held = [scene.box.rituals[ritual] for ritual in scene.state.piles[PILES.index(pile)]]
    for ritual in rituals:
        held.remove(ritual)
    scene.hand(scene.game.players - 1, *held)
