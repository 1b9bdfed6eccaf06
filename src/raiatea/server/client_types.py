"""The browser client's types, made from the structures on the wire.

`python -m raiatea.server.client_types > web/src/server/wire.ts` writes them anew.
"""

from __future__ import annotations

import sys
import types
import typing
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from raiatea.bots import PLAYS_ANY_CARDS
from raiatea.catalogue import model
from raiatea.engine.declare import MOST_PLAYERS
from raiatea.engine.options import LEAST_PLAYERS
from raiatea.engine.scoring import POINT_SOURCES
from raiatea.engine.vocabulary import HIRE_PRICE, RITUAL_PRICE
from raiatea.server import (
    answers,
    wire,
    wire_lobby,
    wire_news,
    wire_notices,
    wire_review,
    wire_vocabulary,
)
from raiatea.server.openapi import SHAPES
from raiatea.server.store import SeatKind
from raiatea.server.switches import HintsAllowed, Switches
from raiatea.telling import durations, sayings

HEADER: Final = """\
/** What the server sends and takes, as JSON. Generated: do not edit, but run
 * `python -m raiatea.server.client_types > web/src/server/wire.ts`. */
"""

# Lists of names that the client needs as values too, and the type of one of the names.
LISTS: Final[dict[str, tuple[str, Any]]] = {
    "COMMODITIES": ("Commodity", model.Commodity),
    "ASSISTANTS": ("Assistant", model.Assistant),
    "LOCATIONS": ("LocationId", model.LocationId),
    "RANKS": ("RankId", model.RankId),
    "PILES": ("Pile", model.Pile),
    "VARIANTS": ("Variant", wire.Variant),
    "SEAT_KINDS": ("SeatKind", SeatKind),
    "HINTS": ("HintsAllowed", HintsAllowed),
    "HOOK_SHAPES": ("HookShape", wire_notices.HookShape),
}
# What else the client needs to know and does not decide.
VALUES: Final[dict[str, Any]] = {
    "TOGETHER": wire_vocabulary.TOGETHER,
    "HIRE_PRICE": HIRE_PRICE,
    "RITUAL_PRICE": RITUAL_PRICE,
    "LENGTHS": durations.LENGTHS,
    "LEAST_SEATS": LEAST_PLAYERS,
    "MOST_SEATS": MOST_PLAYERS,
    "LONGEST_NAME": wire.LONGEST_NAME,
    "SHORTEST_OWN_NAME": wire_lobby.SHORTEST_OWN_NAME,
    "LONGEST_OWN_NAME": wire_lobby.LONGEST_OWN_NAME,
    "MOST_OF_MINE": wire_lobby.MOST_OF_MINE,
    "ANY_CARDS_BOT": PLAYS_ANY_CARDS,
    "POINT_SOURCES": POINT_SOURCES,
}
# Types with a name of their own besides the structures.
NAMED: Final[dict[str, Any]] = {
    "Seat": wire.SeatNumber,
    "Colour": wire.Colour,
    "Judge": wire_review.Judge,
    "Event": answers.Event,
    "Frame": wire_vocabulary.Frame,
    "AskedMove": wire_vocabulary.AskedMove,
    "Move": wire_vocabulary.Move,
    "Value": sayings.Value,
    "Message": wire.Message,
    "News": wire_news.News,
}
PLAIN: Final[dict[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}


class Writer:
    """Writes types, and remembers which structures they speak of."""

    def __init__(self) -> None:
        self.names = {kind: name for name, kind in LISTS.values()}
        self.names |= {kind: name for name, kind in NAMED.items()}
        self.structures: dict[str, Any] = {}

    def type(self, kind: Any) -> str:
        """A type as TypeScript writes it, by its name if it has one."""
        return self.names.get(kind) or PLAIN.get(kind) or self.spelt(kind)

    def spelt(self, kind: Any) -> str:
        """A type as TypeScript writes it out."""
        origin, inner = typing.get_origin(kind), typing.get_args(kind)
        if origin is None:
            return self.structure_type(kind)
        if origin is typing.Literal:
            return " | ".join([f"'{one}'" for one in inner])
        if origin is typing.Annotated:
            return self.type(inner[0])
        found = [self.type(one) for one in inner if one is not msgspec.UnsetType and one is not ...]
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys(found))
        if origin in (list, tuple):
            return f"({found[0]})[]" if " | " in found[0] else f"{found[0]}[]"
        assert origin in (dict, Mapping), kind
        return f"Record<{found[0]}, {found[1]}>"

    def structure_type(self, kind: Any) -> str:
        """The name of a structure; one of a union, which its tag tells apart, is written out."""
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind.__struct_config__.tag is not None:
                return f"{{ {' '.join(self.fields(kind)).removesuffix(';')} }}"
            if not kind.__struct_fields__:
                return "Record<string, never>"
        self.structures.setdefault(kind.__name__, kind)
        return str(kind.__name__)

    def fields(self, kind: Any) -> list[str]:
        """The fields of a structure; one that may be left out has a question mark."""
        may_miss: frozenset[str] = getattr(kind, "__optional_keys__", frozenset())
        found: list[str] = []
        if issubclass(kind, msgspec.Struct):
            config = kind.__struct_config__
            optional = [one.name for one in msgspec.structs.fields(kind) if not one.required]
            may_miss = frozenset(optional)
            found = [f"{config.tag_field}: '{config.tag}';"] if config.tag is not None else []
        for name, hint in typing.get_type_hints(kind, include_extras=True).items():
            if name != "__struct_config__":
                mark = "?" if name in may_miss else ""
                found.append(f"{name}{mark}: {self.type(hint)};")
        return found

    def structure(self, kind: Any) -> str:
        lines = [f"  {field}\n" for field in self.fields(kind)]
        about = kind.__dict__.get("__doc__")
        text = " ".join(about.split()) if about else ""
        comment = f"/** {text} */\n" if text else ""
        return f"{comment}export interface {kind.__name__} {{\n{''.join(lines)}}}\n"


def client_types() -> str:
    """The whole file."""
    writer = Writer()
    parts = []
    for constant, (name, kind) in LISTS.items():
        listed = ", ".join([f"'{one}'" for one in typing.get_args(kind)])
        parts.append(
            f"export const {constant} = [{listed}] as const;\n"
            f"export type {name} = (typeof {constant})[number];\n"
        )
    flags = ", ".join(
        f"{one}: {str(on).lower()}" for one, on in msgspec.to_builtins(Switches()).items()
    )
    parts.append(
        f"export const SWITCHES = {{ {flags} }};\nexport type Switch = keyof typeof SWITCHES;\n"
    )
    for constant, value in VALUES.items():
        shown = msgspec.json.encode(value).decode().replace('"', "'").replace("','", "', '")
        parts.append(f"export const {constant} = {shown} as const;\n")
    for name, kind in NAMED.items():
        one_by_one = writer.spelt(kind).replace("{ ", "\n  | { ").replace(" | \n", "\n")
        parts.append(f"export type {name} = {one_by_one};\n".replace("= \n", "=\n"))
    for shape in SHAPES.values():
        for one in (shape.body, shape.answer):
            if one is not None:
                writer.type(one)
    written: set[str] = set()
    while left := [name for name in writer.structures if name not in written]:
        written.update(left)
        parts += [writer.structure(writer.structures[name]) for name in left]
    return HEADER + "\n" + "\n".join(parts)


if __name__ == "__main__":
    sys.stdout.write(client_types())
