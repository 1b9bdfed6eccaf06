"""What `raiatea train` is asked for; it needs no PyTorch to be said."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

PLAYERS: Final = (3, 4, 4, 5)


@dataclass(frozen=True, kw_only=True)
class Plan:
    """How to train; what was learnt is in `folder`.

    Minutes and lessons are those of all runs together, and the pace falls by what ends first.
    Of the numbers of players each is drawn as often as it stands there. The shares of games
    against somebody are of all; those against teacher and past of what is left by the rivals.
    What comes every so often is counted in lessons.
    """

    folder: Path
    minutes: float
    jobs: int
    seed: int = 1
    players: tuple[int, ...] = PLAYERS
    teacher: str = "skilled"
    teacher_lessons: int = 1_000_000
    elder: Path | None = None
    elder_lessons: int = 4_000_000
    critic_lessons: int = 4_000_000
    lessons: int = 60_000_000
    thinking_lessons: int = 0
    games_at_once: int = 512
    steps: int = 64
    batch: int = 4096
    pace: float = 3e-4
    rivals: tuple[Path, ...] = ()
    against_rivals: float = 0.25
    against_teacher: float = 0.5
    against_past: float = 0.1
    past_every: int = 10_000_000
    vary_cards: bool = False
    cards_every: int = 25_000_000
    device: str = "auto"
    ray: str | None = None
