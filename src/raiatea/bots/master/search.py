"""Trying moves out in imagined worlds.

Every world looks just like the view; what the seat cannot know is drawn by lot. In each world the
same moves are tried: everybody then plays on as the network would from their own seat, for a
while, and the network says what the seat has come to. The worlds of a batch go on side by side,
so that the network is asked once for all of them.
"""

from __future__ import annotations

import itertools
import math
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import stdev

from raiatea.bots.learned.judge import Judge
from raiatea.bots.learned.worth import worth
from raiatea.encoding import Observer
from raiatea.encoding.sights import Sights
from raiatea.engine import Game, Move
from raiatea.engine.declare import MOST_PLAYERS
from raiatea.engine.moves import KEEP
from raiatea.engine.numeric_view import NumericView, awaited, numeric_view
from raiatea.view import View

GAMES_AT_ONCE = 24
"""How many are played on side by side: more take the network little longer."""
LOOK_AHEAD = 40
MOST_TRIED = 8
LEAST_CHANCE = 0.001
MUCH = 0.03
"""A move that comes to so much more is e times as likely as before: worlds are few, and may err."""
LEAST_WORLDS = 8
"""Before so many nothing is given up."""
SURE = 3.0
"""A move is given up that is behind by so many times of what chance may make of it."""


def worth_trying(moves: Sequence[Move], chances: Sequence[float]) -> list[int]:
    """The places of the moves to try, the likeliest first.

    Those that the network would consider at all; but all rituals that one may keep, since it is too
    sure of which are poor, and there are few of them.
    """
    order = sorted(range(len(moves)), key=lambda place: -chances[place])[:MOST_TRIED]
    if moves[0].verb == KEEP:
        return order
    return [place for place in order if chances[place] >= LEAST_CHANCE] or order[:1]


@dataclass(frozen=True, slots=True)
class Search:
    """What to find out, and when to be done: by the clock, or after so many worlds."""

    view: View
    texts: tuple[str, ...]
    seed: int
    until: float
    worlds: int | None = None

    def run(self, network: Judge) -> list[list[float]]:
        """What each of the moves came to in each world, or would have if it was given up before."""
        seat = self.view.me.number
        rng = random.Random(self.seed)
        found: list[list[float]] = [[] for _ in self.texts]
        alive = list(range(len(self.texts)))
        seen = 0
        sights = Sights(max(GAMES_AT_ONCE, len(self.texts)))
        held = believed(self.view, network)
        while len(alive) > 1 and not self.is_over(seen):
            games, lots = [], []
            worlds = self.at_once(len(alive), seen)
            for _ in range(worlds):
                world = self.view.imagine(rng.getrandbits(32), held, sealed=False)
                lot = rng.getrandbits(32)
                for place in alive:
                    game = world.copy()
                    game.play(seat, game.parse(seat, self.texts[place]))
                    games.append(game)
                    lots.append(lot)
            seats = [seat] * len(games)
            values = play_on(games, seats, network, lots, self.deadline, sights=sights)
            seen += worlds
            for i, place in enumerate(alive):
                found[place] += values[i :: len(alive)]
            if seen >= LEAST_WORLDS:
                alive = in_the_running(found, alive)
        return filled(found)

    @property
    def deadline(self) -> float:
        return self.until if self.worlds is None else math.inf

    def at_once(self, moves: int, seen: int) -> int:
        """In how many worlds so many moves are tried next."""
        many = max(1, GAMES_AT_ONCE // moves)
        return many if self.worlds is None else min(many, self.worlds - seen)

    def is_over(self, seen: int) -> bool:
        return time.monotonic() > self.until if self.worlds is None else seen >= self.worlds


def believed(view: View, network: Judge) -> list[list[float]] | None:
    """By seat how likely the network believes it to hold each ritual; None if it cannot say."""
    told = network.beliefs(Observer().look(view))
    if told is None:
        return None
    others = told[: view.players - 1]
    first = view.players - 1 - view.me.number
    return [*others[first:], [], *others[:first]]


def pick(moves: Sequence[Move], chances: Sequence[float], luck: float) -> Move:
    """One of the moves, each as often as it is likely."""
    for move, chance in zip(moves, chances, strict=False):
        luck -= chance
        if luck < 0:
            return move
    return moves[len(chances) - 1]


def in_the_running(found: Sequence[Sequence[float]], alive: Sequence[int]) -> list[int]:
    """Those of the moves that are not clearly behind the best, in the worlds that all have seen."""
    best = max(alive, key=lambda place: mean(found[place]))

    def clearly_behind(place: int) -> bool:
        apart = [own - value for own, value in zip(found[best], found[place], strict=True)]
        return mean(apart) > SURE * stdev(apart) / math.sqrt(len(apart))

    return [place for place in alive if not clearly_behind(place)]


def filled(found: Sequence[Sequence[float]]) -> list[list[float]]:
    """What moves that were given up would have come to in the other worlds.

    Worlds differ by more than moves do; so who was behind in some of them counts as that far behind
    in all.
    """
    worlds = max(map(len, found))
    to_the_end = [one for one in found if len(one) == worlds]
    level = [mean(values) for values in zip(*to_the_end, strict=True)]

    def goes_on(one: Sequence[float]) -> list[float]:
        ahead = mean([own - value for own, value in zip(one, level, strict=False)])
        return [*one, *(value + ahead for value in level[len(one) :])]

    return [goes_on(one) for one in found]


def weighed(
    chances: Sequence[float], tried: Sequence[int], found: Sequence[Sequence[float]]
) -> list[float]:
    """How likely each move is after a search: those are likelier than before that came to more.

    What was not tried counts as what the network would have come to.
    """
    values = dict(zip(tried, map(mean, found), strict=True))
    usual = sum(chances[place] * value for place, value in values.items())
    usual /= sum(chances[place] for place in tried)
    raised = [
        chance * math.exp((values.get(place, usual) - usual) / MUCH)
        for place, chance in enumerate(chances)
    ]
    return [one / sum(raised) for one in raised]


def mean(results: Sequence[float]) -> float:
    return sum(results) / len(results) if results else 0.0


def play_on(
    games: Sequence[Game],
    seats: Sequence[int],
    network: Judge,
    lots: Sequence[int],
    until: float = math.inf,
    look_ahead: int = LOOK_AHEAD,
    sights: Sights | None = None,
) -> list[float]:
    """Play games on side by side, each until its seat is asked again after a while.

    Games with the same lot have the same luck: each seat draws the same numbers one after another,
    so that they differ as little as may be but for what is tried.

    Returns what each is worth to its seat then, or when time runs out.
    """
    worths = [0.0] * len(games)
    sights = sights or Sights(len(games))
    views: list[NumericView | None] = [None] * len(games)
    leaves: list[tuple[int, bytearray]] = []
    luck = [
        [random.Random(lot * MOST_PLAYERS + seat) for seat in range(game.players)]
        for game, lot in zip(games, lots, strict=True)
    ]
    going = list(range(len(games)))
    for step in itertools.count():
        late = time.monotonic() > until
        asked: list[tuple[int, NumericView]] = []
        observations: list[bytearray] = []
        all_legal: list[list[int]] = []
        for number in going:
            seen = awaited(games[number], before=views[number])
            if seen is None:
                worths[number] = worth(games[number], seats[number])
            elif late or (step >= look_ahead and seen.seat == seats[number]):
                leaf = numeric_view(games[number], seats[number], seen)
                leaves.append((number, sights.look(number, leaf)[0]))
            else:
                observation, legal = sights.look(number, seen)
                asked.append((number, seen))
                observations.append(observation)
                all_legal.append(legal)
                views[number] = seen
        if not asked:
            break
        all_chances = network.chances(observations, all_legal)
        for (number, seen), chances in zip(asked, all_chances, strict=True):
            drawn = luck[number][seen.seat].random()
            games[number].play(seen.seat, pick(seen.moves, chances, drawn))
        going = [number for number, _ in asked]
    if leaves:
        values = network.values([observation for _, observation in leaves])
        for (number, _), value in zip(leaves, values, strict=True):
            worths[number] = value
    return worths
