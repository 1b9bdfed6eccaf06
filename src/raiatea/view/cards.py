"""The cards of a catalogue by id."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from raiatea.catalogue import Catalogue, Chart, ForestCard, Location, Mask, Mission, Ritual

STATUES = 3


class Stage(NamedTuple):
    """When in a game it is; see `View` for what each number says."""

    round: str
    in_ceremony: bool
    last_round: bool
    rounds_left: int
    action_rounds_left: int
    ceremonies_left: int


def stages(rounds: Sequence[str]) -> dict[int, Stage]:
    """Each moment of a track of rounds, by its place, from set-up (-1) to the end.

    Set-up is part of the first round, the end of the game part of the last.
    """
    found = {}
    for number in range(-1, len(rounds) + 1):
        place = min(max(0, number), len(rounds) - 1)
        left = rounds[place + 1 :]
        ceremonies = sum(1 for name in left if name.startswith("C"))
        found[number] = Stage(
            rounds[number] if number == place else "",
            rounds[place].startswith("C"),
            not left,
            len(left),
            len(left) - ceremonies,
            ceremonies,
        )
    return found


class Cards:
    """Where to look up what a card, a token or the board says.

    >>> from raiatea import Game, View
    >>> cards = View.of(Game.new(3, seed=1), 0).cards
    >>> cards.rituals["moana"].pile
    'forbidden'
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.board = catalogue.board
        self.rituals: dict[str, Ritual] = {one.id: one for one in catalogue.rituals}
        self.missions: dict[str, Mission] = {one.id: one for one in catalogue.missions}
        self.masks: dict[str, Mask] = {one.id: one for one in catalogue.masks}
        self.forest: dict[str, ForestCard] = {one.id: one for one in catalogue.forest}
        self.charts: dict[str, Chart] = {one.commodity: one for one in catalogue.board.charts}
        self.locations: dict[str, Location] = {one.id: one for one in catalogue.board.locations}
        self.rolled_at: dict[str, str] = {one.die: one.id for one in catalogue.board.locations}
        """Where the die is rolled for which assistant."""
        size = self.statue_size = sum(catalogue.board.statue_rows)
        """How many spaces a statue has."""
        self.spaces: list[str] = [f"{i // size + 1}.{i % size + 1}" for i in range(STATUES * size)]
        """The names of all spaces: 2.5 is the fifth of the second statue."""
        self.stages = {
            players: stages(rounds) for players, rounds in catalogue.board.rounds.items()
        }
        ranks = catalogue.board.ranks
        self._rank_numbers = [
            sum(1 for rank in ranks if rank.space <= tattoos) - 1
            for tattoos in range(ranks[-1].space + 1)
        ]

    def rank_number(self, tattoos: int) -> int:
        """The rank of so many tattoos: its place in `board.ranks`, 0 for the lowest."""
        return self._rank_numbers[min(tattoos, len(self._rank_numbers) - 1)]


_made: dict[int, Cards] = {}


def cards_of(catalogue: Catalogue) -> Cards:
    """The cards of a catalogue, sorted once; they keep it, so that nothing else gets its number."""
    found = _made.get(id(catalogue))
    if found is None:
        found = _made[id(catalogue)] = Cards(catalogue)
    return found
