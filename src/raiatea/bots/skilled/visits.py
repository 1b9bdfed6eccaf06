"""How often a location will still be visited."""

from __future__ import annotations

from raiatea.view import View


def to_come(view: View, location: str) -> float:
    """About how often, from now on until the end of the game."""
    locations = len(view.cards.locations)
    later = view.players / locations * view.action_rounds_left
    free = view.free_locations
    if view.in_ceremony or location not in free:
        return later
    return later + (view.players - locations + len(free)) / max(1, len(free))
