"""Training at the command line."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from raiatea.cli.console import progress_bar, show
from raiatea.training.run import Origin, Plan, Training


def train(plan: Plan) -> None:
    """Train by the plan, and tell of every match on the way."""
    total = plan.teacher_lessons + plan.lessons
    with progress_bar("Lessons", total) as advance:
        training = Training(plan, reporter(advance))
        advance(training.made.teacher_lessons + training.made.lessons)
        training.run()
    made = training.made
    show(
        f"{made.games} games, {made.lessons} lessons of its own, {made.minutes:.0f} minutes: "
        f"wins {made.wins:.1%} of {plan.match_games} games against three {plan.teacher}.",
        f"The network is {plan.folder / 'network.npz'}.",
    )


def reporter(advance: Callable[[int], None]) -> Callable[[Origin, int, dict[str, float]], None]:
    def report(made: Origin, lessons: int, seen: dict[str, float]) -> None:
        advance(lessons)
        if "wins" in seen:
            figures = ", ".join(f"{name} {figure:.3f}" for name, figure in seen.items())
            show(Text(f"{made.minutes:.1f} minutes, {made.lessons} lessons: {figures}"))

    return report
