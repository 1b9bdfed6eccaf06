"""Fairness that anybody can check.

At the start the table shows SHA-256(salt : seed). A secret answer is shown as
SHA-256(HMAC(salt, seat : number) : moves) until the reveal. At the end salt and seed are opened,
and a record with its commitments shows that dice, draws and bids are what was committed.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence

from raiatea.engine import Game
from raiatea.errors import RecordError


def seed_commitment(salt: str, seed: int) -> str:
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def answer_commitment(salt: str, seat: int, number: int, moves: Sequence[str]) -> str:
    """The commitment to a seat's answer in a simultaneous step; its answers are numbered."""
    own = hmac.new(salt.encode(), f"{seat}:{number}".encode(), hashlib.sha256).hexdigest()
    return hashlib.sha256(f"{own}:{';'.join(moves)}".encode()).hexdigest()


def answers(record: Mapping[str, object]) -> list[tuple[int, list[str]]]:
    """All simultaneous answers of a record: seat and moves, step by step in seat order."""
    found: list[tuple[int, list[str]]] = []
    moves = record["moves"]
    assert isinstance(moves, list)
    game = Game.replay(record, at=0)
    group: dict[int, list[str]] = {}
    for seat, text, outcomes in moves:
        for kind, outcome in outcomes:
            game.force(kind, [outcome])
        if game.together:
            group.setdefault(seat, []).append(text)
        game.play(seat, game.parse(seat, text))
        if not game.answers:
            found += sorted(group.items())
            group = {}
    return found


def check(record: Mapping[str, object], fairness: object) -> int:
    """Check the commitments of a record; returns their number, or raises `RecordError`."""
    if not isinstance(fairness, Mapping):
        raise RecordError("fairness: must be an object")
    salt, shown, listed = (fairness.get(key) for key in ("salt", "commitment", "answers"))
    seed = record["seed"]
    assert isinstance(seed, int)
    if not isinstance(salt, str) or seed_commitment(salt, seed) != shown:
        raise RecordError("fairness: the seed is not the one that was committed")
    given = answers(record)
    if not isinstance(listed, list) or len(listed) != len(given):
        raise RecordError(f"fairness: {len(given)} answers must have a commitment")
    for i, (seat, moves) in enumerate(given):
        one = listed[i]
        if (
            not isinstance(one, Mapping)
            or one.get("seat") != seat
            or not isinstance(one.get("number"), int)
            or answer_commitment(salt, seat, one["number"], moves) != one.get("commitment")
        ):
            raise RecordError(
                f"fairness: answer {i + 1}, of seat {seat}, is not the one that was committed"
            )
    return len(given) + 1
