"""What makes a card set good, as bounds on the figures."""

from __future__ import annotations

from typing import Any

from raiatea.engine.scoring import POINT_SOURCES

WINNER_POINTS = (25, 40)
MOST_GAMES = 0.5
FAIR_PLACE = 1.15  # times the share of a place
SOMETHING = 1.0  # points that a source is worth to winners, at least
SOMETIMES = 0.01  # of the games
ALWAYS = 0.99  # of the times a ritual is drawn
PERFORMED = (0.4, 0.9)

Row = dict[str, Any]


def verdicts(found: Row) -> list[Row]:
    """Each criterion with its figure, its bound, and whether it holds."""
    least, most = WINNER_POINTS
    usual = found["winner"]["usual"]
    best = max(found["places"], key=lambda one: float(one["multiple"]))
    source = min(POINT_SOURCES, key=lambda one: float(found["points"]["winners"][one]))
    worth = found["points"]["winners"][source]
    drawn = found["rituals"]
    never = [one["name"] for one in drawn if one["kept"] < SOMETIMES * found["games"]]
    always = [one["name"] for one in drawn if one["kept_share"] > ALWAYS]
    performed = found["performed"]
    return [
        verdict(
            f"the winner has {least} to {most} points in most games",
            usual > MOST_GAMES,
            f"{usual:.1%}",
            f"more than {MOST_GAMES:.0%}",
        ),
        verdict(
            "no place at the table wins too often",
            best["multiple"] <= FAIR_PLACE,
            f"place {best['place']} wins {best['multiple']:.2f} times its share "
            f"({best['low']:.2f} to {best['high']:.2f})",
            f"at most {FAIR_PLACE} times",
        ),
        verdict(
            "each source of points is worth something to winners",
            worth >= SOMETHING,
            f"{source} {worth:.1f}",
            f"at least {SOMETHING:.0f} point each",
        ),
        verdict(
            "every ritual is chosen sometimes",
            not never,
            ", ".join(never) or "all",
            f"kept at least once in {1 / SOMETIMES:.0f} games",
        ),
        verdict(
            "no ritual is always chosen",
            not always,
            ", ".join(always) or "none",
            f"kept at most {ALWAYS:.0%} of the times it is drawn",
        ),
        verdict(
            "many, but not all rituals in the bag are performed",
            PERFORMED[0] <= performed <= PERFORMED[1],
            f"{performed:.1%}",
            f"{PERFORMED[0]:.0%} to {PERFORMED[1]:.0%}",
        ),
    ]


def verdict(criterion: str, holds: bool, figure: str, bound: str) -> Row:
    return {"criterion": criterion, "holds": holds, "figure": figure, "bound": bound}
