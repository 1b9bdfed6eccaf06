"""Views and moves as numbers, for programs that learn.

Everything here is a pure function of a `raiatea.View`, or of the same in numbers, as
`raiatea.engine.numeric_view` gives it. See docs/rl.md for what the numbers say.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from raiatea.encoding.actions import ACTIONS, FEATURES, MOST_MANA
from raiatea.encoding.fields import FIELDS, LENGTH
from raiatea.encoding.identity import (
    CARD_NAMES,
    ENCODING,
    ENCODING_VERSION,
    Encoding,
    encoding_from,
)
from raiatea.encoding.legal import UNSAYABLE, index, legal, move
from raiatea.encoding.observation import Observer, observe

if TYPE_CHECKING:
    from raiatea.encoding.arrays import DESCRIPTIONS, mask

__all__ = [
    "ACTIONS",
    "CARD_NAMES",
    "DESCRIPTIONS",
    "ENCODING",
    "ENCODING_VERSION",
    "FEATURES",
    "FIELDS",
    "LENGTH",
    "MOST_MANA",
    "UNSAYABLE",
    "Encoding",
    "Observer",
    "encoding_from",
    "index",
    "legal",
    "mask",
    "move",
    "observe",
]


def __getattr__(name: str) -> object:
    """What needs numpy is imported when it is asked for: a bot in a page plays without."""
    if name in ("DESCRIPTIONS", "mask"):
        return getattr(import_module("raiatea.encoding.arrays"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
