"""One game of an arena. What happens in it depends on the plan and its number alone."""

from __future__ import annotations

import random
import traceback
from dataclasses import asdict, dataclass
from typing import Any

from raiatea import Game, Move, RaiateaError, bots
from raiatea.arena.plan import Plan

SOURCES = ("rank", "rituals", "missions", "masks")


@dataclass(frozen=True)
class Crash:
    """A bot that raised an error or chose an illegal move, and the game up to there."""

    seat: int
    bot: str
    error: str
    record: dict[str, Any]


@dataclass(frozen=True)
class Outcome:
    """A game that was played: the points of each seat by `SOURCES`, and who won by R8.7.

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
    def from_dict(data: dict[str, Any]) -> Outcome:
        return Outcome(
            data["number"],
            data["winner"],
            tuple(tuple(points) for points in data["points"]),
            data["decisions"],
            tuple(Crash(**crash) for crash in data["crashes"]),
            data["record"],
        )

    def order(self) -> list[int]:
        """The place of each seat, from 0: the winner, the others by points, then who crashed."""
        lost = {crash.seat for crash in self.crashes}
        keys = [
            (seat != self.winner, seat in lost, -sum(points))
            for seat, points in enumerate(self.points)
        ]
        return [sorted(keys).index(key) for key in keys]


def play(plan: Plan, number: int, keep_record: bool = False) -> Outcome:
    """Play one game to its end, whatever the bots do."""
    names = plan.seats(number)
    lots = [plan.lot(number, seat) for seat in range(len(names))]
    game = plan.new_game(number)
    players = [bots.make(name, plan.cards()) for name in names]
    crashes: list[Crash] = []
    decisions = 0
    while not game.over:
        seat = game.awaiting[0]
        try:
            move = ask(players[seat], game, seat, lots[seat])
        except Exception as error:  # whatever a bot does wrong, the others play on
            crashes.append(Crash(seat, names[seat], told(error), game.record()))
            players[seat] = bots.make("random")
            continue
        game.play(seat, move)
        decisions += 1
    return Outcome(
        number,
        winner(game, {crash.seat for crash in crashes}),
        tuple((one.rank, one.rituals, one.missions, one.masks) for one in game.scores),
        decisions,
        tuple(crashes),
        game.record() if keep_record else None,
    )


def ask(bot: bots.Bot, game: Game, seat: int, lot: random.Random) -> Move:
    """The legal move that a bot chooses."""
    legal = game.moves(seat)
    move = bot.choose(game.view(seat), legal, lot, None)
    if move not in legal:
        raise IllegalChoice(f"chose {move!s:.80}, which is not one of its moves")
    return move


class IllegalChoice(RaiateaError):
    """A bot chose what it may not."""


def told(error: Exception) -> str:
    """An error in one line, with the place where it happened."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({place.name}, line {place.lineno})"


def winner(game: Game, lost: set[int]) -> int:
    """Who won by R8.7, among those who have not crashed, if there are any."""
    order: list[int] = game.view(None)["public"]["order"]  # type: ignore[index]
    points = [score.total for score in game.scores]
    playing = [seat for seat in order if seat not in lost] or order
    return max(playing, key=lambda seat: points[seat])
