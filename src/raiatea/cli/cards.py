"""The cards of a catalogue: as tables, or one of them in full."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from raiatea.catalogue import Catalogue, ForestCard, Mask, Mission, Ritual
from raiatea.cli.console import printable, title
from raiatea.cli.failure import Failure
from raiatea.cli.words.names import RITUAL_KINDS, count

KINDS = ("Normal rituals", "Forbidden rituals", "Tāne rituals", "Missions", "Masks", "Forest cards")


@dataclass(frozen=True)
class Card:
    """A card, token or part of the board, as it is shown."""

    kind: str
    id: str
    name: str
    facts: dict[str, str]


def all_cards(catalogue: Catalogue) -> list[Card]:
    """Every card and token of a catalogue, in its order."""
    return [
        *(ritual_card(ritual) for ritual in catalogue.rituals),
        *(mission_card(mission) for mission in catalogue.missions),
        *(mask_card(mask) for mask in catalogue.masks),
        *(forest_card(card) for card in catalogue.forest),
    ]


def ritual_card(ritual: Ritual) -> Card:
    kind = "Tāne rituals" if ritual.tane else f"{ritual.pile.capitalize()} rituals"
    facts = {
        "Cost": f"{ritual.cost} mana",
        "Colour": f"{ritual.colour} ({RITUAL_KINDS[ritual.colour]})",
        "Pile": ritual.pile,
        "Copies": str(ritual.copies),
        "Text": ritual.text,
        "Source": ritual.source,
    }
    return Card(kind, ritual.id, ritual.name, facts)


def mission_card(mission: Mission) -> Card:
    facts = {
        "Value": f"{mission.value} VP",
        "Type": mission.kind,
        "Copies": str(mission.copies),
        "Text": mission.text,
        "Source": mission.source,
    }
    return Card("Missions", mission.id, mission.id, facts)


def mask_card(mask: Mask) -> Card:
    facts = {
        "Colour": mask.colour,
        "Copies": str(2),
        "Text": pair_text(mask),
        "Source": mask.source,
    }
    return Card("Masks", mask.id, mask.name, facts)


def pair_text(mask: Mask) -> str:
    """What a pair of the mask scores (R8.4)."""
    if mask.scores == "variety":
        return "A pair scores 2 VP for each colour among your pairs, up to 8 VP."
    what = f"missions of type {mask.counts}" if mask.scores == "mission" else f"{mask.counts}s"
    return f"A pair scores 1 VP for each of your {what}."


def forest_card(card: ForestCard) -> Card:
    noun = {"pearls": "pearl", "tattoos": "tattoo"}.get(card.treasure, "mana")
    treasure = f" Its treasure is {count(card.amount, noun)}." if card.treasure else ""
    facts = {
        "Copies": str(card.copies),
        "Text": f"{card.kind.capitalize()}: {card.name}.{treasure}",
        "Source": card.source,
    }
    return Card("Forest cards", card.id, card.name, facts)


def board_parts(catalogue: Catalogue) -> Iterator[Card]:
    """Locations, ranks and price charts: no cards, but one may look them up."""
    for place in catalogue.board.locations:
        facts = {"Text": place.text, "Source": place.source}
        yield Card("Location", place.id, place.name, facts)
    for rank in catalogue.board.ranks:
        piles = "either pile" if rank.forbidden else "the normal pile"
        facts = {
            "Points": f"{rank.vp} VP",
            "Begins": f"on space {rank.space} of the tattoo track",
            "Text": f"Draw {rank.draws} rituals from {piles}; put in up to {rank.clips}.",
            "Source": rank.source,
        }
        yield Card("Rank", rank.id, rank.name, facts)
    for chart in catalogue.board.charts:
        facts = {f"Price {i + 1}": text for i, text in reversed(list(enumerate(chart.texts)))}
        facts["Source"] = chart.source
        yield Card("Price chart", chart.commodity, chart.name, facts)


def card_tables(catalogue: Catalogue) -> RenderableType:
    """All cards by kind."""
    parts: list[RenderableType] = []
    cards = all_cards(catalogue)
    for kind in KINDS:
        found = [card for card in cards if card.kind == kind]
        total = sum(int(card.facts["Copies"]) for card in found)
        parts += [title(f"{kind} ({total})"), kind_table(found), ""]
    return Group(*parts[:-1])


def kind_table(cards: list[Card]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("Name")
    for fact in cards[0].facts:
        table.add_column(fact, justify="right" if fact in ("Cost", "Copies") else "left")
    for card in cards:
        table.add_row(Text(card.name), *(Text(fact) for fact in card.facts.values()))
    return table


def look_up_card(catalogue: Catalogue, query: str) -> RenderableType:
    """Everything that goes by an id or name."""
    everything = [*all_cards(catalogue), *board_parts(catalogue)]
    wanted = plain(query)
    found = [card for card in everything if wanted in (plain(card.id), plain(card.name))]
    if not found:
        raise Failure(unknown(query, everything))
    parts: list[RenderableType] = []
    for card in found:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(style="dim")
        table.add_column()
        table.add_row("Kind", card.kind)
        table.add_row("Id", card.id)
        for fact, value in card.facts.items():
            table.add_row(fact, Text(value))
        parts += [title(card.name), table, ""]
    return Group(*parts[:-1])


def plain(text: str) -> str:
    """A name without case, apostrophes, macrons, hyphens and spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if letter.isalnum())


def unknown(query: str, everything: list[Card]) -> str:
    names = {plain(word): card.name for card in everything for word in (card.id, card.name)}
    close = difflib.get_close_matches(plain(query), names, n=3, cutoff=0.5)
    hint = (
        f"; did you mean {', '.join(dict.fromkeys(names[one] for one in close))}?" if close else ""
    )
    return f"nothing is called {printable(query)!r:.60}{hint}"
