"""What is asked, and the moves that answer it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from raiatea.engine import Move, box_of
from raiatea.engine.moves import VERBS, fields_of, parse
from raiatea.engine.vocabulary import STEPS
from raiatea.telling.refusals import refused
from raiatea.telling.sayings import Asked, RefusedMove, Saying, Thing, Variables
from raiatea.telling.variables import Data, player, thing, variables
from raiatea.view import View


def asked(view: View, not_open: Sequence[Mapping[str, Any]] = ()) -> Asked | None:
    """What a view asks, of its seat or of others, with the moves that answer it.

    `not_open` is what the forecast says to be refused. None when the game is over.
    """
    question = view.question.step
    if view.over:
        return None
    if not view.moves:
        waiting = {**of_question(view), "who": [player(seat) for seat in view.awaiting]}
        return Asked(Saying(f"question-{question}.waiting", waiting), [], [])
    moves = [described(view, one) for one in view.moves]
    closed = [
        RefusedMove(not_legal(view, one["move"]), refused(one), one["rule"]) for one in not_open
    ]
    says = Saying(f"question-{question}", {**of_question(view), **of_asked(view)})
    return Asked(says, moves, closed)


def of_question(view: View) -> Variables:
    """The fields of the question, and what lies where they point."""
    found: Variables = {}
    for field in STEPS[view.question.step].fields:
        value = view.question.fields[field.name]
        if field.many:
            continue
        if field.kind == "seat":
            if field.name != "seat":
                found["whom"] = player(value)
        elif field.kind in ("mission", "space"):
            found |= of_mission(view, value if field.kind == "mission" else view.missions[value].id)
        elif isinstance(value, int):
            found[field.name] = int(value)
    return found


def of_asked(view: View) -> Variables:
    """What only the seat that is asked knows."""
    me = view.me
    found: Variables = {"drawn": len(me.drawn), "prepared": len(me.prepared)}
    if view.question.step == "KeepTogether":
        found["number"] = still_to_keep(view)
    return found


def still_to_keep(view: View) -> int:
    """How many rituals the seat has yet to keep when all keep together (R1.9)."""
    first_of_four = view.players == 4 and view.seat == view.starting_player
    one = not view.question.setup or first_of_four
    return (1 if one else 2) - len(view.me.chosen)


def of_mission(view: View, key: str) -> Variables:
    return {"mission": thing("mission", key), "vp": view.cards.missions[key].value}


def described(view: View, one: Move) -> dict[str, Any]:
    """A move with its verb, its fields and its words."""
    values = fields_of(box_of(view.cards.catalogue), one)
    return {"move": one.text, "verb": VERBS[one.verb].name, **values, "says": move(view, one)}


def not_legal(view: View, text: str) -> dict[str, Any]:
    """The same for a move that is not open; words only where no thing shows what is meant."""
    box = box_of(view.cards.catalogue)
    one = parse(box, text)
    verb = VERBS[one.verb]
    if any(field.kind != "amount" for field in verb.fields):
        return {"move": text, "verb": verb.name, **fields_of(box, one)}
    return described(view, one)


def move(view: View, one: Move) -> Saying:
    """A move that the view offers: $what it is about, $who is concerned, and its terms."""
    verb, fields = VERBS[one.verb].name, VERBS[one.verb].fields
    values: Data = fields_of(box_of(view.cards.catalogue), one)
    found = variables(fields, values, view.cards)
    if "space" in values:
        found |= of_mission(view, view.missions[values["space"]].id)
    if "place" in values:
        waiting = view.row[values["place"] - 1]
        found |= {"ritual": thing("ritual", waiting.ritual), "who": player(waiting.owner)}
    things = [value for value in found.values() if isinstance(value, Thing) and value.about]
    if things:
        found["what"] = things[0]
    if not fields:
        found["question"] = view.question.step
    receiver = view.question.get("receiver")
    if receiver is not None:
        found["who"] = player(receiver)
    if verb in TERMS:
        found |= TERMS[verb](view, values)
    return Saying(f"move-{verb.replace(' ', '-')}", found)


def recruiting(free: bool) -> Callable[[View, Data], Variables]:
    def terms(view: View, values: Data) -> Variables:
        bonus = int(view.question.get("bonus", False)) if free else 0
        return {"free": bonus, "mana": view.me.priest_mana(values["amount"] + bonus)}

    return terms


def draws(view: View, values: Data) -> Variables:
    return {"amount": view.me.rank.draws}


def paid_at_once(view: View, values: Data) -> Variables:
    """How many of a thing one answer pays for a mission."""
    mission = view.cards.missions[view.question.mission]
    if mission.pattern in ("different", "any"):
        return {"amount": 1}
    pairs = mission.pattern == "pairs" and "commodity" in values
    return {"amount": 2 if pairs else mission.amount}


# What a move costs or brings, where neither its fields nor its question say so.
TERMS: Final[Mapping[str, Callable[[View, Data], Variables]]] = {
    "buy": draws,
    "draw": draws,
    "hand pearls": lambda view, values: {"amount": min(view.question.pearls, view.me.pearls)},
    "hire": lambda view, values: {"amount": view.me.hire_price},
    "pay": paid_at_once,
    "pay mask": paid_at_once,
    "recruit": recruiting(free=True),
    "recruit only": recruiting(free=False),
}
