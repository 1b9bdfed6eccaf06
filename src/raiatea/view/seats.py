"""The players at the table, as one of them sees them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from raiatea.catalogue import ASSISTANTS, COMMODITIES, MIRROR, PILES, Rank
from raiatea.view.once import once

if TYPE_CHECKING:
    from raiatea.view.view import View


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

    What can be counted raises `ViewError` where the view leaves it out (see `View.counted`).
    """

    def __init__(self, view: View, number: int) -> None:
        self.view = view
        self.number = number
        """The seat's own number, from 0."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.number}: {self.name}>"

    @property
    def name(self) -> str:
        return self.view.names[self.number]

    @once
    def tattoos(self) -> int:
        """Place on the tattoo track."""
        found: int = self.view._public["tattoos"][self.number]
        return found

    @once
    def rank_number(self) -> int:
        """The rank as a number: 0 is the lowest."""
        return self.view.cards.rank_number(self.tattoos)

    @once
    def rank(self) -> Rank:
        """The rank, with its points, draws and clips."""
        return self.view.cards.board.ranks[self.rank_number]

    @once
    def priests(self) -> int:
        found: int = self.view._public["priests"][self.number]
        return found

    @once
    def ready(self) -> Mapping[str, int]:
        """Assistants that can be used, by type."""
        found: Mapping[str, int] = self.view._public["ready"][self.number]
        return found

    @once
    def used(self) -> Mapping[str, int]:
        """Assistants already used, by type."""
        found: Mapping[str, int] = self.view._public["used"][self.number]
        return found

    @once
    def assistants(self) -> Mapping[str, int]:
        """All assistants, used or not, by type."""
        ready, used = self.ready, self.used
        return {one: ready[one] + used[one] for one in ASSISTANTS}

    @once
    def masks(self) -> list[str]:
        """Masks, mirrors among them, but not what is joined to a mirror."""
        found: list[str] = self.view._public["masks"][self.number]
        return found

    @once
    def joined(self) -> list[str]:
        """Masks that are joined to a mirror: complete pairs."""
        found: list[str] = self.view._public["joined"][self.number]
        return found

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

    @once
    def in_front(self) -> list[str]:
        """Permanent rituals."""
        found: list[str] = self.view._public["in_front"][self.number]
        return found

    def lasting(self, word: str) -> int:
        """What the permanent rituals add up to: `lasting("hire_discount")`, `lasting("vp")`."""
        return self._lasting.get(word, 0)

    @once
    def _lasting(self) -> dict[str, int]:
        found: dict[str, int] = {}
        rituals = self.view.cards.rituals
        for ritual in self.in_front:
            for word, number in rituals[ritual].in_front.items():
                found[word] = found.get(word, 0) + number
        return found

    @once
    def pearls(self) -> int:
        found: int = self.view._tracked["pearls"][self.number]
        return found

    @once
    def mana(self) -> int:
        found: int = self.view._tracked["mana"][self.number]
        return found

    @once
    def commodities(self) -> Mapping[str, int]:
        """Commodities by type, as far as one can be sure of them."""
        known = self.view._tracked["commodities"][self.number]
        return {one: known[one] for one in COMMODITIES}

    @once
    def unknown_commodities(self) -> int:
        """How many more there are, taken unseen."""
        found: int = self.view._tracked["commodities"][self.number]["unknown"]
        return found

    @once
    def missions(self) -> list[str]:
        """Tokens of fulfilled missions."""
        found: list[str] = self.view._tracked["missions"][self.number]
        return found

    @once
    def held(self) -> Mapping[str, Held]:
        """How many rituals are in hand, or in the bag as long as that is secret, by pile."""
        bounds = self.view._tracked["rituals"][self.number]
        return {
            pile: Held(bounds[pile]["least"], bounds[pile]["most"], bounds[pile]["fresh"])
            for pile in PILES
        }

    @property
    def just_drawn(self) -> Mapping[str, int]:
        """How many rituals are drawn and not yet kept or discarded, by pile."""
        found: Mapping[str, int] = self.view.data["drawn"][self.number]
        return found

    @property
    def face_down(self) -> Mapping[str, int]:
        """How many rituals were discarded face down, by pile."""
        found: Mapping[str, int] = self.view.data["face_down"][self.number]
        return found

    @once
    def visible_points(self) -> int:
        """Points for rank, rituals and missions, as anyone who counts knows them."""
        worth = self.view.cards.missions
        return self.rank.vp + self.lasting("vp") + sum(worth[one].value for one in self.missions)


class Me(Seat):
    """The player whose view it is, with what only this one knows.

    >>> from raiatea import Game, View
    >>> me = View.of(Game.new(3, seed=1), 0).me
    >>> me.pearls, me.hand, len(me.drawn)
    (4, [], 5)
    """

    @once
    def _mine(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.view.data["mine"]
        return found

    @once
    def pearls(self) -> int:
        found: int = self._mine["pearls"]
        return found

    @once
    def mana(self) -> int:
        found: int = self._mine["mana"]
        return found

    @once
    def commodities(self) -> Mapping[str, int]:
        """Commodities by type."""
        found: Mapping[str, int] = self._mine["commodities"]
        return found

    @once
    def missions(self) -> list[str]:
        """Tokens of fulfilled missions."""
        found: list[str] = self._mine["missions"]
        return found

    @once
    def hand(self) -> list[str]:
        """Rituals in hand."""
        found: list[str] = self._mine["rituals"]
        return found

    @property
    def drawn(self) -> list[str]:
        """Rituals just drawn, from which to keep."""
        found: list[str] = self._mine["drawn"]
        return found

    @property
    def chosen(self) -> list[str]:
        """Those of them already chosen, until all have answered."""
        found: list[str] = self._mine["chosen"]
        return found

    @property
    def prepared(self) -> list[str]:
        """Rituals put into the bag, until the row is laid."""
        found: list[str] = self._mine["prepared"]
        return found

    @property
    def sealed(self) -> int | None:
        """The answer to a question that all answer at once, as a number; None if there is none."""
        found: int | None = self._mine["sealed"]
        return found

    @property
    def discarded(self) -> Mapping[str, list[str]]:
        """Rituals that one discarded face down oneself, by pile."""
        found: Mapping[str, list[str]] = self._mine["discarded"]
        return found

    @property
    def decision(self) -> int:
        """How many moves the seat has played."""
        found: int = self._mine["decision"]
        return found
