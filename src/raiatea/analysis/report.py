"""An analysis in words and figures: what a table, a page and a JSON file show."""

from __future__ import annotations

from typing import Any, Final

from raiatea.analysis.analysis import Analysis, Decision, Moment
from raiatea.bots.reasons import rounded
from raiatea.engine import Move
from raiatea.telling import Teller
from raiatea.words import Words

DIGITS: Final = 4


def report(found: Analysis, words: Words) -> dict[str, Any]:
    """The analysis, JSON-able; rounds and decisions are in the order of the game, and of cost."""
    return {
        "players": list(found.names),
        "winner": found.winner,
        "bot": found.bot,
        "language": words.language,
        "chances": [moment_of(one) for one in found.moments],
        "rounds": [moment_of(one) for one in found.first_of_rounds],
        "decisions": [decision_of(one, words) for one in found.decisions],
    }


def moment_of(moment: Moment) -> dict[str, Any]:
    return {
        "decisions": moment.decisions,
        "round": moment.round,
        "chances": [round(chance, DIGITS) for chance in moment.chances],
    }


def decision_of(decision: Decision, words: Words) -> dict[str, Any]:
    view = decision.view
    teller = Teller(view.cards.catalogue, view.players)

    def said(move: Move) -> str:
        return words.tell(teller.move(view.data, move.text), view.names)

    return {
        "number": decision.number,
        "round": decision.round,
        "seat": decision.seat,
        "played": decision.played.text,
        "better": decision.better.text,
        "cost": round(decision.cost, DIGITS),
        "unit": "chance" if decision.in_chances else "points",
        "reason": {
            "message": decision.reason.message,
            "variables": dict(decision.reason.variables),
        },
        "words": {
            "played": said(decision.played),
            "better": said(decision.better),
            "cost": cost_words(decision, words),
            "reason": words.reason(decision.reason),
        },
    }


def cost_words(decision: Decision, words: Words) -> str:
    """A cost as people say it: "2.5 points", "12 %"."""
    if decision.in_chances:
        return words.say("analysis-percent", percent=round(100 * decision.cost))
    return words.say("analysis-points", points=rounded(decision.cost))


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
