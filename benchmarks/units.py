"""The unit in which this project states speed.

Machines and moments differ; a cost stated in units of a fixed piece of work, timed beside it in the
same run, does not. One unit is a little interpreted work of the kind that a rules engine does:
sixteen method calls that look something up, do sums and write to a list, then a list copied and
filtered.
"""

from __future__ import annotations

import time


class Wheel:
    """A wheel of twenty numbers that turns from one to another."""

    __slots__ = ("following", "numbers", "sum")

    def __init__(self) -> None:
        self.numbers = list(range(20))
        self.following = {i: (i * 7) % 20 for i in range(20)}
        self.sum = 0

    def turn(self, i: int) -> int:
        j = self.following[i]
        numbers = self.numbers
        if numbers[j] > 1_000_000:
            numbers[j] = 0
        numbers[j] += numbers[i] & 7
        self.sum += numbers[j]
        return j


def one_unit(wheel: Wheel) -> int:
    i = 3
    for _ in range(16):
        i = (wheel.turn(i) + 1) % 20
    numbers = wheel.numbers[:]
    return len([number for number in numbers if number & 1]) + i


def seconds_per_unit(seconds: float = 0.25) -> float:
    """Time units for about so many seconds."""
    wheel = Wheel()
    done = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(50):
            one_unit(wheel)
        done += 50
    return (time.perf_counter() - start) / done
