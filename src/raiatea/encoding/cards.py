"""What cards do, in numbers: cost, pile, colour, effects and amounts, as the catalogue says them.

A network that reads these plays with cards that it has never seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from raiatea.catalogue import (
    ASSISTANTS,
    COMMODITIES,
    MASK_COLOURS,
    MIRROR,
    PILES,
    RITUAL_COLOURS,
    TOKEN_TYPES,
    Catalogue,
    ForestCard,
    Mask,
    Mission,
    Ritual,
)
from raiatea.catalogue.cards import IN_FRONT, MASK_SCORES, PATTERNS, TREASURES
from raiatea.engine.effect_words import WORDS

Said = Iterator[tuple[str, float]]
"""What is said of a card: the name of each number and what it is; what is not said is 0."""

COUNTS: Final = {"mission": TOKEN_TYPES, "assistant": ASSISTANTS, "variety": MASK_COLOURS}
EVERYONE: Final = "everyone"
VALUES: Final = (1, 2, 3)


def of_ritual(ritual: Ritual) -> Said:
    yield "one", 1
    yield "cost", ritual.cost / 10
    yield "copies", ritual.copies / 3
    yield ritual.pile, 1
    yield ritual.colour, 1
    for effect in ritual.effects:
        yield effect.do, 1
        for field, number in effect.numbers.items():
            yield field if field == EVERYONE else f"{effect.do} {field}", number / 3
    for word, number in ritual.in_front.items():
        yield f"in front {word}", 1
        yield f"in front {word} amount", number / 3


def of_mission(mission: Mission) -> Said:
    yield "one", 1
    yield f"value {mission.value}", 1
    yield "copies", mission.copies / 3
    yield mission.kind, 1
    yield f"{mission.kind} amount", mission.amount / 5
    if mission.pattern:
        yield f"{mission.kind} {mission.pattern}", 1
        yield f"{mission.kind} {mission.pattern} amount", mission.amount / 5
    for commodity in mission.commodities:
        yield commodity, 1


def of_mask(mask: Mask) -> Said:
    yield "one", 1
    yield mask.colour, 1
    yield f"{mask.scores} {mask.counts}", 1
    yield mask.scores, 1
    yield "starting", mask.starting / 2


def of_mirror() -> Said:
    yield "one", 1
    yield MIRROR, 1


def of_forest_card(card: ForestCard, masks: dict[str, Mask]) -> Said:
    yield "one", 1
    yield "copies", card.copies / 4
    yield card.kind, 1
    if card.kind == "mask":
        yield from ((f"mask {name}", number) for name, number in of_mask(masks[card.shows]))
    elif card.kind != MIRROR:
        yield card.shows, 1
    if card.treasure:
        yield card.treasure, card.amount / 3


def effect_features() -> Iterator[str]:
    for word, effect in sorted(WORDS.items()):
        yield word
        yield from (f"{word} {field.name}" for field in effect.FIELDS)


def pattern_features() -> Iterator[str]:
    for kind, patterns in PATTERNS.items():
        yield kind
        yield f"{kind} amount"
        for pattern in patterns:
            yield f"{kind} {pattern}"
            yield f"{kind} {pattern} amount"


MASK_FEATURES: Final = (
    "one",
    *MASK_COLOURS,
    *MASK_SCORES,
    *(f"{scores} {counts}" for scores in MASK_SCORES for counts in COUNTS[scores]),
    "starting",
    MIRROR,
)
CARD_FEATURES: Final[dict[str, tuple[str, ...]]] = {
    "ritual": (
        "one",
        "cost",
        "copies",
        *PILES,
        *RITUAL_COLOURS,
        EVERYONE,
        *effect_features(),
        *(f"in front {word}{of}" for word in IN_FRONT for of in ("", " amount")),
    ),
    "mission": (
        "one",
        *(f"value {value}" for value in VALUES),
        "copies",
        *pattern_features(),
        *COMMODITIES,
    ),
    "mask": MASK_FEATURES,
    "forest card": (
        "one",
        "copies",
        "mask",
        MIRROR,
        "commodity",
        "assistant",
        *(f"mask {name}" for name in MASK_FEATURES[:-1]),
        *COMMODITIES,
        *ASSISTANTS,
        *TREASURES,
    ),
}
"""By kind of card what can be said of one, in the order of the numbers."""


def described_cards(catalogue: Catalogue) -> dict[str, list[list[float]]]:
    """By kind a row for each card of the catalogue, as `CARD_FEATURES` names its numbers.

    >>> from raiatea import catalogue
    >>> [first, *_] = described_cards(catalogue.default())["ritual"]
    >>> [name for name, number in zip(CARD_FEATURES["ritual"], first) if number]
    ['one', 'cost', 'copies', 'normal', 'black', 'pearls', 'pearls amount']
    """
    masks = {mask.id: mask for mask in catalogue.masks}
    said: dict[str, list[Said]] = {
        "ritual": [of_ritual(ritual) for ritual in catalogue.rituals],
        "mission": [of_mission(mission) for mission in catalogue.missions],
        "mask": [*(of_mask(mask) for mask in catalogue.masks), of_mirror()],
        "forest card": [of_forest_card(card, masks) for card in catalogue.forest],
    }
    return {kind: [row(kind, one) for one in cards] for kind, cards in said.items()}


def row(kind: str, said: Said) -> list[float]:
    names = CARD_FEATURES[kind]
    found: list[float] = [0] * len(names)
    for name, number in said:
        found[names.index(name)] += number
    return found
