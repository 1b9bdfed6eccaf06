from collections.abc import Callable
from typing import Any, Final

from raiatea.engine import Game
from raiatea.engine.moves import Move
from raiatea.engine.numeric_view import NumericView

PART: Final[int]
COUNT: Final[int]
SEATS: Final[int]
ZONE: Final[int]
AT: Final[int]
CROSS: Final[int]
SUM: Final[int]
PAIRS: Final[int]
MARK: Final[int]
ASKED: Final[int]
TURN: Final[int]

class Plan:
    def __init__(
        self,
        players: int,
        seat_first: int,
        seat_size: int,
        begins: Any,
        shares: Any,
        instructions: list[tuple[Any, ...]],
        /,
    ) -> None: ...

class Rows:
    def __init__(
        self,
        slots: tuple[str, ...],
        plan_of: Callable[[tuple[Any, ...]], Plan],
        numbers: dict[str, int],
        number_of: Callable[[Move, NumericView], int],
        not_legal: Callable[[object], Exception],
        sizes: tuple[int, int],
        observations: Any,
        masks: Any,
        legal: Any,
        choices: Any,
        seats: Any,
        /,
    ) -> None: ...
    def write(self, row: int, view: NumericView, /) -> None: ...
    def play(
        self,
        go_on: Callable[[Game, NumericView, int, bool], NumericView | None],
        games: list[Game],
        views: list[NumericView],
        places: list[int],
        always: bool,
        /,
    ) -> list[int]: ...
    def places(self, actions: list[int], /) -> list[int]: ...
