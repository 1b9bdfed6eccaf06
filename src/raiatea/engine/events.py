"""Events: what happened, and who may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from raiatea.engine.box import Box
    from raiatea.engine.state import GameState

EVERYONE: Final = -1

# Each event's fields as "name" or "name:list of the box that its numbers point into"; a last field
# that ends in * takes all remaining numbers.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "answered": ("seat",),
    "withdrew": ("seat",),
    "started": ("seat",),
    "round": ("number",),
    "chose location": ("seat", "location:locations"),
    "rolled": ("seat", "face"),
    "pearls": ("seat", "amount"),
    "mana": ("seat", "amount"),
    "priests": ("seat", "amount", "total"),
    "tattoos": ("seat", "amount", "space"),
    "became tahua": ("seat",),
    "declined": ("seat",),
    "turned up": ("cards:forest_cards*",),
    "forest to markets": ("cards:forest_cards*",),
    "new forest pile": ("number",),
    "took card": ("seat", "card:forest_cards"),
    "took commodity": ("seat", "commodity:commodities"),
    "took assistant": ("seat", "assistant:assistants"),
    "took mask": ("seat", "mask:masks"),
    "gave mask": ("seat", "mask:masks"),
    "price": ("commodity:commodities", "space"),
    "sacrificed": ("seat", "commodity:commodities"),
    "sold": ("seat", "commodity:commodities", "space"),
    "hired": ("seat", "assistant:assistants", "pearls"),
    "used": ("seat", "assistant:assistants"),
    "reactivated": ("seat", "assistant:assistants"),
    "joined mirror": ("seat", "mask:masks"),
    "drew": ("seat", "pile:piles", "number"),
    "saw": ("seat", "rituals:rituals*"),
    "kept": ("seat", "number"),
    "kept ritual": ("seat", "ritual:rituals"),
    "shuffled": ("pile:piles", "number"),
    "bought": ("seat", "pile:piles"),
    "offered": ("seat", "amount"),
    "order": ("seats*",),
    "bag": ("mana",),
    "gift": ("seat", "gift:gifts"),
    "row": ("rituals:rituals*",),
    "row owners": ("seats*",),
    "performed": ("seat", "ritual:rituals"),
    "no effect": ("ritual:rituals",),
    "put in front": ("seat", "ritual:rituals"),
    "statue": ("statue", "missions:missions*"),
    "fulfilled": ("seat", "space:spaces", "mission:missions"),
    "paid commodity": ("seat", "commodity:commodities", "amount"),
    "paid mask": ("seat", "mask:masks"),
    "paid ritual": ("seat", "pile:piles"),
    "bid": ("seat", "amount"),
    "won auction": ("seat", "space:spaces", "mission:missions"),
    "took pearls": ("seat", "victim", "amount"),
    "stole commodity": ("seat", "victim"),
    "stolen commodity": ("seat", "victim", "commodity:commodities"),
    "stole mask": ("seat", "victim", "mask:masks"),
    "silenced": ("seat", "ritual:rituals", "owner"),
    "lost priests": ("seat", "amount", "total"),
    "lost pearls": ("seat", "amount"),
    "handed commodity": ("seat", "receiver", "commodity:commodities"),
    "passed": ("seat",),
    "game over": ("winner",),
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
        for i, field in enumerate(FIELDS[self.kind]):
            name, _, table = field.rstrip("*").partition(":")
            names = self._box.names(table) if table else None
            if field.endswith("*"):
                rest = self._numbers[i:]
                data[name] = [names[n] for n in rest] if names is not None else list(rest)
            else:
                n = self._numbers[i]
                data[name] = names[n] if names is not None else n
        return data

    def to_dict(self) -> dict[str, object]:
        """The event's kind and data in one JSON-able dictionary."""
        return {"event": self.kind, **self.data}

    def __repr__(self) -> str:
        return f"<Event {self.to_dict()}>"


def tell(s: GameState, kind: str, *numbers: int) -> None:
    """Something happened that everyone may know."""
    s.events.append(Event(s.box, kind, None, numbers))


def whisper(s: GameState, audience: int, kind: str, *numbers: int) -> None:
    """Something happened that only one seat may know."""
    s.events.append(Event(s.box, kind, audience, numbers))
