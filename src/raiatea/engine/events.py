"""Events: what happened, and who may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from raiatea.engine.declare import Field, amount, choice, group, one, player, players, price, some

if TYPE_CHECKING:
    from raiatea.engine.box import Box
    from raiatea.engine.state import GameState

# What each kind of event says. The last field takes all remaining numbers if it is a list.
EVENTS: Final[dict[str, tuple[Field, ...]]] = {
    "answered": (player(),),
    "withdrew": (player(),),
    "started": (player(),),
    "round": (amount("number"), one("round")),
    "chose location": (player(), one("location")),
    "rolled": (
        player(),
        amount("face"),
        one("assistant", optional=True),
        group("chances", player(), amount("short")),
    ),
    "pearls": (player(), amount("amount")),
    "mana": (player(), amount("amount")),
    "priests": (player(), amount("amount"), amount("total")),
    "tattoos": (player(), amount("amount"), amount("space"), one("rank", optional=True)),
    "became tahua": (player(),),
    "declined": (player(),),
    "turned up": (some("forest card", "cards"),),
    "forest to markets": (some("forest card", "cards"),),
    "new forest pile": (amount("number"),),
    "took card": (player(), one("forest card", "card")),
    "took commodity": (player(), one("commodity")),
    "took assistant": (player(), one("assistant")),
    "took mask": (player(), one("mask")),
    "gave mask": (player(), one("mask")),
    "price": (one("commodity"), price("space")),
    "sacrificed": (player(), one("commodity")),
    "sold": (player(), one("commodity"), price("space")),
    "hired": (player(), one("assistant"), amount("pearls")),
    "used": (player(), one("assistant")),
    "reactivated": (player(), one("assistant")),
    "joined mirror": (player(), one("mask")),
    "drew": (player(), one("pile"), amount("number")),
    "saw": (player(), some("ritual", "rituals")),
    "kept": (player(), amount("number")),
    "kept ritual": (player(), one("ritual")),
    "shuffled": (one("pile"), amount("number")),
    "bought": (player(), one("pile"), amount("mana")),
    "offered": (player(), amount("amount")),
    "order": (players("seats"),),
    "bag": (amount("mana"),),
    "gift": (player(), one("gift")),
    "row": (group("rituals", one("ritual"), player("owner", optional=True)),),
    "performed": (
        player(optional=True),
        one("ritual"),
        choice("from", "row", "hand"),
        amount("paid"),
        amount("bag"),
    ),
    "no effect": (one("ritual"), player("owner", optional=True), amount("cost"), amount("bag")),
    "put in front": (player(), one("ritual")),
    "statue": (amount("statue", 3), some("mission", "missions")),
    "fulfilled": (player(), one("space"), one("mission")),
    "paid commodity": (player(), one("commodity"), amount("amount")),
    "paid mask": (player(), one("mask")),
    "paid ritual": (player(), one("pile")),
    "bid": (player(), amount("amount"), one("space"), one("mission")),
    "won auction": (player(), one("space"), one("mission")),
    "took pearls": (player(), player("victim"), amount("amount")),
    "stole commodity": (player(), player("victim")),
    "stolen commodity": (player(), player("victim"), one("commodity")),
    "stole mask": (player(), player("victim"), one("mask")),
    "silenced": (player(), one("ritual"), player("owner")),
    "lost priests": (player(), amount("amount"), amount("total")),
    "lost pearls": (player(), amount("amount")),
    "handed commodity": (player(), player("receiver"), one("commodity")),
    "passed": (player(),),
    "game over": (player("winner"),),
}


@final
class Event:
    """Something that happened. `audience` is None for everyone, else the one seat that may know."""

    __slots__ = ("_box", "_numbers", "audience", "kind")

    def __init__(self, box: Box, kind: str, audience: int | None, numbers: tuple[int, ...]) -> None:
        self._box = box
        self.kind = kind
        self.audience = audience
        self._numbers = numbers

    def visible_to(self, seat: int | None) -> bool:
        """Whether a seat, or with None a spectator, may know of it."""
        return self.audience is None or self.audience == seat

    @property
    def data(self) -> dict[str, object]:
        """What happened, JSON-able, with the names of the catalogue."""
        data: dict[str, object] = {}
        box = self._box
        for i, field in enumerate(EVENTS[self.kind]):
            if not field.many:
                data[field.name] = field.said(box, self._numbers[i])
                continue
            rest = self._numbers[i:]
            if field.parts:
                size = len(field.parts)
                data[field.name] = [
                    {part.name: part.said(box, rest[k + j]) for j, part in enumerate(field.parts)}
                    for k in range(0, len(rest), size)
                ]
            else:
                data[field.name] = [field.said(box, number) for number in rest]
        return data

    def to_dict(self) -> dict[str, object]:
        """The event's kind and data in one JSON-able dictionary."""
        return {"event": self.kind, **self.data}

    def __repr__(self) -> str:
        return f"<Event {self.to_dict()}>"


def tell(s: GameState, kind: str, *numbers: int) -> None:
    """Something happened that everyone may know."""
    if s.events is not None:
        note(s, s.events, Event(s.box, kind, None, numbers))


def whisper(s: GameState, audience: int, kind: str, *numbers: int) -> None:
    """Something happened that only one seat may know."""
    if s.events is not None:
        note(s, s.events, Event(s.box, kind, audience, numbers))


def note(s: GameState, events: list[Event], event: Event) -> None:
    """Add an event to those that somebody listens to."""
    events.append(event)
    if s.glimpses is not None:
        s.glimpses.append(s.clone())
