"""The standings as one HTML page that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import Any

from raiatea.arena.match import SOURCES

WIDTH = 360
STYLE = """
:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0 2rem; }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child { text-align: left; }
svg { display: block; overflow: visible; }
.rank { fill: #a23b72; } .rituals { fill: #2e86ab; }
.missions { fill: #f18f01; } .masks { fill: #3b8f5a; }
.share { fill: #2e86ab; } .interval { stroke: currentColor; } .fair { stroke: #888; }
.fair { stroke-dasharray: 3; } .key { display: inline-block; margin-right: 1.5rem; }
.key svg { display: inline-block; }
"""


def page(found: dict[str, Any]) -> str:
    """The page for the figures of `standings.report`."""
    title = f"{found['played']} games of {found['players']} players"
    variants = ", ".join(found["variants"]) or "none"
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{escape(title)}</title>
<style>{STYLE}</style>
<h1>{escape(title)}</h1>
<p>Bots: {escape(", ".join(found["bots"]))}. Seed {found["seed"]}. Variants: {escape(variants)}.</p>
<h2>Wins</h2>
{wins(found)}
<h2>Points by source</h2>
{points(found)}
{crashes(found)}
</html>
"""


def wins(found: dict[str, Any]) -> str:
    """A bar for each share of wins, with its interval and the fair share."""
    fair = WIDTH / found["players"]
    rows = []
    for one in found["standings"]:
        low, high = WIDTH * one["low"], WIDTH * one["high"]
        bar = (
            f'<svg width="{WIDTH}" height="20" role="img" '
            f'aria-label="{one["share"]:.1%}, from {one["low"]:.1%} to {one["high"]:.1%}">'
            f'<rect class="share" y="4" height="12" width="{WIDTH * one["share"]:.1f}"/>'
            f'<path class="interval" d="M{low:.1f} 10H{high:.1f}M{low:.1f} 6v8M{high:.1f} 6v8"/>'
            f'<path class="fair" d="M{fair:.1f} 0v20"/></svg>'
        )
        rows.append(
            f"<tr><td>{escape(one['bot'])}<td>{one['games']}<td>{one['wins']}"
            f"<td>{one['share']:.1%}<td>{bar}<td>{one['rating']:.1f} ± {one['uncertainty']:.1f}"
            f"<td>{one['crashes']}"
        )
    head = "<tr><th>Bot<th>Games<th>Wins<th>Share<th>95 %<th>Rating<th>Crashes"
    return f"<table>{head}{''.join(rows)}</table>"


def points(found: dict[str, Any]) -> str:
    """A stacked bar for the points of each bot."""
    most = max((one["points"]["total"] for one in found["standings"]), default=0) or 1
    rows = []
    for one in found["standings"]:
        place = 0.0
        parts = []
        for source in SOURCES:
            width = WIDTH * one["points"][source] / most
            parts.append(
                f'<rect class="{source}" x="{place:.1f}" y="2" height="16" width="{width:.1f}"/>'
            )
            place += width
        numbers = "".join(f"<td>{one['points'][source]:.1f}" for source in SOURCES)
        bar = f'<svg width="{WIDTH}" height="20" aria-hidden="true">{"".join(parts)}</svg>'
        total = one["points"]["total"]
        rows.append(f"<tr><td>{escape(one['bot'])}<td>{total:.1f}{numbers}<td>{bar}")
    head = "".join(
        f'<th><span class="key"><svg width="10" height="10">'
        f'<rect class="{source}" width="10" height="10"/></svg> {source.capitalize()}</span>'
        for source in SOURCES
    )
    return f"<table><tr><th>Bot<th>Points{head}<th>{''.join(rows)}</table>"


def crashes(found: dict[str, Any]) -> str:
    if not found["crashes"]:
        return ""
    rows = "".join(
        f"<tr><td>{one['game']}<td>{escape(one['bot'])}<td>{one['seat'] + 1}"
        f"<td>{escape(one['error'])}"
        for one in found["crashes"]
    )
    return f"<h2>Crashes</h2><table><tr><th>Game<th>Bot<th>Seat<th>Error{rows}</table>"
