"""The rules engine, for those who go deeper than `raiatea.Game`."""

from raiatea.engine.box import Box
from raiatea.engine.events import Event
from raiatea.engine.game import Game
from raiatea.engine.kinds import VARIANTS
from raiatea.engine.moves import Move
from raiatea.engine.options import box_of
from raiatea.engine.record import RULES_VERSION
from raiatea.engine.scoring import Score
from raiatea.engine.state import GameState
from raiatea.engine.step import Question, Step, Task, Together
from raiatea.errors import Refusal

__all__ = [
    "RULES_VERSION",
    "VARIANTS",
    "Box",
    "Event",
    "Game",
    "GameState",
    "Move",
    "Question",
    "Refusal",
    "Score",
    "Step",
    "Task",
    "Together",
    "box_of",
]
