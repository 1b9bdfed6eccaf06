"""What it is worth to have a mission's token: its points, and what my pairs of masks add."""

from __future__ import annotations

from raiatea.bots.table import Table
from raiatea.catalogue import Mission

AUCTION_TYPE = "mana"


def token_type(mission: Mission) -> str:
    """The type by which masks count a token (R7.4)."""
    return AUCTION_TYPE if mission.kind == "auction" else mission.kind


def token(t: Table, mission: Mission) -> float:
    kind = token_type(mission)
    masks = t.cards.masks
    counted = [
        pair for pair in t.pairs if masks[pair].scores == "mission" and masks[pair].counts == kind
    ]
    return mission.value + len(counted)
