"""Moments at which somebody could have planned what they are asked next."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

from raiatea import Game, View
from raiatea.server import plans
from raiatea.server.logged_game import LoggedGame
from raiatea.server.store import PlannedAnswer

SALT = "the same in all worlds"
PLAYERS = 4
GAMES = 60


class Moment(NamedTuple):
    """A game in which `mover` is about to play `move`, upon which `seat` is asked a question.

    `seat` has been asked nothing that it has not answered, and could plan its `answer` now.
    """

    question: str
    seat: int
    answer: str
    mover: int
    move: str
    game: Game


def moments(wanted: set[str]) -> Iterator[Moment]:
    """One for each question, in games that are played by lot."""
    left = set(wanted)
    for seed in range(GAMES):
        game = Game.new(PLAYERS, seed=seed)
        lot = random.Random(seed)
        while not game.over and left:
            mover = lot.choice(game.awaiting)
            move = lot.choice(game.moves(mover)).text
            found = moment(game, mover, move)
            if found is not None and found.question in left:
                left.remove(found.question)
                yield found
            game.play(mover, game.parse(mover, move))
        if not left:
            return
    raise AssertionError(f"nobody could have planned {left}")


def moment(game: Game, mover: int, move: str) -> Moment | None:
    """What somebody could have planned who is asked after a move; an answer that says something."""
    before = LoggedGame(game.copy(), SALT, 0.0)
    after = before.copy()
    after.move(mover, move, 0.0)
    for seat in set(after.game.awaiting) - {*game.awaiting, mover}:
        for question, moves in plans.offered(View.of(before.game, seat)).items():
            for text in moves[-2:]:
                plan = plans.make(before, seat, question, [text])
                if plans.answer([plan], after, seat) == text:
                    return Moment(question, seat, text, mover, move, game.copy())
    return None


def by_lot(logged: LoggedGame, seat: int, lot: random.Random) -> list[PlannedAnswer]:
    """Plans for all that a seat may plan now, whatever they may be good for."""
    found = []
    for question, moves in plans.offered(View.of(logged.game, seat)).items():
        most = plans.PLANNABLE[question].most
        some = lot.sample(moves, min(len(moves), lot.randint(1, most)))
        found.append(plans.make(logged, seat, question, some))
    return found
