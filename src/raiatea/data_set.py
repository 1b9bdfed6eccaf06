"""Many games of bots in one file, for who learns from them or compares with them; and its reader.

The file is JSON, a line each, compressed with gzip: what it holds, then the record of each game.

>>> import tempfile
>>> from pathlib import Path
>>> file = Path(tempfile.mkdtemp()) / "games.jsonl.gz"
>>> write(file, Contents("novice", games=2, seed=1), map)
>>> games = DataSet(file)
>>> games.contents.bot
'novice'
>>> first, second = games
>>> game, seat, move = next(decisions(first))
>>> move in game.moves(seat)
True
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from raiatea import catalogue
from raiatea.arena import Contest, play
from raiatea.engine import RULES_VERSION, Game, Move
from raiatea.errors import RaiateaError

FORMAT: Final = "raiatea games 1"
PLAYERS: Final = (3, 4, 5)
DAMAGE: Final = (OSError, EOFError, ValueError, zlib.error)

Item = TypeVar("Item")
Result = TypeVar("Result")
Record = dict[str, Any]


class DataSetError(RaiateaError):
    """A file that holds no games."""


class Contents(msgspec.Struct, frozen=True):
    """Who plays with their own kind, how many games, and what fixes them.

    The games have 3, 4 and 5 players in turn, and each a deal of its own.
    """

    bot: str
    games: int
    seed: int
    rules: int = RULES_VERSION
    catalogue: str = catalogue.default().hash
    format: str = FORMAT

    def play(self, number: int) -> tuple[int, Record]:
        """One of the games, by its number."""
        players = PLAYERS[number % len(PLAYERS)]
        contest = Contest((self.bot,) * players, self.games, self.seed)
        # The first seating of a deal: with equal bots the others add nothing.
        record = play(contest, players * number, keep_record=True).sound().record
        assert record is not None
        return number, record


def write(
    file: Path,
    contents: Contents,
    crew: Callable[[Callable[[int], tuple[int, Record]], Iterable[int]], Iterable[Any]],
) -> None:
    """Play the games and write them in their order; `crew` may play several at once."""
    waiting: dict[int, Record] = {}
    following = 0
    with file.open("wb") as plain, gzip.GzipFile("", "wb", fileobj=plain, mtime=0) as out:
        out.write(line_of(msgspec.to_builtins(contents)))
        for number, record in crew(partial(Contents.play, contents), range(contents.games)):
            waiting[number] = record
            while following in waiting:
                out.write(line_of(waiting.pop(following)))
                following += 1


def line_of(data: object) -> bytes:
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


class DataSet:
    """The records of a file, in their order, as often as one goes through them."""

    def __init__(self, file: Path) -> None:
        """Raises `DataSetError` for a file that holds no games."""
        self.file = file
        self.contents: Contents = msgspec.convert(self._first(), Contents)

    def _first(self) -> object:
        try:
            with gzip.open(self.file) as lines:
                found: object = json.loads(lines.readline())
        except DAMAGE as error:
            raise DataSetError(f"{self.file}: holds no games: {error}") from None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise DataSetError(f"{self.file}: holds no games of the format {FORMAT!r}")
        return found

    def __iter__(self) -> Iterator[Record]:
        try:
            with gzip.open(self.file) as lines:
                next(lines)
                for line in lines:
                    yield json.loads(line)
        except DAMAGE as error:
            raise DataSetError(f"{self.file}: is cut off: {error}") from None

    def __len__(self) -> int:
        return self.contents.games


def decisions(record: Mapping[str, Any]) -> Iterator[tuple[Game, int, Move]]:
    """Each decision of a record: the game as it was, who decided, and what they chose.

    The same game goes on from one to the next; copy it to keep it. Raises `RecordError`.
    """
    game = Game.replay(record, 0)
    for seat, text, outcomes in record["moves"]:
        move = game.parse(seat, text)
        yield game, seat, move
        for kind, outcome in outcomes:
            game.force(kind, [outcome])
        game.play(seat, move)
