"""What is asked, and the moves that answer it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from raiatea.engine.vocabulary import HIRE_PRICE
from raiatea.telling.declared import question_fields, read_move
from raiatea.telling.sayings import Asked, Saying, Thing, Variables
from raiatea.telling.variables import Facts, player, thing

View = Mapping[str, Any]


def asked(view: View, facts: Facts) -> Asked | None:
    """What an onlooker's view asks, of them or of others; None in the end."""
    if view["over"]:
        return None
    at = Question(view, facts)
    if view["prompt"] is None:
        waiting = {**at.variables(), "who": [player(seat) for seat in view["awaiting"]]}
        return Asked(Saying(f"question-{at.name}.waiting", waiting), [])
    moves = [at.described(text) for text in view["prompt"]["moves"]]
    return Asked(Saying(f"question-{at.name}", {**at.variables(), **at.own()}), moves)


class Question:
    """The question on top of the stack, in the view of an onlooker."""

    def __init__(self, view: View, facts: Facts) -> None:
        self.view = view
        self.facts = facts
        self.public: Mapping[str, Any] = view["public"]
        frame = self.public["stack"][-1]
        self.name: str = frame["step"]
        self.values: Mapping[str, Any] = frame
        self.seat: int = view["seat"] or 0

    def variables(self) -> Variables:
        """The numbers of its frame, and what lies where they point."""
        found: Variables = {}
        for field in question_fields(self.name):
            value = self.values[field.name]
            if field.many:
                continue
            if field.kind == "seat":
                if field.name != "seat":
                    found["whom"] = player(value)
            elif field.kind in ("mission", "space"):
                found |= self.mission(value if field.kind == "mission" else self.mission_at(value))
            elif isinstance(value, int):
                found[field.name] = int(value)
        return found

    def own(self) -> Variables:
        """What only the seat that is asked knows."""
        mine = self.view["mine"]
        found: Variables = {"drawn": len(mine["drawn"]), "prepared": len(mine["prepared"])}
        if self.name == "KeepTogether":
            found["number"] = self.still_to_keep()
        return found

    def still_to_keep(self) -> int:
        """How many rituals the seat has yet to keep when all keep together (R1.9)."""
        first_of_four = len(self.view["players"]) == 4 and self.seat == self.public["start"]
        one = not self.values["setup"] or first_of_four
        return (1 if one else 2) - len(self.view["mine"]["chosen"])

    def mission(self, key: str) -> Variables:
        return {"mission": thing("mission", key), "vp": self.facts.missions[key].value}

    # Moves.

    def described(self, text: str) -> dict[str, Any]:
        """A move with its verb, its fields and its words."""
        verb, _, values = read_move(text)
        return {"move": text, "verb": verb, **values, "says": self.move(text)}

    def move(self, text: str) -> Saying:
        """A legal move: $what it is about, $who is concerned, and its terms."""
        verb, fields, values = read_move(text)
        found = self.facts.variables(fields, values)
        if "space" in values:
            found |= self.mission(self.mission_at(values["space"]))
        if "place" in values:
            waiting = self.public["row"][values["place"] - 1]
            found |= {"ritual": thing("ritual", waiting["ritual"]), "who": player(waiting["owner"])}
        things = [value for value in found.values() if isinstance(value, Thing) and value.about]
        if things:
            found["what"] = things[0]
        if not fields:
            found["question"] = self.name
        if "receiver" in self.values:
            found["who"] = player(self.values["receiver"])
        if verb in TERMS:
            found |= TERMS[verb](self, values)
        return Saying(f"move-{verb.replace(' ', '-')}", found)

    def mission_at(self, space: str) -> str:
        statue, place = space.split(".")
        size = sum(self.facts.catalogue.board.statue_rows)
        mission: str = self.public["spaces"][(int(statue) - 1) * size + int(place) - 1]
        return mission

    def in_front(self, word: str) -> int:
        """What the seat's permanent rituals add up to."""
        rituals = [self.facts.rituals[key] for key in self.public["in_front"][self.seat]]
        return sum(ritual.in_front.get(word, 0) for ritual in rituals)

    def draws(self) -> int:
        """How many rituals the seat's rank draws."""
        tattoos = self.public["tattoos"][self.seat]
        return [rank for rank in self.facts.catalogue.board.ranks if rank.space <= tattoos][
            -1
        ].draws

    def priest_mana(self, recruits: int) -> int:
        """What the priest track gives after recruiting."""
        priests: int = self.public["priests"][self.seat] + recruits
        return min(priests, self.facts.catalogue.board.priest_track) + self.in_front("priest_mana")

    def paid_at_once(self, verb: str) -> int:
        """How many of a thing one answer pays for a mission."""
        mission = self.facts.missions[self.values["mission"]]
        if mission.pattern in ("different", "any"):
            return 1
        return 2 if verb == "pay" and mission.pattern == "pairs" else mission.amount


Terms = Callable[[Question, Mapping[str, Any]], Variables]


def recruiting(free: bool) -> Terms:
    def terms(at: Question, move: Mapping[str, Any]) -> Variables:
        bonus = int(at.values.get("bonus", False)) if free else 0
        return {"free": bonus, "mana": at.priest_mana(move["amount"] + bonus)}

    return terms


# What a move costs or brings, where neither its fields nor its question say so.
TERMS: Final[Mapping[str, Terms]] = {
    "buy": lambda at, move: {"amount": at.draws()},
    "draw": lambda at, move: {"amount": at.draws()},
    "hand pearls": lambda at, move: {"amount": min(at.values["pearls"], at.view["mine"]["pearls"])},
    "hire": lambda at, move: {"amount": max(0, HIRE_PRICE - at.in_front("hire_discount"))},
    "pay": lambda at, move: {"amount": at.paid_at_once("pay")},
    "pay mask": lambda at, move: {"amount": at.paid_at_once("pay mask")},
    "recruit": recruiting(free=True),
    "recruit only": recruiting(free=False),
}
