"""What a move costs and brings, with the numbers of this moment: found by trying it on a copy.

Nothing is told that the seat does not know: only what happens to the seat itself is counted, up to
the next decision; what chance decides is a range, and of cards drawn only their number counts. What
others lose is left out, since it may lie behind their screens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from raiatea.catalogue import ASSISTANTS
from raiatea.engine import moves, scoring
from raiatea.engine.chance import ASKING, DIE, ChanceAwaited
from raiatea.engine.goods import assistants_of
from raiatea.engine.notes import note_of
from raiatea.engine.step import Question, Together

if TYPE_CHECKING:
    from raiatea import forecasts
    from raiatea.engine.events import Event
    from raiatea.engine.moves import Move
    from raiatea.engine.notes import Note
    from raiatea.engine.state import GameState
    from raiatea.engine.step import Step

CHOICE: Final = "choice"
DO: Final = "do"
END: Final = "end"
FORGO: Final = "forgo"

# Events that bring the seat something, and that take something, with the field that names it.
BROUGHT: Final = {
    "took commodity": "commodity",
    "took mask": "mask",
    "took card": "card",
    "stole mask": "mask",
}
TAKEN: Final = {
    "sacrificed": "commodity",
    "sold": "commodity",
    "paid commodity": "commodity",
    "handed commodity": "commodity",
    "used": "assistant",
    "gave mask": "mask",
    "paid mask": "mask",
}
# What a later choice of one's own will bring, by the question, with the field that says how many.
TO_CHOOSE: Final = {
    "TakeCommodity": ("commodity", "number"),
    "TakeAssistant": ("assistant", "number"),
    "TakeMask": ("mask", "number"),
    "TakeBack": ("mask", ""),
    "Reactivate": ("reactivated", "number"),
    "Keep": ("ritual", "number"),
    "KeepTogether": ("ritual", ""),
    "DrawFrom": ("ritual", "keep"),
    "AlsoTakeCommodity": ("commodity", ""),
    "TakeShown": ("card", "number"),
    "PerformFree": ("performed", ""),
    "FulfilByEffect": ("mission", ""),
}
# What one will have to pay by a later choice of one's own.
TO_PAY: Final = {"PayCommodity": "commodity", "PayMask": "mask", "PayRitual": "ritual"}
NAMED: Final = (*TO_CHOOSE, *TO_PAY)
# Answers of all at the same time that cost or bring something as soon as the last one is in.
AT_ONCE: Final = ("Dance", "BuyRituals", "Offer", "Bid")


@final
class Item:
    """So much of something: pearls, mana, points, a card by its name.

    Of priests, tattoos and assistants it is what one will have, of all else what one gets or gives.
    """

    __slots__ = ("least", "most", "name", "what")

    def __init__(self, what: str, least: int, most: int, name: str = "") -> None:
        self.what = what
        self.least = least
        self.most = most
        self.name = name

    def to_dict(self) -> forecasts.Item:
        """JSON-able; `name` is null where it is no particular one."""
        return {
            "what": self.what,
            "least": self.least,
            "most": self.most,
            "name": self.name or None,
        }


@final
class Terms:
    """What kind of answer a move is, what it costs, what it brings, and what to note.

    `rolls` says whether a die decides, `reveals` whether cards come to light: neither can be
    undone. `loses` says of what is forgone whether it would have been free.
    """

    __slots__ = ("cost", "gain", "kind", "loses", "note", "reveals", "rolls")

    def __init__(self, cost: list[Item], gain: list[Item], rolls: bool, reveals: bool) -> None:
        self.kind = CHOICE
        self.cost = cost
        self.gain = gain
        self.note: Note | None = None
        self.rolls = rolls
        self.reveals = reveals
        self.loses = False

    @property
    def free(self) -> bool:
        """Whether it brings something and costs nothing."""
        return bool(self.gain) and not self.cost

    def to_dict(self) -> dict[str, object]:
        """JSON-able."""
        return {
            "kind": self.kind,
            "cost": [item.to_dict() for item in self.cost],
            "gain": [item.to_dict() for item in self.gain],
            "note": None if self.note is None else self.note.to_dict(),
            "rolls": self.rolls,
            "reveals": self.reveals,
            "loses": self.loses,
        }


def terms(s: GameState, seat: int, moves_of_seat: list[Move]) -> list[Terms]:
    """The terms of all legal moves of a seat, in their order."""
    top = s.stack[-1]
    assert isinstance(top, Question)
    found = [terms_of(s, top, seat, move, moves_of_seat) for move in moves_of_seat]
    for i, move in enumerate(moves_of_seat):
        others = [
            one
            for one, other in zip(found, moves_of_seat, strict=True)
            if other is not move and other.verb != moves.PASS
        ]
        found[i].kind = kind_of(s, top, seat, move, found[i].free and not others)
        if found[i].kind == FORGO and not comes_again(top):
            found[i].loses = any([one.free for one in others])
    return found


def terms_of(s: GameState, top: Question, seat: int, move: Move, found: list[Move]) -> Terms:
    trials = tries(s, top, seat, move)
    changes = [changed(s, trial, seat) for trial in trials]
    gain: list[Item] = []
    cost: list[Item] = []
    for key in dict.fromkeys([key for change in changes for key in change]):
        what, name = key
        amounts = [change.get(key, 0) for change in changes]
        least, most = min(amounts), max(amounts)
        if most > 0:
            gain.append(Item(what, max(least, 0), most, name))
        elif least < 0:
            cost.append(Item(what, -most, -least, name))
    if move.verb == moves.COLLECTOR:  # and a commodity if one is left
        gain += [Item("card", 1, 1), Item("commodity", 0, 1)]
    if isinstance(top, Together):
        return Terms(cost, gain, False, False)  # until the last answer is in it can be changed
    terms = Terms(cost, gain, len(trials) > 1, any([trial.reveals for trial in trials]))
    if not terms.rolls:
        terms.note = note_of(s, top, seat, move, found, trials[0].after)
    return terms


def kind_of(s: GameState, top: Question, seat: int, move: Move, alone: bool) -> str:
    """A choice, the one thing to do, the end of a turn, or something that is given up.

    What gives something up must never look like what one does.
    """
    question = type(top).__name__
    if move.verb == moves.DONE:
        if question == "Reactivate":
            return FORGO
        if question != "Prepare":
            return END
        return DO if s.prepared[seat] else FORGO
    if move.verb == moves.PASS or (move.verb in (moves.OFFER, moves.BID) and move.what == 0):
        return FORGO
    return DO if alone else CHOICE


def comes_again(top: Question) -> bool:
    """Whether what is forgone may still be had later in the same round."""
    return type(top).__name__ == "Build" or getattr(top, "after", 1) == 0


@final
class Trial:
    """What came of a move that was tried, and what is still to choose then."""

    __slots__ = ("after", "events", "later", "reveals")

    def __init__(
        self, after: GameState, events: list[Event], later: list[Step], reveals: bool
    ) -> None:
        self.after = after
        self.events = events
        self.later = later
        self.reveals = reveals


def tries(s: GameState, top: Question, seat: int, move: Move) -> list[Trial]:
    """What may come of a move: one trial for each face of a die that is rolled, else one."""
    trial, rolls = attempt(s, top, seat, move, -1)
    if not rolls:
        return [trial]
    return [attempt(s, top, seat, move, face)[0] for face in sorted(set(s.box.die))]


def attempt(s: GameState, top: Question, seat: int, move: Move, face: int) -> tuple[Trial, bool]:
    """Carry out a move and what follows from it alone; says whether a die was rolled on the way.

    Cards that are drawn are any cards: only their number is looked at.
    """
    outcomes: dict[int, list[int]] = {}
    rolled = False
    while True:
        after = s.clone()
        events: list[Event] = []
        after.events = events
        after.forced = {ASKING: [], **{kind: some[:] for kind, some in outcomes.items()}}
        later: list[Step] = []
        try:
            carry_out(after, top, seat, move, later)
        except ChanceAwaited as awaited:
            outcome = awaited.pool[0]
            if awaited.kind == DIE:
                rolled = True
                outcome = face if face >= 0 else outcome
            outcomes.setdefault(awaited.kind, []).append(outcome)
            continue
        performed = any([event.kind == "performed" for event in events])
        drawn = any([kind != DIE for kind in outcomes])
        return Trial(after, events, later, performed or drawn), rolled


def carry_out(s: GameState, top: Question, seat: int, move: Move, later: list[Step]) -> None:
    """The answer and the steps that it lays on the stack, until somebody is asked.

    What the seat will choose or pay for then is noted as coming `later`.
    """
    below = len(s.stack) - 1
    top.answer(s, seat, move)
    if isinstance(top, Together):
        if type(top).__name__ not in AT_ONCE:
            return
        # What the others answer changes nothing of what one's own answer costs and brings.
        for other in range(s.players):
            if other != seat:
                s.sealed[other] = top.value(top.moves(s.clone(), other)[0])
    while len(s.stack) > below:
        if s.stack[-1].waits(s):
            step = s.stack[-1]
            assert isinstance(step, Question)
            goes_on = type(step) is type(top)  # the same question, until all of it is answered
            if type(step).__name__ not in NAMED or not step.awaits(s, seat) or goes_on:
                return
            later.append(s.stack.pop())  # named, and what follows it is counted too


def count_event(event: Event, seat: int, found: dict[tuple[str, str], int]) -> None:
    """Add what an event gives to the seat or takes from it."""
    data = event.data
    kind = event.kind
    if kind == "took pearls" and data["victim"] == seat:
        add(found, "pearls", "", -whole(data["amount"]))
    if data.get("seat") != seat:
        return
    if kind in ("pearls", "mana"):
        add(found, kind, "", whole(data["amount"]))
    elif kind == "lost pearls":
        add(found, "pearls", "", -whole(data["amount"]))
    elif kind == "priests":
        found["priests", ""] = whole(data["total"])
    elif kind == "tattoos":
        found["tattoos", ""] = whole(data["space"])
        if data["rank"] is not None:
            add(found, "rank", str(data["rank"]), 1)
    elif kind == "fulfilled":
        add(found, "mission", str(data["mission"]), 1)
    elif kind == "drew":
        add(found, "drawn", "", whole(data["number"]))
    elif kind in BROUGHT:
        add(found, BROUGHT[kind], str(data[BROUGHT[kind]]), 1)
    elif kind in TAKEN:
        what = "used" if kind == "used" else TAKEN[kind]
        number = whole(data["amount"]) if kind == "paid commodity" else 1
        add(found, what, str(data[TAKEN[kind]]), -number)


def add(found: dict[tuple[str, str], int], what: str, name: str, number: int) -> None:
    found[what, name] = found.get((what, name), 0) + number


def whole(value: object) -> int:
    assert isinstance(value, int)
    return value


def changed(before: GameState, trial: Trial, seat: int) -> dict[tuple[str, str], int]:
    """What the seat has gained or given: by what it is and, of cards, which."""
    after = trial.after
    found: dict[tuple[str, str], int] = {}

    together = isinstance(before.stack[-1], Together)
    for event in trial.events:
        if event.visible_to(seat):
            count_event(event, seat, found)
        if event.kind in ("took assistant", "reactivated") and event.data["seat"] == seat:
            name = str(event.data["assistant"])
            number = assistants_of(after, seat, ASSISTANTS.index(name))
            found["assistant" if event.kind == "took assistant" else "reactivated", name] = number
        if event.kind == "price" and ("used", "merchant") in found:
            found["price", str(event.data["commodity"])] = whole(event.data["space"])
    for step in trial.later:
        name = type(step).__name__
        if name in TO_PAY:
            add(found, TO_PAY[name], "", -whole(getattr(step, "left")))  # noqa: B009 - of three
        else:
            what, field = TO_CHOOSE[name]
            add(found, what, "", whole(getattr(step, field)) if field else 1)
    if not together:
        now, then = scoring.score(before, seat), scoring.score(after, seat)
        points = then.total - then.masks - now.total + now.masks
        if any([event.kind == "joined mirror" for event in trial.events]):
            add(found, "pair", "", 1)
            points += then.masks - now.masks  # of other pairs a note tells
        if points:
            add(found, "points", "", points)
    return found
