"""What it is worth to have a mission's token: its points, and what my pairs of masks add."""

from __future__ import annotations

from raiatea.catalogue import Mission
from raiatea.view import View

AUCTION_TYPE = "mana"


def token_type(mission: Mission) -> str:
    """The type by which masks count a token (R7.4)."""
    return AUCTION_TYPE if mission.kind == "auction" else mission.kind


def token(view: View, mission: Mission) -> float:
    kind = token_type(mission)
    pairs = [view.cards.masks[pair] for pair in view.me.pairs]
    return mission.value + sum(1 for one in pairs if (one.scores, one.counts) == ("mission", kind))
