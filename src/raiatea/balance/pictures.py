"""The pictures of the page, as SVG."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from raiatea.arena.match import SOURCES

WIDTH = 240
BAR = 120
COLUMN = 12  # of a histogram
HEIGHT = 140


def picture(width: int, height: int, label: str, inside: str) -> str:
    return (
        f'<svg width="{width}" height="{height}" role="img" aria-label="{escape(label)}">'
        f"{inside}</svg>"
    )


def bar(part: float, label: str) -> str:
    """A part of the whole, between 0 and 1."""
    inside = (
        f'<rect class="whole" y="4" height="12" width="{BAR}"/>'
        f'<rect class="share" y="4" height="12" width="{BAR * part:.1f}"/>'
    )
    return picture(BAR, 20, label, inside)


def multiple(value: float, low: float, high: float, bound: float) -> str:
    """A multiple of the fair share with its interval, the fair share and the bound."""
    scale = WIDTH / 2
    low, high = low * scale, min(WIDTH, high * scale)
    inside = (
        f'<rect class="share" y="4" height="12" width="{min(WIDTH, value * scale):.1f}"/>'
        f'<path class="interval" d="M{low:.1f} 10H{high:.1f}M{low:.1f} 6v8M{high:.1f} 6v8"/>'
        f'<path class="fair" d="M{scale:.1f} 0v20"/>'
        f'<path class="bound" d="M{bound * scale:.1f} 0v20"/>'
    )
    return picture(WIDTH, 20, f"{value:.2f} times the fair share", inside)


def sources(points: Mapping[str, float], most: float) -> str:
    """A stacked bar of the points by source; the longest bar stands for `most`."""
    place = 0.0
    parts = []
    for source in SOURCES:
        width = WIDTH * points[source] / most
        parts.append(
            f'<rect class="{source}" x="{place:.1f}" y="2" height="16" width="{width:.1f}"/>'
        )
        place += width
    label = ", ".join(f"{source} {points[source]:.1f}" for source in SOURCES)
    return picture(WIDTH, 20, label, "".join(parts))


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


def shade(part: float, text: str) -> str:
    """A cell of a table, the darker the greater its part of the whole."""
    return f'<td style="background: rgb(46 134 171 / {part / 2:.2f})">{escape(text)}</td>'
