"""Lessons: taught games on a fixed deal, as data. Their words are messages in `locales/`."""

from raiatea.lessons.lesson import (
    ANY,
    Beat,
    LessonError,
    On,
    TaughtGame,
    allowed,
    applies,
    happens,
    load,
    named,
    names,
)

__all__ = [
    "ANY",
    "Beat",
    "LessonError",
    "On",
    "TaughtGame",
    "allowed",
    "applies",
    "happens",
    "load",
    "named",
    "names",
]
