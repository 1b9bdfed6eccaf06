"""Questions with one answer only: who can see that there is no choice, which answers hide it."""

from __future__ import annotations

from typing import Final

from raiatea.engine import moves
from raiatea.engine.moves import Move
from raiatea.engine.vocabulary import STEPS
from raiatea.telling.sayings import Emptiness
from raiatea.view import View

# What may be answered to these follows from what a seat hides; to all others, from what lies open.
SECRET: Final = (
    "Build",
    "CarryOutPriestTrack",
    "FulfilByEffect",
    "HandOver",
    "KahunaMission",
    "Linger",
    "MaraeTurn",
    "MarketTurn",
    "PathTurn",
    "PayCommodity",
    "PayRitual",
    "PerformFree",
    "SecondMission",
)
# Something has to be chosen here, which may be all that there is.
MUST: Final = ("FulfilByEffect", "HandOver", "PayCommodity", "PayRitual", "PerformFree")
# Who has done a part of such a turn may want to look at it, and to undo it, before it ends.
PARTS: Final = ("MaraeTurn", "MarketTurn")
# Whoever draws wants to see what they keep.
SEEN: Final = ("Keep",)


def empty(view: View, undo: int = 0) -> Emptiness | None:
    """Whether there is no choice, and who may know; `undo` is how much one could take back."""
    if len(view.moves) != 1 or is_looked_at(view, undo) or view.question.step in SEEN:
        return None
    return "secret" if STEPS[view.question.step].together or is_secret(view) else "open"


def quiet(view: View, undo: int = 0) -> list[str]:
    """The moves by which others cannot tell whether there was any other, where one by one decides.

    Who passes might have had something to do, and who pays might have had something else.
    """
    if STEPS[view.question.step].together or not is_secret(view) or is_looked_at(view, undo):
        return []
    must = view.question.step in MUST
    return [move.text for move in view.moves if must or does_nothing(move)]


def is_secret(view: View) -> bool:
    """A ready Shaman might perform something that is in hand, as far as the others know."""
    step = STEPS[view.question.step]
    seat = view.awaiting[0]
    hidden = "shaman" in step.free and view.seats[seat].ready["shaman"] > 0
    return step.name in SECRET or hidden


def is_looked_at(view: View, undo: int) -> bool:
    return undo > 0 and view.question.step in PARTS


def does_nothing(move: Move) -> bool:
    return move.verb in (moves.PASS, moves.DONE) or (move.verb == moves.RECRUIT and move.what == 0)
