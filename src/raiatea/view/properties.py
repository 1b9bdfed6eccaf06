"""Properties of a view: what is worked out once, and what stands in the data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

Value = TypeVar("Value")


class once(Generic[Value]):  # noqa: N801 - it is used as `property` is
    """Like `functools.cached_property`, which takes a lock before Python 3.12, and more time."""

    def __init__(self, work_out: Callable[[Any], Value]) -> None:
        self.work_out = work_out
        self.name = work_out.__name__
        self.__doc__ = work_out.__doc__

    @overload
    def __get__(self, instance: None, owner: type) -> once[Value]: ...

    @overload
    def __get__(self, instance: object, owner: type) -> Value: ...

    def __get__(self, instance: object | None, owner: type) -> once[Value] | Value:
        if instance is None:
            return self
        value = instance.__dict__[self.name] = self.work_out(instance)
        return value


class told(Generic[Value]):  # noqa: N801 - likewise
    """What stands under these names in the data, one within the other."""

    def __init__(self, *names: str) -> None:
        self.names = names

    @overload
    def __get__(self, instance: None, owner: type) -> told[Value]: ...

    @overload
    def __get__(self, instance: Any, owner: type) -> Value: ...

    def __get__(self, instance: Any, owner: type) -> Any:
        if instance is None:
            return self
        found = instance.data
        for name in self.names:
            found = found[name]
        return found


class told_of_seat(told[Value]):  # noqa: N801 - likewise
    """The same in a list by seats."""

    def __get__(self, instance: Any, owner: type) -> Any:
        found = super().__get__(instance, owner)
        return found if instance is None else found[instance.number]
