"""The pictures of the page, as SVG."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from raiatea.pages import mark, picture, with_interval

BAR = 120
COLUMN = 12  # of a histogram
HEIGHT = 140
LOW = 32  # the height of columns in a table


def bar(part: float, label: str) -> str:
    """A part of the whole, between 0 and 1."""
    inside = (
        f'<rect class="whole" y="4" height="12" width="{BAR}"/>'
        f'<rect class="share" y="4" height="12" width="{BAR * part:.1f}"/>'
    )
    return picture(BAR, 20, label, inside)


def multiple(value: float, low: float, high: float, compared: float) -> str:
    """A multiple of the fair share with its interval, the fair share and one to compare with.

    The whole width stands for twice the fair share.
    """
    marks = mark(1 / 2, "fair") + mark(compared / 2, "mark")
    return with_interval(value / 2, low / 2, high / 2, f"{value:.2f} times the fair share", marks)


def histogram(times: Mapping[int, int], least: int, most: int) -> str:
    """How often each number occurs; those from `least` to `most` stand out."""
    first, last = min(times), max(times)
    highest = max(times.values())
    parts = []
    for number in range(first, last + 1):
        height = HEIGHT * times.get(number, 0) / highest
        x = (number - first) * COLUMN
        kind = "share" if least <= number <= most else "beyond"
        parts.append(
            f'<rect class="{kind}" x="{x}" y="{HEIGHT - height:.1f}" width="{COLUMN - 2}" '
            f'height="{height:.1f}"><title>{number}: {times.get(number, 0)}</title></rect>'
        )
        if number % 5 == 0:
            parts.append(f'<text x="{x + COLUMN // 2}" y="{HEIGHT + 16}">{number}</text>')
    label = f"Points of the winner, from {first} to {last}"
    return picture((last - first + 1) * COLUMN, HEIGHT + 20, label, "".join(parts))


def columns(numbers: Mapping[str, float], most: float) -> str:
    """A column for each number, in the order of the game; the highest stands for `most`."""
    parts = []
    for place, (name, number) in enumerate(numbers.items()):
        height = LOW * number / most
        at = f'x="{place * COLUMN}" width="{COLUMN - 2}"'
        parts.append(
            f'<rect class="whole" {at} height="{LOW}"/>'
            f'<rect class="share" {at} y="{LOW - height:.1f}" height="{height:.1f}">'
            f"<title>{name}: {number:.2f}</title></rect>"
        )
    label = ", ".join(f"{name} {number:.1f}" for name, number in numbers.items())
    return picture(len(numbers) * COLUMN, LOW, label, "".join(parts))


def shade(part: float, text: str) -> str:
    """The text of a cell, the darker the greater its part of the whole."""
    colour = f"rgb(46 134 171 / {part / 2:.2f})"
    return f'<span class="shade" style="background: {colour}">{escape(text)}</span>'
