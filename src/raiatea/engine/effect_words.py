"""The vocabulary of card effects: a word of the catalogue to the class that carries it out.

An effect is a class in a file of `effects` and says its word there. There is no other list of them.
"""

from __future__ import annotations

import importlib
import pkgutil
from typing import Final

from raiatea.engine import effects
from raiatea.engine.effect import Effect


def find_effects() -> dict[str, type[Effect]]:
    """The effects of all files in `effects`, by their words."""
    found: dict[str, type[Effect]] = {}
    for name in sorted([module.name for module in pkgutil.iter_modules(effects.__path__)]):
        module = importlib.import_module(f"{effects.__name__}.{name}")
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Effect) and value.WORD:
                found[value.WORD] = value
    return found


WORDS: Final[dict[str, type[Effect]]] = find_effects()
