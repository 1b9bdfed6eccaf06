"""What came out of many games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from raiatea.cli.console import figures, title
from raiatea.cli.simulate import Result, Simulation
from raiatea.engine.scoring import POINT_SOURCES
from raiatea.words import Words

# The points of a bot, all of them and by their sources.
SCORES = ("terminal-total", *(f"terminal-{source}" for source in POINT_SOURCES))


def summarise(
    simulation: Simulation, results: Sequence[Result], seconds: float, jobs: int
) -> dict[str, Any]:
    """All figures, JSON-able; only those under "time" differ from run to run."""
    games = len(results)
    seats = range(len(simulation.bots))
    lengths = [result.decisions for result in results]
    return {
        "seed": simulation.seed,
        "games": games,
        "players": len(simulation.bots),
        "variants": list(simulation.variants),
        "lineup": list(simulation.bots),
        "seats": [
            share(sum(1 for result in results if result.winner == seat), games) for seat in seats
        ],
        "bots": {
            name: by_bot(simulation, results, name) for name in dict.fromkeys(simulation.bots)
        },
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


def by_bot(simulation: Simulation, results: Sequence[Result], name: str) -> dict[str, Any]:
    """A bot's wins, and its points by source for each seat it had."""
    wins = sum(1 for result in results if simulation.seats(result.number)[result.winner] == name)
    points = [
        one
        for result in results
        for one, bot in zip(result.points, simulation.seats(result.number), strict=True)
        if bot == name
    ]
    means = {
        source: round(sum(one[i] for one in points) / len(points), 2)
        for i, source in enumerate(POINT_SOURCES)
    }
    total = round(sum(sum(one) for one in points) / len(points), 2)
    return {
        **share(wins, len(results)),
        "seats": simulation.bots.count(name),
        "points": {**means, "total": total},
    }


def tables(found: dict[str, Any], words: Words) -> RenderableType:
    """The summary for people."""
    length = found["decisions"]
    heading = words.say(
        "terminal-games",
        games=found["games"],
        players=found["players"],
        seed=str(found["seed"]),
    )
    variants = [words.label("variant", one) for one in found["variants"]]
    lasted = words.say(
        "terminal-length",
        mean=round(length["mean"]),
        least=length["least"],
        most=length["most"],
        speed=round(found["time"]["games_per_second"], 1),
    )
    return Group(
        title(", ".join([heading, *variants])),
        "",
        bots_table(found, words),
        "",
        seats_table(found, words),
        "",
        Text(lasted),
    )


def bots_table(found: dict[str, Any], words: Words) -> Table:
    numbers = ("terminal-seats", "terminal-wins", "terminal-share", *SCORES)
    table = figures(words.say("terminal-bot"), map(words.say, numbers))
    for name, bot in found["bots"].items():
        points = bot["points"]
        table.add_row(
            Text(words.label("bot", name), "bold"),
            str(bot["seats"]),
            str(bot["wins"]),
            f"{bot['share']:.1%}",
            f"{points['total']:.1f}",
            *(f"{points[source]:.1f}" for source in POINT_SOURCES),
        )
    return table


def seats_table(found: dict[str, Any], words: Words) -> Table:
    numbers = ("terminal-wins", "terminal-share")
    table = figures(words.say("terminal-seat"), map(words.say, numbers))
    for seat, won in enumerate(found["seats"], 1):
        table.add_row(str(seat), str(won["wins"]), f"{won['share']:.1%}")
    return table
