"""Frames of the stack as JSON: the name of the step, and its fields by their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from raiatea.engine.vocabulary import STEPS

if TYPE_CHECKING:
    from raiatea.engine.box import Box
    from raiatea.engine.codec import Reader
    from raiatea.engine.state import GameState
    from raiatea.engine.step import Step


def write_frame(box: Box, step: Step) -> dict[str, object]:
    """A frame by its names."""
    written: dict[str, object] = {"step": type(step).__name__}
    numbers = step.numbers()
    for i, field in enumerate(step.FIELDS):
        written[field.name] = (
            field.said_set(box, numbers[i]) if field.many else field.said(box, numbers[i])
        )
    return written


def frame_numbers(box: Box, players: int, frame: Mapping[str, object]) -> list[int]:
    """The numbers of a written frame; raises `ValueError` with what would be right."""
    fields = STEPS[str(frame["step"])].fields
    for name in frame:
        if name != "step" and name not in [field.name for field in fields]:
            raise ValueError(f"unknown field {name!r:.80}")
    numbers: list[int] = []
    for field in fields:
        if field.name not in frame:
            raise ValueError(f"{field.name} is missing")
        value = frame[field.name]
        numbers.append(
            field.read_set(box, players, value) if field.many else field.read(box, players, value)
        )
    return numbers


def read_frame(data: Reader, i: int, value: object, s: GameState) -> Step:
    """Read one frame of the stack."""
    where = f"stack[{i}]"
    if not isinstance(value, Mapping):
        raise data.fail(where, f"must be an object, not {value!r:.80}")
    name = value.get("step")
    if not isinstance(name, str) or name not in STEPS:
        raise data.fail(where, f"must be a step by its name, not {value!r:.80}")
    kind = STEPS[name]
    try:
        return kind.step(*frame_numbers(s.box, s.players, value))
    except ValueError as error:
        raise data.fail(where, f"{kind.name}: {error}") from None
