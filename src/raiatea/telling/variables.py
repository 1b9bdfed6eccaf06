"""What messages are told of a thing: its name, and what everyone knows of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from raiatea.catalogue import Catalogue, Rank
from raiatea.engine.declare import Field
from raiatea.telling.sayings import Thing, Value, Variables

NOBODY: Final = Thing(name="nobody")
# Kinds of fields that hold the id of something with a name: its message, and the piece it is.
NAMED: Final[Mapping[str, tuple[str, str]]] = {
    "assistant": ("assistant", "assistant"),
    "commodity": ("commodity", "goods"),
    "forest card": ("forest", "forest"),
    "gift": ("gift", "gift"),
    "location": ("location", "location"),
    "mask": ("mask", "mask"),
    "mission": ("mission", "token"),
    "ritual": ("ritual", "ritual"),
}


def thing(kind: str, key: str) -> Thing:
    """Something that has a name of its own."""
    message, piece = NAMED[kind]
    return Thing(name=f"{message}-{key}", about=f"{piece}/{key}")


def player(seat: int | None) -> Thing:
    return NOBODY if seat is None else Thing(seat=seat)


def value_of(kind: str, value: Any) -> Value:
    """What a field holds, as messages get it."""
    if kind == "seat":
        return player(value)
    if kind in NAMED:
        return thing(kind, value)
    return int(value) if kind == "flag" else value


class Facts:
    """What a catalogue says of the things in fields, beside their names."""

    def __init__(self, catalogue: Catalogue, players: int) -> None:
        self.catalogue = catalogue
        self.missions = {mission.id: mission for mission in catalogue.missions}
        self.rituals = {ritual.id: ritual for ritual in catalogue.rituals}
        self._of: dict[str, Callable[[Any, Mapping[str, Any]], Variables]] = {
            "amount": self._amount,
            "mission": self._mission,
            "price": self._price,
            "ritual": self._ritual,
            "round": self._round,
        }

    def variables(self, fields: Sequence[Field], data: Mapping[str, Any]) -> Variables:
        """Everything that can be told with some fields.

        The first seat is $who, the next $whom; of a list $count says how long it is.
        """
        found: Variables = {}
        for field in fields:
            value = data[field.name]
            if field.many:
                if not field.parts:
                    found[field.name] = [value_of(field.kind, one) for one in value]  # type: ignore[misc]
                found["count"] = len(value)
                continue
            name = field.name
            if field.kind == "rank":
                found |= self._rank(value, data)
                continue
            if field.kind == "seat":
                name = "whom" if "who" in found else "who"
            found[name] = value_of(field.kind, value)
            found |= self.of(field.kind, value, data)
        return found

    def rank_at(self, space: int) -> Rank:
        """The rank on a space of the tattoo track."""
        return [rank for rank in self.catalogue.board.ranks if rank.space <= space][-1]

    def of(self, kind: str, value: Any, data: Mapping[str, Any]) -> Variables:
        """What is known of one thing."""
        told = self._of.get(kind)
        return {} if told is None or value is None else told(value, data)

    def _rank(self, key: str | None, data: Mapping[str, Any]) -> Variables:
        """The rank on a space of the tattoo track, and whether it was reached by this step."""
        rank = key or self.rank_at(data["space"]).id
        name = Thing(name=f"rank-{rank}", about=f"rank/{rank}")
        return {"rank": name, "reached": int(key is not None)}

    def _amount(self, value: int, data: Mapping[str, Any]) -> Variables:
        return {"amount": abs(value), "paid": int(value < 0)} if data.get("amount") == value else {}

    def _mission(self, key: str, data: Mapping[str, Any]) -> Variables:
        return {"vp": self.missions[key].value}

    def _price(self, space: int, data: Mapping[str, Any]) -> Variables:
        return {"bonus": Thing(name=f"bonus-{data['commodity']}-{space}")}

    def _ritual(self, key: str, data: Mapping[str, Any]) -> Variables:
        return {"cost": self.rituals[key].cost}

    def _round(self, name: str, data: Mapping[str, Any]) -> Variables:
        return {"round": name, "kind": "ceremony" if name.startswith("C") else "action"}
