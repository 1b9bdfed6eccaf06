"""The engine's events as structures, one for each kind, made from the engine's declarations."""

from __future__ import annotations

from functools import reduce
from operator import or_
from types import GenericAlias
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from raiatea.catalogue.model import Assistant, Commodity, LocationId, Pile
from raiatea.engine.events import FIELDS

SeatOrNobody = Annotated[int, Meta(ge=-1, le=4)]

# What the names of fields and of the box's lists stand for; ids of cards are texts.
TYPES: Final[dict[str, Any]] = {
    **dict.fromkeys(("seat", "seats", "victim", "owner", "receiver", "winner"), SeatOrNobody),
    "assistants": Assistant,
    "commodities": Commodity,
    "locations": LocationId,
    "piles": Pile,
}


def type_of(field: str) -> Any:
    name, _, names = field.rstrip("*").partition(":")
    found = TYPES.get(names, str) if names else TYPES.get(name, int)
    return GenericAlias(list, (found,)) if field.endswith("*") else found


def event(kind: str, fields: tuple[str, ...]) -> Any:
    return msgspec.defstruct(
        "".join(word.capitalize() for word in kind.split()),
        [(field.rstrip("*").partition(":")[0], type_of(field)) for field in fields],
        tag_field="event",
        tag=kind,
        forbid_unknown_fields=True,
        module=__name__,
    )


EngineEvent: Final = reduce(or_, [event(kind, fields) for kind, fields in FIELDS.items()])
