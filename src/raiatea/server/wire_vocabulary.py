"""The engine's vocabulary as structures: events, steps and moves, made from its declarations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_
from types import GenericAlias
from typing import Any, Final, Literal, Protocol

import msgspec
from msgspec import UNSET, UnsetType

from raiatea.catalogue.model import Assistant, Commodity, LocationId, Pile, RankId
from raiatea.engine.vocabulary import EVENTS, STEPS, VERBS, Field
from raiatea.server.wire import SeatNumber
from raiatea.telling.sayings import Saying, Terms

# What kinds of fields hold; ids of cards are texts.
TYPES: Final[dict[str, Any]] = {
    "seat": SeatNumber,
    "assistant": Assistant,
    "commodity": Commodity,
    "location": LocationId,
    "pile": Pile,
    "rank": RankId,
    **dict.fromkeys(("amount", "price", "place", "turn"), int),
    "flag": bool,
}


class Kind(Protocol):
    """A kind of event, step or move."""

    @property
    def name(self) -> str: ...

    @property
    def fields(self) -> tuple[Field, ...]: ...


def type_of(field: Field) -> Any:
    found: Any = TYPES.get(field.kind, str)
    if field.parts:
        found = structure(field.name, [(one.name, type_of(one)) for one in field.parts])
    elif field.words:
        found = Literal[field.words]
    if field.optional:
        found = found | None
    return GenericAlias(list, (found,)) if field.many else found


def structure(name: str, fields: Sequence[Any], **options: Any) -> Any:
    words = name.replace("-", " ").split()
    return msgspec.defstruct(
        "".join([word[:1].upper() + word[1:] for word in words]),
        fields,
        forbid_unknown_fields=True,
        module=__name__,
        **options,
    )


def one_of(suffix: str, tag: str, declared: Iterable[Kind], *more: Any) -> Any:
    """Any of these, with more fields; the tag tells them apart."""
    return reduce(
        or_,
        [
            structure(
                f"{one.name} {suffix}",
                [*((field.name, type_of(field)) for field in one.fields), *more],
                tag_field=tag,
                tag=one.name,
            )
            for one in declared
        ],
    )


EngineEvent: Final = one_of("event", "event", EVENTS.values())
Frame: Final = one_of("frame", "step", STEPS.values())
AskedMove: Final = one_of(
    "asked", "verb", VERBS.values(), ("move", str), ("says", Saying), ("terms", Terms)
)
# One that is not open may go without words: what it is about says it.
Move: Final = one_of(
    "move", "verb", VERBS.values(), ("move", str), ("says", Saying | UnsetType, UNSET)
)
TOGETHER: Final = tuple([step.name for step in STEPS.values() if step.together])
