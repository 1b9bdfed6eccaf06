"""Which numbers a network reads and which actions it can play: a name for every place of both.

A network keeps this list of its own, because numbers do not say what they mean: a card more, and
every place behind it means something else.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Final

from raiatea.encoding.actions import ACTIONS
from raiatea.encoding.cards import CARD_FEATURES
from raiatea.encoding.fields import FIELDS
from raiatea.encoding.rows import ACTION_ROWS, SEAT_ROWS, TABLE_ROWS

ENCODING_VERSION: Final = 2
"""Changes whenever a number comes to say something else and its name stays."""


@dataclass(frozen=True, slots=True)
class Encoding:
    """The version of the encoding, and the names of all numbers and actions in their order.

    Version 1 knows cards by their names. Version 2 knows them by what they do: instead of the
    cards it names what can be said of one.
    """

    version: int
    fields: tuple[str, ...]
    actions: tuple[str, ...]

    def strange(self) -> str:
        """What a network made for this encoding does not know here; "" if it can play."""
        here = ENCODINGS.get(self.version)
        if here is None:
            known = " or ".join(map(str, ENCODINGS))
            return f"it reads views of version {self.version}, not {known}"
        return _strange(self.actions, here.actions) or _strange(self.fields, here.fields)

    def as_json(self) -> str:
        return json.dumps(asdict(self))


def _strange(known: Sequence[str], here: Sequence[str]) -> str:
    if known == here:
        return ""
    for name in here:
        if name not in known:
            return f"it does not know '{name}'"
    for name in known:
        if name not in here:
            return f"it expects '{name}', which is not there"
    return "it knows the same cards, but in another order"


def encoding_from(text: str) -> Encoding:
    """Read what `as_json` wrote; raises `ValueError`."""
    found = json.loads(text)
    try:
        return Encoding(found["version"], tuple(found["fields"]), tuple(found["actions"]))
    except (TypeError, KeyError) as error:
        raise ValueError(f"it does not say which cards it knows: {error}") from None


CARD_NAMES: Final = Encoding(1, FIELDS, ACTIONS)
"""What networks read that know the packaged cards by their names."""
ENCODING: Final = Encoding(
    ENCODING_VERSION,
    (
        *TABLE_ROWS.names(),
        *SEAT_ROWS.names(),
        *(f"{kind}: {name}" for kind, names in CARD_FEATURES.items() for name in names),
    ),
    ACTION_ROWS.names(),
)
"""The encoding of this program."""
ENCODINGS: Final = {one.version: one for one in (CARD_NAMES, ENCODING)}
"""All that this program can still speak."""
