"""The table as one seat sees it: its view and the cards of the catalogue, in handy form."""

from __future__ import annotations

from typing import Any

from raiatea.bots.bot import View
from raiatea.catalogue import MIRROR, Catalogue


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
        rounds: list[str] = view["rounds"]
        place = min(max(0, self.public["round"]), len(rounds) - 1)  # from set-up to last mirrors
        self.in_ceremony = rounds[place].startswith("C")
        self.last_round = place == len(rounds) - 1
        left = rounds[place + 1 :]
        self.action_rounds_to_come = sum(1 for name in left if name.startswith("A"))
        self.ceremonies_to_come = sum(1 for name in left if name.startswith("C"))
        self.frame: list[Any] = self.public["stack"][-1]

    # Own goods.

    @property
    def pearls(self) -> int:
        return int(self.mine["pearls"])

    @property
    def mana(self) -> int:
        return int(self.mine["mana"])

    @property
    def priests(self) -> int:
        return int(self.public["priests"][self.seat])

    @property
    def tattoos(self) -> int:
        return int(self.public["tattoos"][self.seat])

    @property
    def hand(self) -> list[str]:
        return list(self.mine["rituals"])

    @property
    def masks(self) -> list[str]:
        """My masks, mirrors among them, but for those that are joined to a mirror."""
        return list(self.public["masks"][self.seat])

    def commodities(self, commodity: str) -> int:
        return int(self.mine["commodities"][commodity])

    def assistants(self, assistant: str) -> int:
        """How many I own, used or not."""
        return self.ready(assistant) + int(self.public["used"][self.seat][assistant])

    def ready(self, assistant: str) -> int:
        return int(self.public["ready"][self.seat][assistant])

    def single_masks(self) -> list[str]:
        masks = self.masks
        return [mask for mask in masks if mask != MIRROR and masks.count(mask) == 1]

    def pairs(self) -> list[str]:
        """The pictures of my complete pairs."""
        masks = self.masks
        doubles = [mask for mask in set(masks) if mask != MIRROR and masks.count(mask) == 2]
        return [*self.public["joined"][self.seat], *doubles]

    def in_front(self, word: str) -> int:
        """What my permanent rituals add up to."""
        rituals = self.public["in_front"][self.seat]
        return sum(self.cards.rituals[ritual].in_front.get(word, 0) for ritual in rituals)

    # The board.

    def rank(self, seat: int) -> int:
        """0 for the lowest rank."""
        tattoos = self.public["tattoos"][seat]
        return sum(1 for rank in self.cards.board.ranks if rank.space <= tattoos) - 1

    def visits_to_come(self, location: str) -> float:
        """How often a location will still be visited, about."""
        chance = self.players / len(self.cards.board.locations)
        open_now = 0.0
        if not self.in_ceremony and self.public["tiles"][location] is None:
            taken = sum(1 for seat in self.public["tiles"].values() if seat is not None)
            tiles = len(self.cards.board.locations) - taken
            open_now = max(0, self.players - taken) / max(1, tiles)
        return open_now + chance * self.action_rounds_to_come

    def open_missions(self) -> list[str]:
        """The missions that anyone could fulfil now, auctions left out."""
        spaces = self.public["spaces"][: self.public["statues"] * self.cards.statue_size]
        missions = [space for space in spaces if space not in (None, "?")]
        return [one for one in missions if self.cards.missions[one].kind != "auction"]

    def visible_points(self, seat: int) -> int:
        """A seat's rank, rituals and missions, as anyone who counts knows them."""
        cards = self.cards
        rituals = self.public["in_front"][seat]
        return (
            cards.board.ranks[self.rank(seat)].vp
            + sum(cards.rituals[ritual].in_front.get("vp", 0) for ritual in rituals)
            + sum(cards.missions[token].value for token in self.tracked["missions"][seat])
        )
