"""What the scenarios of cards and board share: holding a ceremony, ending the game, looking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from raiatea import catalogue
from raiatea.catalogue import RANKS
from tests.toolkit import CardScene as Scene

CARDS = catalogue.default()
END_OF_PRIEST_TRACK = CARDS.board.priest_track


class NewScene(Protocol):
    """The fixture `scene`: makes scenes that are played straight, or saved and loaded each time."""

    def __call__(self, players: int = 4, variants: tuple[str, ...] = ()) -> Scene: ...


def first_space(rank: str) -> int:
    """The space of the tattoo track where a rank begins."""
    return CARDS.board.ranks[RANKS.index(rank)].space


def last_space(rank: str) -> int:
    """The last space of the tattoo track on which a rank is held."""
    above = RANKS[RANKS.index(rank) + 1 :]
    return first_space(above[0]) - 1 if above else first_space(rank)


def cost(*rituals: str) -> int:
    """The mana that rituals cost together."""
    costs = {ritual.id: ritual.cost for ritual in CARDS.rituals}
    return sum(costs[ritual] for ritual in rituals)


def bonus(sale: str, good: str) -> int:
    """The pearls or mana that a space of a price chart, such as "uru 3", brings."""
    commodity, space = sale.split()
    chart = next(chart for chart in CARDS.board.charts if chart.commodity == commodity)
    effects = chart.spaces[int(space) - 1]
    return sum(effect.numbers["amount"] for effect in effects if effect.do == good)


def side_by_side(table: Scene, statue: int, *missions: str, top: str | None = None) -> list[str]:
    """A statue holds these missions in one row, and perhaps one in the top row, and no others.

    Returns the spaces of the row, such as "1.3".
    """
    rows = CARDS.board.statue_rows
    row = next(i for i in range(1, len(rows)) if rows[i] >= len(missions))
    before = sum(rows[:row])
    table.statue(statue, top, *[None] * (before - 1), *missions)
    return [f"{statue}.{before + 1 + i}" for i in range(len(missions))]


def bless(table: Scene, rituals: Mapping[int, Sequence[str]], bag: int = 20) -> None:
    """Hold the first ceremony, the bag holding so much mana, until the row asks something.

    Those seats put in those rituals from hand, in which they come besides what it holds. Nobody
    recruits, buys, offers or takes a gift; without a question the game goes on to step 6.
    """
    for seat, names in rituals.items():
        table.hand(seat, *table.names_of_hand(seat), *names)
    table.bag(bag)
    table.to_round("C1")
    table.until("Prepare")
    for seat, names in rituals.items():
        table.play(seat, *[f"prepare {name}" for name in names], "done")
    table.until("ChooseGift")
    while table.question == "ChooseGift":
        table.idle()


def finish_row(table: Scene) -> None:
    """Everyone answers what the row still asks, as shortly as they can."""
    while table.public["row"] or table.public["performing"]:
        table.idle()


def shaman(table: Scene, ritual: str) -> None:
    """Seat 0, with priests enough, performs a ritual by Shaman instead of choosing a location."""
    table.has(0, priests=END_OF_PRIEST_TRACK)
    table.assistants(0, "shaman")
    table.hand(0, ritual)
    table.play(0, f"shaman {ritual}")


def as_kahuna(table: Scene, mission: str) -> str:
    """Seat 0 is Kahuna of the Neighbourhood, where this is the only mission.

    It lies on the first space of its statue, in the first round in which that may be built.
    Returns the move that fulfils it.
    """
    value = int(mission[0])
    table.to_round({1: "A1", 2: "A2", 3: "A4"}[value])
    for statue in range(1, value):
        table.statue(statue)
    table.statue(value, mission)
    table.go("neighbourhood")
    return f"fulfil {value}.1"


def last_ceremony(table: Scene) -> None:
    """Go to the last ceremony; no missions are left to build."""
    table.to_round("C3")
    table.statue(1)
    table.statue(2)
    table.statue(3)


def end_game(table: Scene) -> None:
    """Idle through the last ceremony, after which the game is over."""
    last_ceremony(table)
    while table.awaiting:
        table.idle()


def final(table: Scene, seat: int, source: str) -> int:
    """A seat's points from one source, in the final score."""
    points: int = table.view()["scores"][seat][source]
    return points


def pearls(table: Scene) -> list[int]:
    found: list[int] = table.view()["tracked"]["pearls"]
    return found


def mana(table: Scene) -> list[int]:
    found: list[int] = table.view()["tracked"]["mana"]
    return found


def priests(table: Scene) -> list[int]:
    found: list[int] = table.public["priests"]
    return found


def tattoos(table: Scene) -> list[int]:
    found: list[int] = table.public["tattoos"]
    return found


def commodities(table: Scene, seat: int) -> list[str]:
    """The commodities behind a seat's screen."""
    return listed(table.mine(seat)["commodities"])


def stall(table: Scene) -> list[str]:
    """The Commodities Market."""
    return listed(table.public["markets"]["commodities"])


def ready(table: Scene, seat: int) -> list[str]:
    """The unused assistants in front of a seat."""
    return listed(table.public["ready"][seat])


def used(table: Scene, seat: int) -> list[str]:
    """The used assistants in front of a seat."""
    return listed(table.public["used"][seat])


def listed(counts: Mapping[str, int]) -> list[str]:
    return [name for name, number in counts.items() for _ in range(number)]


def discards(table: Scene, pile: str) -> Any:
    """The rituals that lie face up on a discard pile."""
    return table.public["discards"][pile]
