"""What the scenarios of cards and board share: holding a ceremony, ending the game, looking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from tests.toolkit import Scene


class NewScene(Protocol):
    """The fixture `scene`: makes scenes that are played straight, or saved and loaded each time."""

    def __call__(self, players: int = 4, variants: tuple[str, ...] = ()) -> Scene: ...


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
    table.has(0, priests=12)
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
