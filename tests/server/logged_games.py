"""Logged games for unit tests: random ones, with answers withdrawn and decisions taken back."""

from __future__ import annotations

import json
import random
from typing import Any

from raiatea import Game
from raiatea.errors import RaiateaError
from raiatea.server.logged_game import LoggedGame
from raiatea.server.store import EntryRow

SALT = "a grain"


def new_logged_game(players: int = 3, seed: int = 1, variants: tuple[str, ...] = ()) -> LoggedGame:
    return LoggedGame(Game.new(players, seed=seed, variants=variants), SALT, 0.0)


def step(logged: LoggedGame, dice: random.Random, at: float) -> EntryRow:
    """Something that may happen at a table: mostly moves."""
    seat = dice.choice(logged.game.awaiting)
    whim = dice.random()
    try:
        if whim < 0.05:
            return logged.withdraw(dice.randrange(logged.game.players), at)
        if whim < 0.1:
            return logged.undo(seat, at)
        if whim < 0.13:
            return logged.take_back(seat, logged.game.decisions - dice.randint(1, 6), at)
    except RaiateaError:
        pass
    return logged.move(seat, str(dice.choice(logged.game.moves(seat))), at)


def random_logged_game(seed: int, entries: int = 10_000) -> tuple[LoggedGame, list[EntryRow]]:
    """A logged game with all that was appended to it."""
    dice = random.Random(seed)
    logged = new_logged_game(dice.randint(3, 5), seed, ("tane",) if seed % 2 else ())
    appended: list[EntryRow] = []
    while not logged.game.over and len(appended) < entries:
        appended.append(step(logged, dice, float(len(appended))))
    return logged, appended


def through_json(data: object) -> Any:
    return json.loads(json.dumps(data))


def play_until(logged: LoggedGame, question: str) -> None:
    """Play first legal moves until everybody is asked that."""
    while True:
        seat = logged.game.awaiting[0]
        prompt: Any = logged.game.view(seat)["prompt"]
        if prompt["question"] == question:
            return
        logged.move(seat, prompt["moves"][0], 0.0)


def finish(logged: LoggedGame) -> None:
    while not logged.game.over:
        seat = logged.game.awaiting[0]
        logged.move(seat, str(logged.game.moves(seat)[0]), 0.0)


def fairness_of(logged: LoggedGame) -> dict[str, Any]:
    """What the server exports of it beside the record."""
    from raiatea.server.fairness import seed_commitment  # noqa: PLC0415

    seed = logged.game.record()["seed"]
    assert isinstance(seed, int)
    return {
        "salt": logged.salt,
        "commitment": seed_commitment(logged.salt, seed),
        "answers": [seen for _, seen in logged.committed],
    }
