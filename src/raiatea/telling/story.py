"""The log: which events are worth telling, in which order, and which stand in one entry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from raiatea.engine.declare import Field, amount
from raiatea.engine.declare import player as a_player
from raiatea.engine.vocabulary import EVENTS
from raiatea.telling.sayings import Entry, Saying, Thing
from raiatea.telling.variables import player, thing, variables
from raiatea.view import Cards

Event = Mapping[str, Any]

# What an event already says of the same player's next ones.
IMPLIED: Final = {
    "hired": ("pearls", "took assistant"),
    "bid": ("mana",),
    "offered": ("mana",),
    "bought": ("mana",),
}
# An event that the next one tells better.
BETTER_TOLD: Final = {"kept": "kept ritual", "stole commodity": "stolen commodity"}
# These begin an entry of their own.
NEW_ENTRY: Final = (
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
    "won auction",
)
THINKING: Final = ("answered", "withdrew")
# Told with another event, or for those who check the record only.
UNTOLD: Final = ("committed",)
# The rule that explains what players wonder at.
RULES: Final = {
    "became tahua": "R4.3",
    "no effect": "R6.7",
    "won auction": "R7.7",
    "order": "R6.4",
    "row": "R6.6",
    "gift": "R6.5",
    "fulfilled": "R7.1",
    "joined mirror": "R8.6",
    "new forest pile": "R3.5",
    "shuffled": "R3.4",
    "silenced": "R10.7",
}


@dataclass
class Draft:
    """An entry that still grows."""

    heading: bool
    fleeting: bool
    seat: int | None
    rule: str | None = None
    says: list[Saying] = field(default_factory=list)

    def finished(self) -> Entry:
        return Entry(self.heading, self.fleeting, self.seat, self.rule, self.says)


def story(events: Sequence[Event], cards: Cards) -> list[Entry]:
    """What happened, from the JSON of events that an onlooker may know, with the cards in play.

    One entry tells what a player did in one go.
    """
    drafts: list[Draft] = []
    before = ""
    for event in worth_telling(events):
        kind, seat = event["event"], seat_of(event)
        last = drafts[-1] if drafts else None
        other = last is not None and None not in (seat, last.seat) and seat != last.seat
        # What all players do at the same time stands in one entry.
        starts = kind != before and (other or kind in NEW_ENTRY)
        if last is None or last.heading or starts:
            last = Draft(kind == "round", kind in THINKING, seat)
            drafts.append(last)
        last.seat = seat if last.seat is None else last.seat
        last.rule = last.rule or RULES.get(kind)
        last.fleeting = last.fleeting and kind in THINKING
        if kind == before == "no effect":
            continue  # told with the first
        last.says += said(event, events, cards)
        before = kind
    return [draft.finished() for draft in drafts]


def seat_of(event: Event) -> int | None:
    seat: int | None = event.get("seat")
    return seat


def worth_telling(events: Sequence[Event]) -> list[Event]:
    """The events in a good order to tell, without those that another one tells already."""
    found: list[Event] = []
    told: Event = {"event": ""}
    events = in_order(events)
    for i, event in enumerate(events):
        kind = event["event"]
        following = events[i + 1]["event"] if i + 1 < len(events) else ""
        same = seat_of(told) == seat_of(event)
        if same and kind in IMPLIED.get(told["event"], ()) and event.get("amount", -1) < 0:
            continue
        if following and following == BETTER_TOLD.get(kind):
            continue
        if found and kind == "stolen commodity" == found[-1]["event"]:
            continue  # thief and victim were told apart
        found.append(event)
        told = event
    return found


def in_order(events: Sequence[Event]) -> list[Event]:
    """Who has answered is told only while others think."""
    deeds = [i for i, one in enumerate(events) if one["event"] not in (*THINKING, *UNTOLD)]
    last = deeds[-1] if deeds else -1
    return [
        one
        for i, one in enumerate(events)
        if one["event"] not in UNTOLD and (one["event"] not in THINKING or i > last)
    ]


def event_fields(event: Event) -> tuple[Field, ...]:
    """What an event tells of; the table's own events say only who and how much."""
    if event["event"] in EVENTS:
        return EVENTS[event["event"]].fields
    names = [name for name in event if name != "event"]
    return tuple(a_player(name) if name == "seat" else amount(name) for name in names)


def said(event: Event, events: Sequence[Event], cards: Cards) -> list[Saying]:
    """The sentences of an event, with what others told together with it add."""
    kind = event["event"]
    message = f"event-{kind.replace(' ', '-')}"
    told = variables(event_fields(event), event, cards)
    if kind == "performed":
        told["general"] = int(seat_of(event) is None)
    if kind == "row":
        told["rituals"] = [
            Thing(
                name="event-row.item",
                variables={"ritual": thing("ritual", one["ritual"]), "who": player(one["owner"])},
            )
            for one in event["rituals"]
        ]
    found = [Saying(message, told)]
    if kind == "performed" and event["from"] == "row":
        found.append(Saying("event-bag", {"mana": event["bag"]}))
    if kind == "no effect":
        lost = [one["ritual"] for one in events if one["event"] == "no effect"]
        others = [thing("ritual", ritual) for ritual in lost[1:]]
        if others:
            found.append(Saying(f"{message}.also", {"rituals": others}))
    return found
