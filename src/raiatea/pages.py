"""HTML pages that need nothing else, all in one style: their frame, tables and bars."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from html import escape
from typing import Final

WIDTH: Final = 240  # of a bar
STYLE: Final = """
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.4; }
body { margin: 2rem auto; max-width: 78rem; padding: 0 1rem; }
.wide { overflow-x: auto; margin: 1rem 0 2rem; }
table { border-collapse: collapse; }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid #8884; }
th { vertical-align: bottom; } td { white-space: nowrap; }
th:first-child, td:first-child, .words { text-align: left; }
th:first-child, td:first-child { position: sticky; left: 0; background: Canvas; padding-left: 0; }
td.words div { white-space: normal; width: max-content; max-width: 17rem; }
svg { display: block; overflow: visible; } text { fill: currentColor; font-size: 12px; }
.key { display: inline-flex; gap: .4rem; align-items: center; margin-right: .8rem; }
th .key { margin: 0 0 0 .8rem; }
.rank { fill: #a23b72; } .rituals { fill: #2e86ab; }
.missions { fill: #f18f01; } .masks { fill: #3b8f5a; }
.share { fill: #2e86ab; } .beyond { fill: #999; } .whole { fill: #8882; }
.interval { stroke: currentColor; } .fair { stroke: #888; stroke-dasharray: 3; }
.mark { stroke: #b3261e; stroke-width: 2; }
@media (prefers-color-scheme: dark) { .mark { stroke: #ff7b72; } }
@media (max-width: 45rem) { body { margin: 1rem auto; } th, td { padding: .25rem .5rem; }
  td.words div { max-width: 11rem; } }
"""


def page(title: str, inside: str, style: str = "", language: str = "en") -> str:
    """A whole page under its title, with what it adds to the style of all pages."""
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width"/>
<title>{escape(title)}</title>
<style>{STYLE}{style}</style>
</head>
<body>
<h1>{escape(title)}</h1>
{inside}
</body>
</html>
"""


def wide(inside: str) -> str:
    """What may be wider than the page, and then is moved sideways by itself."""
    return f'<div class="wide" tabindex="0">{inside}</div>'


def table(head: Sequence[str], rows: Iterable[Sequence[str]], words: Collection[int] = (0,)) -> str:
    """A table of numbers; the columns of `words` are text that may be broken into lines."""
    heads = "".join(
        f'<th class="words">{one}</th>' if column in words else f"<th>{one}</th>"
        for column, one in enumerate(head)
    )
    body = "\n".join(
        "<tr>"
        + "".join(
            f'<td class="words"><div>{one}</div></td>' if column in words else f"<td>{one}</td>"
            for column, one in enumerate(row)
        )
        + "</tr>"
        for row in rows
    )
    return wide(f"<table><thead><tr>{heads}</tr></thead>\n<tbody>{body}</tbody></table>")


def picture(width: float, height: float, label: str, inside: str) -> str:
    return (
        f'<svg width="{width}" height="{height}" role="img" aria-label="{escape(label)}">'
        f"{inside}</svg>"
    )


def with_interval(part: float, low: float, high: float, label: str, marks: str) -> str:
    """A part of the whole and its interval, all between 0 and 1, behind marks to compare with."""
    part, low, high = (WIDTH * min(1, one) for one in (part, low, high))
    inside = (
        f'<rect class="share" y="4" height="12" width="{part:.1f}"/>{marks}'
        f'<path class="interval" d="M{low:.1f} 10H{high:.1f}M{low:.1f} 6v8M{high:.1f} 6v8"/>'
    )
    return picture(WIDTH, 20, label, inside)


def mark(part: float, kind: str) -> str:
    return f'<path class="{kind}" d="M{WIDTH * min(1, part):.1f} 0v20"/>'


def stacked(parts: Mapping[str, float], most: float) -> str:
    """Amounts side by side, each in the colour of its name; the whole bar stands for `most`."""
    place = 0.0
    bars = []
    for kind, amount in parts.items():
        width = WIDTH * amount / most
        bars.append(f'<rect class="{kind}" x="{place:.1f}" y="2" height="16" width="{width:.1f}"/>')
        place += width
    label = ", ".join(f"{kind} {amount:.1f}" for kind, amount in parts.items())
    return picture(WIDTH, 20, label, "".join(bars))


def key(kind: str, text: str) -> str:
    """What a colour means."""
    return (
        f'<span class="key"><svg width="10" height="10" aria-hidden="true">'
        f'<rect class="{kind}" width="10" height="10"/></svg>{escape(text)}</span>'
    )
