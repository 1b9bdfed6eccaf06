"""The log: events as lines of whole sentences, one line for what a player did in one go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from raiatea.cli.words.events import WORDS, Data
from raiatea.cli.words.names import Names, listed
from raiatea.engine import Event

# What an event already says of the same player's next ones, which need no words of their own.
IMPLIED = {
    "hired": ("pearls", "took assistant"),
    "bid": ("mana",),
    "offered": ("mana",),
    "bought": ("mana",),
}
# An event that the next one tells better.
BETTER_TOLD = {"kept": "kept ritual", "stole commodity": "stolen commodity"}
THINKING = ("answered", "withdrew")
# These begin a line of their own.
NEW_LINE = (
    "chose location",
    "forest to markets",
    "game over",
    "no effect",
    "order",
    "performed",
    "round",
    "row",
    "started",
    "statue",
    "turned up",
)


@dataclass
class Line:
    """Finished sentences, and the deeds of one player that will make the next."""

    seat: int | None
    sentences: list[str] = field(default_factory=list)
    deeds: list[str] = field(default_factory=list)

    def finish(self, names: Names) -> None:
        if self.deeds and self.seat is not None:
            self.sentences.append(f"{names.player(self.seat)} {listed(self.deeds)}.")
            self.deeds = []


def told(names: Names, events: Iterable[Event], seat: int | None) -> list[str]:
    """The log of some events, as far as a seat (None: a spectator) may know of them."""
    return told_all(names, [event for event in events if event.visible_to(seat)])


def told_all(names: Names, events: Sequence[Event]) -> list[str]:
    """The log of some events, secrets included."""
    lines: list[Line] = []
    before = ""
    for kind, data in worth_telling(events):
        seat, words = WORDS[kind](names, data)
        other = seat is not None and bool(lines) and seat != lines[-1].seat
        # What all players do at the same time stands in one line.
        if not lines or (kind != before and (other or kind in NEW_LINE)):
            lines.append(Line(seat))
        line = lines[-1]
        if seat is None or other:
            line.finish(names)
        if seat is None:
            line.sentences.append(f"{words}.")
        else:
            line.seat = seat
            line.deeds.append(words)
        before = kind
    for line in lines:
        line.finish(names)
    return [" ".join(line.sentences) for line in lines]


def worth_telling(events: Sequence[Event]) -> list[tuple[str, Data]]:
    """The events in a good order to tell, without those that another one tells already."""
    found: list[tuple[str, Data]] = []
    implied: tuple[str, ...] = ()
    actor: object = None
    events = in_order(events)
    for i, event in enumerate(events):
        kind = event.kind
        data: Data = event.data
        following = events[i + 1].kind if i + 1 < len(events) else None
        if kind in implied and data["seat"] == actor and data.get("amount", -1) < 0:
            continue
        if following is not None and following == BETTER_TOLD.get(kind):
            continue
        if found and found[-1] == (kind, data) == ("stolen commodity", data):
            continue  # thief and victim were told apart
        if kind == "no effect" and found and found[-1][0] == "no effect":
            found[-1][1].setdefault("others", []).append(data["ritual"])
            continue
        if kind == "saw" and not data["rituals"]:
            continue
        implied, actor = IMPLIED.get(kind, ()), data.get("seat")
        found.append((kind, data))
        if kind == "performed" and data["from"] == "row":
            found.append(("bag", {"mana": data["bag"]}))
    return found


def in_order(events: Sequence[Event]) -> list[Event]:
    """Who has answered is told only while others think."""
    last_deed = max((i for i, one in enumerate(events) if one.kind not in THINKING), default=-1)
    return [one for i, one in enumerate(events) if one.kind not in THINKING or i > last_deed]
