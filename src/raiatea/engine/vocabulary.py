"""All that the engine can say, from where it is declared: verbs, events, steps.

A verb is declared in `moves`, or in the file of the step that it answers; an event in `events`;
a step is a class in a file of `steps`, or beside the only effect that needs it. There is no other
list of them.
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import Final, final

from raiatea.engine import events, moves, steps
from raiatea.engine.declare import Field
from raiatea.engine.effect_words import WORDS
from raiatea.engine.moves import Verb
from raiatea.engine.step import Question, Step
from raiatea.engine.steps.ceremony import RITUAL_PRICE
from raiatea.engine.steps.market import HIRE_PRICE

__all__ = [
    "CEREMONY_STEPS",
    "EVENTS",
    "HIRE_PRICE",
    "RITUAL_PRICE",
    "STEPS",
    "VERBS",
    "EventKind",
    "Field",
    "StepKind",
    "Verb",
]

# The files of steps in the order of the game; others follow them.
CHAPTERS: Final = (
    "setup",
    "rounds",
    "own_turn",
    "forest",
    "marae",
    "path",
    "neighbourhood",
    "market",
    "ceremony",
    "blessings",
    "construction",
    "missions",
    "rituals",
    "choices",
)


@final
class EventKind:
    """A kind of event."""

    def __init__(self, name: str, fields: tuple[Field, ...]) -> None:
        self.name = name
        self.fields = fields


@final
class StepKind:
    """A kind of step. What only questions have is empty for a task.

    `rule` is the one that asks, `together` whether all seats answer at the same time, `verbs`
    those of its moves, `free` those that may come besides in one's own turn, and `ceremony` which
    of the six steps of a ceremony it begins, or 0.
    """

    def __init__(self, step: type[Step]) -> None:
        self.step = step
        self.name: str = step.__name__
        self.fields: tuple[Field, ...] = step.FIELDS
        self.ceremony: int = step.CEREMONY
        self.question = issubclass(step, Question)
        self.rule: str = ""
        self.together = False
        self.verbs: tuple[str, ...] = ()
        self.free: tuple[str, ...] = ()
        if issubclass(step, Question):
            self.rule = step.RULE
            self.together = step.TOGETHER
            self.verbs = tuple([moves.VERBS[verb].name for verb in step.VERBS])
            self.free = tuple([moves.VERBS[verb].name for verb in step.FREE])


def find_steps() -> list[type[Step]]:
    """The steps of all files in `steps`, then of those in `effects`.

    A class that others build upon is none itself.
    """
    files = sorted([module.name for module in pkgutil.iter_modules(steps.__path__)])
    files.sort(key=lambda name: CHAPTERS.index(name) if name in CHAPTERS else len(CHAPTERS))
    names = [f"{steps.__name__}.{name}" for name in files]
    names += sorted([str(vars(effect)["__module__"]) for effect in WORDS.values()])
    found: list[type[Step]] = []
    for name in dict.fromkeys(names):
        module = importlib.import_module(name)
        found += [
            value
            for value in vars(module).values()
            if isinstance(value, type)
            and issubclass(value, Step)
            and vars(value)["__module__"] == module.__name__
            and not value.__subclasses__()
        ]
    return found


STEPS: Final[dict[str, StepKind]] = {step.__name__: StepKind(step) for step in find_steps()}
VERBS: Final[dict[str, Verb]] = {verb.name: verb for verb in moves.VERBS}
EVENTS: Final[dict[str, EventKind]] = {
    name: EventKind(name, fields) for name, fields in events.EVENTS.items()
}
CEREMONY_STEPS: Final = max([kind.ceremony for kind in STEPS.values()]) - 1
