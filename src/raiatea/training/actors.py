"""Processes that play many games, and one that answers them all at once.

What they see and what is answered lies in memory that all share; over a connection each is only
told when to go on.
"""

from __future__ import annotations

import mmap
import random
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from raiatea import bots
from raiatea.bots.processes import Helper
from raiatea.catalogue import OWN, load
from raiatea.encoding.actions import CATALOGUE
from raiatea.engine import Game, Move
from raiatea.training.secrets import SECRETS, write_secrets
from raiatea.vector import Buffers, Lineup, VectorGames
from raiatea.vector.drill import Drill, together
from raiatea.vector.processes import MEMORY, STEP

RESET: Final = "reset"
TEACH: Final = "teach"
SHARED: Final = 32
"""So many games begin somewhere in the same one: to play so far in each would take long."""


class Actors(ABC):
    """Games that others play; used as a context, which ends them.

    They are played with the cards of this program, or with those in a folder.
    """

    memory: mmap.mmap
    buffers: Buffers
    secrets: npt.NDArray[np.uint8]

    def __init__(self, tables: Sequence[Lineup], cards: Path | None) -> None:
        self.tables = tuple(tables)
        self.cards = load(cards) if cards else CATALOGUE

    @abstractmethod
    def send(self, order: str = STEP) -> None:
        """Let all go on."""

    @abstractmethod
    def receive(self) -> None:
        """Wait until all have; raises `Ended` if one has ended."""

    @abstractmethod
    def close(self) -> None:
        """End them."""

    def __enter__(self) -> Actors:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class NearActors(Actors):
    """Over processes of this machine."""

    def __init__(
        self,
        tables: Sequence[Lineup],
        seed: int,
        processes: int,
        teacher: str,
        cards: Path | None = None,
    ) -> None:
        super().__init__(tables, cards)
        rows = len(tables)
        own_cards = {OWN: str(cards)} if cards else {}
        cuts = [rows * i // processes for i in range(processes + 1)]
        self._helpers = [Helper(**own_cards) for _ in range(processes)]
        with tempfile.NamedTemporaryFile(dir=MEMORY if MEMORY.is_dir() else None) as file:
            file.truncate(size(rows))
            self.memory = mmap.mmap(file.fileno(), 0)
            self.buffers, self.secrets = over(self.memory, rows)
            own = [
                partial(attend, Path(file.name), rows, first, last, tables[first:last], teacher)
                for first, last in pairwise(cuts)
            ]
            together(self._helpers, own)
        acts = [partial(act, random.Random(seed * 1000 + number)) for number in range(processes)]
        self._drill = Drill(self._helpers, acts)
        self.send(RESET)
        self.receive()

    def send(self, order: str = STEP) -> None:
        self._drill.send(order)

    def receive(self) -> None:
        self._drill.receive()

    def close(self) -> None:
        self._drill.close()
        for helper in self._helpers:
            helper.end()


def size(rows: int) -> int:
    return Buffers.size(rows) + rows * int(np.prod(SECRETS))


def over(memory: Any, rows: int) -> tuple[Buffers, npt.NDArray[np.uint8]]:
    """Buffers in such memory, and behind them what nobody may see."""
    hidden = np.frombuffer(memory, np.uint8, rows * int(np.prod(SECRETS)), Buffers.size(rows))
    return Buffers.over(memory, rows), hidden.reshape(rows, *SECRETS)


# In a process: its part of the games, what nobody may see of them, and the teacher.
_own: list[tuple[VectorGames, npt.NDArray[np.uint8], bots.Bot]] = []


def attend(
    file: Path, rows: int, first: int, last: int, tables: Sequence[Lineup], teacher: str
) -> None:
    with file.open("r+b") as opened:
        buffers, hidden = over(mmap.mmap(opened.fileno(), 0), rows)
    games = VectorGames(tables, buffers=buffers.part(first, last))
    _own[:] = [(games, hidden[first:last], bots.make(teacher))]


def act(dice: random.Random, order: str) -> None:
    """Do what the one who learns tells to."""
    ((games, hidden, teacher),) = _own
    if order == TEACH:
        teach(games, teacher, dice)
        return
    if order == RESET:
        games.reset([dice.getrandbits(64) for _ in games.tables])
        scatter(games, teacher, dice)
    else:
        games.step()
    write_secrets(games.games, hidden)


def scatter(games: VectorGames, teacher: bots.Bot, dice: random.Random) -> None:
    """Begin each game somewhere in one that the teacher plays, or all would always be equally far.

    Positions as nobody brings them about would teach nothing: so they are not played by lot.
    """
    alike: dict[Lineup, list[int]] = {}
    for row, table in enumerate(games.tables):
        alike.setdefault(table, []).append(row)
    for rows in alike.values():
        for first in range(0, len(rows), SHARED):
            met = moments(games.games[rows[first]].copy(), teacher, dice)
            for row in rows[first : first + SHARED]:
                games.put(row, dice.choice(met).copy())


def moments(game: Game, teacher: bots.Bot, dice: random.Random) -> list[Game]:
    """All decisions in a game that the teacher plays."""
    met: list[Game] = []

    def choose(game: Game, seat: int) -> Move:
        if len(game.moves(seat)) > 1:
            met.append(game.copy())
        return bots.ask(teacher, game, seat, dice)

    bots.play_out(game, choose)
    return met


def teach(games: VectorGames, teacher: bots.Bot, dice: random.Random) -> None:
    """Write down what the teacher would play."""
    to = games.buffers
    for row in range(len(games.games)):
        to.actions[row] = to.legal[row, choice(games, row, teacher, dice)]


def choice(games: VectorGames, row: int, teacher: bots.Bot, dice: random.Random) -> int:
    """Which of the moves the teacher would play; the last of those that have a number, if none."""
    seat = games.seen[row].seat
    chosen = games.seen[row].moves.index(bots.ask(teacher, games.games[row], seat, dice))
    return min(chosen, int(games.buffers.choices[row]) - 1)
