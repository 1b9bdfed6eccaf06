"""Games looked at side by side, each in a row of its own: by compiled code where there is such.

Both ways see the same to the last bit.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final

from raiatea.encoding.actions import ACTIONS, NUMBER
from raiatea.encoding.fields import LENGTH
from raiatea.encoding.legal import legal, not_legal, number_of, sayable
from raiatea.encoding.observation import Observer

if TYPE_CHECKING:
    from raiatea.engine.numeric_view import NumericView

try:
    from raiatea.encoding import quick
except ImportError:  # nothing was compiled
    COMPILED = False
else:
    from raiatea.encoding.plan import SLOTS, plan_of

    COMPILED = True

SIZE: Final = LENGTH * array("f").itemsize


class Sights:
    """Looks at one view after another of so many games; those of one row are best of one game.

    >>> from raiatea import Game
    >>> from raiatea.engine.numeric_view import numeric_view
    >>> seen, legal = Sights(1).look(0, numeric_view(Game.new(3, seed=1), 0))
    >>> len(seen) // 4, len(legal)
    (1224, 5)
    """

    def __init__(self, rows: int) -> None:
        self.rows = rows
        if not COMPILED:
            self._observers = [Observer() for _ in range(rows)]
            return
        self._seen = bytearray(rows * SIZE)
        self._legal = array("h", bytes(2 * rows * len(ACTIONS)))
        self._choices = array("i", bytes(4 * rows))
        masks, seats = bytearray(rows * len(ACTIONS)), array("i", bytes(4 * rows))
        self._rows = compiled_rows(self._seen, masks, self._legal, self._choices, seats)

    def look(self, row: int, view: NumericView) -> tuple[bytearray, list[int]]:
        """What the view says as `Observer.look` has it, and the numbers of the legal moves.

        Moves that have no number come last in the view, and are left out.
        """
        if not COMPILED:
            return self._observers[row].look(view), sayable(legal(view))
        self._rows.write(row, view)
        first = row * len(ACTIONS)
        numbers = self._legal[first : first + self._choices[row]].tolist()
        return self._seen[row * SIZE : (row + 1) * SIZE], numbers


def compiled_rows(seen: Any, masks: Any, legal: Any, choices: Any, seats: Any) -> quick.Rows:
    """What writes into this memory, a row for each game; see `raiatea.vector.Buffers`."""
    sizes = LENGTH, len(ACTIONS)
    given = seen, masks, legal, choices, seats
    return quick.Rows(SLOTS, plan_of, NUMBER, number_of, not_legal, sizes, *given)
