"""What comes of an arena: wins with their intervals, ratings, points by source.

Seats are counted by the name of their bot: three novices at a table are one entry, whose `games`
grow by three with each game. So the share of wins is that of a seat, and the wins of all entries
add up to the number of games.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce

from raiatea.arena.contest import Contest
from raiatea.arena.match import Outcome
from raiatea.engine.scoring import POINT_SOURCES

CONFIDENCE = 1.959964  # standard errors to either side, for 95 of 100


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The interval of 95 % for a share of wins.

    >>> [round(bound, 3) for bound in wilson(45, 100)]
    [0.356, 0.548]
    """
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, CONFIDENCE**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = share * (1 - share) / games + z2 / (4 * games**2)
    half = CONFIDENCE / (1 + z2 / games) * sqrt(reach)
    return max(0.0, middle - half), min(1.0, middle + half)


def ratings(contest: Contest, outcomes: Sequence[Outcome]) -> dict[str, tuple[float, float]]:
    """The rating of each bot and its uncertainty, after all games in their order.

    Each seat is rated as a player of its own who has the rating of its bot; the bot's rating then
    moves as its seats did on average.
    """
    model = PlackettLuce()
    fresh = model.rating()
    found = dict.fromkeys(contest.bots, (fresh.mu, fresh.sigma))
    for outcome in outcomes:
        seats = contest.seats(outcome.number)
        teams = [[model.rating(*found[name])] for name in seats]
        ranks = [float(place) for place in outcome.order()]
        rated = [team[0] for team in model.rate(teams, ranks=ranks)]
        for name in set(seats):
            own = [one for one, seat in zip(rated, seats, strict=True) if seat == name]
            found[name] = (
                sum(one.mu for one in own) / len(own),
                sum(one.sigma for one in own) / len(own),
            )
    return found


def standing(contest: Contest, outcomes: Sequence[Outcome], name: str) -> dict[str, Any]:
    wins = games = crashes = 0
    points = [0] * len(POINT_SOURCES)
    for outcome in outcomes:
        seats = contest.seats(outcome.number)
        wins += seats[outcome.winner] == name
        crashes += sum(1 for crash in outcome.crashes if crash.bot == name)
        for seat, own in zip(seats, outcome.points, strict=True):
            if seat == name:
                games += 1
                points = [total + one for total, one in zip(points, own, strict=True)]
    low, high = wilson(wins, games)
    return {
        "bot": name,
        "games": games,
        "wins": wins,
        "share": round(wins / max(1, games), 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "points": {
            "total": round(sum(points) / max(1, games), 2),
            **{
                source: round(total / max(1, games), 2)
                for source, total in zip(POINT_SOURCES, points, strict=True)
            },
        },
        "crashes": crashes,
    }


def report(
    contest: Contest, outcomes: Sequence[Outcome], records: Path | None = None
) -> dict[str, Any]:
    """All figures, JSON-able; the best bot first. `records` is where the records were written."""
    outcomes = sorted(outcomes, key=lambda outcome: outcome.number)
    rated = ratings(contest, outcomes)
    standings = []
    for name in dict.fromkeys(contest.bots):
        rating, uncertainty = rated[name]
        figures = standing(contest, outcomes, name)
        figures |= {"rating": round(rating, 2), "uncertainty": round(uncertainty, 2)}
        standings.append(figures)
    standings.sort(key=lambda one: (-one["rating"], one["bot"]))
    seats = range(len(contest.bots))
    return {
        **contest.to_dict(),
        "players": len(contest.bots),
        "played": len(outcomes),
        "standings": standings,
        "seats": [sum(1 for one in outcomes if one.winner == seat) for seat in seats],
        "decisions": round(sum(one.decisions for one in outcomes) / max(1, len(outcomes)), 1),
        "crashes": [
            {
                "game": outcome.number,
                "seat": crash.seat,
                "bot": crash.bot,
                "error": crash.error,
                "file": None if records is None else str(records / crash.file(outcome.number)),
                "record": crash.record,
            }
            for outcome in outcomes
            for crash in outcome.crashes
        ],
    }
