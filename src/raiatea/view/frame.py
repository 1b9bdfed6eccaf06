"""One step of what is still to happen, with its numbers under their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final


class Frame:
    """A step as it stands on the stack: `step` is its name, the rest are its own fields.

    >>> from raiatea import Game, View
    >>> question = View.of(Game.new(3, seed=1), 0).question
    >>> question.step, question.setup
    ('KeepTogether', True)
    >>> question.sales
    Traceback (most recent call last):
    AttributeError: KeepTogether has no 'sales', only: setup
    """

    step: str

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.__dict__.update(data)

    def __getattr__(self, name: str) -> Any:
        fields = ", ".join(self.fields) or "nothing"
        raise AttributeError(f"{self.step or 'no question'} has no {name!r}, only: {fields}")

    @property
    def fields(self) -> dict[str, Any]:
        """All that the step says, by name."""
        return {name: value for name, value in self.__dict__.items() if name != "step"}

    def get(self, name: str, otherwise: Any = None) -> Any:
        """A field, or something else where the step has no such field."""
        return self.__dict__.get(name, otherwise)

    def __repr__(self) -> str:
        said = "".join(f" {name}={value!r}" for name, value in self.fields.items())
        return f"<{self.step or 'no question'}{said}>"


NO_QUESTION: Final = Frame({"step": ""})
