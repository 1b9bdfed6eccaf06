"""Which numbers of an observation are about which card, and which actions: for networks.

A network has a row of weights for each number that it reads and for each action. Of what is about
a card the row is made from the card's description, the same way for all cards; all others are
learnt one by one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from raiatea.encoding.actions import ABOUT, FOREST, MASKS, MISSIONS, RITUALS, TABLE
from raiatea.encoding.cards import CARD_FEATURES
from raiatea.encoding.fields import OWN, PERMANENT, SEAT, Span
from raiatea.encoding.fields import TABLE as ON_TABLE

KINDS: Final = tuple(CARD_FEATURES)
CARDS: Final = {"ritual": RITUALS, "mission": MISSIONS, "mask": MASKS, "forest card": FOREST}
EXACT: Final = 25
AMOUNT_STEPS: Final = (EXACT, 30, 40, 60)
"""Amounts from here on up to the next are one to a network; below, each is for itself."""


@dataclass(frozen=True, slots=True)
class RowNames:
    """Names of rows, and for each place which of them it has.

    `alone` are the rows that are learnt one by one, `about` by kind of card those that are made
    for each card. They are numbered in that order: those for the cards of a kind follow each other.
    """

    alone: tuple[str, ...]
    about: dict[str, tuple[str, ...]]
    index: tuple[int, ...]

    def names(self) -> tuple[str, ...]:
        """All names, those of cards with their kind."""
        return (
            *self.alone,
            *(f"{name}: {kind}" for kind in KINDS for name in self.about[kind]),
        )


def numbered(places: Iterable[tuple[str, str, int]]) -> RowNames:
    """RowNames for places of which each has a name, a kind of card or "", and which card it is."""
    listed = list(places)
    alone = tuple(dict.fromkeys(name for name, kind, _ in listed if not kind))
    about = {
        kind: tuple(dict.fromkeys(name for name, one, _ in listed if one == kind)) for kind in KINDS
    }
    first = {"": 0}
    count = len(alone)
    for kind in KINDS:
        first[kind] = count
        count += len(about[kind]) * len(CARDS[kind])
    return RowNames(
        alone,
        about,
        tuple(
            first[kind] + about[kind].index(name) * len(CARDS[kind]) + card
            if kind
            else alone.index(name)
            for name, kind, card in listed
        ),
    )


def kind_of(places: tuple[str, ...]) -> str:
    """Of which kind of card there is one for each of these places; "" if of none."""
    if places == PERMANENT:
        return "ritual"
    for kind, cards in CARDS.items():
        if places in (cards, cards[:-1]):
            return kind
    return ""


def places_of(block: str, fields: Iterable[Span]) -> Iterator[tuple[str, str, int]]:
    for field in fields:
        kind = kind_of(field.places)
        for place in field.places:
            name = f"{block}: {field.name}"
            if kind:
                yield name, kind, CARDS[kind].index(place)
            else:
                yield f"{name}: {place}", "", 0


def action_places() -> Iterator[tuple[str, str, int]]:
    for action in TABLE:
        kind = ABOUT[action.verb]
        if kind in CARDS:
            yield action.verb, kind, action.thing
        elif kind == "amount":
            yield f"{action.verb} {step_of(action.thing)}", "", 0
        else:
            yield action.text, "", 0
    yield "value", "", 0


def step_of(amount: int) -> int:
    steps: tuple[int, ...] = (*range(EXACT), *AMOUNT_STEPS)
    return max(step for step in steps if step <= amount)


TABLE_ROWS: Final = numbered([*places_of("table", ON_TABLE), *places_of("own", OWN)])
"""Of all that is told before the seats."""
SEAT_ROWS: Final = numbered(places_of("seat", SEAT))
"""Of what is told of a seat."""
ACTION_ROWS: Final = numbered(action_places())
"""Of all actions, and at the end of the value."""
TABLE_SIZE: Final = len(TABLE_ROWS.index)
SEAT_SIZE: Final = len(SEAT_ROWS.index)
