"""Training at the command line."""

from __future__ import annotations

import time
from collections.abc import Callable

from rich.text import Text

from raiatea.cli.console import progress_bar, show
from raiatea.training.checkpoints import Origin
from raiatea.training.plan import Plan
from raiatea.training.run import Report, Training

TELL_SECONDS = 30.0


def train(plan: Plan) -> None:
    """Train by the plan, and tell of it on the way."""
    total = plan.teacher_lessons + plan.lessons + (plan.elder_lessons if plan.elder else 0)
    total += plan.thinking_lessons
    with progress_bar("Lessons", total) as advance:
        training = Training(plan, reporter(advance))
        made = training.made
        advance(made.teacher_lessons + made.elder_lessons + made.lessons + made.thinking_lessons)
        training.run()
    show(
        f"{made.games} games, {made.lessons} lessons of its own, {made.minutes:.0f} minutes.",
        f"The network is {plan.folder / 'network.npz'}.",
    )


def reporter(advance: Callable[[int], None]) -> Report:
    """Tells of the first stretch, and then from time to time."""
    told = -TELL_SECONDS

    def report(made: Origin, lessons: int, seen: dict[str, float]) -> None:
        nonlocal told
        advance(lessons)
        if (now := time.monotonic()) < told + TELL_SECONDS:
            return
        told = now
        figures = ", ".join(f"{name} {figure:.4g}" for name, figure in seen.items())
        show(Text(f"{made.minutes:.1f} minutes, {made.lessons} lessons: {figures}"))

    return report
