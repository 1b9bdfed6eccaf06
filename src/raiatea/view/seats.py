"""The players at the table, as one of them sees them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from raiatea.catalogue import ASSISTANTS, COMMODITIES, MIRROR, PILES, Rank
from raiatea.engine.steps.market import price_with
from raiatea.errors import ViewError
from raiatea.view.cards import Cards
from raiatea.view.properties import once, told, told_of_seat


def tracked(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """What could be counted. Raises `ViewError` where the view leaves it out."""
    found: Mapping[str, Any] | None = data["tracked"]
    if found is None:
        raise ViewError("this view leaves out what could be counted")
    return found


class Held(NamedTuple):
    """How many rituals of a pile somebody holds, as far as one can count them.

    `fresh` are at most so many of them that were kept since the pile was last shuffled.
    """

    least: int
    most: int
    fresh: int


class Seat:
    """A player: what lies openly before them, and what anyone who watched can count.

    >>> from raiatea import Game, View
    >>> other = View.of(Game.new(["Ana", "Ben", "Cleo"], seed=1), 0).seats[2]
    >>> other.name, other.pearls, other.rank.id
    ('Cleo', 4, 'raatira')
    """

    pearls: int
    mana: int
    commodities: Mapping[str, int]
    """Commodities by type, as far as one can be sure of them."""
    unknown_commodities: int
    """How many more there are, taken unseen."""
    missions: list[str]
    """Tokens of fulfilled missions."""

    def __init__(self, data: Mapping[str, Any], cards: Cards, number: int) -> None:
        public = data["public"]
        # Not the view itself: what refers to itself in a circle is not forgotten at once.
        self.data = data
        self._cards = cards
        self.number = number
        """The seat's own number, from 0."""
        self.tattoos: int = public["tattoos"][number]
        """Place on the tattoo track."""
        self.priests: int = public["priests"][number]
        self.ready: Mapping[str, int] = public["ready"][number]
        """Assistants that can be used, by type."""
        self.masks: list[str] = public["masks"][number]
        """Masks, mirrors among them, but not what is joined to a mirror."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.number}: {self.name}>"

    name = told_of_seat[str]("players")

    @once
    def rank_number(self) -> int:
        """The rank as a number: 0 is the lowest."""
        return self._cards.rank_number(self.tattoos)

    @once
    def rank(self) -> Rank:
        """The rank, with its points, draws and clips."""
        return self._cards.board.ranks[self.rank_number]

    used = told_of_seat[Mapping[str, int]]("public", "used")
    """Assistants already used, by type."""

    @once
    def assistants(self) -> Mapping[str, int]:
        """All assistants, used or not, by type."""
        ready, used = self.ready, self.used
        return {one: ready[one] + used[one] for one in ASSISTANTS}

    joined = told_of_seat[list[str]]("public", "joined")
    """Masks that are joined to a mirror: complete pairs."""

    @once
    def single_masks(self) -> list[str]:
        """Masks that lack their counterpart."""
        masks = self.masks
        return [mask for mask in masks if mask != MIRROR and masks.count(mask) == 1]

    @once
    def pairs(self) -> list[str]:
        """The pictures of the complete pairs."""
        masks = self.masks
        doubles = [mask for mask in set(masks) if mask != MIRROR and masks.count(mask) == 2]
        return [*self.joined, *sorted(doubles)]

    in_front = told_of_seat[list[str]]("public", "in_front")
    """Permanent rituals."""

    @property
    def hire_price(self) -> int:
        """What an assistant costs at the Market, in pearls (R5.17)."""
        return price_with(self.lasting("hire_discount"))

    def lasting(self, word: str) -> int:
        """What the permanent rituals add up to: `lasting("hire_discount")`, `lasting("vp")`."""
        return self._lasting.get(word, 0)

    @once
    def _lasting(self) -> dict[str, int]:
        found: dict[str, int] = {}
        rituals = self._cards.rituals
        for ritual in self.in_front:
            for word, number in rituals[ritual].in_front.items():
                found[word] = found.get(word, 0) + number
        return found

    @once
    def commodities_in_all(self) -> int:
        """How many there are of all types, known or not."""
        return sum(self.commodities.values()) + self.unknown_commodities

    @once
    def held(self) -> Mapping[str, Held]:
        """How many rituals are in hand, or in the bag as long as that is secret, by pile."""
        bounds = tracked(self.data)["rituals"][self.number]
        return {
            pile: Held(bounds[pile]["least"], bounds[pile]["most"], bounds[pile]["fresh"])
            for pile in PILES
        }

    just_drawn = told_of_seat[Mapping[str, int]]("drawn")
    """How many rituals are drawn and not yet kept or discarded, by pile."""

    face_down = told_of_seat[Mapping[str, int]]("face_down")
    """How many rituals were discarded face down, by pile."""

    @once
    def visible_points(self) -> int:
        """Points for rank, rituals and missions, as anyone who counts knows them."""
        worth = self._cards.missions
        return self.rank.vp + self.lasting("vp") + sum(worth[one].value for one in self.missions)


class Other(Seat):
    """Another player. What can be counted of them is looked up when it is asked for.

    Raises `ViewError` where the view leaves that out (see `View.counted`).
    """

    def __getattr__(self, name: str) -> Any:
        if name not in COUNTED:
            raise AttributeError(f"a seat has no {name!r}")
        found = COUNTED[name](tracked(self.data), self.number)
        setattr(self, name, found)
        return found


COUNTED: Final[dict[str, Callable[[Mapping[str, Any], int], Any]]] = {
    "pearls": lambda counted, seat: counted["pearls"][seat],
    "mana": lambda counted, seat: counted["mana"][seat],
    "missions": lambda counted, seat: counted["missions"][seat],
    "unknown_commodities": lambda counted, seat: counted["commodities"][seat]["unknown"],
    "commodities": lambda counted, seat: {
        one: counted["commodities"][seat][one] for one in COMMODITIES
    },
}


class Me(Seat):
    """The player whose view it is, with what only this one knows.

    >>> from raiatea import Game, View
    >>> me = View.of(Game.new(3, seed=1), 0).me
    >>> me.pearls, me.hand, len(me.drawn)
    (4, [], 5)
    """

    def __init__(self, data: Mapping[str, Any], cards: Cards, number: int) -> None:
        super().__init__(data, cards, number)
        mine = data["mine"]
        self.pearls = mine["pearls"]
        self.mana = mine["mana"]
        self.commodities = mine["commodities"]
        self.unknown_commodities = 0
        self.missions = mine["missions"]
        self.hand: list[str] = mine["rituals"]
        """Rituals in hand."""

    drawn = told[list[str]]("mine", "drawn")
    """Rituals just drawn, from which to keep."""

    chosen = told[list[str]]("mine", "chosen")
    """Those of them already chosen, until all have answered."""

    prepared = told[list[str]]("mine", "prepared")
    """Rituals put into the bag, until the row is laid."""

    sealed = told[int | None]("mine", "sealed")
    """The answer to a question that all answer at once, as a number; None if there is none."""

    discarded = told[Mapping[str, list[str]]]("mine", "discarded")
    """Rituals that one discarded face down oneself, by pile."""

    decision = told[int]("mine", "decision")
    """How many moves the seat has played."""


class Nobody(Me):
    """What a spectator is."""

    def __init__(self) -> None:
        """There is nothing to say."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        raise ViewError("a spectator has no seat at the table")
