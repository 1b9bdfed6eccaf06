"""Which games are played for the figures: few for the short form, many for the long one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from raiatea.arena import Contest

SEED: Final = 1
SECONDS: Final = 0.15
"""For a decision of those who could think for ever."""


@dataclass(frozen=True, slots=True)
class Games:
    """How many: a multiple of the seats."""

    short: int
    long: int

    def number(self, long: bool) -> int:
        return self.long if long else self.short


@dataclass(frozen=True, slots=True)
class Match:
    """One bot against others of one kind."""

    bot: str
    against: str
    players: int
    games: Games
    seconds: float | None = None

    @property
    def name(self) -> str:
        return f"{self.bot} against {self.players - 1} {self.against}"

    def contest(self, long: bool, catalogue: str | None = None) -> Contest:
        bots = (self.bot, *(self.against,) * (self.players - 1))
        return Contest(bots, self.games.number(long), SEED, (), catalogue, self.seconds)


QUICK: Final = Games(100, 1000)
USUAL: Final = Games(60, 1000)
SLOW: Final = Games(16, 40)
SLOWEST: Final = Games(8, 12)

LEARNED: Final = Match("learned", "skilled", 4, Games(100, 4000))
MATCHES: Final = (
    Match("novice", "random", 4, QUICK),
    Match("random", "novice", 4, QUICK),
    Match("skilled", "novice", 4, QUICK),
    Match("novice", "skilled", 4, QUICK),
    Match("learned", "novice", 4, USUAL),
    Match("learned", "skilled", 3, Games(60, 8001)),
    LEARNED,
    Match("learned", "skilled", 5, Games(60, 2000)),
    Match("skilled", "learned", 4, USUAL),
    Match("master", "skilled", 4, SLOW, SECONDS),
    Match("master", "learned", 4, Games(16, 148), SECONDS),
    Match("learned", "master", 4, SLOWEST, SECONDS),
    Match("rollout", "novice", 4, SLOW, SECONDS),
    Match("ismcts", "novice", 4, SLOW, SECONDS),
)
PLAYERS: Final = (3, 4, 5)
AMONG: Final = {"skilled": Games(60, 2000), "learned": Games(30, 1000)}
"""Who plays with their own kind for the balance of the cards."""
CHANCES: Final = Games(120, 1500)
REPEATS: Final = Games(9, 25)
"""How often each door is measured."""
