"""Everything that the command says of one game, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from raiatea import Event
from raiatea.catalogue import COMMODITIES, Catalogue
from raiatea.cli.console import printable
from raiatea.telling import Saying, Thing, story
from raiatea.telling.sayings import Item, Terms
from raiatea.view import Cards, View
from raiatea.view.cards import cards_of
from raiatea.words import Words

AMOUNTS: Final = {
    "pearls": "terminal-amount-pearls",
    "mana": "terminal-amount-mana",
    "tattoos": "terminal-amount-tattoos",
}


# What the things of a term are called by, where it is not by the term itself.
KINDS: Final = {
    "card": "forest",
    "price": "commodity",
    "reactivated": "assistant",
    "used": "assistant",
}


class Speech:
    """The words of a language, the players' names, and what there is to tell."""

    def __init__(self, words: Words, catalogue: Catalogue, players: Sequence[str]) -> None:
        self.words = words
        self.cards: Cards = cards_of(catalogue)
        self.players = [printable(name) for name in players]

    def say(self, message: str, **variables: str | int | float) -> str:
        return self.words.say(message, **variables)

    def tell(self, saying: Saying) -> str:
        return self.words.tell(saying, self.players)

    def told(self, events: Iterable[Event], seat: int | None) -> list[str]:
        """The log of some events, as far as a seat (None: a spectator) may know of them."""
        return self.log([event.to_dict() for event in events if event.visible_to(seat)])

    def log(self, events: Sequence[Mapping[str, Any]]) -> list[str]:
        """What happened, one line for each entry."""
        entries = story(events, self.cards)
        return [" ".join(self.tell(saying) for saying in entry.says) for entry in entries]

    def choice(self, move: Mapping[str, Any]) -> str:
        """A move to choose, with the text of the card that it is about."""
        saying: Saying = move["says"]
        said = self.with_terms(self.tell(saying), move["terms"])
        what = saying.variables.get("what")
        kind, _, key = (what.about or "").partition("/") if isinstance(what, Thing) else ("",) * 3
        if kind == "ritual":
            return self.ritual(said, key)
        text = self.words.text("mask", key) if kind == "mask" else ""
        return self.say("terminal-mask", move=said, text=text) if text else said

    def with_terms(self, said: str, terms: Terms) -> str:
        """A move with what it costs and brings: "Hire a Shaman · 2 pearls → 3 × Shaman"."""
        cost = ", ".join(self.item(one, True) for one in terms.cost if not one.said)
        gain = ", ".join(self.item(one, False) for one in terms.gain if not one.said)
        said += f" · {cost}" if cost else ""
        said += f" → {gain}" if gain else ""
        return f"{said} [{self.tell(terms.note)}]" if terms.note is not None else said

    def item(self, item: Item, paid: bool) -> str:
        """So much of something."""
        amount = str(item.most) if item.least == item.most else f"{item.least}–{item.most}"
        variables: dict[str, str | int] = {"amount": amount, "count": item.most}
        if item.name is None:
            form = ".paid" if paid and item.what == "ritual" else ""
            return self.say(f"term-{item.what}{form}", **variables)
        kind = KINDS.get(item.what, item.what)
        what = self.label(kind, item.name)
        return self.say(f"term-{item.what}.named", what=what, **variables)

    def ritual(self, said: str, key: str) -> str:
        """Something about a ritual, with its cost, kind and text."""
        ritual = self.cards.rituals[key]
        return self.say(
            "terminal-ritual",
            move=said,
            cost=ritual.cost,
            kind=self.label("kind", ritual.colour),
            text=self.words.text("ritual", key),
        )

    def won(self, view: View) -> str:
        """Who has won, and with how many points."""
        assert view.winner is not None
        points = view.scores[view.winner].total
        return self.say("terminal-won", who=self.players[view.winner], points=points)

    def label(self, kind: str, key: str) -> str:
        return self.words.label(kind, key)

    def amount(self, of: str, number: int) -> str:
        """So many pearls, mana or tattoos."""
        return self.say(AMOUNTS[of], amount=number)

    def commodities(self, numbers: Mapping[str, int]) -> str:
        """Some commodities: "1 uru, 2 taro", "" for none."""
        return ", ".join(
            self.say("terminal-stall", count=numbers[key], what=self.words.name("commodity", key))
            for key in COMMODITIES
            if numbers[key]
        )
