"""The cards of a catalogue: as tables, or one of them in full."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from raiatea.catalogue import Catalogue, ForestCard, Mask, Mission, Ritual
from raiatea.cli.console import printable, title
from raiatea.cli.failure import Failure
from raiatea.words import Words, folded

COPIES_OF_A_MASK = 2
NUMBERS = ("terminal-cost", "terminal-copies", "terminal-value")


@dataclass(frozen=True)
class Card:
    """A card, token or part of the board, as it is shown: facts by the messages of their labels."""

    kind: str
    id: str
    name: str
    facts: dict[str, str]
    copies: int = 0


class Listing:
    """All cards and parts of a catalogue in a language."""

    def __init__(self, catalogue: Catalogue, words: Words) -> None:
        self.catalogue = catalogue
        self.words = words

    def cards(self) -> list[Card]:
        """Every card and token, in the order of the catalogue."""
        found = self.catalogue
        rituals = sorted(found.rituals, key=lambda one: (one.tane, one.pile == "forbidden"))
        return [
            *(self.ritual(one) for one in rituals),
            *(self.mission(one) for one in found.missions),
            *(self.mask(one) for one in found.masks),
            *(self.forest_card(one) for one in found.forest),
        ]

    def ritual(self, one: Ritual) -> Card:
        words = self.words
        pile = words.label("pile", one.pile)
        facts = {
            "terminal-cost": str(one.cost),
            "terminal-kind": words.label("kind", one.colour),
            "terminal-pile": pile,
            "terminal-copies": str(one.copies),
            "terminal-wording": words.text("ritual", one.id),
        }
        kind = words.say("terminal-tane") if one.tane else pile
        return Card(kind, one.id, words.label("ritual", one.id), facts, one.copies)

    def mission(self, one: Mission) -> Card:
        facts = {
            "terminal-id": one.id,
            "terminal-value": self.words.say("terminal-points", vp=one.value),
            "terminal-copies": str(one.copies),
            "terminal-wording": self.words.text("mission", one.id),
        }
        kind = self.words.say("terminal-missions")
        return Card(kind, one.id, self.words.label("mission", one.id), facts, one.copies)

    def mask(self, one: Mask) -> Card:
        facts = {
            "terminal-copies": str(COPIES_OF_A_MASK),
            "terminal-wording": self.words.text("mask", one.id),
        }
        name = self.words.label("mask", one.id)
        return Card(self.words.say("terminal-masks"), one.id, name, facts, COPIES_OF_A_MASK)

    def forest_card(self, one: ForestCard) -> Card:
        facts = {
            "terminal-copies": str(one.copies),
            "terminal-wording": self.words.name("forest", one.id),
        }
        kind = self.words.say("terminal-forest-cards")
        return Card(kind, one.id, self.words.label("forest", one.id), facts, one.copies)

    def parts(self) -> Iterator[Card]:
        """Locations, ranks and price charts: no cards, but one may look them up."""
        words, board = self.words, self.catalogue.board
        for place in board.locations:
            facts = {"terminal-wording": words.text("location", place.id)}
            name = words.label("location", place.id)
            yield Card(words.say("terminal-location"), place.id, name, facts)
        for rank in board.ranks:
            facts = {
                "terminal-value": words.say("terminal-points", vp=rank.vp),
                "terminal-wording": words.text("rank", rank.id),
            }
            name = words.label("rank", rank.id)
            yield Card(words.say("terminal-rank"), rank.id, name, facts)
        for chart in board.charts:
            spaces = range(len(chart.spaces), 0, -1)
            facts = {
                f"{space}": words.label("bonus", f"{chart.commodity}-{space}") for space in spaces
            }
            name = words.label("commodity", chart.commodity)
            yield Card(words.say("terminal-chart"), chart.commodity, name, facts)

    def label(self, fact: str) -> str:
        if fact.isdecimal():
            return self.words.say("terminal-space", space=fact)
        return self.words.say(fact)


def card_tables(catalogue: Catalogue, words: Words) -> RenderableType:
    """All cards by kind."""
    parts: list[RenderableType] = []
    listing = Listing(catalogue, words)
    for kind, group in groupby(listing.cards(), key=lambda card: card.kind):
        cards = list(group)
        total = sum(card.copies for card in cards)
        heading = words.say("terminal-heading", what=kind, count=total)
        parts += [title(heading), kind_table(listing, cards), ""]
    return Group(*parts[:-1])


def kind_table(listing: Listing, cards: list[Card]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(listing.label("terminal-name"))
    for fact in cards[0].facts:
        table.add_column(listing.label(fact), justify="right" if fact in NUMBERS else "left")
    for card in cards:
        table.add_row(Text(card.name), *(Text(fact) for fact in card.facts.values()))
    return table


def look_up_card(catalogue: Catalogue, query: str, words: Words) -> RenderableType:
    """Everything that goes by an id or name."""
    listing = Listing(catalogue, words)
    everything = [*listing.cards(), *listing.parts()]
    wanted = plain(query)
    found = [card for card in everything if wanted in (plain(card.id), plain(card.name))]
    if not found:
        raise Failure(unknown(query, everything, words))
    parts: list[RenderableType] = []
    for card in found:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="dim")
        table.add_column()
        facts = {"terminal-kind": card.kind, "terminal-id": card.id, **card.facts}
        for fact, value in facts.items():
            table.add_row(listing.label(fact), Text(value))
        parts += [title(card.name), table, ""]
    return Group(*parts[:-1])


def plain(text: str) -> str:
    """A name without case, apostrophes, macrons, hyphens and spaces."""
    return "".join(letter for letter in folded(text) if letter.isalnum())


def unknown(query: str, everything: list[Card], words: Words) -> str:
    names = {plain(word): card.name for card in everything for word in (card.id, card.name)}
    close = difflib.get_close_matches(plain(query), names, n=3, cutoff=0.5)
    typed = printable(query)[:60]
    if not close:
        return words.say("terminal-no-card", query=typed)
    guesses = ", ".join(dict.fromkeys(names[one] for one in close))
    return words.say("terminal-no-card.guess", query=typed, names=guesses)
