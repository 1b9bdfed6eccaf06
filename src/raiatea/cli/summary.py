"""What came out of many games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from raiatea.arena.match import SOURCES
from raiatea.cli.console import title
from raiatea.cli.simulate import Plan, Result


def summarise(plan: Plan, results: Sequence[Result], seconds: float, jobs: int) -> dict[str, Any]:
    """All figures, JSON-able; only those under "time" differ from run to run."""
    games = len(results)
    seats = range(len(plan.bots))
    lengths = [result.decisions for result in results]
    return {
        "seed": plan.seed,
        "games": games,
        "players": len(plan.bots),
        "variants": list(plan.variants),
        "lineup": list(plan.bots),
        "seats": [
            share(sum(1 for result in results if result.winner == seat), games) for seat in seats
        ],
        "bots": {name: by_bot(plan, results, name) for name in dict.fromkeys(plan.bots)},
        "decisions": {
            "mean": round(sum(lengths) / games, 2),
            "least": min(lengths),
            "most": max(lengths),
        },
        "time": {
            "jobs": jobs,
            "seconds": round(seconds, 3),
            "games_per_second": round(games / max(seconds, 1e-9), 2),
        },
    }


def share(wins: int, games: int) -> dict[str, float]:
    return {"wins": wins, "share": round(wins / games, 4)}


def by_bot(plan: Plan, results: Sequence[Result], name: str) -> dict[str, Any]:
    """A bot's wins, and its points by source for each seat it had."""
    wins = sum(1 for result in results if plan.seats(result.number)[result.winner] == name)
    points = [
        one
        for result in results
        for one, bot in zip(result.points, plan.seats(result.number), strict=True)
        if bot == name
    ]
    means = {
        source: round(sum(one[i] for one in points) / len(points), 2)
        for i, source in enumerate(SOURCES)
    }
    total = round(sum(sum(one) for one in points) / len(points), 2)
    return {
        **share(wins, len(results)),
        "seats": plan.bots.count(name),
        "points": {**means, "total": total},
    }


def tables(found: dict[str, Any]) -> RenderableType:
    """The summary for people."""
    length, spent = found["decisions"], found["time"]
    variants = f", variants {', '.join(found['variants'])}" if found["variants"] else ""
    return Group(
        title(
            f"{found['games']} games of {found['players']} players, seed {found['seed']}{variants}"
        ),
        "",
        bots_table(found),
        "",
        seats_table(found),
        "",
        Text(
            f"A game took {length['mean']:.0f} decisions ({length['least']} to {length['most']}). "
            f"{spent['games_per_second']:.1f} games a second."
        ),
    )


def bots_table(found: dict[str, Any]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("Bot")
    for column in ("Seats", "Wins", "Share", "Points", *(one.capitalize() for one in SOURCES)):
        table.add_column(column, justify="right")
    for name, bot in found["bots"].items():
        points = bot["points"]
        table.add_row(
            Text(name, "bold"),
            str(bot["seats"]),
            str(bot["wins"]),
            f"{bot['share']:.1%}",
            f"{points['total']:.1f}",
            *(f"{points[source]:.1f}" for source in SOURCES),
        )
    return table


def seats_table(found: dict[str, Any]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("Seat", "Wins", "Share"):
        table.add_column(column, justify="left" if column == "Seat" else "right")
    for seat, won in enumerate(found["seats"], 1):
        table.add_row(str(seat), str(won["wins"]), f"{won['share']:.1%}")
    return table
