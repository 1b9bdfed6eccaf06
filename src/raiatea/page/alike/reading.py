"""What is read is held against its type, strictly."""

from __future__ import annotations

import dataclasses
import json
import math
import re
import types
import typing
from collections.abc import Callable, Mapping
from functools import partial
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from raiatea.page.alike.records import NOTHING, Struct, UnsetType, fresh

Read = Callable[[Any, str], Any]


class MsgspecError(Exception):
    """Something cannot be read or written."""


class DecodeError(MsgspecError):
    """A text that is no JSON."""


class ValidationError(DecodeError):
    """Something that is not what it should be."""


@dataclasses.dataclass(frozen=True, slots=True)
class Meta:
    """Bounds of a type."""

    ge: float | None = None
    le: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None


def wrong(what: str, where: str) -> ValidationError:
    return ValidationError(what + (f" - at `${where}`" if where else ""))


NAMES = {str: "str", int: "int", float: "float", bool: "bool", type(None): "null"}


def name_of(value: Any) -> str:
    if isinstance(value, Mapping | Struct):
        return "object"
    return NAMES.get(type(value), "array")


def plain(kind: type, name: str) -> Read:
    def read(value: Any, where: str) -> Any:
        if type(value) is kind:
            return value
        if kind is float and type(value) is int:
            return float(value)
        raise wrong(f"Expected `{name}`, got `{name_of(value)}`", where)

    return read


def sequence(item: Read, make: Callable[[list[Any]], Any]) -> Read:
    def read(value: Any, where: str) -> Any:
        if not isinstance(value, list | tuple):
            raise wrong(f"Expected `array`, got `{name_of(value)}`", where)
        return make([item(one, f"{where}[{i}]") for i, one in enumerate(value)])

    return read


def places(items: list[Read]) -> Read:
    """A tuple with a type for each place."""

    def read(value: Any, where: str) -> Any:
        if not isinstance(value, list | tuple):
            raise wrong(f"Expected `array`, got `{name_of(value)}`", where)
        if len(value) != len(items):
            raise wrong(f"Expected `array` of length {len(items)}, got {len(value)}", where)
        return tuple([items[i](one, f"{where}[{i}]") for i, one in enumerate(value)])

    return read


def mapping(key: Read, item: Read) -> Read:
    def read(value: Any, where: str) -> Any:
        if not isinstance(value, Mapping):
            raise wrong(f"Expected `object`, got `{name_of(value)}`", where)
        return {key(name, where): item(one, f"{where}[...]") for name, one in value.items()}

    return read


def one_of(words: tuple[Any, ...]) -> Read:
    def read(value: Any, where: str) -> Any:
        if any(value == word and type(value) is type(word) for word in words):
            return value
        raise wrong(f"Invalid enum value {value!r}", where)

    return read


def bounded(inner: Read, meta: Meta) -> Read:
    def read(value: Any, where: str) -> Any:
        found = inner(value, where)
        sized = len(found) if hasattr(found, "__len__") else 0
        name = name_of(found)
        if meta.ge is not None and found < meta.ge:
            raise wrong(f"Expected `{name}` >= {meta.ge}", where)
        if meta.le is not None and found > meta.le:
            raise wrong(f"Expected `{name}` <= {meta.le}", where)
        if meta.min_length is not None and sized < meta.min_length:
            raise wrong(f"Expected `{name}` of length >= {meta.min_length}", where)
        if meta.max_length is not None and sized > meta.max_length:
            raise wrong(f"Expected `{name}` of length <= {meta.max_length}", where)
        if meta.pattern is not None and not re.search(meta.pattern, found):
            raise wrong(f"Expected `{name}` matching regex {meta.pattern!r}", where)
        return found

    return read


def record(kind: type[Struct]) -> Read:
    hints = typing.get_type_hints(kind, include_extras=True)
    fields = {name: (reader(hints[name]), default) for name, default in kind._defaults.items()}
    tag, tag_field = kind._tag, kind._tag_field

    def read(value: Any, where: str) -> Any:
        if isinstance(value, kind):
            return value
        if not isinstance(value, Mapping):
            raise wrong(f"Expected `object`, got `{name_of(value)}`", where)
        if tag is not None and value.get(tag_field, tag) != tag:
            raise wrong(f"Invalid value {value[tag_field]!r}", f"{where}.{tag_field}")
        made = kind.__new__(kind)
        held = made.__dict__
        for name, (inner, default) in fields.items():
            if name in value:
                held[name] = inner(value[name], f"{where}.{name}")
            elif default is NOTHING:
                raise wrong(f"Object missing required field `{name}`", where)
            else:
                held[name] = fresh(default)
        if kind._strict:
            for name in value:
                if name not in fields and not (tag is not None and name == tag_field):
                    raise wrong(f"Object contains unknown field `{name}`", where)
        return made

    return read


def tagged(kinds: list[type[Struct]]) -> Read:
    """One of several records, by its tag."""
    name = kinds[0]._tag_field
    readers = {kind._tag: reader(kind) for kind in kinds}

    def read(value: Any, where: str) -> Any:
        if name not in value:
            raise wrong(f"Object missing required field `{name}`", where)
        found = readers.get(value[name]) if isinstance(value[name], str) else None
        if found is None:
            raise wrong(f"Invalid value {value[name]!r}", f"{where}.{name}")
        return found(value, where)

    return read


def shape(kind: Any) -> str:
    """What JSON has for a type."""
    origin = get_origin(kind) or kind
    if origin is Annotated:
        return shape(get_args(kind)[0])
    if origin is Literal:
        return name_of(get_args(kind)[0])
    if isinstance(origin, type) and issubclass(origin, Struct | Mapping | dict):
        return "object"
    return NAMES.get(origin, "array")


def union(kinds: tuple[Any, ...]) -> Read:
    """One of several types, which JSON can tell apart."""
    said = [kind for kind in kinds if kind is not UnsetType]
    records = [kind for kind in said if isinstance(kind, type) and issubclass(kind, Struct)]
    readers = {shape(kind): reader(kind) for kind in said if kind not in records}
    if records:
        readers["object"] = tagged(records) if len(records) > 1 else reader(records[0])
    expected = " | ".join(readers)

    def read(value: Any, where: str) -> Any:
        found = readers.get(name_of(value))
        if found is None and type(value) is int:
            found = readers.get("float")
        if found is None:
            raise wrong(f"Expected `{expected}`, got `{name_of(value)}`", where)
        return found(value, where)

    return read


def anything(value: Any, where: str) -> Any:
    return value


READERS: dict[Any, Read] = {}


def reader(kind: Any) -> Read:
    """What reads a type; made when it is first asked for, since types may hold themselves."""
    found = READERS.get(kind)
    if found is None:
        READERS[kind] = partial(later, kind)
        found = READERS[kind] = made_reader(kind)
    return found


def later(kind: Any, value: Any, where: str) -> Any:
    """Within a type that is just being looked at."""
    return READERS[kind](value, where)


def made_reader(kind: Any) -> Read:
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return bounded(reader(inside[0]), inside[1])
    if origin is Union or origin is types.UnionType:
        return union(inside)
    if origin is Literal:
        return one_of(inside)
    if origin is not None:
        return container(origin, inside)
    if kind is Any or kind is object:
        return anything
    if kind in NAMES:
        return plain(kind, NAMES[kind])
    assert issubclass(kind, Struct), f"no type that tables read: {kind}"
    return record(kind)


def container(origin: Any, inside: tuple[Any, ...]) -> Read:
    if origin is list:
        return sequence(reader(inside[0]), list)
    if origin is dict:
        return mapping(*map(reader, inside))
    if inside[-1] is Ellipsis:
        return sequence(reader(inside[0]), tuple)
    return places([reader(one) for one in inside])


def convert(value: Any, type: Any) -> Any:  # noqa: A002 - as the original calls it
    return reader(type)(value, "")


def refuse(word: str) -> Any:
    raise DecodeError(f"JSON is malformed: {word}")


def number(word: str) -> float:
    found = float(word)
    if math.isinf(found):
        raise ValidationError("Number out of range")
    return found


def loads(data: bytes | str) -> Any:
    try:
        said = data.decode() if isinstance(data, bytes | bytearray) else data
        return json.loads(said, parse_constant=refuse, parse_float=number)
    except ValueError as error:
        raise DecodeError(f"JSON is malformed: {error}") from None


class Decoder:
    """Reads texts of one type."""

    def __init__(self, kind: Any) -> None:
        self._kind = kind

    def decode(self, data: bytes | str) -> Any:
        return decode(data, type=self._kind)


def decode(data: bytes | str, *, type: Any = Any) -> Any:  # noqa: A002 - as the original calls it
    return reader(type)(loads(data), "")
