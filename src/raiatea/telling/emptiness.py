"""Questions with one answer only, and whether everybody can see that there is no choice."""

from __future__ import annotations

from typing import Final, Literal

from raiatea.engine.vocabulary import STEPS
from raiatea.view import View

# What may be answered to these follows from what lies open on the table.
OPEN: Final = (
    "AlsoTakeCommodity",
    "ChooseGift",
    "ChooseLocation",
    "ChoosePlayer",
    "ForestPick",
    "GiveMask",
    "LastMirrors",
    "PayMask",
    "Reactivate",
    "SilenceRitual",
    "StealMask",
    "TakeAssistant",
    "TakeBack",
    "TakeCommodity",
    "TakeMask",
    "TakeShown",
)


def empty(view: View) -> Literal["open", "secret"] | None:
    """Whether there is no choice, and who may know.

    A ready Shaman might perform something that is in hand, as far as the others know.
    """
    if len(view.moves) != 1:
        return None
    step = STEPS[view.question.step]
    hidden = "shaman" in step.free and view.me.ready["shaman"] > 0
    return "open" if step.name in OPEN and not hidden else "secret"
