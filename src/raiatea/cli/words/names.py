"""The names of players, cards and places, as sentences need them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from raiatea.catalogue import COMMODITIES, MIRROR, Catalogue
from raiatea.cli.console import printable

RITUAL_KINDS = {
    "black": "personal",
    "blue": "permanent",
    "brown": "general",
    "burgundy": "interactive",
}
MIRROR_NAME = "rainbow mirror"


def a(noun: str) -> str:
    """A noun with its article."""
    return f"{'an' if noun[0].lower() in 'aeiou' else 'a'} {noun}"


def count(number: int, noun: str) -> str:
    """A number of things: "1 pearl", "3 pearls", "3 mana"."""
    if number == 1 or noun == "mana":
        return f"{number} {noun}"
    return f"{number} {noun[:-1]}ies" if noun.endswith("y") else f"{number} {noun}s"


def listed(things: Sequence[str]) -> str:
    """ "one, two and three"."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} and {things[-1]}"


def upper_first(text: str) -> str:
    return text[:1].upper() + text[1:]


def lower_first(text: str) -> str:
    return text[:1].lower() + text[1:]


def instruction(text: str) -> str:
    """A card's text within a sentence: no capital, no full stop."""
    return lower_first(text).rstrip(".")


class Names:
    """What everything in one game is called."""

    def __init__(self, catalogue: Catalogue, players: Sequence[str]) -> None:
        self.catalogue = catalogue
        self.players = [printable(name) for name in players]
        self.rounds = catalogue.board.rounds[len(players)]
        self.rituals = {ritual.id: ritual for ritual in catalogue.rituals}
        self.missions = {mission.id: mission for mission in catalogue.missions}
        self.masks = {mask.id: mask for mask in catalogue.masks}
        self.cards = {card.id: card for card in catalogue.forest}
        self.charts = {chart.commodity: chart for chart in catalogue.board.charts}
        self._locations = {place.id: place.name for place in catalogue.board.locations}
        self._assistants = {
            card.shows: card.name for card in catalogue.forest if card.kind == "assistant"
        }

    def player(self, seat: int) -> str:
        return self.players[seat]

    def ritual(self, key: str) -> str:
        return self.rituals[key].name

    def ritual_in_full(self, key: str) -> str:
        """ "Hina (1 mana, general): put 6 mana per player from the supply into the bag"."""
        ritual = self.rituals[key]
        kind = RITUAL_KINDS[ritual.colour]
        return f"{ritual.name} ({ritual.cost} mana, {kind}): {instruction(ritual.text)}"

    def mask(self, key: str) -> str:
        """A mask by its name and by what a pair of it counts."""
        if key == MIRROR:
            return MIRROR_NAME
        return f"{self.masks[key].name} ({self.mask_in_short(key)})"

    def mask_in_short(self, key: str) -> str:
        if key == MIRROR:
            return "mirror"
        mask = self.masks[key]
        return f"{mask.colour} {'variety' if mask.scores == 'variety' else mask.counts}"

    def the_mask(self, key: str) -> str:
        return f"a {MIRROR_NAME}" if key == MIRROR else f"the mask {self.mask(key)}"

    def commodity(self, key: str) -> str:
        """A commodity's name; it has no plural: "2 taro"."""
        return self.charts[key].name.lower()

    def commodities(self, numbers: Mapping[str, int]) -> str:
        """Some commodities: "1 uru, 2 taro", "" for none."""
        return ", ".join(
            f"{numbers[key]} {self.commodity(key)}" for key in COMMODITIES if numbers[key]
        )

    def assistant(self, key: str) -> str:
        return self._assistants.get(key, key)

    def location(self, key: str) -> str:
        return self._locations[key]

    def mission(self, key: str) -> str:
        """What a mission asks: "pay 4 pearls"."""
        return instruction(self.missions[key].text.partition(":")[0])

    def card(self, key: str) -> str:
        """A forest card with its article, and with its treasure if it has one."""
        card = self.cards[key]
        if card.kind == "mask":
            treasure = f" with {self.treasure(key)}" if card.treasure else ""
            return f"{self.the_mask(card.shows)}{treasure}"
        if card.kind == "mirror":
            return f"a {MIRROR_NAME}"
        if card.kind == "commodity":
            return a(self.commodity(card.shows))
        return a(self.assistant(card.shows))

    def treasure(self, key: str) -> str:
        """A mask's treasure, "" for none."""
        card = self.cards[key]
        if not card.treasure:
            return ""
        return count(
            card.amount, {"pearls": "pearl", "tattoos": "tattoo"}.get(card.treasure, "mana")
        )

    def sale(self, commodity: str, space: int) -> str:
        """What a sale brings: "for 5 mana", "to recruit 1 priest"; spaces are counted from 1."""
        text = instruction(self.charts[commodity].texts[space - 1])
        if text.startswith("gain "):
            return f"for {text.removeprefix('gain ')}"
        return f"to {text}"

    def rank_at(self, space: int) -> str:
        """The rank of a space of the tattoo track."""
        ranks = [rank for rank in self.catalogue.board.ranks if rank.space <= space]
        return ranks[-1].name


class Setting:
    """What a move or a question is about: a seat's view, and the names in it."""

    def __init__(self, names: Names, view: Mapping[str, Any]) -> None:
        self.names = names
        self.view = view
        self.public: dict[str, Any] = view["public"]
        self.mine: dict[str, Any] = view["mine"]
        self.seat: int = view["seat"]
        self.frame: dict[str, Any] = self.public["stack"][-1]
        self.question: str = self.frame["step"]

    def in_front(self, word: str) -> int:
        """What the seat's permanent rituals add up to."""
        rituals = self.public["in_front"][self.seat]
        return sum(self.names.rituals[ritual].in_front.get(word, 0) for ritual in rituals)

    def draws(self) -> int:
        """How many rituals the seat's rank draws."""
        tattoos = self.public["tattoos"][self.seat]
        ranks = [rank for rank in self.names.catalogue.board.ranks if rank.space <= tattoos]
        return ranks[-1].draws

    def mission_at(self, space: str) -> str:
        """The mission on a space that is named like "2.5"."""
        statue, place = space.split(".")
        size = sum(self.names.catalogue.board.statue_rows)
        mission: str = self.public["spaces"][(int(statue) - 1) * size + int(place) - 1]
        return mission
