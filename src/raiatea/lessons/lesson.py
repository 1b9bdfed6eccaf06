"""A lesson: a deal, what the others play, and the beats of its coach; from TOML, checked."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from raiatea.engine import Game
from raiatea.engine.vocabulary import EVENTS, STEPS, VERBS
from raiatea.errors import RaiateaError

ANY: Final = "*"
# Places of the table that a coach can point at; everything else is a piece by its key.
PLACES: Final = (
    "board",
    "bag",
    "caption",
    "die",
    "do",
    "mine",
    "points",
    "priests",
    "prompt",
    "rounds",
    "stage",
    "tattoos",
    "tiles",
    "title",
    "too",
)
PIECE: Final = re.compile(r"[a-z-]+(/[a-z0-9.-]+)*")
NAME: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class LessonError(RaiateaError, ValueError):
    """A lesson that cannot be given; the text names the lesson, the beat and what is wrong."""


class On(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lets a beat begin: a question is `asked`, a move is `chosen` but not yet done, or an
    `event` happened that has these values. With none of them it follows the beat before.
    """

    asked: str | None = None
    chosen: str | None = None
    event: str | None = None
    having: dict[str, Any] = {}


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the coach says, as the message `lesson-LESSON-ID`.

    `at` is what it points at, `allow` the moves that may be played now: with none there is a
    button *Next*, with `*` all may. A `fleeting` beat is left out when its event is past.
    """

    id: str
    at: list[str]
    on: On = On()
    allow: list[str] = []
    fleeting: bool = False


class TaughtGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson for one seat. The others answer from `script` while it fits, then as `bot` does.

    `names` are of all seats, the learner's is empty; `before` is what was played by all before the
    lesson begins, each as seat and move.
    """

    name: str
    catalogue: str
    seed: int
    names: list[str]
    bot: str
    script: dict[str, list[str]]
    beats: list[Beat]
    before: list[tuple[int, str]] = []

    @property
    def seat(self) -> int:
        """Where the learner sits."""
        return self.names.index("")

    def begin(self, name: str = "") -> Game:
        """The game where the lesson begins; raises `LessonError` where it cannot."""
        try:
            game = Game.new([one or name or "You" for one in self.names], self.seed)
            for seat, move in self.before:
                game.play(seat, game.parse(seat, move))
        except RaiateaError as error:
            raise LessonError(f"lesson {self.name}: before: {error}") from None
        return game

    def answer(self, game: Game, seat: int) -> str | None:
        """What the script has a seat play next; None where it does not fit any more."""
        script = self.script.get(self.names[seat], [])
        played = _played(game, seat)[sum(one == seat for one, _ in self.before) :]
        following = script[len(played) : len(played) + 1]
        if played != script[: len(played)] or not following:
            return None
        return following[0] if following[0] in [str(one) for one in game.moves(seat)] else None


def _played(game: Game, seat: int) -> list[str]:
    moves: Any = game.record()["moves"]
    return [move for one, move, _ in moves if one == seat]


def allowed(beat: Beat, moves: Iterable[str]) -> list[str]:
    """The moves that a beat lets one play, of those that are legal."""
    return [move for move in moves if ANY in beat.allow or move in beat.allow]


def applies(beat: Beat, question: str, moves: Iterable[str]) -> bool:
    """Whether a beat is about a question and leaves an answer to it."""
    return beat.on.asked == question and bool(allowed(beat, moves))


def happens(on: On, event: Mapping[str, object]) -> bool:
    """Whether an event is the one that lets a beat begin."""
    return event["event"] == on.event and all(event.get(k) == v for k, v in on.having.items())


def load(text: str, name: str) -> TaughtGame:
    """A lesson from its TOML; raises `LessonError`."""
    try:
        found = msgspec.convert({**tomllib.loads(text), "name": name}, TaughtGame)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LessonError(f"lesson {name}: {error}") from None
    _check(found)
    return found


@cache
def names() -> tuple[str, ...]:
    """The lessons that come with the package, the one for beginners first."""
    found = [one.name for one in (files("raiatea.lessons") / "data").iterdir()]
    stems = sorted(one.removesuffix(".toml") for one in found if one.endswith(".toml"))
    return tuple(sorted(stems, key=lambda one: one != "first"))


@cache
def named(name: str) -> TaughtGame | None:
    """A lesson of the package; None if there is none of that name."""
    if name not in names():
        return None
    text = (files("raiatea.lessons") / "data" / f"{name}.toml").read_text("utf-8")
    return load(text, name)


def _check(lesson: TaughtGame) -> None:
    where = f"lesson {lesson.name}"
    if lesson.names.count("") != 1 or not 3 <= len(lesson.names) <= 5:
        raise LessonError(f"{where}: names are of 3 to 5 seats, and one of them is empty")
    for name, moves in lesson.script.items():
        if name not in lesson.names:
            raise LessonError(f"{where}: script: nobody is called {name}")
        for move in moves:
            _check_move(f"{where}: script of {name}", move)
    if not lesson.beats:
        raise LessonError(f"{where}: there are no beats")
    ids = [beat.id for beat in lesson.beats]
    for i, beat in enumerate(lesson.beats):
        here = f"{where}: beat {i + 1}, {beat.id}"
        if NAME.fullmatch(beat.id) is None or beat.id in ids[:i]:
            raise LessonError(f"{here}: an id is made of small letters, and stands once")
        _check_on(here, beat.on)
        for place in beat.at:
            if place not in PLACES and ("/" not in place or PIECE.fullmatch(place) is None):
                raise LessonError(f"{here}: {place} is no piece and none of: {', '.join(PLACES)}")
        for move in beat.allow:
            if move != ANY:
                _check_move(here, move)


def _check_on(where: str, on: On) -> None:
    if sum(one is not None for one in (on.asked, on.chosen, on.event)) > 1:
        raise LessonError(f"{where}: on: one of asked, chosen, event")
    if on.asked is not None and not (on.asked in STEPS and STEPS[on.asked].question):
        raise LessonError(f"{where}: there is no question {on.asked}")
    if on.chosen is not None:
        _check_move(where, on.chosen)
    if on.event is None:
        if on.having:
            raise LessonError(f"{where}: only an event has values")
        return
    if on.event not in EVENTS:
        raise LessonError(f"{where}: there is no event {on.event}")
    unknown = set(on.having) - {field.name for field in EVENTS[on.event].fields}
    if unknown:
        raise LessonError(f"{where}: the event {on.event} has no {', '.join(sorted(unknown))}")


def _check_move(where: str, move: str) -> None:
    if not any(move == verb or move.startswith(f"{verb} ") for verb in VERBS):
        raise LessonError(f"{where}: {move} is no move")
