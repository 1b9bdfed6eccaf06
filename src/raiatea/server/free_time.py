"""For how long a person's clock stands still when they are asked something.

What has happened since they were asked last is shown to them first: as long as that takes at fast.
And an answer that has to wait, lest it tell a secret, costs nobody time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from raiatea.engine import Game
from raiatea.telling import durations, story
from raiatea.telling.emptiness import is_looked_at, is_secret
from raiatea.telling.story import Event
from raiatea.view import View
from raiatea.view.cards import cards_of

MOST_SECONDS: Final = 5.0


class FreeTime:
    """What is known to all, so that no clock tells a secret; of each seat by its number."""

    def __init__(self, players: int) -> None:
        self.shown = [0.0] * players
        self.seconds = [0.0] * players

    def copy(self) -> FreeTime:
        other = FreeTime(0)
        other.shown, other.seconds = self.shown[:], self.seconds[:]
        return other

    def show(self, game: Game, events: Sequence[Event]) -> None:
        """Something is shown to everybody."""
        length = durations.fast(story(events, cards_of(game.catalogue)))
        self.shown = [before + length for before in self.shown]

    def ask(self, game: Game) -> None:
        """Somebody is asked something new."""
        waits = not game.over and may_wait(game)
        for seat in game.awaiting:
            self.seconds[seat] = MOST_SECONDS if waits else min(self.shown[seat], MOST_SECONDS)
            self.shown[seat] = 0.0


def may_wait(game: Game) -> bool:
    """Whether an answer to what is asked may have to wait."""
    seat = game.awaiting[0]
    view = View.of(game, None)
    undo = game.decisions - game.undo_point(seat)
    return game.together or (is_secret(view) and not is_looked_at(view, undo))
