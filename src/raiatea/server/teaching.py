"""Lessons at a table: which can be given, how all sit there, how far their learner is."""

from __future__ import annotations

import msgspec

from raiatea import catalogue, lessons
from raiatea.lessons import Beat, TaughtGame
from raiatea.server.refusals import Denial
from raiatea.server.store import TableRow
from raiatea.server.wire import NewTable
from raiatea.server.wire_view import Answer


class LessonInfo(Answer):
    """The lesson of a table, and how far it is: at a beat of so many, begun at a version.

    With `left` the learner plays on without the coach.
    """

    name: str
    beat: int
    beats: int
    version: int
    left: bool


class LessonData(Answer):
    """A lesson as its learner may know it: who sits there, and what its coach says when."""

    name: str
    names: list[str]
    bot: str
    beats: list[Beat]


def given() -> list[str]:
    """The lessons that can be given with the cards of this server."""
    fitting = catalogue.own().hash
    return [name for name in lessons.names() if named(name).catalogue == fitting]


def named(name: str) -> TaughtGame:
    """A lesson; raises `Denial`."""
    found = lessons.named(name)
    if found is None:
        raise Denial(400, "bad-request", f"a lesson is one of: {', '.join(lessons.names())}")
    return found


def lesson_of(wanted: NewTable) -> TaughtGame:
    """The lesson that a table is made for: with its own people and cards; raises `Denial`."""
    lesson = named(wanted.lesson or "")
    if lesson.name not in given():
        raise Denial(400, "bad-request", "this lesson was made for other cards than this server's")
    if wanted.clock is not None or wanted.variants:
        raise Denial(400, "bad-request", "a lesson has no clock and no variants")
    chairs = [(chair.kind, chair.bot) for chair in wanted.seats]
    whole = [("bot", lesson.bot) if name else ("here", None) for name in lesson.names]
    called = [name or chair.name for name, chair in zip(lesson.names, wanted.seats, strict=False)]
    if chairs != whole or called != [chair.name for chair in wanted.seats]:
        sat = ", ".join(f"{name} ({lesson.bot})" if name else "you, here" for name in lesson.names)
        raise Denial(400, "bad-request", f"the seats of this lesson are: {sat}")
    return lesson


def info(row: TableRow) -> LessonInfo | None:
    """How far the lesson of a table is; None if it is none."""
    taught = row.options.lesson
    found = None if taught is None else lessons.named(taught.name)
    if taught is None or found is None:
        return None
    return LessonInfo(**msgspec.structs.asdict(taught), beats=len(found.beats))


def learns(row: TableRow) -> bool:
    """Whether the lesson of a table still goes on."""
    found = info(row)
    return found is not None and found.beat < found.beats
