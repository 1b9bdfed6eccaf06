"""What messages are told of a thing: its name, and what everyone knows of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from raiatea.engine.declare import Field
from raiatea.telling.sayings import Thing, Value, Variables
from raiatea.view import Cards

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
    "rank": ("rank", "rank"),
    "ritual": ("ritual", "ritual"),
}

Data = Mapping[str, Any]


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


def variables(fields: Sequence[Field], data: Data, cards: Cards) -> Variables:
    """Everything that can be told with some fields.

    The first seat is $who, the next $whom; of a list $count says how long it is.
    """
    found: Variables = {}
    for field in fields:
        name, value = field.name, data[field.name]
        if field.many:
            if not field.parts:
                found[name] = [value_of(field.kind, one) for one in value]  # type: ignore[misc]
            found["count"] = len(value)
            continue
        if field.kind == "seat":
            name = "whom" if "who" in found else "who"
        if value is not None or field.kind == "seat":
            found[name] = value_of(field.kind, value)
        if field.kind in FACTS:
            found |= FACTS[field.kind](value, data, cards)
    return found


def of_amount(value: int, data: Data, cards: Cards) -> Variables:
    """An amount without a sign, and whether it was paid."""
    return {"amount": abs(value), "paid": int(value < 0)} if data.get("amount") == value else {}


def of_mission(key: str, data: Data, cards: Cards) -> Variables:
    return {"vp": cards.missions[key].value}


def of_price(space: int, data: Data, cards: Cards) -> Variables:
    return {"bonus": Thing(name=f"bonus-{data['commodity']}-{space}")}


def of_rank(key: str | None, data: Data, cards: Cards) -> Variables:
    """The rank on a space of the tattoo track, and whether it was reached just now."""
    there = cards.board.ranks[cards.rank_number(data["space"])].id
    return {"rank": thing("rank", there), "reached": int(key is not None)}


def of_ritual(key: str, data: Data, cards: Cards) -> Variables:
    return {"cost": cards.rituals[key].cost}


def of_round(name: str, data: Data, cards: Cards) -> Variables:
    return {"kind": "ceremony" if name.startswith("C") else "action"}


# What the cards say of a thing, by the kind of the field that names it.
FACTS: Final[Mapping[str, Callable[[Any, Data, Cards], Variables]]] = {
    "amount": of_amount,
    "mission": of_mission,
    "price": of_price,
    "rank": of_rank,
    "ritual": of_ritual,
    "round": of_round,
}
