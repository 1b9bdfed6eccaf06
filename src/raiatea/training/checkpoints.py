"""A file with all that is needed to go on with a training."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from raiatea.encoding import ENCODING, encoding_from
from raiatea.errors import RaiateaError
from raiatea.training.learning import Learner
from raiatea.training.models import Policy

State = dict[str, Any]


class CheckpointError(RaiateaError, ValueError):
    """A file from which it is not possible to go on."""


@dataclass
class Origin:
    """How a network came to be; `catalogue` is the hash of the cards."""

    seed: int
    teacher: str
    catalogue: str = ""
    teacher_lessons: int = 0
    elder_lessons: int = 0
    critic_lessons: int = 0
    lessons: int = 0
    thinking_lessons: int = 0
    games: int = 0
    stretches: int = 0
    minutes: float = 0.0


def write(file: Path, made: Origin, learner: Learner, teacher: Policy, past: list[State]) -> None:
    """Write down who learns, the copy of the teacher, and past selves."""
    part = file.with_suffix(".part")
    state = {
        "reads": ENCODING.as_json(),
        "made": vars(made),
        "policy": learner.policy.state_dict(),
        "critic": learner.critic.state_dict(),
        **{name: shortened(one.state_dict()) for name, one in learner.optimisers().items()},
        "entropy worth": learner.entropy_worth,
        "copy": halved(teacher.state_dict()),
        "past": past,
    }
    torch.save(state, part)
    part.replace(file)


def read(file: Path, learner: Learner, teacher: Policy) -> tuple[Origin, list[State]]:
    """Bring both to where they were; how it was made, and the past selves.

    Raises `CheckpointError`.
    """
    try:
        found = torch.load(file, learner.device, weights_only=True)
        if strange := encoding_from(found["reads"]).strange():
            raise ValueError(f"it has learnt with other cards: {strange}")
        learner.policy.load_state_dict(found["policy"])
        learner.critic.load_state_dict(found["critic"])
        learner.go_on(found)
        learner.entropy_worth = found["entropy worth"]
        teacher.load_state_dict(found["copy"])
        return Origin(**found["made"]), found["past"]
    except Exception as error:  # torch raises its own kinds for what is damaged
        raise CheckpointError(f"{file}: it is not possible to go on from it: {error}") from None


def halved(state: State) -> State:
    """Weights in half the precision."""
    return {name: one.half() for name, one in state.items()}


def shortened(state: State) -> State:
    """What an optimiser remembers, in short numbers: their size is all that matters."""
    return {
        "param_groups": state["param_groups"],
        "state": {
            number: {name: value.bfloat16() if value.ndim else value for name, value in one.items()}
            for number, one in state["state"].items()
        },
    }
