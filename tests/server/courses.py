"""Courses for unit tests: random ones, with answers withdrawn and decisions taken back."""

from __future__ import annotations

import json
import random
from typing import Any

from raiatea import Game
from raiatea.errors import RaiateaError
from raiatea.server.course import Course, Entry

SALT = "a grain"


def new_course(players: int = 3, seed: int = 1, variants: tuple[str, ...] = ()) -> Course:
    return Course(Game.new(players, seed=seed, variants=variants), SALT, 0.0)


def step(course: Course, dice: random.Random, at: float) -> Entry:
    """Something that may happen at a table: mostly moves."""
    seat = dice.choice(course.game.awaiting)
    whim = dice.random()
    try:
        if whim < 0.05:
            return course.withdraw(dice.randrange(course.game.players), at)
        if whim < 0.1:
            return course.undo(seat, None, at)
    except RaiateaError:
        pass
    return course.move(seat, str(dice.choice(course.game.moves(seat))), at)


def random_course(seed: int, entries: int = 10_000) -> tuple[Course, list[Entry]]:
    """A course with all that was appended to it."""
    dice = random.Random(seed)
    course = new_course(dice.randint(3, 5), seed, ("tane",) if seed % 2 else ())
    appended: list[Entry] = []
    while not course.game.over and len(appended) < entries:
        appended.append(step(course, dice, float(len(appended))))
    return course, appended


def through_json(data: object) -> Any:
    return json.loads(json.dumps(data))


def play_until(course: Course, question: str) -> None:
    """Play first legal moves until everybody is asked that."""
    while True:
        seat = course.game.awaiting[0]
        prompt: Any = course.game.view(seat)["prompt"]
        if prompt["question"] == question:
            return
        course.move(seat, prompt["moves"][0], 0.0)


def finish(course: Course) -> None:
    while not course.game.over:
        seat = course.game.awaiting[0]
        course.move(seat, str(course.game.moves(seat)[0]), 0.0)


def fairness_of(course: Course) -> dict[str, Any]:
    """What the server exports of it beside the record."""
    from raiatea.server.fairness import seed_commitment  # noqa: PLC0415

    seed = course.game.record()["seed"]
    assert isinstance(seed, int)
    return {
        "salt": course.salt,
        "commitment": seed_commitment(course.salt, seed),
        "answers": [seen for _, seen in course.committed],
    }
