"""The fields of events, moves and questions, as the engine declares them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from raiatea.engine.declare import UNNAMED, Field, amount, player
from raiatea.engine.vocabulary import EVENTS, VERBS

BY_LENGTH: Final = sorted(VERBS, key=len, reverse=True)


def event_fields(event: Mapping[str, Any]) -> tuple[Field, ...]:
    """What an event tells of; the table's own events say only who and how much."""
    if event["event"] in EVENTS:
        return EVENTS[event["event"]].fields
    names = [name for name in event if name != "event"]
    return tuple(player(name) if name == "seat" else amount(name) for name in names)


def read_move(text: str) -> tuple[str, tuple[Field, ...], dict[str, Any]]:
    """The verb of a move, its fields and what they hold."""
    verb = next(one for one in BY_LENGTH if f"{text} ".startswith(f"{one} "))
    fields = VERBS[verb].fields
    words = text[len(verb) :].split()
    values = {
        field.name: int(word) if field.kind in UNNAMED else word
        for field, word in zip(fields, words, strict=True)
    }
    return verb, fields, values
