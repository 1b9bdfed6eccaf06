"""A figure that docs state, and whether one that was made anew agrees with it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from raiatea.arena.standings import CONFIDENCE, wilson

PARTS: Final = ("strength", "cards", "balance", "chances", "doors")
STATED: Final = files("raiatea.figures") / "stated.json"


@dataclass(frozen=True, slots=True)
class Figure:
    """A number with its interval of 95 %, and how many games, or tries, it comes from."""

    part: str
    name: str
    value: float
    low: float
    high: float
    number: int

    @property
    def key(self) -> tuple[str, str]:
        return self.part, self.name

    def agrees(self, other: Figure) -> bool:
        """Whether both can be true: their intervals meet."""
        return self.low <= other.high and other.low <= self.high

    def __str__(self) -> str:
        """Shares in percent, all else as it is."""
        if self.name.endswith(" %"):
            return f"{100 * self.value:.1f} ({100 * self.low:.1f} to {100 * self.high:.1f})"
        return f"{self.value:.2f} ({self.low:.2f} to {self.high:.2f})"


def share(part: str, name: str, wins: int, number: int) -> Figure:
    """A share, by its name in percent."""
    low, high = wilson(wins, number)
    return Figure(part, f"{name}, %", rounded(wins / number), rounded(low), rounded(high), number)


def mean(part: str, name: str, values: list[float]) -> Figure:
    """A mean of values that know nothing of each other."""
    number = len(values)
    middle = sum(values) / number
    spread = sum((one - middle) ** 2 for one in values) / max(1, number - 1)
    half = CONFIDENCE * (spread / number) ** 0.5
    return Figure(
        part, name, rounded(middle), rounded(middle - half), rounded(middle + half), number
    )


def rounded(value: float) -> float:
    return round(value, 4)


@cache
def stated() -> dict[tuple[str, str], Figure]:
    """What docs state, by part and name; `raiatea figures --long --json` makes it."""
    found: dict[str, Any] = msgspec.json.decode(STATED.read_bytes())
    figures = msgspec.convert(found["figures"], list[Figure])
    return {one.key: one for one in figures}
