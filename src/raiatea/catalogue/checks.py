"""Checks that the numbers of cards and tokens are those in the box."""

from __future__ import annotations

from collections.abc import Iterable

from raiatea.catalogue.model import Catalogue
from raiatea.errors import CatalogueError

RITUALS = {"normal": 48, "forbidden": 30, "Tāne": 14}
TOKENS = {1: 24, 2: 23, 3: 21}
FOREST = 72
STARTING_MASKS = 8
MASKS_OF_A_PICTURE = 2


def check_totals(catalogue: Catalogue) -> None:
    """Raise CatalogueError unless all components together are as many as in the box."""
    for group, wanted in RITUALS.items():
        _check(
            f"rituals.toml: all {group} rituals: copies",
            wanted,
            (r.copies for r in catalogue.rituals if ("Tāne" if r.tane else r.pile) == group),
        )
    for value, wanted in TOKENS.items():
        _check(
            f"missions.toml: all missions of value {value}: copies",
            wanted,
            (mission.copies for mission in catalogue.missions if mission.value == value),
        )
    _check("forest.toml: all cards: copies", FOREST, (card.copies for card in catalogue.forest))
    _check(
        "masks.toml: all masks: starting",
        STARTING_MASKS,
        (mask.starting for mask in catalogue.masks),
    )
    for mask in catalogue.masks:
        twins = sum(card.copies for card in catalogue.forest if card.shows == mask.id)
        _check(
            f"masks.toml: {mask.id}: starting, with the forest cards that show it",
            MASKS_OF_A_PICTURE,
            (mask.starting, twins),
        )
    spaces, fewest = sum(catalogue.board.statue_rows), min(TOKENS.values())
    if spaces > fewest:
        raise CatalogueError(
            f"board.toml: statues: rows: must come to {fewest} spaces at most, one for each token"
            f" of the scarcest value, not {spaces}"
        )


def _check(where: str, wanted: int, numbers: Iterable[int]) -> None:
    found = sum(numbers)
    if found != wanted:
        raise CatalogueError(f"{where}: must come to {wanted} in all, not {found}")
