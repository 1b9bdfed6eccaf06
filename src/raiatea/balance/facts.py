"""What happened in one game, as far as it tells something about the card set.

Players are counted by their place at the table: 0 is the starting player, 1 sits on their left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from raiatea import Game, Move, View, bots
from raiatea.arena import Contest
from raiatea.engine import Event

Data = dict[str, Any]


@dataclass(frozen=True)
class Ceremony:
    """One ceremony: mana offered, mana and rituals in the bag when the row is laid, what came of
    them, and the mana in the bag when the ceremony is over, bids included."""

    offered: int
    mana: int
    rituals: int
    performed: int
    left: int


@dataclass(frozen=True)
class GameFacts:
    """One game. What is kept for each player is in the order of their places."""

    winner: int
    points: tuple[tuple[int, ...], ...]  # by the sources of the arena
    first_choices: tuple[str, ...]
    visits: Counter[tuple[str, str]]  # by round and location
    prices: Counter[tuple[str, str]]  # the space of the marker, by round and commodity
    sold: Counter[tuple[str, int]]  # by commodity and space of the bonus
    laid: Counter[str]  # missions that were turned up
    fulfilled: Counter[str]  # missions, those won in auctions too
    seen: Counter[str]  # rituals that were drawn
    fizzled: Counter[str]  # rituals that the bag could not pay for
    kept: tuple[Counter[str], ...]
    prepared: tuple[Counter[str], ...]
    performed: tuple[Counter[str], ...]  # in the row and out of it
    ceremonies: tuple[Ceremony, ...]


class Notebook:
    """Writes down the facts of a game while it is played."""

    def __init__(self, game: Game) -> None:
        """The game is at its very beginning, when all choose their first rituals."""
        view = View.of(game, None)
        self.order = view.ceremonial_order
        self.round = ""
        self.bag = 0
        self.first_choices: dict[int, str] = {}
        self.visits: Counter[tuple[str, str]] = Counter()
        self.prices: Counter[tuple[str, str]] = Counter()
        self.price = view.market.prices
        self.sold: Counter[tuple[str, int]] = Counter()
        self.laid = Counter(one.id for one in view.missions.values())
        self.fulfilled: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()
        self.fizzled: Counter[str] = Counter()
        self.kept: list[Counter[str]] = [Counter() for _ in self.order]
        self.prepared: list[Counter[str]] = [Counter() for _ in self.order]
        self.performed: list[Counter[str]] = [Counter() for _ in self.order]
        self.preparers: dict[str, list[int]] = {}  # of general rituals too, which have no clip
        self.offered = self.mana = self.row = self.in_vain = 0
        self.ceremonies: list[Ceremony] = []
        for seat in self.order:
            self.seen.update(View.of(game, seat).me.drawn)

    def note(self, seat: int, move: Move, events: Iterable[Event]) -> None:
        """A seat has played a move, and this happened."""
        verb, _, ritual = move.text.partition(" ")
        if verb == "prepare":
            self.prepared[seat][ritual] += 1
            self.preparers.setdefault(ritual, []).append(seat)
        for event in events:
            if event.kind in NOTED:
                NOTED[event.kind](self, event.data)

    def next_round(self, data: Data) -> None:
        self.end_round()
        self.round = data["round"]
        self.prices.update({(self.round, name): space for name, space in self.price.items()})

    def end_round(self, _: Data | None = None) -> None:
        if self.round.startswith("C"):
            performed = self.row - self.in_vain
            self.ceremonies.append(Ceremony(self.offered, self.mana, self.row, performed, self.bag))
        self.offered = self.mana = self.row = self.in_vain = 0
        self.preparers = {}

    def choose_location(self, data: Data) -> None:
        self.visits[self.round, data["location"]] += 1
        self.first_choices.setdefault(data["seat"], data["location"])

    def move_price(self, data: Data) -> None:
        self.price = {**self.price, data["commodity"]: data["space"]}

    def sell(self, data: Data) -> None:
        self.sold[data["commodity"], data["space"]] += 1

    def turn_up_statue(self, data: Data) -> None:
        self.laid.update(data["missions"])

    def fulfil(self, data: Data) -> None:
        self.fulfilled[data["mission"]] += 1

    def see(self, data: Data) -> None:
        self.seen.update(data["rituals"])

    def keep(self, data: Data) -> None:
        self.kept[data["seat"]][data["ritual"]] += 1

    def offer(self, data: Data) -> None:
        self.offered += data["amount"]

    def fill_bag(self, data: Data) -> None:
        self.bag = data["mana"]

    def lay_row(self, data: Data) -> None:
        self.mana = self.bag
        self.row = len(data["rituals"])

    def perform(self, data: Data) -> None:
        ritual, seat = data["ritual"], data["seat"]
        owner = seat if seat is not None else self.preparers[ritual].pop(0)
        self.performed[owner][ritual] += 1
        self.bag = data["bag"]

    def fizzle(self, data: Data) -> None:
        self.fizzled[data["ritual"]] += 1
        self.in_vain += 1

    def silence(self, _: Data) -> None:
        self.in_vain += 1

    def facts(self, game: Game) -> GameFacts:
        """All that was written down of a game that is over."""
        order = self.order
        assert game.winner is not None
        scores = [game.scores[seat] for seat in order]
        return GameFacts(
            winner=order.index(game.winner),
            points=tuple((one.rank, one.rituals, one.missions, one.masks) for one in scores),
            first_choices=tuple(self.first_choices[seat] for seat in order),
            visits=self.visits,
            prices=self.prices,
            sold=self.sold,
            laid=self.laid,
            fulfilled=self.fulfilled,
            seen=self.seen,
            fizzled=self.fizzled,
            kept=tuple(self.kept[seat] for seat in order),
            prepared=tuple(self.prepared[seat] for seat in order),
            performed=tuple(self.performed[seat] for seat in order),
            ceremonies=tuple(self.ceremonies),
        )


NOTED: dict[str, Callable[[Notebook, Data], None]] = {
    "round": Notebook.next_round,
    "game over": Notebook.end_round,
    "chose location": Notebook.choose_location,
    "price": Notebook.move_price,
    "sold": Notebook.sell,
    "statue": Notebook.turn_up_statue,
    "fulfilled": Notebook.fulfil,
    "won auction": Notebook.fulfil,
    "saw": Notebook.see,
    "kept ritual": Notebook.keep,
    "offered": Notebook.offer,
    "bag": Notebook.fill_bag,
    "row": Notebook.lay_row,
    "performed": Notebook.perform,
    "no effect": Notebook.fizzle,
    "silenced": Notebook.silence,
}


def watch(contest: Contest, deal: int) -> GameFacts:
    """Play one game of a contest and write down its facts; each has a deal of its own."""
    number = deal * len(contest.bots)  # the first seating: with equal bots the others add nothing
    game = contest.new_game(number)
    notebook = Notebook(game)
    players = [bots.make(name, contest.cards()) for name in contest.seats(number)]
    lots = [contest.lot(number, seat) for seat in range(len(players))]
    bots.play_out(game, bots.seated(players, lots), notebook.note)
    return notebook.facts(game)
