"""What the environment says about how long and how widely the master thinks."""

from __future__ import annotations

import math
import os
from typing import Final

from raiatea.errors import RaiateaError

SECONDS: Final = "RAIATEA_MASTER_SECONDS"
CORES: Final = "RAIATEA_MASTER_CORES"
WORLDS: Final = "RAIATEA_MASTER_WORLDS"


class MasterSetting(RaiateaError, ValueError):
    """A setting that is no number of what it should be."""


def seconds() -> float:
    """For a decision."""
    text = os.environ.get(SECONDS, "1")
    try:
        found = float(text)
    except ValueError:
        found = 0
    if not 0 < found < math.inf:
        raise MasterSetting(f"{SECONDS}: must be a number of seconds, not {text!r:.80}")
    return found


def cores() -> int:
    return whole_number(CORES) or os.cpu_count() or 1


def worlds() -> int | None:
    """None: as many as there is time for."""
    return whole_number(WORLDS)


def whole_number(name: str) -> int | None:
    """From 1 on; None if it is not set."""
    text = os.environ.get(name)
    if text is None:
        return None
    if not text.isdecimal() or int(text) < 1:
        raise MasterSetting(f"{name}: must be a whole number from 1 on, not {text!r:.80}")
    return int(text)
