"""One game of an arena. What happens in it depends on the contest and its number alone."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import msgspec

from raiatea import Game, Move, View, bots
from raiatea.arena.contest import Contest
from raiatea.engine.scoring import POINT_SOURCES
from raiatea.errors import RaiateaError


@dataclass(frozen=True)
class Crash:
    """A bot that raised an error, chose an illegal move or ended its process; the game so far."""

    seat: int
    bot: str
    error: str
    record: dict[str, Any]

    def file(self, number: int) -> str:
        """The name of a file for its record, in a game of that number."""
        return f"crash-{number:06}-seat-{self.seat + 1}.json"


class BotCrashed(RaiateaError):
    """A bot that crashed where that is no loss of its own, but no result at all."""


@dataclass(frozen=True)
class Outcome:
    """A game that was played: the points of each seat by `POINT_SOURCES`, and who won by R8.7.

    Who crashed has lost; the seat was played on by a random bot.
    """

    number: int
    winner: int
    points: tuple[tuple[int, ...], ...]
    decisions: int
    crashes: tuple[Crash, ...]
    record: dict[str, Any] | None

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_dict(data: object, seats: int) -> Outcome:
        """Read what `to_dict` wrote of a game with so many seats; raises `ValueError`."""
        found = msgspec.convert(data, Outcome)
        own = [len(points) for points in found.points]
        asked = [found.winner, *(crash.seat for crash in found.crashes)]
        if (
            found.number < 0
            or own != [len(POINT_SOURCES)] * seats
            or not {*asked} <= {*range(seats)}
        ):
            raise ValueError("not of a game at this table")
        return found

    def sound(self) -> Outcome:
        """Itself; raises `BotCrashed` if somebody did."""
        for crash in self.crashes:
            raise BotCrashed(f"game {self.number}: {crash.bot} crashed: {crash.error}")
        return self

    def order(self) -> list[int]:
        """The place of each seat, from 0: the winner, the others by points, then who crashed."""
        lost = {crash.seat for crash in self.crashes}
        keys = [
            (seat != self.winner, seat in lost, -sum(points))
            for seat, points in enumerate(self.points)
        ]
        return [sorted(keys).index(key) for key in keys]


def play(
    contest: Contest,
    number: int,
    keep_record: bool = False,
    absent: Sequence[Crash] = (),
    asking: Callable[[int, Game], None] = lambda seat, game: None,
) -> Outcome:
    """Play one game to its end, whatever the bots do, as long as the process lives.

    `absent` are crashes that ended it when the game was played before: a random bot has such a
    seat from the beginning. `asking` is told of each decision before it is made.
    """
    names = contest.seats(number)
    lots = [contest.lot(number, seat) for seat in range(len(names))]
    game = contest.new_game(number)
    players = {crash.seat: bots.make("random") for crash in absent}
    crashes = list(absent)

    def choose(game: Game, seat: int) -> Move:
        asking(seat, game)
        try:
            if seat not in players:
                players[seat] = bots.make(names[seat], contest.cards())
            return bots.ask(players[seat], game, seat, lots[seat], contest.seconds)
        except (Exception, SystemExit) as error:  # whatever a bot does wrong, the others play on
            crashes.append(Crash(seat, names[seat], told(error), record(game, names)))
            players[seat] = bots.make("random")
            return choose(game, seat)

    decisions = bots.play_out(game, choose)
    return Outcome(
        number,
        winner(game, {crash.seat for crash in crashes}),
        tuple((one.rank, one.rituals, one.missions, one.masks) for one in game.scores),
        decisions,
        tuple(crashes),
        record(game, names) if keep_record else None,
    )


def told(error: BaseException) -> str:
    """An error in one line, with the place where it happened."""
    try:
        text = str(error)
    except Exception:
        text = "an error that cannot be told"
    place = traceback.extract_tb(error.__traceback__)[-1]
    line = f"{type(error).__name__}: {text:.400} ({place.name}, line {place.lineno})"
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in line)


def record(game: Game, names: Sequence[str]) -> dict[str, Any]:
    """The record of a game with its bots as the players, numbered where a name comes twice.

    They are not told of each other's names.
    """
    players = [
        name if names.count(name) == 1 else f"{name} {names[: seat + 1].count(name)}"
        for seat, name in enumerate(names)
    ]
    return {**game.record(), "players": players}


def winner(game: Game, lost: set[int]) -> int:
    """Who won by R8.7, among those who have not crashed, if there are any."""
    order = View.of(game, None).ceremonial_order
    points = [score.total for score in game.scores]
    playing = [seat for seat in order if seat not in lost] or order
    return max(playing, key=lambda seat: points[seat])
