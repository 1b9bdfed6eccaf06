"""The training program: watch a teacher and an elder, then play; stop and go on at any time."""

from __future__ import annotations

import copy
import os
import random
import signal
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import torch

from raiatea.arena.crew import give_up, in_workers
from raiatea.bots.learned.network import SeatNetwork, load
from raiatea.catalogue import OWN
from raiatea.cluster import joined
from raiatea.encoding.actions import CATALOGUE
from raiatea.training.actors import Actors, NearActors
from raiatea.training.checkpoints import Origin, halved, read, write
from raiatea.training.far_actors import FarActors
from raiatea.training.halls import PAST, Hall, Memory, lineups, pinned
from raiatea.training.learning import Figures, Learner, falling
from raiatea.training.models import (
    Elder,
    Player,
    Policy,
    cards_on,
    plain,
    player_of,
    quickest,
)
from raiatea.training.plan import Plan
from raiatea.training.playing import Stretch, Tally
from raiatea.training.thinking import Noted, tables, think_through
from raiatea.training.varied_cards import write_varied_cards
from raiatea.vector import Lineup

NETWORK: Final = "network.npz"
TEACHER_RATE, LAST_TEACHER_RATE = 1e-3, 1e-4
TEACHER_TIMES: Final = 6
JUDGE_RATE: Final = 3e-4
"""Of the critic, which begins anew with each training."""
STUDY: Final = 4
"""How many times smaller batches are where somebody else is learnt from."""
LAST_PACE: Final = 0.1
ENTROPY, LAST_ENTROPY = 0.20, 0.05
FADING: Final = 0.98
TIMES: Final = 2
SAVE_SECONDS: Final = 60.0
HALLS: Final = 4
"""The device answers one while actors play on in the others."""
VARIED: Final = HALLS - 1
"""The hall in which cards may vary."""
PAST_SELVES: Final = 2
"""How many of the past selves are played against in a stretch."""
MOST_PAST: Final = 4
"""How many of them are kept."""


Report = Callable[[Origin, int, Figures], None]
"""Told how it was made so far, how many decisions were added, and what was seen of them."""


class Training:
    """Learning with a plan, from where it stopped the last time."""

    def __init__(self, plan: Plan, report: Report) -> None:
        self.plan = plan
        self.report = report
        self.device = device_of(plan.device)
        self.kind = quickest(self.device)
        self.learner = Learner(plan.seed, self.device)
        self.copy = Policy(plan.seed).to(self.device)
        self.past: list[dict[str, Any]] = []
        self.rivals = [player_of(load(file), self.device) for file in plan.rivals]
        self.ray: Any = None
        self.rooms = [ExitStack() for _ in range(HALLS)]
        self.made = Origin(plan.seed, plan.teacher)
        self.begun = self.saved = time.monotonic()
        self.told_to_stop = False
        plan.folder.mkdir(parents=True, exist_ok=True)
        self.checkpoint = plan.folder / "checkpoint.pt"
        if self.checkpoint.exists():
            self.made, self.past = read(self.checkpoint, self.learner, self.copy)
        self.made.catalogue = CATALOGUE.hash
        self.before = self.made.minutes
        self.dice = random.Random(plan.seed + self.made.stretches)
        torch.manual_seed(plan.seed + self.made.stretches)

    def run(self) -> None:
        """Learn until the time is up, all lessons are done, or the process is told to stop."""
        plan, made = self.plan, self.made
        with stopped_by(self.stop):
            with ExitStack() as stack:
                if plan.ray is not None:
                    own_cards = {OWN: os.environ[OWN]} if OWN in os.environ else {}
                    self.ray = stack.enter_context(joined(plan.ray, own_cards))
                for room in self.rooms:
                    stack.enter_context(room)
                stretch = Stretch([self._open(number) for number in range(HALLS)], plan.steps)
                if made.teacher_lessons < plan.teacher_lessons:
                    self._watch(stretch)
                elder = self._elder()
                while elder is not None and self.goes_on(made.elder_lessons, plan.elder_lessons):
                    self._learn_from(elder, stretch)
                while self.goes_on(made.critic_lessons, plan.critic_lessons):
                    self._judge(stretch)
                while self.goes_on(made.lessons, plan.lessons):
                    self._play(stretch)
                self.save()
            if self.goes_on(made.thinking_lessons, plan.thinking_lessons):
                self._think()

    def stop(self) -> None:
        """End after the present stretch."""
        self.told_to_stop = True

    def goes_on(self, done: int, wanted: int) -> bool:
        late = self.minutes() >= self.plan.minutes
        return done < wanted and not late and not self.told_to_stop

    def minutes(self) -> float:
        """How long it has learnt, those times included from which it goes on."""
        return self.before + (time.monotonic() - self.begun) / 60

    def part(self) -> float:
        """How much of its own play is behind it, by what ends first: its lessons or its time."""
        return max(self.made.lessons / self.plan.lessons, self.minutes() / self.plan.minutes)

    def _open(self, number: int) -> Hall:
        """A hall with games of its own; in the last one cards may vary."""
        plan, room = self.plan, self.rooms[number]
        room.close()
        rows = plan.games_at_once // HALLS
        seed = (plan.seed + self.made.stretches) * HALLS + number  # not the same games again
        cards = None
        if plan.vary_cards and number == VARIED:
            cards = Path(room.enter_context(tempfile.TemporaryDirectory())) / "cards"
            write_varied_cards(cards, seed)
        actors = room.enter_context(self._actors(lineups(rows, seed, plan.players), seed, cards))
        room.enter_context(pinned(actors.memory, self.device))
        against = self._against(rows, cards is not None)
        return Hall(actors, against, self.device, self.kind)

    def _actors(self, tables: list[Lineup], seed: int, cards: Path | None) -> Actors:
        plan = self.plan
        processes = max(1, plan.jobs // HALLS)
        if self.ray is None:
            return NearActors(tables, seed, processes, plan.teacher, cards)
        return FarActors(self.ray, tables, seed, processes, plan.teacher, cards)

    def _against(self, rows: int, varied: bool) -> list[tuple[str, int]]:
        """Who plays in so many rows against the one who learns; in the others nobody does.

        Who knows cards by their names cannot play with others.
        """
        plan = self.plan
        rivalry = plan.against_rivals if self.rivals else 0.0
        teacher = plan.against_teacher if plan.teacher_lessons else 0.0  # who was watched
        shares = [(plan.teacher, (1 - rivalry) * teacher)]
        shares += [(PAST, (1 - rivalry) * plan.against_past / PAST_SELVES)] * PAST_SELVES
        for file, rival in zip(plan.rivals, self.rivals, strict=True):
            able = not (varied and isinstance(rival, Elder))
            shares.append((file.stem, able * rivalry / len(self.rivals)))
        return [(name, int(rows * share)) for name, share in shares]

    def _elder(self) -> Elder | None:
        """Whom to learn from before playing; one of this kind it becomes at once."""
        file = self.plan.elder
        if file is None or self.made.elder_lessons >= self.plan.elder_lessons:
            return None
        elder = player_of(load(file), self.device)
        if isinstance(elder, Elder):
            return elder
        self.learner.policy.load_state_dict(elder.state_dict())
        self.made.elder_lessons = self.plan.elder_lessons
        return None

    def _watch(self, stretch: Stretch) -> None:
        """Let the teacher play, then learn to do the same from all of it."""
        plan = self.plan
        begun = time.monotonic()
        tally = Tally()
        watched: list[tuple[Hall, Memory]] = []
        count = 0
        while self.goes_on(count, plan.teacher_lessons):
            tally.games += stretch.watch().games
            watched += stretch.kept()
            count += stretch.decisions
        played = time.monotonic()
        if count < plan.teacher_lessons:
            return  # it was stopped
        figures = self.learner.imitate(
            watched, plan.batch // STUDY, TEACHER_TIMES, (TEACHER_RATE, LAST_TEACHER_RATE)
        )
        self.copy.load_state_dict(self.learner.policy.state_dict())
        self.made.teacher_lessons = count
        self._done(count, tally, figures, begun, played)

    def _learn_from(self, elder: Elder, stretch: Stretch) -> None:
        plan = self.plan
        begun = time.monotonic()
        tally = stretch.play(self.learner.policy, self.learner.critic, self._others(), elder)
        played = time.monotonic()
        rate = falling(TEACHER_RATE, plan.pace, self.made.elder_lessons / plan.elder_lessons)
        found = stretch.played()
        figures = self.learner.distil(found, elder, plan.batch // STUDY, TIMES, rate)
        figures |= self.learner.assess(found, 1.0, plan.batch, rate)
        self.made.elder_lessons += stretch.decisions
        self.made.critic_lessons += stretch.decisions
        self._done(stretch.decisions, tally, figures, begun, played)

    def _play(self, stretch: Stretch) -> None:
        plan, made, learner = self.plan, self.made, self.learner
        if not self.past or crossed(made.lessons, stretch.decisions, plan.past_every):
            self._remember()
        begun = time.monotonic()
        tally = stretch.play(learner.policy, learner.critic, self._others())
        played = time.monotonic()
        part = self.part()
        left = falling(1, LAST_PACE, part)
        rates = plan.pace * left, JUDGE_RATE * left
        figures = learner.improve(stretch.played(), FADING, plan.batch, TIMES, rates)
        learner.control(figures["entropy"], falling(ENTROPY, LAST_ENTROPY, part))
        made.lessons += stretch.decisions
        if plan.vary_cards and crossed(made.lessons, stretch.decisions, plan.cards_every):
            stretch.replace(VARIED, self._open(VARIED))
        self._done(stretch.decisions, tally, figures, begun, played)

    def _judge(self, stretch: Stretch) -> None:
        """Let the critic learn alone: by what it says at first nobody should learn anything."""
        if not self.past:
            self._remember()
        begun = time.monotonic()
        tally = stretch.play(self.learner.policy, self.learner.critic, self._others())
        played = time.monotonic()
        batch = self.plan.batch // STUDY
        figures = self.learner.assess(stretch.played(), 1.0, batch, JUDGE_RATE)
        self.made.critic_lessons += stretch.decisions
        self._done(stretch.decisions, tally, figures, begun, played)

    def _think(self) -> None:
        """Look ahead in whole games, and learn what was found."""
        plan, made = self.plan, self.made
        begun = time.monotonic()
        tally = Tally()
        noted: list[Noted] = []
        work = partial(think_through, self.plan.folder / NETWORK)
        games = in_workers(work, tables(plan.seed + made.games, plan.players), plan.jobs, give_up)
        with closing(games):
            for game in games:
                tally.games += 1
                noted += game
                if not self.goes_on(len(noted), plan.thinking_lessons):
                    break
        played = time.monotonic()
        if len(noted) < plan.thinking_lessons:
            return  # it was stopped
        rates = plan.pace, plan.pace * LAST_PACE
        cards = cards_on(CATALOGUE, self.device)
        figures = self.learner.heed(cards, noted, plan.batch // STUDY, TEACHER_TIMES, rates)
        made.thinking_lessons = len(noted)
        self._done(len(noted), tally, figures, begun, played)
        self.save()

    def _remember(self) -> None:
        """Keep what it is now among the past selves; when they are many, one goes by lot."""
        if len(self.past) == MOST_PAST:
            self.past.pop(self.dice.randrange(MOST_PAST))
        self.past.append(halved(self.learner.policy.state_dict()))

    def _others(self) -> list[Player]:
        """The copy of the teacher, past selves by lot, and all rivals."""
        past = [copy.deepcopy(self.copy) for _ in range(PAST_SELVES)]
        if self.past:
            for one in past:
                one.load_state_dict(self.dice.choice(self.past))
        return [self.copy, *past, *self.rivals]

    def _done(
        self,
        decisions: int,
        tally: Tally,
        figures: Figures,
        begun: float,
        played: float,
    ) -> None:
        made, now = self.made, time.monotonic()
        made.games += tally.games
        made.stretches += 1
        made.minutes = self.minutes()
        seen = dict(figures)
        seen["entropy worth"] = self.learner.entropy_worth
        seen["a second"] = decisions / (now - begun)
        seen["played a second"] = decisions / (played - begun)
        self.report(made, decisions, seen | tally.shares())
        if now - self.saved > SAVE_SECONDS:
            self.save()

    def save(self) -> None:
        """What is needed to go on, and the network as the bot reads it."""
        learner = self.learner
        write(self.checkpoint, self.made, learner, self.copy, self.past)
        network = SeatNetwork.of(plain(learner.policy), dict(vars(self.made)))
        network.save(self.plan.folder / NETWORK)
        self.saved = time.monotonic()


def device_of(name: str) -> torch.device:
    """A device; by default a GPU, if there is one."""
    if name == "auto":
        name = "cuda" if torch.cuda.is_available() else "cpu"
    torch.set_float32_matmul_precision("medium")
    return torch.device(name)


def crossed(done: int, lately: int, every: int) -> bool:
    """Whether a multiple of so many was reached lately."""
    return done // every > (done - lately) // every


@contextmanager
def stopped_by(stop: Callable[[], None]) -> Iterator[None]:
    """Whoever ends the process lets it save first."""
    before = signal.signal(signal.SIGTERM, lambda *_: stop())
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
