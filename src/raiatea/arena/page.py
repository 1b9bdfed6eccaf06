"""The standings as one HTML page that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import Any

from raiatea import pages
from raiatea.engine.scoring import POINT_SOURCES


def page(found: dict[str, Any]) -> str:
    """The page for the figures of `standings.report`."""
    title = f"{found['played']} games of {found['players']} players"
    variants = ", ".join(found["variants"]) or "none"
    return pages.page(
        title,
        f"""<p>Bots: {escape(", ".join(found["bots"]))}. Seed {found["seed"]}.
Variants: {escape(variants)}.</p>
<h2>Wins</h2>
<p>The share of wins with its interval of 95 %; the dashed line is the fair share.</p>
{wins(found)}
<h2>Points by source</h2>
{points(found)}
{crashes(found)}""",
    )


def wins(found: dict[str, Any]) -> str:
    fair = pages.mark(1 / found["players"], "fair")
    rows = []
    for one in found["standings"]:
        label = f"{one['share']:.1%}, from {one['low']:.1%} to {one['high']:.1%}"
        rows.append(
            (
                escape(one["bot"]),
                str(one["games"]),
                str(one["wins"]),
                f"{one['share']:.1%}",
                pages.with_interval(one["share"], one["low"], one["high"], label, fair),
                f"{one['rating']:.1f} ± {one['uncertainty']:.1f}",
                str(one["crashes"]),
            )
        )
    return pages.table(("Bot", "Games", "Wins", "Share", "", "Rating", "Crashes"), rows)


def points(found: dict[str, Any]) -> str:
    """A stacked bar for the points of each bot."""
    most = max((one["points"]["total"] for one in found["standings"]), default=0) or 1
    rows = []
    for one in found["standings"]:
        by_source = {source: one["points"][source] for source in POINT_SOURCES}
        numbers = [f"{points:.1f}" for points in (one["points"]["total"], *by_source.values())]
        rows.append((escape(one["bot"]), *numbers, pages.stacked(by_source, most)))
    keys = [pages.key(source, source.capitalize()) for source in POINT_SOURCES]
    return pages.table(("Bot", "Points", *keys, ""), rows)


def crashes(found: dict[str, Any]) -> str:
    if not found["crashes"]:
        return ""
    rows = [
        (
            str(one["game"]),
            escape(one["bot"]),
            str(one["seat"] + 1),
            escape(one["error"]),
            escape(one["file"] or "not kept"),
        )
        for one in found["crashes"]
    ]
    heads = ("Game", "Bot", "Seat", "Error", "Record")
    return f"<h2>Crashes</h2>{pages.table(heads, rows, (0, 1, 3, 4))}"
