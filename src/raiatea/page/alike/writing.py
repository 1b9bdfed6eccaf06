"""What is written: as JSON, or as what JSON has."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

from raiatea.page.alike.records import UNSET, Struct


class Raw(bytes):
    """What is JSON already."""


def held_of(value: Struct) -> dict[str, Any]:
    """What is written of a record."""
    found = {} if value._tag is None else {value._tag_field: value._tag}
    for name in value.__struct_fields__:
        one = value.__dict__[name]
        if one is UNSET or (value._omits and same(one, value._defaults[name])):
            continue
        found[name] = one
    return found


def same(value: Any, default: Any) -> bool:
    return type(value) is type(default) and value == default


def to_builtins(value: Any) -> Any:
    if isinstance(value, Struct):
        return {name: to_builtins(one) for name, one in held_of(value).items()}
    if isinstance(value, dict):
        return {name: to_builtins(one) for name, one in value.items() if one is not UNSET}
    if isinstance(value, list):
        return [to_builtins(one) for one in value]
    if isinstance(value, tuple):
        return tuple([to_builtins(one) for one in value])
    if dataclasses.is_dataclass(value):
        return {
            one.name: to_builtins(getattr(value, one.name)) for one in dataclasses.fields(value)
        }
    return value


MARK = "\x00raw\x00"  # in no text of ours; JSON writes it so that no text could be it


def encode(value: Any) -> bytes:
    raws: list[bytes] = []

    def simpler(one: Any) -> Any:
        if isinstance(one, Struct):
            return held_of(one)
        if isinstance(one, Raw):
            raws.append(one)
            return MARK
        return {each.name: getattr(one, each.name) for each in dataclasses.fields(one)}

    written = json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=simpler)
    found = written.encode()
    if not raws:
        return found
    pieces = found.split(json.dumps(MARK).encode())
    return b"".join([part for pair in zip(pieces, [*raws, b""], strict=True) for part in pair])
