"""The log: which events are worth telling, and which stand in one entry, the scene of a cause."""

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

# The scene that each kind of event belongs to; any other is just told.
SCENES: Final = {
    "round": "round",
    "chose location": "place",
    "rolled": "die",
    **dict.fromkeys(("sold", "hired", "sacrificed"), "trade"),
    **dict.fromkeys(("took card", "took commodity", "took assistant", "took mask"), "piece"),
    **dict.fromkeys(("gave mask", "joined mirror", "reactivated", "used"), "piece"),
    **dict.fromkeys(("pearls", "mana"), "gain"),
    **dict.fromkeys(("priests", "recruited", "tattoos", "lost priests"), "track"),
    "became tahua": "rank",
    **dict.fromkeys(("forest to markets", "turned up", "new forest pile"), "forest"),
    **dict.fromkeys(("drew", "saw", "kept", "kept ritual", "bought", "shuffled"), "rituals"),
    **dict.fromkeys(("offered", "order"), "offerings"),
    **dict.fromkeys(("bid", "won auction"), "auction"),
    "gift": "gift",
    "row": "row",
    "performed": "ritual",
    "no effect": "lost",
    **dict.fromkeys(("paid commodity", "paid mask", "paid ritual", "fulfilled"), "mission"),
    "statue": "statue",
    **dict.fromkeys(("silenced", "took pearls", "stole mask", "lost pearls"), "against"),
    **dict.fromkeys(("stole commodity", "stolen commodity", "handed commodity"), "against"),
    "game over": "end",
}
TOLD: Final = "told"
# What follows from what went before, whoever it concerns: it stands in the scene of its cause.
EFFECTS: Final = ("gain", "track", "piece")
CAUSES: Final = ("place", "die", "trade", "piece", "rank", "gift", "ritual", "mission", "against")
# What is found out about several things one after the other is one scene.
COLLECTED: Final = ("forest", "rituals", "offerings", "auction", "lost", "against", "mission")
# All players do these at the same time.
TOGETHER: Final = ("offerings", "auction")
# What several players do in one of these is nobody's own.
SHARED: Final = (*TOGETHER, "rituals", "lost")
# These are never told alone where anything is told before.
AFTERWARDS: Final = ("price", "bag", "put in front")
# An event already says this of the same player's next ones.
IMPLIED: Final = {
    "hired": ("pearls", "took assistant"),
    "bid": ("mana",),
    "offered": ("mana",),
    "bought": ("mana",),
}
# These say what pearls and mana they bring.
GIVING: Final = ("took card", "gift")
# An event that the next one tells better.
BETTER_TOLD: Final = {"kept": "kept ritual", "stole commodity": "stolen commodity"}
# Priests with what was paid for them and the mana that they bring.
RECRUITED: Final = "recruited"
# Nothing that one could see, or for those who check the record only.
UNTOLD: Final = ("answered", "withdrew", "committed")
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

    scene: str
    first: int
    seat: int | None
    rule: str | None = None
    says: list[Saying] = field(default_factory=list)
    shared: bool = False

    def finished(self) -> Entry:
        seat = None if self.shared else self.seat
        return Entry(self.scene, self.first, seat, self.rule, self.says)


def story(events: Sequence[Event], cards: Cards) -> list[Entry]:
    """What happened, from the JSON of events that an onlooker may know, with the cards in play.

    One entry tells of one scene: a cause and its effects.
    """
    drafts: list[Draft] = []
    before = ""
    for i, event in recruiting_as_one(worth_telling(events)):
        kind, seat, scene = event["event"], seat_of(event), scene_of(event)
        last = drafts[-1] if drafts else None
        if last is None or not belongs(last, kind, scene, seat, before):
            last = Draft(scene, i if drafts else 0, seat)
            drafts.append(last)
        if kind == "fulfilled":
            last.scene = scene
        if scene == last.scene and scene in SHARED and seat not in (None, last.seat):
            last.shared = True
        last.rule = last.rule or RULES.get(kind)
        if kind == before == "no effect":
            continue  # told with the first
        last.says += said(event, events, cards)
        before = kind
    return [draft.finished() for draft in drafts]


def scene_of(event: Event) -> str:
    reached = event["event"] == "tattoos" and event["rank"] is not None
    return "rank" if reached else SCENES.get(event["event"], TOLD)


def belongs(last: Draft, kind: str, scene: str, seat: int | None, before: str) -> bool:
    """Whether an event stands in the scene that went before."""
    if last.scene == "round":
        return False
    if kind in AFTERWARDS:
        return True
    same = seat == last.seat or (kind == before and kind != RECRUITED)
    if scene in EFFECTS:
        return last.scene in CAUSES or (last.scene in (*EFFECTS, "rituals") and same)
    if kind == "fulfilled" and same:
        return last.scene in (scene, "gain")
    together = scene in TOGETHER or same or None in (seat, last.seat)
    return scene == last.scene and scene in COLLECTED and together


def seat_of(event: Event) -> int | None:
    seat: int | None = event.get("seat")
    return seat


def worth_telling(events: Sequence[Event]) -> list[tuple[int, Event]]:
    """The events to tell with their places, without those that another one tells already."""
    found: list[tuple[int, Event]] = []
    told: Event = {"event": ""}
    for i, event in enumerate(events):
        kind = event["event"]
        following = events[i + 1]["event"] if i + 1 < len(events) else ""
        same = seat_of(told) == seat_of(event)
        if kind in UNTOLD:
            continue
        if same and kind in IMPLIED.get(told["event"], ()) and event.get("amount", -1) < 0:
            continue
        if any(told["event"] in GIVING and follows(event, one, told) for one in ("pearls", "mana")):
            continue
        if following and following == BETTER_TOLD.get(kind):
            continue
        if kind == "stolen commodity" == told["event"]:
            continue  # thief and victim were told apart
        found.append((i, event))
        told = event
    return found


def recruiting_as_one(found: list[tuple[int, Event]]) -> list[tuple[int, Event]]:
    """What priests cost and the mana that all of them bring is told with them."""
    told: list[tuple[int, Event]] = []
    for i, event in found:
        place, priests = told[-1] if told else (i, event)
        if priests["event"] != "priests" or not follows(event, "mana", priests):
            told.append((i, event))
            continue
        told.pop()
        pearls = 0
        if told and follows(told[-1][1], "pearls", priests, paid=True):
            place, payment = told.pop()
            pearls = -payment["amount"]
        one = {**priests, "event": RECRUITED, "pearls": pearls, "mana": event["amount"]}
        told.append((place, one))
    return told


def follows(event: Event, kind: str, other: Event, *, paid: bool = False) -> bool:
    """Whether an event pays or gives some of a kind, to the same player as another."""
    same = event["event"] == kind and seat_of(event) == seat_of(other)
    return same and (event["amount"] < 0) == paid


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
    if kind == "no effect":
        told["short"] = event["cost"] - event["bag"]
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
    chances = event.get("chances", ())
    if chances and all(one["short"] for one in chances):
        found.append(Saying(f"{message}.nobody", {}))
    if kind == "performed" and event["from"] == "row":
        found.append(Saying("event-bag", {"mana": event["bag"]}))
    if kind == "no effect":
        lost = [one["ritual"] for one in events if one["event"] == "no effect"]
        others = [thing("ritual", ritual) for ritual in lost[1:]]
        if others:
            found.append(Saying(f"{message}.also", {"rituals": others}))
    return found
