"""The training program: watch a teacher, then play oneself; stop at any time and go on later."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from raiatea import catalogue as catalogues
from raiatea.training.crew import Crew
from raiatea.training.games import Lessons, join
from raiatea.training.learner import CheckpointError, Learner

TEACHER_RATE, TEACHER_TIMES = 1e-3, 4
RATE, LAST_RATE = 3e-4, 3e-5
ENTROPY, LAST_ENTROPY = 0.015, 0.002
TIMES = 2
SAVE_SECONDS = 60.0


@dataclass(frozen=True)
class Plan:
    """How to train; what was learnt is in `folder`."""

    folder: Path
    minutes: float
    jobs: int
    seed: int = 1
    teacher: str = "skilled"
    teacher_lessons: int = 1_000_000
    lessons: int = 60_000_000
    stretch: int = 65_536
    games_at_once: int = 64
    gpu: bool = False
    match_every: int = 100
    match_games: int = 200


@dataclass
class Origin:
    """How a network came to be; `catalogue` is the hash of the cards, "" if it was not noted."""

    seed: int
    teacher: str
    catalogue: str = ""
    teacher_lessons: int = 0
    lessons: int = 0
    games: int = 0
    stretches: int = 0
    minutes: float = 0.0
    wins: float = 0.0


Report = Callable[[Origin, int, dict[str, float]], None]
"""Told how it was made so far, how many lessons were added, and what was seen of them."""


class Training:
    """Learning with a plan, from where it stopped the last time."""

    def __init__(self, plan: Plan, report: Report) -> None:
        self.plan = plan
        self.report = report
        self.learner = Learner(plan.seed, plan.gpu)
        self.made = Origin(plan.seed, plan.teacher)
        self.begun = self.saved = time.monotonic()
        plan.folder.mkdir(parents=True, exist_ok=True)
        self.checkpoint = plan.folder / "checkpoint.npz"
        if self.checkpoint.exists():
            self.made = self.made_so_far()
        self.made.catalogue = catalogues.default().hash
        self.before = self.made.minutes

    def made_so_far(self) -> Origin:
        """Read the checkpoint; the numbers of cards may be others now, but not the cards."""
        try:
            return Origin(**self.learner.load(self.checkpoint))
        except TypeError as error:
            raise CheckpointError(f"{self.checkpoint}: {error}") from None

    def run(self) -> None:
        """Train until the plan is done or its time is up; then play a last match."""
        plan, made = self.plan, self.made
        if made.teacher_lessons < plan.teacher_lessons:
            with self.crew(plan.teacher) as crew:
                while made.teacher_lessons < plan.teacher_lessons and self.has_time():
                    self.watch(crew)
        with self.crew() as crew:
            while made.lessons < plan.lessons and self.has_time():
                self.play(crew)
            self.match(crew)
        self.save()

    def crew(self, teacher: str = "") -> Crew:
        seed = self.plan.seed + self.made.stretches  # not the same games again after a stop
        return Crew(self.plan.jobs, self.plan.games_at_once, seed, teacher)

    def has_time(self) -> bool:
        return time.monotonic() - self.begun < self.plan.minutes * 60

    def watch(self, crew: Crew) -> None:
        lessons = self.stretch(crew)
        self.made.teacher_lessons += len(lessons)
        seen = self.learner.learn(lessons, TEACHER_RATE, 0.0, TEACHER_TIMES, from_teacher=True)
        self.done(len(lessons), seen)

    def play(self, crew: Crew) -> None:
        lessons = self.stretch(crew)
        self.made.lessons += len(lessons)
        part = self.made.lessons / self.plan.lessons
        rate = RATE + part * (LAST_RATE - RATE)
        entropy = ENTROPY + part * (LAST_ENTROPY - ENTROPY)
        seen = self.learner.learn(lessons, rate, entropy, TIMES, from_teacher=False)
        if self.made.stretches % self.plan.match_every == 0:
            seen["wins"] = self.match(crew)
        self.done(len(lessons), seen)

    def match(self, crew: Crew) -> float:
        network = self.learner.network({})
        self.made.wins = crew.match(network, self.plan.teacher, self.plan.match_games, seed=0)
        return self.made.wins

    def stretch(self, crew: Crew) -> Lessons:
        together = join(list(crew.play(self.learner.network({}), self.plan.stretch)))
        self.made.games += together.games
        self.made.stretches += 1
        return together

    def done(self, lessons: int, seen: dict[str, float]) -> None:
        self.made.minutes = self.before + (time.monotonic() - self.begun) / 60
        self.report(self.made, lessons, seen)
        if time.monotonic() - self.saved > SAVE_SECONDS:
            self.save()

    def save(self) -> None:
        """What is needed to go on, and the network as the bot reads it."""
        made: dict[str, Any] = vars(self.made)
        self.learner.save(self.checkpoint, made)
        self.learner.network(made).save(self.plan.folder / "network.npz")
        self.saved = time.monotonic()
