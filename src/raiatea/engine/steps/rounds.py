"""Rounds, and choosing locations (R2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

from raiatea.engine import declare, moves, scoring
from raiatea.engine.events import tell
from raiatea.engine.refusal import because
from raiatea.engine.state import put
from raiatea.engine.step import Task, follow
from raiatea.engine.steps.ceremony import ceremony_steps
from raiatea.engine.steps.forest import RefreshForest, visit_forest
from raiatea.engine.steps.marae import visit_marae
from raiatea.engine.steps.market import visit_market
from raiatea.engine.steps.neighbourhood import visit_neighbourhood
from raiatea.engine.steps.own_turn import LastMirrors, OwnTurn
from raiatea.engine.steps.path import visit_path
from raiatea.engine.steps.reef import visit_reef

if TYPE_CHECKING:
    from raiatea.engine.moves import Move
    from raiatea.engine.state import GameState
    from raiatea.errors import Refusal


VISITS: Final[dict[str, Callable[[GameState], None]]] = {
    "forest": visit_forest,
    "marae": visit_marae,
    "reef": visit_reef,
    "path": visit_path,
    "neighbourhood": visit_neighbourhood,
    "market": visit_market,
}


class NextRound(Task):
    """The round marker advances (R2.1); after the last ceremony the game ends (R6.9)."""

    OVER: ClassVar[tuple[str, ...]] = ("",)

    def problem(self, s: GameState) -> str:
        return "no round is left" if s.round >= len(s.box.rounds[s.players]) else ""

    def run(self, s: GameState) -> None:
        s.round += 1
        rounds = s.box.rounds[s.players]
        if s.round == len(rounds):
            # The mirrors in ceremonial order (X18), then the score.
            follow(s, [*[LastMirrors(seat) for seat in s.order], GameOver()])
            return
        tell(s, "round", s.round, s.box.names("round").index(rounds[s.round]))
        if rounds[s.round].startswith("A"):
            follow(s, [NextPlayer(0), NextRound()])
        else:
            follow(s, [*ceremony_steps(), NextRound()])


class NextPlayer(Task):
    """The next player chooses a location, or the action round ends (R2.2, R2.4)."""

    OVER: ClassVar[tuple[str, ...]] = ("NextRound",)

    turn: int = declare.turn()

    def problem(self, s: GameState) -> str:
        chosen = len([seat for seat in s.tiles if seat >= 0])
        if chosen != (self.turn if s.location >= 0 else self.turn - 1):
            return "as many locations are chosen as players had their turn"
        return ""

    def run(self, s: GameState) -> None:
        s.kahuna = -1
        s.location = -1
        if self.turn < s.players:
            seat = (s.start + self.turn) % s.players
            follow(s, [ChooseLocation(seat), NextPlayer(self.turn + 1)])
            return
        s.start = (s.start + 1) % s.players  # the order of R2.4: token, forest, tiles, marker
        tell(s, "started", s.start)
        s.tiles = (-1,) * len(s.tiles)
        s.stack.append(RefreshForest())


class ChooseLocation(OwnTurn):
    """Choose a location tile and be its Kahuna (R2.2)."""

    RULE: ClassVar[str] = "R2.2"
    VERBS: ClassVar[tuple[int, ...]] = (moves.GO,)
    OVER: ClassVar[tuple[str, ...]] = ("NextPlayer",)

    def options(self, s: GameState, seat: int) -> list[Move]:
        free = s.tiles  # none twice (R2.5)
        return [move for move in s.box.moves[moves.GO] if free[move.what] < 0]

    def act(self, s: GameState, seat: int, move: Move) -> None:
        s.stack.pop()
        location = move.what
        s.tiles = put(s.tiles, location, seat)  # in front of its Kahuna until R2.4 (R2.5)
        s.kahuna = seat  # R2.2
        s.location = location
        tell(s, "chose location", seat, location)
        VISITS[s.box.locations[location]](s)

    def refuse(self, s: GameState, seat: int, move: Move) -> Refusal | None:
        if move.verb == moves.GO and s.tiles[move.what] >= 0:
            return because("taken", "R2.5", seat=s.tiles[move.what])
        return super().refuse(s, seat, move)


class GameOver(Task):
    """The final score decides (R8.7)."""

    OVER: ClassVar[tuple[str, ...]] = ("",)

    def run(self, s: GameState) -> None:
        tell(s, "game over", scoring.winner(s))
