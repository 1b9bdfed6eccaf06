"""What a table may switch on or off when it is made.

A switch stands here once: requests, answers, what is stored and the form in the browser have it
from here, and its words are the messages `ui-switch-NAME` and `ui-switch-NAME-text`.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

HintsAllowed = Literal["off", "alone", "shown"]


class Switches(msgspec.Struct, kw_only=True):
    tracked: bool = False
    chat: bool = True


class Manner(Switches, kw_only=True):
    """The switches, and who may have hints: nobody, who plays against bots alone, or all."""

    hints: HintsAllowed = "alone"


def switched(table: Manner) -> dict[str, Any]:
    """The manner of a table."""
    return {name: getattr(table, name) for name in Manner.__struct_fields__}
