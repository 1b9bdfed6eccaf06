"""Two textbook players to compare others with: they know the rules of the game, and nothing of it.

Both imagine worlds that look like the view and play them to their end at random. They are made by
name in arenas, but not offered at tables: people would find them slow and weak.
"""

from __future__ import annotations

import math
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Final

from raiatea.bots.learned.worth import worth
from raiatea.bots.whole_game import by_lot, play_out
from raiatea.catalogue import Catalogue
from raiatea.engine import Game, Move
from raiatea.view import View

EXPLORING: Final = 0.7
"""How much a move that was seldom tried gains by that, where a win is worth 1 (UCB1)."""


Worlds = Iterator[tuple[Game, random.Random]]


def worlds(view: View, rng: random.Random, deadline: float | None, most: int) -> Worlds:
    """Worlds that look like the view, each with its lots, until it is time; at least one."""
    for number in count():
        late = deadline is not None and time.monotonic() > deadline
        if number and (late or (deadline is None and number >= most)):
            return
        seed = rng.getrandbits(32)
        yield view.imagine(seed), random.Random(seed)


class Dreamer(ABC):
    """One that plays worlds out."""

    WORLDS: int
    """How many, where there is no deadline."""

    def __init__(self, _: Catalogue | None = None) -> None:  # noqa: B027 - bots are made so
        """It reads what it has to know of the cards in the view."""

    def choose(
        self, view: View, moves: Sequence[Move], rng: random.Random, deadline: float | None
    ) -> Move:
        if len(moves) == 1:
            return moves[0]
        return self.dream(view, moves, worlds(view, rng, deadline, self.WORLDS))

    @abstractmethod
    def dream(self, view: View, moves: Sequence[Move], found: Worlds) -> Move:
        """The move that did best in the worlds, which may be changed."""


class RolloutBot(Dreamer):
    """Tries every move in the same worlds, and plays the one that comes out best on average."""

    WORLDS = 16

    def dream(self, view: View, moves: Sequence[Move], found: Worlds) -> Move:
        seat = view.me.number
        totals = [0.0] * len(moves)
        for world, lots in found:
            state = lots.getstate()
            for place, move in enumerate(moves):
                game = world.copy()
                game.play(seat, game.parse(seat, str(move)))
                lots.setstate(state)  # the same chance for all moves
                play_out(game, by_lot(lots))
                totals[place] += worth(game, seat)
        return moves[max(range(len(moves)), key=totals.__getitem__)]


class Node:
    """What is known of a move, wherever it was tried after the same moves before."""

    __slots__ = ("following", "offered", "total", "tried")

    def __init__(self) -> None:
        self.offered = 0
        self.tried = 0
        self.total = 0.0
        self.following: dict[str, Node] = {}

    def promise(self) -> float:
        return self.total / self.tried + EXPLORING * math.sqrt(math.log(self.offered) / self.tried)


class InformationSetBot(Dreamer):
    """Information-set Monte Carlo tree search with one observer (Cowling, Powley, Whitehouse 2012).

    One tree for all worlds: a node is the moves that led there, so what the seat cannot tell apart
    is searched together. Everybody maximises what the end is worth to themselves.
    """

    WORLDS = 200

    def dream(self, view: View, moves: Sequence[Move], found: Worlds) -> Move:
        root = Node()
        for world, lots in found:
            path = descend(root, world, view.me.number, lots)
            play_out(world, by_lot(lots))
            for seat, node in path:
                node.tried += 1
                node.total += worth(world, seat)
        tried = {text: node.tried for text, node in root.following.items()}
        return max(moves, key=lambda move: tried.get(str(move), 0))


def descend(root: Node, game: Game, first: int, lots: random.Random) -> list[tuple[int, Node]]:
    """Play what promises most, down to the first move that was never tried; who played what."""
    path: list[tuple[int, Node]] = []

    def choose(game: Game, seat: int) -> Move:
        following = path[-1][1].following if path else root.following
        moves = game.moves(seat)
        for move in moves:
            following.setdefault(str(move), Node()).offered += 1
        new = [move for move in moves if not following[str(move)].tried]
        move = (
            lots.choice(new) if new else max(moves, key=lambda move: following[str(move)].promise())
        )
        path.append((seat, following[str(move)]))
        return move

    play_out(
        game,
        choose,
        until=lambda _: bool(path) and not path[-1][1].tried,
        who=lambda game: game.awaiting[0] if path else first,
    )
    return path
