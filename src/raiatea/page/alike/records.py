"""Records: classes whose fields are what they are annotated with."""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Callable, Iterable
from copy import copy
from typing import Any, ClassVar


class UnsetType:
    """What has not been said; it is not written."""

    def __repr__(self) -> str:
        return "UNSET"

    def __bool__(self) -> bool:
        return False


UNSET = UnsetType()
NOTHING: Any = object()  # no default


@dataclasses.dataclass(frozen=True, slots=True)
class Anew:
    """A default that is made anew each time."""

    default_factory: Callable[[], Any]


def field(*, default_factory: Callable[[], Any]) -> Any:
    return Anew(default_factory)


class Struct:  # noqa: PLW1641 - those of frozen classes are made with the class
    """A typed record: its fields are what its class is annotated with."""

    __struct_fields__: ClassVar[tuple[str, ...]] = ()
    _by_place: ClassVar[tuple[str, ...]] = ()
    _defaults: ClassVar[dict[str, Any]] = {}
    _frozen: ClassVar[bool] = False
    _tag: ClassVar[str | None] = None
    _tag_field: ClassVar[str] = "type"
    _strict: ClassVar[bool] = False
    _omits: ClassVar[bool] = False

    def __init_subclass__(
        cls,
        *,
        frozen: bool | None = None,
        kw_only: bool = False,
        tag: str | None = None,
        tag_field: str | None = None,
        forbid_unknown_fields: bool | None = None,
        omit_defaults: bool | None = None,
        **_: object,
    ) -> None:
        super().__init_subclass__()
        own = [
            name for name, kind in cls.__annotations__.items() if not str(kind).startswith("Class")
        ]
        defaults = dict(cls._defaults)
        for name in own:
            default = cls.__dict__.get(name, NOTHING)
            defaults[name] = default
            if default is not NOTHING:
                delattr(cls, name)
        inherited = [name for name in cls.__struct_fields__ if name not in own]
        by_name = [name for name in inherited if name not in cls._by_place]
        places = [name for name in inherited if name in cls._by_place]
        cls._by_place = (*places, *(() if kw_only else own))
        cls.__struct_fields__ = (*cls._by_place, *by_name, *(own if kw_only else ()))
        cls._defaults = {name: defaults[name] for name in cls.__struct_fields__}
        for name, value in {
            "_frozen": frozen,
            "_tag": tag,
            "_tag_field": tag_field,
            "_strict": forbid_unknown_fields,
            "_omits": omit_defaults,
        }.items():
            if value is not None:
                setattr(cls, name, value)
        cls.__hash__ = hashed if cls._frozen else None  # type: ignore[method-assign, assignment]

    def __init__(self, *given: Any, **named: Any) -> None:
        held = self.__dict__
        if len(given) > len(self._by_place):
            raise TypeError("Extra positional arguments provided")
        held.update(zip(self._by_place, given, strict=False))
        for name, default in self._defaults.items():
            if name in named:
                held[name] = named.pop(name)
            elif name not in held:
                if default is NOTHING:
                    raise TypeError(f"Missing required argument '{name}'")
                held[name] = fresh(default)
        if named:
            raise TypeError(f"Unexpected keyword argument '{next(iter(named))}'")

    def __setattr__(self, name: str, value: Any) -> None:
        if self._frozen:
            raise AttributeError(f"immutable type: '{type(self).__name__}'")
        object.__setattr__(self, name, value)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__struct_fields__)
        return f"{type(self).__name__}({told})"


def hashed(record: Struct) -> int:
    return hash((type(record), *[getattr(record, name) for name in record.__struct_fields__]))


def fresh(default: Any) -> Any:
    if isinstance(default, Anew):
        return default.default_factory()
    return copy(default) if isinstance(default, list | dict | set) else default


def defstruct(name: str, fields: Iterable[Any], *, module: str = "", **options: Any) -> Any:
    """A class of records that is made, not written."""
    space: dict[str, Any] = {"__annotations__": {}, "__module__": module}
    for one in fields:
        space["__annotations__"][one[0]] = one[1]
        if len(one) > 2:
            space[one[0]] = one[2]
    return types.new_class(name, (Struct,), options, lambda made: made.update(space))


def replace(record: Any, **changes: Any) -> Any:
    unknown = [name for name in changes if name not in record.__struct_fields__]
    if unknown:
        raise TypeError(f"`{type(record).__name__}` has no field '{unknown[0]}'")
    made = record.__new__(type(record))
    made.__dict__.update(record.__dict__, **changes)
    return made


def asdict(record: Any) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__struct_fields__}
