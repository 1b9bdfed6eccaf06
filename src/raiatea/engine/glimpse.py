"""How things stand while a move is still being carried out, for those who look on."""

from __future__ import annotations

from typing import final

from raiatea.engine import forecast, view
from raiatea.engine.events import Event
from raiatea.engine.state import GameState


@final
class Glimpse:
    """Something that has just happened, and how the table looks then.

    The first and the last of a move have no event: before it, and when it is over.
    """

    __slots__ = ("_state", "event")

    def __init__(self, event: Event | None, state: GameState) -> None:
        self.event = event
        self._state = state

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat, or with None a spectator, may know that there is anything to see."""
        return self.event is None or self.event.visible_to(seat)

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
        # Between two steps nothing is to be done either, and the game goes on.
        over = not s.stack and (self.event is None or self.event.kind == "game over")
        return {
            "points": [
                forecast.points(s, one, tracked or over or one == seat) for one in range(s.players)
            ],
            "row": forecast.row(s),
        }
