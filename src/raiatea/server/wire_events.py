"""The engine's events and steps as structures, made from its declarations."""

from __future__ import annotations

from functools import reduce
from operator import or_
from types import GenericAlias
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from raiatea.catalogue.model import Assistant, Commodity, LocationId, Pile, RankId
from raiatea.engine.vocabulary import EVENTS, STEPS, EventKind, Field, StepKind

# What kinds of fields hold; ids of cards are texts.
TYPES: Final[dict[str, Any]] = {
    "seat": Annotated[int, Meta(ge=0, le=4)],
    "assistant": Assistant,
    "commodity": Commodity,
    "location": LocationId,
    "pile": Pile,
    "rank": RankId,
    **dict.fromkeys(("amount", "price", "place", "turn"), int),
    "flag": bool,
}


def type_of(field: Field) -> Any:
    if field.parts:
        found: Any = msgspec.defstruct(
            field.name.capitalize(), [(one.name, type_of(one)) for one in field.parts]
        )
    elif field.words:
        found = Literal[field.words]
    else:
        found = TYPES.get(field.kind, str)
    if field.optional:
        found = found | None
    return GenericAlias(list, (found,)) if field.many else found


def structure(kind: EventKind | StepKind, tag_field: str) -> Any:
    return msgspec.defstruct(
        # An event and a step may have the same name, as the end of the game has.
        "".join(word[0].upper() + word[1:] for word in (*kind.name.split(), tag_field)),
        [(field.name, type_of(field)) for field in kind.fields],
        tag_field=tag_field,
        tag=kind.name,
        forbid_unknown_fields=True,
        module=__name__,
    )


EngineEvent: Final = reduce(or_, [structure(kind, "event") for kind in EVENTS.values()])
EngineStep: Final = reduce(or_, [structure(kind, "step") for kind in STEPS.values()])
