"""How things stand while a move is still being carried out, for those who look on."""

from __future__ import annotations

from typing import final

from raiatea.engine import forecast, view
from raiatea.engine.events import Event
from raiatea.engine.state import GameState


@final
class Glimpse:
    """Something that has just happened, and how the table looks then."""

    __slots__ = ("_state", "event")

    def __init__(self, event: Event, state: GameState) -> None:
        self.event = event
        self._state = state

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat, or with None a spectator, sees of the pieces; nothing is asked yet.

        It has the same fields as `Game.view`, but for those that tell what is asked, and in which
        step: between two questions there is none.
        """
        found = view.pieces(self._state, seat)
        del found["ceremony"]
        public = found["public"]
        assert isinstance(public, dict)
        del public["stack"]
        return found

    def forecast(self, seat: int | None, tracked: bool = True) -> dict[str, object]:
        """Points and the row of rituals, as in `Game.forecast`."""
        s = self._state
        return {
            "points": [forecast.points(s, one, tracked or one == seat) for one in range(s.players)],
            "row": forecast.row(s),
        }
