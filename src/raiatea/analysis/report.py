"""An analysis in words and figures: what tables and a JSON file show."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from raiatea import telling
from raiatea.analysis.analysis import Analysis, Mistake, Moment
from raiatea.bots.reasons import rounded
from raiatea.engine import Move
from raiatea.words import Words

DIGITS: Final = 4
COLUMNS: Final = ("number", "round", "player", "played", "better", "cost", "reason")
NUMBERS: Final = ("number", "cost")


def report(found: Analysis, words: Words) -> dict[str, Any]:
    """The analysis, JSON-able; rounds and decisions are in the order of the game, and of cost."""
    return {
        "players": list(found.names),
        "winner": found.winner,
        "bot": found.bot,
        "language": words.language,
        "chances": [moment_of(one) for one in found.moments],
        "rounds": [moment_of(one) for one in found.first_of_rounds],
        "decisions": [mistake_of(one, words) for one in found.decisions],
    }


def moment_of(moment: Moment) -> dict[str, Any]:
    return {
        "decisions": moment.decisions,
        "round": moment.round,
        "chances": [round(chance, DIGITS) for chance in moment.chances],
    }


def mistake_of(mistake: Mistake, words: Words) -> dict[str, Any]:
    view = mistake.view

    def said(move: Move) -> str:
        return words.tell(telling.move(view, move), view.names)

    return {
        "number": mistake.number,
        "round": mistake.round,
        "seat": mistake.seat,
        "played": mistake.played.text,
        "better": mistake.better.text,
        "cost": round(mistake.cost, DIGITS),
        "unit": mistake.unit,
        "reason": asdict(mistake.reason),
        "words": {
            "played": said(mistake.played),
            "better": said(mistake.better),
            "cost": cost_words(mistake, words),
            "reason": words.reason(mistake.reason),
        },
    }


def cost_words(mistake: Mistake, words: Words) -> str:
    """A cost as people say it: "2.5 points", "12 %"."""
    if mistake.unit == "chance":
        return percent(mistake.cost, words)
    return words.say("analysis-points", points=rounded(mistake.cost))


def percent(chance: float, words: Words) -> str:
    return words.say("analysis-percent", percent=round(100 * chance))


def outcome(found: dict[str, Any], words: Words) -> str:
    """Who won."""
    if found["winner"] is None:
        return words.say("analysis-unfinished")
    return words.say("analysis-won", who=found["players"][found["winner"]])


def rows(found: dict[str, Any], words: Words) -> list[tuple[str, list[str]]]:
    """Everyone's chances at the beginning of each round, and in the end or so far."""
    names = [one["round"] or words.say("analysis-start") for one in found["rounds"][:-1]]
    names.append(words.say("analysis-now" if found["winner"] is None else "analysis-end"))
    chances = [[percent(one, words) for one in moment["chances"]] for moment in found["rounds"]]
    return list(zip(names, chances, strict=True))
