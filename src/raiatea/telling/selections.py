"""Questions whose moves are chosen together before the first is played: which, how many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from raiatea.engine import box_of
from raiatea.engine.steps.rituals import kept_together
from raiatea.telling.sayings import Selection
from raiatea.view import View


def selection(view: View) -> Selection | None:
    """What is to be chosen together; None where each answer stands for itself."""
    found = SELECTIONS.get(view.question.step)
    return None if found is None else found(view)


def still_to_keep(view: View) -> int:
    """How many rituals the seat has yet to keep when all keep together (R1.9)."""
    starts = view.seat == view.starting_player
    return kept_together(view.question.setup, view.players, starts) - len(view.me.chosen)


def paid_at_once(view: View) -> int:
    """How many of a thing one answer pays for a mission."""
    box = box_of(view.cards.catalogue)
    return box.pay_at_once(box.missions.index(view.question.mission))


def copies(verb: str, things: Sequence[str]) -> dict[str, int]:
    """Of things that one has several of, how often their move may be chosen."""
    return {f"{verb} {thing}": count for thing, count in Counter(things).items() if count > 1}


def exactly(number: int, of: dict[str, int]) -> Selection:
    return Selection(number, number, of, [], 0, None)


def prepared(view: View) -> Selection:
    """Any number; of those that need a clip as many as there are clips (R6.3)."""
    rituals = view.cards.rituals
    clipped = [one for one in view.me.prepared if rituals[one].colour != "brown"]
    limited = [one for one in dict.fromkeys(view.me.hand) if rituals[one].colour != "brown"]
    return Selection(
        0,
        len(view.me.hand),
        copies("prepare", view.me.hand),
        [f"prepare {one}" for one in limited],
        view.me.rank.clips - len(clipped),
        "done",
    )


def paid_masks(view: View) -> Selection:
    at_once = paid_at_once(view)
    several = copies("pay mask", view.me.masks) if at_once == 1 else {}
    return exactly(view.question.left // at_once, several)


def reactivated(view: View) -> Selection:
    used = [name for name, number in view.me.used.items() for _ in range(number)]
    most = min(view.question.number, len(used))
    least = 0 if view.question.may else most
    return Selection(least, most, copies("reactivate", used), [], 0, "done" if not least else None)


def laid(view: View) -> Selection | None:
    """All but the last, in their order; two of the same are laid one by one."""
    if len(view.moves) < view.question.number:
        return None
    return exactly(len(view.moves) - 1, {})


SELECTIONS: Final[Mapping[str, Callable[[View], Selection | None]]] = {
    "Keep": lambda view: exactly(view.question.number, copies("keep", view.me.drawn)),
    "KeepTogether": lambda view: exactly(still_to_keep(view), copies("keep", view.me.drawn)),
    "LayInOrder": laid,
    "PayCommodity": lambda view: exactly(view.question.left // paid_at_once(view), {}),
    "PayMask": paid_masks,
    "PayRitual": lambda view: exactly(view.question.left, copies("pay ritual", view.me.hand)),
    "Prepare": prepared,
    "Reactivate": reactivated,
}
