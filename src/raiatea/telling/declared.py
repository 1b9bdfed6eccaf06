"""The fields of events, moves and questions, and what kind of thing each holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from raiatea.engine.events import FIELDS
from raiatea.engine.frames import FLAGS, STEPS
from raiatea.engine.moves import VERBS


class Field(NamedTuple):
    name: str
    kind: str
    many: bool = False


KINDS: Final = {
    "locations": "location",
    "commodities": "commodity",
    "assistants": "assistant",
    "masks": "mask",
    "forest_cards": "forest card",
    "piles": "pile",
    "rituals": "ritual",
    "gifts": "gift",
    "missions": "mission",
    "spaces": "space",
}
SEATS: Final = ("seat", "seats", "victim", "owner", "receiver", "winner")
OTHERS: Final = {
    ("round", "number"): "round",
    ("price", "space"): "price",
    ("sold", "space"): "price",
    ("tattoos", "space"): "tattoo space",
}


def event_fields(event: Mapping[str, Any]) -> list[Field]:
    """What an event tells of; the table's own events say only who and how much."""
    kind = event["event"]
    declared = FIELDS.get(kind) or tuple(name for name in event if name != "event")
    found = []
    for one in declared:
        name, _, table = one.rstrip("*").partition(":")
        what = KINDS.get(table) or ("seat" if name in SEATS else OTHERS.get((kind, name), "amount"))
        found.append(Field(name, what, one.endswith("*")))
    return found


MOVE_FIELDS: Final[dict[str, tuple[Field, ...]]] = {
    **dict.fromkeys(("recruit", "recruit only", "offer", "bid"), (Field("amount", "amount"),)),
    **dict.fromkeys(("draw", "buy"), (Field("pile", "pile"),)),
    **dict.fromkeys(
        ("commodity", "sacrifice", "merchant", "pay", "hand"), (Field("commodity", "commodity"),)
    ),
    **dict.fromkeys(("assistant", "hire", "reactivate"), (Field("assistant", "assistant"),)),
    **dict.fromkeys(("mask", "give", "join", "steal", "pay mask"), (Field("mask", "mask"),)),
    **dict.fromkeys(
        ("keep", "prepare", "shaman", "perform", "lay", "pay ritual"), (Field("ritual", "ritual"),)
    ),
    "go": (Field("location", "location"),),
    "take": (Field("card", "forest card"),),
    "gift": (Field("gift", "gift"),),
    "fulfil": (Field("space", "space"),),
    "player": (Field("player", "seat"),),
    "silence": (Field("place", "place"),),
    "sell": (Field("commodity", "commodity"), Field("price", "price")),
}
BY_LENGTH: Final = sorted(VERBS, key=len, reverse=True)
NUMBERS: Final = ("amount", "seat", "place", "price")


def read_move(text: str) -> tuple[str, list[Field], dict[str, Any]]:
    """The verb of a move, its fields and what they hold."""
    verb = next(one for one in BY_LENGTH if f"{text} ".startswith(f"{one} "))
    fields = MOVE_FIELDS.get(verb, ())
    words = text[len(verb) :].split()
    values = {
        field.name: int(word) if field.kind in NUMBERS else word
        for field, word in zip(fields, words, strict=True)
    }
    return verb, list(fields), values


def question_fields(step: str) -> list[Field]:
    kinds = {"mission": "mission", "space": "space", **dict.fromkeys(FLAGS, "flag")}
    return [
        Field(name, "seat" if name in SEATS else kinds.get(name, "amount"))
        for name in STEPS[step].FIELDS
    ]


def frame_values(frame: Sequence[Any]) -> dict[str, Any]:
    """A frame of the stack, by the names of its fields."""
    name, *numbers = frame
    return dict(zip(STEPS[name].FIELDS, numbers, strict=True))
