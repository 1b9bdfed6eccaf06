"""What a table may switch on or off when it is made.

A switch stands here once: requests, answers, what is stored and the form in the browser have it
from here, and its words are the messages `ui-switch-NAME` and `ui-switch-NAME-text`.
"""

from __future__ import annotations

import msgspec


class Switches(msgspec.Struct, kw_only=True):
    tracked: bool = False
    chat: bool = True


def switched(table: Switches) -> dict[str, bool]:
    """All switches of a table."""
    return {name: getattr(table, name) for name in Switches.__struct_fields__}
