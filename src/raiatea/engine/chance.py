"""The one door for randomness.

Outcome number n of a game is word n of a stream that its seed fixes: 62-bit words of
BLAKE2b(seed, block). So a saved game needs the seed and a count, and anyone who is told the seed
can check every outcome; nobody who is not can foretell one. When decisions are taken back, the game
goes on at another stretch of the stream: what follows is drawn anew, and can be checked as well.
"""

from __future__ import annotations

import struct
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from raiatea.errors import ChanceError

if TYPE_CHECKING:
    from raiatea.engine.state import GameState

DIE: Final = 0
STARTING_PLAYER: Final = 1
MASK: Final = 2
FOREST: Final = 3
NORMAL: Final = 4
FORBIDDEN: Final = 5
MISSION: Final = 6
COMMODITY: Final = 7

KINDS: Final = (
    "die",
    "starting player",
    "mask",
    "forest",
    "normal",
    "forbidden",
    "mission",
    "commodity",
)
WORDS: Final = 8
UNPACK: Final = struct.Struct(f"<{WORDS}Q").unpack

# No game draws so often.
STRETCH: Final = 1 << 16
MOST_TAKEBACKS: Final = 1000

# Among what is forced: nothing may be drawn that is not.
ASKING: Final = -1


class ChanceAwaited(Exception):
    """Chance would decide now, but is to be asked first: see `foresight`."""

    def __init__(self, kind: int, pool: list[int]) -> None:
        super().__init__(kind)
        self.kind = kind
        self.pool = pool


def words(seed: int, block: int) -> tuple[int, ...]:
    """Eight words of the stream."""
    return tuple([word >> 2 for word in UNPACK(blake2b(f"{seed}:{block}".encode()).digest())])


def draw(s: GameState, kind: int, pool: list[int]) -> int:
    """Draw one outcome out of the pool, each entry as likely as the others."""
    n = s.draws
    s.draws = n + 1
    place = n % WORDS
    if place == 0 or not s.words:
        s.words = words(s.seed, n // WORDS)
    i = s.words[place] % len(pool)
    if s.forced:
        i = forced_place(s, kind, pool, i)
    if not s.outcomes:
        s.outcomes = []
    outcome = pool.pop(i)
    s.outcomes.append((kind, outcome))
    return outcome


def forced_place(s: GameState, kind: int, pool: list[int], otherwise: int) -> int:
    """Where in the pool the next forced outcome of the kind is, if one is left."""
    waiting = s.forced.get(kind)
    if not waiting:
        if ASKING in s.forced:
            raise ChanceAwaited(kind, pool)
        return otherwise
    outcome = waiting.pop(0)
    if not waiting:
        del s.forced[kind]
    if outcome not in pool:
        names = s.box.outcome_names(kind)
        possible = ", ".join(sorted({str(names[one]) for one in pool}))
        raise ChanceError(
            f"forced {KINDS[kind]} outcome {names[outcome]} cannot happen now; "
            f"possible are: {possible}"
        )
    return pool.index(outcome)
