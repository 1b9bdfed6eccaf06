"""Views and moves as numbers, for programs that learn.

Everything here is a pure function of a `raiatea.View`, or of the same in numbers, as
`raiatea.engine.numeric_view` gives it. See docs/rl.md for what the numbers say.
"""

from raiatea.encoding.actions import ACTIONS, DESCRIPTIONS, FEATURES, MOST_MANA
from raiatea.encoding.fields import FIELDS, LENGTH
from raiatea.encoding.identity import ENCODING, ENCODING_VERSION, Encoding, encoding_from
from raiatea.encoding.legal import UNSAYABLE, index, legal, mask, move
from raiatea.encoding.observation import Observer, observe

__all__ = [
    "ACTIONS",
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
