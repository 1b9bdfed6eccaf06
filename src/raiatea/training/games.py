"""Many games at once: every decision is noted, and is a lesson when its game is over."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from raiatea import bots, encoding
from raiatea.bots.learned.network import Floats, Network
from raiatea.bots.learned.worth import awaited, worth
from raiatea.engine import Game, Move
from raiatea.engine.numeric_view import numeric_view

PLAYERS = (3, 4, 4, 5)
VARIANTS = ("tane", "oracle", "mana-shortage")
VARIANT_CHANCE = 0.15
FADING = 0.97
LEAST_CHANCE = 1e-30
# How often a ritual is kept or prepared blindly: a card that is poor in most hands would soon not
# be tried any more, and the hands in which it is good would never be found.
CURIOSITY = 0.03
RITUAL_CHOICES = frozenset(
    number for number, text in enumerate(encoding.ACTIONS) if text.startswith(("keep ", "prepare "))
)


@dataclass(slots=True)
class Experience:
    """What was seen, what could be done, what was done, and how good things looked."""

    observation: Floats
    legal: list[int]
    action: int
    blind: bool
    log_chance: float  # the network's own even if blind, so that a rare trial counts in full
    value: float


@dataclass(slots=True)
class Lesson:
    """A decision, what the game's end was worth, and how much better it went than expected."""

    decision: Experience
    outcome: float
    advantage: float


@dataclass(slots=True)
class Lessons:
    """Lessons as arrays; `legal` has a bit for each action."""

    observations: NDArray[np.float16]
    legal: NDArray[np.uint8]
    actions: NDArray[np.int64]
    log_chances: Floats
    outcomes: Floats
    advantages: Floats
    games: int

    def __len__(self) -> int:
        return len(self.actions)


def new_game(rng: random.Random) -> Game:
    variants = [name for name in VARIANTS if rng.random() < VARIANT_CHANCE]
    return Game.new(rng.choice(PLAYERS), seed=rng.getrandbits(64), variants=variants)


class PracticeGame:
    """A game and what each seat has decided in it so far."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.observer = encoding.Observer()
        self.decisions: list[list[Experience]] = [[] for _ in range(game.players)]

    def lessons(self) -> Iterator[Lesson]:
        """What soon came of a decision counts for more than what came much later.

        A blind one that went badly is no lesson: what nobody would have done anyway would be made
        ever less likely, until the network is sure of everything.
        """
        for seat, own in enumerate(self.decisions):
            outcome = worth(self.game, seat)
            after, advantage = outcome, 0.0
            for decision in reversed(own):
                advantage = after - decision.value + FADING * advantage
                after = decision.value
                learnt = max(advantage, 0.0) if decision.blind else advantage
                yield Lesson(decision, outcome, learnt)


class Practice:
    """Games in which a network plays all seats, or watches a teacher play them."""

    def __init__(self, games_at_once: int, seed: int, teacher: str = "") -> None:
        self.rng = random.Random(seed)
        self.teacher = bots.make(teacher) if teacher else None
        self.under_way = [PracticeGame(new_game(self.rng)) for _ in range(games_at_once)]

    def play(self, network: Network, wanted: int) -> Lessons:
        """Play on until there are enough lessons; games that are not over go on next time."""
        lessons: list[Lesson] = []
        games = 0
        while len(lessons) < wanted:
            self._decide(network)
            for number, practice in enumerate(self.under_way):
                if awaited(practice.game) is None:
                    lessons += practice.lessons()
                    games += 1
                    self.under_way[number] = PracticeGame(new_game(self.rng))
        return pack(lessons, games)

    def _decide(self, network: Network) -> None:
        """One decision in each game."""
        asked = [
            seen for practice in self.under_way if (seen := awaited(practice.game)) is not None
        ]
        observations = np.stack(
            [
                practice.observer.observe(seen)
                for practice, seen in zip(self.under_way, asked, strict=True)
            ]
        )
        all_legal = [encoding.legal(seen) for seen in asked]
        all_chances, values = network(observations, all_legal)
        for number, (practice, seen) in enumerate(zip(self.under_way, asked, strict=True)):
            legal, chances = all_legal[number], all_chances[number]
            blind = self.teacher is None and self._curious(legal)
            if blind:
                place = self.rng.randrange(len(legal))
            elif self.teacher is None:
                place = self.rng.choices(range(len(legal)), chances.tolist())[0]
            else:
                chosen = bots.ask(self.teacher, practice.game, seen.seat, self.rng)
                place = seen.moves.index(chosen)
            practice.decisions[seen.seat].append(
                Experience(
                    observations[number],
                    legal,
                    legal[place],
                    blind,
                    math.log(max(float(chances[place]), LEAST_CHANCE)),
                    float(values[number]),
                )
            )
            practice.game.play(seen.seat, seen.moves[place])

    def _curious(self, legal: list[int]) -> bool:
        """Whether to choose a ritual blindly."""
        return not RITUAL_CHOICES.isdisjoint(legal) and self.rng.random() < CURIOSITY


def pack(lessons: list[Lesson], games: int) -> Lessons:
    decisions = [lesson.decision for lesson in lessons]
    legal = np.zeros((len(lessons), len(encoding.ACTIONS)), bool)
    for row, decision in zip(legal, decisions, strict=True):
        row[decision.legal] = True
    return Lessons(
        np.stack([decision.observation for decision in decisions]).astype(np.float16),
        np.packbits(legal, axis=1),
        np.array([decision.action for decision in decisions]),
        floats(decision.log_chance for decision in decisions),
        floats(lesson.outcome for lesson in lessons),
        floats(lesson.advantage for lesson in lessons),
        games,
    )


def join(parts: list[Lessons]) -> Lessons:
    return Lessons(
        np.concatenate([part.observations for part in parts]),
        np.concatenate([part.legal for part in parts]),
        np.concatenate([part.actions for part in parts]),
        np.concatenate([part.log_chances for part in parts]),
        np.concatenate([part.outcomes for part in parts]),
        np.concatenate([part.advantages for part in parts]),
        sum(part.games for part in parts),
    )


def floats(numbers: Iterable[float]) -> Floats:
    return np.fromiter(numbers, np.float32)


def match(network: Network, opponents: str, seed: int) -> bool:
    """One game of four against a bot on the other seats; whether the network won it."""
    game = Game.new(4, seed=seed, play_forced=True)
    ours = seed % game.players
    rng = random.Random(seed)
    bot = bots.make(opponents)
    observer = encoding.Observer()

    def choose(game: Game, seat: int) -> Move:
        if seat != ours:
            return bots.ask(bot, game, seat, rng)
        seen = numeric_view(game, seat)
        (chances,), _ = network(observer.observe(seen)[None], [encoding.legal(seen)])
        return seen.moves[int(chances.argmax())]

    bots.play_out(game, choose)
    return game.winner == ours
