"""Raiatea: the board game of Polynesian ritual and intrigue, as a library."""

from raiatea.engine import VARIANTS, Event, Game, Move, Refusal, Score
from raiatea.errors import (
    CatalogueError,
    ChanceError,
    IllegalMove,
    NoMove,
    NotYourDecision,
    OptionError,
    PositionError,
    RaiateaError,
    RecordError,
    UnknownMove,
    UnknownSeat,
    ViewError,
)
from raiatea.view import View

__version__ = "0.2.0"

__all__ = [
    "VARIANTS",
    "CatalogueError",
    "ChanceError",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "NoMove",
    "NotYourDecision",
    "OptionError",
    "PositionError",
    "RaiateaError",
    "RecordError",
    "Refusal",
    "Score",
    "UnknownMove",
    "UnknownSeat",
    "View",
    "ViewError",
    "__version__",
]
