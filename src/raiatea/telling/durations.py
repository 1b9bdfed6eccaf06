"""How long the scenes of a story last where they are shown: slowly, normally, fast.

In milliseconds; the browser shows them so, and clocks stand still while they are shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from raiatea.telling.sayings import Entry

LENGTHS: Final = {
    "round": (2400, 1600, 800),
    "step": (1600, 1000, 500),
    "place": (1600, 1000, 450),
    "die": (3600, 2200, 1000),
    "piece": (1400, 850, 400),
    "gain": (900, 550, 250),
    "trade": (1800, 1100, 500),
    "track": (1200, 750, 350),
    "rank": (2400, 1500, 700),
    "forest": (1400, 900, 400),
    "rituals": (1200, 700, 300),
    "offerings": (6000, 4000, 2000),
    "auction": (6000, 4000, 2000),
    "gift": (1400, 850, 400),
    "row": (2400, 1500, 700),
    "ritual": (2800, 1700, 800),
    "lost": (4000, 2600, 1300),
    "mission": (2400, 1500, 700),
    "statue": (3000, 2000, 900),
    "against": (2200, 1400, 650),
    "end": (2400, 1600, 800),
    "told": (900, 550, 250),
}
FAST: Final = 2


def fast(entries: Iterable[Entry]) -> float:
    """For how many seconds a story is shown at fast."""
    return sum(LENGTHS[one.scene][FAST] for one in entries) / 1000
