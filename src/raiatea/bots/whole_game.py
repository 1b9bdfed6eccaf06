"""Bots play a game: the one loop in which whoever is awaited decides."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence

from raiatea.bots.bot import Bot
from raiatea.engine import Event, Game, Move
from raiatea.errors import RaiateaError
from raiatea.view import View

Chooser = Callable[[Game, int], Move]
"""Decides for a seat of a game."""


class IllegalChoice(RaiateaError):
    """A bot chose what it may not."""


def play_out(
    game: Game,
    choose: Chooser,
    tell: Callable[[int, Move, list[Event]], object] = lambda seat, move, events: None,
    until: Callable[[Game], bool] = lambda game: False,
    who: Callable[[Game], int] = lambda game: game.awaiting[0],
) -> int:
    """Play a game on until it is over, or until something is so; returns how often was chosen.

    `tell` is told of each move and what happened; `who` of those who are awaited decides first.

    >>> from raiatea import bots
    >>> game = Game.new(3, seed=1)
    >>> bots.play_out(game, bots.by_lot(random.Random(1))) > 100
    True
    >>> game.over
    True
    """
    chosen = 0
    while not game.over and not until(game):
        seat = who(game)
        move = choose(game, seat)
        tell(seat, move, game.play(seat, move))
        chosen += 1
    return chosen


def by_lot(lot: random.Random) -> Chooser:
    """Any legal move, whoever is asked, without a look at the game."""
    return lambda game, seat: lot.choice(game.moves(seat))


def seated(players: Sequence[Bot], lots: Sequence[random.Random]) -> Chooser:
    """What bots at all seats choose, each with a generator of its own for what it leaves to luck.

    >>> from raiatea import bots
    >>> players = [bots.make(name) for name in ("novice", "random", "random")]
    >>> lots = [random.Random(seat) for seat in range(3)]
    >>> game = Game.new(3, seed=1)
    >>> decisions = bots.play_out(game, bots.seated(players, lots))
    >>> game.winner
    0
    """
    return lambda game, seat: ask(players[seat], game, seat, lots[seat])


def ask(bot: Bot, game: Game, seat: int, lot: random.Random, seconds: float | None = None) -> Move:
    """The legal move that a bot chooses.

    Raises `IllegalChoice`, and whatever the bot does.
    """
    legal = game.moves(seat)
    deadline = None if seconds is None else time.monotonic() + seconds
    move = bot.choose(View.of(game, seat), list(legal), lot, deadline)
    if move not in legal:
        raise IllegalChoice(f"chose {move!s:.80}, which is not one of its moves")
    return legal[legal.index(move)]
