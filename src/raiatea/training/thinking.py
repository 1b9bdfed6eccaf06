"""Games in which everybody looks ahead, and what is noted of them for a network to learn.

Each looks ahead as `master` does. The moves that were tried are weighed by what they came to: so
what is learnt is not one move, but by how much each is better than the network thought.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from raiatea import bots
from raiatea.bots.learned.judge import network_in
from raiatea.bots.master.search import Search, pick, weighed, worth_trying
from raiatea.encoding import Observer, index
from raiatea.encoding.actions import CATALOGUE
from raiatea.encoding.legal import UNSAYABLE
from raiatea.engine import Game, Move
from raiatea.training.halls import MOST_MOVES, lineups
from raiatea.vector import Lineup
from raiatea.view import View

WORLDS: Final = 24
"""In so many each move is tried."""


class Noted(NamedTuple):
    """What was seen, the numbers of the legal actions, and how likely each should be."""

    seen: bytes
    legal: list[int]
    chances: list[float]


def tables(seed: int, players: Sequence[int]) -> Iterator[tuple[Lineup, int]]:
    """Games without end, each with a seed of its own."""
    for number in count(seed):
        yield lineups(1, number, players)[0], number


def think_through(file: Path, table: tuple[Lineup, int]) -> list[Noted]:
    """All decisions of a game, in which a network in this file is asked and looked beyond."""
    lineup, seed = table
    dice = random.Random(seed)
    network = network_in(file)
    noted: list[Noted] = []

    def choose(game: Game, seat: int) -> Move:
        moves = game.moves(seat)
        if len(moves) == 1:
            return moves[0]
        view = View.of(game, seat)
        seen, legal = Observer().look(view), [index(view, move) for move in moves]
        [chances] = network.chances([seen], [legal])
        tried = worth_trying(moves, chances)
        if len(tried) > 1:
            texts = tuple(str(moves[place]) for place in tried)
            search = Search(view, texts, dice.getrandbits(32), math.inf, WORLDS)
            chances = weighed(chances, tried, search.run(network))
        if len(moves) <= MOST_MOVES and UNSAYABLE not in legal:
            noted.append(Noted(bytes(seen), legal, chances))
        return pick(moves, chances, dice.random())

    bots.play_out(Game.new(lineup.players, seed, lineup.variants, CATALOGUE), choose)
    return noted
