"""The shape of a network that knows cards by what they do.

Its weights are few. For one set of cards they are made into plain matrices: training does this at
every step, a bot once. Both do it here, with their own kind of arrays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import starmap
from typing import Any, Final

from raiatea.encoding.actions import MOST_SEATS
from raiatea.encoding.cards import CARD_FEATURES
from raiatea.encoding.rows import ACTION_ROWS, KINDS, SEAT_ROWS, TABLE_ROWS, RowNames

WIDTH: Final = 512
SEAT_WIDTH: Final = 128
CARD_WIDTH: Final = 48
CARD_HIDDEN: Final = 96
DEPTH: Final = 2
BELIEF: Final = "belief"

PARTS: Final[dict[str, tuple[RowNames, int]]] = {
    "table": (TABLE_ROWS, WIDTH),
    "seat": (SEAT_ROWS, SEAT_WIDTH),
    "actions": (ACTION_ROWS, WIDTH + 1),  # the last is the bias
}
"""The matrices that have a row for each number or action, and how long the rows are."""
POOLS: Final = ("self", "sum", "most")
"""How seats are seen: oneself, the sum of the others, and the most of any other."""


def sizes() -> dict[str, tuple[int, ...]]:
    """The shape of each array of weights, by its name."""
    found: dict[str, tuple[int, ...]] = {}
    for kind in KINDS:
        features = len(CARD_FEATURES[kind])
        found[f"{kind} hidden"] = (features, CARD_HIDDEN)
        found[f"{kind} hidden bias"] = (CARD_HIDDEN,)
        found[f"{kind} card"] = (CARD_HIDDEN, CARD_WIDTH)
    for part, (rows, width) in PARTS.items():
        found[f"{part} alone"] = (len(rows.alone), width)
        for kind in KINDS:
            if count := len(rows.about[kind]):
                found[f"{part} {kind}"] = (count, CARD_WIDTH, width)
    found["table bias"] = (WIDTH,)
    found["seat places"] = (MOST_SEATS, SEAT_WIDTH)
    for pool in POOLS:
        found[f"pool {pool}"] = (SEAT_WIDTH, WIDTH)
    for layer in range(DEPTH):
        found[f"layer {layer}"] = (WIDTH, WIDTH)
        found[f"layer {layer} bias"] = (WIDTH,)
    found[f"{BELIEF} seat"] = (SEAT_WIDTH, CARD_WIDTH)
    found[f"{BELIEF} table"] = (WIDTH, CARD_WIDTH)
    found[f"{BELIEF} bias"] = (1, CARD_WIDTH)
    return found


@dataclass(frozen=True, slots=True)
class Matrices:
    """A network for one set of cards."""

    table: Any
    table_bias: Any
    seat: Any
    seat_places: Any
    pool: Any
    layers: tuple[tuple[Any, Any], ...]
    actions: Any
    belief: Belief | None


@dataclass(frozen=True, slots=True)
class Belief:
    """Of a seat and of all that is seen, how likely that seat holds each ritual, as logits."""

    seat: Any
    table: Any
    bias: Any


def matrices(
    weights: Mapping[str, Any],
    cards: Mapping[str, Any],
    indexes: Mapping[str, Any],
    relu: Callable[[Any], Any],
    concatenate: Callable[[Sequence[Any]], Any],
) -> Matrices:
    """What weights come to for cards with these descriptions."""
    known = {kind: described(weights, cards, kind, relu) for kind in KINDS}

    def rows(part: str, width: int) -> Any:
        made = [
            (known[kind] @ weights[f"{part} {kind}"]).reshape(-1, width)
            for kind in KINDS
            if f"{part} {kind}" in weights
        ]
        return concatenate([weights[f"{part} alone"], *made])[indexes[part]]

    table, seat, actions = starmap(rows, ((part, width) for part, (_, width) in PARTS.items()))
    return Matrices(
        table,
        weights["table bias"],
        seat,
        weights["seat places"],
        concatenate([weights[f"pool {pool}"] for pool in POOLS]),
        tuple((weights[f"layer {i}"], weights[f"layer {i} bias"]) for i in range(DEPTH)),
        actions,
        belief(weights, known["ritual"]) if f"{BELIEF} seat" in weights else None,
    )


def described(
    weights: Mapping[str, Any], cards: Mapping[str, Any], kind: str, relu: Callable[[Any], Any]
) -> Any:
    """What is known of all cards of a kind."""
    hidden = relu(cards[kind] @ weights[f"{kind} hidden"] + weights[f"{kind} hidden bias"])
    return hidden @ weights[f"{kind} card"]


def belief(weights: Mapping[str, Any], rituals: Any) -> Belief:
    """What weights come to for these rituals."""
    return Belief(*[weights[f"{BELIEF} {part}"] @ rituals.T for part in ("seat", "table", "bias")])
