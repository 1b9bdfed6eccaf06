"""The table as one seat sees it: its view and the cards of the catalogue, in handy form."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from raiatea import catalogue as catalogues
from raiatea.bots.bot import Thinker, View
from raiatea.catalogue import ASSISTANTS, MIRROR, PILES, Catalogue, Mission
from raiatea.engine import Move, moves


def named(move: Move) -> str:
    """What stands behind the verb of a move."""
    return move.text[len(moves.VERBS[move.verb]) + 1 :]


class Cards:
    """The catalogue by id."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.board = catalogue.board
        self.rituals = {ritual.id: ritual for ritual in catalogue.rituals}
        self.missions = {mission.id: mission for mission in catalogue.missions}
        self.masks = {mask.id: mask for mask in catalogue.masks}
        self.forest = {card.id: card for card in catalogue.forest}
        self.charts = {chart.commodity: chart for chart in catalogue.board.charts}
        self.statue_size = sum(catalogue.board.statue_rows)
        self.cheaper = {pile: cheaper(catalogue, pile) for pile in PILES}


def cheaper(catalogue: Catalogue, pile: str) -> list[float]:
    """What a card of the pile takes from the bag before a ritual of each cost, on average."""
    costs = [r.cost for r in catalogue.rituals if r.pile == pile for _ in range(r.copies)]
    dearest = max((r.cost for r in catalogue.rituals), default=0)
    return [sum(c for c in costs if c < cost) / max(1, len(costs)) for cost in range(dearest + 1)]


class CardKnower(Thinker):
    """A bot that knows the cards of its game; without a catalogue, the packaged ones."""

    def __init__(self, catalogue: Catalogue | None = None) -> None:
        self.cards = Cards(catalogue or catalogues.default())


class Table:
    """What a seat may know; "my" and "own" always mean that seat."""

    def __init__(self, view: View, cards: Cards) -> None:
        self.cards = cards
        self.public: dict[str, Any] = view["public"]
        self.mine: dict[str, Any] = view["mine"]
        self.tracked: dict[str, Any] = view["tracked"]
        self.seat: int = view["seat"]
        self.players = len(view["players"])
        self.others = [seat for seat in range(self.players) if seat != self.seat]
        self.frame: list[Any] = self.public["stack"][-1]
        rounds: list[str] = view["rounds"]
        place = min(max(0, self.public["round"]), len(rounds) - 1)  # from set-up to last mirrors
        self.round = rounds[place]
        self.in_ceremony = self.round.startswith("C")
        self.last_round = place == len(rounds) - 1
        left = rounds[place + 1 :]
        self.action_rounds_to_come = sum(1 for name in left if name.startswith("A"))
        self.ceremonies_to_come = sum(1 for name in left if name.startswith("C"))
        self.pearls: int = self.mine["pearls"]
        self.mana: int = self.mine["mana"]
        self.priests: int = self.public["priests"][self.seat]
        self.tattoos: int = self.public["tattoos"][self.seat]
        self.hand: list[str] = self.mine["rituals"]
        self.commodities: dict[str, int] = self.mine["commodities"]
        self.ready: dict[str, int] = self.public["ready"][self.seat]
        # Mirrors are among my masks, but not what is joined to one.
        self.masks: list[str] = self.public["masks"][self.seat]

    @cached_property
    def assistants(self) -> dict[str, int]:
        """How many I own of each type, used or not."""
        return self.assistants_of(self.seat)

    def assistants_of(self, seat: int) -> dict[str, int]:
        ready, used = self.public["ready"][seat], self.public["used"][seat]
        return {one: ready[one] + used[one] for one in ASSISTANTS}

    @cached_property
    def single_masks(self) -> list[str]:
        return [mask for mask in self.masks if mask != MIRROR and self.masks.count(mask) == 1]

    @cached_property
    def pairs(self) -> list[str]:
        """The pictures of my complete pairs."""
        masks = self.masks
        doubles = [mask for mask in set(masks) if mask != MIRROR and masks.count(mask) == 2]
        return [*self.public["joined"][self.seat], *sorted(doubles)]

    @cached_property
    def _in_front(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for ritual in self.public["in_front"][self.seat]:
            for word, number in self.cards.rituals[ritual].in_front.items():
                found[word] = found.get(word, 0) + number
        return found

    def in_front(self, word: str) -> int:
        """What my permanent rituals add up to."""
        return self._in_front.get(word, 0)

    def rank(self, seat: int) -> int:
        """0 for the lowest rank."""
        return self.rank_at(self.public["tattoos"][seat])

    def rank_at(self, tattoos: int) -> int:
        return sum(1 for rank in self.cards.board.ranks if rank.space <= tattoos) - 1

    @cached_property
    def _visits(self) -> dict[str, float]:
        tiles: dict[str, int | None] = self.public["tiles"]
        later = self.players / len(tiles) * self.action_rounds_to_come
        taken = sum(1 for seat in tiles.values() if seat is not None)
        now = 0.0 if self.in_ceremony else (self.players - taken) / max(1, len(tiles) - taken)
        return {name: later + (now if seat is None else 0.0) for name, seat in tiles.items()}

    def visits_to_come(self, location: str) -> float:
        """How often a location will still be visited, about."""
        return self._visits[location]

    def mission_at(self, place: str) -> Mission:
        """The mission of a space such as 2.7: statue 2, space 7."""
        statue, space = place.split(".")
        return self.mission_on((int(statue) - 1) * self.cards.statue_size + int(space) - 1)

    def mission_on(self, space: int) -> Mission:
        return self.cards.missions[self.public["spaces"][space]]

    @cached_property
    def open_missions(self) -> list[Mission]:
        """The missions that anyone could fulfil now, auctions left out."""
        spaces = self.public["spaces"][: self.public["statues"] * self.cards.statue_size]
        found = [self.cards.missions[one] for one in spaces if one not in (None, "?")]
        return [mission for mission in found if mission.kind != "auction"]

    def visible_points(self, seat: int) -> int:
        """A seat's rank, rituals and missions, as anyone who counts knows them."""
        cards = self.cards
        rituals = self.public["in_front"][seat]
        return (
            cards.board.ranks[self.rank(seat)].vp
            + sum(cards.rituals[ritual].in_front.get("vp", 0) for ritual in rituals)
            + sum(cards.missions[token].value for token in self.tracked["missions"][seat])
        )
